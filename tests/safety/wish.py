"""Hands that want to come to one moment of a game, and to be struck there: waiting, answering, or just answered."""

from __future__ import annotations

from random import Random

from tabletop.pages.play import Play
from tests.safety.hands import Hands
from tests.safety.moments import ALL_ASKED, COVER, HALF_AGREED, LOOKING, TO_LOOK, WARNED, Goal, moment
from tests.safety.say import say
from tests.safety.teller import die

WAITING, ANSWERING, ANSWERED = "waiting", "answering", "answered"
MODES = (WAITING, ANSWERING, ANSWERED)
"""How the program ends at its moment: killed from outside while it waits; by itself while the answer is on its way to
the disk; by itself as soon as the disk has it."""
SPIN = 100_000
"""So many turns of an empty loop at most between the answer and the end: a disk that nobody else uses takes less."""
ENOUGH = 5_000
"""Steps after which it is somewhere else for good; each takes a millisecond or more."""


class Struck:
    """The wish to come to ``goal`` and to end there in ``mode``. Says ``reached`` once there."""

    def __init__(self, goal: Goal, mode: str, seed: int) -> None:
        self.goal = goal
        self.mode = mode
        self._chance = Random(seed)
        self._left = ENOUGH

    def step(self, hands: Hands) -> bool:
        """See ``Wish``."""
        play = hands.table()
        if moment(play) == self.goal.moment and self._mine(play):
            if not play.session._progress._ledger._underway:
                self._end(hands, play)
            return True
        self._left -= 1
        if not self._left:
            say(lost=moment(play))
            die()
        if play.side.table.playing:
            play.side.table.finish()
            return True
        if self.goal.moment in (ALL_ASKED, HALF_AGREED):
            return self._towards_agreement(play)
        return self._towards_question(hands, play)

    def _mine(self, play: Play) -> bool:
        """Whether it is the goal's own seat that is asked."""
        if self.goal.moment in (ALL_ASKED, HALF_AGREED):
            return True
        stage = play.session.stage
        return self.goal.seat == (stage.seat if stage.kind in ("cover", "hold") else play.session.asked)

    def _towards_agreement(self, play: Play) -> bool:
        if play.session.way_back.voter is not None:
            play.press("agree")
            return True
        if play.session.way_back.refusal() is None:
            play.deeds.rewind()
            return True
        return False

    def _towards_question(self, hands: Hands, play: Play) -> bool:
        session, seat = play.session, self.goal.seat
        if session.stage.kind == "cover":
            if session.stage.seat != seat and seat in session.candidates():
                play.cover.other_asked.emit(seat)
            else:
                play.cover.open_button.click()
        elif session.needs_done and self.goal.moment == TO_LOOK and session.stage.seat == seat:
            play.hide_now()
        elif session.needs_done:
            hands.leave(play)
        elif session.asked == seat:
            return self._along(play)
        elif session.stage.kind == "hold" and seat in session._curtain.candidates():
            play.hide_now()
        else:
            return False
        return True

    def _along(self, play: Play) -> bool:
        """The next touch of the path; a hand that has come to its end is covered, where the goal is the cover."""
        decision, path = play.session.decision(), self.goal.path
        draft = decision.draft if decision is not None else ()
        if path[: len(draft)] != draft:
            return False
        if len(draft) < len(path):
            _touch(play, path[len(draft)])
        elif self.goal.moment.startswith(COVER):
            play.hide_now()
        else:
            return False
        return True

    def _end(self, hands: Hands, play: Play) -> None:
        hands.rest()
        say(reached=self.goal.moment)
        if self.mode == WAITING:
            return
        assert hands.teller is not None
        hands.teller.fatal = self.mode == ANSWERED
        self._answer(hands, play)
        if self.mode == ANSWERING or not play.session.busy:
            for _ in range(self._chance.randrange(SPIN)):
                pass
            die()

    def _answer(self, hands: Hands, play: Play) -> None:
        if play.session.stage.kind == "cover":
            play.cover.open_button.click()
        elif self.goal.moment == LOOKING:
            hands.leave(play)
        elif play.session.way_back.voter is not None:
            play.press("agree")
        elif self.goal.moment.endswith(WARNED):
            _touch(play, self.goal.path[-1])
        else:
            hands.touch_any(play)


def _touch(play: Play, text: str) -> None:
    """The thing on the table that means ``text``, or its button."""
    handle = next((handle for handle, action in play.session.lit().items() if action == text), "")
    if handle:
        play.side.table.touched.emit(handle)
    else:
        play.press(text)
