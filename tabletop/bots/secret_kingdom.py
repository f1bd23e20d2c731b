"""What bots know of The Secret Kingdom: how good a position is, and what a seat is likely to do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.kernel.action import Action
from rules.kernel.chance import shuffle
from rules.secret_kingdom.actions import GATHER
from rules.secret_kingdom.gems import GEM, ROOM, TOTAL
from rules.secret_kingdom.score import GEMS_A_POINT, points
from tabletop.bots.mind import Mind, Plan
from tabletop.bots.secret_kingdom_end import LastTurn, is_last_turn
from tabletop.bots.secret_kingdom_hives import hives
from tabletop.bots.secret_kingdom_worths import GREY, Worths, habits, payments, worths

DENIED = 1.0
"""How much of what it takes from the next seat speaks for a card."""
TEMPO = 0.17
"""What it is worth to be on turn."""
_LAPS = 64


class SecretKingdom(Mind):
    """The mind of The Secret Kingdom."""

    heat = 0.8
    far = 4
    at_hand = frozenset(("points", "gems"))

    def horizon(self, state: Any) -> int:
        """It changes when the turn passes on, and when a card of an extra turn has been bought."""
        if state.phase == "setup":
            return -1
        return int((state.round * state.seats + state.turn) * _LAPS + sum(map(len, state.bought)))

    def likely(self, state: Any, seat: int, chance: Random) -> Plan:
        tables = habits(state.deck)
        if state.draft:
            return _best_payment(tables, state, state.draft[0], _payments_left(state))[0]
        verb = state.choices[0].verb
        if verb == "buy":
            return _turn(tables, state, seat)
        if verb == "take":
            held, reaches = state.gems[seat], _reaches(tables, state, seat)
            return (max(state.choices, key=lambda take: tables.outlook(reaches, held + GEM[take])),)
        one, other = state.choices
        return (one,) if _played(tables, state, seat, one) >= _played(tables, state, seat, other) else (other,)

    def plans(self, state: Any, seat: int, chance: Random) -> list[Plan]:
        """Each card is paid as is best for what else lies there; in the midst of a payment the ways to go on."""
        likely = self.likely(state, seat, chance)
        if state.draft:
            return [likely, *(plan for plan, _ in _payments_left(state) if plan != likely)]
        tables, held = habits(state.deck), state.gems[seat]
        found = [likely]
        for action in state.choices:
            if action is not likely[0]:
                buys = action.verb == "buy"
                ways = tables.payments(action, held) if buys else ()
                found.append(_best_payment(tables, state, action, ways)[0] if buys else (action,))
        return found

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        tables = worths(state.deck)
        standings = [self._standing(tables, state, each) for each in range(state.seats)]
        won, gems, reach, honey = standings.pop(seat)
        rivals = sum(map(sum, standings)) / len(standings)
        return {"points": won, "gems": gems, "reach": reach, "hives": honey, "rivals": -rivals}

    def standings(self, state: Any) -> list[float]:
        tables = worths(state.deck)
        return [sum(self._standing(tables, state, seat)) for seat in range(state.seats)]

    def _standing(self, tables: Worths, state: Any, seat: int) -> tuple[float, float, float, float]:
        """Points, gems, what is within reach and beehives of ``seat``."""
        held, turn, ender, bought = state.gems[seat], state.turn, state.ender, state.bought[seat]
        honey = 0.0
        if state.over or (ender >= 0 and turn != ender and (seat - turn) % state.seats >= (ender - turn) % state.seats):
            if state.beehives:
                made = points([tables.deck.honey[buy] for buy in bought], held, state.beehives)
                honey = sum(made.values()) - made["cards"] - made["gems"]
            return tables.points(bought), TOTAL[held] // GEMS_A_POINT, 0.0, honey
        if state.beehives:
            honey = hives(state, seat)
        if ender >= 0:
            gems = TOTAL[held] / GEMS_A_POINT
            return tables.points(bought), gems, tables.last(state.market, held)[0] - gems, honey
        reaches = tables.reach[seat == turn]
        reach = max([reaches[buy][held] for buy in state.market], default=0.0)
        if seat == turn:
            reach += TEMPO
        return tables.points(bought), tables.stock[held], reach, honey

    def solved(self, state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
        if not is_last_turn(state, seat):
            return None
        turn = LastTurn(state)
        return [turn.worth(plan) for plan in plans]

    def forget(self, state: Any, seat: int, remembered: int, chance: Random) -> None:
        """Gathering cards that were discarded longer ago may seem to lie in the pile."""
        old = max(0, len(state.discard) - remembered)
        if old:
            cards = state.gathering + state.discard[:old]
            shuffle(cards, chance.getrandbits(64))
            state.gathering, state.discard[:old] = cards[old:], cards[:old]


def _reaches(tables: Worths, state: Any, seat: int) -> list[tuple[float, ...]]:
    """What each face-up card is worth to ``seat``, by holding."""
    reach = tables.reach[seat == state.turn]
    return [reach[buy] for buy in state.market]


def _turn(tables: Worths, state: Any, seat: int) -> Plan:
    """Buys the card that leaves the seat best off, or gathers."""
    held, market = state.gems[seat], state.market
    if state.ender >= 0:
        _, buy = tables.last(market, held)
        return tables.payments(buy, held)[0][0] if buy else (GATHER,)
    later, now = tables.reach
    most = tables.gather[held] + max([later[buy][held] for buy in market])
    best: Plan = (GATHER,)
    rival = state.gems[(seat + 1) % state.seats]
    threats = [now[buy][rival] for buy in market]
    threat = max(threats)
    for buy in state.choices[:-1]:
        plan, worth = _best_payment(tables, state, buy, tables.payments(buy, held))
        worth += tables.bought[buy]
        if now[buy][rival] == threat:
            worth += DENIED * (threat - max([now[other][rival] for other in market if other is not buy], default=0.0))
        if worth > most:
            best, most = plan, worth
    return best


def _payments_left(state: Any) -> tuple[tuple[Plan, int], ...]:
    """The ways to end the payment that has begun."""
    return payments(state.left, state.deck.honey[state.draft[0]].grey + 1 - len(state.draft))


def _best_payment(tables: Worths, state: Any, buy: Action, ways: tuple[tuple[Plan, int], ...]) -> tuple[Plan, float]:
    """The way to pay for ``buy`` that leaves what is worth most beside the other cards, and how much that is."""
    later = tables.reach[0]
    reaches = [later[other] for other in state.market if other is not buy]
    if len(ways) == 1:
        return ways[0][0], tables.outlook(reaches, ways[0][1])
    worth, place = max((tables.outlook(reaches, left), -place) for place, (_, left) in enumerate(ways))
    return ways[-place][0], worth


def _played(tables: Worths, state: Any, seat: int, play: Action) -> float:
    """What a gathering card brings the seat, and what it gives away."""
    card, later = state.deck.gathering[play], tables.reach[0]
    reaches = [later[buy] for buy in state.market]
    held = card.gained[state.gems[seat]]
    worth = tables.outlook(reaches, held) + GREY * min(card.grey, ROOM[held].bit_count())
    given = sum(tables.given(reaches, play, gems) for other, gems in enumerate(state.gems) if other != seat)
    return float(worth - given / (state.seats - 1))


MIND = SecretKingdom()
