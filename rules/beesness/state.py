"""Everything that lies on the table of Beesness, and what each seat may do with it.

Lists of possible answers are built once, at import, and found by what the seat can do. What comes of an action is told
by ``flow``; this room knows no view and no file.
"""

from __future__ import annotations

from typing import Any, final

from rules.beesness import asking, flow, refusals, score
from rules.beesness.actions import COUNTER, EACH_BEE, FLOWERS_A_DRONE, LOCK, NUMBERS
from rules.kernel.action import Action
from rules.kernel.decision import Decision
from rules.kernel.event import Log
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal

Step = tuple[Any, ...]
"""What is still to be done: its name in ``flow``, then its seat."""


@final
class State:
    """A game of 3-5 seats. The left neighbour of a seat is the next one."""

    __slots__ = (
        "seats", "options", "rounds", "honey", "flowers", "workers", "drones", "queens", "used", "stacks", "bank",
        "pot", "garden", "unplanted", "round", "starter", "steps", "phase", "asked", "open", "ballots", "offers",
        "passes", "bee", "bid", "leader", "standing", "called", "draft", "maker", "terms", "choices", "revealed",
        "chance", "over",
    )  # fmt: skip

    seats: int
    options: dict[str, str | int | bool]
    rounds: int
    honey: list[int]
    flowers: list[int]
    workers: list[int]
    drones: list[int]
    queens: list[int]
    used: list[int]
    """How many queens of each seat have generated a bee this round (Z13)."""
    stacks: list[int]
    """The bees left in the market: workers, drones, queens."""
    bank: int
    pot: int
    garden: int
    unplanted: int
    round: int
    starter: int
    """The starting seat of this round."""
    steps: list[Step]
    """What is still to be done in this round, the next step last; who is asked stands in the last one."""
    phase: str
    """``market``, ``auction``, ``answer``, ``turn``, ``vote``, ``discard``, ``flowers`` or ``over``."""
    asked: tuple[int, ...]
    """The seats that must decide now."""
    open: int
    """A bit for each seat that has not locked its ballot; 0 from the reveal on."""
    ballots: list[int | None]
    """Votes (0 no, 1 yes) or flowers in the fist, by seat: a draft, locked or, where ``open`` is 0, shown."""
    offers: list[int]
    """How many offers each seat has made in this bees market or own turn (Z19)."""
    passes: int
    """How many choosers have passed in a row (Z17)."""
    bee: int
    """The bee that is auctioned; -1 where none is."""
    bid: int
    leader: int
    """Who bid it; -1 outside auctions."""
    standing: int
    """A bit for each seat that has not dropped out of the auction."""
    called: bool
    """Whether the seat on turn has called its referendum (Z22)."""
    draft: tuple[Action, ...]
    """The steps of an offer that is being made up by the seat that is asked; nobody else sees them."""
    maker: int
    """Who made the offer that waits for an answer; -1 where none does."""
    terms: tuple[int, ...]
    """That offer: what the maker gives, then what it wants, each in the order of ``GOODS``."""
    choices: tuple[Action, ...]
    """What can be answered where one seat is asked; ballots are found when they are asked for."""
    revealed: int
    chance: int
    over: bool

    def __init__(self, seats: int, options: dict[str, str | int | bool], rounds: int, seed: int) -> None:
        """A table before set-up; ``set_up.begin`` lays it."""
        self.seats = seats
        self.options = options
        self.rounds = rounds
        self.honey = [0] * seats
        self.flowers = [0] * seats
        self.workers = [0] * seats
        self.drones = [0] * seats
        self.queens = [0] * seats
        self.used = [0] * seats
        self.stacks = [EACH_BEE] * 3
        self.bank = self.pot = self.garden = self.unplanted = 0
        self.round = 0
        self.starter = 0
        self.steps = []
        self.phase = "market"
        self.asked = ()
        self.open = 0
        self.ballots = [None] * seats
        self.offers = [0] * seats
        self.passes = 0
        self.bee = self.leader = -1
        self.bid = self.standing = 0
        self.called = False
        self.draft = ()
        self.maker = -1
        self.terms = ()
        self.choices = ()
        self.revealed = 0
        self.chance = seed
        self.over = False

    def copy(self) -> State:
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.rounds = self.rounds
        new.honey = self.honey[:]
        new.flowers = self.flowers[:]
        new.workers = self.workers[:]
        new.drones = self.drones[:]
        new.queens = self.queens[:]
        new.used = self.used[:]
        new.stacks = self.stacks[:]
        new.bank = self.bank
        new.pot = self.pot
        new.garden = self.garden
        new.unplanted = self.unplanted
        new.round = self.round
        new.starter = self.starter
        new.steps = self.steps[:]
        new.phase = self.phase
        new.asked = self.asked
        new.open = self.open
        new.ballots = self.ballots[:]
        new.offers = self.offers[:]
        new.passes = self.passes
        new.bee = self.bee
        new.bid = self.bid
        new.leader = self.leader
        new.standing = self.standing
        new.called = self.called
        new.draft = self.draft
        new.maker = self.maker
        new.terms = self.terms
        new.choices = self.choices
        new.revealed = self.revealed
        new.chance = self.chance
        new.over = self.over
        return new

    def goods(self) -> tuple[list[int], ...]:
        """What seats hold, by ``GOODS``: workers, drones, queens, flowers, honey."""
        return (self.workers, self.drones, self.queens, self.flowers, self.honey)

    def bees(self, seat: int) -> int:
        """How many bees ``seat`` holds; so many votes it has (Z23)."""
        return self.workers[seat] + self.drones[seat] + self.queens[seat]

    def limit(self, seat: int) -> int:
        """How many flowers ``seat`` can sell now (Z31)."""
        return min(self.flowers[seat], FLOWERS_A_DRONE * self.drones[seat])

    def partner(self) -> int:
        """To whom the draft of an offer goes; it must have been said."""
        return self.maker if self.draft[0] is COUNTER else NUMBERS[self.draft[1]]

    def waiting(self) -> tuple[int, ...]:
        return self.asked

    def locked(self) -> tuple[int, ...]:
        """The seats whose ballot is closed while others still choose theirs."""
        if not self.open:
            return ()
        part = self.bees if self.phase == "vote" else self.limit
        return tuple(seat for seat in range(self.seats) if seat not in self.asked and part(seat))

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.asked:
            return ()
        return asking.balloting(self, seat) if self.open else self.choices

    def default(self, seat: int) -> Action | None:
        return LOCK if LOCK in self.legal(seat) else None

    def decision(self, seat: int) -> Decision | None:
        return asking.decision(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return None if action in self.legal(seat) else refusals.refusal(self, seat, action)

    def apply(self, seat: int, action: Action, log: Log[State] | None = None) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal
        flow.act(self, seat, action, log)

    advance = flow.act

    def undraft(self, seat: int) -> None:
        if self.open and 0 <= seat < self.seats:
            if seat in self.locked():
                raise Refusal("already_locked")
            if seat in self.asked and self.ballots[seat] is not None:
                self.ballots[seat] = None
                return
        elif self.draft and seat in self.asked:
            self.draft = self.draft[:-1]
            self.choices = asking.choices(self, seat)
            return
        raise Refusal("nothing_to_take_back")

    def outcome(self) -> Outcome:
        return score.outcome(self)
