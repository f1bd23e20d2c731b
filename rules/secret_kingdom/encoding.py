"""States of The Secret Kingdom as JSON-ready data and back, checked. Plays nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec

from rules.kernel.action import Action
from rules.kernel.reading import Count, Word, bad, each_in_one_place, shape, word
from rules.kernel.refusal import Refusal
from rules.secret_kingdom import flow
from rules.secret_kingdom.actions import BUYS, COLOURS, MOST_SEATS, PLAYS, TABLE
from rules.secret_kingdom.cards import Beehive, Deck
from rules.secret_kingdom.check import check
from rules.secret_kingdom.gems import EVERY, MOST, counts, packed
from rules.secret_kingdom.state import State

Gems = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Phase = Literal["setup", "turn", "choose", "gain", "over"]


class OptionData(msgspec.Struct, forbid_unknown_fields=True):
    """How the game is played: see ``SecretKingdom.options``."""

    beehives: Literal["off", "four", "five"]
    any_mix: bool
    tie_break: bool
    first: Literal["random", 0, 1, 2, 3, 4]


class GemData(msgspec.Struct, forbid_unknown_fields=True):
    """The gems of one seat."""

    rose: Gems
    sunflower: Gems
    snowflake: Gems
    bellflower: Gems


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. ``honey`` are the cards in front of it, the latest last."""

    gems: GemData
    honey: list[str]


class HoneyData(msgspec.Struct, forbid_unknown_fields=True):
    """The honey cards that nobody has. ``pile`` has its top last; ``buying`` is paid and not yet in front of a seat."""

    pile: list[str]
    market: list[str]
    box: list[str]
    buying: str | None


class GatheringData(msgspec.Struct, forbid_unknown_fields=True):
    """The gathering cards: the pile with its top last, the discards with the latest last, and those in use."""

    pile: list[str]
    discard: list[str]
    drawn: list[str]
    played: str | None


