"""``python3 dev.py bench [rules] [start] [motion]``: what is measured, as ratios within one run where it can be.

``strength``, how well the bots play, is measured only where it is named: it takes long.
"""

from __future__ import annotations

import sys


def main(names: list[str]) -> int:
    """Runs the benches that ``names`` lists (none: the usual ones)."""
    usual = ("rules", "start", "motion")
    known = (*usual, "strength")
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"No bench is called {', '.join(unknown)}: there are {', '.join(known)}.")
        return 2
    wanted = names or usual
    if "rules" in wanted:
        from tests.bench import rules_speed

        rules_speed.main()
    if "start" in wanted:
        from tests.bench import start

        start.main()
    if "motion" in wanted:
        from tests.bench import motion

        motion.main()
    if "strength" in wanted:
        from tests.bench import strength

        strength.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
