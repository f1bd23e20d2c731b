"""How a beat of Bear Necessities is written out: what travels, when, and how the counts follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.kernel.event import Event
from tabletop.table import motion
from tabletop.table.games import bear_necessities_motion
from tabletop.table.games.bear_necessities import place
from tabletop.table.motion import Score, score
from tabletop.table.spots import Picture
from tests.table.lands import frames_of, people

Told = tuple[Score, Picture, Picture, tuple[Event, ...]]


def beats(seats: int, seed: int, viewer: int | None) -> Iterator[Told]:
    """Each beat of a whole game: its score, the picture before and after it, its events."""
    before = Picture()
    for frame in frames_of(seats, seed, viewer):
        after = place(frame.view, people(seats), 1024, 520, 1.0)
        yield score(before, after, frame.events, bear_necessities_motion), before, after, frame.events
        before = after


def with_event(seats: int, seed: int, viewer: int | None, kind: str) -> list[Told]:
    found = [beat for beat in beats(seats, seed, viewer) if any(event.kind == kind for event in beat[3])]
    assert found, f"no {kind} in this game"
    return found


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_count_reaches_its_end_with_the_last_landing(seats: int) -> None:
    for viewer in (None, 0):
        for written, before, after, _ in beats(seats, 11, viewer):
            for key in written.tallied:
                landings = sum(key in move.tallies for move in written.moves)
                assert landings >= abs(after.spots[key].look.count - before.spots[key].look.count)
            assert all(move.landing <= written.length for move in written.moves)


def test_all_cards_are_laid_out_at_the_same_moment() -> None:
    for written, _, _, events in with_event(4, 5, None, "placed"):
        laid = {event.piece for event in events if event.kind == "placed"}
        moves = [move for move in written.moves if move.key in laid]
        assert {move.key for move in moves} == laid
        assert {(move.delay, move.duration) for move in moves} == {(0, motion.REVEAL)}


def test_a_card_pays_on_its_tile_and_the_sum_runs_on_its_seats_plate() -> None:
    for written, _, after, events in with_event(4, 5, None, "activated"):
        paid = [event for event in events if event.kind == "activated"]
        names = sorted(chip.look.name for chip in written.chips)
        told = [f"+{event.count or event.values['bees']}" for event in paid]
        assert names == sorted(told + [f"= {event.values['sum']}" for event in paid])
        for event in paid:
            assert after.anchors[event.source]
            flown = [move for move in written.moves if event.target in move.tallies]
            assert len(flown) == event.count


def test_the_fewest_get_a_bee_from_the_board() -> None:
    for written, before, _, events in with_event(3, 3, None, "bee_time"):
        chips = [chip.look for chip in written.chips]
        assert len(chips) == 3
        least = sum(chip.detail == ("least",) for chip in chips)
        comforted = sum(event.kind == "gained_bees" for event in events)
        assert least == comforted
        bees = [move for move in written.moves if move.look.name == "bee_token"]
        assert len(bees) == comforted
        assert all(before.anchors["supply/bees"].contains(move.start) for move in bees)


def test_hands_go_round_by_colour_and_only_their_owner_sees_cards() -> None:
    for written, _, _, events in with_event(3, 3, None, "passed"):
        backs = sum(event.count for event in events if event.kind in ("passed", "reserve_taken"))
        flown = [move for move in written.moves if move.look.kind == "face"]
        assert len(flown) == backs
        assert all(move.look.name.startswith("bear_necessities/back_") for move in flown)
    seen = [
        move.key
        for written, *_ in with_event(3, 3, 0, "passed_card")
        for move in written.moves
        if move.key.startswith("card/")
    ]
    assert seen