class StateData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state between two actions. ``steps`` are those of ``flow``, the next one last; ``deck`` is its mark."""

    deck: dict[str, str | int]
    options: OptionData
    seats: Annotated[list[SeatData], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    honey: HoneyData
    gathering: GatheringData
    beehives: list[str]
    first: SeatNumber
    turn: SeatNumber
    round: Count
    phase: Phase
    draft: list[str]
    steps: list[list[str | int]]
    ender: SeatNumber | None
    winner: SeatNumber | None
    revealed: Count
    chance: Word


def encode(state: State) -> dict[str, Any]:
    """``state`` as JSON-ready data with readable paths (``seats.0.gems.rose``)."""
    return {
        "deck": dict(state.deck.mark),
        "options": dict(state.options),
        "seats": [
            {"gems": dict(zip(COLOURS, counts(gems), strict=True)), "honey": names(cards)}
            for gems, cards in zip(state.gems, state.bought, strict=True)
        ],
        "honey": {
            "pile": names(state.pile),
            "market": names(state.market),
            "box": names(state.box),
            "buying": next(iter(names(state.buying)), None),
        },
        "gathering": {
            "pile": names(state.gathering),
            "discard": names(state.discard),
            "drawn": names(state.drawn),
            "played": next(iter(names(state.played)), None),
        },
        "beehives": [hive.id for hive in state.beehives],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "phase": state.phase,
        "draft": [action.text for action in state.draft],
        "steps": [list(step) for step in state.steps],
        "ender": None if state.ender < 0 else state.ender,
        "winner": None if state.winner < 0 else state.winner,
        "revealed": state.revealed,
        "chance": state.chance,
    }


def names(cards: Iterable[Action]) -> list[str]:
    """The names of the cards that these actions buy or play."""
    return [str(card.value) for card in cards]


def decode(data: Mapping[str, Any], deck: Deck) -> State:
    """The state that ``encode`` wrote of a game with ``deck``.

    Raises:
        Refusal: ``bad_state`` with the ``path`` (``seats.0.gems``) and the ``reason``, in plain English for whoever
            wrote the data.
    """
    read = shape(data, StateData)
    chance = word(read.chance)
    each_in_one_place(_lying(read))
    if read.deck != deck.mark:
        raise bad("deck", f"this is a position of another deck than {deck.name}, version {deck.version}")
    state = State(deck, len(read.seats), msgspec.structs.asdict(read.options), chance)
    for path, seat in (("first", read.first), ("turn", read.turn), ("ender", read.ender), ("winner", read.winner)):
        if seat is not None and seat >= state.seats:
            raise bad(path, f"there is no seat {seat}")
    state.use(tuple(_beehive(deck, name, f"beehives.{place}") for place, name in enumerate(read.beehives)))
    _read_cards(state, read)
    for number, seat_data in enumerate(read.seats):
        state.gems[number] = packed(getattr(seat_data.gems, colour) for colour in COLOURS)
        state.bought[number] = tuple(_cards(seat_data.honey, f"seats.{number}.honey", BUYS))
    state.first, state.turn, state.round, state.phase = read.first, read.turn, read.round, read.phase
    state.ender = -1 if read.ender is None else read.ender
    state.winner = -1 if read.winner is None else read.winner
    state.over = read.phase == "over"
    state.revealed = read.revealed
    state.steps = _steps(state, read.steps)
    _ask(state, read.draft)
    try:
        check(state)
    except AssertionError as error:
        raise bad("", str(error)) from None
    return state


def _lying(read: StateData) -> Iterator[tuple[str, str]]:
    """Every card with its path."""
    honey, gathering = read.honey, read.gathering
    lists = {"honey.pile": honey.pile, "honey.market": honey.market, "honey.box": honey.box}
    lists |= {f"seats.{number}.honey": seat.honey for number, seat in enumerate(read.seats)}
    lists |= {"gathering.pile": gathering.pile, "gathering.discard": gathering.discard}
    lists |= {"gathering.drawn": gathering.drawn, "beehives": read.beehives}
    for path, there in lists.items():
        yield from ((f"{path}.{place}", name) for place, name in enumerate(there))
    for path, single in (("honey.buying", honey.buying), ("gathering.played", gathering.played)):
        if single is not None:
            yield path, single


def _read_cards(state: State, read: StateData) -> None:
    state.pile = _cards(read.honey.pile, "honey.pile", BUYS)
    state.market = _cards(read.honey.market, "honey.market", BUYS)
    state.box = tuple(_cards(read.honey.box, "honey.box", BUYS))
    state.gathering = _cards(read.gathering.pile, "gathering.pile", PLAYS)
    state.discard = _cards(read.gathering.discard, "gathering.discard", PLAYS)
    state.drawn = tuple(_cards(read.gathering.drawn, "gathering.drawn", PLAYS))
    if read.honey.buying is not None:
        state.buying = (_card(read.honey.buying, "honey.buying", BUYS),)
    if read.gathering.played is not None:
        state.played = (_card(read.gathering.played, "gathering.played", PLAYS),)


def _card(name: str, path: str, known: Mapping[str, Action]) -> Action:
    if name not in known:
        raise bad(path, f"there is no {'honey' if known is BUYS else 'gathering'} card {name}")
    return known[name]


def _cards(there: list[str], path: str, known: Mapping[str, Action]) -> list[Action]:
    return [_card(name, f"{path}.{place}", known) for place, name in enumerate(there)]


def _beehive(deck: Deck, name: str, path: str) -> Beehive:
    card = deck.cards.get(name)
    if not isinstance(card, Beehive):
        raise bad(path, f"there is no beehive {name}")
    return card


_NUMBERS = {"round": "", "end": "n", "place": "n", "others": "nnnw", "gain": "snnw"}
"""What stands behind the name of each step: a seat, a number or a word."""


def _steps(state: State, steps: list[list[str | int]]) -> list[tuple[Any, ...]]:
    for place, step in enumerate(steps):
        behind = "".join("w" if isinstance(part, str) else "n" for part in step[1:])
        shape_of = _NUMBERS.get(str(step[0])) if step else None
        if shape_of is None or behind != shape_of.replace("s", "n"):
            raise bad(f"steps.{place}", "not a step with its seat, numbers and words")
        if shape_of.startswith("s") and step[1] not in range(state.seats):
            raise bad(f"steps.{place}", f"there is no seat {step[1]}")
        if shape_of.endswith("nnw") and (int(step[2]) < 1 or int(step[3]) not in range(1, EVERY + 1)):
            raise bad(f"steps.{place}", "no gems to choose, or no such colours")
    return [tuple(step) for step in steps]


def _ask(state: State, draft: list[str]) -> None:
    """Finds the open question of the position."""
    if state.phase in ("setup", "gain"):
        last = state.steps[-1] if state.steps else ("",)
        if last[0] != "gain" or (last[4] == "start") != (state.phase == "setup"):
            raise bad("steps", f"nobody is to choose a gem so in the phase {state.phase}")
    if draft and state.phase != "turn":
        raise bad("draft", f"a payment in the phase {state.phase}")
    try:
        flow.ask_again(state, [TABLE.parse(text) for text in draft])
    except (Refusal, ValueError) as error:
        raise bad("draft", str(error)) from None
