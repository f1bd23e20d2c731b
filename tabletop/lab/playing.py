"""One game of a tournament, from the deal to the outcome. Its chance comes from deal, seat and question, nothing else.

So the same deal is the same game until the bots differ, whoever sits where, and however many games run at once.
"""

from __future__ import annotations

import time
from traceback import extract_tb
from typing import Any, NamedTuple

from rules import Refusal, games
from rules.kernel.chance import following, mixed
from tabletop.bots.decide import undisturbed
from tabletop.lab.cells import Cell

MILLISECONDS = 1000.0


class Foul(Exception):
    """A bot has answered what it may not do, or nothing; the sentence says who, where and what."""


class Played(NamedTuple):
    """How one game ended for the hero in ``seat`` of ``deal``.

    ``share``: of the victory, 1 over the number of winners, 0 for all others. ``together``: whether everybody has lost.
    ``decisions``: how many questions with more than one answer the hero was asked, a run of steps being one; ``times``
    what each took of the processor in milliseconds, none where the run is by counts.
    """

    deal: int
    seat: int
    share: float
    together: bool
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: int
    decisions: int
    times: tuple[float, ...]


def seed_of(deal: int, seat: int, question: int) -> int:
    """The seed (32 bits) of a bot in ``seat`` of ``deal`` for its question of this number."""
    word = mixed(deal)
    for number in (seat, question):
        word = mixed(following(word ^ number))
    return word >> 32


@undisturbed()
def play(cell: Cell, deal: int, hero: int) -> Played:
    """Plays ``deal`` with the cell's hero in the seat ``hero``.

    Raises:
        Foul: where a bot answers with what is not legal, or stumbles.
    """
    game = games[cell.game]
    state = game.setup(cell.seats, deal, cell.chosen())
    first, other = (contestant.bot() for contestant in cell.bots)
    bots = [first if seat == hero else other for seat in range(cell.seats)]
    asked = [0] * cell.seats
    times: list[float] = []
    while not state.over:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.advance(seat, legal[0])
            continue
        view = game.view(state, seat)
        seed = seed_of(deal, seat, asked[seat])
        asked[seat] += 1
        who = f"{cell.hero if seat == hero else cell.field} in seat {seat} of deal {deal}"
        begun = time.process_time()
        try:
            answer = bots[seat](game, view, seed)
        except (Exception, SystemExit) as trouble:
            raise Foul(f"{who} stumbled{_where(trouble)}: {type(trouble).__name__}: {trouble}.") from trouble
        if seat == hero:
            times.append((time.process_time() - begun) * MILLISECONDS)
        _take(game, state, seat, answer, who)
    ranks = state.outcome().ranks
    share = 1 / ranks.count(1) if ranks[hero] == 1 else 0.0
    kept = () if cell.counted else tuple(times)
    return Played(deal, hero, share, not any(ranks), ranks, state.outcome().totals, state.round, asked[hero], kept)


def _where(trouble: BaseException) -> str:
    """The line of the bot in which it stumbled."""
    frames = extract_tb(trouble.__traceback__)
    return f" in {frames[-1].filename}, line {frames[-1].lineno}" if len(frames) > 1 else ""


def _take(game: Any, state: Any, seat: int, answer: Any, who: str) -> None:
    """All steps of the answer, each of them checked."""
    if not isinstance(answer, str):
        raise Foul(f"{who} answered {answer!r}, which is no text.")
    for text in answer.split("; "):
        try:
            state.apply(seat, game.parse(text))
        except Refusal as trouble:
            raise Foul(f"{who} answered {answer!r}: {text!r} is not legal there.") from trouble
