"""How a beat of Beesness is written out: what flies, which flowers leave or stand up, what is reckoned aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from rules.kernel.event import Event
from tabletop.art.theme import Theme, load_fonts
from tabletop.table import motion
from tabletop.table.games import beesness_motion, beesness_sheets
from tabletop.table.games.beesness import place
from tabletop.table.motion import Score, score
from tabletop.table.spots import Picture
from tests.table.commons import SEATS, frames_of, match_at
from tests.table.conftest import TableMaker
from tests.table.tables import Clock, Frame, people
from tests.table.test_director import seen, watch

ROUNDS = 4


def beats(seats: int, seed: int, viewer: int | None, rounds: int = ROUNDS) -> Sequence[tuple[Picture, Picture, Frame]]:
    """The picture before, the picture after, and the beat between them."""
    frames = list(frames_of(seats, seed, viewer, rounds))
    pictures = [place(frame.view, people(seats), 1024, 520, 1.0) for frame in frames]
    return list(zip(pictures, pictures[1:], frames[1:], strict=False))


def written(kind: str, seats: int = 4) -> Iterator[tuple[Score, Picture, Picture, tuple[Event, ...]]]:
    """The scores of all beats in which an event of ``kind`` is heard."""
    found = 0
    for seed in (5, 11, 3, 4, 8):
        if found > 3:
            return
        for before, after, frame in beats(seats, seed, None):
            if any(event.kind == kind for event in frame.events):
                found += 1
                yield score(before, after, frame.events, beesness_motion), before, after, frame.events
    assert found, f"no {kind} in these matches"


@pytest.mark.parametrize("seats", SEATS)
def test_every_count_reaches_its_end_with_the_last_landing(seats: int) -> None:
    for viewer in (None, 0):
        for before, after, frame in beats(seats, 11, viewer):
            told = score(before, after, frame.events, beesness_motion)
            for key in told.tallied:
                landings = sum(key in move.tallies for move in told.moves)
                assert landings >= abs(after.spots[key].look.count - before.spots[key].look.count), key


@pytest.mark.parametrize("seats", SEATS)
def test_all_that_changes_is_seen_to_change(seats: int) -> None:
    """A number on the table never jumps while something flies: whatever changes in a moving beat is counted there."""
    for before, after, frame in beats(seats, 5, None):
        told = score(before, after, frame.events, beesness_motion)
        numbers = [key for key in after.spots if key.endswith("/number") or key in ("pot", "bank", "unplanted")]
        changed = {key for key in numbers if before.spots[key].look.count != after.spots[key].look.count}
        assert changed <= told.tallied, [event.kind for event in frame.events]


def test_a_picked_flower_leaves_from_where_it_stood() -> None:
    for told, before, after, events in written("picked"):
        (event,) = [event for event in events if event.kind == "picked"]
        left = int(event.values["left"])
        flying = [move for move in told.moves if move.look.kind == "bloom"]
        assert [move.start for move in flying] == [before.spots[f"garden/{left}"].rect]
        assert f"garden/{left}" not in after.spots
        x, y = flying[0].end.centre
        row = after.anchors[f"seat/{event.seat}/flowers"]
        assert row.x <= x <= row.right
        assert row.y <= y <= row.bottom


def test_planted_flowers_stand_where_they_will_stay() -> None:
    for told, before, after, events in written("planted"):
        count = sum(event.count for event in events if event.kind == "planted")
        new = {key for key in after.spots.keys() - before.spots.keys() if key.startswith("garden/")}
        arriving = {move.key: move for move in told.moves if move.key.startswith("garden/")}
        assert arriving.keys() == new
        assert len(new) == count
        assert all(move.end == after.spots[key].rect for key, move in arriving.items())


def test_the_division_is_written_out() -> None:
    for told, _, after, events in written("price_set"):
        (event,) = [event for event in events if event.kind == "price_set"]
        (chip,) = [chip for chip in told.chips if chip.look.kind == "division"]
        numbers = [int(word) for word in chip.look.name.split() if word.isdigit()]
        assert numbers == [event.values["pot"], event.values["flowers"], event.values["price"]]
        assert after.anchors["bed"].contains(chip.rect)
        coins = [move for move in told.moves if move.look.name == "coin_1"]
        assert all(move.delay >= chip.delay for move in coins)


def test_votes_are_added_up_aloud() -> None:
    for told, _, _, events in written("voted"):
        votes = {
            vote: sum(e.count for e in events if e.kind == "voted" and e.values["vote"] == vote)
            for vote in ("yes", "no")
        }
        (chip,) = [chip for chip in told.chips if chip.look.kind == "division"]
        assert [int(word) for word in chip.look.name.split() if word.isdigit()] == [votes["yes"], votes["no"]]


def test_no_beat_takes_longer_than_its_parts_allow() -> None:
    for before, after, frame in beats(5, 3, None):
        told = score(before, after, frame.events, beesness_motion)
        assert all(move.landing <= told.length for move in told.moves)
        assert told.length <= 4 * (motion.TOKEN_WHOLE + motion.TOKEN + motion.STEP) + motion.READ


@pytest.mark.parametrize(("seats", "viewer"), [(3, None), (4, 2), (5, 0)])
def test_each_beat_ends_on_the_picture_of_its_view(
    table_for: TableMaker, clock: Clock, seats: int, viewer: int | None
) -> None:
    moved, still = table_for(seats), table_for(seats)
    frames = list(frames_of(seats, 6, viewer, 1))
    moved.show_view(frames[0].view, {})
    for frame in frames[1:]:
        watch(moved, clock, [frame])
        still.show_view(frame.view, {})
        still._scene.set_marks(news=moved._scene.news)
        assert seen(moved) == seen(still), f"after {[event.kind for event in frame.events]}"


def test_a_face_that_no_beat_prepared_is_composed_all_the_same(table_for: TableMaker, qtbot: QtBot) -> None:
    """Cards of the tray come into sight by a beat that takes no time."""
    table = table_for(4)
    table.speed = 0.0
    match = match_at(4, 5, "vote", 1)
    table.show_view(match.view(None), {})
    qtbot.waitUntil(lambda: not table._showing.pictures.cold)
    for seat in match.waiting():
        match.apply(seat, match.game.parse("vote yes"))
        match.apply(seat, match.game.parse("lock"))
    beat = match.beats[-1]
    assert match.view(None).phase == "discard"
    table.play([Frame(match.view(None), beat.events(None), beat.number)], {})
    assert table._showing.pictures.cold
    qtbot.waitUntil(lambda: not table._showing.pictures.cold)


@pytest.mark.parametrize("size", [(1024, 420, 1.0), (1024, 520, 1.0), (1920, 900, 1.0)])
def test_the_longest_words_below_a_division_are_written_whole(
    qapp: object, size: tuple[float, float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    load_fonts()
    cut: list[str] = []
    monkeypatch.setattr(beesness_sheets, "words", lambda _painter, _rect, text, *_how: cut.append(text))
    shown = place(match_at(4, 5, "flowers").view(None), people(4), *size)
    values: dict[str, str | int] = {"pot": 64, "flowers": 25, "price": 2, "bank": 0, "short": 14}
    (cue,) = beesness_motion.cues([Event("price_set", values=values)], shown, shown)
    assert cue.chip is not None
    assert cue.chip_at is not None
    canvas = QPixmap(round(cue.chip_at.width), round(cue.chip_at.height))
    painter = QPainter(canvas)
    beesness_sheets.paint_division(painter, QRectF(canvas.rect()), cue.chip, Theme())
    painter.end()
    assert "14" in str(cue.chip.detail[0])
    assert cut == ["64 ÷ 25 → 2"], "the note below it is wrapped, not cut"
