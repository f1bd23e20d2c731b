"""A badge at the edge of a seat's mark leaves the name room: who starts, who ends the game, who deals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from rules.kernel.view import View
from tabletop.table.games import bear_necessities, beesness, secret_kingdom
from tabletop.table.spots import Picture
from tests.table import commons, kingdom, lands
from tests.table.tables import people
from tests.table.test_layout import CASES

BADGES = ("start", "first", "ender", "dealer")
ROOM = 5
"""Pixels at least between a badge and the first letter, on the smallest table too."""
_PLACE: dict[str, Callable[..., Picture]] = {
    "beesness": beesness.place,
    "secret_kingdom": secret_kingdom.place,
    "bear_necessities": bear_necessities.place,
}


@cache
def seen(game: str) -> View:
    """A table of four in its second round, as everybody sees it."""
    if game == "beesness":
        return commons.match_at(4, 5, "market").view(None)
    if game == "secret_kingdom":
        return kingdom.shown_to(kingdom.match_at(4, 5, "turn", "off"), None)
    return lands.land(4, 5, 2, "play").view(None)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("game", _PLACE)
def test_a_badge_does_not_touch_the_name(game: str, case: tuple[int, int, float]) -> None:
    spots = _PLACE[game](seen(game), people(4), *case).spots
    found = [(key.rpartition("/")[0], spot.rect) for key, spot in spots.items() if key.rpartition("/")[2] in BADGES]
    assert found
    for seat, badge in found:
        plate = spots[seat]
        left, _top, width, _high = (float(value) for value in plate.look.detail[-4:])
        assert plate.look.kind == "plate"
        assert plate.rect.x + left >= badge.right + ROOM
        assert width >= 2 * badge.width  # and the name is there to be read
