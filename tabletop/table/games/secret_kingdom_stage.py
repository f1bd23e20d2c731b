"""The stage of The Secret Kingdom: what is going on between the rows of the table, placed from a view.

Two gathering cards to choose from with what each would bring, the one that is played, the honey card whose effect goes
on, or a payment that is laid out. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.kernel.view import Piece, View
from tabletop.table.games import Seated
from tabletop.table.games.secret_kingdom_zones import COLOURS, TableRects
from tabletop.table.geometry import Rect, cells, fit_card, middle
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look
from tabletop.texts import game_texts, initial, say


class Stage:
    """One view's stage being placed. ``said`` is told the words for cards that lie here."""

    def __init__(
        self, sketch: Sketch, view: View, rects: TableRects, players: Sequence[Seated], said: dict[str, str]
    ) -> None:
        self.sketch = sketch
        self.view = view
        self.area = rects.stage
        self.metrics = rects.metrics
        self.inner = rects.stage.inset(rects.metrics.gap)
        self.players = players
        self.said = said
        self.words = game_texts("secret_kingdom")

    def place(self) -> None:
        """Whatever goes on now; where nothing does, a word of what will lie here."""
        places, facts = self.view.places, self.view.facts
        self.sketch.add("stage", self.area, Look("tray"), Layer.BOARD)
        self.sketch.anchors["preview"] = self.inner  # nothing lies here while a honey card is chosen
        drawn = places["market/drawn"].pieces
        if facts["payment"] is not None:
            self.payment(facts["payment"])
        elif drawn:
            self.drawn(drawn)
        elif places["market/played"].pieces:
            self.single(places["market/played"].pieces[0], "market/played")
        elif places["market/bought"].pieces:
            self.single(places["market/bought"].pieces[0], "market/bought")
        else:
            kind = "over" if self.view.over else "setup" if self.view.phase == "setup" else "turn"
            look = Look("stage_words", say(f"secret_kingdom_table.stage.{kind}"), 0, (self.metrics.text,))
            self.sketch.add("stage/words", self.inner.inset(self.metrics.gap), look, Layer.COUNTER)

    # Gathering

    def drawn(self, pieces: Sequence[Piece]) -> None:
        """Two cards, and beside each what it would bring to everybody."""
        for place, (piece, rects) in enumerate(zip(pieces, self.pairs(), strict=False), 11):
            card, beside = rects
            self.card(piece, card, group="drawn", lifts=True, order=place)
            found = self.reckoned(f"play {piece.face}")
            if found is not None:
                rows = [self.row(self.view.facts["turn"], _gains(found["own"]))]
                rows += [self.row(other["seat"], _offers(other)) for other in found["others"]]
                self.sketch.add(f"{piece.handle}/bring", beside, Look("bring", "", 0, tuple(rows)), Layer.COUNTER)

    def row(self, seat: int, items: Sequence[str]) -> str:
        """A row beside a gathering card, for its painter: mark and initial, and what the seat gets."""
        player = self.players[seat]
        return f"{player.mark}{initial(player.name)}|{' '.join(items)}"

    def pairs(self) -> list[tuple[Rect, Rect]]:
        """Two cards with room beside each of them."""
        gap, inner = self.metrics.gap, self.inner
        half = (inner.width - 2 * gap) / 2
        least = max(78, self.metrics.px(88))
        wide, high = fit_card(half - least - gap, inner.height)
        beside = round(min(half - wide - gap, max(least, wide * 1.5)))
        pair = wide + gap + beside
        between = min(6 * gap, int(inner.width - 2 * pair))
        whole = middle(2 * pair + between, high, inner)
        found = []
        for left in (whole.x, whole.x + pair + between):
            card = Rect(left, whole.y, wide, high)
            found.append((card, Rect(card.right + gap, whole.y, beside, high)))
        return found

    def single(self, piece: Piece, handle: str) -> None:
        """One card, and in words what it does."""
        gap, inner = self.metrics.gap, self.inner
        wide, high = fit_card(inner.width * 0.4, inner.height)
        beside = round(min(inner.width - wide - 2 * gap, wide * 2.4))
        whole = middle(wide + 2 * gap + beside, high, inner)
        card = Rect(whole.x, whole.y, wide, high)
        self.sketch.anchors[handle] = card
        self.card(piece, card, order=13)
        lines = self.words.card_text(self.words.card(self.view, piece.face))
        words = lines[-1]
        look = Look("stage_words", words, 0, (self.metrics.text,))
        self.sketch.add("stage/words", Rect(card.right + 2 * gap, whole.y, beside, high), look, Layer.COUNTER)

    def card(self, piece: Piece, rect: Rect, **more: Any) -> None:
        lines = self.words.card_text(self.words.card(self.view, piece.face))
        self.said[piece.handle] = f"{self.words.card_name(piece.face)}: {' '.join(lines)}".rstrip(".")
        self.sketch.card(piece, rect, Layer.CARD, **more)

    # Producing

    def payment(self, draft: Mapping[str, Any]) -> None:
        """The costs with the gems that pay for them, the gems that could pay for a grey one, and what it all brings."""
        sketch, gap = self.sketch, self.metrics.gap
        symbols, gems = _costs(draft)
        right = max(84, round(self.inner.width * 0.22))
        left = Rect(self.inner.x, self.inner.y, self.inner.width - right - gap, self.inner.height)
        upper = round((left.height - gap) * 0.46)
        side = int(min(upper, left.width / max(len(symbols), 4), self.metrics.px(64)))
        row = middle(side * len(symbols), side, Rect(left.x, left.y, left.width, upper))
        for place, (cell, symbol, (gem, how)) in enumerate(zip(cells(row, len(symbols)), symbols, gems, strict=True)):
            whole = Rect(round(cell.x), round(cell.y), side, side)
            sketch.add(f"payment/cost/{place}", whole, Look("cost", symbol, 0, (gem, how)), Layer.COUNTER)
        low = left.height - upper - gap
        wide = int(min((left.width - 3 * gap) / len(COLOURS), max(44, low * 1.5)))
        stocks = middle(wide * len(COLOURS) + 3 * gap, low, Rect(left.x, left.bottom - low, left.width, low))
        for place, colour in enumerate(COLOURS):
            handle = f"payment/{colour}"
            rect = Rect(round(stocks.x + (wide + gap) * place), stocks.y, wide, low)
            held = self.view.places[f"seat/{self.view.facts['turn']}/gems/{colour}"].count
            given = sum(gem == colour for gem, _ in gems)
            look = Look("stock", colour, held - given, (self.metrics.text,))
            touch: dict[str, Any] = {"handle": handle, "inspect": "", "group": "payment", "order": 21 + place}
            sketch.place(handle, rect, look, Layer.COUNTER, lifts=True, **touch)
        found = self.reckoned("lock")
        if found is not None:
            box = Rect(self.inner.right - right, self.inner.y, right, self.inner.height)
            parts = tuple(
                f"{say(f'secret_kingdom_table.part.{part}')} {_signed(count)}"
                for part, count in found["points"].items()
                if count
            )
            look = Look("plus", _signed(found["total"]), 0, (self.metrics.text, *(parts if len(parts) > 1 else ())))
            sketch.add("payment/points", box, look, Layer.COUNTER)

    def reckoned(self, text: str) -> Mapping[str, Any] | None:
        """What the action would bring to the seat on turn."""
        from rules.secret_kingdom import game

        return game.preview(msgspec.structs.replace(self.view, seat=self.view.facts["turn"]), text)


