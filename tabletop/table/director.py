"""Shows beats one after another: model first, picture later.

It holds the beats that the screen has still to see and moves the scene's items by the clock. It never applies an
event to the picture: at the end of each beat the scene shows the picture of that beat's view, whatever moved
before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.table.games import Choreography
from tabletop.table.motion import Score, score
from tabletop.table.performance import Fade, Motion, Performance
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


class Stillness:
    """The choreography of what is no beat: nothing is told, so only what lies elsewhere travels."""

    def cues(self, events: Sequence[Event], before: Picture, after: Picture) -> Iterable[Cue]:
        return ()

    def travels(self, event: Event) -> tuple[str, str, str]:
        return "", "", ""

    def changed(self, event: Event) -> Iterable[str]:
        return ()


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
        self._picture: Callable[[View], Picture] = lambda view: Picture()
        self._choreography: Choreography = Stillness()
        self._queue: deque[Beat] = deque()
        self._now: Performance | None = None
        self._beat: Beat | None = None
        self.speed = 1.0
        self.reduced = False

    @property
    def playing(self) -> bool:
        return self._now is not None or bool(self._queue)

    def play(self, beats: Iterable[Beat], picture: Callable[[View], Picture], choreography: Choreography) -> None:
        """Shows ``beats`` in order, each as ``picture`` of its view; what was still running is finished first.
        ``settled`` comes when all are shown."""
        self.finish()
        self._picture, self._choreography = picture, choreography
        self._queue.extend(beats)
        self._next()

    def glide(self, picture: Picture) -> None:
        """Lets what lies elsewhere in ``picture`` travel there, for a change that is no beat."""
        self.finish()
        written = score(self._scene.picture, picture, (), Stillness())
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
        self._now = self._beat = None
        self._picture = lambda view: Picture()
        self._pulse.stop("director")

    def _next(self) -> None:
        """Begins the next beat that takes time; those that take none are shown on the way."""
        while self._queue:
            beat = self._beat = self._queue.popleft()
            after = self._picture(beat.view)
            if self.speed > 0:
                written = score(self._scene.picture, after, beat.events, self._choreography)
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
        kind = Fade if self.reduced else Motion
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
            self.settled.emit()
            return
        self._land(after)
        if not alone:
            self._pulse.stop("director")
            self._next()

    def _land(self, after: Picture) -> None:
        beat, self._beat = self._beat, None
        assert beat is not None
        changed = [key for event in beat.events for key in self._choreography.changed(event)]
        self._scene.news = frozenset(changed)
        self._scene.show_picture(after)
        self.view_shown.emit(beat.view)
        self.beat_shown.emit(beat.number)
