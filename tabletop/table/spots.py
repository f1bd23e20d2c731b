"""A picture of the table as plain data: what is seen where. Pure; scene and director make it visible.

A picture is made anew from each view. Two pictures are compared by the keys of their spots, so a spot keeps its key
for as long as a player would call it the same thing (``card/H17`` wherever it lies).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from tabletop.table.geometry import Rect


class Layer(IntEnum):
    """Height above the cloth; what is higher covers what is lower."""

    BOARD = 0
    PLATE = 10
    PILE = 20
    CARD = 30
    COUNTER = 40
    HAND = 50
    RIBBON = 60
    RAISED = 80
    FLYING = 90


@dataclass(frozen=True, slots=True)
class Look:
    """What is painted: ``kind`` names the painter, the rest is what it needs. Equal looks are equal pixels.

    ``count`` is kept apart from ``detail`` because the director may count it up or down on the way from one view to the
    next.
    """

    kind: str
    name: str = ""
    count: int = 0
    detail: tuple[str | int | float | bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing in a picture.

    ``handle`` is what touching it means (empty: scenery), ``inspect`` what the inspector shows of it. ``group``
    holds things that are alternatives of each other: where one of a group may be touched, the others are veiled.
    ``lifts``: it rises under the pointer. ``shadow``: it is a card that lies on something. ``order`` is its place
    in the reading order of the spoken table.
    """

    key: str
    rect: Rect
    look: Look
    layer: Layer = Layer.CARD
    handle: str = ""
    inspect: str = ""
    group: str = ""
    lifts: bool = False
    shadow: bool = False
    chosen: bool = False
    order: int = 0


def _silent(handle: str) -> str:
    return ""


@dataclass(frozen=True)
class Picture:
    """All spots of one view, by key, from the lowest to the highest.

    ``anchors`` are the middles of places that pieces come from and go to, by handle (``seat/2/honey/5`` is the sixth
    cell of a row); ``sentence`` says what a handle stands for, when somebody asks. ``soon`` are looks, and
    ``marks_soon`` marks, that the next pictures will likely have and that can be painted beforehand.
    """

    spots: Mapping[str, Spot] = field(default_factory=dict)
    anchors: Mapping[str, Rect] = field(default_factory=dict)
    sentence: Callable[[str], str] = _silent
    soon: Sequence[tuple[Look, Rect]] = ()
    marks_soon: Sequence[tuple[str, Rect]] = ()

    def anchor(self, handle: str) -> Rect | None:
        """The place of ``handle``: its own, or that of the place it belongs to."""
        while handle:
            if handle in self.anchors:
                return self.anchors[handle]
            handle = handle.rpartition("/")[0]
        return None


@dataclass(frozen=True, slots=True)
class Cue:
    """What the picture does for one event, in the words of motion: the game says what, ``motion`` says when.

    In effect step ``step`` of the beat, ``count`` things of look ``token`` fly from ``source`` to ``target``, one after
    another, and at each landing the spots in ``tallies`` count one on. A ``chip`` pops up at ``chip_at``. Where the
    things are spots of their own on one side, ``keys`` names them: they set out from there, or stand there from their
    landing on. ``turns_from`` is what the first of them shows until it has turned over.
    """

    step: int = 0
    token: Look | None = None
    source: str = ""
    target: str = ""
    count: int = 0
    tallies: tuple[str, ...] = ()
    chip: Look | None = None
    chip_at: Rect | None = None
    long: bool = False
    keys: tuple[str, ...] = ()
    turns_from: Look | None = None
