"""One card of Bears & Bees, painted from what it does: banner, picture, slots where the neighbours sit.

``FULL`` measures a card of 120 x 168, ``GLYPHS`` one too small for pictures. Every number stands in the same place on
every card. Knows cards, and no state or view.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from rules.bears_and_bees.cards import Card
from tabletop.art.canvas import Canvas
from tabletop.art.ink import cell

ON = {"honey": "on_honey", "research": "on_research", "swarm": "on_swarm"}
UNIT = {"honey": "honey_drop", "research": "card"}
JARS = (4, 5, 6)  # from how much honey at most a jar is drawn fuller
LABS = (0, 1, 2, 3, 4, 5)
NARROW_LABS = (0, 1, 3, 5)  # those that are not spoilt by a slot at their side


@dataclass(frozen=True)
class Measure:
    """Where things stand on a card of ``width`` units, and how large."""

    width: float
    height: float
    banner: float
    tag: float  # radius of the cell with the card's number
    small: float  # the card's number
    large: float  # the base
    unit: float  # a drop or card of the base row
    slot: float  # width of a neighbour's slot
    slot_top: float
    glyph: float
    bonus: float
    foot: float  # height of the last-card slot; 0 where what stands there is told in words


FULL = Measure(120, 168, 42, 14, 15, 36, 21, 31, 60, 24, 18, 28)
GLYPHS = Measure(84, 117.6, 34, 12.5, 14, 30, 22, 29, 42, 22, 17, 25)


def most(card: Card) -> int:
    """All that a card can bring when everything is met."""
    return card.base + card.left_bonus + card.right_bonus + card.last_bonus


def fullness(card: Card) -> int:
    """How full the jar of a honey card is drawn, 0 to 3."""
    return sum(most(card) >= step for step in JARS)


def picture_name(card: Card) -> str:
    """The picture of a card: jars fill with what it can bring, the lab and the swarm change with the number."""
    if card.type == "honey":
        # The scene with the skep at its left is for cards that have no slot there.
        scene = "b" if card.number % 2 and not card.left else "a"
        return f"honey_{fullness(card)}{scene}"
    if card.type == "research":
        labs = NARROW_LABS if card.left or card.right else LABS
        return f"research_{labs[card.number % len(labs)]}"
    return f"swarm_{(card.number - 1) % 5 + 1}"


def outline(size: Measure) -> QPainterPath:
    """The edge of the card, the middle of its ink line; a plain box where words stand under it."""
    path = QPainterPath()
    if size.foot:
        path.addRoundedRect(QRectF(1, 1, size.width - 2, size.height - 2), size.width / 15, size.width / 15)
    else:
        path.addRect(QRectF(0, 0, size.width, size.height))
    return path


def face(canvas: Canvas, size: Measure, card: Card) -> None:
    """The face of ``card``."""
    edge = outline(size)
    canvas.painter.save()
    canvas.painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    canvas.shape(edge, "card_paper", 0)
    _picture(canvas, size, card)
    _banner(canvas, size, card)
    for side, types, bonus in ((0, card.left, card.left_bonus), (1, card.right, card.right_bonus)):
        if types:
            _slot(canvas, size, side, types, bonus)
    if size.foot:
        _foot(canvas, size, card)
    canvas.painter.restore()
    if size.foot:
        canvas.shape(edge)


def _foot(canvas: Canvas, size: Measure, card: Card) -> None:
    if card.banner:
        _ribbon(canvas, size, lifted=bool(card.last))
    if card.last:
        _last(canvas, size, card)
    if card.type == "swarm":
        _gift(canvas, size, card)


def _picture(canvas: Canvas, size: Measure, card: Card) -> None:
    if not canvas.glyphs:
        # Where there is less room than the picture needs, its upper part goes behind the banner.
        up = min(0.0, size.height - size.banner - 3 - 102)
        wide = max(size.width - 4 if size.foot else size.width, (size.height - size.banner - 3) * 116 / 124)
        canvas.picture(picture_name(card), QRectF((size.width - wide) / 2, size.banner + 3 + up, wide, size.height))
        return
    slots = bool(card.left) + bool(card.right)
    foot = size.foot if card.last or card.banner or card.type == "swarm" else 0
    room = size.height - size.banner - foot
    wide = 26.0 if slots == 2 else 40.0 if slots else 54.0
    x = size.width / 2 + (size.slot / 2 if card.left and not card.right else 0)
    x -= size.slot / 2 if card.right and not card.left else 0
    name = {"honey": f"jar_{fullness(card)}", "research": "research_lens", "swarm": "swarm_bees"}
    canvas.box(QRectF(0, size.banner, size.width, size.height), 0, f"{card.type}_tint", 0)
    canvas.symbol(name[card.type], QPointF(x, size.banner + 2 + room / 2), wide)


def _banner(canvas: Canvas, size: Measure, card: Card) -> None:
    path = _BANNERS[card.type](size.width, size.banner)
    canvas.shape(path, card.type, 2)
    ink = canvas.theme.hex(ON[card.type])
    if card.type == "research":
        for tick in range(1, int(size.width / 6)):
            x, long = tick * 6.0, 5.0 if tick % 5 == 0 else 3.0
            canvas.line(QPointF(x, size.banner - 1.5 - long), QPointF(x, size.banner - 2), 1, "#9CC0E8")
    middle = size.banner / 2 + (0 if card.type != "research" else -1)
    tag = QPointF(size.tag + 5, middle)
    canvas.shape(cell(tag, size.tag), "card_paper", 1.6)
    canvas.number(str(card.number), QRectF(tag.x() - 20, tag.y() - 12, 40, 24), size.small)
    if card.type == "swarm":
        _consolation(canvas, size, middle)
        return
    hero = QRectF(tag.x() + size.tag, middle - 20, size.large * 0.76, 40)
    canvas.number(str(card.base), hero, size.large, ink)
    left, right = hero.right() + 2, size.width - 7
    shown = 1 if canvas.glyphs else card.base
    # A drop fills two thirds of its box, so that the boxes may overlap.
    step = min(size.unit * 0.74, (right - left - size.unit * 0.7) / max(1, shown - 1))
    first = left + size.unit * 0.4 if not canvas.glyphs else (left + right) / 2
    for number in range(shown):
        canvas.symbol(UNIT[card.type], QPointF(first + number * step, middle), size.unit)


def _consolation(canvas: Canvas, size: Measure, middle: float) -> None:
    # No swarm for me: one honey or one card.
    start = size.tag * 2 + 6
    glyph = size.unit + 1
    step = (size.width - 5 - start) / 6
    if not canvas.glyphs:
        centre = QPointF(start + step * 1.1, middle)
        canvas.symbol("swarm_token", centre, glyph + 2)
        half = glyph * 0.5
        for ink, width in (("#FFF8E7", 4.4), ("#1F2430", 2.0)):
            canvas.line(centre + QPointF(-half, half), centre + QPointF(half, -half), width, ink)
        start, step = start + step * 2.2, step * 0.64
    drop, card = QPointF(start + step * 1.6, middle), QPointF(start + step * 4.4, middle)
    canvas.symbol("honey_drop", drop, glyph)
    canvas.symbol("card", card, glyph)
    slash = (drop + card) / 2
    canvas.line(slash + QPointF(2, -8), slash + QPointF(-2, 8), 1.8, "#FFFFFF")


def _slot(canvas: Canvas, size: Measure, side: int, types: tuple[str, ...], bonus: int) -> None:
    wide, glyph = size.slot, size.glyph if len(types) == 1 else size.glyph - 1
    gap = 3.0 if len(types) > 1 else 0.0
    pad = 5.0 if canvas.glyphs else 7.0
    high = pad + len(types) * glyph + (len(types) - 1) * gap + 2 + size.bonus + pad
    top = size.slot_top - (0 if len(types) == 1 else 7)
    cut = 8.0
    points = [(-3.0, top), (wide - cut, top), (wide, top + cut * 0.8), (wide, top + high - cut * 0.8)]
    points += [(wide - cut, top + high), (-3.0, top + high)]
    if side:
        points = [(size.width - x, y) for x, y in points]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    canvas.shape(path, "card_paper", 2)
    middle = wide / 2 + 0.5 if not side else size.width - wide / 2 - 0.5
    y = top + pad + glyph / 2
    for number, kind in enumerate(types):
        if number:
            canvas.line(QPointF(middle - 9, y - glyph / 2 + 0.5), QPointF(middle + 9, y - glyph / 2 - gap - 0.5), 1.8)
        canvas.symbol(f"type_{kind}", QPointF(middle, y), glyph)
        y += glyph + gap
    bottom = top + high - pad - size.bonus
    canvas.number(f"+{bonus}", QRectF(middle - 20, bottom, 40, size.bonus), size.bonus)


def _ribbon(canvas: Canvas, size: Measure, *, lifted: bool) -> None:
    # One honey for each neighbour: the ribbon itself points both ways.
    high = size.foot - 6
    top = size.height - high - 8 - (size.foot if lifted else 0)
    middle, nose = top + high / 2, high * 0.55
    points = [(4.0, middle), (4 + nose, top), (size.width - 4 - nose, top), (size.width - 4, middle)]
    points += [(size.width - 4 - nose, top + high), (4 + nose, top + high)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    canvas.shape(path, "grey", 2)
    glyph = high * 0.78
    if not canvas.glyphs:
        canvas.symbol("bow", QPointF(size.width / 2, middle + 0.5), high * 0.86)
    for side in (-1, 1):
        outer = size.width / 2 + side * (size.width / 2 - 4 - nose)
        arrow = "gift_left" if side < 0 else "gift_right"
        canvas.symbol(arrow, QPointF(outer - side * glyph * 0.1, middle), glyph * 0.82)
        canvas.number("1", QRectF(outer - side * glyph * 0.92 - 10, middle - 10, 20, 20), size.bonus * 0.86)
        canvas.symbol("honey_drop", QPointF(outer - side * glyph * 1.6, middle), glyph * 0.96)


def _last(canvas: Canvas, size: Measure, card: Card) -> None:
    glyph = size.glyph - 2
    wide = 22 + len(card.last) * (glyph + 2) + size.bonus * 1.5 + 12
    left, top, cut = (size.width - wide) / 2, size.height - size.foot - 1, 8.0
    points = [(left, size.height + 3), (left, top + cut), (left + cut * 0.8, top), (left + wide - cut * 0.8, top)]
    points += [(left + wide, top + cut), (left + wide, size.height + 3)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    canvas.shape(path, "card_paper", 2)
    middle = top + size.foot / 2
    canvas.symbol("last_card", QPointF(left + 15, middle), 16)
    x = left + 26 + glyph / 2
    for kind in card.last:
        canvas.symbol(f"type_{kind}", QPointF(x, middle), glyph)
        x += glyph + 2
    box = QRectF(x - glyph / 2 - 1, middle - 10, size.bonus * 1.5, 20)
    canvas.number(f"+{card.last_bonus}", box, size.bonus * 0.94)


def _gift(canvas: Canvas, size: Measure, card: Card) -> None:
    # What the swarm card gives at the start of the game, bottom left.
    glyph, number = size.unit + 1, size.bonus + 1
    wide = 2 * (glyph + number * 0.9) + 14
    top, cut = size.height - size.foot - 1, 8.0
    points = [(-3.0, top), (wide - cut, top), (wide, top + cut), (wide, size.height + 3), (-3.0, size.height + 3)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    canvas.shape(path, "card_paper", 2)
    middle, x = top + size.foot / 2 - 0.5, 6.0
    for count, what in ((card.honey, "honey_drop"), (card.cards, "card")):
        canvas.number(str(count), QRectF(x, middle - 10, number * 0.8, 20), number)
        canvas.symbol(what, QPointF(x + number * 0.85 + glyph / 2, middle), glyph)
        x += number * 0.9 + glyph + 3


def _dripping(width: float, high: float) -> QPainterPath:
    path = QPainterPath(QPointF(-2, -2))
    path.lineTo(width + 2, -2)
    path.lineTo(width + 2, high)
    x, unit = width + 2, (width + 4) / 124
    for lobe, depth, gap in ((13, 5, 5), (9, 2.5, 5), (12, 7.5, 6), (20, 3, 5), (9, 6, 5), (14, 2.5, 4), (12, 6.5, 0)):
        path.cubicTo(x, high + depth * 1.33, x - lobe * unit, high + depth * 1.33, x - lobe * unit, high)
        x -= lobe * unit
        if gap:
            path.cubicTo(x, high - 2.6, x - gap * unit, high - 2.6, x - gap * unit, high)
            x -= gap * unit
    path.lineTo(-2, high)
    path.closeSubpath()
    return path


def _ruled(width: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-2, -2, width + 4, high + 2))
    return path


def _jagged(width: float, high: float) -> QPainterPath:
    path = QPainterPath(QPointF(-2, -2))
    path.lineTo(width + 2, -2)
    path.lineTo(width + 2, high)
    teeth = 12
    step = (width + 4) / teeth
    for tooth in range(teeth):
        x = width + 2 - tooth * step
        path.lineTo(x - step / 2, high + 6)
        path.lineTo(x - step, high)
    path.closeSubpath()
    return path


_BANNERS = {"honey": _dripping, "research": _ruled, "swarm": _jagged}
