"""Bear Necessities fits on the table: at every size, for every number of seats, at every question."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.bear_necessities.cards import house_deck
from rules.bear_necessities.effects import COLOURS
from rules.kernel.view import View
from tabletop.table.games.bear_necessities import place
from tabletop.table.games.bear_necessities_zones import zones
from tabletop.table.geometry import SMALLEST_CARD, Rect
from tabletop.table.spots import Layer, Picture, Spot
from tests.table.lands import SEATS, finished, people, views
from tests.table.test_layout import CASES, ROOMY

_FLAT = (Layer.BOARD, Layer.PLATE)


def picture_of(view: View, width: int, height: int, scale: float) -> Picture:
    return place(view, people(view.seats), width, height, scale)


def told(spot: Spot) -> str:
    return f"{spot.key} {tuple(round(value) for value in spot.rect)}"


def belongs(one: Spot, other: Spot) -> bool:
    """Whether the two may lie on each other: a thing on what carries it, a count or a chip on its card."""
    lower, upper = sorted((one, other), key=lambda spot: spot.layer)
    if lower.layer in _FLAT:
        return lower.rect.contains(upper.rect) or upper.layer == Layer.RIBBON or lower.look.kind in ("slot", "tray")
    if upper.look.kind in ("goal", "sum", "order", "deck_count", "dealer", "ribbon"):
        return True
    return one.group == other.group == "hand"


@pytest.mark.parametrize(("width", "height", "scale"), CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_leaves_the_frame_or_covers_what_it_should_not(
    seats: int, width: int, height: int, scale: float
) -> None:
    frame = Rect(0, 0, width, height)
    for view in views(seats):
        spots = list(picture_of(view, width, height, scale).spots.values())
        assert not [told(spot) for spot in spots if not frame.contains(spot.rect)]
        clashes = [
            f"{told(one)} on {told(other)}"
            for one, other in combinations(spots, 2)
            if one.rect.overlaps(other.rect) and not belongs(one, other)
        ]
        assert not clashes


@pytest.mark.parametrize(("width", "height", "scale"), CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_target_is_large_enough(seats: int, width: int, height: int, scale: float) -> None:
    """What may be touched is 44 px at least, what can only be looked at 24; a hand can always be told by its faces."""
    for view in views(seats):
        picture = picture_of(view, width, height, scale)
        lit = {handle for handle in view.places if handle.startswith(("cell/", "answer/"))}
        for spot in picture.spots.values():
            if spot.handle:
                least = 44 if spot.handle in lit or spot.group == "hand" else 24
                assert min(spot.rect.width, spot.rect.height) >= least, told(spot)
            if spot.group == "hand":
                assert spot.rect.width >= SMALLEST_CARD


@pytest.mark.parametrize(("width", "height"), ROOMY)
def test_six_tableaus_stay_readable_for_everybody(width: int, height: int) -> None:
    """At usual text a card in any tableau is wide enough for its line of icons."""
    for block in zones(6, None, width, height).blocks:
        assert block.tile[0] >= 56


@pytest.mark.parametrize(("width", "height"), ROOMY)
@pytest.mark.parametrize("seats", SEATS)
def test_neighbours_are_near_half_as_large_as_the_own_tableau(seats: int, width: int, height: int) -> None:
    table = zones(seats, 0, width, height)
    own = picture_of(views(seats)[3], width, height, 1.0).spots
    largest = max(spot.rect.width for spot in own.values() if spot.look.kind == "ghost")
    for block in table.blocks:
        assert block.tile[0] / largest >= 0.42


@pytest.mark.parametrize("seats", SEATS)
def test_everything_of_a_view_lies_on_the_picture(seats: int) -> None:
    """Each place has a spot or an anchor, each open card a spot, whoever looks; of seats that are not neighbours the
    holder sees a map."""
    for view in views(seats):
        picture = picture_of(view, 1024, 520, 1.0)
        slim = {seat for seat, _ in zones(seats, view.seat, 1024, 520).slims}
        for handle, there in view.places.items():
            assert picture.anchor(handle) is not None, handle
            shown = there.kind in ("cell", "hand", "draft", "reserve") and there.owner not in slim
            for piece in there.pieces:
                if shown and piece.face and there.owner == view.seat:
                    assert piece.handle in picture.spots
                if there.kind == "cell" and shown:
                    assert piece.handle in picture.spots
                    assert house_deck().cards[piece.face].colour in COLOURS


@pytest.mark.parametrize("seats", SEATS)
def test_a_full_tableau_has_its_twelve_cells_in_a_grid(seats: int) -> None:
    view = finished(seats, 4).view(None)
    picture = picture_of(view, 1920, 960, 1.0)
    for seat in range(seats):
        cells = {handle: picture.anchors[handle] for handle in view.places if handle.startswith(f"seat/{seat}/cell/")}
        assert len({rect.x for rect in cells.values()}) == 4
        assert len({rect.y for rect in cells.values()}) == 3
        assert all(picture.anchors[f"seat/{seat}/land"].contains(rect) for rect in cells.values())
