"""Hands that play at the real window by themselves, for the programs that tests start: they press what is lit, hide,
take back, look at what they drew, and say on the standard output what they did. One JSON value a line.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer

from tabletop.pages.play import Play
from tabletop.play import Session
from tabletop.window import Window


def say(**facts: Any) -> None:
    """One line in one write: a kill leaves a whole line or none."""
    os.write(sys.stdout.fileno(), f"{json.dumps(facts)}\n".encode())


class Hands(QObject):
    """Everybody at the table of ``window``. ``enough`` ends their play, looked at after every step on the disk.

    Says ``landed`` when it sits down, ``entries`` with the digest whenever the disk has more, ``drawn`` for a card that
    its seat has to look at, ``shown`` when the hand shows it, ``leaving`` before a hand is left for good, ``worker``
    for the process of the bots.
    """

    def __init__(self, window: Window, seed: int, enough: Callable[[Session], bool] = lambda session: False) -> None:
        super().__init__(window)
        self.window = window
        self.chance = Random(seed)
        self.enough = enough
        self._play: Play | None = None
        self._entries = self._beats = self._worker = -1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def sit_down(self) -> None:
        """At the table that is open now."""
        play = self.window.play
        assert play is not None
        self._play = play
        session, match = play.session, play.session._match
        self._entries, self._beats = len(match.entries), len(match.beats)
        say(
            landed=session.stage.kind,
            game=session._progress.desk._game_id,
            entries=self._entries,
            digest=match.digest(),
            alone=session.solo,
        )
        play.showing.shown.connect(self._changed)
        play.side.table.beat_shown.connect(self._shown)
        self._timer.start(1)

    def rest(self) -> None:
        """Touches nothing any more."""
        self._timer.stop()

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
        if len(match.entries) != self._entries:
            self._entries = len(match.entries)
            say(entries=self._entries, digest=match.digest())
        thinker = play.thinker.process_id if play.thinker is not None else 0
        if thinker not in (0, self._worker):
            self._worker = thinker
            say(worker=thinker)

    def _shown(self, number: int) -> None:
        session = self._table().session
        if session.stage.kind == "hold":
            say(shown=session.stage.seat, beat=number)

    def _table(self) -> Play:
        play = self.window.play
        assert play is not None
        return play

    def _step(self) -> None:
        """One thing that somebody does, or nothing where there is nothing to do yet."""
        play = self._table()
        session = play.session
        if session.busy:
            return
        if self.enough(session):
            self.rest()
            say(enough=len(session._match.entries))
            self.window.close()
        elif session.stage.kind == "over":
            self.rest()
            say(over=len(session._match.entries))
            self.window.rematch()
            self.sit_down()
        elif session.stage.kind == "cover":
            play.cover.open_button.click()
        elif play.side.table.playing and self.chance.random() < 0.3:
            play.side.table.finish()
        else:
            self._decide(play)

    def _decide(self, play: Play) -> None:
        session = play.session
        lit = session.lit()
        moment = self.chance.random()
        if moment < 0.05:
            play.hide_now()
        elif moment < 0.12 and session.can_take_back() is None:
            play.take_back()
        elif session.needs_done or (lit and moment < 0.2):
            self._leave(play)
        elif lit:
            handle = self.chance.choice(sorted(lit))
            if lit[handle] in ("lock", "done"):
                self._leave(play)
            else:
                play.side.table.touched.emit(handle)

    def _leave(self, play: Play) -> None:
        """Done, or the usual rest of a choice: the hand is covered afterwards. Nobody goes before all is shown."""
        play.side.table.finish()
        if play.session.stage.kind == "hold":
            say(leaving=play.session.stage.seat)
        play.confirm()
