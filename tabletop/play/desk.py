"""The desk where bots are asked: questions given out once, answers kept until their time has come.

A bot's time is the same whatever it holds: its answer waits until its question stood on the screen for the pace of the
table, and where it thinks about something hidden, for as long as its level may think after those before it, however
soon it has made up its mind. What lies here unopened is as secret as the match and goes to the match alone. Of a bot's
view only a fingerprint is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from rules.kernel.match import Match
from rules.kernel.view import View
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Advice
from tabletop.play.players import Player
from tabletop.play.screen import HANDS

ON_THE_WAY = 0.15
"""Seconds that a question and its answer may take beside the thought itself."""
BALLOT = "ballot"
"""The kind of place where a choice lies face down until all are open: it tells no more than who has locked."""
RETRY = 3.0
"""Seconds until an answer that could not be saved is tried again."""


class Token(NamedTuple):
    """Which question an answer belongs to: the game, how many entries it had, the seat, and the ``level`` of its bot.
    ``hint``: a person's."""

    game: str
    number: int
    seat: int
    level: str = ""
    hint: bool = False


@dataclass(frozen=True)
class BotRequest:
    """A question to a bot. ``game`` is the key of the game, ``level`` the player's kind, ``seed`` the bot's own.
    It may think for ``milliseconds``."""

    token: Token
    game: str
    seat: int
    view: View
    level: str
    seed: int
    milliseconds: int


@dataclass
class _Question:
    token: Token
    mark: bytes
    since: float
    draft: tuple[str, ...] = ()
    goes_on: bool = False
    given: bool = False
    answered: bool = False
    answer: str | None = None
    advice: Advice | None = None
    takes: float = 0.0
    """Seconds that its level may think, and that question and answer take."""
    thought_by: float = -float("inf")
    """When it is thought about, if its bot and those asked before take all the time of their levels."""
    not_before: float = -float("inf")


class Desk:
    """The open questions of one table's bots. ``pace`` is in seconds."""

    def __init__(self, game_id: str, pace: float) -> None:
        self.pace = pace
        self._game_id = game_id
        self._questions: dict[int, _Question] = {}
        self._given_way = -float("inf")

    @property
    def tokens(self) -> frozenset[Token]:
        """The questions that stand."""
        return frozenset(question.token for question in self._questions.values())

    def refresh(self, match: Match, players: Sequence[Player], now: float) -> None:
        """Drops the questions that no longer stand, lays out the new ones. Another seat's secret step changes none."""
        asked = {seat for seat in match.waiting() if players[seat].kind != "human"}
        for seat in [seat for seat in self._questions if seat not in asked]:
            del self._questions[seat]
        for seat in sorted(asked):
            mark = fingerprint(match.view(seat), players[seat].kind, self._game_id)
            question = self._questions.get(seat)
            if question is None or question.mark != mark:
                self._questions.pop(seat, None)
                self._questions[seat] = self._laid_out(match, seat, players[seat].kind, mark, question, now)

    def _laid_out(
        self, match: Match, seat: int, level: str, mark: bytes, before: _Question | None, now: float
    ) -> _Question:
        """A new question to ``seat``; ``before`` is what it was asked until now."""
        alone = len(match.legal(seat)) == 1
        decision = match.decision(seat)
        draft = decision.draft if decision is not None else ()
        # What a person has laid out who sat there before is no turn of the bot's: the time must not tell of it.
        goes_on = bool(draft) and before is not None and (before.goes_on or before.draft != draft)
        token = Token(self._game_id, match.state_number, seat, level)
        made = _Question(token, mark, now, draft, goes_on, given=alone, answered=alone)
        if not alone or draft:
            made.takes = LEVELS[level].milliseconds / 1000 + ON_THE_WAY
            made.thought_by = made.takes + max(
                now, self._given_way, *(other.thought_by for other in self._questions.values())
            )
            if (match.game.secret == HANDS or match.asked_in_secret(seat)) and not goes_on:
                made.not_before = made.thought_by
        return made

    def give_way(self, milliseconds: int, now: float) -> None:
        """A person's question goes before those that may still be thought about, whether they are or not: when they are
        answered must not tell how soon those before them were."""
        free = self._given_way = now + milliseconds / 1000 + ON_THE_WAY
        for question in self._questions.values():
            if question.thought_by > now:
                free = question.thought_by = free + question.takes
                if question.not_before > -float("inf"):
                    question.not_before = max(question.not_before, free)

    def requests(self, match: Match, players: Sequence[Player]) -> list[BotRequest]:
        """What is to be thought about now; each question is given out once, one with a single answer never."""
        found = []
        for seat, question in self._questions.items():
            if question.given:
                continue
            question.given = True
            found.append(question_to(question.token, match, players[seat].kind, question.mark))
        return found

    def answer(self, token: Token, text: str | None, advice: Advice | None) -> None:
        """Takes an answer in, ``None`` where the bot has none. One to a question that no longer stands is dropped."""
        question = self._questions.get(token.seat)
        if question is not None and question.token == token and question.given and not question.answered:
            question.answered, question.answer, question.advice = True, text, advice

    def due(self, seen_since: Callable[[int], float | None]) -> tuple[float, int] | None:
        """The answer whose time comes first, as (time, seat).

        ``seen_since(seat)`` is the time since when the screen shows all that led to the question; ``None`` while it
        does not yet; minus infinity where nobody waits to see it.
        """
        times = []
        for seat, question in self._questions.items():
            since = seen_since(seat)
            if not question.answered or since is None:
                continue
            # A run of several steps is one turn: its first step has stood on the screen already.
            pause = 0.0 if since == -float("inf") or question.goes_on else self.pace
            times.append((max(max(since, question.since) + pause, question.not_before), seat))
        return min(times, default=None)

    def opened(self, seat: int) -> tuple[str | None, Advice | None]:
        """The answer of ``seat``, on its way to the match, and what it weighed."""
        question = self._questions[seat]
        return question.answer, question.advice

    def postpone(self, seat: int, now: float) -> None:
        """The answer could not be saved; it stays and is tried again later."""
        if seat in self._questions:
            self._questions[seat].not_before = now + RETRY


def question_to(token: Token, match: Match, level: str, mark: bytes) -> BotRequest:
    """The question of ``token`` to a bot of ``level``, with chance of its own that follows from ``mark``."""
    seed = int.from_bytes(mark[:6], "big")
    milliseconds = LEVELS[level].milliseconds
    return BotRequest(token, match.setup.game, token.seat, match.view(token.seat), level, seed, milliseconds)


def fingerprint(view: View, level: str, game_id: str) -> bytes:
    """What a bot is asked and knows, but for who else still thinks: the question stands while this is the same."""
    places = {
        handle: place for handle, place in view.places.items() if place.kind != BALLOT or place.owner == view.seat
    }
    alone = msgspec.structs.replace(view, waiting=(), locked=(), places=places)
    data = msgspec.json.encode((game_id, level, alone), order="deterministic")
    return hashlib.blake2b(data, digest_size=16).digest()
