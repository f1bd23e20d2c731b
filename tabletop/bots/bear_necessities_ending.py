"""The last two rounds of Bear Necessities at a table of two, counted out.

By then a seat knows what the other holds but for a card or two, whose colours it sees. All that may lie there is
weighed as ``game.sample`` does, and the other seat does what is likely. Of the one world that it is given it uses
nothing that the view of its seat does not show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Any

from rules.bear_necessities import view
from rules.bear_necessities.actions import PLAYS, ROUNDS
from rules.bear_necessities.dealing import in_order
from rules.bear_necessities.memory import Hand
from rules.bear_necessities.retold import tracked
from tabletop.bots.mind import Mind, Plan, shares

MARGIN = 0.05
"""How much of a chance is by how much a seat wins or loses: where it cannot lose, or win, it still plays for points."""
MOST = 100
"""With more hands than so many there is no time to count them all."""

World = tuple[float, Any]
"""A state that may be so, and how likely it is."""


def chances(mind: Mind, state: Any, seat: int, plans: Sequence[Plan]) -> list[float] | None:
    """The exact chance to win by each of ``plans``; ``None`` where it is not the end or too much may lie hidden."""
    if state.seats != 2 or state.phase != "choose" or state.round < ROUNDS - 1:
        return None
    hands = dict(possible(state, seat))
    if len(hands) > MOST:
        return None
    worlds = [(float(weight), _world(mind, state, 1 - seat, hand)) for hand, weight in hands.items()]
    return [_chance(mind, worlds, seat, plan) for plan in plans]


def possible(state: Any, seat: int) -> Iterator[tuple[Hand, Fraction]]:
    """Every hand that the other of two seats may have as far as ``seat`` can know, and how likely it is."""
    other, rules = 1 - seat, state.deck.rules
    tracker = tracked(view.view(state, seat))
    ways = {known[other]: sum(step.weight for step in steps) for known, steps in tracker.layers[-1].items()}
    backs = Counter(rules[card].colour for card in state.hands[other])
    lying = {card.id for board in state.boards for card in board if card is not None}
    own = {str(card.value) for card in (*state.hands[seat], *state.discards[seat])}
    unseen = [name for name in state.deck.cards if name not in lying | own | tracker.seen]
    for known, weight in ways.items():
        lacking = backs - Counter(tracker.colours[name] for name in known)
        fills = [
            combinations([name for name in unseen if tracker.colours[name] == back], count)
            for back, count in lacking.items()
        ]
        hands = [in_order(tuple(PLAYS[name] for name in (*known, *sum(fill, ())))) for fill in product(*fills)]
        for hand in hands:
            yield hand, Fraction(weight, sum(ways.values()) * len(hands))


def _world(mind: Mind, state: Any, other: int, hand: Hand) -> Any:
    """``state`` with that hand of ``other``, who has locked what is likely."""
    world = state.copy()
    hands = list(world.hands)
    hands[other] = hand
    world.hands = tuple(hands)
    world.drafts[other], world.menus[other] = (), hand
    world.open |= 1 << other
    _act(world, other, mind.likely(world, other, Random(0)))
    return world


def _act(state: Any, seat: int, plan: Plan) -> None:
    for action in plan:
        state.advance(seat, action)


def _chance(mind: Mind, worlds: Sequence[World], seat: int, plan: Plan) -> float:
    """What ``plan`` is worth: the end it leads to, or what the best of the last round brings after all it then sees."""
    ended, seen = 0.0, dict[Hashable, list[World]]()
    for weight, world in worlds:
        after = world.copy()
        _act(after, seat, plan)
        if after.over:
            ended += weight * _worth(mind, after, seat)
        else:
            other = 1 - seat
            _act(after, other, mind.likely(after, other, Random(0)))
            seen.setdefault(_sees(after, seat), []).append((weight, after))
    for alike in seen.values():
        plans = mind.plans(alike[0][1].copy(), seat, Random(0))
        ended += max(_chance(mind, alike, seat, last) for last in plans)
    return ended


def _sees(state: Any, seat: int) -> Hashable:
    """All that ``seat`` sees of the last round that was not the same before."""
    other = 1 - seat
    backs = tuple(sorted(state.deck.rules[card].colour for card in state.hands[other]))
    return state.hands[seat], tuple(state.boards[other]), state.vp, state.bees, backs


def _worth(mind: Mind, state: Any, seat: int) -> float:
    won = shares(state.outcome().ranks)[seat]
    return (1 - MARGIN) * won + MARGIN * mind.prospects(mind.standings(state))[seat]
