"""The table of Beesness fits: at every size, for every number of seats, whatever is asked, nothing lies on another."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from rules.kernel.match import Match
from tabletop.table.games.beesness import place
from tabletop.table.games.beesness_garden import FLOWERS, flowers
from tabletop.table.games.beesness_plate import plate_rects
from tabletop.table.games.beesness_zones import TableRects, table_rects
from tabletop.table.geometry import Rect
from tabletop.table.spots import Layer, Picture
from tests.table.commons import PHASES, SEATS, lit_for, match_at
from tests.table.tables import people
from tests.table.test_layout import CASES

SLACK = 14
"""Pixels that a ribbon or a mark may hang over the edge of its plate at the smallest table."""


@cache
def asked(seats: int, phase: str) -> Match:
    return match_at(seats, 5, phase, 1)


def viewers(match: Match) -> tuple[int | None, ...]:
    """Everybody, somebody who is asked, and somebody who is not."""
    others = [seat for seat in range(match.setup.seats) if seat not in match.waiting()]
    return (None, match.waiting()[0], *others[:1])


def pictures(seats: int, phase: str, case: tuple[int, int, float]) -> list[Picture]:
    match = asked(seats, phase)
    return [place(match.view(viewer), people(seats), *case) for viewer in viewers(match)]


def parts(rects: TableRects) -> list[Rect]:
    return [*rects.plates.values(), rects.tray, rects.market, rects.board, rects.stall]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("holder", [None, 0, 2])
def test_the_parts_of_the_table_share_nothing_and_hold_what_is_theirs(
    case: tuple[int, int, float], seats: int, holder: int | None
) -> None:
    rects = table_rects(seats, holder, *case)
    assert all(rects.frame.contains(part) for part in parts(rects))
    assert not any(one.overlaps(other) for one, other in combinations(parts(rects), 2))
    assert all(rects.market.contains(part) for part in (*rects.stacks, *rects.counts))
    assert not any(one.overlaps(other) for one, other in combinations((*rects.stacks, *rects.counts), 2))
    assert all(rects.stall.contains(part) for part in rects.things.values())
    assert not any(one.overlaps(other) for one, other in combinations(rects.things.values(), 2))
    assert rects.board.contains(rects.bed)
    assert rects.bed.contains(rects.sign)
    assert rects.bed.contains(rects.plot)
    assert not rects.sign.overlaps(rects.plot)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_can_be_read_and_fingers_find_their_targets(case: tuple[int, int, float], seats: int) -> None:
    rects = table_rects(seats, None, *case)
    assert all(stack.width >= 84 for stack in rects.stacks)
    for plate in rects.plates.values():
        tag = plate_rects(plate, rects.metrics).tag
        assert tag.width >= 44
        assert tag.height >= 24
    for phase in PHASES:
        for picture in pictures(seats, phase, case):
            for spot in picture.spots.values():
                if spot.group in ("tray", "hand"):
                    assert min(spot.rect.width, spot.rect.height) >= 44


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_on_a_plate_nothing_covers_another(case: tuple[int, int, float], seats: int) -> None:
    rects = table_rects(seats, 1, *case)
    for plate in rects.plates.values():
        found = plate_rects(plate, rects.metrics)
        inner = [found.mark, found.name, found.tag, *found.numbers.values(), *found.rows.values()]
        assert all(plate.contains(part) for part in inner)
        assert not any(one.overlaps(other) for one, other in combinations(inner, 2))
        assert not any(found.ribbon.overlaps(part) for part in (found.tag, *found.numbers.values()))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_asked_lies_inside_the_frame_and_beside_its_alternatives(
    case: tuple[int, int, float], seats: int, phase: str
) -> None:
    width, height, _ = case
    for picture in pictures(seats, phase, case):
        slack = SLACK * max(1.0, table_rects(seats, None, *case).metrics.unit)
        frame = Rect(-slack, -slack, width + 2 * slack, height + 2 * slack)
        assert all(frame.contains(spot.rect) for spot in picture.spots.values())
        things = [spot for spot in picture.spots.values() if spot.handle and not spot.handle.startswith("seat/")]
        for one, other in combinations(things, 2):
            covers = {one.handle, other.handle} & {"garden"} and one.layer != other.layer  # a sheet lies over the bed
            assert covers or not one.rect.overlaps(other.rect), (one.handle, other.handle)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_place_and_every_lit_handle_is_on_the_picture(
    case: tuple[int, int, float], seats: int, phase: str
) -> None:
    match = asked(seats, phase)
    for viewer in viewers(match):
        view = match.view(viewer)
        picture = place(view, people(seats), *case)
        assert all(picture.anchor(handle) is not None for handle in view.places)
        handles = {spot.handle for spot in picture.spots.values()}
        if viewer is None or viewer in view.waiting:
            seat = view.waiting[0] if viewer is None else viewer
            assert set(lit_for(match, seat)) - {"lock"} <= handles


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("drafted", [1, 2, 3])
def test_a_draft_of_an_offer_can_be_touched_by_its_own_seat(seats: int, drafted: int) -> None:
    match = match_at(seats, 5, "market", 1, drafted=drafted)
    seat = match.waiting()[0]
    picture = place(match.view(seat), people(seats), 1024, 520, 1.0)
    assert set(lit_for(match, seat)) - {"lock"} <= {spot.handle for spot in picture.spots.values()}


@pytest.mark.parametrize("case", CASES)
def test_flowers_stand_in_their_bed_and_no_two_in_one_place(case: tuple[int, int, float]) -> None:
    rects = table_rects(4, None, *case)
    places = flowers(rects.plot)
    assert len(places) == FLOWERS
    bed = rects.bed.inset(-SLACK * max(1.0, rects.metrics.unit))
    assert all(bed.contains(flower.rect) for flower in places)
    assert len({flower.rect for flower in places}) == FLOWERS
    assert {flower.kind for flower in places} == {"daisy", "tulip", "bell", "poppy", "sunflower"}
    assert len({flower.rect.bottom for flower in places}) >= FLOWERS / 4


def test_a_thinning_garden_keeps_its_flowers_where_they_stand() -> None:
    view = asked(4, "market").view(None)
    places = dict(view.places)
    shown = []
    for count in (12, 11):
        places["garden"] = type(places["garden"])("flowers", None, count)
        view.places.update(places)
        picture = place(view, people(4), 1024, 520, 1.0)
        shown.append({key: spot for key, spot in picture.spots.items() if spot.look.kind == "bloom"})
    assert shown[1].items() <= shown[0].items()
    assert len(shown[0]) == len(shown[1]) + 1 == 12


def test_neighbours_sit_at_the_ends_of_the_upper_row() -> None:
    for seats in SEATS:
        for holder in range(seats):
            plates = table_rects(seats, holder, 1920, 960, 1.0).plates
            own = plates[holder]
            others = {seat: plate for seat, plate in plates.items() if seat != holder}
            assert all(plate.bottom < own.y for plate in others.values())
            assert min(others, key=lambda seat: others[seat].x) == (holder + 1) % seats
            assert max(others, key=lambda seat: others[seat].x) == (holder - 1) % seats


def test_things_that_lie_higher_are_sheets_ribbons_and_ballots() -> None:
    for phase in PHASES:
        for picture in pictures(4, phase, (1024, 520, 1.0)):
            for spot in picture.spots.values():
                assert spot.layer < Layer.RAISED
