"""States of Bear Necessities as JSON-ready data and back, checked. Knows what must hold for a state; plays nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from rules.bear_necessities import flow
from rules.bear_necessities.actions import (
    ACTIVATES,
    ANSWERS,
    ATS,
    HAND,
    KEEPS,
    LOCK,
    MOST_SEATS,
    PLAYS,
    ROUNDS,
    TABLE,
)
from rules.bear_necessities.cards import Card, Deck
from rules.bear_necessities.check import check
from rules.bear_necessities.dealing import OPEN, in_order
from rules.bear_necessities.grid import CELL, CELLS, NAMES
from rules.bear_necessities.memory import Board, Deal, Hand, Played
from rules.bear_necessities.score import placed
from rules.bear_necessities.state import State
from rules.kernel.action import Action
from rules.kernel.reading import Count, Word, bad, each_in_one_place, shape, word
from rules.kernel.refusal import Refusal

Held = Annotated[list[str], msgspec.Meta(max_length=HAND)]
Run = Annotated[list[str], msgspec.Meta(max_length=8)]


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. ``tableau`` lists its cards as ``N5 at 1,0``; ``draft`` the steps for which it was asked.

    ``reserve`` is named until all have answered; ``answered`` says that it lies in the hand or is discarded already.
    """

    hand: Held
    reserve: str | None
    aside: Held
    answered: bool
    discards: Annotated[list[str], msgspec.Meta(max_length=ROUNDS)]
    tableau: Annotated[list[str], msgspec.Meta(max_length=ROUNDS)]
    vp: Count
    bees: Count
    hive_vp: Count
    draft: Run
    locked: bool


class DealData(msgspec.Struct, forbid_unknown_fields=True):
    """The hands with which a round began after a deal, and who had kept its reserve."""

    round: Count
    hands: list[Held]
    stayed: list[bool]


class RoundData(msgspec.Struct, forbid_unknown_fields=True):
    """A finished round by seat: all steps of each run, those that were served too, and the VP gained."""

    runs: list[Run]
    vp: list[Count]


