"""Paints what is counted or told in a word: numbers, rows of tokens, little backs, ribbons, labels, chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.art import surface, symbols
from tabletop.art.theme import Theme
from tabletop.table.lettering import CENTRE, LEFT, sized, words
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
    painter.drawText(QPointF(left, base), str(look.count))
    painter.setPen(theme.colour("secondary"))
    painter.setFont(small)
    painter.drawText(QPointF(left + wide, base), look.name)


def _row(painter: QPainter, rect: QRectF, names: list[str], ratio: float) -> None:
    cell = rect.width() / len(names)
    size = int(min(cell * 0.96, rect.height() * 0.76))
    for step, name in enumerate(names):
        left = round(rect.x() + step * cell + (cell - size) / 2)
        painter.drawPixmap(left, round(rect.center().y() - size / 2), surface.token(name, size, ratio))


def paint_honey_row(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Eight cells; the eighth is the bear, and it wakes when honey reaches it."""
    names = ["honey" if step < look.count else "honey_empty" for step in range(7)]
    names.append("bear_eight" if look.count >= 8 else "bear_eight_empty")
    _row(painter, rect, names, painter.device().devicePixelRatio())


def paint_swarm_row(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    names = ["swarm" if step < look.count else "swarm_empty" for step in range(5)]
    _row(painter, rect, names, painter.device().devicePixelRatio())


def paint_token(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    _row(painter, rect, [look.name], painter.device().devicePixelRatio())


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


def paint_deck_count(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """How many cards a deck has left, and below a limit what happens when it is empty."""
    warning, size = look.detail
    painter.setPen(QPen(theme.colour("card_ink"), 2))
    painter.setBrush(theme.colour("card_paper"))
    radius = min(10.0, rect.height() * 0.3)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    ink = theme.colour("card_ink")
    top = QRectF(rect)
    if warning:
        top.setHeight(rect.height() * 0.44)
        below = QRectF(rect.x() + 4, top.bottom() - 2, rect.width() - 8, rect.height() - top.height() - 2)
        font = sized(theme, "caption", min(below.height() * 0.4, 16 * float(size)))
        while (
            font.pixelSize() > 12
            and QFontMetricsF(font)
            .boundingRect(QRectF(0, 0, below.width(), 999), int(CENTRE | Qt.TextFlag.TextWordWrap), str(warning))
            .height()
            > below.height()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(below, int(CENTRE | Qt.TextFlag.TextWordWrap), str(warning))
    words(painter, top, str(look.count), sized(theme, "number", min(top.height() * 0.86, 34 * float(size))), ink)


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
