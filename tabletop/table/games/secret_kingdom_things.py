"""Looks of The Secret Kingdom on market and stage: ticks and missing gems, what a gathering card brings, a payment, the
tiles of the beehives, chips.

Owns their strokes; ``secret_kingdom`` and ``secret_kingdom_stage`` say where they lie.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from tabletop.art import symbols
from tabletop.art.ink import ink_pen
from tabletop.art.letters import draw_text
from tabletop.art.marks import paint_mark
from tabletop.art.stock import stock_image, stock_names
from tabletop.art.theme import Theme
from tabletop.table.lettering import LEFT, SMALLEST_TEXT, fit, sized, words
from tabletop.table.painters import Painter
from tabletop.table.spots import Look

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


def square(centre: QPointF, side: float) -> QRectF:
    """A square of ``side`` round ``centre``."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def wrapped(painter: QPainter, rect: QRectF, text: str, theme: Theme, size: float, colour: QColor) -> bool:
    """``text`` in lines inside ``rect``, as large as ``size`` allows; ``False``, and nothing, where it has no room."""
    font = sized(theme, "caption", size)

    def has_room() -> bool:
        metrics = QFontMetricsF(font)
        room = metrics.boundingRect(QRectF(0, 0, rect.width(), 4000), int(_WRAP), text)
        widest = max(metrics.horizontalAdvance(word) for word in text.split(" "))
        return room.height() <= rect.height() and widest <= rect.width()

    if not fit(font, SMALLEST_TEXT, has_room):
        return False
    painter.setFont(font)
    painter.setPen(colour)
    draw_text(painter, rect, _WRAP, text)
    return True


def _gem(name: str) -> str:
    return "pollen_any" if name == "any" else f"gem_{name}"


