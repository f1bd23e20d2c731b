"""Two tables that only secrets tell apart look, read and sound alike on every page that everybody may see; and for the
eyes of a seat, where only that which it cannot know tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel.match import Match
from rules.kernel.record import Record, begun_at
from tabletop.panels.look import Look
from tests.play.clockwork import players
from tests.secrecy.looking import Seen, difference, look
from tests.secrecy.theatre import Theatre, keep
from tests.secrecy.twins import Twins, marks, twins

PHASES = ("choose", "setup", "choose", "research", "choose", "compensation", "choose", "research", "choose", "setup")
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
        theatre = self.theatre
        theatre.play.toggle_drawer()
        for handle in (*(f"seat/{seat}" for seat in range(theatre.session.setup.seats)), "deck/honey"):
            theatre.play.showing.close_look.inspect(handle)
            self.look(f"{handle} inspected")
            theatre.play.showing.close_look.inspect("")
        theatre.play.toggle_text()
        self.look("the public table as text")
        theatre.play.toggle_text()
        theatre.play.toggle_drawer()

    def decide(self) -> bool:
        """The hold, or the open decision, is answered: what is public in it alike, what is secret by chance."""
        theatre, session = self.theatre, self.theatre.session
        decision = session.decision()
        if decision is None:
            theatre.choice("done")
        elif decision.kind == "choose":
            for _ in range(self.chance.randrange(3)):
                theatre.click(self.chance.choice(theatre.cards()))
                theatre.rest()
            theatre.play.hide_now()
            theatre.saved()
            self.look("the cover after hiding")
            return self.lock()
        else:
            lit = sorted(session.lit())
            theatre.click(lit[len(self.seen) % len(lit)])
        return True

    def lock(self) -> bool:
        """Chooses and locks, unless that would open all choices."""
        theatre, session = self.theatre, self.theatre.session
        if len(session._match.waiting()) == 1:
            return False
        theatre.uncover()
        if not session.decision().draft:  # type: ignore[union-attr]
            theatre.click(self.chance.choice(theatre.cards()))
        theatre.choice("confirm")
        return True

    def hold(self) -> None:
        """Everything in the open hand of the seat whose view is equal: what is pointed at, the story, the text."""
        theatre = self.theatre
        self.look("the hold")
        theatre.play.toggle_drawer()
        for handle in theatre.cards()[:3]:
            theatre.point(handle)
            theatre.rest()
            self.look(f"{handle} pointed at")
        theatre.play.toggle_text()
        self.look("the hold as text")


Pay = Callable[..., list[list[Seen]]]


@pytest.fixture
def visits(qtbot: QtBot, tmp_path: Path) -> Pay:
    """Pays two visits to the tables of a pair and gives what was seen at each."""

    def pay(pair: Twins, chance: Random, theme: str = "light", closely: bool = False) -> list[list[Seen]]:
        cast = players("h" * pair.records[0].setup.seats)
        left = marks(pair, cast, chance)
        seen = []
        for number, record in enumerate(pair.records):
            keep(tmp_path / str(number), record, cast, left)
            theatre = Theatre(qtbot, tmp_path / str(number), Look(theme, 1.0))
            visit = Visit(theatre, Random(number), pair.viewer, closely=closely)
            visit.go()
            theatre.close()
            seen.append(visit.seen)
        return seen

    return pay


def compare(seen: list[list[Seen]]) -> None:
    for first, second in zip(*seen, strict=True):
        told = difference(first, second)
        if told:
            pytest.fail(told, pytrace=False)


@pytest.mark.parametrize("number", range(50))
def test_public_pages_tell_no_secret(visits: Pay, number: int) -> None:
    chance = Random(number)
    pair = twins(2 + number % 4, PHASES[number % len(PHASES)], chance)
    seen = visits(pair, chance, ("light", "dark", "contrast")[number // 17], number % 3 == 0)
    compare(seen)
    assert len(seen[0]) > 3


@pytest.mark.parametrize("number", range(10))
def test_a_hold_tells_its_seat_nothing_that_it_cannot_know(visits: Pay, number: int) -> None:
    chance = Random(1000 + number)
    pair = twins(2 + number % 4, ("choose", "setup", "research")[number % 3], chance, viewer=True)
    seen = visits(pair, chance)
    compare(seen)
    assert len(seen[0]) > 5


def test_one_honey_more_shows(visits: Pay) -> None:
    """The other way round: what is public is seen and read on the table and on Home, and nothing else is."""
    chance = Random(3)
    record = twins(3, "compensation", chance).records[0]
    pair = Twins((one_honey_more(record, 0), one_honey_more(record, 1)), None, 1, ((), (), ()))
    seen = visits(pair, Random(2), closely=True)
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
