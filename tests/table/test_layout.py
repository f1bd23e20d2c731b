"""The table fits: at every size, for every number of seats, in every hand, nothing lies where it should not."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from rules.kernel.view import View
from tabletop.table.games.bears_and_bees import place
from tabletop.table.geometry import SMALLEST_CARD, Rect
from tabletop.table.hand import hand_cards
from tabletop.table.layout import Metrics, zones
from tabletop.table.ring import ring
from tabletop.table.spots import Layer, Picture, Spot
from tests.table.tables import match_in, people, with_hands, with_played

# What the window leaves of 1024x640, 1366x768, 1920x1080 and 3840x2160 at 100 %, without and with its drawer.
ROOMY = [(1024, 520), (1366, 648), (1920, 960), (1620, 960), (3840, 2040), (3540, 2040)]
# The same at 200 %, where strip and prompt bar are twice as high.
LARGE_TEXT = [(1024, 400), (1366, 528), (1920, 840), (1320, 840), (3840, 1920), (3240, 1920)]
CASES = [(width, height, 1.0) for width, height in ROOMY] + [(width, height, 2.0) for width, height in LARGE_TEXT]
SEATS = (2, 3, 4, 5)
_VIEWS = {(seats, viewer): match_in(seats, 5).view(viewer) for seats in SEATS for viewer in (None, *range(seats))}


def views(seats: int) -> list[View]:
    """Every viewer's view and the public one."""
    return [_VIEWS[seats, viewer] for viewer in (None, *range(seats))]


def picture_of(view: View, width: int, height: int, scale: float) -> Picture:
    return place(view, people(view.seats), width, height, scale)


def told(spot: Spot) -> str:
    return f"{spot.key} {tuple(round(value) for value in spot.rect)}"


def belongs(one: Spot, other: Spot) -> bool:
    """Whether the two may lie on each other: a thing on what carries it, a label on its deck, cards of one hand."""
    if Layer.BOARD in (one.layer, other.layer) or Layer.PLATE in (one.layer, other.layer):
        lower, upper = sorted((one, other), key=lambda spot: spot.layer)
        return lower.rect.contains(upper.rect) or lower.look.kind == "mat" or _on_its_plate(lower, upper)
    if "/fan/" in one.key and "/fan/" in other.key:
        return True
    return one.group == other.group == "hand" or _label(one) == other.key or _label(other) == one.key


def _on_its_plate(plate: Spot, upper: Spot) -> bool:
    return upper.look.kind == "ribbon" and upper.key.startswith(plate.key)


def _label(spot: Spot) -> str:
    return spot.key.removesuffix("/count")


