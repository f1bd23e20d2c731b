"""Two tables that only secrets tell apart look, read and sound alike on every page that everybody may see; and for the
eyes of a seat, where only that which it cannot know tells them apart.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from rules.kernel.record import Record, begun_at
from tests.play.clockwork import players
from tests.secrecy.looking import difference, look
from tests.secrecy.theatre import Theatre, keep
from tests.secrecy.twins import Twins, marks, twins
from tests.secrecy.visit import compare, visits

PHASES = ("choose", "setup", "choose", "research", "choose", "compensation", "choose", "research", "choose", "setup")
THEMES = ("light", "dark", "contrast")


@pytest.mark.parametrize("number", range(50))
def test_public_pages_tell_no_secret(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(number)
    pair = twins(2 + number % 4, PHASES[number % len(PHASES)], chance)
    seen = visits(qtbot, tmp_path, pair, chance, THEMES[number // 17], closely=number % 3 == 0)
    compare(seen)
    assert len(seen[0]) > 3


@pytest.mark.parametrize("number", range(10))
def test_public_pages_of_lands_tell_no_secret(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(number)
    pair = twins(2 + number % 5, ("play", "keep")[number // 5], chance)
    seen = visits(qtbot, tmp_path, pair, chance, THEMES[number % 3], closely=number % 3 == 0)
    compare(seen)
    assert len(seen[0]) > 3


@pytest.mark.parametrize("number", range(16))
def test_a_hold_tells_its_seat_nothing_that_it_cannot_know(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(1000 + number)
    if number < 10:
        pair = twins(2 + number % 4, ("choose", "setup", "research")[number % 3], chance, viewer=True)
    else:
        pair = twins(2 + number % 5, ("play", "keep")[number % 2], chance, viewer=True)
    seen = visits(qtbot, tmp_path, pair, chance)
    compare(seen)
    assert len(seen[0]) > 5


def test_one_honey_more_shows(qtbot: QtBot, tmp_path: Path) -> None:
    """The other way round: what is public is seen and read on the table and on Home, and nothing else is."""
    chance = Random(3)
    record = twins(3, "compensation", chance).records[0]
    pair = Twins((one_honey_more(record, 0), one_honey_more(record, 1)), None, 1, ((), (), ()))
    seen = visits(qtbot, tmp_path, pair, Random(2), closely=True)
    told = {first.at.partition(": ")[2]: difference(first, second) for first, second in zip(*seen, strict=True)}
    assert "pixels differ" in told["the public table"]
    assert "pixels differ" in told["Home afterwards"]
    assert "honey" in told["the public table as text"]
    assert told["Home"] == ""


def one_honey_more(record: Record, count: int) -> Record:
    """A game that begins where ``record`` ends, with ``count`` more honey for the seat that has least."""
    match = Match.load(record)
    position = match.position()
    poorest = min(position["seats"], key=lambda seat: seat["honey"])
    poorest["honey"] += count
    return Match.load(begun_at(record.setup, record.deck, position)).record()


def test_the_hands_of_twins_do_differ(qtbot: QtBot, tmp_path: Path) -> None:
    """That the covers are alike would prove nothing if the hands below were, too."""
    chance = Random(4)
    pair = twins(3, "choose", chance)
    seen = []
    for number, record in enumerate(pair.records):
        keep(tmp_path / str(number), record, players("hhh"), marks(pair, players("hhh"), Random(1)))
        theatre = Theatre(qtbot, tmp_path / str(number))
        theatre.resume()
        theatre.to_stage(lambda theatre=theatre: theatre.stage == "cover")  # type: ignore[misc]
        theatre.uncover()
        seen.append(look(theatre.window, "the hold"))
        theatre.close()
    told = difference(*seen)
    assert "pixels differ" in told
    assert "_Voice" in told
