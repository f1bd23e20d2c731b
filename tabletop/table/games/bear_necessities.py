"""Bear Necessities on the table: which things its views show, and where they lie.

Pure: from views to spots. Zones are measured in ``bear_necessities_zones`` and ``..._plate``, tableaus are laid in
``..._tableau``, looks are painted in ``..._looks``; what moves is in ``..._motion``, the faces are in ``..._faces``,
the sentences in ``texts``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.bear_necessities.effects import COLOURS
from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.games.bear_necessities_plate import PlateRects, SlimRects, dealer_rect, plate_rects, slim_rects
from tabletop.table.games.bear_necessities_tableau import Tableau, colour_map
from tabletop.table.games.bear_necessities_zones import Block, Zones, on_board, zones
from tabletop.table.geometry import Rect, beside, middle
from tabletop.table.hand import hand_cards
from tabletop.table.layout import LIFT, Metrics
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look, Picture
from tabletop.texts import game_texts, say, shown
from tabletop.texts.bear_necessities_cards import deck_of, named

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from tabletop.art.theme import Theme
    from tabletop.table.painters import Painter

_ON_PLATE = ("vp", "bees", "hand", "reserve", "discards")


def back(colour: str) -> Look:
    """The look of a card of ``colour`` from behind."""
    return Look("face", f"bear_necessities/back_{colour}")


def tint(name: str) -> str:
    """The colour role of a face, for a card that is not composed yet: a card's own colour, a back's too."""
    if name.startswith("back_"):
        return name.removeprefix("back_")
    card = named(name)
    return card.colour if card is not None else "card_paper"


def painters() -> Mapping[str, Painter]:
    """Who paints the looks that only this game has."""
    from tabletop.table.games.bear_necessities_looks import PAINTERS

    return PAINTERS


def book(view: View) -> Any:
    """What paints the faces: the deck is the one that the view names, or the house deck."""
    from tabletop.table.games.bear_necessities_faces import Book

    return Book(deck_of(view.facts))


def portrait(view: View, seat: int, theme: Theme, width: int, ratio: float) -> QPixmap:
    """A seat's tableau as a picture for the inspector."""
    from tabletop.table.games.bear_necessities_portrait import portrait as painted

    return painted(view, seat, theme, width, ratio)


