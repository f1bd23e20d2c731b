"""Tableaus of Bear Necessities being laid: tiles where their cells are, the frame that floats, and what a choice would
bring, on the tiles themselves.

As long as a tableau has room to grow it lies in the middle of its ground, so that nobody takes its first corner for an
edge. The own one shows its free cells, too. Pure: sums come from the rules' preview of the same view.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rules import games
from rules.bear_necessities.cards import Deck
from rules.bear_necessities.score import in_question
from rules.kernel.view import Piece, View
from tabletop.table.games.bear_necessities_effect import PICTURED, printed
from tabletop.table.games.bear_necessities_zones import (
    COLUMNS,
    FLOATING_COLUMNS,
    FLOATING_ROWS,
    ROWS,
    Block,
    between,
    fit_tile,
    spread,
)
from tabletop.table.geometry import Rect
from tabletop.table.layout import Metrics
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Layer, Look

Cell = tuple[int, int]


def cells_of(view: View, seat: int) -> dict[Cell, Piece]:
    """The cards in the tableau of ``seat`` by column and row."""
    start = f"seat/{seat}/cell/"
    return {
        cell_of(handle.removeprefix(start)): place.pieces[0]
        for handle, place in view.places.items()
        if handle.startswith(start)
    }


def cell_of(name: str) -> Cell:
    column, row = map(int, name.split(","))
    return column, row


def name_of(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def colour_map(view: View, seat: int) -> str:
    """The colours of a tableau as twelve letters, row by row, its cards in the upper left as long as it grows."""
    lying = cells_of(view, seat)
    left, top = min((column for column, _ in lying), default=0), min((row for _, row in lying), default=0)
    told = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            piece = lying.get((left + column, top + row))
            told.append(piece.back[0] if piece is not None else "-")
    return "".join(told)


class Grid:
    """Cells as rectangles: ``bounds`` (first and last column, first and last row) lies in the middle of ``area``."""

    def __init__(self, area: Rect, bounds: tuple[int, int, int, int], tile: tuple[int, int]) -> None:
        self.tile = tile
        self.gap = between(tile[0])
        self.left, last, self.top, bottom = bounds
        across, down = spread(tile, last - self.left + 1, bottom - self.top + 1)
        self.x = round(area.x + (area.width - across) / 2)
        self.y = round(area.y + (area.height - down) / 2)

    def rect(self, cell: Cell) -> Rect:
        column, row = cell[0] - self.left, cell[1] - self.top
        width, height = self.tile
        return Rect(self.x + column * (width + self.gap), self.y + row * (height + self.gap), width, height)


def bounds_of(cells: list[Cell]) -> tuple[int, int, int, int]:
    columns, rows = [column for column, _ in cells] or [0], [row for _, row in cells] or [0]
    return min(columns), max(columns), min(rows), max(rows)


def badge(tile: Rect) -> Rect:
    """Where a tile tells whether its goal is met: beside the upper line, which is short on such a card, whether it has
    a picture or not."""
    side = max(15, round(tile.height * 0.21))
    line = tile.y + tile.height * (0.68 if tile.width >= PICTURED else 0.53)
    return Rect(round(tile.x + tile.width * 0.06), round(line - side / 2), side, side)


class Tableau:
    """Lays the tableaus of one view into ``sketch``; ``lying`` learns the place of each card."""

    def __init__(self, view: View, deck: Deck, metrics: Metrics, sketch: Sketch, lying: dict[str, str]) -> None:
        self.view = view
        self.deck = deck
        self.metrics = metrics
        self.sketch = sketch
        self.lying = lying

    def look(self, face: str) -> Look:
        return Look("tile", "", 0, printed(self.deck.cards[face]))

    def other(self, block: Block, order: int) -> None:
        """Another seat's tableau, or any on the public table."""
        here = f"seat/{block.seat}"
        lying = cells_of(self.view, block.seat)
        pad = self.metrics.px(4)
        self.sketch.place(f"{here}/land", block.land.inset(-pad), Look("land"), Layer.BOARD)
        self.sketch.anchors[f"{here}/cell"] = block.land
        grid = Grid(block.land, bounds_of(list(lying)), block.tile)
        self._cards(block.seat, lying, grid, order)

    def own(self, seat: int, area: Rect, order: int) -> None:
        """The own tableau with its free cells and, once a card is chosen, what it would bring."""
        view, sketch, here = self.view, self.sketch, f"seat/{seat}"
        lying = cells_of(view, seat)
        free = [cell_of(name) for name in view.facts["free"][seat]] if not view.over else []
        left, right, top, bottom = bounds_of(list(lying))
        columns = COLUMNS if right - left + 1 == COLUMNS else FLOATING_COLUMNS
        rows = ROWS if bottom - top + 1 == ROWS else FLOATING_ROWS
        tile = fit_tile(area, columns, rows)
        bounds = bounds_of([*lying, *free])
        grid = Grid(area, bounds, tile)
        for piece in view.places[f"{here}/hand"].pieces:  # any of them may lie there with the next touch
            self.sketch.soon.append((self.look(piece.face), Rect(0, 0, *tile)))
        across, down = spread(tile, bounds[1] - bounds[0] + 1, bounds[3] - bounds[2] + 1)
        pad = self.metrics.px(4)
        ground = Rect(grid.x, grid.y, across, down).inset(-pad, -pad)
        sketch.place(f"{here}/land", ground, Look("land"), Layer.BOARD)
        sketch.anchors[f"{here}/cell"] = Rect(grid.x, grid.y, across, down)
        self._ghosts(lying, free, grid, bounds, order)
        self._cards(seat, lying, grid, order)
        self._draft(seat, grid, order)

    def _cards(self, seat: int, lying: dict[Cell, Piece], grid: Grid, order: int) -> None:
        sketch = self.sketch
        first = bounds_of(list(lying))
        row = set(self.row) if seat == self.view.seat else set()
        for cell, piece in lying.items():
            name = name_of(cell)
            where = f"seat/{seat}/cell/{name}"
            rect = grid.rect(cell)
            ordered = name in row
            asked = seat == self.view.seat and (f"cell/{name}" in self.view.places or ordered)
            nth = order + (cell[1] - first[2]) * COLUMNS + cell[0] - first[0]
            sketch.anchors[where] = rect
            handle = f"cell/{name}" if asked else piece.handle
            touch: dict[str, Any] = {"handle": handle, "inspect": piece.face, "order": nth, "shadow": True}
            sketch.add(piece.handle, rect, self.look(piece.face), Layer.CARD, lifts=ordered, **touch)
            self.lying[piece.handle] = where
        for told in self.view.facts["goals"][seat]:
            rect = grid.rect(cell_of(told["cell"]))
            there = badge(rect)
            look = Look("goal", "met" if told["met"] else "unmet")
            sketch.add(f"seat/{seat}/goal/{told['cell']}", there, look, Layer.COUNTER)

    def _ghosts(
        self, lying: dict[Cell, Piece], free: list[Cell], grid: Grid, bounds: tuple[int, int, int, int], order: int
    ) -> None:
        """Cells that may still be used; the free ones show what the chosen card would bring there."""
        view = self.view
        decision = view.decision
        chosen = view.facts["cell"]
        for row in range(bounds[2], bounds[3] + 1):
            for column in range(bounds[0], bounds[1] + 1):
                cell = column, row
                name = name_of(cell)
                if cell in lying or name == chosen:
                    continue
                line = None
                if decision is not None and f"at {name}" in decision.actions:
                    line = games[view.game].preview(view, f"at {name}")
                bees = "bee_token" if line and line["bees"] else ""
                detail = (cell in free, line is not None, self.metrics.text)
                look = Look("ghost", bees, line["vp"] if line else 0, detail)
                key = f"cell/{name}"
                if cell in free:  # another cell may be chosen as long as the seat is asked at all
                    nth = order + 30 + (row - bounds[2]) * FLOATING_COLUMNS + column - bounds[0]
                    self.sketch.place(key, grid.rect(cell), look, Layer.PILE, handle=key, order=nth)
                else:
                    self.sketch.add(key, grid.rect(cell), look, Layer.BOARD)

    def _draft(self, seat: int, grid: Grid, order: int) -> None:
        """The chosen card in its cell, and what it and its neighbours would bring."""
        view = self.view
        pieces = view.places[f"seat/{seat}/draft"].pieces
        if not pieces or not view.facts["cell"]:
            return
        cell = cell_of(view.facts["cell"])
        piece, rect = pieces[0], grid.rect(cell)
        # Where the cell was chosen last, with the only other card as reserve, a touch on it closes the choice.
        last = view.facts["draft"][-1:] == [f"at {view.facts['cell']}"]
        handle = f"cell/{view.facts['cell']}" if last else piece.handle
        touch: dict[str, Any] = {"handle": handle, "inspect": piece.face, "order": order + 29, "shadow": True}
        chosen = seat not in view.locked
        self.sketch.add(piece.handle, rect, self.look(piece.face), Layer.CARD, chosen=chosen, **touch)
        self.lying[piece.handle] = f"seat/{seat}/draft"
        line = self._line()
        if line is None:
            return
        keys = {name_of(there): lain.handle for there, lain in cells_of(view, seat).items()} | {
            name_of(cell): piece.handle
        }
        for told in line["activations"]:
            there = cell_of(told["cell"])
            only_bees = told["bees"] and not told["vp"]
            tone = "bee" if only_bees else told["goal"] or "each"
            text = f"+{told['bees'] if only_bees else told['vp']}"
            self._chip(f"{keys[told['cell']]}/sum", grid.rect(there), text, tone)
        for nth, name in enumerate(self.row, 1):
            self._turn(keys[name], name, grid.rect(cell_of(name)), nth, order + 60 + 3 * nth)
        anchor = self.sketch.anchors.get(f"seat/{seat}/vp")
        if anchor is not None and line["vp"]:
            high = min(anchor.height, self.metrics.px(30))
            wide = min(anchor.width * 0.6, high * 2.1)
            box = Rect(
                round(anchor.right - wide), round(anchor.y + (anchor.height - high) / 2), round(wide), round(high)
            )
            self.sketch.add("sum", box, Look("sum", f"+{line['vp']}", 0, ("plain",)), Layer.RIBBON)

    @cached_property
    def row(self) -> list[str]:
        """The cells of the neighbours whose order matters, in the order that is laid out; empty where none is asked."""
        view = self.view
        decision, line = view.decision, self._line()
        if decision is None or line is None or decision.kind not in ("order", "lock"):
            return []
        if not any(step.startswith("activate ") for step in (*decision.draft, *decision.actions)):
            return []
        told = line["activations"][1:]
        return [entry["cell"] for entry in told if in_question(self.deck.cards[entry["card"]])]

    def _turn(self, key: str, name: str, tile: Rect, nth: int, order: int) -> None:
        """The place of a neighbour in the order, between the two triangles that change it."""
        high = max(24, round(tile.height * 0.3))
        wide = max(24, round(high * 1.1))
        parts = (
            ("earlier", nth > 1, Rect(round(tile.centre[0] - high / 2 - wide), round(tile.y - high * 0.3), wide, high)),
            (
                "later",
                nth < len(self.row),
                Rect(round(tile.centre[0] + high / 2), round(tile.y - high * 0.3), wide, high),
            ),
        )
        for step, (way, able, rect) in enumerate(parts, 1):
            if able:
                handle = f"{way}/cell/{name}"
                touch: dict[str, Any] = {"handle": handle, "order": order + step}
                self.sketch.add(f"{key}/{way}", rect, Look("turn", way), Layer.RIBBON, **touch)
        box = Rect(round(tile.centre[0] - high / 2), round(tile.y - high * 0.3), high, high)
        self.sketch.add(f"{key}/order", box, Look("order", "", nth), Layer.RIBBON, order=order)

    def _line(self) -> dict[str, Any] | None:
        """What the draft would bring: of the reserves still to be chosen, with the one that brings least."""
        view = self.view
        decision = view.decision
        if decision is None or decision.kind not in ("reserve", "order", "lock"):
            return None
        actions = decision.actions if decision.kind == "reserve" else (decision.default or decision.actions[0],)
        found = [games[view.game].preview(view, action) for action in actions]
        return min((line for line in found if line is not None), key=lambda line: int(line["vp"]), default=None)

    def _chip(self, key: str, tile: Rect, text: str, tone: str) -> None:
        high = max(20, round(tile.height * 0.27))
        wide = round(high * (1.9 if tone == "each" else 2.5))
        # On the picture, where nothing is covered that counts.
        top = tile.y + tile.height * 0.44 - high / 2 if tile.width >= PICTURED else tile.y - high * 0.22
        box = Rect(round(tile.centre[0] - wide / 2), round(top), wide, high)
        self.sketch.add(key, box, Look("sum", text, 0, (tone,)), Layer.RIBBON)
