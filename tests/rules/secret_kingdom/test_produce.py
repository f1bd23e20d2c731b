"""Producing honey: the effect of a card that is paid, its place, and the new card in the row."""

from __future__ import annotations

import pytest

from rules.secret_kingdom import game
from tests.rules.secret_kingdom.shop import (
    AGAIN,
    DEAR,
    DEAREST,
    DISCARD,
    GIFT,
    PLAIN,
    POLLEN,
    RICH_POLLEN,
    TWO_POLLEN,
    shop,
)
from tests.rules.secret_kingdom.table import (
    Told,
    buy,
    do,
    held,
    honey,
    match,
    offered,
    own_deck,
    table,
)


def test_s12_pay_then_effect_then_place_then_refill() -> None:
    log = Told()
    state = shop(POLLEN, "rrrb", "", honey__pile=[AGAIN, PLAIN])
    do(state, 0, f"buy {POLLEN}", "pay rose", "lock", log=log)
    assert (held(state, 0), state.phase) == ("rb", "gain"), "paid"
    assert game.encode(state)["seats"][0]["honey"] == []
    places = game.view(state, 1).places
    assert [piece.face for piece in places["market/bought"].pieces] == [POLLEN]
    assert (places["market/bought"].owner, places["market/honey"].count, places["deck/honey"].count) == (0, 3, 2)
    do(state, 0, "take snowflake", log=log)
    assert held(state, 0) == "rfb"
    assert [card.value for card in state.bought[0]] == [POLLEN]
    assert [str(card.value) for card in state.market][1] == PLAIN, "in the place of the bought card"
    assert state.pile == [game.parse(f"buy {AGAIN}")]
    kinds = [beat for beat in log.beats if beat[0] in ("bought", "gained", "placed")]
    assert kinds == [("bought", "paid"), ("gained",), ("placed", "turned_up")]
    (placed,) = log.of("placed")
    assert (placed.seat, placed.source, placed.target) == (0, "market/bought", "seat/0/honey")
    assert placed.values == {"points": 1}
    (bought,) = log.of("bought")
    assert (bought.source, bought.target, bought.piece) == ("market/honey", "market/bought", f"card/{POLLEN}")
    (paid,) = log.of("paid")
    assert (paid.count, paid.source, paid.target) == (2, "seat/0/gems/rose", "supply/rose")


def test_the_rulebooks_turn_one_gem_and_two_points() -> None:
    state = shop(RICH_POLLEN, "rrsb")
    buy(state, 0, RICH_POLLEN)
    do(state, 0, "take bellflower")
    assert held(state, 0) == "b"
    assert game.view(state, 0).facts["points"][0] == {"total": 2, "cards": 2, "gems": 0}
    assert state.turn == 1


def test_a_card_without_an_effect_brings_its_points_only_and_the_turn_passes() -> None:
    state = shop(PLAIN, "rrsf", "b", "b")
    buy(state, 0, PLAIN)
    assert [held(state, seat) for seat in range(3)] == ["f", "b", "b"]
    assert state.turn == 1


def test_gems_of_an_effect_are_picked_one_by_one_repeats_allowed() -> None:
    state = shop(TWO_POLLEN, "rsf")
    buy(state, 0, TWO_POLLEN)
    decision = state.decision(0)
    assert decision is not None
    assert (decision.values, offered(state, 0)) == (
        {"left": 2, "why": "effect", "by": 0},
        {"rose", "sunflower", "snowflake", "bellflower"},
    )
    do(state, 0, "take bellflower")
    assert state.decision(0).values["left"] == 1  # type: ignore[union-attr]
    do(state, 0, "take bellflower")
    assert held(state, 0) == "bb"


def test_s13_gems_of_an_effect_with_one_possible_colour_are_taken_without_asking() -> None:
    """A rose and one more pay for it, and only roses have room then; the one gem is a rose."""
    state = shop(POLLEN, "rrrsssfffbbb")
    log = Told()
    do(state, 0, f"buy {POLLEN}", "pay rose", "lock", log=log)
    assert held(state, 0) == "rrsssfffbbb"
    gained = [event for event in log.of("gained") if event.values["why"] == "effect"]
    assert [(event.values["colour"], event.count) for event in gained] == [("rose", 1)]


def test_s13_a_second_gem_with_one_possible_colour_is_taken_without_asking() -> None:
    state = shop(TWO_POLLEN, "rrrsssfffbbb")
    do(state, 0, f"buy {TWO_POLLEN}", "pay rose", "lock")
    assert offered(state, 0) == {"rose", "sunflower"}, "two places for roses, one for sunflowers"
    do(state, 0, "take sunflower")
    assert held(state, 0) == "rrsssfffbbb"


def test_s13_gems_that_fill_the_last_places_are_taken_without_asking() -> None:
    """With room for no more than it gains, a seat has no choice (G2)."""
    deck = own_deck(lambda cards: cards[8].update(cost=["rose", "sunflower"], count=2))
    house = game.encode(table(2, gems=["rrrsssfffbbb"], honey__market=["H9", "H5", "H6", "H7"]))
    state = game.decode({**house, "deck": deck.mark}, deck)
    log = Told()
    buy(state, 0, "H9", log=log)
    assert held(state, 0) == "rrrsssfffbbb"
    gained = [(event.values["colour"], event.count) for event in log.of("gained") if event.values["why"] == "effect"]
    assert gained == [("rose", 1), ("sunflower", 1)]


