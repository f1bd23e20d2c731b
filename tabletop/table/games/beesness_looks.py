"""Looks that only Beesness has: what lies on plates, in the garden, in the market and on the stall.

Owns their strokes; ``beesness`` says where they lie. Sheets, tiles and ballots are painted in ``beesness_papers``.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.art import symbols
from tabletop.art.ink import cell, ink_pen
from tabletop.art.letters import draw_text
from tabletop.art.theme import Theme
from tabletop.table.lettering import CENTRE, fit, sized, words
from tabletop.table.painters import Painter
from tabletop.table.spots import Look

_SHOWN = 12
"""Things of a row that are drawn at most; the number beside it tells the rest."""
_LEAST_STEP = 0.2
_LEAST_WORDS = 13
BLOOMS = ("flower", "blossom", "bell", "flower", "blossom")


def row_of(painter: QPainter, rect: QRectF, names: list[str], faded: int = 0) -> None:
    """Things side by side from the left, overlapping where the row is short; the last ``faded`` are pale."""
    if not names:
        return
    size = min(rect.height() * 0.84, rect.width())
    room = rect.width() - size
    fitting = 1 + int(room / (size * _LEAST_STEP))
    names = names[: max(1, fitting)]
    step = min(size * 0.82, room / max(1, len(names) - 1))
    top = rect.center().y() - size / 2
    for nth, name in enumerate(names):
        painter.setOpacity(0.4 if nth >= len(names) - faded else 1.0)
        symbols.paint_symbol(painter, name, QRectF(rect.x() + nth * step, top, size, size))
    painter.setOpacity(1.0)


def paint_coins(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Honey as coins of three and of one."""
    if not look.count:
        painter.setOpacity(0.28)
        symbols.paint_symbol(painter, "coin_1", _first(rect))
        painter.setOpacity(1.0)
        return
    row_of(painter, rect, (["coin_3"] * (look.count // 3) + ["coin_1"] * (look.count % 3))[-_SHOWN:])


def paint_blooms(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Picked flowers."""
    names = [BLOOMS[nth % len(BLOOMS)] for nth in range(min(look.count, _SHOWN))]
    if names:
        row_of(painter, rect, names)
    else:
        painter.setOpacity(0.28)
        symbols.paint_symbol(painter, "flower", _first(rect))
        painter.setOpacity(1.0)


def paint_bees(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Bees of one kind; queens that are used up this round look pale and lie last."""
    if look.count:
        row_of(painter, rect, [look.name] * look.count, int(look.detail[0]))
    else:
        painter.setOpacity(0.28)
        symbols.paint_symbol(painter, look.name, _first(rect))
        painter.setOpacity(1.0)


def _first(rect: QRectF) -> QRectF:
    size = min(rect.height() * 0.84, rect.width())
    return QRectF(rect.x(), rect.center().y() - size / 2, size, size)


def paint_start(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The mark of the seat that starts this round: a comb cell with a 1."""
    painter.setPen(ink_pen(max(1.5, rect.height() * 0.07), theme.colour("outline")))
    painter.setBrush(theme.colour("accent"))
    painter.drawPath(cell(rect.center(), rect.height() * 0.48))
    words(painter, rect, "1", sized(theme, "number", rect.height() * 0.62), theme.colour("on_accent"))


def paint_soil(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """The bed of the garden: grass with furrows of earth that the flowers stand in."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(rect, QColor("#3F5A38" if theme.dark else "#7FA05E"))
    earth, edge = QColor("#4B3626" if theme.dark else "#8A6240"), QColor("#38281C" if theme.dark else "#6F4C2F")
    for row in range(3):
        middle = rect.y() + rect.height() * (0.44 + 0.25 * row)
        high = rect.height() * 0.075
        furrow = QPainterPath(QPointF(rect.x() - 10, middle))
        third = rect.width() / 6
        for step in range(7):
            lift = high * (0.5 if step % 2 else -0.5)
            x = rect.x() + third * step
            furrow.cubicTo(x - third * 0.6, middle - lift, x - third * 0.3, middle + lift, x, middle)
        furrow.lineTo(rect.right() + 10, middle + high)
        furrow.lineTo(rect.x() - 10, middle + high)
        furrow.closeSubpath()
        painter.fillPath(furrow, earth)
        painter.setPen(ink_pen(max(1.0, rect.height() / 240), edge))
        painter.drawLine(QPointF(rect.x(), middle + high), QPointF(rect.right(), middle + high))
    painter.restore()
    painter.setPen(ink_pen(2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_bloom(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """One flower of the garden with stem and leaf."""
    symbols.paint_symbol(painter, f"garden_{look.name}", rect)


def paint_wilted(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A flower that was sold: it hangs its head, pale."""
    painter.translate(rect.center())
    painter.rotate(74)
    painter.setOpacity(0.72)
    side = rect.height()
    pixmap = symbols.symbol(f"garden_{look.name}", side, ratio=painter.device().devicePixelRatio())
    painter.drawPixmap(QPointF(-side / 2, -side / 2), pixmap)


def paint_sign(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """How many flowers stand, on a board on a post, and what an empty garden means; it warns when few are left."""
    scarce, size = look.detail
    broad = rect.width() > rect.height()
    post = QRectF(rect.center().x() - rect.width() * 0.07, rect.center().y(), rect.width() * 0.14, rect.height() / 2)
    if not broad:
        painter.setPen(ink_pen(2))
        painter.setBrush(theme.colour("wood_shade"))
        painter.drawRect(post.adjusted(0, 0, 0, -2))
    high = rect.height() if broad else min(rect.height() * 0.86, rect.width() * 1.5)
    board = QRectF(rect.x() + 1, rect.y() + 1, rect.width() - 2, high - 2)
    painter.setPen(ink_pen(max(2.0, rect.width() / 50)))
    painter.setBrush(theme.colour("swarm" if scarce else "wood"))
    painter.drawRoundedRect(board, 8, 8)
    rim = min(board.width(), board.height()) * 0.06
    inner = board.adjusted(rim, rim, -rim, -rim)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("card_paper"))
    painter.drawRoundedRect(inner, 5, 5)
    ink = theme.colour("swarm" if scarce else "card_ink")
    if broad:
        top = QRectF(inner.x(), inner.y(), inner.width() * 0.48, inner.height())
        below = QRectF(top.right(), inner.y(), inner.right() - top.right() - 3, inner.height())
    else:
        top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.5)
        below = QRectF(inner.x() + 3, top.bottom(), inner.width() - 6, inner.height() - top.height() - 3)
    words(painter, top, str(look.count), sized(theme, "count", min(top.height() * 0.98, top.width() * 0.8)), ink)
    font = sized(theme, "caption", min(16 * float(size), below.height() * 0.46))
    font.setBold(True)
    wrapped(painter, below, look.name, font, ink)


def wrapped(
    painter: QPainter, rect: QRectF, text: str, font: QFont, ink: QColor, align: Qt.AlignmentFlag = CENTRE
) -> bool:
    """A few words, over as many lines as have room; smaller before they are cut. Whether they have room at all: words
    that would be too small to be read are left out."""
    flags = int(align) | int(Qt.TextFlag.TextWordWrap)

    def has_room() -> bool:
        need = QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.width(), 1000), flags, text)
        return need.height() <= rect.height() + 3 and need.width() <= rect.width() + 1

    if not fit(font, _LEAST_WORDS, has_room):
        return False
    painter.setFont(font)
    painter.setPen(ink)
    draw_text(painter, rect.adjusted(0, -2, 0, 2), flags, text)
    return True


def paint_pill(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """How many bees a stack has left."""
    painter.setPen(QPen(theme.colour("outline"), max(1.5, rect.height() / 18)))
    painter.setBrush(theme.colour("paper" if look.count else "sunken"))
    radius = rect.height() / 2 - 1
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    ink = theme.colour("ink" if look.count else "secondary")
    words(painter, rect.adjusted(6, 0, -6, 0), look.name, sized(theme, "strong", rect.height() * 0.62), ink)


def paint_empty_stack(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """Where a stack of bees has been."""
    painter.setPen(QPen(theme.colour("secondary"), max(2.0, rect.width() / 48), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)
    size = rect.width() * 0.5
    painter.setOpacity(0.4)
    place = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
    symbols.paint_symbol(painter, look.name, place)
    painter.setOpacity(1.0)


def paint_thing(painter: QPainter, rect: QRectF, look: Look, theme: Theme) -> None:
    """A thing of the stall with its number below: pot, bank, calendar, seed box."""
    symbol, label, suffix, size = look.detail
    high = rect.height()
    caption = min(16 * float(size), high * 0.19) if high >= 72 else 0.0
    figure = min(high * 0.36, 34 * float(size), rect.width() * 0.5)
    side = min(rect.width() * 0.84, high - figure - caption - 2)
    top = rect.y() + max(0.0, (high - side - figure - caption) / 2)
    symbols.paint_symbol(painter, str(symbol), QRectF(rect.center().x() - side / 2, top, side, side))
    line = QRectF(rect.x(), top + side, rect.width(), figure)
    text = f"{look.count}{suffix}"
    words(painter, line, text, sized(theme, "count", figure * (0.94 if not suffix else 0.8)), theme.colour("ink"))
    if caption:
        below = QRectF(rect.x(), line.bottom() - 1, rect.width(), rect.bottom() - line.bottom() + 1)
        words(painter, below, str(label), sized(theme, "caption", caption * 0.86), theme.colour("secondary"))


PAINTERS: dict[str, Painter] = {
    "coins": paint_coins,
    "blooms": paint_blooms,
    "bees": paint_bees,
    "start": paint_start,
    "soil": paint_soil,
    "bloom": paint_bloom,
    "wilted": paint_wilted,
    "sign": paint_sign,
    "pill": paint_pill,
    "empty_stack": paint_empty_stack,
    "thing": paint_thing,
}
