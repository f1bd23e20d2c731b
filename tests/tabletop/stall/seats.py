"""People at the stall: how tests come to its set-up and to its questions."""

from __future__ import annotations

from tabletop.pages.set_up import SetUp
from tests.tabletop.sitting import Sitting, people

CALM: dict[str, str | int | bool] = {"short": True, "mood": "calm", "first": 0}


def sit_down(sitting: Sitting, count: int = 3, **options: str | int | bool) -> None:
    """So many people at the stall, up to the first question."""
    sitting.window.open_box("honey_stall")
    sitting.window.start(people(count), 7, {**CALM, **options})
    sitting.rest()


def entries(sitting: Sitting) -> list[str]:
    return [str(entry.text) for entry in sitting.play.session._match.entries]


def bid_all(sitting: Sitting, count: int = 3) -> None:
    for _ in range(count):
        sitting.play.press("bid 1")
        sitting.rest()


def set_up_page(sitting: Sitting) -> SetUp:
    sitting.window.open_box("honey_stall")
    assert sitting.window.set_up is not None
    return sitting.window.set_up
