"""Shows beats one after another: model first, picture later.

It holds the beats that the screen has still to see and moves the scene's items by the clock. It never applies an
event to the picture: at the end of each beat the scene shows the picture of that beat's view, whatever moved
before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.table.layers import SpotItem
from tabletop.table.motion import CROSS_FADE, Move, Score, between, eased, score
from tabletop.table.pulse import Pulse
from tabletop.table.scene import TableScene
from tabletop.table.spots import Cue, Picture


class Beat(Protocol):
    """A frame of play: the facts that may be shown and the view after them."""

    @property
    def view(self) -> View: ...

    @property
    def events(self) -> Sequence[Event]: ...

    @property
    def number(self) -> int: ...


@dataclass
class Stagecraft:
    """What the director asks of the game and the table: pictures of views, and the words of motion."""

    picture: Callable[[View], Picture]
    cues: Callable[[Event, Picture, Picture], Iterable[Cue]]
    travels: Callable[[Event], tuple[str, str, str]]
    changed: Callable[[Event], Iterable[str]]


class Director(QObject):
    """Plays beats on a scene. ``speed`` is a factor on all durations, 0 shows every beat at once; ``reduced`` fades
    instead of moving."""

    settled = Signal()
    beat_shown = Signal(int)
    view_shown = Signal(object)

    def __init__(self, scene: TableScene, pulse: Pulse, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pulse = pulse
        self._craft: Stagecraft | None = None
        self._queue: deque[Beat] = deque()
        self._now: _Performance | None = None
        self._beat: Beat | None = None
        self.speed = 1.0
        self.reduced = False

    @property
    def playing(self) -> bool:
        return self._now is not None or bool(self._queue)

    def play(self, beats: Iterable[Beat], craft: Stagecraft) -> None:
        """Shows ``beats`` in order; what was still running is finished first. ``settled`` comes when all are shown."""
        self.finish()
        self._craft = craft
        self._queue.extend(beats)
        self._next()

    def glide(self, picture: Picture) -> None:
        """Lets what lies elsewhere in ``picture`` travel there, for a change that is no beat."""
        self.finish()
        written = score(self._scene.picture, picture, (), lambda *_: (), lambda _: ("", "", ""))
        self._perform(picture, written)

    def step(self) -> None:
        """Ends the beat that is running; the next one begins."""
        if self._now is not None:
            self._end()

    def finish(self) -> None:
        """Shows the last beat at once."""
        while self.playing:
            rest, self._queue = self._queue, deque()
            if self._now is not None:
                self._end(alone=bool(rest))
            for beat in rest:
                self._beat = beat
                self._land(self._picture(beat.view))
            if rest:
                self.settled.emit()

    def drop(self) -> None:
        """Forgets everything: no beat, no picture, no motion is left, and nothing is told."""
        self._queue.clear()
        self._now = self._beat = self._craft = None
        self._pulse.stop("director")

    def _picture(self, view: View) -> Picture:
        assert self._craft is not None
        return self._craft.picture(view)

    def _next(self) -> None:
        """Begins the next beat that takes time; those that take none are shown on the way."""
        while self._queue and self._craft is not None:
            beat = self._beat = self._queue.popleft()
            after = self._picture(beat.view)
            if self.speed > 0:
                written = score(self._scene.picture, after, beat.events, self._craft.cues, self._craft.travels)
                if written.length > 0:
                    self._perform(after, written)
                    return
            self._land(after)
        self.settled.emit()

    def _perform(self, after: Picture, written: Score) -> None:
        self._scene.set_marks(news=())
        if self.speed <= 0 or written.length <= 0:
            self._scene.show_picture(after)
            return
        kind = _Fade if self.reduced else _Motion
        self._now = kind(self._scene, after, written, self.speed)
        self._now.show(0.0)
        began = self._pulse.now
        self._pulse.start("director", lambda now: self._tick(now - began))

    def _tick(self, elapsed: float) -> bool:
        if self._now is None:
            return False
        if elapsed >= self._now.length:
            self._end()
        else:
            self._now.show(elapsed)
        return self._now is not None

    def _end(self, *, alone: bool = False) -> None:
        """The running picture stands; with ``alone`` nothing follows it."""
        assert self._now is not None
        after, self._now = self._now.after, None
        if self._beat is None:
            self._scene.show_picture(after)
            self._pulse.stop("director")
            return
        self._land(after)
        if not alone:
            self._pulse.stop("director")
            self._next()

    def _land(self, after: Picture) -> None:
        beat, self._beat = self._beat, None
        assert beat is not None
        changed = [key for event in beat.events for key in self._craft.changed(event)] if self._craft else []
        self._scene.news = frozenset(changed)
        self._scene.show_picture(after)
        self.view_shown.emit(beat.view)
        self.beat_shown.emit(beat.number)


class _Performance:
    """One beat on the scene: ``show(elapsed)`` puts everything where it is after so many milliseconds."""

    def __init__(self, scene: TableScene, after: Picture, written: Score, speed: float) -> None:
        self.scene = scene
        self.after = after
        self.written = written
        self.speed = speed
        self.length = written.length * speed

    def show(self, elapsed: float) -> None:
        raise NotImplementedError


class _Motion(_Performance):
    """Things travel, flip and count."""

    def __init__(self, scene: TableScene, after: Picture, written: Score, speed: float) -> None:
        super().__init__(scene, after, written, speed)
        self._waiting = sorted(written.moves, key=lambda move: move.delay)
        self._chips = sorted(written.chips, key=lambda chip: chip.delay)
        self._flying: list[tuple[Move, SpotItem]] = []
        self._counts = {key: scene.picture.spots[key].look.count for key in written.tallied}
        self._set_out()

    def _set_out(self) -> None:
        """Everything that does not move shows the new picture; what will land is hidden, what will be counted keeps
        its count."""
        scene = self.scene
        arriving = {move.key for move in self.written.moves if move.key}
        for key, spot in self.after.spots.items():
            if key in arriving and key not in scene.picture.spots:
                continue
            if key in arriving or key in self._counts:
                continue
            old = scene.picture.spots.get(key)
            if old is None or old.look != spot.look or old.rect != spot.rect:
                scene.item(key).show_spot(spot, scene.pictures, scene.ratio, ())

    def show(self, elapsed: float) -> None:
        time = elapsed / self.speed
        scene = self.scene
        while self._chips and self._chips[0].delay <= time:
            chip = self._chips.pop(0)
            scene.fly(chip.look, chip.rect)
        while self._waiting and self._waiting[0].delay <= time:
            move = self._waiting.pop(0)
            self._take_off(move)
        for move, item in list(self._flying):
            progress = (time - move.delay) / move.duration
            if progress >= 1.0:
                self._land(move, item)
            else:
                self._carry(move, item, progress)

    def _take_off(self, move: Move) -> None:
        """The piece leaves its place: where it was a spot, the spot's own item is hidden until the picture stands."""
        for key in (move.key, self._uncovered(move)):
            item = self.scene.spot_items.get(key)
            if item is not None:
                item.hide()
        item = self.scene.fly(move.turns_from or move.look, move.end, move.shadow)
        item.stretch(move.start)
        self._flying.append((move, item))

    def _uncovered(self, move: Move) -> str:
        """The key of the face-down card that this move turns, or of the piece that is going away."""
        for key, spot in self.scene.picture.spots.items():
            if key not in self.after.spots and spot.look in (move.turns_from, move.look) and spot.rect == move.start:
                return key
        return ""

    def _carry(self, move: Move, item: SpotItem, progress: float) -> None:
        rect = between(move.start, move.end, eased(progress))
        turned = 1.0
        if move.turns_from is not None:
            turned = abs(1.0 - 2.0 * progress)
            if progress >= 0.5:
                item.show_look(move.look, move.end, self.scene.pictures, self.scene.ratio)
        item.stretch(rect, turned)

    def _land(self, move: Move, item: SpotItem) -> None:
        scene = self.scene
        self._flying.remove((move, item))
        scene.drop_flyer(item)
        if move.key:
            scene.item(move.key).show_spot(self.after.spots[move.key], scene.pictures, scene.ratio, ())
        for key in move.tallies:
            goal = self.after.spots[key]
            count = self._counts[key]
            if count != goal.look.count:
                self._counts[key] = count = count + (1 if count < goal.look.count else -1)
                look = replace(goal.look, count=count)
                scene.item(key).show_look(look, goal.rect, scene.pictures, scene.ratio)


class _Fade(_Performance):
    """Reduced motion: what is new fades in, what is gone fades out, nothing travels."""

    def __init__(self, scene: TableScene, after: Picture, written: Score, speed: float) -> None:
        super().__init__(scene, after, written, speed)
        old = scene.picture.spots
        self._going = [scene.spot_items[key] for key in old if key not in after.spots]
        self._coming: list[SpotItem] = []
        for key, spot in after.spots.items():
            if key not in old or old[key].look != spot.look or old[key].rect != spot.rect:
                item = scene.item(key)
                item.show_spot(spot, scene.pictures, scene.ratio, ())
                self._coming.append(item)
        for chip in written.chips:
            self._coming.append(scene.fly(chip.look, chip.rect))
        reading = written.length if written.chips else CROSS_FADE / speed
        self.length = max(CROSS_FADE, reading * speed)

    def show(self, elapsed: float) -> None:
        share = min(1.0, elapsed / CROSS_FADE)
        for item in self._coming:
            item.setOpacity(share)
        for item in self._going:
            item.setOpacity(1.0 - share)
