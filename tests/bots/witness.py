"""Says what every level advises at some positions of every game: ``python -m tests.bots.witness``, to compare."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from rules import games
from tabletop.bots.decide import decide
from tabletop.bots.levels import LEVELS
from tabletop.bots.mind import Budget
from tests.bots.positions import positions

POSITIONS = 12
THOUGHT = Budget(40)


def testimony() -> Iterator[str]:
    """A line for each position and level: the advice as JSON."""
    for key in games:
        for position in positions(key, POSITIONS):
            for level in LEVELS.values():
                advice = decide(position.game, position.view, position.seed, level, THOUGHT)
                yield f"{key} {position.seed} {level.key} {msgspec.json.encode(advice).decode()}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in testimony())
