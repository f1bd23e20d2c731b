"""Names in sentences and on marks: cut between what a reader takes for letters, and unable to turn the line around."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import games
from tabletop.texts import SHOWN_NAME, action_words, game_texts, graphemes, initial, shown
from tests.contract.playing import random_match
from tests.tabletop.sitting import NAMES


@given(st.text(max_size=200))
def test_any_name_stands_in_a_sentence_between_its_marks(name: str) -> None:
    made = shown(name)
    assert made[0] == "\u2068"
    assert made[-1] == "\u2069"
    assert len(graphemes(made[1:-1])) <= SHOWN_NAME
    assert len(made) <= 4 * SHOWN_NAME + 3
    assert not any(letter in made[1:-1] for letter in "\n\r\t\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


JOINED = {
    "a family": "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "a flag": "\U0001f1e9\U0001f1ea",
    "the flag of a part": "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "a tone of skin": "\U0001f44d\U0001f3fd",
    "a keycap": "7\ufe0f\u20e3",
    "an accent": "e\u0301",
    "a bear": "\U0001f43b\u200d\u2744\ufe0f",
}


@pytest.mark.parametrize("letter", JOINED.values(), ids=JOINED)
@pytest.mark.parametrize("before", range(SHOWN_NAME - 4, SHOWN_NAME))
def test_what_is_joined_is_shown_whole_or_not_at_all(letter: str, before: int) -> None:
    assert graphemes(f"a{letter}{letter}b") == ["a", letter, letter, "b"]
    whole = "W" * before + letter + "W" * (SHOWN_NAME - 1 - before)
    assert shown(whole)[1:-1] == whole
    cut = shown(whole + letter)[1:-1]
    assert cut.endswith("\u2026")
    assert cut[:-1] in (whole[: -len(letter)], "W" * before, "W" * before + letter + "W" * (SHOWN_NAME - 2 - before))
    assert letter in cut or cut == "W" * before + "\u2026"


@pytest.mark.parametrize("letter", JOINED.values(), ids=JOINED)
def test_so_many_joined_letters_as_fit_are_shown(letter: str) -> None:
    cut = shown(letter * 60)[1:-1]
    assert cut == letter * min(SHOWN_NAME - 1, 4 * SHOWN_NAME // len(letter)) + "\u2026"


def test_a_letter_without_end_is_cut_off_all_the_same() -> None:
    assert len(shown("e" + "\u0301" * 500)) < 4 * SHOWN_NAME + 4


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("ana", "A"),
        ("e\u0301va", "E\u0301"),
        ("  7\ufe0f\u20e3", "7"),
        ("\xdfen", "S"),
        ("\U0001f43b Ben", "B"),
        ("\U0001f1e9\U0001f1ea", ""),
        ("\u05d0\u05d1", "\u05d0"),
        ("", ""),
    ],
)
def test_the_letter_of_a_mark_is_whole(name: str, letter: str) -> None:
    assert initial(name) == letter


@pytest.mark.parametrize("game", games)
def test_who_is_meant_is_told_by_name_and_never_by_the_number_of_a_seat(game: str) -> None:
    """In what may be done, in what lies on the table and in what happens: nowhere on a table have seats a number."""
    texts, names = game_texts(game), NAMES[: max(games[game].seats)]
    told = [action_words(game, action.text, names) for action in games[game].actions if not beyond(action.text, names)]
    match = None
    for match in random_match(game, len(names), 3):
        if len(match.entries) % 40 == 0:
            view = match.view(match.waiting()[0] if match.waiting() else None)
            told += [texts.place_text(view, handle, names) for handle in view.places]
    assert match is not None
    told += [texts.event_text(event, names) for beat in match.beats for event in beat.events(None)]
    assert any(NAMES[1] in sentence for sentence in told)
    assert [sentence for sentence in told if re.search(r"\bseat \d", sentence)] == []


def beyond(action: str, names: Sequence[str]) -> bool:
    """Whether ``action`` is about a seat that is not at this table."""
    found = re.search(r"\bseat (\d)", action)
    return found is not None and int(found[1]) >= len(names)
