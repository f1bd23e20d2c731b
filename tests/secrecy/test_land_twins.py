"""Two tables of Bear Necessities that only secrets tell apart: to the pixel, to the word and in motion they are alike,
for everybody and for a seat that cannot know what differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from rules.kernel.record import begun_at
from tabletop.art.theme import Theme, load_fonts
from tabletop.table.view import TableView
from tests.play.clockwork import players
from tests.secrecy.looking import Seen, difference, look
from tests.secrecy.theatre import Theatre, keep
from tests.table.lands import land, people
from tests.table.tables import Clock

MOMENTS = ((2, "play"), (4, "play"), (5, "keep"), (6, "play"), (9, "keep"), (12, "play"))


def twins(seats: int, seed: int, round_number: int, kind: str, viewer: int | None) -> tuple[Match, Match]:
    """A match, and another in which all that ``viewer`` cannot know is dealt anew; others have chosen otherwise."""
    match = land(seats, seed, round_number, kind)
    dealt = match.game.encode(match.game.sample(match.view(viewer), seed))
    pair: list[Match] = []
    for position in (match.position(), dealt):
        again = Match.load(begun_at(match.setup, match.record().deck, position))
        chance = Random(seed + len(pair))
        for seat in again.waiting():
            if seat != viewer:
                _choose(again, seat, chance)
        pair.append(again)
    return pair[0], pair[1]


def _choose(match: Match, seat: int, chance: Random) -> None:
    """Some of a choice, and of the reserve's question all of it or nothing: never the last step."""
    for _ in range(chance.randrange(4)):
        legal = [action for action in match.legal(seat) if not action.minor]
        if not legal or (legal[0].verb == "answer" and len(match.waiting()) < 3):
            return
        match.apply(seat, chance.choice(legal))


def grabbed(qtbot: QtBot, match: Match, viewer: int | None) -> tuple[Any, list[str]]:
    """All pixels of a table and all that it says."""
    table = TableView(Theme(), people(match.setup.seats), clock=Clock())
    qtbot.addWidget(table)
    table.resize(1280, 640)
    table.show()
    table.show_view(match.view(viewer), {})
    while table._showing.pictures.cold:
        table._showing._warm()
    image = table.grab().toImage()
    return image, [item.text for item in table.items_spoken()]


@pytest.mark.parametrize(("round_number", "kind"), MOMENTS)
@pytest.mark.parametrize("viewer", [None, 0])
def test_no_pixel_and_no_word_of_a_table_tells_a_secret(
    qtbot: QtBot, round_number: int, kind: str, viewer: int | None
) -> None:
    load_fonts()
    for seed in (3, 4):
        first, second = twins(4, seed, round_number, kind, viewer)
        assert first.digest() != second.digest()
        assert first.view(viewer) == second.view(viewer)
        (image, said), (other_image, other_said) = (grabbed(qtbot, match, viewer) for match in (first, second))
        assert image == other_image
        assert said == other_said


def seen_from(qtbot: QtBot, folder: Path, match: Match, *, uncovering: Sequence[int]) -> tuple[list[Seen], Theatre]:
    """The pages that everybody may see of a table that was left at this point: Home, the cover, the cover of others."""
    keep(folder, match.record(), players("h" * match.setup.seats), None)
    theatre = Theatre(qtbot, folder)
    seen = [look(theatre.window, "Home")]
    theatre.resume()
    theatre.rest()
    seen.append(look(theatre.window, "the cover"))
    for seat in uncovering:
        theatre.session.turn_to(seat)
        theatre.turn()
        seen.append(look(theatre.window, f"the cover of seat {seat}"))
    return seen, theatre


@pytest.mark.parametrize(("round_number", "kind"), [(3, "play"), (5, "keep")])
def test_home_and_every_cover_are_alike_to_the_pixel(
    qtbot: QtBot, tmp_path: Path, round_number: int, kind: str
) -> None:
    pair = twins(3, 5, round_number, kind, None)
    pages = []
    for number, match in enumerate(pair):
        folder = tmp_path / str(number)
        folder.mkdir()
        seen, theatre = seen_from(qtbot, folder, match, uncovering=match.waiting())
        pages.append(seen)
        theatre.close()
    for one, other in zip(*pages, strict=True):
        assert not difference(one, other)
