"""Faces of Bears & Bees: every card at every size, every pattern told apart, composed once and kept within bounds."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from rules.bears_and_bees.cards import Card, Deck, house_deck
from tabletop.art import faces as faces_room
from tabletop.art.faces import Faces
from tabletop.art.theme import Theme
from tabletop.table.games.bears_and_bees_card import fullness, most, picture_name
from tabletop.table.games.bears_and_bees_faces import Book
from tests.art.seeing import apart

GAME = "bears_and_bees"
BACKS = ("back", "back_honey", "back_research", "back_swarm")
SIZES = ((84.0, 1.0), (120.0, 1.0), (150.0, 1.5), (120.0, 2.0))


@pytest.fixture
def faces(qapp: QApplication) -> Faces:
    made = Faces(Theme())
    made.add(GAME, Book(house_deck()))
    return made


def pattern(card: Card) -> tuple[object, ...]:
    """What a card does, without its number."""
    return tuple(
        getattr(card, name) for name in Card.__dataclass_fields__ if name not in ("id", "number", "worth", "kind")
    )


@pytest.mark.parametrize("name", [*house_deck().cards, *BACKS])
def test_every_card_composes_at_every_size(faces: Faces, name: str) -> None:
    for width, ratio in SIZES:
        pixmap = faces.pixmap(f"{GAME}/{name}", width, ratio)
        assert pixmap.width() == round(width * ratio)
        assert pixmap.height() == round(round(width * ratio) * 1.4)
        assert pixmap.devicePixelRatio() == ratio
        image = pixmap.toImage()
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle.alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 40, "a face is never an empty card"


@pytest.mark.parametrize("width", [84.0, 120.0])
def test_every_pattern_has_a_face_of_its_own_whatever_the_number(qapp: QApplication, width: float) -> None:
    patterns: dict[tuple[object, ...], Card] = {}
    for card in house_deck().cards.values():
        patterns.setdefault(pattern(card), replace(card, number=1, id=f"X{len(patterns)}"))
    made = Faces(Theme())
    made.add(GAME, Book(_Pretended(patterns.values())))
    seen: dict[bytes, str] = {}
    for card in patterns.values():
        image = made.pixmap(f"{GAME}/{card.id}", width).toImage().convertToFormat(QImage.Format.Format_RGB32)
        drawn = bytes(image.constBits())
        assert drawn not in seen, (card, seen.get(drawn))
        seen[drawn] = card.id


class _Pretended(Deck):
    """A few cards that are no whole deck."""

    def __init__(self, cards: object) -> None:
        self.cards = {card.id: card for card in cards}  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [84.0, 120.0])
def test_copies_of_a_card_differ_by_their_number(faces: Faces, width: float) -> None:
    assert faces.pixmap(f"{GAME}/H1", width).toImage() != faces.pixmap(f"{GAME}/H2", width).toImage()


@pytest.mark.parametrize("width", [84.0, 120.0])
def test_the_types_are_told_apart_in_grey(faces: Faces, width: float) -> None:
    images = [faces.pixmap(f"{GAME}/{name}", width).toImage() for name in ("H1", "R1", "S1", "back")]
    for one, other in combinations(images, 2):
        assert apart(one, other) > 12


def test_a_back_with_a_type_is_the_common_back_but_for_its_middle(faces: Faces) -> None:
    common = faces.pixmap(f"{GAME}/back", 120).toImage()
    for name in BACKS[1:]:
        other = faces.pixmap(f"{GAME}/{name}", 120).toImage()
        assert other != common
        edges = [(x, y) for x in range(120) for y in (*range(40), *range(128, 168))]
        assert all(other.pixel(x, y) == common.pixel(x, y) for x, y in edges)


def test_the_jar_is_fuller_the_more_the_card_can_bring() -> None:
    honey = [card for card in house_deck().cards.values() if card.type == "honey"]
    levels = [fullness(card) for card in sorted(honey, key=most)]
    assert levels == sorted(levels)
    assert set(levels) == {0, 1, 2, 3}
    assert all(picture_name(card).startswith(f"honey_{fullness(card)}") for card in honey)


def test_faces_are_composed_once(faces: Faces) -> None:
    keys = [f"{GAME}/{name}" for name in ("H1", "R1", "S1")]
    assert all(faces.cold(key, 120) for key in keys)
    faces.pixmap(keys[0], 120)
    assert [faces.cold(key, 120) for key in keys] == [False, True, True]
    assert faces.pixmap(keys[0], 120).cacheKey() == faces.pixmap(keys[0], 120).cacheKey()
    assert faces.cold(keys[0], 120, 2.0)
    faces.clear()
    assert faces.cold(keys[0], 120)


def test_the_face_unseen_for_longest_is_dropped_first(faces: Faces, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces_room, "MOST_BYTES", 3 * 120 * 168 * 4)
    first, second, third, fourth = (f"{GAME}/H{number}" for number in range(1, 5))
    for key in (first, second, third):
        faces.pixmap(key, 120)
    faces.pixmap(first, 120)
    faces.pixmap(fourth, 120)
    assert [faces.cold(key, 120) for key in (first, second, third, fourth)] == [False, True, False, False]


def test_an_unknown_card_or_game_is_refused_and_leaves_no_painter_behind(faces: Faces) -> None:
    with pytest.raises(KeyError):
        faces.pixmap(f"{GAME}/H99", 120)
    with pytest.raises(KeyError):
        faces.pixmap("whist/H1", 120)
    assert faces.pixmap(f"{GAME}/H1", 120).width() == 120


@pytest.mark.parametrize("name", ["H26", "R45", "S3", "back_honey"])
def test_an_inspected_card_has_its_shape_and_its_lines(faces: Faces, name: str) -> None:
    lines = [("honey_drop", "Take 1 honey."), ("type_swarm", "The right neighbour played a swarm: 3 more honey.")]
    plain = faces.inspect(f"{GAME}/{name}", 320)
    assert (plain.width(), plain.height()) == (320, 460)
    worded = faces.inspect(f"{GAME}/{name}", 320, lines=lines)
    assert (worded.width(), worded.height()) == (320, 460)
    assert plain.toImage() != worded.toImage()
    assert faces.inspect(f"{GAME}/{name}", 320, lines=lines).cacheKey() == worded.cacheKey()
