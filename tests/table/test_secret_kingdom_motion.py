"""How the beats of The Secret Kingdom are written out, and that each of them ends on the picture of its view."""

from __future__ import annotations

import pytest

from rules.kernel.event import Event
from tabletop.table import motion
from tabletop.table.games import secret_kingdom_motion as moves
from tabletop.table.games.secret_kingdom import place
from tabletop.table.motion import Score, score
from tabletop.table.spots import Picture
from tests.table.conftest import TableMaker
from tests.table.kingdom import SEATS, frames_of
from tests.table.tables import Clock, Frame, people
from tests.table.test_director import seen, watch

Told = tuple[Score, Picture, Picture, tuple[Event, ...]]


def beats(seats: int, seed: int, viewer: int | None, rounds: int = 20) -> list[tuple[Picture, Picture, Frame]]:
    """The picture before, the picture after, and the beat between them."""
    frames = list(frames_of(seats, seed, viewer, rounds))
    pictures = [place(frame.view, people(seats), 1024, 520, 1.0) for frame in frames]
    return list(zip(pictures, pictures[1:], frames[1:], strict=False))


def written(seats: int, seed: int, kind: str) -> list[Told]:
    """The scores of all beats in which an event of ``kind`` is heard."""
    found = [
        (score(before, after, frame.events, moves), before, after, frame.events)
        for before, after, frame in beats(seats, seed, None)
        if any(event.kind == kind for event in frame.events)
    ]
    assert found, f"no {kind} in this match"
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_every_count_reaches_its_end_with_the_last_landing(seats: int) -> None:
    for viewer in (None, 0):
        for before, after, frame in beats(seats, 11, viewer):
            told = score(before, after, frame.events, moves)
            assert all(move.landing <= told.length for move in told.moves)
            for key in told.tallied:
                landings = sum(key in move.tallies for move in told.moves)
                assert landings >= abs(after.spots[key].look.count - before.spots[key].look.count)


def test_gems_fly_from_the_supply_into_their_places_of_the_tray() -> None:
    for told, before, after, events in written(4, 5, "gained"):
        for event in events:
            if event.kind == "gained":
                gems = [move for move in told.moves if event.target in move.tallies]
                assert len(gems) == event.count
                row, held = event.target, before.spots[event.target].look.count
                for nth, move in enumerate(gems):
                    assert move.look.name == f"gem_{event.values['colour']}"
                    assert after.anchors[f"{row}/{held + nth}"].contains(move.end)


def test_two_gathering_cards_are_turned_over_from_their_pile() -> None:
    for told, _, _, events in written(3, 5, "drew"):
        drawn = {event.piece for event in events if event.kind == "drew"}
        turned = {move.key for move in told.moves if move.turns_from is not None}
        assert drawn <= turned


def test_the_discards_turn_over_on_their_way_back_and_the_next_card_is_turned_from_them() -> None:
    for told, before, _, events in written(5, 5, "reshuffled"):
        (event,) = [event for event in events if event.kind == "reshuffled"]
        (top,) = [spot for spot in before.spots.values() if spot.handle == event.source]
        packs = [move for move in told.moves if not move.key and move.look.name.endswith("back_gathering")]
        assert len(packs) == min(event.count, 6)
        assert [move.turns_from for move in packs] == [top.look] + [None] * (len(packs) - 1)
        drawn = {event.piece for event in events if event.kind == "drew"}
        assert drawn <= {move.key for move in told.moves if move.turns_from is not None}


def test_a_bought_card_goes_to_its_seat_and_the_next_one_is_turned_up() -> None:
    for told, _, after, events in written(3, 5, "placed"):
        (placed,) = [event for event in events if event.kind == "placed"]
        goes = [move for move in told.moves if not move.key and move.look.name.endswith(placed.piece[5:])]
        assert len(goes) == 1
        assert after.anchors[placed.target].overlaps(goes[0].end)
        for event in events:
            if event.kind == "turned_up":
                assert any(move.key == event.piece and move.turns_from is not None for move in told.moves)


def test_what_is_lost_to_the_limit_is_told_at_the_plate() -> None:
    for told, _, after, events in written(4, 5, "no_room"):
        lost = [event for event in events if event.kind == "no_room"]
        places = [chip.rect.x for chip in told.chips if chip.look.detail[0]]
        assert len(places) >= len(lost)
        for event in lost:
            ribbon = after.anchors[f"seat/{event.seat}/ribbon"]
            assert any(abs(x - ribbon.right) < ribbon.height * 5 for x in places)


def test_no_beat_takes_longer_than_its_parts_allow() -> None:
    for before, after, frame in beats(5, 3, None):
        told = score(before, after, frame.events, moves)
        assert told.length <= 4 * motion.TOKEN_WHOLE + motion.CARD + motion.FLIP + 2 * motion.STEP + motion.READ


@pytest.mark.parametrize(("seats", "viewer"), [(2, None), (4, 1)])
def test_each_beat_ends_on_the_picture_of_its_view(
    table_for: TableMaker, clock: Clock, seats: int, viewer: int | None
) -> None:
    moved, still = table_for(seats), table_for(seats)
    frames = list(frames_of(seats, 6, viewer, 2))
    moved.show_view(frames[0].view, {})
    for frame in frames[1:]:
        watch(moved, clock, [frame])
        still.show_view(frame.view, {})
        still._scene.set_marks(news=moved._scene.news)
        assert seen(moved) == seen(still), f"after {[event.kind for event in frame.events]}"