@pytest.mark.parametrize(("width", "height", "scale"), CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_leaves_the_frame_or_covers_what_it_should_not(
    seats: int, width: int, height: int, scale: float
) -> None:
    frame = Rect(0, 0, width, height)
    for view in views(seats):
        for hand in range(1, 10) if view.seat is not None else (9,):
            full = with_hands(view, hand)
            for shown in (full, with_played(full), with_played(full, draft=True)):
                spots = list(picture_of(shown, width, height, scale).spots.values())
                outside = [told(spot) for spot in spots if not frame.contains(spot.rect)]
                assert not outside
                clashes = [
                    f"{told(one)} on {told(other)}"
                    for one, other in combinations(spots, 2)
                    if one.rect.overlaps(other.rect)
                    and not belongs(one, other)
                    and not _pile_and_played(one, other, shown)
                ]
                assert not clashes


def _pile_and_played(one: Spot, other: Spot, view: View) -> bool:
    """A seat's played card may cover a part of its own pile."""
    for seat in range(view.seats):
        places = [view.places[f"seat/{seat}/{name}"] for name in ("pile", "played", "draft")]
        own = {piece.handle for held in places for piece in held.pieces} | {f"seat/{seat}/played/back"}
        if one.key in own and other.key in own:
            return True
    return False


@pytest.mark.parametrize(("width", "height", "scale"), CASES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_target_is_large_enough(seats: int, width: int, height: int, scale: float) -> None:
    """44 px where there is room, and never under 24; a card in the hand can always be told by its face."""
    for view in views(seats):
        for hand in range(1, 10) if view.seat is not None else (9,):
            picture = picture_of(with_played(with_hands(view, hand), draft=True), width, height, scale)
            for spot in picture.spots.values():
                if spot.handle:
                    assert min(spot.rect.width, spot.rect.height) >= 44, told(spot)
            cards = sorted(spot.rect for spot in picture.spots.values() if spot.group == "hand")
            assert all(card.width >= SMALLEST_CARD for card in cards)
            assert all(after.x - before.x >= 24 for before, after in pairwise(cards))


@pytest.mark.parametrize(("width", "height"), ROOMY)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_on_the_table_keep_their_smallest_size_at_usual_text(seats: int, width: int, height: int) -> None:
    for view in views(seats):
        picture = picture_of(with_played(view), width, height, 1.0)
        cards = [spot for spot in picture.spots.values() if spot.look.kind == "face" and "/fan/" not in spot.key]
        assert min(spot.rect.width for spot in cards) >= SMALLEST_CARD - 8


@pytest.mark.parametrize("count", range(1, 10))
def test_hand_cards_shrink_before_they_overlap(count: int) -> None:
    area = Rect(0, 0, 760, 168)
    cards = hand_cards(count, area, Metrics.of(1024, 520, 1.0))
    assert len({(card.width, card.height) for card in cards}) == 1
    assert not any(one.overlaps(other) for one, other in combinations(cards, 2))
    assert all(card.bottom == area.bottom for card in cards)


def test_the_left_neighbour_sits_on_the_left() -> None:
    assert ring(4, 1) == {1: "below", 2: "left", 3: "above", 0: "right"}
    for seats in (3, 4, 5):
        for holder in range(seats):
            table = zones(seats, holder, 1920, 960)
            left, right = table.seat((holder + 1) % seats), table.seat((holder - 1) % seats)
            assert left.plate.centre[0] < table.board.x < table.board.right < right.plate.centre[0]
            assert table.hand is not None
            assert table.seat(holder).plate.y > left.plate.y


def test_the_public_ring_is_fixed() -> None:
    table = zones(4, None, 1920, 960)
    assert [zone.side for zone in table.seats] == ["below", "left", "above", "right"]
    assert [zone.seat for zone in table.seats] == [0, 1, 2, 3]
    assert table.hand is None


def test_a_wide_table_uses_its_width() -> None:
    """The outermost things stand at the margins, so that no side of the table lies empty."""
    for seats in SEATS:
        table = zones(seats, 0, 1920, 960)
        rects = [zone.plate for zone in table.seats] + [zone.cards for zone in table.seats]
        assert min(rect.x for rect in rects) == table.metrics.margin
        assert max(rect.right for rect in rects) == 1920 - table.metrics.margin


@pytest.mark.parametrize(("width", "height", "scale"), CASES)
@pytest.mark.parametrize("holder", [None, *range(6)])
def test_six_seats_have_their_zones_side_by_side(holder: int | None, width: int, height: int, scale: float) -> None:
    """No game with cards in this shape has six seats yet: the zones themselves are looked at."""
    table = zones(6, holder, width, height, scale)
    assert sorted(zone.seat for zone in table.seats) == list(range(6))
    parts = [table.board, *(zone.plate for zone in table.seats), *(zone.cards for zone in table.seats)]
    parts += [table.hand] if table.hand is not None else []
    assert not [part for part in parts if not table.frame.contains(part)]
    assert not [(one, other) for one, other in combinations(parts, 2) if one.overlaps(other)]
    for zone in table.seats:
        assert zone.plate.width >= 168
        assert zone.plate.height >= 76
        assert zone.cards.width >= SMALLEST_CARD
    assert table.board.width >= 100


def test_six_seats_sit_clockwise_from_the_left() -> None:
    table = zones(6, 2, 1920, 960)
    assert [zone.seat for zone in table.seats] == [2, 3, 4, 5, 0, 1]
    assert [zone.side for zone in table.seats] == ["below", "left", "upper left", "above", "upper right", "right"]
    centres = {zone.side: zone.plate.centre for zone in table.seats}
    assert centres["left"][0] < table.board.x < table.board.right < centres["right"][0]
    assert centres["upper left"][0] < centres["above"][0] < centres["upper right"][0]
    assert centres["above"][1] < table.board.y
