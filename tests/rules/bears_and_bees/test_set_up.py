"""Set-up: swarm cards shown, honey and cards taken in their order, no honey check."""

from __future__ import annotations

import pytest

from rules.bears_and_bees import game
from rules.bears_and_bees.cards import Deck, house_deck, read_deck
from rules.kernel.refusal import Refusal
from tests.rules.bears_and_bees.table import Told, do, finish


def own_deck(honey: int, cards: int) -> Deck:
    """A deck of a player's own whose swarm cards all give ``honey`` and ``cards``."""
    data = house_deck().data()
    for own in data["card"]:
        if own["type"] == "swarm":
            own.update(honey=honey, cards=cards)
    return read_deck({**data, "name": "own"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b19_honey_and_cards_are_taken_in_the_order_of_the_swarm_numbers(seats: int) -> None:
    for seed in range(10):
        log = Told()
        state = game.setup(seats, seed, log=log)
        rules = state.deck.rules
        numbers = [rules[play].number for play in state.swarm_cards]
        assert state.honey == [rules[play].honey for play in state.swarm_cards]
        assert [event.seat for event in log.of("swarm_shown")] == sorted(range(seats), key=lambda seat: numbers[seat])
        asked = []
        while state.phase == "setup":
            (seat,) = state.waiting()
            asked.append(seat)
            do(state, seat, "draw research")
        order = sorted(range(seats), key=lambda seat: numbers[seat])
        assert asked == [seat for seat in order for _ in range(rules[state.swarm_cards[seat]].cards)]
        assert state.round == 1
        assert state.waiting() == tuple(range(seats))


def test_b19_who_holds_which_swarm_is_public_from_the_start_to_the_end() -> None:
    state = game.setup(5, 3)
    held = [str(play.value) for play in state.swarm_cards]
    while not state.over:
        assert game.view(state, None).facts["swarm_cards"] == held
        seat = state.waiting()[0]
        state.advance(seat, state.legal(seat)[-1])


def test_b19_a_deck_emptied_in_set_up_ends_the_game_after_round_1() -> None:
    drained = game.arrange(game.encode(game.setup(2, 1)), {"phase": "setup", "decks.honey": ["H1"]})
    state = game.decode(drained)
    log = Told()
    do(state, state.waiting()[0], "draw honey", log=log)
    assert state.ending == "deck"
    assert [event.values["why"] for event in log.of("end_triggered")] == ["deck"]
    while state.phase == "setup":
        do(state, state.waiting()[0], str(state.legal(state.waiting()[0])[0]))
    assert state.round == 1
    assert not state.over
    finish(state)
    assert state.over
    assert state.round == 1


def test_b19_a_swarm_card_that_gives_eight_honey_is_refused() -> None:
    assert own_deck(7, 2).cards["S1"].honey == 7
    with pytest.raises(Refusal) as caught:
        own_deck(8, 2)
    assert caught.value.values["reason"] == "out_of_range"
    assert caught.value.values["field"] == "honey"


def test_there_is_no_honey_check_at_set_up() -> None:
    state = game.setup(3, 1, deck=own_deck(7, 1))
    assert state.honey == [7, 7, 7]
    while state.phase == "setup":
        do(state, state.waiting()[0], "draw honey")
    assert state.honey == [7, 7, 7]
    assert state.experience == [0, 0, 0]


def test_set_up_draws_choose_the_deck_card_by_card() -> None:
    state = game.setup(2, 20)
    (seat,) = state.waiting()
    total = state.deck.rules[state.swarm_cards[seat]].cards
    assert total == 2
    for taken, text in enumerate(("draw research", "draw honey")):
        decision = state.decision(seat)
        assert decision is not None
        assert decision.kind == "draw"
        assert decision.secret
        assert decision.actions == ("draw honey", "draw research")
        assert decision.values == {"taken": taken, "total": total, "reason": "setup"}
        do(state, seat, text)
    assert [str(play.value)[0] for play in state.hands[seat]] == ["H", "R", "S"]


def test_unused_swarm_cards_leave_the_game() -> None:
    for seats in (2, 3, 4, 5):
        state = game.setup(seats, 7)
        data = game.encode(state)
        swarms = {name for name in house_deck().cards if name[0] == "S"}
        used = {seat["swarm_card"] for seat in data["seats"]}
        assert len(used) == seats
        everywhere = str(data["decks"]) + str([seat["hand"] for seat in data["seats"]])
        assert all(f"'{name}'" not in everywhere for name in swarms - used)


def test_the_rulebooks_swarm_of_five_honey_and_two_cards_makes_a_hand_of_three() -> None:
    for seed in range(40):
        state = game.setup(2, seed)
        names = [str(play.value) for play in state.swarm_cards]
        if "S3" in names:
            seat = names.index("S3")
            assert state.honey[seat] == 5
            while state.phase == "setup":
                do(state, state.waiting()[0], "draw honey")
            assert len(state.hands[seat]) == 3
            return
    raise AssertionError("no seed deals the swarm card 3")


def test_the_same_seed_lays_the_same_table_and_another_one_another() -> None:
    first, again, other = (game.encode(game.setup(4, seed)) for seed in (5, 5, 6))
    assert first == again
    assert first["decks"] != other["decks"]


@pytest.mark.parametrize("seed", [-1, 0, 1 << 64, 1 << 200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    state = game.setup(2, seed)
    assert game.encode(game.decode(game.encode(state))) == game.encode(state)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refusal) as caught:
        game.setup(seats, 1)
    assert caught.value.key == "bad_seats"
    assert caught.value.values == {"seats": seats, "least": 2, "most": 5}


def test_there_are_no_options() -> None:
    assert game.options == {}
    with pytest.raises(Refusal) as caught:
        game.setup(2, 1, {"short": True})
    assert caught.value.key == "unknown_option"
