"""Coin guess: the smallest game that has all that the kernel knows, for the kernel's own tests.

Each round every seat secretly guesses the coin and stakes on it (a run of two steps and a lock). The coin is tossed;
who guessed right gets the stake and draws a charm, which only that seat sees. Then seat 0 openly gives a point away or
keeps it, and seat 1 openly nods. Most points and charms win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from rules.kernel import chance
from rules.kernel.action import Action, ActionTable
from rules.kernel.decision import Decision
from rules.kernel.event import Event, Log
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal
from rules.kernel.view import Piece, Place, View

GUESSES = tuple(Action("guess", f"coin/{side}", side, name=side) for side in ("heads", "tails"))
STAKES = tuple(Action("stake", f"stake/{amount}", amount, name=str(amount)) for amount in (1, 2))
LOCK = Action("lock", "lock", minor=True)
DRAW = Action("draw", "deck/charm", name="charm")
GIVE, KEEP, NOD = Action("give", "seat/1/points"), Action("keep", "seat/0/points"), Action("nod", "seat/1")
TABLE = ActionTable((*GUESSES, *STAKES, LOCK, DRAW, GIVE, KEEP, NOD))
CHARMS = 40


@dataclass(slots=True)
class State:
    rounds: int
    chance: int
    deck: list[int]
    points: list[int]
    charms: list[list[int]]
    drafts: list[list[str]]
    closed: list[bool]
    to_draw: list[int]
    phase: str = "guess"
    round: int = 1
    revealed: int = 0
    over: bool = False

    def copy(self) -> State:
        return replace(
            self,
            deck=list(self.deck),
            points=list(self.points),
            charms=[list(charms) for charms in self.charms],
            drafts=[list(draft) for draft in self.drafts],
            closed=list(self.closed),
            to_draw=list(self.to_draw),
        )

    def waiting(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == "guess":
            return tuple(seat for seat, closed in enumerate(self.closed) if not closed)
        return {"draw": tuple(self.to_draw[:1]), "give": (0,), "nod": (1,)}[self.phase]

    def locked(self) -> tuple[int, ...]:
        return tuple(seat for seat, closed in enumerate(self.closed) if closed)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.waiting():
            return ()
        if self.phase == "guess":
            return (GUESSES, STAKES, (LOCK,))[len(self.drafts[seat])]
        return {"draw": (DRAW,), "give": (GIVE, KEEP), "nod": (NOD,)}[self.phase]

    def default(self, seat: int) -> Action | None:
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def decision(self, seat: int) -> Decision | None:
        legal = self.legal(seat)
        if not legal:
            return None
        default = self.default(seat)
        return Decision(
            self.phase,
            tuple(action.text for action in legal),
            default=default.text if default else "",
            secret=self.phase in ("guess", "draw"),
            draft=tuple(self.drafts[seat]),
        )

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(seat):
            return None
        if self.over:
            return Refusal("game_over")
        return Refusal("not_now" if seat in self.waiting() else "not_your_turn")

    def apply(self, seat: int, action: Action, log: Log[State] | None = None) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal
        if action.verb in ("guess", "stake"):
            self.drafts[seat].append(action.text)
        elif action is LOCK:
            self.closed[seat] = True
            _tell(log, self, Event("locked", seat=seat))
            if all(self.closed):
                self._toss(log)
        elif action is DRAW:
            self._draw(seat, log)
        elif action is NOD:
            _tell(log, self, Event("nodded", seat=seat))
            self._end_round(log)
        else:
            if action is GIVE:
                self.points[0] -= 1
                self.points[1] += 1
            self.phase = "nod"
            _tell(log, self, Event(action.verb, seat=seat))

    def advance(self, seat: int, action: Action) -> None:
        self.apply(seat, action)

    def undraft(self, seat: int) -> None:
        if self.closed[seat] or not self.drafts[seat]:
            raise Refusal("nothing_to_take_back")
        self.drafts[seat].pop()

    def outcome(self) -> Outcome:
        totals = tuple(points + sum(charms) for points, charms in zip(self.points, self.charms, strict=True))
        ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
        shared = ranks.count(1) > 1
        return Outcome(ranks, totals, {"total": totals}, "shared" if shared else "total")

    def _toss(self, log: Log[State] | None) -> None:
        self.chance = chance.following(self.chance)
        side = ("heads", "tails")[chance.mixed(self.chance) & 1]
        self.revealed += 1
        for seat, (guess, stake) in enumerate(self.drafts):
            if guess.endswith(side):
                self.points[seat] += int(stake[-1])
                self.to_draw.append(seat)
        self.drafts = [[] for _ in self.drafts]
        self.closed = [False for _ in self.closed]
        self.phase = "draw" if self.to_draw else "give"
        _tell(log, self, Event("tossed", values={"side": side}))

    def _draw(self, seat: int, log: Log[State] | None) -> None:
        charm = self.deck.pop()
        self.charms[seat].append(charm)
        self.to_draw.pop(0)
        self.revealed += 1
        if not self.to_draw:
            self.phase = "give"
        _tell(
            log,
            self,
            Event("drew", seat=seat, count=1),
            Event("drew_charm", seat=seat, audience=(seat,), piece=f"charm/{charm}"),
        )

    def _end_round(self, log: Log[State] | None) -> None:
        if self.round == self.rounds:
            self.over = True
            self.revealed += 1
            _tell(log, self, Event("game_over"))
        else:
            self.round += 1
            self.phase = "guess"
            _tell(log, self, Event("round_began", values={"round": self.round}))


def _tell(log: Log[State] | None, state: State, *events: Event) -> None:
    if log is not None:
        for event in events:
            log.event(event)
        log.beat(state)


class CoinGuess:
    key = "coin_guess"
    title = "Coin guess"
    seats = range(2, 5)
    options: Mapping[str, tuple[str | int | bool, ...]] = {"rounds": (3, 5)}
    actions = TABLE.actions
    questions = ("guess", "draw", "give", "nod")
    secret = "ballots"
    ordered = ""

    def parse(self, text: str) -> Action:
        return TABLE.parse(text)

    def deck(self, data: Mapping[str, Any] | None = None) -> list[int]:
        charms: list[int] = list(range(CHARMS)) if data is None else list(data["charms"])
        if sorted(charms) != list(range(CHARMS)):
            raise Refusal("bad_deck")
        return charms

    def encode_deck(self, deck: list[int]) -> dict[str, Any]:
        return {"charms": list(deck)}

    def setup(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, str | int | bool] | None = None,
        deck: list[int] | None = None,
        log: Log[State] | None = None,
    ) -> State:
        if seats not in self.seats:
            raise Refusal("bad_seats", {"seats": seats})
        charms = self.deck() if deck is None else list(deck)
        word = chance.shuffle(charms, seed)
        rounds = int((options or {}).get("rounds", 3))
        state = State(
            rounds,
            word,
            charms,
            [0] * seats,
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [False] * seats,
            [],
        )
        _tell(log, state, Event("game_began"))
        return state

    def check(self, state: State) -> None:
        held = sorted(state.deck + [charm for charms in state.charms for charm in charms])
        assert held == list(range(CHARMS)), "each charm lies in one place"

    def arrange(self, data: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
        unknown = set(changes) - set(data)
        if unknown:
            raise Refusal("unknown_path", {"path": unknown.pop()})
        return {**data, **changes}

    def view(self, state: State, seat: int | None) -> View:
        places = {"deck/charm": Place("deck", count=len(state.deck))}
        for owner, charms in enumerate(state.charms):
            known = charms if owner == seat or state.over else []
            pieces = tuple(Piece(f"charm/{charm}", str(charm), "charm") for charm in known)
            places[f"seat/{owner}/charms"] = Place("hand", owner, len(charms), pieces)
            places[f"seat/{owner}/points"] = Place("tokens", owner, state.points[owner])
        return View(
            self.key,
            seat,
            len(state.points),
            state.round,
            state.phase,
            state.waiting(),
            state.locked(),
            state.over,
            None if seat is None else state.decision(seat),
            places,
            {"draft": [] if seat is None else list(state.drafts[seat]), "rounds": state.rounds},
        )

    def sample(self, view: View, seed: int) -> State:
        raise NotImplementedError("the kernel's tests ask for none")

    def reshuffled(self, state: State, word: int) -> State:
        new = state.copy()
        new.chance = chance.shuffle(new.deck, word)
        return new

    def preview(self, view: View, action: str) -> dict[str, Any] | None:
        return {"gain": int(action[-1])} if action.startswith("stake") else None

    def encode(self, state: State) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(state)
        return {**data, "chance": f"{state.chance:016x}"}

    def decode(self, data: Mapping[str, Any], deck: Any = None) -> State:
        return msgspec.convert({**data, "chance": int(data["chance"], 16)}, State)

    def encode_view(self, view: View) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(view)
        return data

    def decode_view(self, data: Mapping[str, Any]) -> View:
        return msgspec.convert(data, View)


game = CoinGuess()
