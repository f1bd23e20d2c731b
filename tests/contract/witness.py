"""``python tests/contract/witness.py GAME SEATS SEED``: prints a fingerprint of all that a match shows and holds.

A test runs it in other processes, with other hash seeds and other Pythons: the fingerprint must always be the same.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from rules.kernel.record import canonical, to_json
from tests.contract.playing import random_match, screen


def fingerprint(key: str, seats: int, seed: int) -> str:
    """SHA-256 over positions, screens, previews and samples before every entry of a random match, and its record."""
    found = hashlib.sha256()
    seen = 0
    for match in random_match(key, seats, seed):
        found.update(canonical(match.position()))
        for seat in (None, *range(seats)):
            found.update(screen(match, seat, match.beats[seen:]))
        seen = len(match.beats)
        for seat in match.waiting():
            found.update(canonical(match.game.encode(match.game.sample(match.view(seat), seed))))
        if match.over:
            found.update(to_json(match.record()))
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(fingerprint(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