def _gains(own: Mapping[str, Any]) -> list[str]:
    """``+rose`` for a gem that comes, ``-rose`` for one that is lost to the limit, ``+any`` for one to choose."""
    gained = [f"+{colour}" for colour in COLOURS for _ in range(own["gained"].get(colour, 0))]
    lost = [f"-{colour}" for colour in COLOURS for _ in range(own["lost"].get(colour, 0))]
    return [*gained, *["+any"] * own.get("chosen", 0), *lost]


def _offers(other: Mapping[str, Any]) -> list[str]:
    """``?rose`` for a colour that the seat may take, ``-rose`` for one of which it has three; a card for everyone
    brings what it brings."""
    if "colours" not in other:
        return _gains(other)
    return [*(f"?{colour}" for colour in other["colours"]), *(f"-{colour}" for colour in other["full"])]


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "\u2212") if number else "0"


def _costs(draft: Mapping[str, Any]) -> tuple[list[str], list[tuple[str, str]]]:
    """The symbols of a card that is being paid, and for each the gem on it: asked for, chosen, or filled in."""
    coloured = [colour for colour in COLOURS for _ in range(draft["coloured"].get(colour, 0))]
    chosen = [(colour, "chosen") for colour in draft["chosen"]]
    filled = [(colour, "filled") for colour in draft["filled"]]
    symbols = [*coloured, *["any"] * draft["grey"]]
    return symbols, [*((colour, "asked") for colour in coloured), *chosen, *filled]
