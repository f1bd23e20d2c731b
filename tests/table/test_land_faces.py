"""Every card of Bear Necessities has a face of its own at every size, and says in icons what its words say."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rules.bear_necessities.cards import house_deck
from rules.bear_necessities.effects import COLOURS
from tabletop.art.faces import Faces
from tabletop.art.stock import stock_names
from tabletop.art.theme import Theme, load_fonts
from tabletop.table.games.bear_necessities_card import picture_name, slug
from tabletop.table.games.bear_necessities_effect import Print, lower, upper, width
from tabletop.table.games.bear_necessities_faces import Book
from tabletop.table.games.bear_necessities_looks import PAINTERS
from tabletop.table.pictures import Pictures
from tabletop.table.spots import Look
from tabletop.texts.bear_necessities_cards import card_lines, card_text

CARDS = list(house_deck().cards.values())


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    load_fonts()
    made = Faces(Theme())
    made.add("bear_necessities", Book(house_deck()))
    return made


@pytest.mark.parametrize("size", [84, 120, 184])
def test_no_two_cards_look_alike_but_those_that_do_the_same(faces: Faces, size: int) -> None:
    seen: dict[bytes, str] = {}
    for card in CARDS:
        image = faces.pixmap(f"bear_necessities/{card.id}", size).toImage()
        assert not image.isNull()
        pixels = bytes(image.constBits())
        assert seen.setdefault(pixels, card.id) == card.id


def test_every_card_can_be_inspected_with_its_words(faces: Faces) -> None:
    for card in CARDS:
        lines = card_lines(card)
        assert all(symbol and words for symbol, words in lines)
        image = faces.inspect(f"bear_necessities/{card.id}", 320, 1.0, lines).toImage()
        assert (image.width(), image.height()) == (320, 460)


def test_a_back_shows_its_colour_and_nothing_else(faces: Faces) -> None:
    images = [faces.pixmap(f"bear_necessities/back_{colour}", 84).toImage() for colour in COLOURS]
    assert len({bytes(image.constBits()) for image in images}) == 4
    with pytest.raises(KeyError):
        faces.pixmap("bear_necessities/back", 84)


@pytest.mark.parametrize(("across", "down"), [(44, 37), (60, 50), (120, 100), (200, 166)])
def test_tiles_are_told_apart_in_every_size(faces: Faces, across: int, down: int) -> None:
    pictures = Pictures(Theme(), faces)
    pictures.painters |= PAINTERS
    seen: set[bytes] = set()
    for card in CARDS:
        look = Look("tile", "", 0, Print.of(card).detail())
        image: QImage = pictures.pixmap(look, across, down, 1.0).toImage()
        seen.add(bytes(image.constBits()))
    # Small ones have no picture: what does the same, in the same colour and of the same type, looks the same.
    alike = {(card.colour, card.types, card.hives, *Print.of(card).detail()[5:]) for card in CARDS}
    assert len(seen) == (len(CARDS) if across >= 88 else len(alike))


def test_every_card_has_its_own_picture() -> None:
    names = {card.id: picture_name(Print.of(card)) for card in CARDS}
    assert set(names.values()) <= set(stock_names("pictures"))
    assert len(set(names.values())) == len(CARDS)


def test_a_card_of_another_deck_borrows_the_picture_of_its_type_and_colour() -> None:
    card = Print("N1", "Nobody's Card", "desert", "plant item", 0, 1, 0, "", "", 0, "", 0, 0)
    assert picture_name(card) == "bear_necessities_plant_desert"
    assert slug("Weather Forecast (City)") == "weather_forecast_city"
    assert slug("Bear's Den") == "bears_den"


def test_the_icons_say_what_the_deck_says() -> None:
    for card in CARDS:
        plain = Print.of(card)
        above, below = upper(plain), lower(plain)
        numbers = [int(text.lstrip("+")) for kind, text in above if kind != "symbol" and text.lstrip("+").isdigit()]
        if card.where in ("right", "reserve"):
            assert numbers == [card.vp + card.each, card.vp]
        else:
            assert numbers == [number for number in (card.vp, card.each, card.bees) if number]
        assert bool(below) == bool(card.goal)
        if below:
            assert int(below[-1][1]) == card.goal_vp
        # A line of icons is never longer than can be read on the smallest card of a hand.
        assert max(width(above), width(below) if below else 0) <= 76 / 13


def test_words_name_every_number_of_a_card() -> None:
    for card in CARDS:
        words = " ".join(card_text(card))
        for number in (card.goal_vp, card.least, card.each if card.where not in ("right", "reserve") else 0):
            assert not number or str(number) in words
