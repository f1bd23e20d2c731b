"""A deck of the players' own: read from its file, and what is wrong with it said so that its maker can mend it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules import Refusal, decks
from rules.kernel.game import Game
from tabletop.play import Session
from tabletop.texts import find, say

LONGEST = 60
"""Characters of a word from the file in a sentence."""


def read_own_deck(game: Game[Any], path: Path) -> dict[str, Any]:
    """The deck in the file at ``path`` as a record keeps it. Raises ``Refusal``: see ``deck_fault``."""
    source: Any = decks.load(path)
    return game.encode_deck(game.deck(source))


def deck_name(deck: dict[str, Any] | None) -> str:
    """What a deck is called; the house deck where it is ``None``."""
    return say("setup.deck.house") if deck is None else _plain(str(deck.get("name", ""))) or say("setup.deck.nameless")


def own_deck(session: Session) -> str:
    """The name of the deck on the table, where it is not the house deck."""
    if not decks.has_house_deck(session.setup.game):
        return ""
    deck = session.deck()
    house = session.game.encode_deck(session.game.deck(None))
    return "" if deck == house else deck_name(deck)


def deck_fault(refusal: Refusal) -> str:
    """Why the deck is refused, with its file, line and card."""
    values: dict[str, Any] = {name: _plain(str(value)) for name, value in refusal.values.items()}
    reason = values.pop("reason", refusal.key)
    if "expected" in values:
        values["expected"] = find(f"deck.kind.{values['expected']}") or values["expected"]
    key = f"deck.fault.{reason}"
    if "type" in values and find(f"{key}.type"):
        key = f"{key}.type"
    try:
        told = say(key, **values)
    except KeyError:  # a reason of a game that has no sentence of its own
        told = say("deck.fault.other", reason=reason)
    line = values.get("line", "0") not in ("0", "")
    where = "card" if line and values.get("card") else "line" if line else "file"
    place = {name: values.get(name, "") for name in ("file", "line", "card")}
    return say(f"deck.where.{where}", **place, reason=told)


def _plain(word: str) -> str:
    """A word from a file, fit to stand in a sentence."""
    clean = "".join(letter for letter in word if letter.isprintable())
    return clean if len(clean) <= LONGEST else f"{clean[: LONGEST - 1]}…"
