"""Looks of Beesness that ask or tell: the tray and its tiles, ballots, the sheets of auction and trade, chips.

Owns their strokes; ``beesness_asking`` and ``beesness_motion`` say where they lie.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.art import marks, symbols
from tabletop.art.ink import ink_pen
from tabletop.art.patterns import pattern_brush
from tabletop.art.theme import Theme
from tabletop.table.games.beesness_looks import row_of, wrapped
from tabletop.table.lettering import LEFT, sized, words
from tabletop.table.painters import Painter, paint_tray
from tabletop.table.spots import Look
from tabletop.texts import initial

TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def paint_desk(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The tray in which answers lie, with the colours of the seat that is asked along its left edge."""
    mark, unit = int(look.detail[0]), float(look.detail[1])
    painter.save()
    painter.scale(unit, unit)
    rect = QRectF(0, 0, rect.width() / unit, rect.height() / unit)
    paint_tray(painter, rect, look, theme)
    if mark >= 0:
        path = QPainterPath()
        path.addRoundedRect(rect, 12, 12)
        painter.setClipPath(path)
        painter.setBrushOrigin(rect.topLeft())
        painter.fillRect(QRectF(rect.x(), rect.y(), 12, rect.height()), pattern_brush(mark, 0.9))
        painter.fillRect(QRectF(rect.x() + 12, rect.y(), 2, rect.height()), theme.colour("outline"))
    painter.restore()


