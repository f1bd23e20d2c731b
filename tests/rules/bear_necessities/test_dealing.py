"""The deck: the cut, the cards that are set aside, the fifth cards, and what is seen of them."""

from __future__ import annotations

import json
from typing import Any

from rules.bear_necessities import game
from rules.bear_necessities.actions import PLAYS
from rules.bear_necessities.cards import house_deck, read_deck
from rules.bear_necessities.dealing import cut_and_deal
from rules.bear_necessities.state import State
from tests.rules.bear_necessities.table import Told, do, lock_all, public, question, random_states, table


def test_n18_several_fifth_cards_go_under_the_deck_in_the_order_of_the_seats() -> None:
    state = question(4)
    pile, fifths = state.pile, [cards[4] for cards in state.aside]
    for seat, word in ((2, "keep"), (0, "keep"), (3, "discard"), (1, "keep")):
        do(state, seat, f"answer {word}")
    order = [seat for seat in ((state.dealer + 1 + step) % 4 for step in range(4)) if seat != 3]
    assert state.pile == (*(fifths[seat] for seat in reversed(order)), *pile)


def test_n18_cards_are_set_aside_from_the_dealers_left_five_by_five() -> None:
    for seed in range(6):
        state = game.setup(4, seed)
        state.pile = tuple(PLAYS.values())[:40]
        before = state.pile
        dealt = cut_and_deal(state)
        place = next(
            place for place in range(40) if before[place:] + before[:place] == state.pile + _left(state, dealt)
        )
        cut = before[place:] + before[:place]
        for step in range(4):
            seat = (state.dealer + 1 + step) % 4
            assert dealt[seat] == tuple(reversed(cut[len(cut) - 5 * step - 5 : len(cut) - 5 * step]))


def _left(state: State, dealt: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
    order = [(state.dealer + 1 + step) % 4 for step in range(4)]
    return tuple(card for seat in reversed(order) for card in reversed(dealt[seat]))


def test_n17_each_deal_begins_with_a_cut_so_that_the_top_seen_before_tells_nothing() -> None:
    firsts = dict.fromkeys(range(20), 0)
    for seed in range(1200):
        state = game.setup(2, seed)
        state.pile = tuple(PLAYS.values())[:20]
        dealt = cut_and_deal(state)
        firsts[state.pile.index(PLAYS["N1"]) if PLAYS["N1"] in state.pile else 10 + _place(dealt)] += 1
    assert min(firsts[place] for place in range(10)) > 30
    assert sum(firsts[place] for place in range(10, 20)) > 480


def _place(dealt: tuple[tuple[Any, ...], ...]) -> int:
    return [card for hand in dealt for card in hand].index(PLAYS["N1"])


def test_n17_the_colour_of_the_decks_top_is_seen_and_of_no_other_card() -> None:
    for state in random_states(3, 5):
        view = game.view(state, 0)
        if state.over:
            assert len(view.places["deck/cards"].pieces) == len(state.pile)
        else:
            (top,) = view.places["deck/cards"].pieces
            assert (top.back, top.face) == (state.deck.rules[state.pile[-1]].colour, "")
            assert view.places["deck/cards"].count == len(state.pile)


def test_n18_the_deck_count_shows_nothing_before_all_have_answered() -> None:
    state = question()
    counts = {game.view(state, 0).places["deck/cards"].count}
    do(state, 0, "answer keep")
    do(state, 1, "answer discard")
    counts.add(game.view(state, 0).places["deck/cards"].count)
    assert len(counts) == 1
    do(state, 2, "answer keep")
    assert game.view(state, 0).places["deck/cards"].count == counts.pop() + 2


def test_n18_a_fifth_card_is_seen_by_nobody() -> None:
    state = question()
    fifth = str(state.aside[0][4].value)
    do(state, 0, "answer keep")
    assert f'"{fifth}"' not in json.dumps(public(state, 0))
    do(state, 1, "answer discard")
    do(state, 2, "answer discard")
    for viewer in (None, 0, 1, 2):
        assert f'"{fifth}"' not in json.dumps(public(state, viewer))


def test_with_a_deck_that_is_used_up_there_is_no_top_to_see() -> None:
    data = house_deck().data()
    state = game.setup(2, 5, deck=read_deck({"name": "small", "version": 1, "card": data["card"][:30]}))
    while state.round < 9 or state.phase == "keep":
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[-1])
    assert state.pile == ()
    assert game.view(state, 0).places["deck/cards"].pieces == ()
    game.check(game.sample(game.view(state, 0), 3))


def test_n18_the_cut_and_the_cards_set_aside_are_told_with_the_new_round() -> None:
    told = Told()
    state = table(3, round=4)
    lock_all(state, told)
    assert told.beats[-1] == ("deck_cut", "set_aside", "set_aside", "set_aside", "phase_began", "round_began")
    for event in told.of("set_aside"):
        assert (event.count, event.source, event.target) == (5, "deck/cards", f"seat/{event.seat}/aside")
    assert [event.seat for event in told.of("set_aside")] == [(state.dealer + 1 + step) % 3 for step in range(3)]
    assert told.of("phase_began")[0].values == {"phase": "keep"}
    assert told.of("round_began")[0].values == {"round": 5}


def test_n18_new_cards_are_told_to_their_seat_alone() -> None:
    state = question()
    aside, reserve = state.aside[1], state.reserves[1][0]
    told = Told()
    do(state, 1, "answer keep", log=told)
    assert told.beats == [("keeps_reserve", *("dealt_card",) * 4)]
    assert [event.piece for event in told.events] == [reserve.handle, *(card.handle for card in aside[:4])]
    assert {(event.seat, event.audience) for event in told.events} == {(1, (1,))}
    assert told.events[0].target == "seat/1/hand"
    told = Told()
    do(state, 0, "answer discard", log=told)
    assert told.beats == [("discards_reserve", *("dealt_card",) * 5)]
    assert told.events[0].target == "seat/0/discards"
    assert {event.source for event in told.of("dealt_card")} == {"seat/0/aside"}
