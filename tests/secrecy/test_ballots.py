"""Closed ballots of Beesness tell nothing: on covers, on Home, in the open hold of another seat, to the pixel."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from tabletop.panels.look import Look
from tests.play.clockwork import players
from tests.secrecy.ballots import ballots
from tests.secrecy.looking import Seen
from tests.secrecy.test_twins import Visit, compare
from tests.secrecy.theatre import Theatre, keep
from tests.secrecy.twins import Twins, marks


class Polling(Visit):
    """A visit while ballots are cast."""

    def decide(self) -> bool:
        """The open hold is answered by chance and hidden; then the ballot is closed, unless that would open all."""
        theatre, session = self.theatre, self.theatre.session
        for _ in range(self.chance.randrange(1, 3)):
            self._draft()
        theatre.play.hide_now()
        theatre.saved()
        self.look("the cover after hiding")
        if len(session._match.waiting()) == 1:
            return False
        theatre.uncover()
        if not session.decision().draft:  # type: ignore[union-attr]
            self._draft()
        theatre.choice("confirm")
        return True

    def _draft(self) -> None:
        """Another ballot than before, where one is drafted."""
        session, theatre = self.theatre.session, self.theatre
        if session.decision().draft:  # type: ignore[union-attr]
            session.take_back()
            theatre.saved()
        session.act(self.chance.choice(session.decision().actions))  # type: ignore[union-attr]
        theatre.saved()

    def hold(self) -> None:
        """Everything in the open hold of the seat whose view is equal."""
        theatre = self.theatre
        self.look("the hold")
        theatre.play.toggle_drawer()
        for handle in (*(f"seat/{seat}" for seat in range(theatre.session.setup.seats)), "garden", "pot"):
            theatre.play.showing.close_look.inspect(handle)
            self.look(f"{handle} inspected")
            theatre.play.showing.close_look.inspect("")
        theatre.play.toggle_text()
        self.look("the hold as text")


def visited(qtbot: QtBot, folder: Path, pair: Twins, chance: Random, theme: str) -> list[list[Seen]]:
    """Two visits to the tables of a pair and what was seen at each."""
    cast = players("h" * pair.records[0].setup.seats)
    left = marks(pair, cast, chance)
    seen = []
    for number, record in enumerate(pair.records):
        keep(folder / str(number), record, cast, left)
        theatre = Theatre(qtbot, folder / str(number), Look(theme, 1.0))
        visit = Polling(theatre, Random(number), pair.viewer, closely=False)
        visit.go()
        theatre.close()
        seen.append(visit.seen)
    return seen


@pytest.mark.parametrize("number", range(9))
def test_closed_ballots_are_seen_on_no_cover_and_not_on_home(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(number)
    pair = ballots(3 + number % 3, ("vote", "flowers")[number % 2], chance)
    seen = visited(qtbot, tmp_path, pair, chance, ("light", "dark", "contrast")[number // 3])
    compare(seen)
    assert len(seen[0]) > 3


@pytest.mark.parametrize("number", range(4))
def test_another_ballot_is_not_seen_in_an_open_hold(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    chance = Random(100 + number)
    pair = ballots(3 + number % 3, ("vote", "flowers")[number % 2], chance, viewer=True)
    seen = visited(qtbot, tmp_path, pair, chance, "light")
    compare(seen)
    assert len(seen[0]) > 7


def test_the_ballots_of_twins_do_differ() -> None:
    chance = Random(4)
    for phase in ("vote", "flowers"):
        pair = ballots(4, phase, chance)
        views = [Match.load(record) for record in pair.records]
        own = [[match.view(seat).places[f"seat/{seat}/ballot"] for seat in range(4)] for match in views]
        assert own[0] != own[1]
