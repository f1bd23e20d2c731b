"""The minute of a market: it runs for a question, stands still without one, and is never less than nothing."""

from __future__ import annotations

from tabletop.play.minute import Minute
from tests.play.clockwork import HandClock


def test_it_runs_only_while_somebody_is_to_think() -> None:
    clock = HandClock()
    minute = Minute(60, clock)
    assert minute.left is None
    minute.turn("Ana")
    clock.pass_by(20)
    assert minute.left == 40
    minute.turn(None)
    clock.pass_by(500)
    assert minute.left is None
    minute.turn("Ana")
    clock.pass_by(5)
    assert minute.left == 35


def test_every_question_has_a_minute_of_its_own() -> None:
    clock = HandClock()
    minute = Minute(60, clock)
    minute.turn("Ana")
    clock.pass_by(50)
    minute.turn("Ben")
    assert minute.left == 60
    clock.pass_by(1)
    minute.turn("Ana")
    assert minute.left == 10


def test_it_ends_at_nothing_and_begins_anew_when_all_is_forgotten() -> None:
    clock = HandClock()
    minute = Minute(60, clock)
    minute.turn("Ana")
    clock.pass_by(75)
    assert minute.left == 0
    clock.pass_by(75)
    assert minute.left == 0
    minute.forget()
    assert minute.left is None
    minute.turn("Ana")
    assert minute.left == 60


def test_without_seconds_there_is_no_minute() -> None:
    minute = Minute(0, HandClock())
    minute.turn("Ana")
    assert minute.left is None
