"""Looks that only Bears & Bees has: the honey row with its bear, swarms, little backs, chips, what lies on the board.

Owns their strokes; ``bears_and_bees`` says where they lie.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tabletop.art import symbols
from tabletop.art.theme import Theme
from tabletop.table.counters import token_row
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.painters import Painter
from tabletop.table.spots import Look


def paint_honey_row(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Eight cells; the eighth is the bear, and it wakes when honey reaches it."""
    names = ["honey" if step < look.count else "honey_empty" for step in range(7)]
    names.append("bear_eight" if look.count >= 8 else "bear_eight_empty")
    token_row(painter, rect, names)


def paint_swarm_row(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    names = ["swarm" if step < look.count else "swarm_empty" for step in range(5)]
    token_row(painter, rect, names)


def _little_card(painter: QPainter, rect: QRectF, kind: str, theme: Theme, *, hollow: bool = False) -> None:
    painter.setPen(
        QPen(
            theme.colour("outline"),
            max(1.5, rect.width() * 0.06),
            Qt.PenStyle.DotLine if hollow else Qt.PenStyle.SolidLine,
        )
    )
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else theme.colour(kind))
    painter.drawRoundedRect(rect, rect.width() * 0.14, rect.width() * 0.14)


def paint_backs(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Little backs of one kind with their number; nothing held looks pale."""
    height = rect.height() * 0.84
    width = height / 1.4
    card = QRectF(rect.x() + 2, rect.center().y() - height / 2, width, height)
    painter.setOpacity(1.0 if look.count else 0.4)
    if look.count > 1:
        _little_card(painter, card.translated(width * 0.22, 0), look.name, theme)
    _little_card(painter, card, look.name, theme)
    symbol = width * 0.78
    place = QRectF(card.center().x() - symbol / 2, card.center().y() - symbol / 2, symbol, symbol)
    symbols.paint_symbol(painter, f"type_{look.name}", place)
    right = QRectF(card.right() + width * 0.34, rect.y(), rect.right() - card.right() - width * 0.34, rect.height())
    words(
        painter, right, str(look.count), sized(theme, "number", 20 * float(look.detail[0])), theme.colour("ink"), LEFT
    )


def paint_swarm_card(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Which swarm card the seat has; hollow while it lies on the table."""
    out, size = look.detail
    height = rect.height() * 0.84
    width = min(rect.width() - 2, height * 1.4)
    card = QRectF(rect.right() - width - 1, rect.center().y() - height / 2, width, height)
    painter.setPen(QPen(theme.colour("outline"), 1.5, Qt.PenStyle.DotLine if out else Qt.PenStyle.SolidLine))
    painter.setBrush(Qt.BrushStyle.NoBrush if out else theme.colour("swarm"))
    painter.drawRoundedRect(card, height * 0.16, height * 0.16)
    colour = theme.colour("ink" if out else "on_swarm")
    words(painter, card.adjusted(2, 0, -2, 0), look.name, sized(theme, "number", 18 * float(size)), colour)


def paint_last(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The type of the last card: symbol and word."""
    word, lead, size = look.detail
    painter.setPen(QPen(theme.colour("outline"), 1.5))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1, rect.height() / 2 - 1)
    font = sized(theme, "caption", min(15 * float(size), rect.height() * 0.66))
    metrics = QFontMetricsF(font)
    symbol = round(rect.height() * 0.8) if look.name else 0
    inner = rect.adjusted(rect.height() * 0.4, 0, -rect.height() * 0.4, 0)
    before = f"{lead} " if metrics.horizontalAdvance(f"{lead} {word}") + symbol + 6 <= inner.width() else ""
    wide = metrics.horizontalAdvance(before + str(word)) + (symbol * 1.25 if symbol else 0)
    left = inner.x() + max(0.0, (inner.width() - wide) / 2)
    if before:
        area = QRectF(left, rect.y(), metrics.horizontalAdvance(before) + 1, rect.height())
        words(painter, area, before, font, theme.colour("secondary"), LEFT)
        left = area.right()
    if symbol:
        symbols.paint_symbol(painter, f"type_{look.name}", QRectF(left, rect.center().y() - symbol / 2, symbol, symbol))
        left += symbol + rect.height() * 0.2
    words(
        painter,
        QRectF(left, rect.y(), inner.right() - left + 2, rect.height()),
        str(word),
        font,
        theme.colour("ink"),
        LEFT,
    )


def paint_supply(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    size = min(rect.width(), rect.height()) * 0.9
    place = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
    symbols.paint_symbol(painter, "jar_3", place)


def paint_empty_deck(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    painter.setPen(QPen(theme.colour(look.name), 3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)
    size = rect.width() * 0.5
    painter.setOpacity(0.5)
    symbols.paint_symbol(
        painter, f"type_{look.name}", QRectF(rect.center().x() - size / 2, rect.y() + size * 0.4, size, size)
    )


_CHIP_ICONS = {"left": "arrow_left", "right": "arrow_right", "last": "last_card", "gift": "arrows_apart"}


def paint_chip(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What one source paid, or the sum that a swarm is drawn by; the largest sum is as bright as a payment."""
    symbol = str(look.detail[0])
    quiet = symbol == "sum"
    painter.setPen(QPen(theme.colour("outline"), 2))
    painter.setBrush(theme.colour("raised" if quiet else "accent"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1, rect.height() / 2 - 1)
    ink = theme.colour("ink" if quiet else "on_accent")
    inner = rect.adjusted(rect.height() * 0.26, 0, -rect.height() * 0.26, 0)
    size = rect.height() * 0.66
    top = rect.center().y() - size / 2
    if symbol in ("sum", "most"):
        symbols.paint_symbol(painter, "honey", QRectF(inner.x(), top, size, size))
        symbols.paint_symbol(painter, "experience", QRectF(inner.x() + size, top, size, size))
        inner.adjust(2 * size, 0, 0, 0)
    elif symbol in _CHIP_ICONS:
        left = inner.right() - size if symbol == "right" else inner.x()
        symbols.paint_symbol(painter, _CHIP_ICONS[symbol], QRectF(left, top, size, size), ink)
        inner.adjust(0 if symbol == "right" else size, 0, -size if symbol == "right" else 0, 0)
    words(painter, inner, look.name, sized(theme, "number", rect.height() * 0.72), ink)


PAINTERS: dict[str, Painter] = {
    "honey_row": paint_honey_row,
    "swarm_row": paint_swarm_row,
    "backs": paint_backs,
    "swarm_card": paint_swarm_card,
    "last": paint_last,
    "supply": paint_supply,
    "empty_deck": paint_empty_deck,
    "chip": paint_chip,
}
