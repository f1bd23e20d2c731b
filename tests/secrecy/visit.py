"""Equal visits to the two tables of a pair: from Home from screen to screen until the next reveal, and what was seen.

What is public people answer alike at both, what is secret by chance at each. It knows no game but by what it asks.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tabletop.panels.look import Look
from tests.play.clockwork import players
from tests.secrecy.looking import Seen, difference, look
from tests.secrecy.theatre import Theatre, keep
from tests.secrecy.twins import Twins, marks

SCREENS = 7
"""Public pages and covers that are compared in each pair, Home among them."""


class Visit:
    """One of two equal visits to a table: ``seen`` is all that was looked at."""

    def __init__(self, theatre: Theatre, chance: Random, viewer: int | None, *, closely: bool) -> None:
        self.theatre = theatre
        self.chance = chance
        self.viewer = viewer
        self.closely = closely
        self.seen: list[Seen] = []

    def look(self, at: str) -> None:
        """Looks once layouts are at rest and faces composed; on public pages with the pointer in a corner."""
        if self.viewer is None:
            self.theatre.park()
        for _ in range(3):
            self.theatre.turn()
        while self.theatre.window.play is not None and self.theatre.cold():
            self.theatre.turn()
        self.seen.append(look(self.theatre.window, f"{len(self.seen)}: {at}"))

    def go(self) -> None:
        """From Home to the table, from screen to screen until the next reveal, and back Home."""
        theatre = self.theatre
        self.look("Home")
        theatre.resume()
        if self.viewer is not None:
            self.look("the cover")
            theatre.uncover()
            assert theatre.session.viewer == self.viewer
            self.hold()
        else:
            while len(self.seen) < SCREENS and self.step():
                pass
        if not theatre.session._match.over:
            theatre.window.leave()
            theatre.turn()
            self.look("Home afterwards")
        theatre.park()  # the box that the next visit finds under the pointer would stand out

    def step(self) -> bool:
        """One screen; whether there is another that tells nothing that is hidden."""
        theatre, session = self.theatre, self.theatre.session
        if session._match.over:  # all hands are opened
            return False
        if theatre.stage == "public" and theatre.table.playing:
            self.look("the moving table")
            theatre.pass_by(0.2)
            self.look("the table 0.2 seconds on")
            theatre.table.finish()
            theatre.saved()
        elif theatre.stage == "public":
            theatre.rest()
            if theatre.stage == "public":
                self.look("the public table")
                if self.closely:
                    self.around()
                return self.decide()
        elif theatre.stage == "cover":
            self.look(f"the cover of {session.stage.seat}")
            theatre.uncover()
        else:
            return self.decide()
        return True

    def around(self) -> None:
        """Everything that stands on the public table is pointed at and inspected."""
        self.theatre.play.toggle_drawer()
        self._inspect_all()
        self.theatre.play.toggle_text()
        self.look("the public table as text")
        self.theatre.play.toggle_text()
        self.theatre.play.toggle_drawer()

    def _inspect_all(self) -> None:
        theatre = self.theatre
        places = theatre.session.view().places
        common = [handle for handle, place in places.items() if place.owner is None and "/" not in handle] or [*places]
        for handle in (*(f"seat/{seat}" for seat in range(theatre.session.setup.seats)), *common[:2]):
            theatre.play.showing.close_look.inspect(handle)
            self.look(f"{handle} inspected")
            theatre.play.showing.close_look.inspect("")

    def decide(self) -> bool:
        """The hold, or the open decision, is answered: what is public in it alike, what is secret by chance."""
        theatre, session = self.theatre, self.theatre.session
        decision = session.decision()
        if decision is None:
            theatre.choice("done")
        elif not decision.secret or decision.kind == "draw":  # which deck is drawn from is no secret
            lit = sorted(session.lit())
            theatre.click(lit[len(self.seen) % len(lit)])
        else:
            for _ in range(0 if self._opens_all() else self.chance.randrange(5)):
                self._draft()
            theatre.play.hide_now()
            theatre.saved()
            self.look("the cover after hiding")
            return self._lock()
        return True

    def _opens_all(self) -> bool:
        """Whether it is the last who has to say what becomes of its reserve: that tells what all have said."""
        match, seat = self.theatre.session._match, self.theatre.session.viewer
        asked = {other for other in match.waiting() if (found := match.decision(other)) and found.kind == "keep"}
        return asked == {seat}

    def _draft(self) -> None:
        """Something is laid out, or taken back."""
        theatre, session = self.theatre, self.theatre.session
        decision = session.decision()
        assert decision is not None
        cards = theatre.on_table()
        if decision.draft and (not cards or self.chance.random() < 0.3):
            session.take_back()
        elif cards:
            theatre.click(self.chance.choice(cards))
        else:
            session.act(self.chance.choice(decision.actions))
        theatre.saved()
        theatre.rest()

    def _lock(self) -> bool:
        """Chooses and locks, unless that would open all choices."""
        theatre, session = self.theatre, self.theatre.session
        if len(session._match.waiting()) == 1:
            return False
        theatre.uncover()
        if self._opens_all():
            return False
        while (decision := session.decision()) is not None and not decision.default:
            session.act(self.chance.choice(decision.actions))
            theatre.saved()
        theatre.choice("confirm")
        return True

    def hold(self) -> None:
        """Everything in the open hand of the seat whose view is equal: what is pointed at, the story, the text."""
        theatre = self.theatre
        self.look("the hold")
        theatre.play.toggle_drawer()
        for handle in theatre.on_table()[:3]:
            theatre.point(handle)
            theatre.rest()
            self.look(f"{handle} pointed at")
        self._inspect_all()
        theatre.play.toggle_text()
        self.look("the hold as text")


def visits(
    qtbot: QtBot, folder: Path, pair: Twins, chance: Random, theme: str = "light", *, closely: bool = False
) -> list[list[Seen]]:
    """Two visits to the tables of ``pair``, as they were left by ``chance``, and what was seen at each."""
    cast = players("h" * pair.records[0].setup.seats)
    left = marks(pair, cast, chance)
    seen = []
    for number, record in enumerate(pair.records):
        keep(folder / str(number), record, cast, left)
        theatre = Theatre(qtbot, folder / str(number), Look(theme, 1.0))
        visit = Visit(theatre, Random(number), pair.viewer, closely=closely)
        visit.go()
        theatre.close()
        seen.append(visit.seen)
    return seen


def compare(seen: list[list[Seen]]) -> None:
    """Fails with what tells the two visits apart."""
    for first, second in zip(*seen, strict=True):
        told = difference(first, second)
        if told:
            pytest.fail(told, pytrace=False)