class StateData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state between two actions. ``pile`` has its top last; ``deck`` is the deck's mark."""

    deck: dict[str, str | int]
    dealer: Count
    seats: Annotated[list[SeatData], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    pile: list[str]
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    phase: Literal["keep", "choose", "over"]
    deals: Annotated[list[DealData], msgspec.Meta(max_length=ROUNDS)]
    past: Annotated[list[RoundData], msgspec.Meta(max_length=ROUNDS)]
    revealed: Count
    chance: Word


def encode(state: State) -> dict[str, Any]:
    """``state`` as JSON-ready data with readable paths (``seats.0.hand``)."""
    seats = [
        {
            "hand": names(state.hands[seat]),
            "reserve": next(iter(names(state.reserves[seat])), None),
            "aside": names(state.aside[seat]),
            "answered": state.phase == "keep" and not state.unanswered >> seat & 1,
            "discards": names(state.discards[seat]),
            "tableau": [f"{card.id} at {NAMES[cell]}" for cell, card in enumerate(state.boards[seat]) if card],
            "vp": state.vp[seat],
            "bees": state.bees[seat],
            "hive_vp": state.hive_vp[seat],
            "draft": [step.text for step in state.taken(seat)],
            "locked": seat in state.locked(),
        }
        for seat in range(state.seats)
    ]
    return {
        "deck": dict(state.deck.mark),
        "dealer": state.dealer,
        "seats": seats,
        "pile": names(state.pile),
        "round": state.round,
        "phase": state.phase,
        "deals": [
            {"round": deal.round, "hands": [names(hand) for hand in deal.hands], "stayed": list(deal.stayed)}
            for deal in state.deals
        ],
        "past": [
            {"runs": [[step.text for step in draft] for draft in played.drafts], "vp": list(played.gains)}
            for played in state.past
        ],
        "revealed": state.revealed,
        "chance": state.chance,
    }


def names(plays: Iterable[Action]) -> list[str]:
    """The names of the cards that ``plays`` put on the table."""
    return [str(play.value) for play in plays]


def decode(data: Mapping[str, Any], deck: Deck) -> State:
    """The state that ``encode`` wrote of a game with ``deck``.

    Raises:
        Refusal: ``bad_state`` with the ``path`` (``seats.0.hand``) and the ``reason``, in plain English for whoever
            wrote the data.
    """
    read = shape(data, StateData)
    chance = word(read.chance)
    if read.deck != deck.mark:
        raise bad("deck", f"this is a position of another deck than {deck.name}, version {deck.version}")
    each_in_one_place(_lying(read))
    state = State(deck, len(read.seats), chance)
    state.dealer, state.round, state.phase, state.revealed = read.dealer, read.round, read.phase, read.revealed
    state.over = read.phase == "over"
    state.pile = _plays(deck, read.pile, "pile")
    _read_seats(state, read)
    state.deals = tuple(_deal(state, deal, f"deals.{place}") for place, deal in enumerate(read.deals))
    state.past = tuple(_played(state, played, f"past.{place}") for place, played in enumerate(read.past))
    _read_questions(state, read)
    try:
        check(state)
    except AssertionError as error:
        raise bad("", str(error)) from None
    return state


def _lying(read: StateData) -> Iterator[tuple[str, str]]:
    """Every card with its path. A reserve that was kept before all have answered is in the hand all the while."""
    lists = {"pile": read.pile}
    for number, seat in enumerate(read.seats):
        own = f"seats.{number}."
        lists[own + "hand"] = seat.hand
        lists[own + "aside"] = seat.aside
        lists[own + "discards"] = seat.discards
        lists[own + "tableau"] = [line.partition(" ")[0] for line in seat.tableau]
        if seat.reserve is not None and not (seat.answered and seat.reserve in seat.hand):
            yield own + "reserve", seat.reserve
    for path, there in lists.items():
        for place, name in enumerate(there):
            yield f"{path}.{place}", name


def _card(deck: Deck, name: str, path: str) -> Card:
    card = deck.cards.get(name)
    if card is None:
        raise bad(path, f"there is no card {name}")
    return card


def _plays(deck: Deck, cards: Sequence[str], path: str) -> Hand:
    return tuple(PLAYS[_card(deck, name, f"{path}.{place}").id] for place, name in enumerate(cards))


def _read_seats(state: State, read: StateData) -> None:
    deck, seats = state.deck, list(enumerate(read.seats))
    state.hands = tuple(in_order(_plays(deck, seat.hand, f"seats.{number}.hand")) for number, seat in seats)
    state.aside = tuple(_plays(deck, seat.aside, f"seats.{number}.aside") for number, seat in seats)
    state.discards = tuple(_plays(deck, seat.discards, f"seats.{number}.discards") for number, seat in seats)
    state.reserves = tuple(
        _plays(deck, [seat.reserve] if seat.reserve is not None else [], f"seats.{number}.reserve")
        for number, seat in seats
    )
    tables = [_tableau(deck, seat.tableau, f"seats.{number}.tableau") for number, seat in seats]
    state.boards, state.tableaus = tuple(board for board, _ in tables), tuple(tableau for _, tableau in tables)
    state.vp = tuple(seat.vp for seat in read.seats)
    state.bees = tuple(seat.bees for seat in read.seats)
    state.hive_vp = tuple(seat.hive_vp for seat in read.seats)


def _tableau(deck: Deck, lines: Sequence[str], path: str) -> tuple[Board, int]:
    board: Board = [None] * CELLS
    tableau = 0
    for place, line in enumerate(lines):
        name, _, cell = line.partition(" at ")
        card = _card(deck, name, f"{path}.{place}")
        if cell not in CELL or board[CELL[cell]] is not None:
            raise bad(f"{path}.{place}", "a card lies at a cell of its own, as in N5 at 1,0")
        board, tableau = placed(board, tableau, CELL[cell], card)
    return board, tableau


def _by_seat(state: State, path: str, *lists: Sequence[Any]) -> None:
    if any(len(each) != state.seats for each in lists):
        raise bad(path, "not one for each seat")


def _deal(state: State, deal: DealData, path: str) -> Deal:
    _by_seat(state, path, deal.hands, deal.stayed or deal.hands)
    hands = tuple(in_order(_plays(state.deck, hand, f"{path}.hands.{seat}")) for seat, hand in enumerate(deal.hands))
    return Deal(deal.round, hands, tuple(deal.stayed))


_RUN = (tuple(PLAYS.values()), ATS, tuple(KEEPS.values()))


def _played(state: State, played: RoundData, path: str) -> Played:
    _by_seat(state, path, played.runs, played.vp)
    drafts = []
    for seat, run in enumerate(played.runs):
        steps = _steps(run, f"{path}.runs.{seat}")
        known = (*_RUN, *(ACTIVATES for _ in steps[3:]))
        if len(steps) < len(_RUN) or not all(step in kind for step, kind in zip(steps, known, strict=True)):
            raise bad(f"{path}.runs.{seat}", "not a card, its cell, a reserve, and neighbours")
        drafts.append(steps)
    return Played(tuple(drafts), tuple(played.vp))


def _steps(run: Sequence[str], path: str) -> Hand:
    try:
        return tuple(TABLE.parse(text) for text in run)
    except Refusal as refusal:
        raise bad(path, str(refusal)) from None


def _read_questions(state: State, read: StateData) -> None:
    """Who is asked what, by playing drafts and locks again."""
    if state.over:
        if any(seat.draft or seat.locked or seat.answered for seat in read.seats):
            raise bad("phase", "nobody chooses after the end")
        return
    state.open = (1 << state.seats) - 1
    state.menus = list(state.hands)
    for number, seat in enumerate(read.seats):
        if state.phase == "keep" and not seat.answered:
            state.unanswered |= 1 << number
            state.menus[number] = ANSWERS
        elif state.phase != "keep" and seat.answered:
            raise bad(f"seats.{number}.answered", "reserves are not asked about")
        for place, step in enumerate(_steps(seat.draft, f"seats.{number}.draft")):
            if step not in state.menus[number] or step in ANSWERS or step is LOCK:
                raise bad(f"seats.{number}.draft.{place}", f"{step} is not what is asked")
            flow.act(state, number, step)
        if seat.locked:
            if state.menus[number] != (LOCK,):
                raise bad(f"seats.{number}.locked", "not all is chosen")
            state.menus[number] = ()
            state.open ^= 1 << number
    if not state.open:
        raise bad("seats", "when all have locked, cards are shown")
    state.asked = OPEN[state.open]
