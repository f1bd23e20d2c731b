"""Honey stall on the table: a mat for each seat and one for the bid. Placement and motion in one room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.table.games import Seated
from tabletop.table.layout import zones
from tabletop.table.painters import Painter
from tabletop.table.sketch import Sketch
from tabletop.table.spots import Cue, Layer, Look, Picture


class Book:
    """No card has a face."""

    def paint(self, canvas: Any, name: str) -> None:
        raise KeyError(name)

    def inspect(self, canvas: Any, name: str, lines: Any) -> None:
        raise KeyError(name)


def tint(name: str) -> str:
    return "honey"


def painters() -> Mapping[str, Painter]:
    return {}


def book(view: View) -> Book:
    return Book()


def place(view: View, players: Sequence[Seated], width: float, height: float, scale: float) -> Picture:
    sketch = Sketch("honey_stall")
    table = zones(view.seats, view.seat, width, height, scale)
    sketch.place("board", table.board, Look("board"), Layer.BOARD)
    half = table.board.inset(table.board.height / 4)
    sketch.place("auction/bid", half, Look("mat"), Layer.PILE, handle="auction/bid", order=1)
    for zone in table.seats:
        here = f"seat/{zone.seat}"
        sketch.place(here, zone.plate, Look("mat"), Layer.PLATE, handle=here, inspect=here, order=10 + zone.seat)
        sketch.number(f"{here}/honey", zone.plate.inset(8), view.places[f"{here}/honey"].count, 1.0)
    return sketch.picture(lambda handle: handle)


def cues(events: Sequence[Event], before: Picture, after: Picture) -> Iterable[Cue]:
    return ()


def travels(event: Event) -> tuple[str, str, str]:
    return "", "", ""


def changed(event: Event) -> Iterable[str]:
    return ()
