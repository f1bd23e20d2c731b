"""States of Bears & Bees as JSON-ready data and back, checked. Knows what must hold for any state; plays nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from rules.bears_and_bees.actions import (
    BEAR_WAKES,
    HAND_LIMIT,
    HONEY,
    LETTERS,
    MOST_SEATS,
    NOTHING,
    PLAYS,
    RANK,
    RESEARCH,
    SWARM,
    TYPES,
)
from rules.bears_and_bees.cards import Card, Deck
from rules.bears_and_bees.check import check
from rules.bears_and_bees.flow import OPEN
from rules.bears_and_bees.state import Hand, State
from rules.kernel.action import Action
from rules.kernel.reading import Count, Word, bad, each_in_one_place, shape, word

Few = Annotated[int, msgspec.Meta(ge=0, le=BEAR_WAKES + 1)]
Held = Annotated[list[str], msgspec.Meta(max_length=HAND_LIMIT)]
Type = Literal["honey", "research", "swarm"]
Phase = Literal["setup", "choose", "research", "compensation", "over"]


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. ``pile`` is every card it has shown in finished rounds, oldest first; a swarm only marks its round."""

    hand: Held
    honey: Few
    experience: Count
    swarms: Count
    last: Type | None
    pile: list[str]
    swarm_card: str
    draft: str | None
    locked: bool
    played: str | None


class DecksData(msgspec.Struct, forbid_unknown_fields=True):
    """The cards that are left, the top last."""

    honey: list[str]
    research: list[str]


class StateData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state between two actions. ``steps`` are those of ``flow``, the next one last; ``deck`` is its mark."""

    deck: dict[str, str | int]
    seats: Annotated[list[SeatData], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    decks: DecksData
    round: Count
    phase: Phase
    steps: list[list[str | int]]
    taken: Count
    ending: Literal["", "swarms", "deck"]
    revealed: Count
    chance: Word


def encode(state: State) -> dict[str, Any]:
    """``state`` as JSON-ready data with readable paths (``seats.0.honey``)."""
    seats = [
        {
            "hand": names(state.hands[seat]),
            "honey": state.honey[seat],
            "experience": state.experience[seat],
            "swarms": state.swarms[seat],
            "last": (*TYPES, None)[state.last[seat]],
            "pile": [card.id for cards in state.history if (card := cards[seat]) is not None],
            "swarm_card": str(state.swarm_cards[seat].value),
            "draft": None if (draft := state.chosen[seat]) is None else str(draft.value),
            "locked": seat in state.locked(),
            "played": state.table[seat].id if state.table else None,
        }
        for seat in range(state.seats)
    ]
    decks = {TYPES[kind]: names(state.decks[kind]) for kind in (HONEY, RESEARCH)}
    return {
        "deck": dict(state.deck.mark),
        "seats": seats,
        "decks": decks,
        "round": state.round,
        "phase": state.phase,
        "steps": [list(step) for step in state.steps],
        "taken": state.taken,
        "ending": state.ending,
        "revealed": state.revealed,
        "chance": state.chance,
    }


def names(plays: Iterable[Action]) -> list[str]:
    """The names of the cards that ``plays`` put on the table."""
    return [str(play.value) for play in plays]


def decode(data: Mapping[str, Any], deck: Deck) -> State:
    """The state that ``encode`` wrote of a game with ``deck``.

    Raises:
        Refusal: ``bad_state`` with the ``path`` (``seats.0.honey``) and the ``reason``, in plain English for whoever
            wrote the data.
    """
    read = shape(data, StateData)
    chance = word(read.chance)
    each_in_one_place(_lying(read))
    if read.deck != deck.mark:
        raise bad("deck", f"this is a position of another deck than {deck.name}, version {deck.version}")
    state = State(deck, len(read.seats), chance)
    state.round, state.phase, state.ending, state.revealed = read.round, read.phase, read.ending, read.revealed
    state.over = read.phase == "over"
    state.swarm_cards = tuple(
        _play(seat.swarm_card, f"seats.{number}.swarm_card", SWARM) for number, seat in enumerate(read.seats)
    )
    decks = [
        _plays(cards, f"decks.{TYPES[kind]}", kind)
        for kind, cards in enumerate((read.decks.honey, read.decks.research))
    ]
    state.decks = (list(decks[HONEY]), list(decks[RESEARCH]))
    for number, seat in enumerate(read.seats):
        _read_seat(state, number, seat)
    _read_rounds(state, read)
    state.steps, state.taken = [tuple(step) for step in read.steps], read.taken
    state.asked = _asked(state)
    try:
        check(state)
    except AssertionError as error:
        raise bad("", str(error)) from None
    return state


def rounds(piles: Sequence[Sequence[str]], deck: Deck) -> tuple[tuple[Card | None, ...], ...]:
    """The cards of each finished round by seat, from each seat's own; a shorter pile lacks its oldest cards."""
    most = max(len(pile) for pile in piles)
    columns = [[None] * (most - len(pile)) + [deck.cards[name] for name in pile] for pile in piles]
    return tuple(zip(*columns, strict=True))


