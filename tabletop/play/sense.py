"""Whether what a bot says makes sense: its process is not trusted further than the words and numbers of the game go."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any

import msgspec

from rules.kernel.game import Game
from rules.kernel.refusal import Refusal
from tabletop.bots.mind import Advice


def sensible(game: Game[Any], advice: Advice | None) -> Advice | None:
    """``advice`` without what it weighed and no action or number is; ``None`` where what it advises is no action of the
    game. Whether it is legal is for those to find out who take it."""
    if advice is None or not _known(game, advice.action):
        return None
    ranked = tuple((text, value) for text, value in _finite(advice.ranked) if _known(game, text))
    return msgspec.structs.replace(advice, ranked=ranked, reasons=tuple(_finite(advice.reasons)))


def _finite(values: Iterable[tuple[str, float]]) -> Iterable[tuple[str, float]]:
    return ((text, value) for text, value in values if isfinite(value))


def _known(game: Game[Any], run: str) -> bool:
    """Whether every step of ``run`` is an action of the game."""
    try:
        for text in run.split("; "):
            game.parse(text)
    except Refusal:
        return False
    return True
