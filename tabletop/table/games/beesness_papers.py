"""Looks of Beesness that ask: the tray and its tiles, ballots, the fist, what a trade is offered at.

Owns their strokes; ``beesness_asking`` says where they lie. What lies over the garden is in ``beesness_sheets``.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

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


def sheet(painter: QPainter, rect: QRectF, theme: Theme, fill: str, line: float = 2.0, radius: float = 0.0) -> None:
    radius = radius or min(rect.width(), rect.height()) * 0.09
    painter.setPen(QPen(theme.colour("outline"), line))
    painter.setBrush(theme.colour(fill))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)


def icon(painter: QPainter, name: str, rect: QRectF, theme: Theme, ink: str) -> None:
    """An icon in ink; a symbol in colours of its own."""
    own = name in ("vote_yes", "vote_no", "worker", "drone", "queen", "flower", "coin_1")
    symbols.paint_symbol(painter, name, rect, None if own else theme.colour(ink))


def paint_tile(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Something to be done: what, and below it why or what it leads to."""
    symbol, why, tone, size = look.detail
    strong = tone == "strong"
    sheet(painter, rect, theme, "accent" if strong else "raised", max(2.0, rect.height() / 48), rect.height() * 0.12)
    ink = "on_accent" if strong else "ink"
    pad = rect.height() * 0.14
    side = min(rect.height() * 0.5, rect.width() * 0.24)
    icon(painter, str(symbol), QRectF(rect.x() + pad, rect.center().y() - side / 2, side, side), theme, ink)
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
    sheet(painter, rect, theme, "card_paper", max(2.0, rect.height() / 60), rect.height() * 0.09)
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
    sheet(painter, rect, theme, "card_paper", max(2.0, rect.height() / 60), rect.height() * 0.09)
    side = rect.height() * 0.72
    symbols.paint_symbol(
        painter, "vote_no", QRectF(rect.x() + rect.height() * 0.12, rect.center().y() - side / 2, side, side)
    )
    left = rect.x() + rect.height() * 0.24 + side
    room = QRectF(left, rect.y(), rect.right() - left - 10, rect.height())
    ink = theme.colour("card_ink")
    top = 0.1 if int(most) or why else 0.33  # the word alone stands in the middle
    title = QRectF(room.x(), rect.y() + rect.height() * top, room.width(), rect.height() * 0.34)
    words(painter, title, look.name, sized(theme, "count", min(30 * float(size), title.height() * 0.86)), ink, LEFT)
    if int(most):
        row = QRectF(room.x(), title.bottom(), room.width(), rect.height() * 0.28)
        row_of(painter, row, ["flower"] * int(most), int(most) - look.count)
    below = QRectF(room.x(), rect.bottom() - rect.height() * 0.28, room.width(), rect.height() * 0.22)
    words(painter, below, str(why), sized(theme, "caption", min(15 * float(size), below.height() * 0.8)), ink, LEFT)


def paint_trade_tag(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a seat is offered a trade, with a pip for each offer that it has made itself."""
    sheet(painter, rect, theme, "sunken", max(1.5, rect.height() / 40), rect.height() * 0.12)
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
    sheet(painter, rect, theme, "card_paper" if face else "bear", max(2.0, rect.height() / 34), rect.height() * 0.12)
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


PAINTERS: dict[str, Painter] = {
    "desk": paint_desk,
    "turn": paint_turn,
    "tile": paint_tile,
    "vote": paint_vote,
    "fist": paint_fist,
    "trade_tag": paint_trade_tag,
    "ballot": paint_ballot,
}
