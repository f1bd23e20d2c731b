"""Paints the looks of the table that are no card faces: plates, counters, labels, ribbons, the board.

Owns how a look becomes strokes on a painter, out of the pieces of ``tabletop.art``; the pixmaps are kept in
``pictures``.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.art import marks, surface, symbols
from tabletop.art.theme import Theme
from tabletop.table.spots import Look

SMALLEST_TEXT = 14
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
TYPES = ("honey", "research", "swarm")


def _font(theme: Theme, role: str, size: float) -> QFont:
    font = QFont(theme.font(role))
    font.setPixelSize(max(SMALLEST_TEXT, round(size)))
    return font


def words(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = _CENTRE,
    least: float = 0.0,
) -> None:
    """``text`` in one line inside ``rect``: first smaller, down to ``least`` of its size, then elided."""
    size = font.pixelSize()
    smallest = max(SMALLEST_TEXT, round(size * least))
    while size > smallest and (
        QFontMetricsF(font).horizontalAdvance(text) > rect.width() or QFontMetricsF(font).height() > rect.height() + 4
    ):
        size -= 1
        font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, int(align), shown)


def paint_plate(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    mark, asked, unit, size, *inside = look.detail
    painter.save()
    painter.scale(float(unit), float(unit))
    surface.paint_plate(
        painter, QRectF(0, 0, rect.width() / float(unit), rect.height() / float(unit)), theme, int(mark), bool(asked)
    )
    painter.restore()
    numbers = [float(value) for value in inside]
    marks.paint_mark(painter, QRectF(*numbers[:4]), int(mark), look.name[:1].upper())
    font = _font(theme, "heading", 20 * float(size))
    words(painter, QRectF(*numbers[4:]), look.name, font, theme.colour("ink"), _LEFT, 0.75)


def paint_number(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A count; ``look.name`` is a limit written small behind it."""
    size = 26 * float(look.detail[0])
    if not look.name:
        words(painter, rect, str(look.count), _font(theme, "number", size), theme.colour("ink"))
        return
    whole = QFontMetricsF(_font(theme, "number", size)).horizontalAdvance(f"{look.count}{look.name}")
    size *= min(1.0, rect.width() / (0.9 * whole))
    font, small = _font(theme, "number", size), _font(theme, "caption", size * 0.62)
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
        painter, right, str(look.count), _font(theme, "number", 20 * float(look.detail[0])), theme.colour("ink"), _LEFT
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
    words(painter, card.adjusted(2, 0, -2, 0), look.name, _font(theme, "number", 18 * float(size)), colour)


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
        words(painter, text, look.name, _font(theme, "button", rect.height() * 0.6), ink, _LEFT)


def paint_last(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The type of the last card: symbol and word."""
    word, lead, size = look.detail
    painter.setPen(QPen(theme.colour("outline"), 1.5))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1, rect.height() / 2 - 1)
    font = _font(theme, "caption", min(15 * float(size), rect.height() * 0.66))
    metrics = QFontMetricsF(font)
    symbol = round(rect.height() * 0.8) if look.name else 0
    inner = rect.adjusted(rect.height() * 0.4, 0, -rect.height() * 0.4, 0)
    before = f"{lead} " if metrics.horizontalAdvance(f"{lead} {word}") + symbol + 6 <= inner.width() else ""
    wide = metrics.horizontalAdvance(before + str(word)) + (symbol * 1.25 if symbol else 0)
    left = inner.x() + max(0.0, (inner.width() - wide) / 2)
    if before:
        area = QRectF(left, rect.y(), metrics.horizontalAdvance(before) + 1, rect.height())
        words(painter, area, before, font, theme.colour("secondary"), _LEFT)
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
        _LEFT,
    )


def paint_mat(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a card will lie."""
    colour = QColor(theme.colour("line"))
    painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)


def paint_tray(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a hand lies: a darker strip of cloth with a seam."""
    ground = QColor(theme.colour("shadow"))
    ground.setAlpha(22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 12, 12)
    painter.setPen(QPen(theme.colour("line"), 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 8, 8)


def paint_board(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    surface.paint_board(painter, rect, theme)


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
        font = _font(theme, "caption", min(below.height() * 0.4, 16 * float(size)))
        while (
            font.pixelSize() > 12
            and QFontMetricsF(font)
            .boundingRect(QRectF(0, 0, below.width(), 999), int(_CENTRE | Qt.TextFlag.TextWordWrap), str(warning))
            .height()
            > below.height()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(below, int(_CENTRE | Qt.TextFlag.TextWordWrap), str(warning))
    words(painter, top, str(look.count), _font(theme, "number", min(top.height() * 0.86, 34 * float(size))), ink)


def paint_chip(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What one source paid."""
    symbol = str(look.detail[0])
    painter.setPen(QPen(theme.colour("outline"), 2))
    painter.setBrush(theme.colour("accent" if symbol != "sum" else "raised"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1, rect.height() / 2 - 1)
    icon = {"left": "arrow_left", "right": "arrow_right", "last": "back_card", "gift": "arrows_apart"}.get(symbol, "")
    ink = theme.colour("on_accent" if symbol != "sum" else "ink")
    inner = rect.adjusted(rect.height() * 0.26, 0, -rect.height() * 0.26, 0)
    if icon:
        size = rect.height() * 0.62
        left = inner.right() - size if symbol == "right" else inner.x()
        symbols.paint_symbol(painter, icon, QRectF(left, rect.center().y() - size / 2, size, size), ink)
        inner.adjust(0, 0, -size, 0) if symbol == "right" else inner.adjust(size, 0, 0, 0)
    words(painter, inner, look.name, _font(theme, "number", rect.height() * 0.72), ink)


PAINTERS: dict[str, Callable[[QPainter, QRectF, Look, Theme], None]] = {
    "plate": paint_plate,
    "number": paint_number,
    "honey_row": paint_honey_row,
    "swarm_row": paint_swarm_row,
    "token": paint_token,
    "backs": paint_backs,
    "swarm_card": paint_swarm_card,
    "ribbon": paint_ribbon,
    "last": paint_last,
    "mat": paint_mat,
    "tray": paint_tray,
    "board": paint_board,
    "supply": paint_supply,
    "empty_deck": paint_empty_deck,
    "deck_count": paint_deck_count,
    "chip": paint_chip,
}
