"""A deck of the players' own: played with when it is sound, refused with file, line, card and reason when it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Refusal, decks, games
from rules.kernel.match import Match
from tabletop.pages.own_deck import own_deck
from tabletop.pages.set_up import SetUp
from tabletop.texts import say
from tests.rules.test_decks import own
from tests.tabletop.chosen import choosing
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people

GAME = "bears_and_bees"


def page(sitting: Sitting) -> SetUp:
    """The set-up page with the rules of the house shown."""
    sitting.window.open_box(GAME)
    found = sitting.window.set_up
    assert found is not None
    if not found.advanced.isChecked():
        click(found.advanced)
    return found


def mine(tmp_path: Path, *entries: str, name: str = "Ana's deck") -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(own(*entries, name=f'name = "{name}"\nversion = 1\n'), encoding="utf-8")
    return path


def test_a_deck_from_a_file_is_played_with_named_and_remembered(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    found = page(sitting)
    choosing(sitting, mine(tmp_path))
    found.house.own_deck.click()
    assert found.house.fault.text() == ""
    found.show_players(people(2))
    click(found.start)
    sitting.rest()
    assert own_deck(sitting.play.session) == "Ana's deck"
    record, _, _ = sitting.window.shelf.library.load(1)
    assert record.deck["name"] == "Ana's deck"
    assert Match.load(record).deck() == record.deck
    sitting.window.rematch()
    sitting.rest()
    assert own_deck(sitting.play.session) == "Ana's deck"
    again = sit()
    assert page(again).house.deck_file == tmp_path / "mine.toml"
    assert page(again).house.deck is not None


def test_a_deck_that_is_gone_gives_way_to_the_house_deck_and_says_so(sit: Sit, tmp_path: Path) -> None:
    sitting = sit()
    path = mine(tmp_path)
    found = page(sitting)
    assert found.house.use_deck(path)
    click(found.start)
    sitting.rest()
    path.unlink()
    again = sit()
    house = page(again).house
    assert (house.deck, house.deck_file) == (None, None)
    assert "mine.toml" in house.fault.text()
    assert say("setup.deck.gone") in house.fault.text()
    click(page(again).start)
    again.rest()
    assert own_deck(again.play.session) == ""


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ('type = "honey"\nbase = 12', ("mine.toml, line 4, card #1:", "“base” must be from 0 to 9")),
        ('type = "wasp"', ("line 4", "no type “wasp”")),
        ('type = "honey"\nbase = "two"', ("line 4", "“base” must be a whole number")),
        ('type = "honey"\nsting = 1', ("line 4", "“sting”")),
        ('type = "honey"\nnumber = 1\n\n[[card]]\ntype = "honey"\nnumber = 1', ("line 8", "H1", "number 1", "line 4")),
        ('type = "honey"\ncopies = 2', ("line 8", "card H50", "“number” must be from 1 to 49")),
        ('type = "honey"\nleft = ["swarm"]', ("line 4", "left_bonus")),
        ('type = "honey\n', ("line 5", "cannot be read")),
    ],
)
def test_a_faulty_deck_is_refused_with_its_place_and_the_old_one_stays(
    sitting: Sitting, tmp_path: Path, entry: str, words: tuple[str, ...]
) -> None:
    found = page(sitting)
    assert found.house.use_deck(mine(tmp_path))
    before = found.house.deck
    faulty = mine(tmp_path, entry).rename(tmp_path / "mine.toml")
    assert not found.house.use_deck(faulty)
    for word in words:
        assert word in found.house.fault.text()
    assert found.house.deck == before
    click(found.house.house_deck)
    assert found.house.deck is None
    assert found.house.fault.text() == ""


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 5000, b"name = 5", b"x" * 2_000_000])
def test_what_is_no_deck_is_refused_in_a_sentence(sitting: Sitting, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.toml"
    path.write_bytes(content)
    house = page(sitting).house
    assert not house.use_deck(path)
    assert house.fault.text().startswith("other.toml")
    assert not house.use_deck(tmp_path)
    assert not house.use_deck(tmp_path / "none.toml")
    assert "none.toml" in house.fault.text()


@pytest.mark.parametrize("key", [key for key in games if decks.has_house_deck(key)])
def test_every_game_with_a_deck_takes_one_from_a_file_and_names_the_line_of_a_fault(key: str, tmp_path: Path) -> None:
    from tabletop.pages.own_deck import deck_fault, read_own_deck

    game = games[key]
    source = Path(__file__).parents[2] / "resources" / "decks" / f"{key}.toml"
    text = source.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert read_own_deck(game, path) == game.encode_deck(game.deck())
    lines = text.splitlines()
    place = [number for number, line in enumerate(lines, 1) if line.startswith("[[card]]")][3]
    path.write_text("\n".join([*lines[:place], "wasps = 1", *lines[place:]]), encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        read_own_deck(game, path)
    assert f"mine.toml, line {place}" in deck_fault(refused.value)
    assert "“wasps”" in deck_fault(refused.value)
