"""``python3 dev.py bench [NAME...] [GAME...] [4k]``: what is measured, as ratios within one run where it can be.

Without a name: ``rules``, ``start`` and ``motion``. Only where they are named, for they take long: ``strength``, how
well the bots play; ``bots``, how long they think, and the motion meanwhile; ``mutants``, how many faults in the rules
the tests notice; ``many``, invariants in very many random games. Games that are named are the only ones that these,
``rules`` and ``motion`` look at. ``4k``: motion on a screen of 3840x2160.
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
    "bots": "bot_times",
    "mutants": "mutants",
    "many": "many_games",
}
USUAL = ("rules", "start", "motion")
OF_GAMES = ("rules", "strength", "bots", "mutants", "many")
LARGE = "4k"


def main(names: list[str]) -> int:
    """Runs the benches that ``names`` lists."""
    unknown = [name for name in names if name not in (*ROOMS, *games, LARGE)]
    if unknown:
        print(f"No bench is called {', '.join(unknown)}: there are {', '.join((*ROOMS, *games))}, and {LARGE}.")
        return 2
    wanted = [name for name in names if name in ROOMS] or list(USUAL)
    chosen = [name for name in names if name in games] or list(games)
    for name in wanted:
        room = import_module(f"tests.bench.{ROOMS[name]}")
        if name in OF_GAMES:
            room.main(chosen)
        elif name == "motion":
            room.main(chosen, LARGE if LARGE in names else "")
        else:
            room.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