class _Placing:
    """One view being placed; it remembers where each card lies."""

    def __init__(self, view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> None:
        self.view = view
        self.players = players
        self.zones: Zones = zones(view.seats, view.seat, width, height, scale)
        self.metrics: Metrics = self.zones.metrics
        self.deck = deck_of(view.facts)
        self.sketch = Sketch("bear_necessities")
        self.names = [shown(player.name) for player in players]
        self.words = game_texts("bear_necessities")
        self.lying: dict[str, str] = {}
        self.tableau = Tableau(view, self.deck, self.metrics, self.sketch, self.lying)

    def picture(self) -> Picture:
        table, seat = self.zones, self.view.seat
        self.board()
        if seat is not None and table.own is not None and table.plate is not None:
            self.plate(seat, table.plate, 20)
            self.tableau.own(seat, table.own, 40)
            self.hand(seat)
        for order, block in enumerate(table.blocks, 1):
            self.block(block, 100 * order)
        for order, (other, rect) in enumerate(table.slims, 1):
            self.slim(other, rect, 800 + 10 * order)
        return self.sketch.picture(self.sentence)

    # The middle of the table

    def board(self) -> None:
        sketch, board, metrics = self.sketch, self.zones.board, self.metrics
        wood = min(board.width, board.height) >= 90
        sketch.place("board", board, Look("board" if wood else "tray"), Layer.BOARD)
        inner = board.inset(metrics.px(18), metrics.px(18)) if wood else board.inset(metrics.px(10), 3)
        deck, label, rest = on_board(inner, metrics)
        place = self.view.places["deck/cards"]
        sketch.anchors["deck/cards"] = deck
        colour = place.pieces[0].back if place.pieces else ""
        look = back(colour) if colour and place.count else Look("mat")
        touch: dict[str, Any] = {"handle": "deck/cards", "inspect": "deck/cards", "shadow": place.count > 0}
        sketch.add("deck/cards/top", deck, look, Layer.PILE, order=900, **touch)
        sketch.add(
            "deck/cards/count", label, Look("deck_count", "", place.count, ("", "", metrics.text)), Layer.COUNTER
        )
        size = min(rest.width, rest.height)
        supply = middle(size, size, rest)
        touch = {"handle": "supply/bees", "inspect": "supply/bees", "order": 901}
        sketch.place("supply/bees", supply, Look("token", "bee_token"), Layer.PILE, **touch)

    # A seat

    def block(self, block: Block, order: int) -> None:
        self.plate(block.seat, block.plate, order)
        self.tableau.other(block, order + 20)

    def plate(self, seat: int, area: Rect, order: int) -> None:
        sketch, here = self.sketch, f"seat/{seat}"
        rects = plate_rects(area, self.metrics, own=seat == self.view.seat)
        ribbon = self.ribbon(seat)
        asked = ribbon is not None and ribbon.detail[1] is True
        look = self.plate_look(seat, area, rects, asked=asked, free=ribbon is None)
        sketch.place(here, area, look, Layer.PLATE, handle=here, inspect=here, order=order)
        sketch.anchors[f"{here}/ribbon"], sketch.anchors[f"{here}/sum"] = rects.ribbon, rects.sum
        sketch.marks_soon.append(("changed", rects.vp))
        if ribbon is not None:
            sketch.add(f"{here}/ribbon", rects.ribbon, ribbon, Layer.RIBBON)
        for asked, free in ((False, True), (True, False), (False, False)):
            sketch.soon.append((self.plate_look(seat, area, rects, asked=asked, free=free), area))
        self.tallies(here, seat, rects)

    def plate_look(self, seat: int, area: Rect, rects: PlateRects, *, asked: bool, free: bool) -> Look:
        name = rects.name
        if self.view.facts["dealer"] == seat:
            name = beside(name, dealer_rect(rects.mark), max(6, self.metrics.px(6)))
        if not free and rects.ribbon.y < name.bottom:
            name = Rect(name.x, name.y, rects.ribbon.x - name.x - 4, name.height)
        inside = [round(value) for rect in (rects.mark, name) for value in rect.moved(-area.x, -area.y)]
        unit = max(1.0, self.metrics.unit)
        return Look("plate", self.names[seat], 0, (self.players[seat].mark, asked, unit, rects.text, *inside))

    def tallies(self, here: str, seat: int, rects: PlateRects) -> None:
        sketch, places, size = self.sketch, self.view.places, rects.text
        vp, bees = places[f"{here}/vp"].count, places[f"{here}/bees"].count
        sketch.place(f"{here}/vp", rects.vp, Look("tally", "vp", vp, (size, True)), Layer.COUNTER)
        sketch.place(f"{here}/bees", rects.bees, Look("tally", "bee_token", bees, (size, False)), Layer.COUNTER)
        hives = Look("tally", "bee_hive", self.view.facts["hives"][seat], (size, False))
        sketch.place(f"{here}/hives", rects.hives, hives, Layer.COUNTER)
        if self.view.facts["dealer"] == seat:
            sketch.add(f"{here}/dealer", dealer_rect(rects.mark), Look("dealer"), Layer.COUNTER)
        thrown = " ".join(piece.back for piece in places[f"{here}/discards"].pieces)
        sketch.place(f"{here}/discards", rects.discards, Look("discards", thrown), Layer.COUNTER)
        aside = places[f"{here}/aside"].count
        if seat == self.view.seat:
            sketch.anchors[f"{here}/aside"] = rects.discards
            return
        sketch.anchors[f"{here}/aside"] = sketch.anchors[f"{here}/hand"] = rects.hand
        hand, kept = places[f"{here}/hand"].pieces, places[f"{here}/reserve"].pieces
        sketch.place(f"{here}/reserve", rects.reserve, Look("kept", kept[0].back if kept else ""), Layer.COUNTER)
        if aside and not hand:
            sketch.add(f"{here}/aside", rects.hand, Look("aside", "", aside, (size,)), Layer.COUNTER)
            return
        backs = [piece.back for piece in hand]
        for colour, rect in zip(COLOURS, rects.backs, strict=True):
            look = Look("backs", colour, backs.count(colour), (size,))
            sketch.add(f"{here}/hand/{colour}", rect, look, Layer.COUNTER)

    def slim(self, seat: int, area: Rect, order: int) -> None:
        sketch, here = self.sketch, f"seat/{seat}"
        rects: SlimRects = slim_rects(area, self.metrics)
        ribbon = self.ribbon(seat)
        told = colour_map(self.view, seat)
        parts = [rects.mark, rects.name] + ([rects.land] if rects.land is not None else [])
        inside = [round(value) for rect in parts for value in rect.moved(-area.x, -area.y)]
        unit = max(1.0, self.metrics.unit)
        asked = ribbon is not None and ribbon.detail[1] is True
        look = Look("slim", self.names[seat], 0, (self.players[seat].mark, asked, unit, rects.text, told, *inside))
        sketch.place(here, area, look, Layer.PLATE, handle=here, inspect=here, order=order)
        places = self.view.places
        vp, bees = places[f"{here}/vp"].count, places[f"{here}/bees"].count
        sketch.place(f"{here}/vp", rects.vp, Look("tally", "vp", vp, (rects.text, False)), Layer.COUNTER)
        if rects.bees is not None:
            look = Look("tally", "bee_token", bees, (rects.text, False))
            sketch.place(f"{here}/bees", rects.bees, look, Layer.COUNTER)
        sketch.anchors[f"{here}/ribbon"] = sketch.anchors[f"{here}/sum"] = rects.vp
        if ribbon is not None:
            high = round(rects.mark.height * 0.46)
            wide = round(high * 1.4)
            corner = Rect(round(rects.mark.right - wide * 0.6), rects.mark.bottom - high + 2, wide, high)
            sketch.add(f"{here}/ribbon", corner, ribbon, Layer.RIBBON)

    def ribbon(self, seat: int) -> Look | None:
        """Who is asked and who is ready; the second detail is true where this screen waits for the seat."""
        view = self.view
        if not view.over and seat in view.locked:
            return Look("ribbon", say("table.ribbon.ready"), 0, ("lock", False))
        if view.over or seat not in view.waiting:
            return None
        return Look("ribbon", say("table.ribbon.choose"), 0, ("hand", view.seat in (None, seat)))

    # The own cards

    def hand(self, seat: int) -> None:
        sketch, here, view = self.sketch, f"seat/{seat}", self.view
        tray, slot = self.zones.tray, self.zones.reserve
        assert tray is not None
        assert slot is not None
        sketch.add("tray", tray, Look("tray"), Layer.BOARD)
        sketch.anchors[f"{here}/hand"] = sketch.anchors[f"{here}/draft"] = tray
        sketch.anchors[f"{here}/reserve"] = slot
        word = say("bear_necessities.table.reserve")
        sketch.add(f"{here}/slot", slot, Look("slot", word, 0, (self.metrics.text,)), Layer.BOARD)
        held = list(view.places[f"{here}/hand"].pieces)
        drafted, kept = view.places[f"{here}/draft"].pieces, view.places[f"{here}/reserve"].pieces
        inside = drafted if not view.facts["cell"] else ()
        rows = sorted(
            (*held, *drafted, *(kept if drafted else ())), key=lambda piece: self.deck.cards[piece.face].number
        )
        rects = dict(zip((piece.handle for piece in rows), hand_cards(len(rows), tray, self.metrics), strict=True))
        lift = self.metrics.px(LIFT)
        for step, piece in enumerate(rows):
            if piece in held:
                card: dict[str, Any] = {"group": "hand", "lifts": True, "order": step}
                sketch.card(piece, rects[piece.handle], Layer.HAND, **card)
            elif piece in inside:
                sketch.card(piece, rects[piece.handle].moved(0, -lift), Layer.HAND, chosen=True, order=step)
        for piece in kept:
            sketch.card(piece, slot, Layer.HAND, chosen=bool(drafted) and seat not in view.locked, order=8)
            self.lying[piece.handle] = f"{here}/reserve"
        self.answers(tray)

    def answers(self, tray: Rect) -> None:
        """Keep or discard: two places where the hand will lie."""
        gap = 2 * self.metrics.gap
        width = min(self.metrics.px(150), (tray.width - 3 * gap) / 2)
        whole = middle(2 * width + gap, tray.height - gap, tray)
        icons = {"answer/keep": "hand", "answer/discard": "trash"}
        for nth, (handle, icon) in enumerate(icons.items()):
            if handle in self.view.places:
                rect = Rect(round(whole.x + nth * (width + gap)), round(whole.y), int(width), int(whole.height))
                word = say(f"bear_necessities.table.{handle.rpartition('/')[2]}")
                look = Look("answer", word, 0, (icon, self.metrics.text))
                self.sketch.place(handle, rect, look, Layer.HAND, handle=handle, inspect=handle, order=nth)

    # Words

    def sentence(self, handle: str) -> str:
        """What a thing on the table is: a place, a seat with all that its plate shows, or a card where it lies."""
        view, words = self.view, self.words
        if handle.startswith("card/"):
            where = self.lying.get(handle)
            return str(words.place_text(view, where, self.names) if where else words.card_name(handle))
        if handle in view.places:
            return str(words.place_text(view, handle, self.names))
        what, _, cell = handle.rpartition("/")
        if what == "cell" and view.seat is not None:
            return str(words.spot_text(view, cell, view.seat))
        if what in ("earlier/cell", "later/cell"):
            return str(words.order_text(view, cell, self.tableau.row))
        seat = int(handle.rpartition("/")[2])
        parts = [words.place_text(view, f"{handle}/{what}", self.names) for what in _ON_PLATE]
        ribbon = self.ribbon(seat)
        return "; ".join([*parts, ribbon.name] if ribbon else parts)


def place(view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
    """The picture of ``view`` on a table of this size in pixels; ``scale`` is the text size over 100 %."""
    return _Placing(view, players, width, height, scale).picture()
