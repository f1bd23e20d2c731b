"""What bots know of Bear Necessities: how good a position is, what a seat is likely to do, and what is worth a thought.

A plan is a whole round of a seat: card, cell, reserve, order and lock. What a tableau promises and how good a card is
at a cell is found in ``bear_necessities_outlook``; this room puts it together and knows whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

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
    ROUNDS,
)
from rules.bear_necessities.cards import Deck
from rules.bear_necessities.effects import HIVES
from rules.bear_necessities.flow import asked_for
from rules.bear_necessities.grid import AREAS, FIRST
from rules.bear_necessities.memory import hands_by_round
from rules.bear_necessities.score import COUNTERS, GAINERS, best_order, orders, placed
from rules.kernel.action import Action
from tabletop.bots.bear_necessities_ending import chances
from tabletop.bots.bear_necessities_outlook import Outlook, outlook
from tabletop.bots.mind import Mind, Plan

RESERVE, LAST_RESERVE = 0.35, 0.1
"""What a reserve's own worth counts beside that of the card that is played; the second at the end of a deal."""
HAND = 0.95
"""How much of the worth of the best card in hand comes true."""
KEPT = 0.8
"""How much of the worth of a reserve above that of a usual card comes true if it may be kept."""
GOOD = {4: 8.0, 8: 12.4}
"""From which worth on a reserve is kept, by the cards that are yet to be placed."""
LATER = (0.0, -0.3, 3.6, 9.4, 17.5, 27.7, 37.6, 53.0, 68.0, 84.6, 96.1, 107.2, 116.8)
"""What a seat usually gains beyond what its tableau and its hand promise, by the cards that it has yet to place."""
ASKED = {4: 28.1, 8: 83.6}
"""The same while it is asked about its reserve, and has no hand."""
SPOTS, RESERVES = 6, 2
"""So many cards with their cells are weighed, each with so many reserves."""


class Run(NamedTuple):
    """What a seat may do in a round, and how good it looks."""

    worth: float
    play: Action
    cell: int
    keep: Action


_worth = itemgetter(0)


