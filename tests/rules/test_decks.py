"""Deck files of a player's own: read whole, or refused with file, line, card and reason."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from rules import decks
from rules.bears_and_bees import game
from rules.bears_and_bees.cards import build, house_deck, read_deck
from rules.kernel.refusal import Refusal

FILE = "mine.toml"


def own(*entries: str, name: str = 'name = "mine"\nversion = 1\n') -> str:
    """The text of a deck of a player's own: whole and plain, with ``entries`` in place of the first honey cards."""
    honey = 49 - len(entries)
    return name + "".join(
        f"\n[[card]]\n{entry}\n"
        for entry in (
            *entries,
            f'type = "honey"\ncopies = {honey}\nbase = 2',
            'type = "research"\ncopies = 49\nbase = 1',
            'type = "swarm"\ncopies = 5\nhoney = 3\ncards = 3',
        )
    )


def refusal(text: str) -> dict[str, Any]:
    """The values of the refusal of the deck in ``text``."""
    with pytest.raises(Refusal) as caught:
        build(decks.parse(text, FILE))
    assert caught.value.key == "bad_deck"
    values = dict(caught.value.values)
    assert values.pop("file") == FILE
    return values


def line_of(text: str, entry: int) -> int:
    """The line of the header of the entry number ``entry`` (from 0), as an editor counts them."""
    return [number for number, line in enumerate(text.splitlines(), 1) if line == "[[card]]"][entry]


def test_a_deck_of_ones_own_is_read_with_copies_and_numbers() -> None:
    text = own().replace("copies = 49\nbase = 2", "number = 2\ncopies = 48\nbase = 2")
    text += '\n[[card]]\ntype = "honey"\nnumber = 1\nbase = 5\nleft = ["honey", "swarm"]\nleft_bonus = 2\n'
    deck = build(decks.parse(text, FILE))
    assert (deck.name, deck.version) == ("mine", 1)
    assert list(deck.cards) == list(house_deck().cards)
    card = deck.cards["H1"]
    assert (card.base, card.left, card.left_bonus) == (5, ("honey", "swarm"), 2)
    assert deck.cards["H2"].base == deck.cards["H49"].base == 2


def test_numbers_go_on_from_a_number_of_ones_own() -> None:
    text = own('type = "honey"\nnumber = 40\nbase = 5', 'type = "honey"\ncopies = 1\nbase = 6')
    values = refusal(text)  # the other 47 go on from 42 and leave the deck
    assert values["reason"] == "out_of_range"
    assert (values["card"], values["most"]) == ("H50", 49)


def test_it_need_not_have_the_rulebooks_examples() -> None:
    assert build(decks.parse(own(), FILE)).cards["H1"].base == 2


def test_a_deck_comes_back_from_its_data_and_the_house_deck_is_itself_again() -> None:
    deck = build(decks.parse(own(), FILE))
    assert game.deck(game.encode_deck(deck)).data() == deck.data()
    assert game.deck(game.encode_deck(house_deck())) is house_deck()
    assert game.deck() is house_deck()
    assert read_deck(house_deck().mark) is house_deck()


def test_a_game_is_played_with_a_deck_of_ones_own() -> None:
    state = game.setup(3, 1, deck=build(decks.parse(own(), FILE)))
    assert state.honey == [3, 3, 3]
    while not state.over:
        seat = state.waiting()[0]
        state.apply(seat, state.legal(seat)[0])
        game.check(state)


@pytest.mark.parametrize(
    ("entry", "reason", "more"),
    [
        ("base = 3", "missing_field", {"field": "type"}),
        ('type = "bear"\nbase = 3', "unknown_type", {"type": "bear"}),
        ("type = 3", "wrong_kind", {"field": "type", "expected": "word"}),
        ('type = "honey"\nbase = "three"', "wrong_kind", {"field": "base", "expected": "number"}),
        ('type = "honey"\nbase = true', "wrong_kind", {"field": "base", "expected": "number"}),
        ('type = "honey"\nbanner = 1', "wrong_kind", {"field": "banner", "expected": "yes_or_no"}),
        ('type = "honey"\nleft = "honey"\nleft_bonus = 1', "wrong_kind", {"field": "left", "expected": "list"}),
        ('type = "honey"\nleft = [1]\nleft_bonus = 1', "wrong_kind", {"field": "left", "expected": "list"}),
        ('type = "honey"\nleft = ["bear"]\nleft_bonus = 1', "unknown_type", {"type": "bear"}),
        ('type = "honey"\nleft = ["swarm"]', "symbol_and_bonus", {"field": "left"}),
        ('type = "honey"\nlast_bonus = 2', "symbol_and_bonus", {"field": "last"}),
        ('type = "honey"\nbase = -1', "out_of_range", {"field": "base", "least": 0, "most": 9}),
        ('type = "honey"\nbase = 10', "out_of_range", {"field": "base", "least": 0, "most": 9}),
        ('type = "honey"\ncolour = "red"', "unknown_field", {"field": "colour"}),
        ('type = "honey"\nhoney = 2', "field_not_of_type", {"field": "honey", "type": "honey"}),
        ('type = "swarm"\nbase = 2', "field_not_of_type", {"field": "base", "type": "swarm"}),
        ('type = "swarm"\nhoney = 8', "out_of_range", {"field": "honey", "least": 0, "most": 7}),
        ('type = "honey"\ncopies = 0', "out_of_range", {"field": "copies", "least": 1, "most": 49}),
        ('type = "swarm"\ncopies = -2', "out_of_range", {"field": "copies", "least": 1, "most": 5}),
    ],
)
def test_a_faulty_entry_is_refused_with_its_line_card_and_reason(entry: str, reason: str, more: dict[str, Any]) -> None:
    text = own('type = "honey"\nbase = 1', entry)
    assert refusal(text) == {"line": line_of(text, 1), "card": "#2", "reason": reason, **more}


