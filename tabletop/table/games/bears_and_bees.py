"""Bears & Bees on the table: which things its views show, where they lie, and what moves for its events.

Pure: from views to spots and from events to cues. The faces are in ``bears_and_bees_faces``, the sentences in
``texts``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.hand import back_fan, hand_cards
from tabletop.table.layout import Metrics, Rect, SeatZone, Zones, zones
from tabletop.table.pile import BoardRects, board_rects, seat_cards
from tabletop.table.plate import PlateRects, cells, plate_rects
from tabletop.table.spots import Cue, Layer, Look, Picture, Spot
from tabletop.texts import game_texts, say, shown

HONEY_LIMIT = 8
HAND_LIMIT = 9
SWARMS_TO_WIN = 5
LOW_DECK = 8
TYPES = ("honey", "research", "swarm")
LETTERS = {"H": "honey", "R": "research", "S": "swarm"}
STEPS = ("base", "left", "right", "last")
_HONEY = Look("token", "honey")
_SWARM = Look("token", "swarm")
_RIBBONS = {"choose": "choose", "setup": "draw", "research": "draw", "compensation": "choose"}


def face(name: str) -> Look:
    """The look of a card's face (``H17``) or back (``back_honey``)."""
    return Look("face", f"bears_and_bees/{name}")


def back(kind: str) -> Look:
    return face(f"back_{kind}" if kind else "back")


def tint(name: str) -> str:
    """The colour role of a face's type, for a card that is not composed yet."""
    return LETTERS.get(name[0], "back" if name == "back" else name.removeprefix("back_"))


def book(view: View) -> Any:
    """What paints the faces: the deck is the one that the view names, or the house deck."""
    from rules.bears_and_bees import cards
    from tabletop.table.games.bears_and_bees_faces import Book

    reference = view.facts.get("deck")
    return Book(cards.read_deck(reference) if reference else cards.house_deck())


