"""How often Cub wins against random play: every deal from every seat, intervals clustered by deal.

The seeds are used for nothing else; the weights of the bot were chosen on others. Bears & Bees takes about twenty
minutes, the longer games more.
"""

from __future__ import annotations

from statistics import fmean, stdev

from rules import games
from tabletop.bots.mind import Budget
from tests.bots.duel import share

DEALS = 400
FIRST_DEAL = 900_000
SIGMAS = 1.96


def main(keys: list[str]) -> None:
    for key in keys:
        print(f"{key}: share of the victory, Cub against random play, {DEALS} deals from every seat")
        for seats in games[key].seats:
            deals = [
                fmean(share(key, seats, FIRST_DEAL + deal, hero, Budget().worlds) for hero in range(seats))
                for deal in range(DEALS)
            ]
            off = SIGMAS * stdev(deals) / DEALS**0.5
            found = fmean(deals)
            print(f"  {seats} seats  {found:.3f}  [{found - off:.3f}, {found + off:.3f}]", flush=True)
