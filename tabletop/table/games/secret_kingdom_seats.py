"""The seats of The Secret Kingdom, placed from a view: plates with ribbons, points, honey cards, gems in their trays.

Pure. What lies where on a plate is measured in ``secret_kingdom_plate``.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.games.secret_kingdom_jars import jar
from tabletop.table.games.secret_kingdom_plate import LIMIT, PlateRects, plate_rects, ribbon_rect
from tabletop.table.games.secret_kingdom_zones import TableRects
from tabletop.table.geometry import Rect, beside
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look
from tabletop.texts import SHOWN_NAME, game_texts, say, shown

_COUNTING = ("colour_sets", "colour_wealth")
"""Beehives that look at the symbols on honey cards."""


class Seats:
    """The plates of one view being placed."""

    def __init__(self, sketch: Sketch, view: View, rects: TableRects, players: Sequence[Seated]) -> None:
        self.sketch = sketch
        self.view = view
        self.rects = rects
        self.metrics = rects.metrics
        self.players = players
        self.names = [shown(player.name) for player in players]
        self.words = game_texts("secret_kingdom")

    def place(self) -> None:
        """All of them; each seat's things are read in their order."""
        for order, (seat, plate) in enumerate(self.rects.plates.items(), 1):
            self.seat(seat, plate, 100 * order)

    def seat(self, seat: int, plate: Rect, order: int) -> None:
        sketch, here, facts = self.sketch, f"seat/{seat}", self.view.facts
        rects = plate_rects(plate, self.metrics, self.counts_symbols())
        self.plate(seat, plate, rects, order)
        total = facts["points"][seat]["total"]
        sketch.place(f"{here}/points", rects.points, Look("points", "", total), Layer.COUNTER)
        pieces = self.view.places[f"{here}/honey"].pieces
        cards = [self.words.card(self.view, piece.face) for piece in pieces]
        tiles = tuple(f"{jar(card)}:{card.points}" for card in cards)
        sketch.place(f"{here}/honey", rects.cards, Look("bought", "", len(tiles), tiles), Layer.COUNTER)
        for colour, rect in rects.gems.items():
            place = self.view.places[f"{here}/gems/{colour}"]
            sketch.row(f"{here}/gems/{colour}", rect, Look("gem_row", colour, place.count), LIMIT)
        for colour, rect in rects.symbols.items():
            look = Look("symbol_count", colour, facts["symbols"][seat][colour], (rects.text,))
            sketch.add(f"{here}/symbols/{colour}", rect, look, Layer.COUNTER)

    def counts_symbols(self) -> bool:
        """Whether symbols on honey cards count for something in this game."""
        hives = (self.words.card(self.view, piece.face) for piece in self.view.places["market/beehives"].pieces)
        return any(hive.rule in _COUNTING for hive in hives)

    def plate(self, seat: int, plate: Rect, rects: PlateRects, order: int) -> None:
        sketch, here, ribbon = self.sketch, f"seat/{seat}", self.ribbon(seat)
        asked = ribbon is not None and ribbon.detail[1] is True
        look = self.plate_look(seat, plate, rects, asked=asked, free=ribbon is None)
        sketch.place(here, plate, look, Layer.PLATE, handle=here, inspect=here, order=order)
        sketch.anchors[f"{here}/ribbon"] = rects.ribbon
        if ribbon is not None:
            letters = min(len(self.players[seat].name), SHOWN_NAME)
            sketch.add(f"{here}/ribbon", ribbon_rect(rects, letters), ribbon, Layer.RIBBON)
        for kind, corner in self.badges(seat, rects).items():
            sketch.add(f"{here}/{kind}", corner, Look("rank_mark", kind), Layer.COUNTER)
        for asked, free in ((False, True), (True, False), (False, False)):
            sketch.soon.append((self.plate_look(seat, plate, rects, asked=asked, free=free), plate))

    def badges(self, seat: int, rects: PlateRects) -> dict[str, Rect]:
        """Who began and who will end, at the edge of the seat's mark."""
        found = [kind for kind in ("first", "ender") if self.view.facts[kind] == seat and self.view.round]
        side, mark = round(rects.mark.height * 0.54), rects.mark
        left = round(mark.right - side * 0.6)
        return {kind: Rect(left, mark.bottom - side * (1 + nth), side, side) for nth, kind in enumerate(found)}

    def plate_look(self, seat: int, plate: Rect, rects: PlateRects, *, asked: bool, free: bool) -> Look:
        """A seat's plate; where it is not ``free``, a ribbon takes room from the name."""
        name = rects.name
        for badge in self.badges(seat, rects).values():
            name = beside(name, badge, max(6, self.metrics.px(6)))
        if not free:
            letters = min(len(self.players[seat].name), SHOWN_NAME)
            name = Rect(name.x, name.y, ribbon_rect(rects, letters).x - name.x, name.height)
        inside = [round(value) for rect in (rects.mark, name) for value in rect.moved(-plate.x, -plate.y)]
        unit = max(1.0, self.metrics.unit)
        return Look("plate", self.names[seat], 0, (self.players[seat].mark, asked, unit, rects.text, *inside))

    def ribbon(self, seat: int) -> Look | None:
        """Whose turn it is and who chooses; the second detail is true where the table waits for the seat."""
        view, facts = self.view, self.view.facts
        if view.over:
            return None
        if seat in view.waiting:
            kind = "choose" if self.view.facts["question"] is not None else "turn"
            return Look(
                "ribbon", say(f"secret_kingdom_table.ribbon.{kind}"), 0, ("hand" if kind == "choose" else "play", True)
            )
        if seat == facts["turn"] and view.phase != "setup":
            return Look("ribbon", say("secret_kingdom_table.ribbon.turn"), 0, ("play", False))
        if facts["ender"] is not None:
            kind, icon = ("last", "clock") if seat in facts["order"] else ("ended", "check")
            return Look("ribbon", say(f"secret_kingdom_table.ribbon.{kind}"), 0, (icon, False))
        return None
