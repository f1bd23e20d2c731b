"""Everything that lies on the table of Bears & Bees, and what each seat may do with it.

A card in a hand or a deck is held as the action that plays it: a hand, in its fixed order, is then the very tuple that
``legal`` answers, and nothing is built while a search asks. What a card does is in ``deck.rules[play]``. What comes of
an action is told by ``flow``; this room knows no view and no file.
"""

from __future__ import annotations

from typing import Any, final

from rules.bears_and_bees import flow, score
from rules.bears_and_bees.actions import (
    BEAR_WAKES,
    DRAWS,
    HAND_LIMIT,
    LOCK,
    NOTHING,
    TABLE,
    TAKE_HONEY,
)
from rules.bears_and_bees.cards import Card, Deck
from rules.kernel.action import Action
from rules.kernel.decision import Decision
from rules.kernel.event import Log
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal

Hand = tuple[Action, ...]
Step = tuple[Any, ...]
"""What is still to be done: its name in ``flow``, then its numbers."""

QUESTIONS = ("choose", "compensation", "draw")
"""Every kind of decision."""
_ONLY_LOCK = (LOCK,)
_COMPENSATIONS = tuple(
    tuple(
        (TAKE_HONEY, *(draw for draw, left in zip(DRAWS, (honey, research), strict=True) if left))
        for research in (0, 1)
    )
    for honey in (0, 1)
)


@final
class State:
    """A game of 2-5 seats. The left neighbour of a seat is the next one (B2)."""

    __slots__ = (
        "deck", "seats", "swarm_cards", "decks", "hands", "chosen", "table", "honey", "experience", "swarms",
        "last", "history", "steps", "taken", "phase", "round", "open", "asked", "ending", "revealed", "chance", "over",
    )  # fmt: skip

    deck: Deck
    seats: int
    swarm_cards: Hand
    """The swarm card of each seat, public all game (B19)."""
    decks: tuple[list[Action], list[Action]]
    """The honey and the research deck, the top last."""
    hands: list[Hand]
    """The cards of each seat: honey, research, swarm, each by number. A card lies here until it is revealed; a swarm
    card always does, also while it is on the table (B10)."""
    chosen: list[Action | None]
    """Each seat's draft; nothing once the cards are shown."""
    table: tuple[Card, ...]
    """The cards shown this round, by seat; empty before the reveal and after the end of the round."""
    honey: list[int]
    experience: list[int]
    swarms: list[int]
    last: tuple[int, ...]
    """The kind of the card that each seat played in the round before (B6)."""
    history: tuple[tuple[Card | None, ...], ...]
    """The cards of each finished round by seat; ``None`` where a scenario does not tell."""
    steps: list[Step]
    """What is still to be done in this round, the next step last."""
    taken: int
    """How many of its cards the seat that is taking some has taken; 0 while none is."""
    phase: str
    """``setup``, ``choose``, ``honey``, ``research``, ``swarm``, ``compensation`` or ``over``."""
    round: int
    open: int
    """A bit for each seat that has not locked its choice; 0 from the reveal on."""
    asked: tuple[int, ...]
    """The seats that must decide now."""
    ending: str
    """Why this round is the last: ``swarms`` or ``deck``; empty while it is not (B24)."""
    revealed: int
    chance: int
    over: bool

    def __init__(self, deck: Deck, seats: int, seed: int) -> None:
        """A table before set-up; ``flow.begin`` lays it."""
        self.deck = deck
        self.seats = seats
        self.swarm_cards = ()
        self.decks = ([], [])
        self.hands = [()] * seats
        self.chosen = [None] * seats
        self.table = ()
        self.honey = [0] * seats
        self.experience = [0] * seats
        self.swarms = [0] * seats
        self.last = (NOTHING,) * seats
        self.history = ()
        self.steps = []
        self.taken = 0
        self.phase = "setup"
        self.round = 0
        self.open = 0
        self.asked = ()
        self.ending = ""
        self.revealed = 0
        self.chance = seed
        self.over = False

    def copy(self) -> State:
        new = State.__new__(State)
        new.deck = self.deck
        new.seats = self.seats
        new.swarm_cards = self.swarm_cards
        honey, research = self.decks
        new.decks = (honey[:], research[:])
        new.hands = self.hands[:]
        new.chosen = self.chosen[:]
        new.table = self.table
        new.honey = self.honey[:]
        new.experience = self.experience[:]
        new.swarms = self.swarms[:]
        new.last = self.last
        new.history = self.history
        new.steps = self.steps[:]
        new.taken = self.taken
        new.phase = self.phase
        new.round = self.round
        new.open = self.open
        new.asked = self.asked
        new.ending = self.ending
        new.revealed = self.revealed
        new.chance = self.chance
        new.over = self.over
        return new

    def waiting(self) -> tuple[int, ...]:
        return self.asked

    def locked(self) -> tuple[int, ...]:
        """The seats that have chosen for good; nobody once the cards are shown."""
        if self.phase != "choose":
            return ()
        return tuple(seat for seat in range(self.seats) if seat not in self.asked)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.asked:
            return ()
        if self.phase == "choose":
            return self.hands[seat] if self.chosen[seat] is None else _ONLY_LOCK
        if self.phase == "compensation":
            honey, research = self.decks
            return _COMPENSATIONS[bool(honey)][bool(research)]
        return DRAWS

    def default(self, seat: int) -> Action | None:
        return LOCK if LOCK in self.legal(seat) else None

    def decision(self, seat: int) -> Decision | None:
        actions = tuple(action.text for action in self.legal(seat))
        if not actions:
            return None
        if self.phase == "choose":
            draft = self.chosen[seat]
            if draft is None:
                return Decision("choose", actions, secret=True)
            return Decision("choose", actions, LOCK.text, secret=True, draft=(draft.text,))
        if self.phase == "compensation":
            wakes = self.honey[seat] + 1 >= BEAR_WAKES
            return Decision("compensation", actions, values={"burst": 1} if wakes else {})
        values: dict[str, str | int] = {"taken": self.taken, "total": self.steps[-1][2], "reason": self.phase}
        return Decision("draw", actions, secret=True, values=values)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(seat):
            return None
        if action not in TABLE.actions:
            return Refusal("unknown_action", {"text": str(action)})
        if self.over:
            return Refusal("game_over")
        if not 0 <= seat < self.seats:
            return Refusal("not_your_turn")
        if self.phase == "choose":
            return Refusal(self._why_not_choose(seat, action))
        if action.verb not in ("draw", "take"):
            return Refusal("not_now")
        if seat not in self.asked:
            full = action.verb == "draw" and len(self.hands[seat]) >= HAND_LIMIT
            return Refusal("hand_full" if full else "not_your_turn")
        return Refusal("deck_empty" if action.verb == "draw" else "not_now")

    def _why_not_choose(self, seat: int, action: Action) -> str:
        if action.verb not in ("play", "lock"):
            return "not_now"
        if seat not in self.asked:
            return "already_locked"
        if action is LOCK:
            return "nothing_chosen"
        return "already_chosen" if action in self.hands[seat] else "not_in_hand"

    def apply(self, seat: int, action: Action, log: Log[State] | None = None) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal
        flow.act(self, seat, action, log)

    advance = flow.act

    def undraft(self, seat: int) -> None:
        if self.phase == "choose" and 0 <= seat < self.seats:
            if seat not in self.asked:
                raise Refusal("already_locked")
            if self.chosen[seat] is not None:
                self.chosen[seat] = None
                return
        raise Refusal("nothing_to_take_back")

    def outcome(self) -> Outcome:
        return score.outcome(self)
