"""Symbols, marks and tokens: all there, sharp, and told apart without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tabletop.art import symbols
from tabletop.art.marks import MARKS, lid_label, mark_pixmap, paint_lid, paint_mark
from tabletop.art.patterns import pattern_brush
from tabletop.art.theme import load_fonts
from tests.art.seeing import apart

ICONS = """
    arrow_left arrow_right arrow_up arrow_down arrows_apart undo redo lock unlock eye hide menu close check cross plus
    minus play pause step skip log info hint settings rules home trophy people robot person open save trash search
    chevron_left chevron_right chevron_up chevron_down drag warning clock hand row column to_right adjacent
""".split()  # noqa: SIM905
DRAWN = """
    honey_drop honey_drop_empty research_lens swarm_bees type_honey type_research type_swarm bear bear_eating
    experience jar_0 jar_1 jar_2 jar_3 card card_stack paw comb flower leaf hive bee swarm_token bear_eight logo
    take_another_turn gain_pollen others_gain discard_gems comb_cell
    colour_any goal bee_token bee_hive vp reserve different_types different_colours
    worker drone queen price_tag coin_1 coin_3 honey_pot bank calendar seed_box
    garden_daisy garden_tulip garden_bell garden_poppy garden_sunflower vote_yes vote_no
    die_1 die_2 die_3 die_4 die_5 die_6