class BearNecessities(Mind):
    """The mind of Bear Necessities."""

    heat = 7.0
    far = 2
    at_hand = frozenset(("points",))
    choices = 3  # the card, its place, and what is kept in reserve

    def horizon(self, state: Any) -> int:
        """It changes with each round."""
        return int(state.round) + int(state.over)

    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        """The best looking run; where there is a draft, it is brought to its end."""
        menu = state.menus[seat]
        if menu[0] is LOCK:
            return (LOCK,)
        if menu[0] in ANSWERS:
            return (ANSWER_KEEP if _stays(state, seat) else ANSWER_DISCARD,)
        if state.drafts[seat]:
            return _steps(state, seat, max(_runs(state, seat, 1), key=_worth))
        found, asked = _outlook(state, seat).likely, (state.deck, state.hands[seat])
        plan = found.get(asked)
        if plan is None:
            found[asked] = plan = _steps(state, seat, max(_runs(state, seat, 1), key=_worth))
        return plan

    def plans(self, state: Any, seat: int, chance: Random) -> list[Plan]:
        menu = state.menus[seat]
        likely = self.likely(state, seat, chance)
        if menu[0] is LOCK:
            return [likely]
        if menu[0] in ANSWERS:
            return [likely, *((answer,) for answer in ANSWERS if answer is not likely[0])]
        runs = sorted(_runs(state, seat, SPOTS), key=_worth, reverse=True)
        spots: dict[tuple[Any, int], int] = {}
        plans = {likely: None}
        for run in runs:
            spot = _face(state.deck, run.play), run.cell
            count = spots.get(spot, 0)
            if count < RESERVES and (count or len(spots) < SPOTS) and not _mirrored(state, seat, run.cell):
                spots[spot] = count + 1
                plans[_steps(state, seat, run)] = None
        return list(plans)

    def standings(self, state: Any) -> list[float]:
        """The points that each seat is likely to have in the end."""
        if state.over:
            return [float(vp) for vp in state.vp]
        return [state.vp[seat] + _promise(state, seat) + _hand(state, seat) for seat in range(state.seats)]

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        standings = self.standings(state)
        own = standings.pop(seat)
        parts = {"points": float(state.vp[seat]), "rivals": -max(standings)}
        if state.over:
            parts["points"] -= state.hive_vp[seat]
            parts["hives"] = float(state.hive_vp[seat])
            return parts
        parts["hand"] = _hand(state, seat)
        parts["hives"] = (state.tableaus[seat] & HIVES).bit_count() * _outlook(state, seat).hive
        parts["tableau"] = own - parts["points"] - parts["hand"] - parts["hives"]
        return parts

    def solved(self, state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
        return chances(self, state, seat, plans)

    def forget(self, state: Any, seat: int, remembered: int, chance: Random) -> None:
        """Cards passed on longer ago may lie anywhere; rivals that have locked have locked what is likely."""
        _mislay(state, seat, remembered, chance)
        for other in range(state.seats):
            if other != seat and not state.open >> other & 1 and not state.over:
                state.drafts[other] = ()
                state.menus[other] = state.hands[other]
                state.open |= 1 << other
                for action in self.likely(state, other, chance):
                    state.advance(other, action)


def _outlook(state: Any, seat: int) -> Outlook:
    return outlook(tuple(state.boards[seat]), state.tableaus[seat], state.bees[seat], state.seats)


def _promise(state: Any, seat: int) -> float:
    """What the tableau of ``seat`` promises, and what a tableau gains anyway."""
    seen = _outlook(state, seat)
    if not state.hands[seat]:
        return seen.promise + ASKED[seen.left]
    return seen.promise + LATER[seen.left]


def _hand(state: Any, seat: int) -> float:
    """What the best card that ``seat`` holds brings."""
    rules, seen, hand = state.deck.rules, _outlook(state, seat), state.hands[seat]
    if hand:
        return HAND * max([seen.scores(rules[play])[0][0] for play in hand])
    return KEPT * max([0.0, *(seen.scores(rules[kept])[0][0] - GOOD[seen.left] for kept in state.reserves[seat])])


def _stays(state: Any, seat: int) -> bool:
    """Whether the reserve of ``seat`` is better than a usual card."""
    seen = _outlook(state, seat)
    (kept,) = state.reserves[seat]
    return seen.scores(state.deck.rules[kept])[0][0] > GOOD[seen.left]


def _runs(state: Any, seat: int, cells: int) -> list[Run]:
    """Every card at its best ``cells`` with every reserve, as far as it fits the draft of ``seat``."""
    rules, hand, draft = state.deck.rules, state.hands[seat], state.drafts[seat]
    seen = _outlook(state, seat)
    scored = [(play, rules[play], seen.scores(rules[play])) for play in hand]
    weight = RESERVE if state.round % DEAL else LAST_RESERVE if state.round < ROUNDS else 0.0
    runs = []
    for play, card, own in scored:
        if draft and play is not draft[0]:
            continue
        spots = own[:cells] if len(draft) < 2 else [score for score in own if ATS[score[1]] is draft[1]]
        for worth, cell in spots:
            forecasts = seen.forecasts(card, cell)
            for keep, other, theirs in scored:
                if keep is play or (len(draft) > 2 and KEEP_OF[keep] is not draft[2]):
                    continue
                best = theirs[0]
                if best[1] == cell and len(theirs) > 1:
                    best = theirs[1]
                brings = worth + weight * best[0]
                for count, each in forecasts:
                    if count == other.colour:
                        brings += each
                runs.append(Run(brings, play, cell, keep))
    return runs


def _steps(state: Any, seat: int, run: Run) -> Plan:
    """The steps of ``run`` that ``seat`` is asked for and has not taken yet."""
    rules, draft, tableau, cell = state.deck.rules, state.drafts[seat], state.tableaus[seat], run.cell
    steps = [run.play, ATS[cell], KEEP_OF[run.keep]]
    if tableau & GAINERS[cell] and tableau & COUNTERS[cell]:
        board, after = placed(state.boards[seat], tableau, cell, rules[run.play])
        chosen = [CELL_OF[step] for step in draft[3:]]
        steps += draft[3:]
        while (
            len(set((found := orders(board, after, cell, chosen, state.bees[seat], rules[run.keep].colour)).values()))
            > 1
        ):
            chosen.append(best_order(found)[0])
            steps.append(ACTIVATES[chosen[-1]])
    asked = asked_for(state, seat, tuple(steps))
    return (*asked[len(asked_for(state, seat, draft)) :], LOCK)


@lru_cache(maxsize=4)
def _faces(deck: Deck) -> dict[Action, tuple[Any, ...]]:
    return {
        play: (c.colour, *c.types, c.hives, c.vp, c.each, c.count, c.where, c.bees, c.goal, c.least, c.goal_vp)
        for play, c in deck.rules.items()
    }


def _face(deck: Deck, play: Action) -> tuple[Any, ...]:
    """What tells cards apart that do not do the same."""
    return _faces(deck)[play]


def _mirrored(state: Any, seat: int, cell: int) -> bool:
    """Whether ``cell`` is above a tableau of a single row: then the cell below is as good."""
    row = AREAS["row"][FIRST]
    return not state.tableaus[seat] & AREAS["tableau"][0] & ~row and cell < FIRST and not row >> cell & 1


def _mislay(state: Any, seat: int, remembered: int, chance: Random) -> None:
    """Changes cards that ``seat`` has passed on, but the last ``remembered``, for others of their colours."""
    if not state.past or not state.pile or remembered >= 12:
        return
    rules = state.deck.rules
    held: dict[Action, None] = {}
    for hands in reversed(hands_by_round(state.deals, state.past)):
        held |= dict.fromkeys(hands[seat])
    for card in [card for card in held if card not in state.hands[seat]][remembered:]:
        for other in range(state.seats):
            if other != seat and card in state.hands[other]:
                likes = [place for place, play in enumerate(state.pile) if rules[play].colour == rules[card].colour]
                if likes:
                    place = chance.choice(likes)
                    pile, hand = list(state.pile), list(state.hands[other])
                    hand[hand.index(card)], pile[place] = pile[place], card
                    state.pile = tuple(pile)
                    state.hands = (*state.hands[:other], tuple(hand), *state.hands[other + 1 :])
                    if state.menus[other] and state.drafts[other] == ():
                        state.menus[other] = state.hands[other]


MIND = BearNecessities()
