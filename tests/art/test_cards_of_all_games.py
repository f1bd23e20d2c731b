"""Pictures of cards of the three other games: all there under the names that faces compute, sharp, and told apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tabletop.art.stock import stock_image, stock_names
from tests.art.seeing import apart

COLOURS = ("city", "water", "mountain", "desert")
TYPES = ("bearfolk", "building", "item", "plant", "animal")
BLOSSOMS = ("rose", "sunflower", "snowflake", "bellflower")
# the cards of the house deck by their slugs, a colour a paragraph
OWN = """
    dog banker baker town_hall mayor library bicycle flower_shop postbear toolbox park_bench sparrow street_lamp bakery
    cat weather_forecast_city skyscraper apartment_block apprentice rooftop_hives beekeeper ivy tram hedgehog

    lighthouse fisherbear rubber_duck whale otter rowboat harbour sailor seaweed water_lily heron anchor diving_bell
    captain pearl crab weather_forecast_water message_in_a_bottle reed_hive frog treasure_hunter aquarium raft
    shanty_choir

    eagle berries bear_cave backpack mountaineer pine_tree bearlet squirrel moss wild_ponies log_cabin goat ranger
    watchtower compass weather_forecast_mountain cable_car old_oak wolf_pack summit_hut mushroom bee_orchid hiker

    collector camel cactus pyramid nomad oasis scorpion caravan storyteller cartographer weather_forecast_desert mirage
    temple archaeologist sandcastle date_palm well desert_inn telescope bazaar fennec water_seller sundial
""".split()  # noqa: SIM905
STAND_INS = [f"{kind}_{colour}" for kind in TYPES for colour in COLOURS]
FAMILIES = {
    "jars": [f"secret_kingdom_jar_{blossom}" for blossom in (*BLOSSOMS, "mixed")],
    "beehives": [f"secret_kingdom_beehive_{number}" for number in range(1, 6)],
    "backs of the kingdom": [f"secret_kingdom_back_{kind}" for kind in ("honey", "gathering", "beehive")],
    "backs of colours": [f"bear_necessities_back_{colour}" for colour in COLOURS],
    "bees": [f"beesness_{bee}" for bee in ("worker", "drone", "queen")],
    "own pictures": [f"bear_necessities_{slug}" for slug in OWN],
    **{f"{kind} anywhere": [f"bear_necessities_{kind}_{colour}" for colour in COLOURS] for kind in TYPES},
}
SHAPES = {"jars": 164 / 116, "beehives": 124 / 116, "bees": 124 / 116, "own pictures": 80 / 116}


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """Pictures need one."""


def small(name: str, width: int) -> QImage:
    """The picture as it is seen on a card of ``width``."""
    return stock_image("pictures", name, width)


def test_each_of_the_94_cards_has_a_picture_of_its_own_and_each_kind_a_stand_in() -> None:
    assert len(set(OWN)) == 94
    assert len(STAND_INS) == 20
    assert {f"bear_necessities_{name}" for name in (*OWN, *STAND_INS)} <= set(stock_names("pictures"))
    assert "secret_kingdom_meadow" in stock_names("pictures")


@pytest.mark.parametrize("family", FAMILIES)
def test_pictures_of_one_family_are_told_apart_in_grey_on_the_smallest_card(family: str) -> None:
    seen = {name: small(name, 84) for name in FAMILIES[family]}
    for one, other in combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 2, (one, other)


@pytest.mark.parametrize("family", SHAPES)
def test_pictures_of_one_family_have_one_shape(family: str) -> None:
    assert {round(small(name, 232).height() / 232, 2) for name in FAMILIES[family]} == {round(SHAPES[family], 2)}


@pytest.mark.parametrize("slug", [*OWN, *STAND_INS])
def test_a_picture_fills_its_frame_and_stands_out_from_its_ground(slug: str) -> None:
    image = small(f"bear_necessities_{slug}", 116)
    wide, high = image.width(), image.height()
    edge = [(x, y) for x in (0, wide - 1) for y in range(high)] + [(x, y) for y in (0, high - 1) for x in range(wide)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in edge)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    values = [grey.pixelColor(x, y).value() for x in range(wide) for y in range(high)]
    inked = sum(value < 70 for value in values) / len(values)
    assert 0.03 < inked < 0.9, "ink carries the drawing, and does not bury it"


@pytest.mark.parametrize("name", [name for family in ("jars", "backs of colours") for name in FAMILIES[family]])
def test_large_and_small_files_show_the_same(name: str) -> None:
    assert apart(stock_image("pictures", name, 640).scaledToWidth(120), small(name, 240).scaledToWidth(120)) < 6
