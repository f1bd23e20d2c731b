"""Honey stall: a small game with all that a page must be able to ask, for the tests of the pages.

Each round every seat in turn openly bids an amount; the first seat lays out an offer of combs and jars openly; then all
secretly sell an amount together. Who has most honey wins; in a wild game too many sales lose it for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from rules.kernel.action import Action, ActionTable
from rules.kernel.boxed import Boxed
from rules.kernel.decision import Decision
from rules.kernel.event import Event, Log
from rules.kernel.game import Options
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal
from rules.kernel.view import Place, View

START = 5
BIDS = tuple(Action("bid", "auction/bid", amount, name=str(amount)) for amount in range(START + 1))
COMBS = tuple(Action("comb", "offer/comb", amount, name=str(amount), minor=True) for amount in (1, 2, 3))
JARS = tuple(Action("jar", "offer/jar", amount, name=str(amount), minor=True) for amount in (1, 2))
SALES = tuple(Action("sell", "ballot/sell", amount, name=str(amount)) for amount in range(4))
LOCK = Action("lock", "lock", minor=True)
TABLE = ActionTable((*BIDS, *COMBS, *JARS, *SALES, LOCK))


@dataclass(slots=True)
class State:
    honey: list[int]
    first: int
    rounds: int
    wild: bool
    bids: list[int]
    offer: list[str]
    ballots: list[int]
    closed: list[bool]
    lost: bool = False
    phase: str = "bid"
    round: int = 1
    revealed: int = 0
    over: bool = False

    def copy(self) -> State:
        return replace(
            self,
            honey=list(self.honey),
            bids=list(self.bids),
            offer=list(self.offer),
            ballots=list(self.ballots),
            closed=list(self.closed),
        )

    def waiting(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == "bid":
            return ((self.first + len(self.bids)) % len(self.honey),)
        if self.phase == "offer":
            return (self.first,)
        return tuple(seat for seat, closed in enumerate(self.closed) if not closed)

    def locked(self) -> tuple[int, ...]:
        return tuple(seat for seat, closed in enumerate(self.closed) if closed)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.waiting():
            return ()
        if self.phase == "bid":
            return BIDS[: min(self.honey[seat], START) + 1]
        if self.phase == "offer":
            verbs = [text.partition(" ")[0] for text in self.offer]
            combs = () if verbs else COMBS
            return (*combs, *(() if "jar" in verbs else JARS), LOCK)
        return SALES if self.ballots[seat] < 0 else (LOCK,)

    def default(self, seat: int) -> Action | None:
        return LOCK if LOCK in self.legal(seat) else None

    def decision(self, seat: int) -> Decision | None:
        legal = self.legal(seat)
        if not legal:
            return None
        draft: tuple[str, ...] = tuple(self.offer) if self.phase == "offer" else ()
        if self.phase == "sell" and self.ballots[seat] >= 0:
            draft = (SALES[self.ballots[seat]].text,)
        default = self.default(seat)
        return Decision(
            self.phase,
            tuple(action.text for action in legal),
            default=default.text if default else "",
            secret=self.phase == "sell",
            draft=draft,
            values={"seat": seat},
        )

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(seat):
            return None
        return Refusal("game_over" if self.over else "not_now" if seat in self.waiting() else "not_your_turn")

    def apply(self, seat: int, action: Action, log: Log[State] | None = None) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal
        if self.phase == "bid":
            self.bids.append(int(str(action.value)))
            if len(self.bids) == len(self.honey):
                self.phase = "offer"
            _tell(log, self, Event("bid", seat=seat, count=self.bids[-1]))
        elif self.phase == "offer":
            self.offer.append(action.text)
            if action is LOCK:
                self._close_offer(seat, log)
        elif action is LOCK:
            self.closed[seat] = True
            _tell(log, self, Event("locked", seat=seat))
            if all(self.closed):
                self._sell(log)
        else:
            self.ballots[seat] = int(str(action.value))

    def advance(self, seat: int, action: Action) -> None:
        self.apply(seat, action)

    def undraft(self, seat: int) -> None:
        if self.phase == "offer" and self.offer:
            self.offer.pop()
        elif self.phase == "sell" and self.ballots[seat] >= 0 and not self.closed[seat]:
            self.ballots[seat] = -1
        else:
            raise Refusal("nothing_to_take_back")

    def outcome(self) -> Outcome:
        ranks = tuple(0 if self.lost else 1 + sum(other > own for other in self.honey) for own in self.honey)
        shared = ranks.count(1) > 1
        decided = "nobody" if self.lost else "shared" if shared else "honey"
        return Outcome(ranks, tuple(self.honey), {"honey": tuple(self.honey)}, decided)

    def _close_offer(self, seat: int, log: Log[State] | None) -> None:
        worth = {"comb": 1, "jar": 2}
        for text in self.offer[:-1]:
            verb, _, amount = text.partition(" ")
            self.honey[seat] += worth[verb] * int(amount)
        self.offer = []
        self.phase = "sell"
        _tell(log, self, Event("offered", seat=seat, count=self.honey[seat]))

    def _sell(self, log: Log[State] | None) -> None:
        self.revealed += 1
        for seat, amount in enumerate(self.ballots):
            self.honey[seat] += amount
        self.lost = self.wild and sum(self.ballots) > 2 * len(self.honey)
        facts = [Event("sold", seat=seat, count=amount) for seat, amount in enumerate(self.ballots)]
        self.bids, self.ballots = [], [-1] * len(self.honey)
        self.closed = [False] * len(self.honey)
        _tell(log, self, *facts)
        if self.lost or self.round == self.rounds:
            self.over = True
            _tell(log, self, Event("game_over"))
            return
        self.round, self.phase = self.round + 1, "bid"
        _tell(log, self, Event("round_began", values={"round": self.round}))


def _tell(log: Log[State] | None, state: State, *events: Event) -> None:
    if log is not None:
        for event in events:
            log.event(event)
        log.beat(state)


class HoneyStall(Boxed):
    key = "honey_stall"
    title = "Honey stall"
    seats = range(3, 7)
    options: Mapping[str, tuple[str | int | bool, ...]] = {
        "short": (False, True),
        "mood": ("calm", "wild"),
        "first": ("random", *range(6)),
    }
    actions = TABLE.actions
    table = TABLE
    questions = ("bid", "offer", "sell")
    secret = "ballots"

    def deck(self, data: Mapping[str, Any] | None = None) -> None:
        return None

    def encode_deck(self, deck: None) -> dict[str, Any]:
        return {}

    def setup(
        self, seats: int, seed: int, options: Options | None = None, deck: None = None, log: Log[State] | None = None
    ) -> State:
        chosen = self.chosen(seats, options)
        first = seed % seats if chosen["first"] == "random" else int(chosen["first"])
        rounds = 1 if chosen["short"] else 2
        state = State([START] * seats, first, rounds, chosen["mood"] == "wild", [], [], [-1] * seats, [False] * seats)
        _tell(log, state, Event("game_began"))
        return state

    def check(self, state: State) -> None:
        assert all(amount >= 0 for amount in state.honey)

    def arrange(self, data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
        return {**data, **changes}

    def view(self, state: State, seat: int | None) -> View:
        places = {"board": Place("deck", count=0)}
        for owner, honey in enumerate(state.honey):
            places[f"seat/{owner}/honey"] = Place("tokens", owner, honey)
        return View(
            self.key,
            seat,
            len(state.honey),
            state.round,
            state.phase,
            state.waiting(),
            state.locked(),
            state.over,
            None if seat is None else state.decision(seat),
            places,
            {"bids": list(state.bids), "offer": list(state.offer), "first": state.first},
        )

    def sample(self, view: View, seed: int) -> State:
        raise NotImplementedError("the pages' tests ask for none")

    def preview(self, view: View, action: str) -> dict[str, Any] | None:
        return {"gain": int(action.rpartition(" ")[2])} if action.startswith(("bid", "sell")) else None

    def encode(self, state: State) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(state)
        return data

    def decode(self, data: Mapping[str, Any], deck: Any = None) -> State:
        return msgspec.convert(dict(data), State)


game = HoneyStall()
