"""Who in the whole program still holds a card of a hand: found by asking the garbage collector, not the program.

The match knows all cards, the shelf of the rules and the composed faces know that there are such cards. Whoever else
holds one has kept something of a hand.
"""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Container, Iterable, Iterator
from enum import EnumType
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from PySide6.QtCore import QObject

from rules import games
from rules.kernel.match import Match
from rules.kernel.view import View
from tabletop.art.faces import Faces
from tabletop.play import Frame, Session
from tabletop.table.spots import Picture, Spot
from tabletop.texts import game_texts

_DOORS = (FunctionType, ModuleType, type, FrameType, QObject)
"""What is not gone through when everything that something holds is gathered: it leads everywhere."""


def private_cards(match: Match, seat: int) -> set[str]:
    """The faces that ``seat`` can see and not everybody (who has which swarm card is public); of ballots none: that
    they are a yes or a number says nothing yet."""
    known = {piece.face for place in match.view(None).places.values() for piece in place.pieces}
    places = [place for place in match.view(seat).places.values() if place.kind != "ballot"]
    return {piece.face for place in places for piece in place.pieces if piece.back != "swarm"} - known - {""}


def spellings(game: str, faces: Iterable[str]) -> set[str]:
    """Every way in which the program writes a card: its face, its handle, its actions, its name."""
    name = game_texts(game).card_name
    verbs = ("play", "keep") if game == "bear_necessities" else ("play",)
    written = (
        (face, f"card/{face}", *(f"{verb} {face}" for verb in verbs), f"{game}/{face}", name(face)) for face in faces
    )
    return {word for words in written for word in words}


def mentions(line: str, cards: set[str]) -> bool:
    """Whether one of the spellings ``cards`` stands in ``line`` as words of their own."""
    return any(_stands(line, card) for card in cards)


def _stands(line: str, card: str) -> bool:
    place = line.find(card)
    while place >= 0:
        around = line[max(0, place - 1) : place] + line[place + len(card) :][:1]
        if not any(letter.isalnum() or letter in "_/\xa0" for letter in around):
            return True
        place = line.find(card, place + 1)
    return False


Held = tuple[int, str]
"""The id of what holds a card, and the text in which it stands there."""


def held_by_others(key: str) -> set[Held]:
    """What holds cards of a game before there is a table of it: lists and widgets of other tests, if not yet gone."""
    faces = set(getattr(games[key].deck(), "cards", ()))
    gc.collect()
    words = _words(key, faces)
    return {(id(thing), text) for thing in gc.get_objects() for text in _held(thing, words)}


def _words(key: str, faces: set[str]) -> set[str]:
    """The spellings of ``faces`` that mean nothing else: Library is a card, and a class."""
    return {word for word in spellings(key, faces) if word in faces or not word.isidentifier()}


def holders(session: Session, seat: int, *known: Any, others: Container[Held] = ()) -> list[str]:
    """What holds a private card or a view of ``seat``, apart from the match, ``known`` and what ``others`` held before;
    sorted, for a message."""
    cards = private_cards(session._match, seat)
    words = _words(session.setup.game, cards)
    gc.collect()
    lawful = _inside([*_alive(Match), *_decks(), *_constants(), *_names_of_tests(), *known, others, cards, words])
    found = set()
    for thing in gc.get_objects():
        if id(thing) in lawful or isinstance(thing, FrameType):
            continue
        found |= {f"{_shown(thing)}: {text}" for text in _held(thing, words) if (id(thing), text) not in others}
    found |= set(_views(seat, lawful))
    return sorted(found)


def _held(thing: Any, words: set[str]) -> Iterator[str]:
    for part in gc.get_referents(thing):
        if type(part) is str and (part in words or ("\xa0" in part and any(word in part for word in words))):
            yield part


def _views(seat: int, lawful: set[int]) -> Iterator[str]:
    """Views for ``seat`` outside the match, and whatever was made from one."""
    for thing in gc.get_objects():
        if isinstance(thing, View) and thing.seat == seat and id(thing) not in lawful:
            yield f"a view of seat {seat}, round {thing.round}"
        if isinstance(thing, Frame) and thing.view.seat == seat:
            yield f"frame {thing.number} of seat {seat}"
        if isinstance(thing, Picture) and any(spot.group in ("hand", "tray") for spot in thing.spots.values()):
            yield "a picture of a hold"
        if isinstance(thing, Spot) and thing.group == "hand":
            yield f"the spot of {thing.handle}"


def _decks() -> list[Any]:
    """What the cards of each game are like, in whichever deck: everybody knows that, and bots keep it in caches."""
    return [thing for thing in gc.get_objects() if re.fullmatch(r"rules\.\w+\.cards", str(type(thing).__module__))]


def _constants() -> list[Any]:
    """The tables of the modules of rules, faces and tests, what stands in the code itself, the caches of composed
    faces, and the names of enumerations: a card R16 is called as a format of Qt's textures is."""
    owners = ("rules.", "tabletop.art", "tests.")
    modules = [vars(module) for name, module in sys.modules.items() if name.startswith(owners)]
    codes = {function.__code__ for function in _alive(FunctionType)}
    enumerations = map(vars, _alive(EnumType))
    return [*modules, *_alive(Faces), *enumerations, *(part for code in codes for part in _written(code))]


def _written(code: CodeType) -> Iterator[Any]:
    """The constants of ``code`` and of what is defined in it."""
    yield code.co_consts
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _written(part)


def _names_of_tests() -> list[Any]:
    """What pytest knows tests by: some are named after the card that they look at, in this run or the one before."""
    kinds = ("NodeId", "CallSpec", "CallSpec2", "Mark")
    return [thing for thing in gc.get_objects() if type(thing).__name__ in kinds]


def _alive(kind: type) -> list[Any]:
    """Every object of ``kind``; tables of the tests before may not be gone yet."""
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]


def _inside(roots: Iterable[Any]) -> set[int]:
    """The ids of all that can be reached from ``roots`` without passing a door."""
    found: set[int] = set()
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, _DOORS):
            continue
        found.add(id(thing))
        waiting += gc.get_referents(thing)
    return found


def _shown(thing: Any) -> str:
    """A hint of what ``thing`` is: a dictionary by its keys, all else by its kind."""
    return f"dict with {sorted(map(str, thing))[:4]}" if isinstance(thing, dict) else type(thing).__name__
