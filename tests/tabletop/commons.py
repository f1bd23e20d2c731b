"""Beesness at a window, for tests: people sit down, touch what is lit and play on; or take up a game that was left."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.panels.fist_sheet import FistSheet
from tabletop.play import Session
from tests.tabletop.sitting import Sitting, click, people, touch

SHORT: dict[str, str | int | bool] = {"short": True, "first": 0}


def sit_down(sitting: Sitting, count: int = 3, seed: int = 5) -> None:
    """A short game of so many people, up to the first question."""
    sitting.window.open_box("beesness")
    sitting.window.start(people(count), seed, SHORT)
    sitting.rest()


def entries(sitting: Sitting) -> list[str]:
    return [str(entry.text) for entry in sitting.play.session._match.entries]


def played_on(sitting: Sitting, wanted: Callable[[], bool]) -> None:
    """Answers by what is lit, a few bids and no trades, until ``wanted`` or the end."""
    for number in range(2_000):
        session = sitting.play.session
        if wanted() or session.stage.kind == "over":
            return
        decision = session.decision()
        if session.stage.kind == "cover":
            sitting.uncover()
        elif decision is not None and decision.draft:
            sitting.play.confirm()
            sitting.rest()
        elif decision is not None and decision.kind == "sell":
            click(sitting.play.side.prompt.stepper.send)
            sitting.rest()
        else:
            touch(sitting, _picked(sitting, number))
    raise AssertionError("the game does not end")


def _picked(sitting: Sitting, number: int) -> str:
    """One of the things that are lit: no trade, no last flower, and the market closes some time."""
    lit = sitting.play.session.lit()
    garden = sitting.play.session.view().places["garden"].count
    wanted = [handle for handle in sorted(lit) if handle != "trade/offer" and (handle != "garden" or garden > 2)]
    if number % 5 == 0 and "market/pass" in wanted:
        return "market/pass"
    for usual in ("garden", "market/worker", "market/drone", "auction/drop", "market/pass", "ballot/yes"):
        if usual in wanted:
            return usual
    return wanted[number % len(wanted)]


def ready(sitting: Sitting) -> bool:
    """Whether something is asked, of one seat or of all who show their hands."""
    session = sitting.play.session
    return bool(session.together.fists()) or sitting.resting()


def hands(sitting: Sitting) -> FistSheet:
    return sitting.play.side.fists


def taken(session: Session) -> list[tuple[int, str]]:
    """All steps so far: who, and what."""
    return [(entry.seat, entry.text) for entry in session._match.entries]