def _paper(painter: QPainter, rect: QRectF, theme: Theme, radius: float, role: str = "card_paper") -> None:
    painter.setPen(ink_pen(2))
    painter.setBrush(theme.colour(role))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def paint_payable(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A tick: this card can be paid."""
    painter.setPen(ink_pen(2))
    painter.setBrush(theme.colour("leaf_shade"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    symbols.paint_symbol(painter, "check", square(rect.center(), rect.width() * 0.7), "#FFFFFF")


def paint_missing(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The gems that are missing for a card, each as an empty place with its number where there are several."""
    _paper(painter, rect, theme, rect.height() / 2 - 1)
    found = [item.split(":") for item in look.name.split(" ")]
    whole = sum(int(count) for _, count in found)
    one_each = whole * rect.height() * 0.6 <= rect.width() - rect.height() * 0.3
    items = (
        [(name, 1) for name, count in found for _ in range(int(count))]
        if one_each
        else [(name, int(count)) for name, count in found]
    )
    inner = rect.adjusted(rect.height() * 0.16, 0, -rect.height() * 0.16, 0)
    step = inner.width() / len(items)
    side = min(step * 1.02, rect.height() * 0.8)
    for place, (name, count) in enumerate(items):
        centre = QPointF(inner.x() + step * (place + 0.5), rect.center().y())
        symbols.paint_symbol(painter, "pollen_any" if name == "any" else f"pollen_{name}", square(centre, side))
        if count > 1:
            box = square(centre + QPointF(side * 0.3, side * 0.22), side * 0.72)
            painter.setPen(ink_pen(1))
            painter.setBrush(theme.colour("card_paper"))
            painter.drawEllipse(box)
            font = sized(theme, "number", 14)
            font.setPixelSize(max(10, round(side * 0.56)))
            painter.setFont(font)
            draw_text(painter, box, Qt.AlignmentFlag.AlignCenter, str(count))


def paint_bring(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What a gathering card brings: first to whoever plays it, below that to each other seat."""
    _paper(painter, rect, theme, 8, "raised")
    rows = [str(row) for row in look.detail]
    inner = rect.adjusted(5, 4, -5, -4)
    first = min(inner.height() * 0.32, inner.height() / len(rows) * 1.5)
    line = min((inner.height() - first - 4) / max(1, len(rows) - 1), first * 0.92)
    _bring_row(painter, QRectF(inner.x(), inner.y(), inner.width(), first), rows[0], theme)
    y = inner.y() + first + 2
    painter.setPen(ink_pen(1.2, theme.hex("line")))
    painter.drawLine(QPointF(inner.x(), y), QPointF(inner.right(), y))
    y += 2
    for row in rows[1:]:
        _bring_row(painter, QRectF(inner.x(), y, inner.width(), line), row, theme)
        y += line


def _bring_row(painter: QPainter, row: QRectF, told: str, theme: Theme) -> None:
    """A mark, then gems: with a plus what comes, between strokes what may be chosen, struck through what is lost."""
    mark, _, rest = told.partition("|")
    side = min(row.height() * 0.9, row.width() * 0.28)
    paint_mark(painter, QRectF(row.x(), row.center().y() - side / 2, side, side), int(mark[0]), mark[1:])
    items = rest.split(" ") if rest else []
    left = row.x() + side + 4
    choices = sum(item[0] == "?" for item in items)
    slash = min(8.0, row.height() * 0.3) if choices > 1 else 0.0
    room = row.right() - left
    gem = min(row.height() * 0.94, (room - slash * max(0, choices - 1)) / max(1, len(items)))
    for place, item in enumerate(items):
        if slash and place and item[0] == "?":
            top, low = row.center().y() - gem * 0.36, row.center().y() + gem * 0.36
            painter.setPen(ink_pen(1.6, theme.hex("secondary")))
            painter.drawLine(QPointF(left + slash * 0.75, top), QPointF(left + slash * 0.25, low))
            left += slash
        lost = item[0] == "-"
        box = QRectF(left, row.center().y() - gem / 2, gem, gem)
        painter.setOpacity(0.42 if lost else 1.0)
        symbols.paint_symbol(painter, _gem(item[1:]), box)
        painter.setOpacity(1.0)
        if lost:
            _strike(painter, box, theme)
        left += gem
    if not items:
        symbols.paint_symbol(
            painter, "minus", square(QPointF(left + side / 2, row.center().y()), side * 0.7), theme.colour("secondary")
        )


def _strike(painter: QPainter, box: QRectF, theme: Theme) -> None:
    inset = box.width() * 0.1
    start, end = box.bottomLeft() + QPointF(inset, -inset), box.topRight() + QPointF(-inset, inset)
    painter.setPen(ink_pen(max(3.4, box.width() * 0.16), theme.hex("raised")))
    painter.drawLine(start, end)
    painter.setPen(ink_pen(max(1.8, box.width() * 0.08), theme.hex("error")))
    painter.drawLine(start, end)


def paint_stage_words(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A sentence on the stage."""
    size = float(look.detail[0])
    if not wrapped(painter, rect, look.name, theme, 18 * size, theme.colour("ink")):
        words(painter, rect, look.name, sized(theme, "caption", 16 * size), theme.colour("ink"))


def paint_cost(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A blossom that is asked for with the gem that pays for it; what is only filled in stands on a dashed place."""
    gem, how = (str(part) for part in look.detail)
    box = rect.adjusted(2, 2, -2, -2)
    style = Qt.PenStyle.DashLine if how == "filled" else Qt.PenStyle.SolidLine
    painter.setPen(ink_pen(2, theme.hex("outline"), style))
    painter.setBrush(theme.colour("any_pollen_tint" if look.name == "any" else f"{look.name}_tint"))
    painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
    symbols.paint_symbol(painter, _gem(gem), square(rect.center(), rect.width() * 0.74))
    if look.name == "any":
        corner = square(QPointF(box.right() - box.width() * 0.16, box.top() + box.height() * 0.16), box.width() * 0.38)
        symbols.paint_symbol(painter, "pollen_any", corner)


def paint_stock(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Gems of a colour that are left to pay with."""
    size = float(look.detail[0])
    _paper(painter, rect, theme, 10, f"{look.name}_tint")
    side = min(rect.height() * 0.74, rect.width() * 0.46)
    painter.setOpacity(1.0 if look.count else 0.45)
    centre = QPointF(rect.x() + rect.width() * 0.34, rect.center().y())
    symbols.paint_symbol(painter, _gem(look.name), square(centre, side))
    left = centre.x() + side * 0.62
    box = QRectF(left, rect.y(), rect.right() - left - 2, rect.height())
    figure = sized(theme, "number", min(26 * size, rect.height() * 0.56))
    words(painter, box, str(look.count), figure, theme.colour("card_ink"), LEFT)


def paint_plus(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The points that a purchase brings in all, in a cell of comb, and what they are made of below it."""
    size, *parts = look.detail
    line = min(20 * float(size), rect.height() * 0.2)
    below = line * len(parts)
    side = min(rect.width(), rect.height() - below)
    centre = QPointF(rect.center().x(), rect.center().y() - below / 2)
    symbols.paint_symbol(painter, "comb_cell", square(centre, side))
    font = sized(theme, "count", side * 0.4)
    words(painter, square(centre, side * 0.84), look.name, font, theme.colour("card_ink"))
    for place, part in enumerate(parts):
        row = QRectF(rect.x(), centre.y() + side / 2 + line * place, rect.width(), line)
        words(painter, row, str(part), sized(theme, "caption", line * 0.84), theme.colour("ink"))


def paint_hive_tile(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A beehive as a wide tile: its picture, and in brief what it does."""
    brief, size = str(look.detail[0]), float(look.detail[1])
    box = rect.adjusted(1, 1, -1, -1)
    path = QPainterPath()
    path.addRoundedRect(box, 8, 8)
    painter.fillPath(path, theme.colour("card_paper"))
    wide = round(min(box.height() * 1.15, box.width() * 0.3))
    painter.save()
    painter.setClipPath(path)
    painter.setClipRect(QRectF(box.x(), box.y(), wide, box.height()), Qt.ClipOperation.IntersectClip)
    ratio = painter.device().devicePixelRatioF()
    name = f"secret_kingdom_beehive_{look.name}"
    name = name if name in stock_names("pictures") else "secret_kingdom_beehive_1"
    image = stock_image("pictures", name, max(1, round(wide * 1.12 * ratio)))
    high = image.height() / ratio
    target = QRectF(box.x() - wide * 0.06, box.center().y() - high * 0.56, image.width() / ratio, high)
    painter.drawImage(target, image)
    painter.restore()
    painter.setPen(ink_pen(2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.drawLine(QPointF(box.x() + wide, box.y()), QPointF(box.x() + wide, box.bottom()))
    edge = box.height() * 0.14
    text = QRectF(box.x() + wide + edge, box.y() + 2, box.width() - wide - 2 * edge, box.height() - 4)
    ink = theme.colour("card_ink")
    if not wrapped(painter, text, brief, theme, min(18 * size, text.height() * 0.42), ink):
        words(painter, text, brief, sized(theme, "caption", 14), ink, LEFT)


def paint_chip(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A sum or a word that pops up; the detail is the symbol before it, empty for none."""
    symbol = str(look.detail[0])
    painter.setPen(ink_pen(2))
    painter.setBrush(theme.colour("accent"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() / 2 - 1, rect.height() / 2 - 1)
    inner = rect.adjusted(rect.height() * 0.3, 0, -rect.height() * 0.3, 0)
    if symbol:
        side = rect.height() * 0.72
        symbols.paint_symbol(painter, symbol, QRectF(inner.x(), rect.center().y() - side / 2, side, side))
        inner.setLeft(inner.x() + side + 3)
    words(painter, inner, look.name, sized(theme, "number", rect.height() * 0.6), theme.colour("on_accent"))


PAINTERS: dict[str, Painter] = {
    "payable": paint_payable,
    "missing": paint_missing,
    "bring": paint_bring,
    "stage_words": paint_stage_words,
    "cost": paint_cost,
    "stock": paint_stock,
    "plus": paint_plus,
    "hive_tile": paint_hive_tile,
    "chip": paint_chip,
}
