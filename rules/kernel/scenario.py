"""Scenarios: a position, a few steps, and what must come of them. They serve as tests, lessons and bug reports.

How they are written is told by ``scenario_text``. This room knows no file and no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rules.kernel.action import Action
from rules.kernel.match import Match
from rules.kernel.record import Setup, begun_at, canonical
from rules.kernel.refusal import Refusal


class ScenarioError(Refusal):
    """A scenario that cannot be read: ``scenario_unreadable`` with its ``name``, ``step`` (0: none) and ``reason``."""


@dataclass(frozen=True)
class Done:
    """A step in which a seat acts; ``None`` in ``actions`` is a take-back. ``refused`` belongs to the last of them."""

    text: str
    seat: int
    actions: tuple[Action | None, ...]
    refused: str = ""


@dataclass(frozen=True)
class Expected:
    """A step that looks: at the state, at the outcome or (``seen``) at the view of ``viewer``."""

    text: str
    path: str
    value: Any
    seen: bool = False
    viewer: int | None = None


@dataclass(frozen=True)
class Difference:
    """What was not as written: the step by its number from 1, its text, and what was found instead."""

    step: int
    text: str
    found: str


@dataclass(frozen=True)
class Scenario:
    """A scenario as it was read."""

    name: str
    setup: Setup
    letters: tuple[str, ...]
    about: str = ""
    rulings: tuple[str, ...] = ()
    at: Mapping[str, Any] = field(default_factory=dict)
    steps: tuple[Done | Expected, ...] = ()

    def match(self) -> Match:
        """The position before the first step, as a match that can be played, saved and taken back like any other.

        Raises:
            ScenarioError: where the set-up or ``[at]`` asks for what cannot be.
        """
        try:
            match = Match.start(self.setup)
        except Refusal as refusal:
            raise unreadable(self.name, 0, f"set-up: {refusal}") from refusal
        if not self.at:
            return match
        try:
            return self._arranged(match)
        except (Refusal, LookupError, TypeError, ValueError) as error:
            reason = str(error) if isinstance(error, Refusal) else repr(error)
            raise unreadable(self.name, 0, f"[at]: {reason}") from error

    def _arranged(self, match: Match) -> Match:
        game, record = match.game, match.record()
        begun = record.snapshots[0].state
        changes = {numbered(begun, path, self.letters): value for path, value in self.at.items()}
        return Match.load(begun_at(match.setup, record.deck, game.arrange(begun, changes)))


def run(scenario: Scenario) -> list[Difference]:
    """Plays ``scenario`` and tells what was not as written; it stops where a seat could not do its step.

    Raises:
        ScenarioError: where its position cannot be.
    """
    match = scenario.match()
    differences = []
    for number, step in enumerate(scenario.steps, 1):
        if isinstance(step, Expected):
            found = _look(match, step, scenario.letters)
            if found is not None:
                differences.append(Difference(number, step.text, found))
        else:
            found = _act(match, step)
            if found is not None:
                return [*differences, Difference(number, step.text, found)]
    return differences


def _act(match: Match, step: Done) -> str | None:
    """Does ``step`` and returns what went otherwise, ``None`` where nothing did."""
    *before, last = step.actions
    for action in before:
        refusal = _try(match, step.seat, action)
        if refusal is not None:
            return f"{action.text if action else 'take back'}: refused {refusal}"
    refusal = _try(match, step.seat, last)
    if refusal is None:
        return "done, not refused" if step.refused else None
    return None if refusal.key == step.refused else f"refused {refusal}"


def _try(match: Match, seat: int, action: Action | None) -> Refusal | None:
    try:
        if action is None:
            match.take_back(seat)
        else:
            match.apply(seat, action)
    except Refusal as refusal:
        return refusal
    return None


def _look(match: Match, step: Expected, letters: tuple[str, ...]) -> str | None:
    """What was found where it is not what ``step`` expects, ``None`` where it is."""
    data: Any = match.view(step.viewer) if step.seen else {**match.position(), "outcome": match.outcome()}
    try:
        for segment in numbered(data, step.path, letters).split("."):
            data = _within(data, segment)
    except (LookupError, TypeError):
        return f"there is no {step.path}"
    found = canonical(msgspec.to_builtins(data))
    return None if found == canonical(step.value) else found.decode()


def _within(data: Any, segment: str) -> Any:
    """A part of ``data``; also one that is left out where it is written down, because it is 0 or empty."""
    if isinstance(data, msgspec.Struct):
        data = msgspec.structs.asdict(data)
    elif isinstance(data, list | tuple):
        data = {str(place): part for place, part in enumerate(data)}
    return data[segment]


def numbered(data: Any, path: str, letters: tuple[str, ...]) -> str:
    """``path`` into ``data`` with numbers in place of the seats' letters, wherever it goes into a list."""
    segments = []
    for written in path.split("."):
        segment = written
        if isinstance(data, list | tuple) and written in letters:
            segment = str(letters.index(written))
        segments.append(segment)
        try:
            data = _within(data, segment)
        except (LookupError, TypeError):
            data = None  # whoever takes this path is told
    return ".".join(segments)


def unreadable(name: str, step: int, reason: str) -> ScenarioError:
    return ScenarioError("scenario_unreadable", {"name": name, "step": step, "reason": reason})
