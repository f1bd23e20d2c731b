"""The Secret Kingdom on the table: which things its views show, and where they lie.

Pure: from views to spots. The parts of the table are measured in ``secret_kingdom_zones``; what goes on between the
rows is laid in ``..._stage``, plates in ``..._seats``. Looks are painted in ``..._looks`` and ``..._things``; what
moves for its events is in ``..._motion``, the faces are in ``..._faces``, the sentences in ``texts``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.games.secret_kingdom_plate import LIMIT
from tabletop.table.games.secret_kingdom_seats import Seats
from tabletop.table.games.secret_kingdom_stage import Stage
from tabletop.table.games.secret_kingdom_zones import TableRects, table_rects
from tabletop.table.geometry import Rect
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look, Picture
from tabletop.texts import game_texts, say
from tabletop.texts.secret_kingdom_cards import gems, hive_brief

if TYPE_CHECKING:
    from tabletop.table.painters import Painter

TINTS = {"H": "honey_tint", "G": "leaf", "B": "wood"}
_BACKS = {"back_honey": "bellflower", "back_gathering": "leaf", "back_beehive": "wood"}


def back(kind: str) -> Look:
    """The look of a honey or gathering card from behind."""
    return Look("face", f"secret_kingdom/back_{kind}")


def tint(name: str) -> str:
    """The colour role of a face's type, for a card that is not composed yet."""
    return _BACKS.get(name) or TINTS.get(name[0], "card_paper")


def painters() -> Mapping[str, Painter]:
    """Who paints the looks that only this game has."""
    from tabletop.table.games.secret_kingdom_looks import PAINTERS

    return PAINTERS


def book(view: View) -> Any:
    """What paints the faces: the deck is the one that the view names."""
    from rules.secret_kingdom.deck import read_deck
    from tabletop.table.games.secret_kingdom_faces import Book

    return Book(read_deck(view.facts["deck"]))


