"""``python3 dev.py bench [NAME...] [GAME...]``: what is measured, as ratios within one run where it can be.

Without a name: ``rules``, ``start`` and ``motion``. Only where they are named, for they take long: ``strength``, how
well the bots play; ``mutants``, how many faults in the rules the tests notice; ``many``, invariants in very many random
games. Games that are named are the only ones that these and ``rules`` look at.
"""

from __future__ import annotations

import sys
from importlib import import_module

from rules import games

ROOMS = {
    "rules": "rules_speed",
    "start": "start",
    "motion": "motion",
    "strength": "strength",
    "mutants": "mutants",
    "many": "many_games",
}
USUAL = ("rules", "start", "motion")
OF_GAMES = ("rules", "strength", "mutants", "many")


def main(names: list[str]) -> int:
    """Runs the benches that ``names`` lists."""
    unknown = [name for name in names if name not in ROOMS and name not in games]
    if unknown:
        print(f"No bench is called {', '.join(unknown)}: there are {', '.join(ROOMS)}, and {', '.join(games)}.")
        return 2
    wanted = [name for name in names if name in ROOMS] or list(USUAL)
    chosen = [name for name in names if name in games] or list(games)
    for name in wanted:
        room = import_module(f"tests.bench.{ROOMS[name]}")
        if name in OF_GAMES:
            room.main(chosen)
        else:
            room.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
