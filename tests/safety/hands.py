"""Hands that play at the real window by themselves, for the programs that tests start: they press what is lit, hide,
take back, look at what they drew, and say what they did.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from tabletop.pages.play import Play
from tabletop.play import Session
from tabletop.window import Window
from tests.safety.moments import moment
from tests.safety.say import say
from tests.safety.teller import Teller, state_of

FAR_BACK = 30
"""So many private beats are told of a table that is taken up again: more than one life draws."""


class Wish(Protocol):
    """Something that hands want to come to."""

    def step(self, hands: Hands) -> bool:
        """Does something towards it, or waits for something. Not where it is chance's turn."""


class Hands(QObject):
    """Everybody at the table of ``window``. ``enough`` ends their play, looked at after every step on the disk;
    ``then`` comes after it (``None``: the window is closed). ``wish``: where they want to come.

    Says ``landed`` when it sits down, ``underway`` and ``saved`` as ``Teller`` does, ``drawn`` for a card that its seat
    has to look at, ``shown`` when the hand shows it, ``leaving`` before a hand is left for good, ``worker`` for the
    process of the bots, ``at`` for each new moment.
    """

    def __init__(
        self,
        window: Window,
        seed: int,
        enough: Callable[[Session], bool] = lambda session: False,
        then: Callable[[], None] | None = None,
        wish: Wish | None = None,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.chance = Random(seed)
        self.enough = enough
        self.then = then
        self.wish = wish
        self.teller: Teller | None = None
        self._play: Play | None = None
        self._beats = self._worker = -1
        self._at = ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def sit_down(self) -> None:
        """At the table that is open now."""
        play = self.table()
        self._play = play
        session, match = play.session, play.session._match
        self._beats = len(match.beats)
        self.teller = Teller(session)
        private = [(*beat.private, beat.number) for beat in match.beats if len(beat.private) == 1]
        say(
            landed=session.stage.kind,
            game=session._progress.desk._game_id,
            alone=session.solo,
            private=[both for both in private[-FAR_BACK:] if session.players[both[0]].kind == "human"],
            bare=self._bare(play),
            voter=session.way_back.voter,
            warned=play.deeds._warned is not None,
            **state_of(match),
        )
        play.showing.shown.connect(self._changed)
        play.side.table.beat_shown.connect(self._shown)
        self._tell_moment(play)
        self._timer.start(1)

    def rest(self) -> None:
        """Touches nothing any more."""
        self._timer.stop()

    def table(self) -> Play:
        play = self.window.play
        assert play is not None
        return play

    def _bare(self, play: Play) -> list[str]:
        """What lies on the table and is not for everybody's eyes."""
        match = play.session._match
        public = {piece.handle for place in match.view(None).places.values() for piece in place.pieces}
        known = {
            piece.handle
            for seat in range(match.setup.seats)
            for place in match.view(seat).places.values()
            for piece in place.pieces
        }
        return sorted({item.handle for item in play.side.table.items_spoken()} & (known - public) - {"", None})

    def _changed(self) -> None:
        """The screen follows the session: whatever is in the match now is on the disk, unless a step is underway."""
        play = self.window.play
        if play is None or play is not self._play or play.session.busy:
            return
        session, match = play.session, play.session._match
        for beat in match.beats[self._beats :]:
            for seat in beat.private if len(beat.private) == 1 else ():
                if session.players[seat].kind == "human":
                    say(drawn=seat, beat=beat.number)
        self._beats = len(match.beats)
        self._tell_moment(play)
        thinker = play.bots.thinker.process_id if play.bots.thinker is not None else 0
        if thinker not in (0, self._worker):
            self._worker = thinker
            say(worker=thinker)

    def _tell_moment(self, play: Play) -> None:
        now = moment(play)
        if now != self._at:
            self._at = now
            say(at=now)

    def _shown(self, number: int) -> None:
        session = self.table().session
        if session.stage.kind == "hold":
            say(shown=session.stage.seat, beat=number)

    def _step(self) -> None:
        """One thing that somebody does, or nothing where there is nothing to do yet."""
        play = self.table()
        session = play.session
        if session.busy:
            return
        self._tell_moment(play)
        if self.enough(session):
            self.rest()
            say(enough=len(session._match.entries))
            (self.then or self.window.close)()
        elif session.stage.kind == "over":
            self.rest()
            say(over=len(session._match.entries))
            self.window.rematch()
            self.sit_down()
        elif self.wish is not None and self.wish.step(self):
            pass
        elif session.stage.kind == "cover":
            play.cover.open_button.click()
        elif play.side.table.playing and self.chance.random() < 0.3:
            play.side.table.finish()
        elif session.way_back.voter is not None:
            play.press(self.chance.choice(("agree", "disagree")))
        else:
            self._decide(play)

    def _decide(self, play: Play) -> None:
        session = play.session
        lit = session.lit()
        now = self.chance.random()
        if now < 0.05:
            play.hide_now()
        elif now < 0.12 and session.can_take_back() is None:
            play.take_back()
        elif session.needs_done or (lit and now < 0.2):
            self.leave(play)
        elif now > 0.99 and session.way_back.refusal() is None:
            play.deeds.rewind()
        else:
            self.touch_any(play)

    def touch_any(self, play: Play) -> None:
        """One of the things that are lit."""
        lit = play.session.lit()
        if lit:
            handle = self.chance.choice(sorted(lit))
            if lit[handle] in ("lock", "done"):
                self.leave(play)
            else:
                play.side.table.touched.emit(handle)

    def leave(self, play: Play) -> None:
        """Done, or the usual rest of a choice: the hand is covered afterwards. Nobody goes before all is shown."""
        play.side.table.finish()
        if play.session.stage.kind == "hold":
            say(leaving=play.session.stage.seat)
        play.confirm()
