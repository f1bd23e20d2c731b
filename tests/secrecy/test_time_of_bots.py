"""When bots answer in secret tells nothing of what they hold: at two tables that only secrets tell apart they close
their choices at the same moments of the clock, in every game and at every kind of secret decision.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel.match import Match
from rules.kernel.record import canonical
from tabletop.play.curtain import QUIET
from tests.play.clockwork import HandClock, Page, at_table
from tests.secrecy.moments import DRAWS, MOMENTS, Moment

PACE = 2.0
"""Slow enough for the thoughts of all; at the instant speed they take their own time."""


class Bots:
    """A table of bots alone, which answer by ``chance`` as soon as they are asked."""

    def __init__(self, match: Match, chance: Random, pace: float) -> None:
        self.page: Page = at_table(match, "c" * match.setup.seats)
        self.chance = chance
        self.told = len(match.beats)
        self.page.session.pace = pace
        self.page.settle()

    def think(self) -> None:
        """Every bot that is asked answers."""
        page = self.page
        page.settle()
        while asked := [*page.requests, *page.session.requests()]:
            page.requests = []
            for request in asked:
                page.session.answer(request.token, self.run(request.seat))
            page.settle()

    def run(self, seat: int) -> str:
        """All that ``seat`` does until its choice is closed; from which deck it draws is alike at both tables."""
        match = self.page.session._match
        state, steps = match.game.decode(match.position()), []
        while True:
            legal = state.legal(seat)
            action = legal[0] if legal[0].verb == "draw" else self.chance.choice(legal)
            state.apply(seat, action)
            steps.append(action.text)
            decision = state.decision(seat)
            if decision is None or not decision.draft:
                return "; ".join(steps)

    def go_on(self) -> None:
        """Time goes by until an answer is due, and all that is due then is taken."""
        session, clock = self.page.session, self.page.clock
        due = session.next_due()
        assert due is not None
        clock.time = max(clock.time, due)
        while (due := session.next_due()) is not None and due <= clock.time:
            session.tick()
            self.think()

    def seen(self) -> bytes:
        """What a stranger sees, and when it will change."""
        session = self.page.session
        return canonical(msgspec.to_builtins([session.view(), session.stage, self.page.clock.time, session.next_due()]))

    def opened(self) -> bool:
        """Whether more was told to all than that choices are closed."""
        match = self.page.session._match
        return any(event.kind != QUIET for beat in match.beats[self.told :] for event in beat.events(None))


@pytest.mark.parametrize("pace", [PACE, 0.0])
@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_bots_take_the_same_time_whatever_they_hold(moment: Moment, pace: float) -> None:
    pair, _seat = moment.pair()
    tables = [Bots(Match.load(record), Random(number), pace) for number, record in enumerate(pair.records)]
    matches = [table.page.session._match for table in tables]
    phase = matches[0].view(None).phase
    assert matches[0].digest() != matches[1].digest()
    paused = 0
    while matches[0].view(None).phase == phase and paused < 2 * moment.seats:  # an answer, then a choice
        for table in tables:
            table.think()
        assert tables[0].seen() == tables[1].seen()
        for table in tables:
            table.go_on()
        paused += 1
        assert tables[0].page.clock.time == tables[1].page.clock.time
        passed = tables[0].page.clock.time - HandClock().time
        assert passed == pytest.approx(paused * PACE) if pace else passed > 0
        if moment.asked not in DRAWS and any(table.opened() for table in tables):
            assert all(table.opened() for table in tables)
            return
    assert moment.asked in DRAWS
