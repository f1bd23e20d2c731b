"""Shows beats one after another: model first, picture later.

It holds the beats that the screen has still to see and moves the scene's items by the clock. It never applies an
event to the picture: at the end of each beat the scene shows the picture of that beat's view, whatever moved
before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
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


SILENT = 2
"""Beats that take no time and are worked out in one frame."""


@dataclass
class Coming:
    """A beat that is ready to begin; ``beat`` is ``None`` for a change that is no beat."""

    beat: Beat | None
    after: Picture
    written: Score


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
    instead of moving.

    A frame does one thing: it moves what moves, or ends a beat, or makes the next one ready, or begins it. So no frame
    pays for two of them.
    """

    settled = Signal()
    view_shown = Signal(object)
    beat_shown = Signal(int)
    coming = Signal(object)

    def __init__(self, scene: TableScene, pulse: Pulse, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pulse = pulse
        self._picture: Callable[[View], Picture] = lambda view: Picture()
        self._choreography: Choreography = Stillness()
        self._queue: deque[Beat] = deque()
        self._ready: Coming | None = None
        self._running: tuple[Coming, Performance] | None = None
        self._began = 0.0
        self.speed = 1.0
        self.reduced = False

    @property
    def playing(self) -> bool:
        return self._running is not None or self._ready is not None or bool(self._queue)

    def play(self, beats: Iterable[Beat], picture: Callable[[View], Picture], choreography: Choreography) -> None:
        """Shows ``beats`` in order, each as ``picture`` of its view; what was still running is finished first.
        ``settled`` comes when all are shown."""
        self.finish()
        self._picture, self._choreography = picture, choreography
        self._queue.extend(beats)
        self._make_ready()
        self._begin()

    def glide(self, picture: Picture) -> None:
        """Lets what lies elsewhere in ``picture`` travel there, for a change that is no beat."""
        self.finish()
        self._ready = Coming(None, picture, score(self._scene.picture, picture, (), Stillness()))
        if self.speed > 0 and self._ready.written.length > 0:
            self._begin()
        else:
            self.finish()

    def news(self, beat: Beat) -> frozenset[str]:
        """The keys of the spots that ``beat`` changes."""
        return frozenset(key for event in beat.events for key in self._choreography.changed(event))

    def step(self) -> None:
        """Ends the beat that is running; the next one begins."""
        if self._running is not None:
            self._end()
        if self._ready is None and self._queue:
            self._make_ready()
        self._begin()

    def finish(self) -> None:
        """Shows the last beat at once; those before it are told, but not painted."""
        if not self.playing:
            return
        coming = self._running[0] if self._running is not None else self._ready
        beats = [coming.beat] if coming is not None and coming.beat is not None else []
        beats += self._queue
        last = self._picture(self._queue[-1].view) if self._queue else coming.after if coming is not None else None
        self._stop()
        assert last is not None
        self._show(beats[-1] if beats else None, last)
        for beat in beats:
            self._tell(beat)
        self.settled.emit()

    def drop(self) -> None:
        """Forgets everything: no beat, no picture, no motion is left, and nothing is told."""
        self._stop()
        self._picture = lambda view: Picture()

    def _stop(self) -> None:
        self._queue.clear()
        self._ready = self._running = None
        self._pulse.stop("director")

    def _tick(self, now: float) -> bool:
        """One frame."""
        if self._running is not None:
            elapsed = now - self._began
            if elapsed < self._running[1].length:
                self._running[1].show(elapsed)
            else:
                self._end()
        elif self._ready is not None:
            self._begin()
        else:
            self._make_ready(most=SILENT)
        return self.playing

    def _make_ready(self, most: int | None = None) -> None:
        """Works out the next beat that takes time. Of those that take none, ``most`` of them at once, only the last is
        painted."""
        silent: list[Beat] = []
        picture = self._scene.picture
        while self._queue and self._ready is None and len(silent) != most:
            beat = self._queue.popleft()
            after = self._picture(beat.view)
            written = Score()
            if self.speed > 0:
                written = score(picture, after, beat.events, self._choreography)
            if written.length > 0:
                self._ready = Coming(beat, after, written)
            else:
                silent.append(beat)
                picture = after
        if silent:
            self._show(silent[-1], picture)
        for beat in silent:
            self._tell(beat)
        if self._ready is not None:
            self.coming.emit(self._ready)
        elif silent and not self._queue:
            self.settled.emit()

    def _begin(self) -> None:
        if self._ready is None:
            return
        coming, self._ready = self._ready, None
        self._scene.set_marks(news=())
        kind = Fade if self.reduced else Motion
        performance = kind(self._scene, coming.after, coming.written, self.speed)
        self._running = coming, performance
        self._began = self._pulse.now
        performance.show(0.0)
        self._pulse.start("director", self._tick)

    def _end(self) -> None:
        """The picture after the beat stands."""
        assert self._running is not None
        coming, self._running = self._running[0], None
        self._show(coming.beat, coming.after)
        if coming.beat is not None:
            self._tell(coming.beat)
        if not self.playing:
            self.settled.emit()

    def _show(self, beat: Beat | None, after: Picture) -> None:
        if beat is not None:
            self._scene.news = self.news(beat)
        self._scene.show_picture(after)

    def _tell(self, beat: Beat) -> None:
        self.view_shown.emit(beat.view)
        self.beat_shown.emit(beat.number)
