"""How one beat is written out: what travels, when, and how the counts follow."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.kernel.event import Event
from tabletop.table import motion
from tabletop.table.games import bears_and_bees_motion
from tabletop.table.games.bears_and_bees import place
from tabletop.table.motion import Score, score
from tabletop.table.spots import Picture
from tests.table.tables import Frame, frames_of, people

ROUNDS = 9


def beats(seats: int, seed: int, viewer: int | None) -> Sequence[tuple[Picture, Picture, Frame]]:
    """The picture before, the picture after, and the beat between them."""
    frames = list(frames_of(seats, seed, viewer, ROUNDS))
    pictures = [place(frame.view, people(seats), 1024, 520, 1.0) for frame in frames]
    return list(zip(pictures, pictures[1:], frames[1:], strict=False))


def written(
    seats: int, seed: int, viewer: int | None, kind: str
) -> list[tuple[Score, Picture, Picture, tuple[Event, ...]]]:
    """The scores of all beats in which an event of ``kind`` is heard."""
    found = [
        (score(before, after, frame.events, bears_and_bees_motion), before, after, frame.events)
        for before, after, frame in beats(seats, seed, viewer)
        if any(event.kind == kind for event in frame.events)
    ]
    assert found, f"no {kind} in this match"
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_count_reaches_its_end_with_the_last_landing(seats: int) -> None:
    for viewer in (None, 0):
        for before, after, frame in beats(seats, 11, viewer):
            told = score(before, after, frame.events, bears_and_bees_motion)
            for key in told.tallied:
                landings = sum(key in move.tallies for move in told.moves)
                assert landings >= abs(after.spots[key].look.count - before.spots[key].look.count)


def test_no_beat_takes_longer_than_its_parts_allow() -> None:
    """Steps of a payment are the longest that a player must wait for; everything lands before the beat ends."""
    for before, after, frame in beats(5, 3, None):
        told = score(before, after, frame.events, bears_and_bees_motion)
        assert all(move.landing <= told.length for move in told.moves)
        assert told.length <= 5 * motion.TOKEN_WHOLE + motion.BEAR + motion.READ


def test_the_reveal_turns_all_cards_at_once() -> None:
    for told, _, after, events in written(4, 5, None, "revealed"):
        turning = [move for move in told.moves if move.turns_from is not None]
        assert {move.key for move in turning} == {event.piece for event in events if event.kind == "revealed"}
        assert {(move.delay, move.duration) for move in turning} == {(0, motion.REVEAL)}
        assert all(move.start == move.end == after.spots[move.key].rect for move in turning)
        assert told.length >= motion.REVEAL + motion.REVEAL_HOLD


def test_honey_comes_step_by_step_with_the_part_of_the_card_that_pays() -> None:
    for told, _, _, events in written(4, 5, None, "gained_honey"):
        paid = [event for event in events if event.kind == "gained_honey"]
        parts = [
            (part, event.values[part])
            for event in paid
            for part in bears_and_bees_motion.STEPS
            if event.values.get(part)
        ]
        chips = [(chip.look.detail[0], int(chip.look.name)) for chip in told.chips if chip.look.detail[0] != "gift"]
        assert sorted(chips) == sorted(parts)
        starts = {str(chip.look.detail[0]): chip.delay for chip in told.chips}
        order = [starts[part] for part in bears_and_bees_motion.STEPS if part in starts]
        assert order == sorted(order)


def test_a_drawn_card_is_turned_for_its_owner_only() -> None:
    private = written(4, 5, 0, "drew_card")
    for told, _, _, events in private:
        drawn = next(event.piece for event in events if event.kind == "drew_card")
        move = next(move for move in told.moves if move.key == drawn)
        assert move.turns_from is not None
        assert move.turns_from.name.startswith("bears_and_bees/back_")
    for told, _, _, _ in written(4, 5, None, "drew"):
        assert all(move.look.name.startswith("bears_and_bees/back_") for move in told.moves if move.look.kind == "face")


def test_a_swarm_flies_from_the_card_that_released_it() -> None:
    for told, _, after, events in written(5, 3, None, "swarm_came"):
        owner = next(event.seat for event in events if event.kind == "swarm_count")
        swarms = [move for move in told.moves if move.look.name == "swarm"]
        assert len(swarms) == sum(event.kind == "swarm_came" for event in events)
        card = after.anchors[f"seat/{owner}/played"]
        assert all(card.contains(move.start) for move in swarms)


def test_the_bear_eats_in_its_own_time() -> None:
    for told, _, _, events in written(5, 3, None, "bear_ate"):
        seat = next(event.seat for event in events if event.kind == "bear_ate")
        eaten = [move for move in told.moves if f"seat/{seat}/honey" in move.tallies]
        assert motion.BEAR / 2 <= max(move.landing for move in eaten) <= motion.BEAR


def test_nothing_moves_where_nothing_happened() -> None:
    before, _, _ = beats(3, 1, None)[-1]
    told = score(before, before, (), bears_and_bees_motion)
    assert (told.moves, told.chips, told.length) == ([], [], 0.0)
