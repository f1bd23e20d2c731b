"""Paints what is counted or told in a word: numbers, rows of tokens, ribbons, the counts of decks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.art import symbols
from tabletop.art.letters import draw_line
from tabletop.art.theme import Theme
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.spots import Look


def paint_number(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A count; ``look.name`` is a limit written small behind it."""
    size = 26 * float(look.detail[0])
    if not look.name:
        words(painter, rect, str(look.count), sized(theme, "number", size), theme.colour("ink"))
        return
    whole = QFontMetricsF(sized(theme, "number", size)).horizontalAdvance(f"{look.count}{look.name}")
    size *= min(1.0, rect.width() / (0.9 * whole))
    font, small = sized(theme, "number", size), sized(theme, "caption", size * 0.62)
    wide, less = (
        QFontMetricsF(font).horizontalAdvance(str(look.count)),
        QFontMetricsF(small).horizontalAdvance(look.name),
    )
    left = rect.x() + max(0.0, (rect.width() - wide - less) / 2)
    base = rect.center().y() + QFontMetricsF(font).capHeight() / 2
    painter.setPen(theme.colour("ink"))
    painter.setFont(font)
    draw_line(painter, QPointF(left, base), str(look.count))
    painter.setPen(theme.colour("secondary"))
    painter.setFont(small)
    draw_line(painter, QPointF(left + wide, base), look.name)


def token_row(painter: QPainter, rect: QRectF, names: list[str]) -> None:
    """Tokens by name in equal cells, on whole pixels."""
    ratio = painter.device().devicePixelRatio()
    cell = rect.width() / len(names)
    size = int(min(cell * 0.96, rect.height() * 0.76))
    for step, name in enumerate(names):
        left = round(rect.x() + step * cell + (cell - size) / 2)
        painter.drawPixmap(left, round(rect.center().y() - size / 2), symbols.symbol(name, size, ratio=ratio))


def paint_token(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    token_row(painter, rect, [look.name])


def paint_ribbon(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A flag on the plate's edge: who is asked, who is ready."""
    icon, strong = look.detail
    notch = rect.height() * 0.3
    shape = rect.adjusted(1, 1, -1, -1)
    path = QPainterPath(shape.topLeft() + QPointF(0, 0))
    path.lineTo(shape.topRight())
    path.lineTo(shape.bottomRight())
    path.lineTo(shape.bottomLeft())
    path.lineTo(QPointF(shape.left() + notch, shape.center().y()))
    path.closeSubpath()
    painter.setPen(
        QPen(theme.colour("outline"), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(theme.colour("accent" if strong else "raised"))
    painter.drawPath(path)
    ink = theme.colour("on_accent" if strong else "ink")
    size = rect.height() * 0.66
    place = QRectF(rect.x() + notch + 4, rect.center().y() - size / 2, size, size)
    symbols.paint_symbol(painter, str(icon), place, None if icon == "card" else ink)
    text = QRectF(place.right() + 4, rect.y(), rect.right() - place.right() - 8, rect.height())
    if rect.width() >= rect.height() * 2.5:
        words(painter, text, look.name, sized(theme, "button", rect.height() * 0.6), ink, LEFT)


def paint_deck_count(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """How many cards a deck has left, and below a limit what that leads to: in long words where they have room."""
    warning, brief, size = look.detail
    painter.setPen(QPen(theme.colour("card_ink"), 2))
    painter.setBrush(theme.colour("card_paper"))
    radius = min(10.0, rect.height() * 0.3)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    ink = theme.colour("card_ink")
    top = QRectF(rect)
    if warning:
        top.setHeight(rect.height() * 0.58)
        below = QRectF(rect.x() + 3, top.bottom() - 2, rect.width() - 6, rect.bottom() - top.bottom() - 1)
        font = sized(theme, "caption", min(below.height() * 0.8, 16 * float(size)))
        fits = QFontMetricsF(sized(theme, "caption", 0)).horizontalAdvance(str(warning)) <= below.width()
        words(painter, below, str(warning if fits else brief), font, ink)
    words(painter, top, str(look.count), sized(theme, "number", min(top.height() * 0.86, 34 * float(size))), ink)