def paint_turn(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A seat in the order of the turns, with an arrow to the next one; the one that is on stands out."""
    mark, on, more = look.detail
    side = rect.height()
    place = QRectF(rect.x(), rect.y(), side, side)
    inset = side * 0.2
    painter.setOpacity(1.0 if on else 0.55)
    if on:
        painter.setPen(ink_pen(max(2.5, side * 0.06), theme.colour("lit")))
        painter.setBrush(theme.colour("paper"))
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), side * 0.2, side * 0.2)
        inset = side * 0.16
    marks.paint_mark(painter, place.adjusted(inset, inset, -inset, -inset), int(mark), initial(look.name))
    painter.setOpacity(0.55)
    if more:
        arrow = side * 0.36
        spot = QRectF(rect.x() + side * 1.5 - arrow / 2, rect.center().y() - arrow / 2, arrow, arrow)
        symbols.paint_symbol(painter, "chevron_right", spot, theme.colour("ink"))
    painter.setOpacity(1.0)


def _sheet(painter: QPainter, rect: QRectF, theme: Theme, fill: str, line: float = 2.0, radius: float = 0.0) -> None:
    radius = radius or min(rect.width(), rect.height()) * 0.09
    painter.setPen(QPen(theme.colour("outline"), line))
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)


def _icon(painter: QPainter, name: str, rect: QRectF, theme: Theme, ink: str) -> None:
    """An icon in ink; a symbol in colours of its own."""
    own = name in ("vote_yes", "vote_no", "worker", "drone", "queen", "flower", "coin_1")
    symbols.paint_symbol(painter, name, rect, None if own else theme.colour(ink))


def paint_tile(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Something to be done: what, and below it why or what it leads to."""
    symbol, why, tone, size = look.detail
    strong = tone == "strong"
    _sheet(painter, rect, theme, "accent" if strong else "raised", max(2.0, rect.height() / 48), rect.height() * 0.12)
    ink = "on_accent" if strong else "ink"
    pad = rect.height() * 0.14
    side = min(rect.height() * 0.5, rect.width() * 0.24)
    _icon(painter, str(symbol), QRectF(rect.x() + pad, rect.center().y() - side / 2, side, side), theme, ink)
    room = QRectF(rect.x() + pad * 1.8 + side, rect.y(), rect.width() - pad * 2.6 - side, rect.height())
    title = QRectF(room.x(), rect.y() + rect.height() * 0.13, room.width(), rect.height() * 0.38)
    words(
        painter,
        title,
        look.name,
        sized(theme, "name", min(22 * float(size), title.height() * 0.86)),
        theme.colour(ink),
        LEFT,
    )
    below = QRectF(room.x(), title.bottom(), room.width(), rect.height() * 0.4)
    font = sized(theme, "caption", min(15 * float(size), below.height() * 0.46))
    wrapped(painter, below, str(why), font, theme.colour("on_accent" if strong else "secondary"), TOP_LEFT)


def paint_vote(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A ballot to be chosen: the hand, the word, and how many votes it weighs."""
    symbol, weight, size = look.detail
    _sheet(painter, rect, theme, "card_paper", max(2.0, rect.height() / 60), rect.height() * 0.09)
    side = rect.height() * 0.68
    symbols.paint_symbol(
        painter, str(symbol), QRectF(rect.x() + rect.height() * 0.14, rect.center().y() - side / 2, side, side)
    )
    left = rect.x() + rect.height() * 0.22 + side
    room = QRectF(left, rect.y(), rect.right() - left - 8, rect.height())
    title = QRectF(room.x(), rect.y() + rect.height() * (0.2 if weight else 0.3), room.width(), rect.height() * 0.38)
    ink = theme.colour("card_ink")
    words(painter, title, look.name, sized(theme, "count", min(34 * float(size), title.height() * 0.86)), ink, LEFT)
    below = QRectF(room.x(), title.bottom(), room.width(), rect.height() * 0.26)
    words(painter, below, str(weight), sized(theme, "strong", min(17 * float(size), below.height() * 0.7)), ink, LEFT)


def paint_fist(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The closed hand of the flower market; in its owner's eyes with the flowers that it holds."""
    why, most, size = look.detail
    _sheet(painter, rect, theme, "card_paper", max(2.0, rect.height() / 60), rect.height() * 0.09)
    side = rect.height() * 0.72
    symbols.paint_symbol(
        painter, "vote_no", QRectF(rect.x() + rect.height() * 0.12, rect.center().y() - side / 2, side, side)
    )
    left = rect.x() + rect.height() * 0.24 + side
    room = QRectF(left, rect.y(), rect.right() - left - 10, rect.height())
    ink = theme.colour("card_ink")
    title = QRectF(room.x(), rect.y() + rect.height() * 0.1, room.width(), rect.height() * 0.34)
    words(painter, title, look.name, sized(theme, "count", min(30 * float(size), title.height() * 0.86)), ink, LEFT)
    if int(most):
        row = QRectF(room.x(), title.bottom(), room.width(), rect.height() * 0.28)
        row_of(painter, row, ["flower"] * int(most), int(most) - look.count)
    below = QRectF(room.x(), rect.bottom() - rect.height() * 0.28, room.width(), rect.height() * 0.22)
    words(painter, below, str(why), sized(theme, "caption", min(15 * float(size), below.height() * 0.8)), ink, LEFT)


def paint_trade_tag(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a seat is offered a trade, with a pip for each offer that it has made itself."""
    _sheet(painter, rect, theme, "sunken", max(1.5, rect.height() / 40), rect.height() * 0.12)
    worded = rect.height() >= 56
    side = min(rect.width() * 0.52, rect.height() * (0.42 if worded else 0.6))
    top = rect.y() + rect.height() * 0.07
    symbols.paint_symbol(
        painter, "arrows_apart", QRectF(rect.center().x() - side / 2, top, side, side), theme.colour("ink")
    )
    if worded:
        line = QRectF(rect.x() + 3, top + side - 1, rect.width() - 6, rect.height() * 0.28)
        words(painter, line, look.name, sized(theme, "caption", line.height() * 0.78), theme.colour("ink"))
    pip = max(3.0, rect.height() * 0.055)
    painter.setPen(QPen(theme.colour("outline"), 1.2))
    for nth in range(3):
        painter.setBrush(theme.colour("accent" if nth < look.count else "paper"))
        painter.drawEllipse(
            QPointF(rect.center().x() + (nth - 1) * pip * 3.2, rect.bottom() - rect.height() * 0.13), pip, pip
        )


def paint_ballot(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A ballot before its seat: closed, a vote with its weight, or a fist that has opened."""
    votes = look.detail[0]
    face = look.name
    _sheet(painter, rect, theme, "card_paper" if face else "bear", max(2.0, rect.height() / 34), rect.height() * 0.12)
    middle = rect.center()
    if not face:
        side = min(rect.width(), rect.height()) * 0.66
        symbols.paint_symbol(painter, "hive", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        return
    vote = face in ("yes", "no")
    name = f"vote_{face}" if vote else "flower"
    if vote and not votes:
        side = min(rect.width(), rect.height()) * 0.7
        symbols.paint_symbol(painter, name, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        return
    side = min(rect.width() * 0.62, rect.height() * 0.56)
    symbols.paint_symbol(painter, name, QRectF(middle.x() - side / 2, rect.y() + rect.height() * 0.08, side, side))
    line = QRectF(rect.x(), rect.y() + rect.height() * 0.62, rect.width(), rect.height() * 0.32)
    words(
        painter,
        line,
        str(votes) if vote else face,
        sized(theme, "count", line.height() * 0.98),
        theme.colour("card_ink"),
    )


def paint_paper(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    _sheet(painter, rect, theme, "paper", max(2.0, rect.height() / 110))


def paint_heading(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """What a sheet is about, and below it a quieter line."""
    price, size = look.detail
    top = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.58)
    font = sized(theme, "heading", min(24 * float(size), top.height() * 0.8))
    words(painter, top, look.name, font, theme.colour("ink"), LEFT)
    below = QRectF(rect.x(), top.bottom(), rect.width(), rect.height() - top.height())
    words(
        painter,
        below,
        str(price),
        sized(theme, "caption", min(16 * float(size), below.height() * 0.8)),
        theme.colour("secondary"),
        LEFT,
    )


def paint_column(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A seat in an auction: its mark and name, its bid where it leads, and whether it is still in."""
    mark, state, told, asked, size = look.detail
    fill = {"leads": "accent", "in": "raised", "out": "sunken"}[str(state)]
    _sheet(painter, rect, theme, fill, max(1.5, rect.height() / 80))
    if asked:
        painter.setPen(ink_pen(max(3.0, rect.height() / 40), theme.colour("lit")))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)
    ink = theme.colour("on_accent" if state == "leads" else "ink" if state == "in" else "secondary")
    high = rect.height()
    if high < 96:
        _low_column(painter, rect, look, theme)
        return
    side = min(high * 0.3, rect.width() * 0.42)
    painter.setOpacity(0.5 if state == "out" else 1.0)
    place = QRectF(rect.center().x() - side / 2, rect.y() + high * 0.06, side, side)
    marks.paint_mark(painter, place, int(mark), initial(look.name))
    painter.setOpacity(1.0)
    pad = max(4.0, rect.width() * 0.06)
    name = QRectF(rect.x() + pad, rect.y() + high * 0.37, rect.width() - 2 * pad, high * 0.17)
    words(painter, name, look.name, sized(theme, "name", min(17 * float(size), name.height() * 0.9)), ink)
    middle = QRectF(rect.x() + pad, name.bottom(), rect.width() - 2 * pad, high * 0.29)
    if look.count:
        words(
            painter, middle, str(look.count), sized(theme, "count", min(44 * float(size), middle.height() * 1.05)), ink
        )
    elif state == "out":
        cross = min(middle.height() * 0.6, middle.width() * 0.5)
        spot = QRectF(middle.center().x() - cross / 2, middle.center().y() - cross / 2, cross, cross)
        symbols.paint_symbol(painter, "cross", spot, ink)
    below = QRectF(rect.x() + pad, middle.bottom(), rect.width() - 2 * pad, high * 0.15)
    words(painter, below, str(told), sized(theme, "caption", min(15 * float(size), below.height() * 0.94)), ink)


def _low_column(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The same where there is no room for a name: the mark beside the bid, or beside the word."""
    mark, state, told, _asked, size = look.detail
    ink = theme.colour("on_accent" if state == "leads" else "ink" if state == "in" else "secondary")
    side = min(rect.height() * 0.6, rect.width() * 0.34)
    painter.setOpacity(0.5 if state == "out" else 1.0)
    place = QRectF(rect.x() + 6, rect.center().y() - side / 2, side, side)
    marks.paint_mark(painter, place, int(mark), initial(look.name))
    painter.setOpacity(1.0)
    room = QRectF(place.right() + 3, rect.y(), rect.right() - place.right() - 7, rect.height())
    if look.count:
        words(painter, room, str(look.count), sized(theme, "count", min(34 * float(size), room.height() * 0.6)), ink)
        return
    font = sized(theme, "caption", min(15 * float(size), room.height() * 0.4))
    if not wrapped(painter, room, str(told), font, ink):
        icon = min(room.width(), room.height()) * 0.5
        spot = QRectF(room.center().x() - icon / 2, room.center().y() - icon / 2, icon, icon)
        symbols.paint_symbol(painter, "cross" if state == "out" else "dot", spot, ink)


def paint_giver(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Whose side of a trade it is."""
    mark, size = look.detail
    side = min(rect.height(), 40 * float(size)) * 0.92
    marks.paint_mark(painter, QRectF(rect.x(), rect.center().y() - side / 2, side, side), int(mark), initial(look.name))
    room = QRectF(rect.x() + side * 1.25, rect.y(), rect.width() - side * 1.25, rect.height())
    font = sized(theme, "heading", min(20 * float(size), rect.height() * 0.7))
    words(painter, room, look.name, font, theme.colour("ink"), LEFT)


def paint_goods(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A thing with its amount below it; pale where nothing of it is meant. ``detail[0]``: the thing alone."""
    alone, size = look.detail
    side = min(rect.width() * 0.9, rect.height() * (0.96 if alone else 0.52))
    top = rect.center().y() - side / 2 if alone else rect.y() + rect.height() * 0.04
    painter.setOpacity(1.0 if look.count or alone else 0.3)
    symbols.paint_symbol(painter, look.name, QRectF(rect.center().x() - side / 2, top, side, side))
    if not alone:
        line = QRectF(rect.x(), top + side, rect.width(), rect.height() - side - (top - rect.y()))
        font = sized(theme, "count", min(32 * float(size), line.height() * 0.8))
        words(painter, line, str(look.count), font, theme.colour("ink"))
    painter.setOpacity(1.0)


def paint_chip(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A sum that pops up: a symbol and a number."""
    symbol, tone = str(look.detail[0]), str(look.detail[1])
    quiet = tone == "quiet"
    _sheet(painter, rect, theme, "raised" if quiet else "accent", 2.0, rect.height() / 2 - 1)
    ink = theme.colour("ink" if quiet else "on_accent")
    side = rect.height() * 0.72
    font = sized(theme, "number", rect.height() * 0.66)
    wide = QFontMetricsF(font).horizontalAdvance(look.name) + (side + 4 if symbol else 0)
    left = rect.center().x() - min(wide, rect.width() - 12) / 2
    if symbol:
        _icon(
            painter,
            symbol,
            QRectF(left, rect.center().y() - side / 2, side, side),
            theme,
            "ink" if quiet else "on_accent",
        )
        left += side + 4
    words(painter, QRectF(left, rect.y(), rect.right() - left - 4, rect.height()), look.name, font, ink, LEFT)


def paint_division(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A sum written out large over the garden, with a quieter line below."""
    note, size = look.detail
    _sheet(painter, rect, theme, "paper", max(2.5, rect.height() / 40), 14)
    top = rect.adjusted(rect.height() * 0.14, 0, -rect.height() * 0.14, -rect.height() * (0.36 if note else 0.0))
    words(
        painter, top, look.name, sized(theme, "count", min(58 * float(size), top.height() * 0.8)), theme.colour("ink")
    )
    below = QRectF(top.x(), top.bottom() - rect.height() * 0.04, top.width(), rect.height() * 0.3)
    if note:
        font = sized(theme, "caption", min(20 * float(size), below.height() * 0.74))
        words(painter, below, str(note), font, theme.colour("secondary"))


PAINTERS: dict[str, Painter] = {
    "desk": paint_desk,
    "turn": paint_turn,
    "tile": paint_tile,
    "vote": paint_vote,
    "fist": paint_fist,
    "trade_tag": paint_trade_tag,
    "ballot": paint_ballot,
    "paper": paint_paper,
    "heading": paint_heading,
    "column": paint_column,
    "giver": paint_giver,
    "goods": paint_goods,
    "chip": paint_chip,
    "division": paint_division,
}
