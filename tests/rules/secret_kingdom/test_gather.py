"""Gathering pollen: two cards drawn in the open, one played, gems for its player and for everybody else."""

from __future__ import annotations

from typing import Any

import pytest

from rules.secret_kingdom import game
from rules.secret_kingdom.state import State
from tests.rules.secret_kingdom.pollen import ALL, ALL_TOO, PAIR, ROSES, SAME, TRIPLE
from tests.rules.secret_kingdom.table import (
    Told,
    do,
    drawing,
    held,
    honey,
    match,
    named,
    offered,
    own_deck,
    table,
    why,
)


def test_s4_two_cards_are_drawn_in_the_open_and_one_is_played() -> None:
    log = Told()
    state = table(gems=["rr"], honey__market=[honey("rr"), *other_cards()], gathering__pile=[PAIR, ROSES])
    assert offered(state, 0) == {"gather", f"buy {honey('rr')}"}
    do(state, 0, "gather", log=log)
    assert offered(state, 0) == {f"play {ROSES}", f"play {PAIR}"}
    assert [event.piece for event in log.of("drew")] == [f"card/{ROSES}", f"card/{PAIR}"]
    for viewer in (None, 0, 1):
        faces = [piece.face for piece in game.view(state, viewer).places["market/drawn"].pieces]
        assert faces == [ROSES, PAIR]
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.secret) == ("choose", False)
    assert why(state, 0, f"play {SAME}") == "not_drawn"
    assert why(state, 0, "gather") == "not_now"
    assert why(state, 1, f"play {ROSES}") == "not_your_turn"


def other_cards() -> list[str]:
    """Three honey cards that cost much."""
    return [honey("rrrssf"), honey("fffbbr"), honey("bbbrrs")]


def test_g2_who_can_buy_nothing_has_its_cards_drawn_at_once() -> None:
    state = table(
        2, gems=["", "r"], honey__market=[honey("r?"), *other_cards()], gathering__pile=[ALL, SAME, PAIR, ROSES]
    )
    assert (state.phase, state.waiting(), offered(state, 0)) == ("choose", (0,), {f"play {ROSES}", f"play {PAIR}"})
    do(state, 0, f"play {PAIR}")
    do(state, 1, "take snowflake")
    assert offered(state, 1) == {"gather", f"buy {honey('r?')}"}, "it can pay a rose and a snowflake"
    log = Told()
    do(state, 1, f"buy {honey('r?')}", "lock", "take rose", log=log)
    assert (state.turn, state.phase) == (0, "choose")
    assert log.beats[-1] == ("turn_began", "drew", "drew")


def test_the_player_takes_the_gems_of_the_card_and_the_others_one_each() -> None:
    """The rulebook's turn: two gems for the player, one for each other player."""
    state = drawing(PAIR, ROSES, gems=["b", "", "f"])
    do(state, 0, f"play {PAIR}")
    assert held(state, 0) == "rsb"
    assert (state.waiting(), offered(state, 1)) == ((1,), {"snowflake", "bellflower"})
    do(state, 1, "take snowflake")
    assert (state.waiting(), offered(state, 2)) == ((2,), {"snowflake", "bellflower"})
    do(state, 2, "take bellflower")
    assert [held(state, seat) for seat in range(3)] == ["rsb", "f", "fb"]
    assert state.turn == 1


@pytest.mark.parametrize("chosen", [0, 1])
def test_played_and_unplayed_gathering_cards_are_both_discarded(chosen: int) -> None:
    cards = (PAIR, TRIPLE)
    state = drawing(*cards, gems=["", "rsfb" * 3, "rsfb" * 3])
    before = game.encode(state)["gathering"]["discard"]
    log = Told()
    do(state, 0, f"play {cards[chosen]}", log=log)
    discards = game.encode(state)["gathering"]["discard"]
    assert discards == [*before, cards[1 - chosen], cards[chosen]]
    moves = [(event.kind, event.piece, event.source, event.target) for event in log.events if "card/" in event.piece]
    assert moves[:3] == [
        ("played", f"card/{cards[chosen]}", "market/drawn", "market/played"),
        ("put_aside", f"card/{cards[1 - chosen]}", "market/drawn", "discard/gathering"),
        ("discarded", f"card/{cards[chosen]}", "market/played", "discard/gathering"),
    ]


