"""What all games in the box do alike: they refuse a set-up that cannot be, and write and read their views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableSequence
from typing import Any

import msgspec

from rules.kernel.action import Action, ActionTable
from rules.kernel.chance import following, shuffle
from rules.kernel.game import STARTER, Options
from rules.kernel.refusal import Refusal
from rules.kernel.view import View

_WORD = (1 << 64) - 1


class Boxed:
    """The base of a game: give it these and what ``rules.kernel.game.Game`` asks for beside them."""

    key: str
    title: str
    seats: range
    options: Mapping[str, tuple[str | int | bool, ...]] = {}
    actions: tuple[Action, ...]
    table: ActionTable
    questions: tuple[str, ...]
    ordered: str = ""

    def parse(self, text: str) -> Action:
        return self.table.parse(text)

    def encode_view(self, view: View) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
        return data

    def decode_view(self, data: Mapping[str, Any]) -> View:
        try:
            return msgspec.convert(data, View)
        except msgspec.ValidationError as error:
            raise Refusal("bad_view", {"reason": str(error)}) from None

    def unseen(self, state: Any) -> Iterable[MutableSequence[Any]]:
        """The lists of ``state`` whose order no seat knows: decks that lie face down. None in a game without any."""
        return ()

    def reshuffled(self, state: Any, word: int) -> Any:
        """See ``rules.kernel.game``: shuffles ``unseen`` in a copy; the chance of a state is its ``chance``."""
        new = state.copy()
        for pile in self.unseen(new):
            word = shuffle(pile, word)
        new.chance = following(word)
        return new

    def chosen(self, seats: int, options: Options | None) -> dict[str, str | int | bool]:
        """Every option with its value, the usual one where ``options`` does not name it.

        Raises:
            Refusal: ``bad_seats``, ``unknown_option`` or ``bad_option`` (``option``, ``value``), also for a starting
                seat that this table does not have.
        """
        if seats not in self.seats:
            raise Refusal("bad_seats", {"seats": seats, "least": self.seats[0], "most": self.seats[-1]})
        for name, value in (options or {}).items():
            if name not in self.options:
                raise Refusal("unknown_option", {"option": name})
            known = any(type(usual) is type(value) and usual == value for usual in self.options[name])
            if not known or (name == STARTER and isinstance(value, int) and value >= seats):
                raise Refusal("bad_option", {"option": name, "value": value})
        return {name: values[0] for name, values in self.options.items()} | dict(options or {})


def word_of(seed: int) -> int:
    """The generator's first state for any whole number as seed."""
    return seed & _WORD