def test_a_number_used_twice_is_refused_with_the_line_of_the_first() -> None:
    text = own('type = "honey"\nnumber = 7', 'type = "honey"\nnumber = 7')
    values = refusal(text)
    assert values == {
        "line": line_of(text, 1),
        "card": "H7",
        "reason": "number_twice",
        "number": 7,
        "other": line_of(text, 0),
    }


@pytest.mark.parametrize(
    ("copies", "card"), [("copies = 50", "R50"), ("number = 0", "R0"), ("number = 49\ncopies = 2", "R50")]
)
def test_a_number_that_no_card_has_is_refused(copies: str, card: str) -> None:
    text = own().replace('type = "research"\ncopies = 49', f'type = "research"\n{copies}')
    values = refusal(text)
    assert (values["reason"], values["card"], values["line"]) == ("out_of_range", card, line_of(text, 1))


@pytest.mark.parametrize(("kind", "entry", "count"), [("research", 1, 48), ("swarm", 2, 4)])
def test_too_few_cards_of_a_type_are_refused_at_the_last_of_them(kind: str, entry: int, count: int) -> None:
    text = own().replace(f'type = "{kind}"\ncopies = {count + 1}', f'type = "{kind}"\ncopies = {count}')
    expected = {
        "line": line_of(text, entry),
        "reason": "wrong_count",
        "type": kind,
        "count": count,
        "expected": count + 1,
    }
    values = refusal(text)
    assert values.pop("card") == f"#{entry + 1}"
    assert values == expected


def test_a_deck_without_one_type_is_refused() -> None:
    text = own()
    text = text[: text.index('\n[[card]]\ntype = "swarm"')]
    values = refusal(text)
    assert (values["reason"], values["type"], values["count"]) == ("wrong_count", "swarm", 0)


@pytest.mark.parametrize(
    ("name", "reason", "field"),
    [
        ("version = 1\n", "missing_field", "name"),
        ('name = "mine"\n', "missing_field", "version"),
        ('name = "mine"\nversion = "1"\n', "wrong_kind", "version"),
        ('name = "mine"\nversion = 1\nauthor = "Ana"\n', "unknown_field", "author"),
    ],
)
def test_a_faulty_head_is_refused(name: str, reason: str, field: str) -> None:
    values = refusal(own(name=name))
    assert (values["reason"], values["field"], values["line"], values["card"]) == (reason, field, 0, "")


@pytest.mark.parametrize("text", ['name = "mine"\nversion = 1', "card = []\n", "card = 3\n", "card = [1, 2]\n", ""])
def test_a_deck_without_cards_is_refused(text: str) -> None:
    assert refusal(text)["reason"] == "no_cards"


def test_what_is_no_toml_is_refused_with_the_line() -> None:
    values = refusal('name = "mine"\nversion = 1\n\n[[card]\n')
    assert (values["reason"], values["line"]) == ("unreadable", 4)
    assert values["detail"]
    assert "line" not in str(values["detail"])


@pytest.mark.parametrize("text", ["x = " + "[" * 100_000, "version = 1" + "0" * 5000], ids=["deep", "long"])
def test_toml_that_python_cannot_read_is_refused_like_any_other(text: str) -> None:
    values = refusal(text)
    assert values["reason"] == "unreadable"
    assert values["detail"]


def test_comments_and_indents_do_not_move_the_lines() -> None:
    text = (
        "# my deck\n\n"
        + own('type = "honey"\nbase = 1').replace("[[card]]", "  [[ card ]]  # a card")
        + '\n[["card"]]\ntype = "bear"\n'
    )
    assert refusal(text)["line"] == len(text.splitlines()) - 1


def test_cards_that_are_not_written_as_headers_have_no_line() -> None:
    assert refusal('name = "mine"\nversion = 1\ncard = [{type = "bear"}]\n') == {
        "line": 0,
        "card": "#1",
        "reason": "unknown_type",
        "type": "bear",
    }


def test_a_file_is_read_from_the_disk(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(own(), encoding="utf-8")
    assert build(decks.load(path)).name == "mine"


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / FILE
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Refusal) as caught:
        decks.load(path)
    assert caught.value.values["file"] == FILE
    assert caught.value.values["reason"] == "unreadable"
    assert caught.value.values["detail"]


@pytest.mark.skipif(os.name == "nt", reason="a pipe of POSIX")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """Nobody will ever write into it."""
    os.mkfifo(tmp_path / FILE)
    with pytest.raises(Refusal) as caught:
        decks.load(tmp_path / FILE)
    assert caught.value.values["reason"] == "unreadable"


def test_which_fault_is_told_does_not_depend_on_chance() -> None:
    """Two faults in one entry: the first field of the table is named, whatever order a set would have."""
    text = own('type = "honey"\nlast_bonus = 77\nbase = 77')
    assert refusal(text)["field"] == "base"