def test_the_played_card_lies_on_the_table_until_everybody_has_chosen() -> None:
    state = drawing(PAIR, TRIPLE)
    do(state, 0, f"play {PAIR}")
    places = game.view(state, 2).places
    assert [piece.face for piece in places["market/played"].pieces] == [PAIR]
    assert places["discard/gathering"].pieces[-1].face == TRIPLE
    assert places["market/played"].owner == 0
    do(state, 1, "take snowflake")
    do(state, 2, "take snowflake")
    places = game.view(state, 2).places
    assert places["market/played"].count == 0
    assert places["discard/gathering"].pieces[-1].face == PAIR


def test_s4_the_discards_may_be_looked_through() -> None:
    state = drawing(PAIR, TRIPLE, gathering__pile=[ALL, SAME])
    discard = game.view(state, None).places["discard/gathering"]
    assert discard.count == 18
    assert len({piece.face for piece in discard.pieces}) == 18


@pytest.mark.parametrize(
    ("before", "after"),
    [("", "rr"), ("r", "rrr"), ("rr", "rrr"), ("rrr", "rrr"), ("rrsfb", "rrrsfb")],
)
def test_a_gem_beyond_three_of_a_colour_is_not_taken(before: str, after: str) -> None:
    state = drawing(ROSES, PAIR, gems=[before, "sssfffbbb", "sssfffbbb"])
    log = Told()
    do(state, 0, f"play {ROSES}", log=log)
    assert held(state, 0) == after
    gained = sum(event.count for event in log.of("gained") if event.seat == 0)
    lost = [event for event in log.of("no_room") if event.seat == 0]
    assert gained == len(after) - len(before)
    assert sum(event.count for event in lost) == 2 - gained
    assert all(event.values == {"colour": "rose", "why": "gather"} for event in lost)


def test_s5_the_others_must_take_a_listed_colour_with_room() -> None:
    state = drawing(ROSES, PAIR, gems=["", "sss", ""])
    do(state, 0, f"play {ROSES}")
    assert (state.waiting(), offered(state, 1)) == ((1,), {"snowflake", "bellflower"})
    assert why(state, 1, "take sunflower") == "no_room"
    assert why(state, 1, "take rose") == "not_offered"
    assert why(state, 1, "gather") == "not_now"
    assert why(state, 2, "take snowflake") == "not_your_turn"
    decision = state.decision(1)
    assert decision is not None
    assert (decision.kind, decision.values) == ("take", {"left": 1, "why": "others", "by": 0})
    assert decision.default == ""