class _Placing:
    """One view being placed; it remembers what is said of each card."""

    def __init__(self, view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> None:
        from rules.secret_kingdom import game

        self.view = view
        self.players = players
        hives = bool(view.places["market/beehives"].count)
        self.rects: TableRects = table_rects(view.seats, view.seat, width, height, scale, hives)
        self.metrics = self.rects.metrics
        self.sketch = Sketch("secret_kingdom")
        self.seats = Seats(self.sketch, view, self.rects, players)
        self.names = self.seats.names
        self.words = game_texts("secret_kingdom")
        self.question: Mapping[str, Any] | None = view.facts["question"]
        self.said: dict[str, str] = {}
        # For whom things are reckoned: whose table it is, else the seat on turn.
        reckoned = view.facts["turn"] if view.seat is None else view.seat
        self.reckoned = msgspec.structs.replace(view, seat=reckoned)
        self.game = game

    def picture(self) -> Picture:
        # Places that a view can name and that have no spot of their own just now are sought on the stage.
        self.sketch.anchors.update(dict.fromkeys(self.view.places, self.rects.stage))
        self.sketch.anchors["box/honey"] = self.rects.pile
        self.honey()
        self.side()
        self.gathering()
        self.beehives()
        Stage(self.sketch, self.view, self.rects, self.players, self.said).place()
        self.seats.place()
        return self.sketch.picture(self.sentence)

    # The honey cards, and beside them the sign and the supply

    def honey(self) -> None:
        sketch, rects, view = self.sketch, self.rects, self.view
        if rects.tray is not None:
            sketch.add("market/shelf", rects.tray, Look("shelf", "", 0, (max(1.0, self.metrics.unit),)), Layer.BOARD)
        handle, count = "deck/honey", view.places["deck/honey"].count
        look = back("honey") if count else Look("empty_pile", "honey")
        touch: dict[str, Any] = {"handle": handle, "inspect": handle, "order": 900, "shadow": count > 0}
        sketch.place(handle, rects.pile, look, Layer.PILE, **touch)
        kind = "end" if view.over else "left" if count else "over"
        long, brief = say(f"secret_kingdom_table.countdown.{kind}"), say(f"secret_kingdom_table.countdown.{kind}.brief")
        look = Look("countdown", "", count, (long, brief, self.metrics.text))
        sketch.add(f"{handle}/count", _label(rects.pile, 0.6), look, Layer.COUNTER)
        for rect in rects.market:
            sketch.add(f"market/mat/{rect.x}", rect, Look("mat"), Layer.BOARD)
        drafted = view.facts["payment"]["card"] if view.facts["payment"] else ""
        for place, (piece, rect) in enumerate(zip(view.places["market/honey"].pieces, rects.market, strict=False), 1):
            chosen = piece.face == drafted
            sketch.card(piece, rect, Layer.CARD, order=place, lifts=True, chosen=chosen)
            sketch.anchors[f"market/honey/{place}"] = rect
            self.said[piece.handle] = self.card_words(piece.face)
            if view.phase not in ("setup", "over"):
                self.price(piece.face, rect)

    def price(self, face: str, card: Rect) -> None:
        """A tick on a card that can be paid, else the gems that are missing for it."""
        found = self.game.preview(self.reckoned, f"buy {face}")
        if found is None:
            return
        missing: dict[str, int] = found["missing"]
        high = max(22, round(card.width * 0.25))
        if missing:
            look = Look("missing", " ".join(f"{colour}:{count}" for colour, count in missing.items()))
            wide = round(min(card.width * 0.62, high * (0.45 + 0.92 * sum(missing.values()))))
            wide = (
                max(wide, round(high * (0.45 + 0.92 * len(missing)))) if len(missing) < 3 else round(card.width * 0.62)
            )
            words = say("secret_kingdom.spoken.missing", gems=gems(missing))
        else:
            look, wide, words = Look("payable"), high, say("secret_kingdom.spoken.payable")
        edge = max(3, round(card.width * 0.04))
        place = Rect(card.right - wide - edge, card.y + edge, wide, high)
        self.sketch.add(f"card/{face}/price", place, look, Layer.COUNTER)
        self.said[f"card/{face}"] += f", {words}"

    def card_words(self, face: str) -> str:
        """A card with what it says, in one line."""
        lines = self.words.card_text(self.words.card(self.view, face))
        return f"{self.words.card_name(face)}: {' '.join(lines)}".rstrip(".")

    def side(self) -> None:
        sketch, rects, view = self.sketch, self.rects, self.view
        sketch.add("sign", rects.sign, self.sign(), Layer.COUNTER)
        paid = view.facts["payment"] is not None
        for order, (colour, rect) in enumerate(rects.supply.items(), 31):
            handle = f"supply/{colour}"
            look = Look("gem_supply", colour, view.places[handle].count, (self.blocked(colour), self.metrics.text))
            group = "" if paid else "supply"
            touch: dict[str, Any] = {"handle": handle, "inspect": handle, "group": group, "order": order}
            sketch.place(handle, rect, look, Layer.PILE, lifts=True, **touch)

    def blocked(self, colour: str) -> str:
        """Why the seat that chooses a gem cannot have one of this colour; empty where it can."""
        question = self.question
        if question is None or self.view.over:
            return ""
        if self.full(question["seat"], colour):
            return say("secret_kingdom_table.note.full")
        return "" if colour in question["colours"] else say("secret_kingdom_table.note.not_offered")

    def full(self, seat: int, colour: str) -> bool:
        return self.view.places[f"seat/{seat}/gems/{colour}"].count >= LIMIT

    def sign(self) -> Look:
        """Whose turn it is, or who chooses a gem meanwhile, in the colour of that seat."""
        view, facts, base = self.view, self.view.facts, "secret_kingdom_table.sign."
        if view.over:
            return Look("turn_sign", say(base + "over"), 0, ("", -1, self.metrics.text))
        question = self.question
        seat = facts["turn"] if question is None else question["seat"]
        if question is not None:
            words = say(base + ("setup" if view.phase == "setup" else "gain"), name=self.names[seat])
            if view.phase == "setup":
                note = say(base + "note.setup")
            else:
                note = say(f"{base}note.{question['why']}", by=self.names[question["by"]])
            if question["left"] > 1:
                note = say(base + "note.left", left=question["left"])
        else:
            more = facts["ender"] == seat and seat in view.waiting
            kind = "again" if more else "turn" if facts["ender"] in (None, seat) else "last"
            words = say(base + kind, name=self.names[seat])
            doing = "pay" if facts["payment"] else view.phase if view.phase in ("turn", "choose") else "turn"
            card = self.words.card_name(facts["payment"]["card"]) if facts["payment"] else ""
            note = say(f"{base}note.{doing}", card=card)
        return Look("turn_sign", words, 0, (note, self.players[seat].mark, self.metrics.text))

    # The gathering cards and the beehives

    def gathering(self) -> None:
        sketch, rects, view = self.sketch, self.rects, self.view
        handle, count = "deck/gathering", view.places["deck/gathering"].count
        look = back("gathering") if count else Look("empty_pile", "gathering")
        touch: dict[str, Any] = {"handle": handle, "inspect": handle, "order": 5, "shadow": count > 0}
        sketch.place(handle, rects.gathering, look, Layer.PILE, lifts=True, **touch)
        number = Look("deck_count", "", count, ("", "", self.metrics.text))
        sketch.add(f"{handle}/count", _label(rects.gathering, 0.24), number, Layer.COUNTER)
        handle, place = "discard/gathering", view.places["discard/gathering"]
        sketch.anchors[handle] = rects.discard
        touch = {"handle": handle, "inspect": handle, "order": 901}
        if place.pieces:
            top = place.pieces[-1]
            sketch.add(top.handle, rects.discard, sketch.face(top.face), Layer.PILE, shadow=True, **touch)
        else:
            words = (say("secret_kingdom_table.discard"), self.metrics.text)
            sketch.add(handle, rects.discard, Look("empty_place", "", 0, words), Layer.PILE, **touch)

    def beehives(self) -> None:
        sketch, view = self.sketch, self.view
        pieces = view.places["market/beehives"].pieces
        for order, (piece, rect) in enumerate(zip(pieces, self.rects.hives, strict=False), 910):
            card = self.words.card(view, piece.face)
            detail = (hive_brief(card, view.facts["options"]), self.metrics.text)
            self.said[piece.handle] = self.card_words(piece.face)
            touch: dict[str, Any] = {"handle": piece.handle, "inspect": piece.face, "order": order}
            sketch.add(piece.handle, rect, Look("hive_tile", str(card.number), 0, detail), Layer.PILE, **touch)

    # Words

    def sentence(self, handle: str) -> str:
        """What a thing on the table is: a card with what it says, a place, or a seat with all that its plate shows."""
        if handle in self.said:
            return self.said[handle]
        if handle.startswith("card/"):
            return str(self.words.card_name(handle))
        if handle.startswith("supply/"):
            return self.supply_words(handle)
        if handle in self.view.places:
            return str(self.words.place_text(self.view, handle, self.names))
        seat = int(handle.rpartition("/")[2])
        ribbon = self.seats.ribbon(seat)
        told = str(self.words.seat_text(self.view, seat))
        return f"{told}; {ribbon.name}" if ribbon else told

    def supply_words(self, handle: str) -> str:
        """A heap of gems, and why the seat that chooses cannot have one of them."""
        told, colour = str(self.words.place_text(self.view, handle, self.names)), handle.rpartition("/")[2]
        if not self.blocked(colour):
            return told
        full = self.question is not None and self.full(self.question["seat"], colour)
        return f"{told}, {say('secret_kingdom.spoken.full' if full else 'secret_kingdom.spoken.not_offered')}"


def _label(card: Rect, share: float) -> Rect:
    """Where a pile's count stands on its top card, so much of its height."""
    height = max(26, round(card.height * share))
    edge = max(4, round(card.width * 0.06))
    return Rect(card.x + edge, card.bottom - edge - height, card.width - 2 * edge, height)


def place(view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
    """The picture of ``view`` on a table of this size in pixels; ``scale`` is the text size over 100 %."""
    return _Placing(view, players, width, height, scale).picture()
