"""States of Beesness as JSON-ready data and back, checked. Knows what must hold for any state; plays nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from rules.beesness.actions import (
    ALL_HONEY,
    BEES,
    EACH_BEE,
    FLOWERS_A_DRONE,
    GOODS,
    MOST_SEATS,
    ROUNDS,
    TABLE,
)
from rules.beesness.asking import choices
from rules.beesness.check import check
from rules.beesness.seats import ONE, OPEN
from rules.beesness.state import State
from rules.kernel.reading import Count, Word, bad, shape, word
from rules.kernel.refusal import Refusal

Few = Annotated[int, msgspec.Meta(ge=0, le=ALL_HONEY)]
Ballot = Annotated[int, msgspec.Meta(ge=0, le=EACH_BEE * FLOWERS_A_DRONE)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
"""A seat."""
Phase = Literal["market", "auction", "answer", "turn", "vote", "discard", "flowers", "over"]


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. ``ballot`` is its vote (0 no, 1 yes) or the flowers in its fist."""

    honey: Few
    flowers: Few
    workers: Few
    drones: Few
    queens: Few
    used: Few
    offers: Few
    ballot: Ballot | None
    locked: bool


class StackData(msgspec.Struct, forbid_unknown_fields=True):
    worker: Few
    drone: Few
    queen: Few


class AuctionData(msgspec.Struct, forbid_unknown_fields=True):
    """The auction that is on; ``bee`` is empty where none is."""

    bee: Literal["", "worker", "drone", "queen"]
    bid: Few
    leader: Number | None
    standing: list[Number]


class TermsData(msgspec.Struct, forbid_unknown_fields=True):
    worker: Few
    drone: Few
    queen: Few
    flower: Few
    honey: Few


class TradeData(msgspec.Struct, forbid_unknown_fields=True):
    """The offer that waits for an answer; ``maker`` is nobody where none does."""

    maker: Number | None
    give: TermsData
    want: TermsData


class OptionsData(msgspec.Struct, forbid_unknown_fields=True):
    short: bool
    first: Literal["random"] | Number


class StateData(msgspec.Struct, forbid_unknown_fields=True):
    """A whole state between two actions. ``steps`` are those of ``flow``, the next one last."""

    options: OptionsData
    seats: Annotated[list[SeatData], msgspec.Meta(min_length=min(ROUNDS), max_length=MOST_SEATS)]
    market: StackData
    bank: Few
    pot: Few
    garden: Few
    unplanted: Few
    round: Count
    starter: Number
    phase: Phase
    steps: list[list[str | int]]
    passes: Number
    called: bool
    auction: AuctionData
    trade: TradeData
    draft: list[str]
    revealed: Count
    chance: Word


def encode(state: State) -> dict[str, Any]:
    """``state`` as JSON-ready data with readable paths (``seats.0.honey``)."""
    locked = state.locked()
    terms = state.terms or (0,) * (2 * len(GOODS))
    half = len(GOODS)
    return {
        "options": dict(state.options),
        "seats": [
            {
                "honey": state.honey[seat],
                "flowers": state.flowers[seat],
                "workers": state.workers[seat],
                "drones": state.drones[seat],
                "queens": state.queens[seat],
                "used": state.used[seat],
                "offers": state.offers[seat],
                "ballot": state.ballots[seat],
                "locked": seat in locked,
            }
            for seat in range(state.seats)
        ],
        "market": dict(zip(BEES, state.stacks, strict=True)),
        "bank": state.bank,
        "pot": state.pot,
        "garden": state.garden,
        "unplanted": state.unplanted,
        "round": state.round,
        "starter": state.starter,
        "phase": state.phase,
        "steps": [list(step) for step in state.steps],
        "passes": state.passes,
        "called": state.called,
        "auction": {
            "bee": BEES[state.bee] if state.bee >= 0 else "",
            "bid": state.bid,
            "leader": state.leader if state.leader >= 0 else None,
            "standing": [seat for seat in range(state.seats) if state.standing >> seat & 1],
        },
        "trade": {
            "maker": state.maker if state.maker >= 0 else None,
            "give": dict(zip(GOODS, terms[:half], strict=True)),
            "want": dict(zip(GOODS, terms[half:], strict=True)),
        },
        "draft": [step.text for step in state.draft],
        "revealed": state.revealed,
        "chance": state.chance,
    }