def test_s5_one_possible_colour_is_taken_without_asking_and_no_room_is_nothing() -> None:
    state = drawing(ROSES, PAIR, gems=["", "sssfff", "sssfffbbb"])
    log = Told()
    do(state, 0, f"play {ROSES}", log=log)
    assert [held(state, seat) for seat in range(3)] == ["rr", "sssfffb", "sssfffbbb"]
    assert state.turn == 1
    told = [(event.kind, event.seat, event.values) for event in log.events if event.seat in (1, 2)][:2]
    assert told == [
        ("gained", 1, {"colour": "bellflower", "why": "others"}),
        ("no_room", 2, {"colour": "any", "why": "others"}),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("turn", [0, 1])
def test_s6_the_others_choose_clockwise_from_the_seat_on_turn(seats: int, turn: int) -> None:
    state = drawing(ROSES, PAIR, seats=seats, turn=turn)
    do(state, turn, f"play {ROSES}")
    asked = []
    while state.phase == "gain":
        (seat,) = state.waiting()
        asked.append(seat)
        do(state, seat, "take sunflower")
    assert asked == [(turn + place) % seats for place in range(1, seats)]
    assert state.turn == (turn + 1) % seats


def test_s6_a_seat_without_a_choice_is_passed_over_between_two_that_have_one() -> None:
    state = drawing(ROSES, PAIR, seats=4, gems=["", "", "sssfffbbb", ""])
    do(state, 0, f"play {ROSES}")
    do(state, 1, "take sunflower")
    assert state.waiting() == (3,)
    assert held(state, 2) == "sssfffbbb"


@pytest.mark.parametrize("card", [ALL, ALL_TOO])
def test_s7_a_card_with_all_four_gives_all_four_to_everybody_under_the_limit(card: str) -> None:
    state = drawing(card, PAIR, seats=4, gems=["rrr", "", "sssb", "rrrsssfffbbb"])
    log = Told()
    do(state, 0, f"play {card}", log=log)
    assert [held(state, seat) for seat in range(4)] == ["rrrsfb", "rsfb", "rsssfbb", "rrrsssfffbbb"]
    assert state.turn == 1, "nobody is asked"
    lost = [(event.seat, event.values["colour"]) for event in log.of("no_room")]
    assert lost == [(0, "rose"), (2, "sunflower"), *((3, colour) for colour in named("rsfb"))]


def grey_deck(own: list[str], others: list[str]) -> Any:
    def change(cards: list[dict[str, Any]]) -> None:
        for card in cards:
            if card["type"] == "gathering" and card["number"] == 1:
                card.update(own=own, others=others)

    return own_deck(change)


def at_grey_card(own: list[str], others: list[str], gems: list[str]) -> State:
    """Seat 0 has drawn G1, which is such a card, and G2; the deck is one of a player's own."""
    deck = grey_deck(own, others)
    seats = len(gems)
    house = game.encode(drawing("G1", "G2", gems=gems, seats=seats))
    return game.decode({**house, "deck": deck.mark}, deck)


def test_s8_the_taker_of_a_grey_symbol_picks_a_colour_with_room() -> None:
    state = at_grey_card(["rose", "any"], ["snowflake"], ["rrsss", ""])
    do(state, 0, "play G1")
    assert held(state, 0) == "rrrsss", "the coloured symbol comes first"
    assert (state.waiting(), offered(state, 0)) == ((0,), {"snowflake", "bellflower"})
    assert why(state, 0, "take rose") == "no_room"
    decision = state.decision(0)
    assert decision is not None
    assert decision.values == {"left": 1, "why": "gather", "by": 0}
    do(state, 0, "take bellflower")
    assert [held(state, seat) for seat in range(2)] == ["rrrsssb", "f"]


def test_s8_two_grey_symbols_are_picked_one_by_one_and_the_others_come_after() -> None:
    state = at_grey_card(["any", "any"], ["rose", "any"], ["", "sss"])
    do(state, 0, "play G1", "take rose")
    assert (state.waiting(), state.decision(0).values["left"]) == ((0,), 1)  # type: ignore[union-attr]
    do(state, 0, "take rose")
    assert (state.waiting(), offered(state, 1)) == ((1,), {"rose", "snowflake", "bellflower"})
    do(state, 1, "take rose")
    assert [held(state, seat) for seat in range(2)] == ["rr", "rsss"]


def test_s10_gathering_when_full_is_legal_and_works_as_a_pass() -> None:
    full = "rrrsssfffbbb"
    state = drawing(ROSES, PAIR, gems=[full, full])
    do(state, 0, f"play {ROSES}")
    do(state, 2, "take sunflower")
    assert [held(state, seat) for seat in range(3)] == [full, full, "s"]
    assert (state.turn, offered(state, 1) - {f"buy {buy.value}" for buy in state.market}) == (1, {"gather"})
    assert why(state, 1, "lock") == "nothing_chosen", "a seat must act"


def test_a_draw_cannot_be_taken_back() -> None:
    begun = match(2, 1, {"first": 0})
    for seat, text in ((0, "take rose"), (1, "take rose"), (1, "take rose")):
        begun.apply(seat, game.parse(text))
    while begun.decision(begun.waiting()[0]).kind != "turn":  # type: ignore[union-attr]
        seat = begun.waiting()[0]
        begun.apply(seat, begun.legal(seat)[0])
    seat = begun.waiting()[0]
    begun.apply(seat, game.parse("gather"))
    refusal = begun.can_take_back(seat)
    assert refusal is not None
    assert refusal.key == "already_revealed"


def test_what_is_told_of_gathering_beat_by_beat() -> None:
    state = drawing(TRIPLE, PAIR, gems=["", "rrrsss", ""])
    log = Told()
    do(state, 0, f"play {TRIPLE}", log=log)
    assert log.beats == [("played", "put_aside", "gained", "gained", "gained"), ("no_room",)]
    assert [view.places["seat/0/gems/snowflake"].count for view in log.views] == [1, 1]
    do(state, 2, "take rose", log=log)
    assert log.beats[2:4] == [("gained",), ("discarded",)]
    assert log.views[2].places["market/played"].count == 1
    assert log.views[3].places["market/played"].count == 0