""".split()  # noqa: SIM905
POLLEN = ("rose", "sunflower", "snowflake", "bellflower")
APART = {
    "blossoms": [f"pollen_{kind}" for kind in (*POLLEN, "any")],
    "gems": [f"gem_{kind}" for kind in POLLEN],
    "colours": [f"colour_{kind}" for kind in ("city", "water", "mountain", "desert")],
    "types": [f"type_{kind}" for kind in ("bearfolk", "building", "item", "plant", "animal")],
    "effects": ["take_another_turn", "gain_pollen", "others_gain", "discard_gems"],
    "bees": ["worker", "drone", "queen"],
    "votes": ["vote_yes", "vote_no"],
    "coins": ["coin_1", "coin_3"],
    "garden": ["garden_daisy", "garden_tulip", "garden_bell", "garden_poppy", "garden_sunflower"],
    "ways": ["row", "column", "to_right", "adjacent"],
}


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


def ink(image: QImage) -> int:
    """How many pixels are not see-through."""
    return sum(image.pixelColor(x, y).alpha() > 40 for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("name", ICONS + DRAWN)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_every_symbol_comes_in_the_size_asked_for_and_is_not_empty(name: str, ratio: float) -> None:
    pixmap = symbols.symbol(name, 24, ratio=ratio)
    assert pixmap.width() == round(24 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert ink(pixmap.toImage()) > 10


def test_an_unknown_symbol_is_refused() -> None:
    with pytest.raises(KeyError):
        symbols.symbol("unicorn", 24)


def test_names_lists_what_can_be_asked_for() -> None:
    assert set(ICONS) | set(DRAWN) <= set(symbols.names())


def test_a_tinted_icon_has_only_its_colour() -> None:
    image = symbols.symbol("lock", 24, "#8F1D14").toImage()
    solid = [image.pixelColor(x, y) for x in range(24) for y in range(24) if image.pixelColor(x, y).alpha() == 255]
    assert solid
    assert {colour.name() for colour in solid} == {"#8f1d14"}


def test_an_icon_fades_when_it_is_disabled() -> None:
    made = symbols.icon("undo", "#1F2430")
    usual = made.pixmap(QSize(24, 24), 1.0, QIcon.Mode.Normal).toImage()
    faded = made.pixmap(QSize(24, 24), 1.0, QIcon.Mode.Disabled).toImage()
    strongest = [max(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)) for image in (usual, faded)]
    assert strongest[0] > 240
    assert strongest[1] < 130


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_painted_symbol_is_the_symbol_to_the_pixel(ratio: float) -> None:
    canvas = QImage(round(40 * ratio), round(40 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    symbols.paint_symbol(painter, "bee", QRectF(8, 8, 24, 24))
    painter.end()
    side = round(24 * ratio)
    cut = canvas.copy(round(8 * ratio), round(8 * ratio), side, side)
    cut.setDevicePixelRatio(1)
    assert cut == symbols.symbol_image("bee", side)


@pytest.mark.parametrize("size", [24, 36])
def test_the_three_types_are_told_apart_in_grey(size: int) -> None:
    types = [symbols.symbol_image(f"type_{kind}", size) for kind in ("honey", "research", "swarm")]
    for one, other in combinations(types, 2):
        assert apart(one, other) > 18


@pytest.mark.parametrize("family", APART)
@pytest.mark.parametrize("size", [24, 36])
def test_symbols_of_one_family_are_told_apart_in_grey(family: str, size: int) -> None:
    for one, other in combinations(APART[family], 2):
        assert apart(symbols.symbol_image(one, size), symbols.symbol_image(other, size)) > 6, (one, other)


@pytest.mark.parametrize("kind", POLLEN)
def test_a_gem_is_told_from_its_empty_place(kind: str) -> None:
    assert apart(symbols.symbol_image(f"gem_{kind}", 24), symbols.symbol_image(f"gem_{kind}_empty", 24)) > 25


@pytest.mark.parametrize("family", ["blossoms", "gems", "colours", "types"])
def test_symbols_are_told_apart_by_their_silhouette_alone(family: str) -> None:
    cut = [symbols.symbol_image(name, 36).createAlphaMask() for name in APART[family]]
    for one, other in combinations([image.convertToFormat(QImage.Format.Format_ARGB32) for image in cut], 2):
        assert apart(one, other) > 10


def test_tokens_and_their_empty_places_are_told_apart_in_grey() -> None:
    names = ("honey", "honey_empty", "bear_eight", "bear_eight_empty", "experience", "swarm", "swarm_empty")
    images = [symbols.symbol(name, 24).toImage() for name in names]
    for one, other in combinations(images, 2):
        assert apart(one, other) > 6


def test_the_fuller_jar_holds_more_honey() -> None:
    def honey(level: int) -> int:
        image = symbols.symbol_image(f"jar_{level}", 96)
        return sum(
            image.pixelColor(x, y).name() in ("#f2b705", "#d18f00") for x in range(0, 96, 2) for y in range(0, 96, 2)
        )

    amounts = [honey(level) for level in range(4)]
    assert amounts == sorted(amounts)
    assert amounts[3] > 2 * amounts[0]


@pytest.mark.parametrize("size", [20, 44, 96])
def test_marks_are_told_apart_without_colour(size: int) -> None:
    images = []
    for mark in MARKS:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_mark(painter, QRectF(0, 0, size, size), mark.index)
        painter.end()
        # Only the silhouette: every pixel that is covered turns black.
        images.append(image.createAlphaMask().convertToFormat(QImage.Format.Format_ARGB32))
    for one, other in combinations(images, 2):
        assert apart(one, other) > 10


def test_the_initial_of_a_mark_is_shown() -> None:
    assert mark_pixmap(0, 44, "A").toImage() != mark_pixmap(0, 44, "B").toImage()
    assert mark_pixmap(0, 44, "\u00c9").toImage() == mark_pixmap(0, 44, "E\u0301").toImage()  # however it is written


def test_the_six_patterns_differ_in_more_than_colour() -> None:
    tiles = [pattern_brush(mark.index).textureImage() for mark in MARKS]
    bits = []
    for tile in tiles:
        grey = tile.convertToFormat(QImage.Format.Format_Grayscale8)
        least = min(grey.pixelColor(x, y).value() for x in range(64) for y in range(64))
        most = max(grey.pixelColor(x, y).value() for x in range(64) for y in range(64))
        assert most - least >= 12
        middle = (least + most) / 2
        bits.append([grey.pixelColor(x, y).value() > middle for x in range(64) for y in range(64)])
    for one, other in combinations(bits, 2):
        same = sum(a == b for a, b in zip(one, other, strict=True)) / len(one)
        assert 0.05 < same < 0.9


@pytest.mark.parametrize("mark", range(6))
def test_a_lid_fills_its_page_and_leaves_its_label_empty(mark: int) -> None:
    image = QImage(1024, 640, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    page = QRectF(0, 0, 1024, 640)
    paint_lid(painter, page, mark)
    painter.end()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 511, 1023) for y in (0, 319, 639))
    label = lid_label(page).adjusted(20, 2, -20, -20).toRect()
    assert page.contains(lid_label(page))
    assert {
        image.pixelColor(x, y).name() for x in range(label.left(), label.right(), 9) for y in (label.top(), 320)
    } == {"#fff8e7"}
