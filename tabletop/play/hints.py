"""Hints: what the strongest level would do in the place of the one who is asked, told in three steps.

A hint is found from that seat's view alone, whatever the bots at the table are, and belongs to the screen on which it
was asked for: it is gone with the stage, and with the question unless its seat does just what it says. Where others
look on, nothing is told that follows from a hand. Who has asked is kept with the game before anything is told.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.match import Match
from rules.kernel.refusal import Refusal
from tabletop.bots.mind import Advice
from tabletop.play.curtain import Curtain
from tabletop.play.desk import BotRequest, Token, fingerprint, question_to
from tabletop.play.screen import HANDS, Stage

LEVEL = "expert"
LOOK, WEIGH, MOVE = 1, 2, 3
"""Where to look, what to weigh, the move."""


@dataclass(frozen=True)
class Hint:
    """What may be told now. ``step`` is ``LOOK``, ``WEIGH`` or ``MOVE``, ``advice`` what was found (``None``: still
    thinking), ``left`` the actions of it that are still to be done and ``handle`` the thing that is touched next."""

    step: int
    advice: Advice | None = None
    left: tuple[str, ...] = ()
    handle: str = ""

    @property
    def action(self) -> str:
        """The next action."""
        return self.left[0] if self.left else ""


@dataclass
class _Asked:
    """A question that a hint was asked about: as it stood before entry ``token.number``."""

    token: Token
    stage: Stage
    mark: bytes
    step: int = LOOK
    given: bool = False
    advice: Advice | None = None


class Hints:
    """The hints at one table. ``asked_by`` are the seats that have asked for one, in a former sitting, too."""

    def __init__(self, match: Match, curtain: Curtain, game_id: str) -> None:
        self._match = match
        self._curtain = curtain
        self._game_id = game_id
        self._asked: _Asked | None = None
        self.asked_by: list[int] = []
        self.failed = False
        """Whether nothing was found the last time."""

    @property
    def tokens(self) -> frozenset[Token]:
        """The question that is thought about."""
        asked = self._standing()
        return frozenset() if asked is None or asked.advice is not None else frozenset((asked.token,))

    def refusal(self) -> Refusal | None:
        """Why nobody can be given a hint on this screen."""
        if self._curtain.stage.kind == "cover":
            return Refusal("covered")
        if self._curtain.stage.kind == "over":
            return Refusal("game_over")
        if self._curtain.asked() is None:
            return Refusal("not_your_turn")
        if self._curtain.viewer is None and self._match.game.secret == HANDS:
            return Refusal("hint_of_hand")
        return None

    def ask(self) -> Refusal | None:
        """The first step of a hint for who is asked, or the next one."""
        refusal, seat = self.refusal(), self._curtain.asked()
        if refusal is not None or seat is None:
            return refusal
        self.failed = False
        asked = self._standing()
        if asked is not None:
            asked.step = min(asked.step + (asked.advice is not None), MOVE)
            return None
        token = Token(self._game_id, self._match.state_number, seat, hint=True)
        self._asked = asked = _Asked(token, self._curtain.stage, self._mark(seat))
        legal = self._match.legal(seat)
        if len(legal) == 1:
            asked.given, asked.advice = True, Advice(legal[0].text)
        if seat not in self.asked_by:
            self.asked_by = sorted([*self.asked_by, seat])
        return None

    def requests(self) -> list[BotRequest]:
        """What is to be thought about, once."""
        asked = self._standing()
        if asked is None or asked.given:
            return []
        asked.given = True
        return [question_to(asked.token, self._match, LEVEL, asked.mark)]

    def answer(self, token: Token, advice: Advice | None) -> None:
        """What was found; ``None``: nothing. An answer to a question that no longer stands is dropped."""
        asked = self._standing()
        if asked is None or asked.token != token or asked.advice is not None:
            return
        asked.advice = advice
        if not self._left(asked):
            self._asked, self.failed = None, True

    def hint(self) -> Hint | None:
        """What may be told on this screen; ``None`` where nobody has asked."""
        asked = self._standing()
        if asked is None:
            return None
        left = self._left(asked)
        if asked.advice is None or not left:
            return Hint(LOOK)
        return Hint(asked.step, asked.advice, tuple(left), self._match.game.parse(left[0]).handle)

    def drop(self) -> None:
        """The stage changes: nothing of a hint outlives it."""
        self._asked = None
        self.failed = False

    def _standing(self) -> _Asked | None:
        """What was asked about, where the same is still asked on the same screen or its seat is about to do it."""
        asked = self._asked
        if asked is not None and not self._stands(asked):
            self.drop()
        return self._asked

    def _stands(self, asked: _Asked) -> bool:
        seat = asked.token.seat
        if self._curtain.stage != asked.stage or seat != self._curtain.asked():
            return False
        if any(entry.kind == "rewind" for entry in self._match.entries[asked.token.number :]):
            return False  # what its seat has done since has not been
        if self._done(asked):
            return bool(self._left(asked))
        return self._mark(seat) == asked.mark

    def _done(self, asked: _Asked) -> list[str]:
        """What its seat has done since, less what it took back."""
        done: list[str] = []
        for entry in self._match.entries[asked.token.number :]:
            if entry.seat != asked.token.seat:
                continue
            if entry.kind == "act":
                done.append(entry.text)
            elif done:
                done.pop()
        return done

    def _left(self, asked: _Asked) -> list[str]:
        """The steps of the advice that are still to be done; none where something else was done, or where the next one
        is not legal."""
        steps = asked.advice.action.split("; ") if asked.advice is not None else []
        done = self._done(asked)
        left = steps[len(done) :] if done == steps[: len(done)] else []
        legal = {action.text for action in self._match.legal(asked.token.seat)} if left else set()
        return left if left and left[0] in legal else []

    def _mark(self, seat: int) -> bytes:
        return fingerprint(self._match.view(seat), LEVEL, self._game_id)
