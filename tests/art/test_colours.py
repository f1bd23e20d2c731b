"""The palette can be told apart by every eye, and every word can be read on its ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop.art.colours import INK, PAPER, PRINTED, THEMES
from tabletop.art.patterns import MARKS
from tests.art.seeing import BLINDNESS, contrast, difference, lab

SEATS = tuple(mark.colour for mark in MARKS)
TYPES = tuple(PRINTED[kind] for kind in ("honey", "research", "swarm"))
REGIONS = ("city", "water", "mountain", "desert")
POLLEN = ("rose", "sunflower", "snowflake", "bellflower", "any_pollen")
GROUPS = (SEATS, TYPES, tuple(PRINTED[name] for name in REGIONS), tuple(PRINTED[name] for name in POLLEN))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_ciede2000(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("group", GROUPS, ids=["seats", "types", "regions", "pollen"])
def test_every_pair_of_a_group_is_at_least_14_apart_for_every_eye(group: tuple[str, ...], blindness: str) -> None:
    for one, other in combinations(group, 2):
        assert difference(lab(one, blindness), lab(other, blindness)) >= 14, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "raised", "sunken", "table", "page", "panel"])
def test_words_can_be_read_on_every_surface(theme: str, ground: str) -> None:
    colours = THEMES[theme]
    assert contrast(colours["ink"], colours[ground]) >= 7
    for role in ("secondary", "error", "success", "link"):
        assert contrast(colours[role], colours[ground]) >= 4.5, role


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_what_is_pressed(theme: str) -> None:
    for ground in ("accent", "accent_hover"):
        assert contrast(THEMES[theme]["on_accent"], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_what_may_be_touched_stands_out_from_the_table(theme: str) -> None:
    colours = THEMES[theme]
    for ground in ("table", "paper", "raised", "panel"):
        assert contrast(colours["lit"], colours[ground]) >= 3, ground


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["table", "paper", "page", "panel", "raised"])
def test_the_focus_ring_is_seen_on_every_ground_by_one_of_its_two_lines(theme: str, ground: str) -> None:
    colours = THEMES[theme]
    assert contrast(colours["focus"], colours["focus_halo"]) >= 9
    seen = max(contrast(colours[line], colours[ground]) for line in ("focus", "focus_halo"))
    assert seen >= 3


@pytest.mark.parametrize("kind", ["honey", "research", "swarm", *REGIONS, *POLLEN])
def test_numerals_can_be_read_on_the_banners(kind: str) -> None:
    assert contrast(PRINTED[f"on_{kind}"], PRINTED[kind]) >= 4.5
    assert contrast(INK, PRINTED[f"{kind}_tint"]) >= 7


def test_initials_can_be_read_on_the_marks() -> None:
    for mark in MARKS:
        assert contrast(mark.text, mark.colour) >= 4.5, mark.name


def test_ink_on_paper_is_as_measured() -> None:
    assert contrast(INK, PAPER) == pytest.approx(14.7, abs=0.1)
