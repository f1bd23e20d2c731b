"""The same people once more: a new shuffle, and the next seat begins where a game has a beginner."""

from __future__ import annotations

import secrets

import msgspec

from rules.kernel.game import STARTER
from rules.kernel.match import Setup


def rematch(setup: Setup, seed: int | None = None) -> Setup:
    """The set-up of the next game; ``seed`` is drawn by chance where it is not given."""
    options = dict(setup.options)
    first = options.get(STARTER)
    if isinstance(first, int) and not isinstance(first, bool):
        options[STARTER] = (first + 1) % setup.seats
    return msgspec.structs.replace(setup, seed=secrets.randbits(48) if seed is None else seed, options=options)
