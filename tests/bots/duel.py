"""One bot among players who play at random: the smallest measure of strength."""

from __future__ import annotations

from random import Random

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.mind import Budget


def share(key: str, seats: int, deal: int, hero: int, worlds: int) -> float:
    """The share of the victory that Cub gets in the ``hero`` seat of ``deal`` against random play."""
    game = games[key]
    state, chance = game.setup(seats, deal), Random(deal * 7 + hero)
    while not state.over:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        action = legal[int(chance.random() * len(legal))]
        if seat == hero:
            advice = decide(game, game.view(state, seat), chance.getrandbits(32), budget=Budget(worlds))
            action = game.parse(advice.action)
        state.advance(seat, action)
    ranks = state.outcome().ranks
    return 1 / ranks.count(1) if ranks[hero] == 1 else 0.0
