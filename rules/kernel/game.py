"""The contract that every game keeps: what a state answers, and what stands beside it. See ``rules`` for its use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from rules.kernel.action import Action
from rules.kernel.decision import Decision
from rules.kernel.event import Log
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal
from rules.kernel.view import View

StateT = TypeVar("StateT", bound="State")

Options = Mapping[str, str | int | bool]

STARTER = "first"
"""The option that names the seat which begins, in games that ask for it; a value that is a number is a seat."""


class State(Protocol):
    """A game being played, whole, secrets included. Plain and mutable; nothing above the match keeps one."""

    over: bool
    round: int
    """The round being played, from 1; 0 while the game is set up."""
    revealed: int
    """How many times chance was used or a hidden thing was shown: a strict take-back never crosses a change of it."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, ascending; empty when the game is over."""

    def locked(self) -> tuple[int, ...]:
        """The seats whose part of the question that is open now is closed."""

    def decision(self, seat: int) -> Decision | None:
        """The question to ``seat``, or ``None`` where nothing is asked of it."""

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every action that ``seat`` may take now, in a fixed order: the law."""

    def default(self, seat: int) -> Action | None:
        """The action that a plain Confirm takes, where there is one."""

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not take ``action`` now; ``None`` where it may."""

    def apply(self, seat: int, action: Action, log: Log[Any] | None = None) -> None:
        """Takes ``action``. Raises ``Refusal`` where it is not legal, and then nothing has changed."""

    def advance(self, seat: int, action: Action) -> None:
        """``apply`` without the check and without a log, for search: ``action`` must be legal."""

    def undraft(self, seat: int) -> None:
        """Drops the last step of the seat's draft. Raises ``Refusal`` (``nothing_to_take_back``) without one."""

    def copy(self) -> Self:
        """A state of its own that goes on alike."""

    def outcome(self) -> Outcome:
        """How the game ended; by the points so far where it is not over."""


class Game(Protocol[StateT]):
    """One game: its set-up, its views and its files."""

    key: str
    title: str
    seats: range
    options: Mapping[str, tuple[str | int | bool, ...]]
    """Each option's values, the first is the usual one."""
    actions: tuple[Action, ...]
    questions: tuple[str, ...]
    """Every kind of decision that a seat can be asked for, once."""
    secret: str
    """``hands``, ``ballots`` or ``open``: what the game hides."""
    ordered: str
    """The verb of the steps of a draft that have an order, which their seat may change; empty: there are none."""

    def parse(self, text: str) -> Action: ...

    def deck(self, data: Mapping[str, Any] | None = None) -> Any:
        """The deck that ``data`` lists, checked; ``None``: the house deck. Raises ``Refusal`` on a faulty one.

        In games with a deck ``data`` may also be a ``rules.decks.Source``: a player's own file, whose faults are told
        with their lines.
        """

    def encode_deck(self, deck: Any) -> dict[str, Any]:
        """``deck`` as JSON-ready data, every card with all that is printed on it."""

    def setup(
        self,
        seats: int,
        seed: int,
        options: Options | None = None,
        deck: Any = None,
        log: Log[Any] | None = None,
    ) -> StateT:
        """A game about to begin, with ``deck`` as ``deck()`` gives it (``None``: the house deck).

        ``log`` hears how the table was laid (the opening beat). Raises ``Refusal`` (``bad_seats``, ``unknown_option``,
        ``bad_option``).
        """

    def check(self, state: StateT) -> None:
        """Raises ``AssertionError`` naming what must always hold and does not (72 tokens, each card in one place)."""

    def arrange(self, data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
        """``encode`` of a position with ``changes`` (dotted path to value) made, for scenarios.

        Cards that ``changes`` names are taken from wherever they lie and the rest is dealt anew, so that the result
        decodes to a position that could have come about. Raises ``Refusal`` where that cannot be.
        """

    def view(self, state: StateT, seat: int | None) -> View: ...

    def sample(self, view: View, seed: int) -> StateT: ...

    def reshuffled(self, state: StateT, word: int) -> StateT:
        """A copy of ``state`` in which all that no seat knows lies anew, by the chance of ``word`` (64 bits), and from
        which chance goes on anew. What any seat knows, and so every view, is the same."""

    def preview(self, view: View, action: str) -> dict[str, Any] | None:
        """What ``action`` would bring, JSON-ready and in the game's own shape; ``None``: there is nothing to say."""

    def encode(self, state: StateT) -> dict[str, Any]: ...

    def decode(self, data: Mapping[str, Any], deck: Any = None) -> StateT:
        """The state that ``encode`` wrote, played with ``deck`` (``None``: the house deck).

        A state only names its deck: whoever keeps states keeps the deck once beside them, as a record does, and can
        read them when the house deck has become another. Raises ``Refusal`` on bad data or where it names another deck.
        """

    def encode_view(self, view: View) -> dict[str, Any]: ...

    def decode_view(self, data: Mapping[str, Any]) -> View: ...
