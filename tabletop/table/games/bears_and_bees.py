"""Bears & Bees on the table: which things its views show, and where they lie.

Pure: from views to spots. What lies on plate and board is measured in ``bears_and_bees_plate`` and ``..._board`` and
painted in ``..._looks``; what moves for its events is in ``..._motion``, the faces are in ``..._faces``, the sentences
in ``texts``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.games.bears_and_bees_board import board_rects, deck_label
from tabletop.table.games.bears_and_bees_plate import PlateRects, plate_rects, ribbon_rect
from tabletop.table.geometry import CARD_RATIO, Rect, cells
from tabletop.table.hand import back_fan, hand_cards
from tabletop.table.layout import LIFT, Metrics, SeatZone, Zones, zones
from tabletop.table.pile import seat_cards
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look, Picture
from tabletop.texts import SHOWN_NAME, game_texts, say, shown

if TYPE_CHECKING:
    from tabletop.table.painters import Painter

HONEY_LIMIT = 8
HAND_LIMIT = 9
SWARMS_TO_WIN = 5
LOW_DECK = 8
TYPES = ("honey", "research", "swarm")
LETTERS = {"H": "honey", "R": "research", "S": "swarm"}
_ON_PLATE = ("honey", "experience", "swarms", "hand")


def back(kind: str) -> Look:
    """The look of a card from behind: of a honey, research or swarm card, or of one that could be any."""
    return Look("face", f"bears_and_bees/back_{kind}" if kind else "bears_and_bees/back")


def tint(name: str) -> str:
    """The colour role of a face's type, for a card that is not composed yet."""
    return LETTERS.get(name[0], "back" if name == "back" else name.removeprefix("back_"))


def painters() -> Mapping[str, Painter]:
    """Who paints the looks that only this game has."""
    from tabletop.table.games.bears_and_bees_looks import PAINTERS

    return PAINTERS


def book(view: View) -> Any:
    """What paints the faces: the deck is the one that the view names, or the house deck."""
    from rules.bears_and_bees import cards
    from tabletop.table.games.bears_and_bees_faces import Book

    reference = view.facts.get("deck")
    return Book(cards.read_deck(reference) if reference else cards.house_deck())


