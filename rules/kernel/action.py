"""What a seat can do: one interned object for each possible step of a game.

An action is built once, when its game is imported, and compared by identity from then on. The table
of all of them, in a fixed order, is ``game.actions``; adapters for other people's tools number it.
This room knows no game and no state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from rules.kernel.refusal import Refusal


@final
class Action:
    """One step that a seat can take.

    ``text`` is stable and readable (``draw honey``) and is what records hold. ``handle`` is the identity
    of the thing a player touches to take the step (``deck/honey``), never its position on the screen.
    ``verb`` and ``value`` are the two halves of the text, the value as the game's own object where it
    has one (a card, a number). ``minor`` marks steps that close or adjust a choice and are not counted
    as decisions (lock, done).
    """

    __slots__ = ("text", "handle", "verb", "value", "minor")

    def __init__(self, verb: str, handle: str, value: object = None, *, name: str = "", minor: bool = False) -> None:
        self.text = f"{verb} {name}" if name else verb
        self.handle = handle
        self.verb = verb
        self.value = value
        self.minor = minor

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


class ActionTable:
    """All actions of a game, and the way from a text back to its action."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: tuple[Action, ...] = tuple(actions)
        self._by_text = {action.text: action for action in self.actions}
        if len(self._by_text) != len(self.actions):
            raise ValueError("two actions share one text")

    def parse(self, text: str) -> Action:
        """The action that ``str(action)`` wrote as ``text``.

        Raises:
            Refusal: ``unknown_action`` where the game has no such action.
        """
        try:
            return self._by_text[text]
        except KeyError:
            raise Refusal("unknown_action", {"text": text}) from None
