"""How scenarios are written: TOML that people read, turned into steps.

::

    game = "bears_and_bees"
    seats = ["W", "B", "C", "Y"]             # a letter or a word a seat, clockwise
    about = "One sentence: what this shows"
    rulings = ["B13"]                        # where it shows a ruling
    seed = 7                                 # all that is not said below comes from it
    options = {}
    steps = [
        "W: play S1; lock",                  # what a seat does, one action or more; "take back" is one too
        "C: draw honey -> refused hand_full",
        "? seats.W.honey = 2",               # game.encode(state) by dotted path; seats by letter or number
        "? view(B).places.seat/0/hand.count = 3",   # what a seat may know; view() is what everybody may
        "? outcome.ranks = [1, 2, 3, 4]",
    ]
    [at]                                     # what is changed before the first step, by the same paths
    seats.W.honey = 7

Values are written as in TOML; ``none`` is what JSON calls null. Cards that ``[at]`` names are taken from wherever they
lie, the rest is dealt (see ``Game.arrange``). This room knows no file and no game; ``python -m rules check`` reads the
files.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from rules.catalogue import games
from rules.kernel.game import Game
from rules.kernel.record import Setup
from rules.kernel.refusal import Refusal
from rules.kernel.scenario import Done, Expected, Scenario, unreadable

TAKE_BACK = "take back"
_KEYS = {
    "game": str,
    "seats": list,
    "about": str,
    "rulings": list,
    "seed": int,
    "options": dict,
    "at": dict,
    "steps": list,
}
_EXPECTED = re.compile(r"\?\s*(?P<path>\S.*?)\s*=\s*(?P<value>\S.*)", re.DOTALL)
_DONE = re.compile(r"(?P<seat>[^:]+?)\s*:\s*(?P<acts>.+?)(?:\s*->\s*refused\s+(?P<refused>\w+))?\s*", re.DOTALL)
_VIEW = re.compile(r"view\((?P<seat>[^)]*)\)\.(?P<path>.+)", re.DOTALL)


def parse(text: str, name: str) -> Scenario:
    """Reads the text of a scenario called ``name``.

    Raises:
        ScenarioError: where it is not a scenario; the values say at which step and why.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number too long for Python, and brackets too deep
        raise unreadable(name, 0, str(error)) from None
    for key, value in data.items():
        if key not in _KEYS:
            raise unreadable(name, 0, f"there is no {key!r} in a scenario")
        if not isinstance(value, _KEYS[key]):
            raise unreadable(name, 0, f"{key!r} is not a {_KEYS[key].__name__}")
    for key in ("game", "seats", "steps"):
        if key not in data:
            raise unreadable(name, 0, f"{key!r} is missing")
    letters = tuple(str(letter) for letter in data["seats"])
    if data["game"] not in games:
        raise unreadable(name, 0, f"there is no game {data['game']!r}")
    if len(set(letters)) != len(letters):
        raise unreadable(name, 0, "two seats have the same name")
    game = games[data["game"]]
    steps = []
    for number, step in enumerate(data["steps"], 1):
        try:
            if not isinstance(step, str):
                raise ValueError("a step is a text")
            steps.append(_expected(step, letters) if step.startswith("?") else _done(step, letters, game))
        except (Refusal, ValueError, RecursionError) as error:
            raise unreadable(name, number, f"{step!r}: {error}") from None
    return Scenario(
        name,
        Setup(data["game"], len(letters), data.get("seed", 1), data.get("options", {})),
        letters,
        data.get("about", ""),
        tuple(data.get("rulings", ())),
        dict(_flat(data.get("at", {}))),
        tuple(steps),
    )


def _expected(text: str, letters: tuple[str, ...]) -> Expected:
    parts = _EXPECTED.fullmatch(text)
    if parts is None:
        raise ValueError("a look is written ? PATH = VALUE")
    value = None if parts["value"] == "none" else tomllib.loads(f"value = {parts['value']}")["value"]
    view = _VIEW.fullmatch(parts["path"])
    if view is None:
        return Expected(text, parts["path"], value)
    return Expected(text, view["path"], value, True, _seat(view["seat"], letters) if view["seat"] else None)


def _done(text: str, letters: tuple[str, ...], game: Game[Any]) -> Done:
    parts = _DONE.fullmatch(text)
    if parts is None:
        raise ValueError("a step is written SEAT: ACTION")
    seat = _seat(parts["seat"], letters)
    acts = [act.strip() for act in parts["acts"].split(";")]
    actions = tuple(None if act == TAKE_BACK else game.parse(act) for act in acts)
    return Done(text, seat, actions, parts["refused"] or "")


def _seat(letter: str, letters: tuple[str, ...]) -> int:
    if letter not in letters:
        raise ValueError(f"there is no seat {letter!r}")
    return letters.index(letter)


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """The dotted paths of ``table``: ``seats.W.honey = 7`` and ``"seats.W.honey" = 7`` are the same."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield before + key, value
