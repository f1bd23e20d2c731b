"""The end of the game: the last card, the last turns, points, ranks and ties."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.table import Told, buy, do, honey, offered, random_states, table, why

AGAIN = [honey(pair) for pair in ("rr", "ss", "ff", "bb")]
PLAIN = honey("rrs")
OTHER = honey("ssf")
ALL = "rrrsssfffbbb"


def pass_turn(state: State, log: Told | None = None) -> int:
    """The seat on turn gathers; returns the seat whose turn it was."""
    turn = state.turn
    if state.phase == "turn":
        do(state, turn, "gather", log=log)
    do(state, turn, str(state.legal(turn)[0]), log=log)
    while state.phase == "gain":
        seat = state.waiting()[0]
        do(state, seat, str(state.legal(seat)[0]), log=log)
    return turn


def last_card(seats: int = 3, **at: Any) -> State:
    """One card is left in the pile, and everybody can buy."""
    at.setdefault("honey__pile", [OTHER])
    at.setdefault("honey__market", [PLAIN, *AGAIN[:3]])
    return table(seats, gems=[ALL] * seats, **at)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_5n_plus_1st_refill_ends_the_game(seats: int) -> None:
    """The four cards of the row come out of the 5n + 5; the last of the others follows upon the 5n + 1st purchase."""
    for state in random_states(seats, seats):
        bought = sum(map(len, state.bought)) + len(state.buying)
        refills = bought - len(state.buying)
        assert (state.ender >= 0) == (refills >= 5 * seats + 1)
        assert len(state.pile) == max(0, 5 * seats + 1 - refills)


@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (2, 1), (3, 0), (3, 2), (5, 3)])
def test_s17_each_other_seat_has_one_more_turn_and_the_ending_seat_none(seats: int, turn: int) -> None:
    log = Told()
    state = last_card(seats, turn=turn)
    buy(state, turn, PLAIN, log=log)
    assert [event.seat for event in log.of("end_triggered")] == [turn]
    assert state.ender == turn
    order = [(turn + place) % seats for place in range(1, seats)]
    assert game.view(state, None).facts["order"] == order[1:]
    turns = []
    while not state.over:
        turns.append(pass_turn(state, log))
    assert turns == order
    began = log.of("turn_began")
    assert [event.seat for event in began] == order
    assert all(event.values["last"] == 1 for event in began)


def test_turning_up_the_last_but_one_card_ends_nothing() -> None:
    state = last_card(honey__pile=[honey("fff??"), OTHER])
    buy(state, 0, PLAIN)
    assert state.ender == -1
    assert len(state.pile) == 1
    buy(state, 1, OTHER)
    assert state.ender == 1


def test_s17_no_refill_after_the_pile_is_empty() -> None:
    state = last_card()
    buy(state, 0, PLAIN)
    assert (len(state.market), len(state.pile)) == (4, 0)
    assert str(state.market[0].value) == OTHER
    buy(state, 1, OTHER)
    assert [str(card.value) for card in state.market] == AGAIN[:3]


def test_s18_another_turn_in_a_last_turn_works_as_always() -> None:
    state = last_card()
    buy(state, 0, PLAIN)
    buy(state, 1, AGAIN[0])
    assert state.turn == 1
    buy(state, 1, AGAIN[2])
    assert state.turn == 1
    pass_turn(state)
    assert (state.turn, state.over) == (2, False)


def test_s18_an_empty_display_leaves_only_gathering() -> None:
    state = last_card(honey__market=AGAIN)
    buy(state, 0, AGAIN[0])
    for card in (OTHER, *AGAIN[1:]):
        if state.turn == 0:
            buy(state, 0, card)
    assert state.turn == 1
    for card in [str(card.value) for card in state.market]:
        buy(state, state.turn, card)
    assert state.market == []
    assert state.phase == "choose", "two cards are drawn at once (G2)"
    assert all(action.verb == "play" for action in state.legal(state.turn))
    while not state.over:
        pass_turn(state)


def test_s14_another_turn_on_the_card_that_ends_the_game() -> None:
    log = Told()
    state = last_card()
    buy(state, 0, AGAIN[0], log=log)
    assert (state.ender, state.turn) == (0, 0)
    assert why(state, 1, "gather") == "not_your_turn"
    assert f"buy {OTHER}" in offered(state, 0)
    buy(state, 0, OTHER, log=log)
    assert state.turn == 1
    turns = []
    while not state.over:
        turns.append(pass_turn(state, log))
    assert turns == [1, 2]
    values = [event.values for event in log.of("turn_began")]
    assert values == [{"round": 1, "again": 1, "last": 1}, {"round": 1, "last": 1}, {"round": 1, "last": 1}]


def test_rounds_are_counted_from_the_first_player() -> None:
    state = last_card(first=1, turn=1, honey__pile=[honey("fff??"), OTHER])
    rounds = []
    for _ in range(7):
        rounds.append((state.turn, state.round))
        pass_turn(state)
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def over(seats: int = 2, options: dict[str, Any] | None = None, **at: Any) -> State:
    """A game that is over: the seat on turn was the last before the one that ended it."""
    at.setdefault("turn", seats - 1)
    at.setdefault("ender", 0)
    gems = at.pop("gems", [])
    return table(seats, options=options, gems=gems, honey__pile=[], phase="over", **at)


@pytest.mark.parametrize(
    ("gems", "points"), [("", 0), ("rs", 0), ("rsf", 1), ("rrs", 1), ("rsfbb", 1), ("rsfbbb", 2), (ALL, 4)]
)
def test_s23_one_point_for_three_gems_of_any_colours(gems: str, points: int) -> None:
    outcome = over(gems=[gems]).outcome()
    assert outcome.totals == (points, 0)
    assert outcome.components["gems"] == (points, 0)
    assert outcome.components["cards"] == (0, 0)


def test_points_on_cards_and_for_gems_are_added_and_ranks_follow() -> None:
    state = over(3, honey=[[PLAIN], [honey("rrff"), OTHER], [honey("rrrs")]], gems=["rrr", "", "rrss"])
    outcome = state.outcome()
    assert outcome.totals == (3, 6, 4)
    assert outcome.components == {"points": (3, 6, 4), "cards": (2, 6, 3), "gems": (1, 0, 1)}
    assert list(outcome.components) == ["points", "cards", "gems"]
    assert (outcome.ranks, outcome.decided) == ((3, 1, 2), "points")


def test_g1_every_seat_is_ranked_by_the_same_keys() -> None:
    outcome = over(4, honey=[[PLAIN], [honey("rrff")], [OTHER], []]).outcome()
    assert outcome.ranks == (2, 1, 2, 4)
    assert outcome.decided == "points"


TIED = [[PLAIN, OTHER], [honey("rrff")], [AGAIN[0], honey("r?"), honey("rs?"), honey("s?")]]
"""Four points each, on two, one and four cards."""


def test_s24_a_tie_is_shared_by_default() -> None:
    outcome = over(4, honey=[*TIED, []]).outcome()
    assert (outcome.ranks, outcome.decided) == ((1, 1, 1, 4), "shared")
    assert "honey_cards" not in outcome.components


def test_s24_tie_break_by_more_honey_cards() -> None:
    outcome = over(4, {"tie_break": True}, honey=[*TIED, []]).outcome()
    assert outcome.components["honey_cards"] == (2, 1, 4, 0)
    assert (outcome.ranks, outcome.decided) == ((2, 3, 1, 4), "honey_cards")
    assert list(outcome.components) == ["points", "honey_cards", "symbols", "cards", "gems"]


def test_s24_then_by_more_symbols_grey_included_then_shared() -> None:
    grey = honey("rf?")
    rich = honey("rr??")
    state = over(3, {"tie_break": True}, honey=[[grey], [rich], [honey("bb??")]])
    outcome = state.outcome()
    assert outcome.components["symbols"] == (3, 4, 4)
    assert (outcome.ranks, outcome.decided) == ((3, 1, 1), "shared")
    outcome = over(2, {"tie_break": True}, honey=[[rich], [grey]]).outcome()
    assert (outcome.ranks, outcome.decided) == ((1, 2), "symbols")
    outcome = over(2, {"tie_break": True}, honey=[[honey("rrff")], TIED[2]]).outcome()
    assert outcome.decided == "honey_cards", "cards are counted before symbols"


def test_the_tie_break_never_beats_points() -> None:
    outcome = over(2, {"tie_break": True}, honey=[TIED[2], [honey("rrrssf")]]).outcome()
    assert (outcome.ranks, outcome.decided) == ((2, 1), "points")


def test_g3_after_the_end_the_piles_and_the_box_are_open() -> None:
    state = last_card()
    while not state.over:
        view = game.view(state, 0)
        assert view.places["deck/gathering"].pieces == view.places["box/honey"].pieces == ()
        if state.ender < 0:
            buy(state, 0, PLAIN)
        else:
            pass_turn(state)
    revealed = state.revealed
    view = game.view(state, None)
    assert view.places["box/honey"].count == len(view.places["box/honey"].pieces) == len(state.box)
    assert [piece.face for piece in view.places["deck/gathering"].pieces] == [
        str(card.value) for card in state.gathering
    ]
    assert view.waiting == ()
    assert why(state, 0, "gather") == "game_over"
    assert revealed > 0


def test_the_end_counts_as_a_reveal_so_that_nothing_is_taken_back_over_it() -> None:
    state = last_card(2)
    buy(state, 0, PLAIN)
    do(state, 1, f"buy {OTHER}")
    before = state.revealed
    do(state, 1, "lock")
    assert state.over
    assert state.revealed == before + 1


def test_the_outcome_before_the_end_is_by_the_points_so_far() -> None:
    state = last_card()
    assert state.outcome().totals == (4, 4, 4)
    buy(state, 0, PLAIN)
    assert state.outcome().totals == (5, 4, 4)


def test_random_games_end_with_everybody_having_had_its_turns() -> None:
    for seats in game.seats:
        log = Told()
        state = game.setup(seats, seats, log=log)
        turns: Counter[int] = Counter()
        pick = random.Random(seats)
        while not state.over:
            seat = state.waiting()[0]
            state.apply(seat, pick.choice(state.legal(seat)), log)
        for event in log.of("turn_began"):
            if "again" not in event.values:
                turns[event.seat or 0] += 1
        place = (state.ender - state.first) % seats
        rounds = turns[state.ender]
        for seat in range(seats):
            later = (seat - state.first) % seats < place
            assert turns[seat] == (rounds + 1 if later and seat != state.ender else rounds)
