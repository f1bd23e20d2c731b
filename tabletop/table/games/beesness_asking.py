"""What Beesness asks of a seat, laid out to be touched: tiles and ballots in the tray, sheets over the garden.

Places that are there only while they are asked for lie here. Pure: from views to spots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.kernel.view import View
from tabletop.table.games.beesness_zones import TableRects
from tabletop.table.geometry import SMALLEST_CARD, Rect, cells, fit_card, middle
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look
from tabletop.texts import game_texts, say

BEES = ("worker", "drone", "queen")
THINGS = (*BEES, "flower", "honey")
SYMBOLS = {"worker": "worker", "drone": "drone", "queen": "queen", "flower": "flower", "honey": "coin_1"}
TILES = {
    "trade/offer": ("trade", "arrows_apart", ""),
    "market/pass": ("pass", "next", ""),
    "auction/bid": ("bid", "plus", "strong"),
    "auction/drop": ("drop", "close", ""),
    "trade/accept": ("accept", "check", "strong"),
    "trade/decline": ("decline", "close", ""),
    "trade/counter": ("counter", "arrows_apart", ""),
    "turn/referendum": ("referendum", "vote_yes", ""),
    "turn/end": ("end", "next", ""),
}
"""Places that are tiles of the tray: the key of their words, their symbol, and whether they stand out."""
_TILE = 208
"""The widest tile on the smallest table."""


class Asking:
    """One view's questions being laid into a sketch."""

    def __init__(
        self, sketch: Sketch, view: View, rects: TableRects, names: Sequence[str], marks: Sequence[int]
    ) -> None:
        self.sketch = sketch
        self.view = view
        self.rects = rects
        self.names = names
        self.marks = marks
        self.text = rects.metrics.text

    def place(self) -> None:
        self.tray()
        self.sketch.anchors["preview"] = self.rects.paper
        if self.view.facts["auction"] is not None and self.view.phase == "auction":
            self.auction()
        if any(handle.startswith("trade/give") for handle in self.view.places):
            self.trade()
        self.counted()

    # The tray

    def tray(self) -> None:
        sketch, view, gap = self.sketch, self.view, self.rects.metrics.gap
        asked = view.waiting[0] if len(view.waiting) == 1 else view.seat
        mark = -1 if asked is None or view.over or asked not in view.waiting else self.marks[asked]
        sketch.place(
            "tray", self.rects.tray, Look("desk", "", 0, (mark, max(1.0, self.rects.metrics.unit))), Layer.BOARD
        )
        inner = self.rects.tray.inset(2 * gap, gap)
        if not view.waiting or (view.seat is not None and view.seat not in view.waiting):
            self.order(inner)
            return
        discards = [f"discard/{bee}" for bee in BEES if f"discard/{bee}" in view.places]
        tiles = [handle for handle in TILES if handle in view.places]
        if discards:
            self.cards(inner, discards)
        elif tiles:
            self.tiles(inner, tiles)
        elif "ballot/yes" in view.places:
            self.ballots(inner)
        elif "ballot/flowers" in view.places:
            self.fist(inner)

    def order(self, inner: Rect) -> None:
        """Nothing is asked here: in which order the seats have their turns, and whose it is."""
        view, gap = self.view, self.rects.metrics.gap
        side = min(inner.height * 0.56, inner.width / (2 * view.seats))
        row = middle(side * (2 * view.seats - 1) + 2 * gap, side + 2 * gap, inner)
        now = view.facts["turn"] if view.facts["turn"] is not None else view.facts["chooser"]
        for nth, seat in enumerate(view.facts["order"]):
            rect = Rect(round(row.x + gap + nth * 2 * side), round(row.y + gap), round(side), round(side))
            on = seat == now and not view.over
            more = nth < view.seats - 1
            look = Look("turn", self.names[seat], 0, (self.marks[seat], on, more))
            wide = Rect(rect.x, rect.y, rect.width * 2 if more else rect.width, rect.height)
            self.sketch.add(f"order/{seat}", wide, look, Layer.COUNTER)

    def tiles(self, inner: Rect, handles: list[str]) -> None:
        gap, metrics = self.rects.metrics.gap, self.rects.metrics
        apart = 2 * gap
        wide = min((inner.width - apart * (len(handles) - 1)) / len(handles), metrics.px(_TILE))
        row = middle(len(handles) * wide + apart * (len(handles) - 1), min(inner.height, metrics.px(96)), inner)
        for nth, handle in enumerate(handles):
            rect = Rect(round(row.x + nth * (wide + apart)), row.y, int(wide), row.height)
            word, symbol, tone = TILES[handle]
            count = self.view.places[handle].count + 1 if handle == "auction/bid" else 0
            words, why = say(f"beesness_table.tile.{word}", count=count), say(f"beesness_table.tile.{word}.why")
            self.touchable(handle, rect, Look("tile", words, 0, (symbol, why, tone, self.text)), 930 + nth)

    def touchable(self, handle: str, rect: Rect, look: Look, order: int, **more: Any) -> None:
        self.sketch.place(
            handle, rect, look, Layer.HAND, handle=handle, inspect=handle, group="tray", order=order, **more
        )

    def cards(self, inner: Rect, handles: list[str]) -> None:
        """The bees that the seat can give, as the cards that they are."""
        gap = self.rects.metrics.gap
        width, height = fit_card((inner.width - 6 * gap) / 3, inner.height)
        if width < SMALLEST_CARD:
            width, height = round(min(inner.height * 1.9, (inner.width - 6 * gap) / 3)), int(inner.height)
        row = middle(3 * width + 6 * gap, height, inner)
        for nth, handle in enumerate(handles):
            bee, count = handle.rpartition("/")[2], self.view.places[handle].count
            rect = Rect(round(row.x + nth * (width + 3 * gap)), row.y, width, height)
            look = self.sketch.face(bee) if count else Look("empty_stack", bee)
            if count and width > height:  # too low for cards
                look = Look("vote", say(f"beesness.card.{bee}"), 0, (bee, "", self.text))
            touch: dict[str, Any] = {"handle": handle, "inspect": handle, "order": 10 + nth, "shadow": count > 0}
            self.sketch.place(handle, rect, look, Layer.HAND, group="hand", lifts=count > 0, **touch)

    def ballots(self, inner: Rect) -> None:
        """Both votes, each with the weight of the seat's bees where a seat looks on."""
        view, gap = self.view, self.rects.metrics.gap
        votes = view.facts["bees"][view.seat] if view.seat is not None else 0
        weight = say("beesness_table.tile.votes", count=votes) if votes else ""
        wide = min((inner.width - 2 * gap) / 2, inner.height * 1.7)
        row = middle(2 * wide + 2 * gap, inner.height, inner)
        drafted = self.drafted()
        for nth, vote in enumerate(("yes", "no")):
            rect = Rect(round(row.x + nth * (wide + 2 * gap)), row.y, int(wide), row.height)
            look = Look("vote", say(f"beesness_table.tile.{vote}"), 0, (f"vote_{vote}", weight, self.text))
            self.touchable(f"ballot/{vote}", rect, look, 10 + nth, chosen=drafted == vote)

    def fist(self, inner: Rect) -> None:
        """The closed hand, with the flowers in it where its own seat looks on."""
        view, drafted = self.view, self.drafted()
        most = view.facts["limits"][view.seat] if view.seat is not None else 0
        closed = "beesness_table.tile.fist.closed" if view.seat is None else "beesness_table.tile.fist"
        words = say("beesness_table.tile.fist.count", count=drafted) if drafted.isdigit() else say(closed)
        why = say("beesness_table.tile.fist.why", count=most) if most else ""
        rect = middle(min(inner.width, inner.height * 3.2), inner.height, inner)
        count = int(drafted) if drafted.isdigit() else 0
        look = Look("fist", words, count, (why, max(most, count), self.text))
        self.touchable("ballot/flowers", rect, look, 10, chosen=drafted.isdigit())

    def drafted(self) -> str:
        """What the looking seat has chosen and not yet locked."""
        view = self.view
        if view.seat is None or view.seat not in view.waiting:
            return ""
        pieces = view.places[f"seat/{view.seat}/ballot"].pieces
        return pieces[0].face if pieces else ""

    # Over the garden

    def counted(self) -> None:
        """How a referendum went, as long as its votes lie open."""
        counted = game_texts("beesness").tally(self.view)
        if counted is not None:
            told = say("beesness_table.tally", yes=counted[0], no=counted[1])
            high = round(28 * self.text)
            rect = middle(min(self.rects.plot.width, high * 6), high, self.rects.plot)
            top = Rect(rect.x, self.rects.plot.y + self.rects.metrics.gap, rect.width, high)
            self.sketch.add("referendum/tally", top, Look("pill", told, 1, (self.text,)), Layer.RIBBON)

    def paper(self) -> Rect:
        """A sheet over the flowers; the garden's sign stays to be read."""
        gap, rect = self.rects.metrics.gap, self.rects.paper
        self.sketch.place("paper", rect, Look("paper", "", 0, (self.text,)), Layer.HAND, shadow=True)
        return rect.inset(gap + gap // 2, gap)

    def auction(self) -> None:
        """One column a seat: who leads with which bid, who is still in, who is out."""
        sketch, view, facts, gap = self.sketch, self.view, self.view.facts["auction"], self.rects.metrics.gap
        inner = self.paper()
        head = Rect(inner.x, inner.y, inner.width, max(28, round(inner.height * 0.3)))
        bee = Rect(head.x, head.y, round(head.height), round(head.height))
        sketch.place("auction/bee", bee, Look("goods", facts["bee"], 0, (1, self.text)), Layer.RIBBON)
        words = say("beesness_table.auction.head", bee=say(f"beesness.bee.{facts['bee']}"))
        title = Rect(bee.right + gap, head.y, head.right - bee.right - gap, head.height)
        price = say("beesness_table.auction.price", count=view.facts["prices"][BEES.index(facts["bee"])])
        sketch.add("auction/head", title, Look("heading", words, 0, (price, self.text)), Layer.RIBBON)
        row = Rect(inner.x, head.bottom + gap, inner.width, inner.bottom - head.bottom - gap)
        for seat, part in enumerate(cells(row, view.seats)):
            cell = Rect(round(part.x) + gap // 4, part.y, int(part.width) - gap // 2, part.height)
            leads = seat == facts["leader"]
            state = "leads" if leads else "in" if seat in facts["standing"] else "out"
            asked = seat in view.waiting
            bid = facts["bid"] if leads else 0
            detail = (self.marks[seat], state, say(f"beesness_table.auction.{state}"), asked, self.text)
            sketch.place(f"auction/{seat}", cell, Look("column", self.names[seat], bid, detail), Layer.RIBBON)

    def trade(self) -> None:
        """Who gives what, side by side; amounts can be touched while the offer is made up."""
        sketch, view, gap = self.sketch, self.view, self.rects.metrics.gap
        inner = self.paper()
        for side, part in zip(("give", "want"), cells(inner, 2), strict=True):
            half = part.inset(gap, 0)
            owner = view.places[f"trade/{side}/honey"].owner or 0
            head = Rect(round(half.x), half.y, int(half.width), max(26, round(half.height * 0.26)))
            words = say("beesness_table.trade.gives", name=self.names[owner])
            sketch.add(
                f"trade/{side}/head", head, Look("giver", words, 0, (self.marks[owner], self.text)), Layer.RIBBON
            )
            row = Rect(head.x, head.bottom + gap, head.width, half.bottom - head.bottom - gap)
            drafted = view.facts["draft"] is not None
            # An offer that waits for its answer shows what changes hands, a draft also what could.
            found = [thing for thing in THINGS if drafted or view.places[f"trade/{side}/{thing}"].count]
            if not found:
                nothing = Look("heading", say("beesness.nothing"), 0, ("", self.text))
                sketch.add(f"trade/{side}/nothing", row, nothing, Layer.RIBBON)
            for nth, (thing, cell) in enumerate(zip(found, cells(row, max(2, len(found))), strict=False)):
                handle = f"trade/{side}/{thing}"
                rect = Rect(round(cell.x), cell.y, int(cell.width), cell.height)
                look = Look("goods", SYMBOLS[thing], view.places[handle].count, (0, self.text))
                order = (20 if side == "give" else 30) + nth
                sketch.place(handle, rect, look, Layer.RIBBON, handle=handle, inspect=handle, order=order)
