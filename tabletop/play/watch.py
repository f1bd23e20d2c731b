"""Time at the table: the clock, the watch that covers a hand left alone, the guard against a second click.

Nothing here waits or starts a timer; tests turn the hands of the clock themselves.
"""

from __future__ import annotations

import time
from typing import Protocol

SUSPEND = 5.0
"""Seconds between two ticks, on any clock, after which the machine must have been asleep."""


class Clock(Protocol):
    """Seconds that only go forward, and the time of day, which may jump."""

    def now(self) -> float:
        """Seconds since some moment."""

    def wall(self) -> float:
        """Seconds of the day's clock. It goes on while the machine sleeps; ``now`` may not."""


class SystemClock:
    """The real clock."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()


class Watch:
    """Says when a hand has to be covered because nobody is there: no input for a while, or the machine has slept.

    ``idle_seconds`` of 0 means that idleness never covers. ``tick`` is to be called about once a second.
    """

    def __init__(self, idle_seconds: float, clock: Clock) -> None:
        self.idle_seconds = idle_seconds
        self._clock = clock
        self._touched = self._ticked = clock.now()
        self._wall = clock.wall()

    def touched(self) -> None:
        """Somebody moved the pointer or pressed a key."""
        self._touched = self._clock.now()

    def tick(self) -> bool:
        """Whether the hand must be covered now. Once it said so, idleness counts anew."""
        now, wall = self._clock.now(), self._clock.wall()
        slept = now - self._ticked > SUSPEND or abs(wall - self._wall) > SUSPEND
        self._ticked, self._wall = now, wall
        idle = self.idle_seconds > 0 and now - self._touched >= self.idle_seconds
        if slept or idle:
            self._touched = now
        return slept or idle


class Guard:
    """Shut for a moment after a cover or a reveal: swallows the second half of a double click and keys typed ahead."""

    def __init__(self, clock: Clock, seconds: float = 0.5) -> None:
        self.seconds = seconds
        self._clock = clock
        self._until = clock.now()

    def close(self) -> None:
        """Shuts it from now on."""
        self._until = self._clock.now() + self.seconds

    @property
    def closed(self) -> bool:
        return self._clock.now() < self._until
