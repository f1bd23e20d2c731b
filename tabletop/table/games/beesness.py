"""Beesness on the table: which things its views show, and where they lie.

Pure: from views to spots. The parts of the table are measured in ``beesness_zones``, plates in ``..._plate``, the
garden in ``..._garden``; what is asked, auctions and trades are laid in ``..._asking``. Looks are painted in
``..._looks``, ``..._papers`` and ``..._sheets``; what moves for its events is in ``..._motion``, the faces are in
``..._faces``, the sentences in ``texts``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.games.beesness_asking import Asking
from tabletop.table.games.beesness_garden import FLOWERS, flowers
from tabletop.table.games.beesness_plate import PlateRects, plate_rects
from tabletop.table.games.beesness_zones import THINGS, TableRects, table_rects
from tabletop.table.geometry import Rect, beside, middle
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look, Picture
from tabletop.texts import SHOWN_NAME, game_texts, say, shown

if TYPE_CHECKING:
    from tabletop.table.painters import Painter

BEES = ("worker", "drone", "queen")
HEAPS = {"honey": "coins", "flowers": "blooms", "workers": "bees", "drones": "bees", "queens": "bees"}
"""What lies on a plate, and how it is drawn."""
SYMBOLS = {"pot": "honey_pot", "bank": "bank", "calendar": "calendar", "unplanted": "seed_box"}
TINTS = {"worker": "mountain", "drone": "research", "queen": "bellflower"}
_MOST = {"honey": 24, "flowers": 12, "workers": 6, "drones": 6, "queens": 6}
"""Of how many the rows are painted beforehand."""
_SCARCE = 2
"""Flowers a seat at which the garden's sign begins to warn."""


def tint(name: str) -> str:
    """The colour role of a bee, for a card that is not composed yet."""
    return TINTS.get(name, "card_paper")


def painters() -> Mapping[str, Painter]:
    """Who paints the looks that only this game has."""
    from tabletop.table.games import beesness_looks, beesness_papers, beesness_sheets

    return beesness_looks.PAINTERS | beesness_papers.PAINTERS | beesness_sheets.PAINTERS


def book(view: View) -> Any:
    """What paints the faces of the three bees at the prices of ``view``."""
    from tabletop.table.games.beesness_faces import Book

    return Book(dict(zip(BEES, view.facts["prices"], strict=True)))


