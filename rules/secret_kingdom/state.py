"""Everything that lies on the table of The Secret Kingdom, and what each seat may do with it.

A card is held as the action that buys or plays it, so that a list of cards is a list of answers; what it does is in
``deck.honey`` and ``deck.gathering``. Gems are holdings (see ``gems``). What comes of an action is told by ``flow``;
this room knows no view and no file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from rules.kernel.action import Action
from rules.kernel.decision import Decision
from rules.kernel.event import Log
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal
from rules.secret_kingdom import buying, flow, score
from rules.secret_kingdom.actions import COLOURS, GATHER, LOCK, TABLE, TAKES
from rules.secret_kingdom.cards import Beehive, Deck
from rules.secret_kingdom.gems import ROOM

Step = tuple[Any, ...]
"""What is still to be done: its name in ``flow``, then its words and numbers."""
OptionValues = Mapping[str, str | int | bool]
QUESTIONS = ("take", "choose", "turn", "pay")
"""Every kind of decision."""


@final
class State:
    """A game of 2-5 seats. The left neighbour of a seat is the next one."""

    __slots__ = (
        "deck", "options", "seats", "first", "beehives", "instant", "bonus", "pile", "box", "market", "gathering",
        "discard", "drawn", "played", "buying", "gems", "bought", "draft", "left", "steps", "phase", "round", "turn",
        "asked", "choices", "ender", "winner", "revealed", "chance", "over",
    )  # fmt: skip

    deck: Deck
    options: OptionValues
    seats: int
    first: int
    """The seat that began."""
    beehives: tuple[Beehive, ...]
    """The beehives in play."""
    instant: bool
    """Whether one of them wins the game at once."""
    bonus: int
    """How many gems a bought card without an effect brings by them."""
    pile: list[Action]
    """The honey pile, the top last."""
    box: tuple[Action, ...]
    """The honey cards that are not used in this game."""
    market: list[Action]
    """The honey cards that lie face up."""
    gathering: list[Action]
    """The gathering pile, the top last."""
    discard: list[Action]
    """The gathering cards that were played or put aside, the latest last."""
    drawn: tuple[Action, ...]
    """The gathering cards from which the seat on turn chooses."""
    played: tuple[Action, ...]
    """The gathering card that is being played out."""
    buying: tuple[Action, ...]
    """The honey card that was paid and does not yet lie in front of its buyer (S12)."""
    gems: list[int]
    """The holding of each seat."""
    bought: list[tuple[Action, ...]]
    """The honey cards in front of each seat, the latest last."""
    draft: tuple[Action, ...]
    """The card that the seat on turn is about to buy, then the colours for its grey symbols."""
    left: int
    """The holding that this leaves to it."""
    steps: list[Step]
    """What is still to be done in this turn, the next step last."""
    phase: str
    """``setup``, ``turn``, ``choose``, ``gain`` or ``over``."""
    round: int
    turn: int
    """The seat on turn; in set-up the one that will begin."""
    asked: tuple[int, ...]
    """The seat that must decide now."""
    choices: tuple[Action, ...]
    """What it may do."""
    ender: int
    """The seat that turned up the last honey card and has no turn after this one; -1 while there is none (S17)."""
    winner: int
    """The seat that has won by a beehive at once; -1 where there is none."""
    revealed: int
    chance: int
    over: bool

    def __init__(self, deck: Deck, seats: int, options: OptionValues, seed: int) -> None:
        """A table before set-up; ``flow.begin`` lays it."""
        self.deck = deck
        self.options = options
        self.seats = seats
        self.first = 0
        self.pile = []
        self.box = ()
        self.market = []
        self.gathering = []
        self.discard = []
        self.drawn = ()
        self.played = ()
        self.buying = ()
        self.gems = [0] * seats
        self.bought = [()] * seats
        self.draft = ()
        self.left = 0
        self.steps = []
        self.phase = "setup"
        self.round = 0
        self.turn = 0
        self.asked = ()
        self.choices = ()
        self.ender = -1
        self.winner = -1
        self.revealed = 0
        self.chance = seed
        self.over = False
        self.use(())

    def use(self, beehives: tuple[Beehive, ...]) -> None:
        """Puts ``beehives`` into play."""
        self.beehives = beehives
        self.instant = score.instant(beehives)
        self.bonus = sum(hive.gems for hive in beehives)

    def copy(self) -> State:
        new = State.__new__(State)
        new.deck = self.deck
        new.options = self.options
        new.seats = self.seats
        new.first = self.first
        new.beehives = self.beehives
        new.instant = self.instant
        new.bonus = self.bonus
        new.pile = self.pile[:]
        new.box = self.box
        new.market = self.market[:]
        new.gathering = self.gathering[:]
        new.discard = self.discard[:]
        new.drawn = self.drawn
        new.played = self.played
        new.buying = self.buying
        new.gems = self.gems[:]
        new.bought = self.bought[:]
        new.draft = self.draft
        new.left = self.left
        new.steps = self.steps[:]
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.asked = self.asked
        new.choices = self.choices
        new.ender = self.ender
        new.winner = self.winner
        new.revealed = self.revealed
        new.chance = self.chance
        new.over = self.over
        return new

    def waiting(self) -> tuple[int, ...]:
        return self.asked

    def locked(self) -> tuple[int, ...]:
        """Nobody: one seat decides at a time, in the open."""
        return ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self.choices if seat in self.asked else ()

    def default(self, seat: int) -> Action | None:
        """The next step of a payment, grey symbols paid from the largest stock; nothing outside a payment."""
        return buying.usual(self) if self.draft and seat in self.asked else None

    def decision(self, seat: int) -> Decision | None:
        if seat not in self.asked:
            return None
        actions = tuple(action.text for action in self.choices)
        if self.draft:
            grey = self.deck.honey[self.draft[0]].grey
            values: dict[str, str | int] = {"card": str(self.draft[0].value), "grey": grey, "paid": len(self.draft) - 1}
            draft = tuple(action.text for action in self.draft)
            return Decision("pay", actions, buying.usual(self).text, draft=draft, values=values)
        if self.phase in ("setup", "gain"):
            _, _, left, _, why = self.steps[-1]
            return Decision("take", actions, values={"left": left, "why": why, "by": self.turn})
        if self.phase == "choose":
            return Decision("choose", actions)
        return Decision("turn", actions, values={"last": 1} if self.ender >= 0 else {})

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if seat in self.asked and action in self.choices:
            return None
        if action not in TABLE.actions:
            return Refusal("unknown_action", {"text": str(action)})
        if self.over:
            return Refusal("game_over")
        if seat not in self.asked:
            return Refusal("not_your_turn")
        if action.verb in ("buy", "gather") and self.phase == "turn":
            return self._why_not_begin(seat, action)
        if action.verb == "play" and self.phase == "choose":
            return Refusal("not_drawn", {"card": str(action.value)})
        if action.verb == "take" and self.phase in ("setup", "gain"):
            return self._why_not_take(seat, action)
        if action.verb == "pay" and self.draft:
            return self._why_not_pay(action)
        if action is LOCK and self.phase == "turn":
            return Refusal("grey_unpaid" if self.draft else "nothing_chosen")
        return Refusal("not_now")

    def _why_not_begin(self, seat: int, action: Action) -> Refusal:
        if self.draft:
            return Refusal("already_chosen", {"card": str(self.draft[0].value)})
        if action is GATHER or action not in self.market:
            return Refusal("not_in_market", {"card": str(action.value)})
        missing = self.deck.honey[action].missing(self.gems[seat])
        return Refusal("cannot_pay", {"card": str(action.value), **missing})

    def _why_not_take(self, seat: int, action: Action) -> Refusal:
        colour = TAKES.index(action)
        full = not ROOM[self.gems[seat]] >> colour & 1
        return Refusal("no_room" if full else "not_offered", {"colour": COLOURS[colour]})

    def _why_not_pay(self, action: Action) -> Refusal:
        grey = self.deck.honey[self.draft[0]].grey
        if LOCK in self.choices:
            return Refusal("nothing_grey" if not grey else "grey_paid", {"grey": grey})
        return Refusal("no_such_gem", {"colour": str(action).removeprefix("pay ")})

    def apply(self, seat: int, action: Action, log: Log[State] | None = None) -> None:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal
        flow.act(self, seat, action, log)

    advance = flow.act

    def undraft(self, seat: int) -> None:
        if not self.draft or seat not in self.asked:
            raise Refusal("nothing_to_take_back")
        buying.undo(self)

    def outcome(self) -> Outcome:
        return score.outcome(self)
