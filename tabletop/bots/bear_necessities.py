"""What bots know of Bear Necessities: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.bear_necessities.actions import (
    ACTIVATES,
    ANSWER_DISCARD,
    ANSWER_KEEP,
    ANSWERS,
    ATS,
    CELL_OF,
    DEAL,
    KEEP_OF,
    LOCK,
    PLAY_OF,
    ROUNDS,
)
from rules.bear_necessities.cards import Card
from rules.bear_necessities.dealing import OPEN
from rules.bear_necessities.effects import HIVES
from rules.bear_necessities.flow import FREE
from rules.bear_necessities.grid import ALL, NEAR
from rules.bear_necessities.score import COUNTERS, GAINERS, best_order, orders, placed
from rules.kernel.action import Action
from tabletop.bots.bear_necessities_outlook import OUTLOOKS, Outlook
from tabletop.bots.mind import Mind, Plan

RESERVE = 0.3
HAND = 0.3
KEEP = 14.0
BASE = [0.0] * 13


class BearNecessities(Mind):
    """The mind of Bear Necessities."""

    heat = 10.0

    def horizon(self, state: Any) -> int:
        return int(state.round) + int(state.over)

    def guess(self, state: Any, seat: int, chance: Random) -> Action:
        return self.likely(state, seat, chance)[0]

    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        menu = state.menus[seat]
        first = menu[0]
        if first is LOCK:
            return (LOCK,)
        outlook = _outlook(state, seat)
        rules = state.deck.rules
        if first in ANSWERS:
            (kept,) = state.reserves[seat]
            return (ANSWER_KEEP,) if outlook.scores(rules[kept])[0][0] > KEEP else (ANSWER_DISCARD,)
        if state.drafts[seat]:
            return self._finished(state, seat)[0]
        best = max(_runs(state, seat, 1, outlook))
        return _steps(state, seat, best[2], best[3], best[4])

    def _finished(self, state: Any, seat: int) -> list[Plan]:
        return []

    def standings(self, state: Any) -> list[float]:
        found = []
        for seat in range(state.seats):
            worth = float(state.vp[seat])
            if not state.over:
                outlook = _outlook(state, seat)
                worth += outlook.promise + BASE[outlook.left]
                hand = state.hands[seat]
                if hand:
                    rules = state.deck.rules
                    worth += HAND * max([outlook.scores(rules[play])[0][0] for play in hand])
            found.append(worth)
        return found

    def parts(self, state, seat):
        return {"position": self.standings(state)[seat]}


def _outlook(state: Any, seat: int) -> Outlook:
    return OUTLOOKS.of(state.boards[seat], state.tableaus[seat], state.bees[seat], state.seats)


def _runs(state, seat, cells, outlook):
    rules = state.deck.rules
    hand = state.hands[seat]
    scored = [(play, rules[play], outlook.scores(rules[play])) for play in hand]
    rho = RESERVE if state.round % DEAL else (0.1 if state.round < ROUNDS else 0.0)
    found = []
    for play, card, own in scored:
        for worth, cell in own[:cells]:
            forecasts = outlook.forecasts(card, cell)
            for keep, other, theirs in scored:
                if keep is play:
                    continue
                score = theirs[0]
                if score[1] == cell and len(theirs) > 1:
                    score = theirs[1]
                value = worth + rho * score[0]
                if forecasts:
                    value += sum([each for count, each in forecasts if count == other.colour])
                found.append((value, -len(found), play, cell, keep))
    return found


def _steps(state, seat, play, cell, keep) -> Plan:
    tableau = state.tableaus[seat]
    steps = [play]
    if len(FREE[tableau & ALL]) > 1:
        steps.append(ATS[cell])
    if len(state.hands[seat]) > 2:
        steps.append(KEEP_OF[keep])
    if tableau & GAINERS[cell] and tableau & COUNTERS[cell]:
        rules = state.deck.rules
        board, tableau = placed(state.boards[seat], tableau, cell, rules[play])
        chosen = []
        while True:
            found = orders(board, tableau, cell, chosen, state.bees[seat], rules[keep].colour)
            if len(set(found.values())) < 2:
                break
            chosen.append(best_order(found)[0])
            steps.append(ACTIVATES[chosen[-1]])
    steps.append(LOCK)
    return tuple(steps)


MIND = BearNecessities()