class _Placing:
    """One view being placed."""

    def __init__(self, view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> None:
        self.view = view
        self.players = players
        self.rects: TableRects = table_rects(view.seats, view.seat, width, height, scale)
        self.metrics = self.rects.metrics
        self.sketch = Sketch("beesness")
        self.names = [shown(player.name) for player in players]
        self.words = game_texts("beesness")

    def picture(self) -> Picture:
        # Places that a view can name and that have no spot of their own just now are sought in the tray.
        self.sketch.anchors.update(dict.fromkeys(self.view.places, self.rects.tray))
        self.garden()
        self.market()
        self.stall()
        for order, (seat, plate) in enumerate(self.rects.plates.items(), 1):
            self.seat(seat, plate, 100 * order)
        Asking(self.sketch, self.view, self.rects, self.names, [player.mark for player in self.players]).place()
        return self.sketch.picture(self.sentence)

    # The middle of the table

    def garden(self) -> None:
        sketch, rects, count = self.sketch, self.rects, self.view.places["garden"].count
        sketch.place("board", rects.board, Look("board"), Layer.BOARD)
        sketch.add("garden", rects.bed, Look("soil"), Layer.BOARD, handle="garden", inspect="garden", order=900)
        sketch.anchors["bed"], sketch.anchors["garden"] = rects.bed, self.small(rects.plot)
        lost = self.view.over and not count
        words = say("beesness_table.sign.over" if lost else "beesness_table.sign")
        scarce = count <= _SCARCE * self.view.seats
        sketch.add("garden/sign", rects.sign, Look("sign", words, count, (scarce, self.metrics.text)), Layer.COUNTER)
        places = flowers(rects.plot)
        for nth in sorted(range(min(count, FLOWERS)), key=lambda nth: (places[nth].row, places[nth].rect.bottom)):
            flower = places[nth]
            order = round(flower.rect.bottom - rects.bed.y)
            sketch.add(f"garden/{nth}", flower.rect, Look("bloom", flower.kind), Layer.CARD, order=order)
        for nth, flower in enumerate(places):
            sketch.anchors[f"garden/{nth}"] = flower.rect

    def small(self, rect: Rect) -> Rect:
        """Where a coin or a flower sets out from or lands in ``rect``."""
        size = self.metrics.px(32)
        return middle(size, size, Rect(rect.x, rect.y, rect.width, rect.height * 0.7))

    def market(self) -> None:
        sketch, rects, places = self.sketch, self.rects, self.view.places
        sketch.add("market/mat", rects.market, Look("tray"), Layer.BOARD)
        for order, (bee, stack, pill) in enumerate(zip(BEES, rects.stacks, rects.counts, strict=True), 901):
            handle = f"market/{bee}"
            count = places[handle].count
            touch: dict[str, Any] = {"handle": handle, "inspect": bee, "group": "market", "order": order}
            look = sketch.face(bee) if count else Look("empty_stack", bee)
            sketch.place(handle, stack, look, Layer.PILE, shadow=count > 0, **touch)
            words = say("beesness_table.left", count=count) if count else say("beesness_table.sold_out")
            sketch.add(f"{handle}/count", pill, Look("pill", words, count, (self.metrics.text,)), Layer.COUNTER)

    def stall(self) -> None:
        sketch, rects, view = self.sketch, self.rects, self.view
        sketch.add("stall/mat", rects.stall, Look("tray"), Layer.BOARD)
        for order, handle in enumerate(THINGS, 910):
            suffix = f"/{view.facts['rounds']}" if handle == "calendar" else ""
            detail = (SYMBOLS[handle], say(f"beesness_table.label.{handle}"), suffix, self.metrics.text)
            look = Look("thing", handle, view.places[handle].count, detail)
            touch: dict[str, Any] = {"handle": handle, "inspect": handle, "order": order}
            sketch.add(handle, rects.things[handle], look, Layer.PILE, **touch)
            # Coins and flowers go to and fro at their own size, not at that of pot and bank.
            sketch.anchors[handle] = self.small(rects.things[handle])

    # A seat

    def seat(self, seat: int, plate: Rect, order: int) -> None:
        here, rects = f"seat/{seat}", plate_rects(plate, self.metrics)
        self.plate(seat, plate, rects, order)
        self.heaps(here, rects)
        self.tag(seat, rects, order + 1)
        if self.starts(seat):
            self.sketch.add(f"{here}/start", rects.start, Look("start"), Layer.RIBBON)

    def starts(self, seat: int) -> bool:
        return bool(seat == self.view.facts["starter"]) and not self.view.over

    def plate(self, seat: int, plate: Rect, rects: PlateRects, order: int) -> None:
        sketch, here, ribbon = self.sketch, f"seat/{seat}", self.ribbon(seat)
        asked = ribbon is not None and ribbon.detail[1] is True
        look = self.plate_look(seat, plate, rects, asked=asked, free=ribbon is None)
        sketch.place(here, plate, look, Layer.PLATE, handle=here, inspect=here, order=order)
        sketch.anchors[f"{here}/ribbon"] = rects.ribbon
        if ribbon is not None:
            sketch.add(f"{here}/ribbon", self.ribbon_rect(seat, rects), ribbon, Layer.RIBBON)
        for asked, free in ((False, True), (True, False), (False, False)):
            sketch.soon.append((self.plate_look(seat, plate, rects, asked=asked, free=free), plate))

    def plate_look(self, seat: int, plate: Rect, rects: PlateRects, *, asked: bool, free: bool) -> Look:
        """A seat's plate; a ribbon or the mark of the start takes room from the name."""
        name = rects.name
        if self.starts(seat):
            name = beside(name, rects.start, max(6, self.metrics.px(6)))
        if not free:
            ribbon = self.ribbon_rect(seat, rects)
            name = Rect(name.x, name.y, min(name.right, ribbon.x - 4) - name.x, name.height)
        inside = [round(value) for rect in (rects.mark, name) for value in rect.moved(-plate.x, -plate.y)]
        unit = max(1.0, self.metrics.unit)
        return Look("plate", self.names[seat], 0, (self.players[seat].mark, asked, unit, rects.text, *inside))

    def ribbon_rect(self, seat: int, rects: PlateRects) -> Rect:
        """The ribbon beside the name; where both have no room, it keeps only its symbol."""
        whole, letters = rects.ribbon, min(len(self.players[seat].name), SHOWN_NAME)
        enough = max(whole.height * 4, whole.height * 1.4 + 62)
        if whole.width >= enough and letters * 10 * rects.text <= whole.x - rects.name.x:
            return whole
        width = round(whole.height * 1.7)
        return Rect(whole.right - width, whole.y, width, whole.height)

    def ribbon(self, seat: int) -> Look | None:
        """Who is asked and who is ready; the second detail is true where this screen waits for the seat."""
        view = self.view
        if view.over:
            return None
        if seat in view.locked:
            return Look("ribbon", say("beesness_table.ribbon.ready"), 0, ("lock", False))
        if seat in view.waiting:
            here = view.seat in (None, seat)
            return Look("ribbon", say(f"beesness_table.ribbon.{view.phase}"), 0, ("hand", here))
        return None

    def heaps(self, here: str, rects: PlateRects) -> None:
        """Numbers and rows of all that a seat holds; each row stands for the place of that name."""
        sketch, size = self.sketch, rects.text
        for what, kind in HEAPS.items():
            place = self.view.places[f"{here}/{what}"]
            key, name = f"{here}/{what}", what[:-1] if kind == "bees" else ""
            used = sum(piece.face == "queen_used" for piece in place.pieces)
            sketch.number(key, rects.numbers[what], place.count, size)
            sketch.place(key, rects.rows[what], Look(kind, name, place.count, (used,)), Layer.COUNTER)
            sketch.marks_soon.append(("changed", rects.rows[what]))
            for count in range(_MOST[what] + 1):
                sketch.soon.append((Look(kind, name, count, (0,)), rects.rows[what]))

    def tag(self, seat: int, rects: PlateRects, order: int) -> None:
        """Where others offer this seat a trade, or its ballot while ballots are cast."""
        here, view = f"seat/{seat}", self.view
        sketch, ballot = self.sketch, view.places[f"{here}/ballot"]
        sketch.anchors[f"{here}/ballot"] = sketch.anchors[f"{here}/offers"] = rects.tag
        if ballot.pieces:
            face = ballot.pieces[0].face
            drafted = bool(face) and view.seat == seat and seat in view.waiting
            votes = view.facts["bees"][seat] if view.phase == "vote" else 0
            look = Look("ballot", face, 0, (votes, rects.text))
            sketch.add(f"{here}/ballot", rects.tag, look, Layer.RIBBON, chosen=drafted)
            return
        if view.over or view.phase in ("vote", "flowers"):
            return
        look = Look("trade_tag", say("beesness_table.label.offers"), view.places[f"{here}/offers"].count, (rects.text,))
        handle = f"{here}/offers"
        sketch.place(handle, rects.tag, look, Layer.COUNTER, handle=handle, inspect=handle, order=order)

    # Words

    def sentence(self, handle: str) -> str:
        """What a thing on the table is: a place, or a seat with all that its plate shows."""
        if handle in self.view.places:
            return str(self.words.place_text(self.view, handle, self.names))
        seat = int(handle.rpartition("/")[2])
        parts = [self.words.place_text(self.view, f"{handle}/{what}", self.names) for what in HEAPS]
        ribbon = self.ribbon(seat)
        return "; ".join([*parts, ribbon.name] if ribbon else parts)


def place(view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
    """The picture of ``view`` on a table of this size in pixels; ``scale`` is the text size over 100 %."""
    return _Placing(view, players, width, height, scale).picture()
