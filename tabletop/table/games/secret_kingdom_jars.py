"""Which jar a honey card of The Secret Kingdom fills: its picture, and its colour where it lies small. Pure."""

from __future__ import annotations

from rules.secret_kingdom.cards import Honey

COLOURS = ("rose", "sunflower", "snowflake", "bellflower")
MIXED = "mixed"
"""The jar of all colours."""


def jar(card: Honey) -> str:
    """The colour that ``card`` asks most of; where several are level, one of them by its number, and ``mixed`` where
    all four are asked for alike, or none."""
    counts = {colour: card.cost.count(colour) for colour in COLOURS}
    most = max(counts.values())
    level = [colour for colour in COLOURS if counts[colour] == most]
    return MIXED if len(level) == len(COLOURS) else level[card.number % len(level)]
