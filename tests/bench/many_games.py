"""Very many random games, every invariant looked at after every action: all numbers of seats and all options."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from rules import games
from tests.contract.playing import random_game

GAMES = 100_000
FIRST = 5_000_000
PORTION = 500
AT_ONCE = 2


def portion(key: str, seats: int, first: int) -> tuple[int, int]:
    """Plays games with the seeds from ``first`` on: the number of actions, and the longest legal list."""
    check = games[key].check
    actions = longest = 0
    for seed in range(first, first + PORTION):
        state = None
        for state, seat, _ in random_game(key, seats, seed):
            check(state)
            actions += 1
            longest = max(longest, len(state.legal(seat)))
        assert state is not None
        check(state)
    return actions, longest


def main(keys: list[str]) -> None:
    for key in keys:
        seats = list(games[key].seats)
        work = [
            (key, seats[number % len(seats)], FIRST + number * PORTION)
            for number in range(-(-GAMES // (PORTION * len(seats))) * len(seats))
        ]
        with ProcessPoolExecutor(AT_ONCE) as pool:
            found = list(pool.map(portion, *zip(*work, strict=True)))
        actions, longest = sum(actions for actions, _ in found), max(longest for _, longest in found)
        print(
            f"{key}: {len(work) * PORTION:,} random games over {seats[0]}-{seats[-1]} seats and all options, "
            f"{actions:,} actions, every invariant kept; longest legal list {longest}, "
            f"{len(games[key].actions)} actions in the table",
            flush=True,
        )