def test_s13_what_has_no_room_is_lost() -> None:
    deck = own_deck(lambda cards: cards[0].update(count=3))
    house = game.encode(table(2, gems=["rrrsssfffbbb"], honey__market=["H1", "H5", "H6", "H7"]))
    state = game.decode({**house, "deck": deck.mark}, deck)
    log = Told()
    do(state, 0, "buy H1", "pay rose", "lock", log=log)
    assert held(state, 0) == "rrrsssfffbbb"
    told = [
        (event.kind, event.count, event.values["colour"]) for event in log.events if event.values.get("why") == "effect"
    ]
    assert told == [("gained", 2, "rose"), ("no_room", 1, "any")]


def test_take_another_turn_immediately() -> None:
    log = Told()
    state = shop(AGAIN, "rrrs", honey__pile=[POLLEN, PLAIN])
    buy(state, 0, AGAIN, log=log)
    assert (state.turn, state.waiting()) == (0, (0,))
    began = log.of("turn_began")
    assert [(event.seat, event.values) for event in began] == [(0, {"round": 1, "again": 1})]
    assert state.phase == "choose", "it cannot pay for anything now and gathers"
    do(state, 0, str(state.legal(0)[0]))
    while state.phase == "gain":
        do(state, state.waiting()[0], str(state.legal(state.waiting()[0])[0]))
    assert state.turn == 1, "one more action, not more"


def test_s16_the_row_is_filled_before_the_extra_action() -> None:
    state = shop(AGAIN, "rrrrb"[1:], honey__pile=[PLAIN, POLLEN])
    buy(state, 0, AGAIN)
    assert POLLEN in [card.value for card in state.market]
    assert state.turn == 0
    assert f"buy {POLLEN}" in offered(state, 0)


def test_s15_another_turn_bought_in_an_extra_action_chains() -> None:
    cards = [honey(pair) for pair in ("rr", "ss", "ff")]
    full = "rrrsssfffbbb"
    state = table(
        2, gems=["rrssffbb", full], honey__market=[*cards, honey("bb")], honey__pile=[DEAR, DEAREST, GIFT, PLAIN]
    )
    for bought, card in enumerate(cards, 1):
        buy(state, 0, card)
        assert (state.turn, len(state.bought[0])) == (0, bought)
    do(state, 0, "gather")
    do(state, 0, str(state.legal(0)[0]))
    assert state.turn == 1


def test_each_other_player_gains_a_gem_of_its_choice_clockwise_from_the_buyer() -> None:
    state = shop(GIFT, "rrrs", "rrrsssfffbbb", "rrrsss", "", seats=4)
    log = Told()
    buy(state, 0, GIFT, log=log)
    assert (state.waiting(), offered(state, 2)) == ((2,), {"snowflake", "bellflower"})
    assert state.decision(2).values == {"left": 1, "why": "gift", "by": 0}  # type: ignore[union-attr]
    assert state.bought[0] == (), "it is placed when its effect is done"
    do(state, 2, "take bellflower")
    assert (state.waiting(), len(offered(state, 3))) == ((3,), 4)
    do(state, 3, "take rose")
    assert [held(state, seat) for seat in range(4)] == ["", "rrrsssfffbbb", "rrrsssb", "r"]
    assert [(event.seat, event.values) for event in log.of("no_room")] == [(1, {"colour": "any", "why": "gift"})]
    assert len(state.bought[0]) == 1


def test_discard_all_of_your_remaining_gems() -> None:
    log = Told()
    state = shop(DISCARD, "rrrffbb")
    buy(state, 0, DISCARD, log=log)
    assert held(state, 0) == ""
    assert [(event.values["colour"], event.count) for event in log.of("gems_discarded")] == [
        ("rose", 1),
        ("bellflower", 2),
    ]
    assert log.of("nothing_to_discard") == []
    assert game.view(state, None).facts["points"][0]["cards"] == 4


def test_s27_discarding_with_no_gem_left_is_legal() -> None:
    log = Told()
    state = shop(DISCARD, "rrff")
    buy(state, 0, DISCARD, log=log)
    assert held(state, 0) == ""
    assert [event.seat for event in log.of("nothing_to_discard")] == [0]
    assert [card.value for card in state.bought[0]] == [DISCARD]


def test_effects_are_compulsory() -> None:
    state = shop(DISCARD, "rrrffbb")
    do(state, 0, f"buy {DISCARD}")
    assert offered(state, 0) == {"lock"}
    state = shop(POLLEN, "rrb")
    buy(state, 0, POLLEN, "bellflower")
    assert all(action.verb == "take" for action in state.legal(0))


@pytest.mark.parametrize("pile", [[AGAIN, PLAIN], []])
def test_only_a_card_that_is_turned_up_counts_as_a_reveal(pile: list[str]) -> None:
    """With an empty pile a purchase can be taken back like any open choice."""
    market = [GIFT, honey("ss"), honey("fff??"), honey("bbb??")]
    state = shop(GIFT, "rrrs", "ss", "ss", honey__market=market, honey__pile=pile)
    revealed = state.revealed
    buy(state, 0, GIFT)
    do(state, 1, "take bellflower")
    assert state.revealed == revealed
    do(state, 2, "take bellflower")
    assert (state.turn, state.phase) == (1, "turn")
    assert state.revealed == revealed + bool(pile)


def test_two_clicks_buy_a_card() -> None:
    """A click on the card and one on Confirm, which takes the usual steps up to the lock."""
    begun = match(2, 1)
    seat = begun.waiting()[0]
    while begun.legal(seat)[0].verb != "buy":
        begun.apply(seat, begun.legal(seat)[0])
        seat = begun.waiting()[0]
    card = begun.legal(seat)[0]
    begun.apply(seat, card)
    assert begun.can_take_back(seat) is None
    while (step := begun.default(seat)) is not None:
        begun.apply(seat, step)
    position = begun.position()
    assert card.value in [*position["seats"][seat]["honey"], position["honey"]["buying"]]
