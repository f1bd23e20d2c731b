"""The table of The Secret Kingdom fits: at every size, for every number of seats, whatever goes on, nothing lies on
another thing."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from rules.kernel.match import Match
from tabletop.table.games.secret_kingdom import place
from tabletop.table.games.secret_kingdom_plate import plate_rects
from tabletop.table.games.secret_kingdom_zones import TableRects, table_rects
from tabletop.table.geometry import SMALLEST_CARD, Rect
from tabletop.table.spots import Layer, Picture, Spot
from tests.table.kingdom import MOMENTS, SEATS, lit_for, match_at, shown_to
from tests.table.tables import people
from tests.table.test_layout import CASES, ROOMY, told


@cache
def asked(seats: int, wanted: str, beehives: str) -> Match:
    return match_at(seats, 5, wanted, beehives)


def pictures(seats: int, wanted: str, case: tuple[int, int, float], beehives: str) -> list[Picture]:
    match = asked(seats, wanted, beehives)
    viewers = (None, 0, seats - 1)
    return [place(shown_to(match, viewer), people(seats), *case) for viewer in viewers]


def parts(rects: TableRects) -> list[Rect]:
    upper = [rects.tray] if rects.tray is not None else [rects.pile, *rects.market]
    low = [rects.gathering, rects.discard, rects.stage, *rects.hives]
    return [*upper, rects.sign, *rects.supply.values(), *low, *rects.plates.values()]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("hives", [False, True])
def test_the_parts_of_the_table_share_nothing_and_hold_what_is_theirs(
    case: tuple[int, int, float], seats: int, hives: bool
) -> None:
    for holder in (None, 0, 1):
        rects = table_rects(seats, holder, *case, hives)
        assert all(rects.frame.contains(part) for part in parts(rects))
        assert not any(one.overlaps(other) for one, other in combinations(parts(rects), 2))
        if rects.tray is not None:
            honey = (rects.pile, *rects.market)
            assert all(rects.tray.contains(card) for card in honey)
            assert not any(one.overlaps(other) for one, other in combinations(honey, 2))
        assert len(rects.hives) == (3 if hives else 0)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_on_a_plate_nothing_covers_another(case: tuple[int, int, float], seats: int) -> None:
    for symbols in (False, True):
        rects = table_rects(seats, 1, *case)
        for plate in rects.plates.values():
            found = plate_rects(plate, rects.metrics, symbols)
            inner = [found.mark, found.points, found.cards, *found.gems.values(), *found.symbols.values()]
            assert all(plate.contains(part) for part in inner)
            assert not any(one.overlaps(other) for one, other in combinations([*inner, found.name], 2))
            assert not any(found.ribbon.overlaps(part) for part in inner[1:])
            assert min(row.height for row in found.gems.values()) >= 14


def belongs(one: Spot, other: Spot) -> bool:
    """Whether the two may lie on each other: a thing on what carries it, a number or a mark on its card."""
    lower, upper = sorted((one, other), key=lambda spot: spot.layer)
    if lower.layer in (Layer.BOARD, Layer.PLATE):
        return lower.rect.contains(upper.rect) or upper.look.kind == "ribbon" or lower.look.kind == "mat"
    return upper.key in (f"{lower.key}/count", f"{lower.key}/price") or upper.look.kind == "ribbon"


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("wanted", MOMENTS)
def test_nothing_leaves_the_frame_or_covers_what_it_should_not(
    case: tuple[int, int, float], seats: int, wanted: str
) -> None:
    frame = Rect(0, 0, case[0], case[1])
    for beehives in ("off", "four"):
        for picture in pictures(seats, wanted, case, beehives):
            spots = list(picture.spots.values())
            assert not [told(spot) for spot in spots if not frame.contains(spot.rect)]
            clashes = [
                f"{told(one)} on {told(other)}"
                for one, other in combinations(spots, 2)
                if one.rect.overlaps(other.rect) and not belongs(one, other)
            ]
            assert not clashes


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_can_be_read_and_fingers_find_their_targets(case: tuple[int, int, float], seats: int) -> None:
    for wanted in MOMENTS:
        for picture in pictures(seats, wanted, case, "four"):
            for spot in picture.spots.values():
                if spot.handle and spot.look.kind != "hive_tile":
                    assert min(spot.rect.width, spot.rect.height) >= 44, told(spot)
                elif spot.handle:
                    assert min(spot.rect.width, spot.rect.height) >= 24, told(spot)
                if spot.look.kind == "face":
                    least = SMALLEST_CARD - 8 if case[:2] in ROOMY else 64
                    assert spot.rect.width >= least, told(spot)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("wanted", MOMENTS)
def test_every_place_and_everything_that_is_lit_lies_on_the_table(seats: int, wanted: str) -> None:
    for beehives in ("off", "four"):
        match = asked(seats, wanted, beehives)
        for viewer in (None, *match.waiting()):
            view = shown_to(match, viewer)
            picture = place(view, people(seats), 1024, 520, 1.0)
            lying = {spot.handle for spot in picture.spots.values()}
            assert set(lit_for(match)) - {"lock"} <= lying
            assert all(picture.anchor(handle) is not None for handle in view.places)


def test_a_wide_table_uses_its_width() -> None:
    """The outermost things stand at the margins, so that no side of the table lies empty."""
    for hives in (False, True):
        for seats in SEATS:
            rects = table_rects(seats, 0, 1920, 960, 1.0, hives)
            assert min(part.x for part in parts(rects)) == rects.metrics.margin
            assert max(part.right for part in parts(rects)) >= 1920 - rects.metrics.margin - 4
            assert max(part.bottom for part in parts(rects)) >= 960 - rects.metrics.margin - 4


def test_plates_stand_clockwise_from_the_left_the_own_one_first() -> None:
    for holder, order in ((None, [0, 1, 2, 3]), (2, [2, 3, 0, 1])):
        plates = table_rects(4, holder, 1024, 520, 1.0).plates
        assert sorted(plates, key=lambda seat: plates[seat].x) == order