def _lying(read: StateData) -> Iterator[tuple[str, str]]:
    """Every card with its path. A swarm card in a pile or on the table is in its hand all the while."""
    lists = {"decks.honey": read.decks.honey, "decks.research": read.decks.research}
    for number, seat in enumerate(read.seats):
        lists[f"seats.{number}.hand"] = seat.hand
        lists[f"seats.{number}.pile"] = seat.pile
        if seat.played is not None and not seat.played.startswith("S"):
            yield f"seats.{number}.played", seat.played
    for path, names_there in lists.items():
        for place, name in enumerate(names_there):
            if not (path.endswith("pile") and name.startswith("S")):
                yield f"{path}.{place}", name


def _play(name: str, path: str, kind: int | None = None) -> Action:
    play = PLAYS.get(name)
    if play is None or (kind is not None and not name.startswith(LETTERS[kind])):
        raise bad(path, f"there is no {'' if kind is None else TYPES[kind] + ' '}card {name}")
    return play


def _plays(cards: list[str], path: str, kind: int | None = None) -> Hand:
    return tuple(_play(name, f"{path}.{place}", kind) for place, name in enumerate(cards))


def _read_seat(state: State, number: int, seat: SeatData) -> None:
    path = f"seats.{number}"
    state.hands[number] = tuple(sorted(_plays(seat.hand, f"{path}.hand"), key=RANK.__getitem__))
    state.honey[number] = seat.honey
    state.experience[number] = seat.experience
    state.swarms[number] = seat.swarms
    if seat.draft is not None:
        state.chosen[number] = play = _play(seat.draft, f"{path}.draft")
        if play not in state.hands[number]:
            raise bad(f"{path}.draft", f"{seat.draft} is not in the hand")
    if seat.locked:
        if seat.draft is None:
            raise bad(f"{path}.locked", "nothing is chosen")
    elif state.phase == "choose":
        state.open |= 1 << number


def _read_rounds(state: State, read: StateData) -> None:
    """What was played last, what lies on the piles and what lies on the table."""
    cards = state.deck.cards
    state.last = tuple(NOTHING if seat.last is None else TYPES.index(seat.last) for seat in read.seats)
    for number, seat in enumerate(read.seats):
        for place, name in enumerate(seat.pile):
            _play(name, f"seats.{number}.pile.{place}")
    state.history = rounds([seat.pile for seat in read.seats], state.deck)
    played = [seat.played for seat in read.seats]
    for number, shown in enumerate(played):
        if shown is not None:
            _play(shown, f"seats.{number}.played")
    if any(played):
        if None in played:
            raise bad(f"seats.{played.index(None)}.played", "every seat has shown a card, or none has")
        state.table = tuple(cards[name] for name in played if name)


_STEPS = {
    "setup": "round( take)+",
    "choose": "",
    "research": "end_of_round( swarms)?( check)?( research)*( gift)? take",
    "compensation": "end_of_round check( compensate)+",
    "over": "",
}
"""The names of the steps that can be waiting in each phase in which a seat is asked."""
_NUMBERS = {
    "round": 0,
    "end_of_round": 0,
    "swarms": 0,
    "check": 0,
    "research": 1,
    "gift": 1,
    "compensate": 1,
    "take": 2,
}
"""How many numbers stand behind each name."""


def _asked(state: State) -> tuple[int, ...]:
    """The seats that must decide, after the steps have been found to be such as can be waiting."""
    listed = " ".join(str(step[0]) if step else "nothing" for step in state.steps)
    if not re.fullmatch(_STEPS[state.phase], listed):
        raise bad("steps", f"these cannot be waiting in the phase {state.phase}: {listed}")
    for place, (name, *numbers) in enumerate(state.steps):
        whole = len(numbers) == _NUMBERS.get(name) and all(type(number) is int for number in numbers)
        if not whole or (numbers and not 0 <= numbers[0] < state.seats):
            raise bad(f"steps.{place}", "not a step with its seat and numbers")
        kind = SWARM if name == "compensate" else RESEARCH
        if numbers and state.phase != "setup" and not (state.table and state.table[numbers[0]].kind == kind):
            raise bad(f"steps.{place}", f"seat {numbers[0]} has shown no {TYPES[kind]} card")
    last = state.steps[-1] if state.steps else ("",)
    if state.taken >= (last[2] if last[0] == "take" else 1):
        raise bad("taken", "more cards than are to be taken")
    if state.phase == "choose":
        return OPEN[state.open]
    return (state.steps[-1][1],) if state.steps else ()