class _Placing:
    """One view being placed; it remembers where each card lies."""

    def __init__(self, view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> None:
        self.view = view
        self.players = players
        self.zones: Zones = zones(view.seats, view.seat, width, height, scale)
        self.metrics: Metrics = self.zones.metrics
        self.sketch = Sketch("bears_and_bees")
        self.names = [shown(player.name) for player in players]
        self.words = game_texts("bears_and_bees")
        self.lying: dict[str, str] = {}
        hand = self.zones.hand
        # A card on the table is never larger than one in the hand.
        self.largest = hand.height / CARD_RATIO if hand else self.zones.frame.height * 0.3 / CARD_RATIO

    def picture(self) -> Picture:
        self.board()
        for order, zone in enumerate(self.zones.seats, 1):
            self.seat(zone, 100 * order)
        if self.zones.hand is not None and self.view.seat is not None:
            self.hand(self.view.seat, self.zones.hand)
        return self.sketch.picture(self.sentence)

    # The middle of the table

    def board(self) -> None:
        sketch = self.sketch
        rects = board_rects(self.zones.board, self.metrics, self.largest)
        sketch.place("board", self.zones.board, Look("board"), Layer.BOARD)
        supply = "supply/honey"
        touch: dict[str, Any] = {"handle": supply, "inspect": supply, "order": 902}
        sketch.place(supply, rects.supply, Look("supply"), Layer.PILE, **touch)
        for order, (kind, rect) in enumerate(zip(TYPES, rects.decks, strict=False), 900):
            handle = f"deck/{kind}"
            count = self.view.places[handle].count
            look = back(kind) if count else Look("empty_deck", kind)
            touch = {"handle": handle, "inspect": handle, "group": "board", "order": order, "shadow": count > 0}
            sketch.place(handle, rect, look, Layer.PILE, **touch)
            words = ("", "")
            if count < LOW_DECK:
                key = "table.deck.low" if count else "table.deck.empty"
                words = say(key), say(f"{key}.brief")
            look = Look("deck_count", kind, count, (*words, self.metrics.text))
            sketch.add(f"{handle}/count", deck_label(rect, high=count < LOW_DECK), look, Layer.COUNTER)

    # A seat

    def seat(self, zone: SeatZone, order: int) -> None:
        sketch, here = self.sketch, f"seat/{zone.seat}"
        rects = plate_rects(zone.plate, self.metrics)
        self.plate(here, zone, rects, order)
        self.counters(here, rects)
        outward_right = zone.side in ("right", "upper right")
        own = zone.side == "below"
        cards = seat_cards(zone.cards, self.metrics, outward_right=outward_right, largest=self.largest, bottom=own)
        sketch.anchors[f"{here}/pile"] = cards.pile
        sketch.marks_soon.append(("changed", cards.played))
        sketch.anchors[f"{here}/played"] = sketch.anchors[f"{here}/draft"] = cards.played
        sketch.add(f"{here}/mat", cards.played, Look("mat"), Layer.BOARD)
        last = self.view.facts["last"][zone.seat]
        words = (say(f"table.last.{last or 'none'}"), say("table.last"), rects.text)
        sketch.add(f"{here}/last", cards.label, Look("last", last or "", 0, words), Layer.COUNTER)
        if zone.fan is not None:
            self.fan(here, zone.fan)
        self.pile(here, cards.pile, order + 2)
        self.played(here, zone.seat, cards.played, order + 1)

    def plate(self, here: str, zone: SeatZone, rects: PlateRects, order: int) -> None:
        sketch, ribbon = self.sketch, self.ribbon(zone.seat)
        asked, free = ribbon is not None and ribbon.detail[1] is True, ribbon is None
        look = self.plate_look(zone, rects, asked=asked, free=free)
        sketch.place(here, zone.plate, look, Layer.PLATE, handle=here, inspect=here, order=order)
        sketch.anchors[f"{here}/ribbon"] = rects.ribbon
        if ribbon is not None:
            sketch.add(f"{here}/ribbon", self.ribbon_rect(zone.seat, rects), ribbon, Layer.RIBBON)
        for asked, free in ((False, True), (True, False), (False, False)):
            sketch.soon.append((self.plate_look(zone, rects, asked=asked, free=free), zone.plate))

    def ribbon_rect(self, seat: int, rects: PlateRects) -> Rect:
        return ribbon_rect(rects, min(len(self.players[seat].name), SHOWN_NAME))

    def plate_look(self, zone: SeatZone, rects: PlateRects, *, asked: bool, free: bool) -> Look:
        """A seat's plate; where it is not ``free``, a ribbon takes room from the name."""
        mark, name = self.players[zone.seat].mark, rects.name
        if not free:
            name = Rect(name.x, name.y, self.ribbon_rect(zone.seat, rects).x - name.x, name.height)
        inside = [round(value) for rect in (rects.mark, name) for value in rect.moved(-zone.plate.x, -zone.plate.y)]
        return Look("plate", self.names[zone.seat], 0, (mark, asked, max(1.0, self.metrics.unit), rects.text, *inside))

    def counters(self, here: str, rects: PlateRects) -> None:
        sketch, places, facts = self.sketch, self.view.places, self.view.facts
        seat, size = int(here.rpartition("/")[2]), rects.text
        honey, swarms = places[f"{here}/honey"].count, places[f"{here}/swarms"].count
        sketch.number(f"{here}/honey", rects.honey_number, honey, size)
        sketch.row(f"{here}/honey", rects.honey, Look("honey_row", "", honey), HONEY_LIMIT)
        sketch.number(f"{here}/experience", rects.experience_number, places[f"{here}/experience"].count, size)
        sketch.place(f"{here}/experience", rects.experience, Look("token", "experience"), Layer.COUNTER)
        sketch.row(f"{here}/swarms", rects.swarms, Look("swarm_row", "", min(swarms, SWARMS_TO_WIN)), SWARMS_TO_WIN)
        hand = facts["counts"][seat]
        sketch.number(f"{here}/hand", rects.hand_number, sum(hand), size, f"/{HAND_LIMIT}")
        sketch.anchors[f"{here}/hand"] = rects.backs
        for kind, count, rect in zip(TYPES, hand, cells(rects.backs, 2), strict=False):
            sketch.place(f"{here}/hand/{kind}", rect, Look("backs", kind, count, (size,)), Layer.COUNTER)
        card = facts["swarm_cards"][seat]
        out = any(piece.face == card for piece in places[f"{here}/played"].pieces)
        sketch.place(f"{here}/hand/swarm", rects.swarm_card, Look("swarm_card", card, 0, (out, size)), Layer.COUNTER)

    def ribbon(self, seat: int) -> Look | None:
        """Who is asked and who is ready; the second detail is true where this screen waits for the seat."""
        view = self.view
        here = view.seat in (None, seat)
        if not view.over and seat in view.locked:
            return Look("ribbon", say("table.ribbon.ready"), 0, ("lock", False))
        if view.over or seat not in view.waiting:
            return None
        draws = view.facts.get("draws")
        if draws and draws["seat"] == seat:
            words = say("table.ribbon.draws", next=draws["taken"] + 1, total=draws["total"])
            return Look("ribbon", words, 0, ("card", here))
        return Look("ribbon", say("table.ribbon.choose"), 0, ("hand", here))

    # Cards

    def pile(self, here: str, rect: Rect, order: int) -> None:
        place = self.view.places[f"{here}/pile"]
        if not place.count:
            self.sketch.add(f"{here}/pile/mat", rect, Look("mat"), Layer.BOARD)
        elif place.pieces[0].face:
            self.sketch.card(place.pieces[0], rect, Layer.PILE, order=order)
            self.lying[place.pieces[0].handle] = f"{here}/pile"
        else:
            self.sketch.add(f"{here}/pile/top", rect, back(""), Layer.PILE, shadow=True)

    def played(self, here: str, seat: int, rect: Rect, order: int) -> None:
        view = self.view
        for piece in view.places[f"{here}/played"].pieces:
            self.sketch.card(piece, rect, Layer.CARD, order=order)
            self.lying[piece.handle] = f"{here}/played"
            return
        for piece in view.places[f"{here}/draft"].pieces:
            raised = rect.moved(0, -self.metrics.px(LIFT))
            self.sketch.card(piece, raised, Layer.HAND, chosen=True, order=90)
            return
        if seat in view.locked:
            self.sketch.add(f"{here}/played/back", rect, back(""), Layer.CARD, shadow=True)

    def fan(self, here: str, area: Rect) -> None:
        """Another seat's hand: the backs by kind and never in its order (B26), open when the game is over (G3)."""
        pieces = self.view.places[f"{here}/hand"].pieces
        for step, (piece, rect) in enumerate(zip(pieces, back_fan(len(pieces), area, self.largest), strict=True)):
            look = self.sketch.face(piece.face) if piece.face else back(piece.back)
            self.sketch.add(f"{here}/fan/{step}", rect, look, Layer.PILE, shadow=True, order=step)

    def hand(self, seat: int, area: Rect) -> None:
        pieces = self.view.places[f"seat/{seat}/hand"].pieces
        self.sketch.add("tray", area, Look("tray"), Layer.BOARD)
        for place in ("", "/honey", "/research", "/swarm"):
            self.sketch.anchors[f"seat/{seat}/hand{place}"] = area
        for step, (piece, rect) in enumerate(zip(pieces, hand_cards(len(pieces), area, self.metrics), strict=True)):
            self.sketch.card(piece, rect, Layer.HAND, group="hand", lifts=True, order=step)

    # Words

    def sentence(self, handle: str) -> str:
        """What a thing on the table is: a place, a seat with all that its plate shows, or a card where it lies."""
        if handle.startswith("card/"):
            where = self.lying.get(handle)
            return str(self.words.place_text(self.view, where, self.names) if where else self.words.card_name(handle))
        if handle in self.view.places:
            return str(self.words.place_text(self.view, handle, self.names))
        seat = int(handle.rpartition("/")[2])
        parts = [self.words.place_text(self.view, f"{handle}/{what}", self.names) for what in _ON_PLATE]
        parts.append(self.words.card_name(self.view.facts["swarm_cards"][seat]))
        ribbon = self.ribbon(seat)
        return "; ".join([*parts, ribbon.name] if ribbon else parts)


def place(view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
    """The picture of ``view`` on a table of this size in pixels; ``scale`` is the text size over 100 %."""
    return _Placing(view, players, width, height, scale).picture()
