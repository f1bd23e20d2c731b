"""What a card of Bear Necessities does, as a line of icons: which signs stand in it, and how they are painted.

A sign is a number in a honey cell (points), a plain number, a symbol of the stock, or a stroke. Knows the words that
cards can say and no card by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from rules.bear_necessities.cards import Card
from rules.bear_necessities.effects import COLOURS, TYPES
from tabletop.art.canvas import Canvas
from tabletop.art.ink import cell

PICTURED = 88
"""From this width on a tile has a picture."""

Kind = Literal["points", "faint", "number", "symbol", "icon", "stroke"]
Sign = tuple[Kind, str]

WIDTHS: dict[Kind, float] = {"points": 1.0, "faint": 0.86, "number": 0.5, "symbol": 1.0, "icon": 0.86, "stroke": 0.34}
"""How wide a sign is, in heights of the line."""
_GAP = 0.08
_SYMBOLS = {
    **{colour: f"colour_{colour}" for colour in COLOURS},
    **{kind: f"type_{kind}" for kind in TYPES},
    "card": "card",
    "goal": "goal",
    "hive": "bee_hive",
    "bee": "bee_token",
    "different_type": "different_types",
    "different_colour": "different_colours",
    "every_type": "different_types",
    "every_colour": "different_colours",
    "row_of_every_colour": "different_colours",
    "column_of_one_colour": "colour_any",
}
_AREAS = {"row": ("row",), "column": ("column",), "row_and_column": ("row", "column"), "adjacent": ("adjacent",)}
_LINES = {"column_of_one_colour": "column", "row_of_every_colour": "row"}


@dataclass(frozen=True)
class Print:
    """What is printed on a card, as far as it is painted; plain enough to be the detail of a look."""

    id: str
    name: str
    colour: str
    types: str
    hives: int
    vp: int
    each: int
    count: str
    where: str
    bees: int
    goal: str
    least: int
    goal_vp: int

    @classmethod
    def of(cls, card: Card) -> Print:
        kinds = " ".join(card.types)
        return cls(
            card.id,
            card.name,
            card.colour,
            kinds,
            card.hives,
            card.vp,
            card.each,
            card.count,
            card.where,
            card.bees,
            card.goal,
            card.least,
            card.goal_vp,
        )

    def detail(self) -> tuple[str | int, ...]:
        return astuple(self)


@lru_cache(maxsize=512)
def printed(card: Card) -> tuple[str | int, ...]:
    """The detail of a look that shows ``card``."""
    return Print.of(card).detail()


def upper(card: Print) -> list[Sign]:
    """The line of what the card brings, above the rule where it has a goal; a dash where it brings nothing."""
    if card.where in ("right", "reserve"):
        asked: list[Sign] = [("icon", "to_right")] if card.where == "right" else [("symbol", "reserve")]
        asked.append(("symbol", _SYMBOLS[card.count]))
        return [*asked, ("points", str(card.vp + card.each)), ("stroke", "/"), ("faint", str(card.vp))]
    line: list[Sign] = [("points", str(card.vp))] if card.vp else []
    if card.each:
        line += [("stroke", "+")] if line else []
        line += [("points", str(card.each)), ("stroke", "×")]
        if card.count == "two_bees":
            line += [("number", "½"), ("symbol", "bee_token")]
        else:
            line.append(("symbol", _SYMBOLS[card.count]))
        line += [("icon", area) for area in _AREAS.get(card.where, ())]
    if card.bees:
        line += [("number", f"+{card.bees}"), ("symbol", "bee_token")]
    return line or [("stroke", "–")]


def lower(card: Print) -> list[Sign]:
    """The line below the rule: what must be there, and what it brings then. Empty without a goal."""
    if not card.goal:
        return []
    line: list[Sign] = [("symbol", "goal")]
    if card.goal in _LINES:
        line.append(("icon", _LINES[card.goal]))
    else:
        line.append(("number", f"{card.least}"))
    return [*line, ("symbol", _SYMBOLS[card.goal]), ("stroke", ":"), ("points", str(card.goal_vp))]


def width(signs: Sequence[Sign]) -> float:
    """The width of a line in units of its height."""
    wide = sum(WIDTHS[kind] * (1.3 if kind == "number" and len(text) > 1 else 1) for kind, text in signs)
    return wide + _GAP * (len(signs) - 1)


def paint_line(canvas: Canvas, rect: QRectF, signs: Sequence[Sign], most: float) -> None:
    """``signs`` in the middle of ``rect``, as high as it and ``most`` allow."""
    high = min(most, rect.height(), rect.width() / width(signs))
    x = rect.center().x() - width(signs) * high / 2
    y = rect.center().y()
    for kind, text in signs:
        wide = WIDTHS[kind] * high * (1.3 if kind == "number" and len(text) > 1 else 1)
        _paint(canvas, QPointF(x + wide / 2, y), high, kind, text)
        x += wide + _GAP * high


def _paint(canvas: Canvas, middle: QPointF, high: float, kind: Kind, text: str) -> None:
    box = QRectF(middle.x() - high, middle.y() - high / 2, 2 * high, high)
    if kind in ("points", "faint"):
        radius = high * (0.54 if kind == "points" else 0.44)
        canvas.shape(cell(middle, radius), "honey" if kind == "points" else "honey_tint", max(1.0, high * 0.07))
        size = radius * (1.28 if len(text) < 2 else 1.08)
        canvas.number(text, box, size)
    elif kind == "number":
        canvas.number(text, box, high * 0.8)
    elif kind == "symbol":
        canvas.symbol(text, middle, high * 0.98)
    elif kind == "icon":
        canvas.symbol(text, middle, high * 0.84)
    elif text in "+×":
        _cross(canvas, middle, high * 0.13, upright=text == "+")
    elif text == "/":
        canvas.line(middle + QPointF(high * 0.1, -high * 0.34), middle + QPointF(-high * 0.1, high * 0.34), high * 0.07)
    elif text == "–":
        canvas.line(middle - QPointF(high * 0.2, 0), middle + QPointF(high * 0.2, 0), high * 0.09)
    else:
        for side in (-1, 1):
            dot = middle + QPointF(0, side * high * 0.15)
            canvas.line(dot, dot + QPointF(0.01, 0), high * 0.13)


def _cross(canvas: Canvas, middle: QPointF, arm: float, *, upright: bool) -> None:
    one, other = (QPointF(arm, 0), QPointF(0, arm)) if upright else (QPointF(arm, arm), QPointF(arm, -arm))
    for end in (one, other):
        reach = end if upright else end * 0.8
        canvas.line(middle - reach, middle + reach, arm * 0.55)
