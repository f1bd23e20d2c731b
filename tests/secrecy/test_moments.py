"""In every game that has secrets, in every kind of secret decision: what goes on in a hold leaves no trace on the cover
that comes over it, and two tables that only secrets tell apart have the same covers, to the pixel and to the word.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from rules import games
from rules.kernel.match import Match
from rules.kernel.record import canonical
from tabletop.play.screen import OPEN
from tests.contract.playing import random_match
from tests.play.clockwork import players
from tests.secrecy import probes
from tests.secrecy.left import assert_nothing_is_left
from tests.secrecy.looking import Seen, look
from tests.secrecy.memory import Held, held_by_others, holders, mentions, private_cards, spellings
from tests.secrecy.moments import DRAWS, MOMENTS, Moment, secrets
from tests.secrecy.probes import WAYS, Probe, Way
from tests.secrecy.theatre import Theatre, keep
from tests.secrecy.twins import Twins, marks
from tests.secrecy.visit import compare

LOOKS: tuple[Probe, ...] = (
    probes.plain,
    probes.inspected,
    probes.menu_open,
    probes.cursor_on_card,
    probes.read_as_text,
    probes.told,
    probes.hinted,
    probes.under_a_sheet,
    probes.dragged,
)
DRAWING: tuple[Probe, ...] = (*LOOKS, probes.moving, probes.told)
CHOOSING: tuple[Probe, ...] = (*LOOKS, probes.moving, probes.taken_back, probes.laid_out, probes.inspected)
"""What goes on in a hold, one after the other; from ``moving`` on something is chosen."""


class Announced:
    """Stands for QAccessible where something is announced: a screen reader listens, and this is what it is told."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.said: list[str] = []

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: Any) -> None:
        self.said.append(event.message())


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Announced:
    heard = Announced()
    monkeypatch.setattr("PySide6.QtGui.QAccessible", heard)
    return heard


def tour(theatre: Theatre, moment: Moment, announced: Announced, pair: Twins, others: set[Held]) -> Iterator[Seen]:
    """Every cover of a hold in which each probe was made, every way to cover it in turn, and Home in the end."""
    theatre.resume()
    theatre.to_stage(lambda: theatre.stage == "cover")
    made = DRAWING if moment.asked in DRAWS else CHOOSING
    seat = theatre.session.stage.seat
    assert seat is not None
    for number, probe in enumerate(made):
        way = WAYS[number % (len(WAYS) - 1)]
        if probe is probes.menu_open and way is probes.hide_key:  # a menu has the keyboard
            way = probes.suspend
        yield covered(theatre, probe, way, announced)
        assert theatre.session.stage.seat == seat
    if made is CHOOSING:
        yield covered(theatre, probes.laid_out, probes.lock, announced)
        assert theatre.session.stage.seat != seat
    assert holders(theatre.session, seat, pair, others=others) == []
    theatre.window.leave()
    theatre.turn()
    yield look(theatre.window, "Home")


def covered(theatre: Theatre, probe: Probe, way: Way, announced: Announced) -> Seen:
    """The cover that comes over the hold that is called, with what is saved and announced as it comes."""
    theatre.uncover()
    session, seat = theatre.session, theatre.session.viewer
    assert seat is not None
    probe(theatre)
    assert theatre.stage == "hold"
    announced.said.clear()
    way(theatre)
    theatre.saved()
    theatre.to_front()
    assert_nothing_is_left(theatre)
    theatre.park()
    for _ in range(3):
        theatre.turn()
    at = f"the cover of {session.stage.seat} over {probe.__name__} by {way.__name__}"
    seen = look(theatre.window, at)
    cards = spellings(session.setup.game, private_cards(session._match, seat))
    assert [line for line in (*seen.words, *announced.said) if mentions(line, cards)] == []
    told = [f"announced {line}" for line in announced.said]
    return replace(seen, words=(*seen.words, *told, f"saved {canonical(session.resume_state())!r}"))


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_nothing_of_a_hold_is_on_the_cover_over_it(
    qtbot: QtBot, tmp_path: Path, moment: Moment, announced: Announced
) -> None:
    pair, seat = moment.pair()
    cast = players("h" * moment.seats)
    left = {**marks(pair, cast, Random(1)), "seen": [pair.beats] * moment.seats, "shown": pair.beats, "called": seat}
    others = held_by_others(pair.records[0].setup.game)
    seen = []
    for record in pair.records:
        keep(tmp_path / "games", record, cast, left)
        theatre = Theatre(qtbot, tmp_path / "games")
        seen.append(list(tour(theatre, moment, announced, pair, others)))
        theatre.close()
        shutil.rmtree(tmp_path / "games")  # the settings say where the games are kept
    compare(seen)


@pytest.mark.parametrize("key", sorted(key for key, game in games.items() if game.secret != OPEN))
def test_no_secret_decision_is_left_out(key: str) -> None:
    """Whatever the game asks in secret is one of the moments, at two numbers of people at least."""
    matches = (match for seed in (1, 2) for match in random_match(key, games[key].seats[-1], seed))
    asked = {question for match in matches if not _begun(match) for question in secrets(match)}
    held = [_held(moment) for moment in MOMENTS]
    assert asked
    assert {question: sum(question in found for found in held) > 1 for question in asked} == dict.fromkeys(asked, True)


def _held(moment: Moment) -> set[tuple[str, str, str]]:
    """What is asked at that moment; an answer about the reserve is not the end of its hold."""
    pair, seat = moment.pair()
    match = Match.load(pair.records[0])
    asked = secrets(match)
    if moment.asked == "keep":
        match.apply(seat, match.legal(seat)[0])
    return asked | secrets(match)


def _begun(match: Match) -> bool:
    """Whether somebody has laid out a part of its choice; what is asked then is asked in the same hold."""
    return any((decision := match.decision(seat)) is not None and decision.draft for seat in match.waiting())