def decode(data: Mapping[str, Any]) -> State:
    """The state that ``encode`` wrote.

    Raises:
        Refusal: ``bad_state`` with the ``path`` (``seats.0.honey``) and the ``reason``, in plain English for whoever
            wrote the data.
    """
    read = shape(data, StateData)
    seats = len(read.seats)
    first = read.options.first
    if isinstance(first, int) and first >= seats:
        raise bad("options.first", f"there is no seat {first}")
    options: dict[str, str | int | bool] = {"short": read.options.short, "first": first}
    state = State(seats, options, seats if read.options.short else ROUNDS[seats], word(read.chance))
    for name in ("honey", "flowers", "workers", "drones", "queens", "used", "offers"):
        setattr(state, name, [getattr(seat, name) for seat in read.seats])
    state.ballots = [seat.ballot for seat in read.seats]
    state.stacks = [read.market.worker, read.market.drone, read.market.queen]
    state.bank, state.pot, state.garden, state.unplanted = read.bank, read.pot, read.garden, read.unplanted
    state.round, state.starter, state.phase, state.over = read.round, read.starter, read.phase, read.phase == "over"
    state.passes, state.called, state.revealed = read.passes, read.called, read.revealed
    _read_auction(state, read.auction)
    if read.trade.maker is not None:
        state.maker = read.trade.maker
        state.terms = msgspec.structs.astuple(read.trade.give) + msgspec.structs.astuple(read.trade.want)
    state.steps = [tuple(step) for step in read.steps]
    _read_asked(state, read)
    _read_draft(state, read)
    try:
        check(state)
    except AssertionError as error:
        raise bad("", str(error)) from None
    if state.asked and not state.open:
        state.choices = choices(state, state.asked[0])
    if encode(state) != data:
        raise bad("", "something is said of an auction, a trade or a lock that is not there")
    return state


def _read_auction(state: State, auction: AuctionData) -> None:
    if auction.bee and auction.leader is not None:
        state.bee, state.bid, state.leader = BEES.index(auction.bee), auction.bid, auction.leader
        state.standing = sum(1 << seat for seat in set(auction.standing))


_BASE = "end_of_round flowers( turn)*"
_STEPS = {
    "market": f"{_BASE} choose",
    "auction": f"{_BASE} choose bid",
    "answer": f"{_BASE} (choose|plan) answer",
    "turn": f"{_BASE} plan",
    "vote": f"{_BASE} plan vote",
    "discard": f"{_BASE} plan clear( discard)+",
    "flowers": "end_of_round flowers",
    "over": "",
}
"""The names of the steps that can be waiting in each phase."""
_BARE = ("end_of_round", "flowers", "clear")
"""The steps without a seat."""


def _read_asked(state: State, read: StateData) -> None:
    """The seats that must decide, after the steps have been found to be such as can be waiting."""
    listed = " ".join(str(step[0]) if step else "nothing" for step in state.steps)
    if not re.fullmatch(_STEPS[state.phase], listed):
        raise bad("steps", f"these cannot be waiting in the phase {state.phase}: {listed}")
    for place, (name, *numbers) in enumerate(state.steps):
        whole = len(numbers) == (name not in _BARE) and all(type(number) is int for number in numbers)
        if not whole or (numbers and not 0 <= numbers[0] < state.seats):
            raise bad(f"steps.{place}", "not a step with its seat")
    if state.phase in ("vote", "flowers"):
        part = state.bees if state.phase == "vote" else state.limit
        state.open = sum(1 << seat for seat in range(state.seats) if part(seat) and not read.seats[seat].locked)
        state.asked = OPEN[state.open]
    elif state.steps:
        state.asked = ONE[state.steps[-1][1]]


def _read_draft(state: State, read: StateData) -> None:
    for place, text in enumerate(read.draft):
        try:
            state.draft = (*state.draft, TABLE.parse(text))
        except Refusal:
            raise bad(f"draft.{place}", f"there is no action {text!r}") from None