class _Placing:
    """One view being placed: gathers spots, anchors and spoken names."""

    def __init__(self, view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> None:
        self.view = view
        self.players = players
        self.zones: Zones = zones(view.seats, view.seat, width, height, scale)
        self.metrics: Metrics = self.zones.metrics
        self.names = [shown(player.name) for player in players]
        self.spots: dict[str, Spot] = {}
        self.anchors: dict[str, Rect] = {}
        self.spoken: dict[str, str] = {}
        self.words = game_texts("bears_and_bees")

    def picture(self) -> Picture:
        self.board()
        for zone in self.zones.seats:
            self.seat(zone)
        if self.zones.hand is not None and self.view.seat is not None:
            self.hand(self.view.seat, self.zones.hand)
        order = sorted(self.spots.values(), key=lambda spot: spot.layer)
        return Picture({spot.key: spot for spot in order}, self.anchors, self.spoken)

    def add(self, key: str, rect: Rect, look: Look, layer: Layer, **more: Any) -> None:
        self.spots[key] = Spot(key, rect, look, layer, **more)

    @property
    def largest(self) -> float:
        """The widest that a card on the table may be: not wider than in the hand."""
        hand = self.zones.hand
        return hand.height / 1.4 if hand else self.zones.frame.height * 0.3 / 1.4

    # The middle of the table

    def board(self) -> None:
        rects: BoardRects = board_rects(self.zones.board, self.metrics, self.largest)
        self.add("board", self.zones.board, Look("board"), Layer.BOARD)
        for kind, rect in zip(("honey", "research"), rects.decks, strict=True):
            self.deck(kind, rect)
        supply = "supply/honey"
        self.anchors[supply] = rects.supply
        self.spoken[supply] = self.words.place_text(self.view, supply, self.names)
        self.add(
            supply, rects.supply, Look("supply"), Layer.PILE, handle=supply, inspect=supply, group="board", order=902
        )

    def deck(self, kind: str, rect: Rect) -> None:
        handle = f"deck/{kind}"
        count = self.view.places[handle].count
        self.anchors[handle] = rect
        self.spoken[handle] = self.words.place_text(self.view, handle, self.names)
        order = 900 if kind == "honey" else 901
        more: dict[str, Any] = {"handle": handle, "inspect": handle, "group": "board", "order": order}
        if count:
            self.add(handle, rect, back(kind), Layer.PILE, shadow=True, **more)
        else:
            self.add(handle, rect, Look("empty_deck", kind), Layer.PILE, **more)
        low = count < LOW_DECK
        tall = round(rect.height * (0.5 if low else 0.25))
        label = (
            Rect(rect.x, rect.bottom - tall, rect.width, tall)
            .inset(max(4, rect.width * 0.06), 0)
            .moved(0, -rect.width * 0.06)
        )
        words = say("table.deck.low") if low else ""
        self.add(f"{handle}/count", label, Look("deck_count", kind, count, (words, self.metrics.text)), Layer.COUNTER)

    # A seat

    def seat(self, zone: SeatZone) -> None:
        seat, view = zone.seat, self.view
        here = f"seat/{seat}"
        rects = plate_rects(zone.plate, self.metrics)
        asked = not view.over and seat in view.waiting
        self.anchors[here] = zone.plate
        self.plate(here, zone, rects, asked)
        self.counters(here, rects)
        ribbon = self.ribbon(seat, asked)
        if ribbon is not None:
            self.add(f"{here}/ribbon", self.ribbon_rect(seat, rects), ribbon, Layer.RIBBON)
        outward_right = zone.side in ("right", "upper right")
        cards = seat_cards(
            zone.cards, self.metrics, outward_right=outward_right, largest=self.largest, bottom=zone.side == "below"
        )
        self.anchors[f"{here}/played"] = self.anchors[f"{here}/draft"] = cards.played
        self.anchors[f"{here}/pile"] = cards.pile
        self.add(f"{here}/mat", cards.played, Look("mat"), Layer.BOARD)
        last = view.facts["last"][seat]
        word = say(f"table.last.{last}") if last else say("table.last.none")
        self.add(
            f"{here}/last",
            cards.label,
            Look("last", last or "", 0, (word, say("table.last"), rects.text)),
            Layer.COUNTER,
        )
        if zone.fan is not None:
            self.fan(here, zone.fan)
        self.pile(here, cards.pile)
        self.played(here, seat, cards.played)

    def plate(self, here: str, zone: SeatZone, rects: PlateRects, asked: bool) -> None:
        player = self.players[zone.seat]
        inside = [
            round(value - offset)
            for rect in (rects.mark, rects.name)
            for value, offset in zip(rect, (zone.plate.x, zone.plate.y, 0, 0), strict=True)
        ]
        own = zone.seat == self.view.seat
        if self.ribbon(zone.seat, asked) is not None:
            inside[6] = round(self.ribbon_rect(zone.seat, rects).x - rects.name.x)
        detail = (player.mark, asked, max(1.0, self.metrics.unit), rects.text, *inside)
        self.add(
            f"{here}/plate",
            zone.plate,
            Look("plate", player.name, 0, detail),
            Layer.PLATE,
            handle=here,
            inspect=here,
            order=(100 if own else 200 + 10 * zone.seat),
        )
        self.spoken[here] = self.sentence(zone.seat)

    def counters(self, here: str, rects: PlateRects) -> None:
        places, facts, seat = self.view.places, self.view.facts, int(here.rpartition("/")[2])
        honey = places[f"{here}/honey"].count
        experience = places[f"{here}/experience"].count
        swarms = places[f"{here}/swarms"].count
        hand = facts["counts"][seat]
        size = rects.text
        self.add(f"{here}/honey/number", rects.honey_number, Look("number", "", honey, (size,)), Layer.COUNTER)
        self.add(f"{here}/honey", rects.honey, Look("honey_row", "", honey), Layer.COUNTER)
        self.add(
            f"{here}/experience/number", rects.experience_number, Look("number", "", experience, (size,)), Layer.COUNTER
        )
        self.add(f"{here}/experience", rects.experience, Look("token", "experience"), Layer.COUNTER)
        self.add(f"{here}/swarms", rects.swarms, Look("swarm_row", "", min(swarms, SWARMS_TO_WIN)), Layer.COUNTER)
        self.add(
            f"{here}/hand/number",
            rects.hand_number,
            Look("number", f"/{HAND_LIMIT}", sum(hand), (size,)),
            Layer.COUNTER,
        )
        for kind, count, rect in zip(TYPES, hand[:2], cells(rects.backs, 2), strict=False):
            self.add(f"{here}/hand/{kind}", rect, Look("backs", kind, count, (size,)), Layer.COUNTER)
            self.anchors[f"{here}/hand/{kind}"] = rect
        card = facts["swarm_cards"][seat]
        out = any(piece.face == card for piece in places[f"{here}/played"].pieces)
        self.add(f"{here}/hand/swarm", rects.swarm_card, Look("swarm_card", card, 0, (out, size)), Layer.COUNTER)
        self.anchors[f"{here}/hand/swarm"] = rects.swarm_card
        self.anchors[f"{here}/hand"] = rects.backs
        self.anchors[f"{here}/experience"] = rects.experience
        for row, count in ((f"{here}/honey", HONEY_LIMIT), (f"{here}/swarms", SWARMS_TO_WIN)):
            self.anchors[row] = self.spots[row].rect
            for place, cell in enumerate(cells(self.spots[row].rect, count)):
                self.anchors[f"{row}/{place}"] = cell

    def ribbon_rect(self, seat: int, rects: PlateRects) -> Rect:
        """A long name takes the ribbon's words away: it keeps its symbol."""
        whole = rects.ribbon
        letters = min(len(self.players[seat].name), 24)
        if letters * 10 * rects.text <= whole.x - rects.name.x:
            return whole
        width = round(whole.height * 1.7)
        return Rect(whole.right - width, whole.y, width, whole.height)

    def ribbon(self, seat: int, asked: bool) -> Look | None:
        view = self.view
        if view.over:
            return None
        if seat in view.locked:
            return Look("ribbon", say("table.ribbon.ready"), 0, ("lock", False))
        if not asked:
            return None
        kind = _RIBBONS.get(view.phase, "choose")
        draws = view.facts.get("draws")
        if draws and draws["seat"] == seat:
            return Look(
                "ribbon", say("table.ribbon.draws", next=draws["taken"] + 1, total=draws["total"]), 0, ("card", True)
            )
        return Look("ribbon", say(f"table.ribbon.{kind}"), 0, ("card" if kind == "draw" else "hand", True))

    def pile(self, here: str, rect: Rect) -> None:
        place = self.view.places[f"{here}/pile"]
        if not place.count:
            self.add(f"{here}/pile/mat", rect, Look("mat"), Layer.BOARD)
            return
        top = place.pieces[0]
        if top.face:
            self.add(
                top.handle,
                rect,
                face(top.face),
                Layer.PILE,
                handle=top.handle,
                inspect=top.face,
                shadow=True,
                order=300,
            )
            self.spoken[top.handle] = self.words.place_text(self.view, f"{here}/pile", self.names)
        else:
            self.add(f"{here}/pile/top", rect, back(""), Layer.PILE, shadow=True)

    def played(self, here: str, seat: int, rect: Rect) -> None:
        view = self.view
        for piece in view.places[f"{here}/played"].pieces:
            self.add(
                piece.handle,
                rect,
                face(piece.face),
                Layer.CARD,
                handle=piece.handle,
                inspect=piece.face,
                shadow=True,
                order=310,
            )
            self.spoken[piece.handle] = self.words.place_text(view, f"{here}/played", self.names)
            return
        draft = view.places.get(f"{here}/draft")
        if draft is not None and draft.pieces:
            piece = draft.pieces[0]
            raised = rect.moved(0, -self.metrics.px(8))
            self.add(
                piece.handle,
                raised,
                face(piece.face),
                Layer.HAND,
                handle=piece.handle,
                inspect=piece.face,
                shadow=True,
                chosen=True,
                order=90,
            )
            self.spoken[piece.handle] = self.card_sentence(piece.face)
        elif seat in view.locked and view.phase == "choose":
            self.add(f"{here}/played/back", rect, back(""), Layer.CARD, shadow=True)

    def fan(self, here: str, area: Rect) -> None:
        """The backs of another seat's hand, by kind and never in its order (B26)."""
        pieces = self.view.places[f"{here}/hand"].pieces
        for step, (piece, rect) in enumerate(zip(pieces, back_fan(len(pieces), area, self.largest), strict=True)):
            self.add(f"{here}/fan/{step}", rect, back(piece.back), Layer.PILE, shadow=True, order=step)

    def hand(self, seat: int, area: Rect) -> None:
        pieces = self.view.places[f"seat/{seat}/hand"].pieces
        self.anchors[f"seat/{seat}/hand"] = area
        self.add("tray", area, Look("tray"), Layer.BOARD)
        for kind in TYPES:
            self.anchors[f"seat/{seat}/hand/{kind}"] = area
        for step, (piece, rect) in enumerate(zip(pieces, hand_cards(len(pieces), area, self.metrics), strict=True)):
            self.add(
                piece.handle,
                rect,
                face(piece.face),
                Layer.HAND,
                handle=piece.handle,
                inspect=piece.face,
                group="hand",
                lifts=True,
                shadow=True,
                order=step,
            )
            self.spoken[piece.handle] = self.card_sentence(piece.face)

    # Words

    def card_sentence(self, name: str) -> str:
        return str(self.words.card_name(name))

    def sentence(self, seat: int) -> str:
        """All that a seat's plate shows, as one line."""
        here = f"seat/{seat}"
        parts = [
            self.words.place_text(self.view, f"{here}/{what}", self.names)
            for what in ("honey", "experience", "swarms", "hand")
        ]
        parts.append(self.words.card_name(self.view.facts["swarm_cards"][seat]))
        ribbon = self.ribbon(seat, seat in self.view.waiting)
        return "; ".join([*parts, ribbon.name] if ribbon else parts)


def place(view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
    """The picture of ``view`` on a table of this size in pixels; ``scale`` is the text size over 100 %."""
    return _Placing(view, players, width, height, scale).picture()


def travels(event: Event) -> tuple[str, str, str]:
    """The key of the piece that ``event`` moves, where it comes from and where it goes (empty: not to be seen)."""
    here = f"seat/{event.seat}"
    if event.kind == "locked":
        return f"{here}/played/back", f"{here}/hand", ""
    if event.kind in ("revealed", "drew_card"):
        return event.piece, event.source, event.target
    if event.kind == "swarm_back":
        return event.piece, "", f"{here}/hand/swarm"
    return "", "", ""


def cues(event: Event, before: Picture, after: Picture) -> Iterator[Cue]:
    """What the picture does for ``event``, on the way from ``before`` its beat to ``after``."""
    here = f"seat/{event.seat}"
    honey = (f"{here}/honey", f"{here}/honey/number")
    if event.kind == "gained_honey":
        yield from _payment(event, here, honey, after)
    elif event.kind == "gift_honey":
        giver = f"seat/{event.values['giver']}/played"
        yield Cue(
            len(STEPS),
            _HONEY,
            giver,
            f"{here}/honey",
            event.count,
            honey,
            *_chip(f"+{event.count}", "gift", here, "base", after),
        )
    elif event.kind == "bear_ate":
        yield Cue(0, _HONEY, f"{here}/honey", f"{here}/honey/{HONEY_LIMIT - 1}", event.count, honey, long=True)
    elif event.kind == "swarm_honey_lost":
        yield Cue(2, _HONEY, f"{here}/honey", "supply/honey", event.count, honey)
    elif event.kind == "gained_experience":
        yield Cue(
            1,
            Look("token", "experience"),
            "supply/honey",
            f"{here}/experience",
            event.count,
            (f"{here}/experience/number",),
        )
    elif event.kind == "swarm_count":
        for seat in range(len(event.values)):
            if f"seat{seat}" in event.values:
                chip = Look("chip", f"{event.values[f'seat{seat}']}", 0, ("sum",))
                yield Cue(0, chip=chip, chip_at=_beside_plate(f"seat/{seat}", after))
    elif event.kind == "swarm_came":
        source = event.source or "board"
        yield Cue(1, _SWARM, source, f"{here}/swarms", event.count, (f"{here}/swarms",), long=True)
    elif event.kind == "drew":
        kind = event.source.rpartition("/")[2]
        tallies = (f"{here}/hand/{kind}", f"{here}/hand/number", f"{event.source}/count")
        yield Cue(0, back(kind), event.source, f"{here}/hand/{kind}", event.count, tallies)


def _payment(event: Event, here: str, honey: tuple[str, str], after: Picture) -> Iterator[Cue]:
    parts = [(step, part, int(event.values.get(part, 0))) for step, part in enumerate(STEPS)]
    if not any(count for _, _, count in parts):
        parts = [(0, "base", event.count)]
    for step, part, count in parts:
        if count:
            yield Cue(
                step,
                _HONEY,
                "supply/honey",
                f"{here}/honey",
                count,
                honey,
                *_chip(f"+{count}", part, here, part, after),
            )


def _chip(words: str, symbol: str, here: str, edge: str, after: Picture) -> tuple[Look, Rect | None]:
    """A chip at the edge of the played card where the symbol that paid stands."""
    card = after.anchor(f"{here}/played")
    if card is None:
        return Look("chip", words, 0, (symbol,)), None
    width, height = card.width * 0.62, card.width * 0.34
    x, y = card.centre
    at = {
        "base": (x, card.y),
        "left": (card.x, y),
        "right": (card.right, y),
        "last": (x, card.bottom),
    }[edge]
    return Look("chip", words, 0, (symbol,)), Rect(
        round(at[0] - width / 2), round(at[1] - height / 2), round(width), round(height)
    )


def _beside_plate(here: str, after: Picture) -> Rect | None:
    plate = after.anchor(here)
    if plate is None:
        return None
    height = plate.height * 0.3
    return Rect(round(plate.right - height * 1.9), round(plate.y - height * 0.1), round(height * 1.7), round(height))


def changed(event: Event) -> Iterator[str]:
    """The keys of the spots that ``event`` changed, for the dotted outline."""
    here = f"seat/{event.seat}"
    if event.kind in ("gained_honey", "gift_honey", "bear_ate", "swarm_honey_lost"):
        yield f"{here}/honey"
    elif event.kind == "gained_experience":
        yield f"{here}/experience"
    elif event.kind == "swarm_came":
        yield f"{here}/swarms"
    elif event.kind in ("drew", "drew_card"):
        yield event.piece or f"{here}/hand/{event.source.rpartition('/')[2]}"
    elif event.kind == "revealed":
        yield event.piece
    elif event.kind == "locked":
        yield f"{here}/played/back"
