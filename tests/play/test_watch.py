"""Idleness, sleep and the guard against a second click, told by the clock alone."""

from __future__ import annotations

from tabletop.play import Guard, SystemClock, Watch
from tests.play.clockwork import HandClock


def ticks(watch: Watch, clock: HandClock, seconds: int) -> list[int]:
    """The seconds at which the watch wants the hand covered."""
    found = []
    for second in range(1, seconds + 1):
        clock.pass_by(1)
        if watch.tick():
            found.append(second)
    return found


def test_a_hand_left_alone_is_covered_after_the_idle_time() -> None:
    clock = HandClock()
    assert ticks(Watch(60, clock), clock, 130) == [60, 120]


def test_every_touch_starts_the_idle_time_anew() -> None:
    clock = HandClock()
    watch = Watch(60, clock)
    assert ticks(watch, clock, 59) == []
    watch.touched()
    assert ticks(watch, clock, 59) == []
    assert ticks(watch, clock, 1) == [1]


def test_idleness_can_be_switched_off() -> None:
    clock = HandClock()
    assert ticks(Watch(0, clock), clock, 1000) == []


def test_a_machine_that_slept_covers_the_hand_even_where_the_clock_stood_still_meanwhile() -> None:
    clock = HandClock()
    watch = Watch(60, clock)
    clock.pass_by(1)
    assert not watch.tick()
    clock.time += 1
    clock.day += 5.5
    assert watch.tick()
    assert ticks(watch, clock, 10) == []


def test_a_clock_that_went_on_during_sleep_covers_as_well() -> None:
    clock = HandClock()
    watch = Watch(0, clock)
    clock.time += 6
    assert watch.tick()


def test_a_small_step_of_the_day_covers_nothing() -> None:
    clock = HandClock()
    watch = Watch(60, clock)
    clock.day += 4
    assert not watch.tick()
    clock.day -= 4
    assert not watch.tick()


def test_the_guard_is_shut_for_half_a_second() -> None:
    clock = HandClock()
    guard = Guard(clock)
    assert not guard.closed
    guard.close()
    assert guard.closed
    clock.pass_by(0.49)
    assert guard.closed
    clock.pass_by(0.01)
    assert not guard.closed


def test_the_real_clock_goes_forward() -> None:
    clock = SystemClock()
    assert clock.now() <= clock.now()
    assert clock.wall() > 1_700_000_000
