"""Everything that lies on the table of Bear Necessities, and what each seat may do with it.

A card in a hand or a deck is held as the action that plays it: a hand, in its fixed order, is then the very tuple that
``legal`` answers, and nothing is built while a search asks. What a card does is in ``deck.rules[play]``; a tableau is
a board (the card of each cell) and one number (see ``grid``). What comes of an action is told by ``flow``; this room
knows no view and no file.
"""

from __future__ import annotations

from typing import final

from rules.bear_necessities import flow, score
from rules.bear_necessities.actions import ACTIVATES, ANSWERS, CELL_OF, LOCK, TABLE
from rules.bear_necessities.cards import Deck
from rules.bear_necessities.grid import ALL, CELLS, why_not
from rules.bear_necessities.memory import Board, Deal, Hand, Played
from rules.kernel.action import Action
from rules.kernel.decision import Decision
from rules.kernel.event import Log
from rules.kernel.outcome import Outcome
from rules.kernel.refusal import Refusal


@final
class State:
    """A game of 2-6 seats. The left neighbour of a seat is the next one, and cards are passed to it (N19)."""

    __slots__ = (
        "deck", "seats", "dealer", "pile", "hands", "aside", "reserves", "discards", "boards", "tableaus", "vp", "bees",
        "hive_vp", "drafts", "menus", "open", "asked", "unanswered", "phase", "round", "deals", "past", "revealed",
        "chance", "over",
    )  # fmt: skip

    deck: Deck
    seats: int
    dealer: int
    pile: Hand
    """The deck, the top last."""
    hands: tuple[Hand, ...]
    """The cards of each seat by number. A card lies here until all have locked (N17)."""
    aside: tuple[Hand, ...]
    """The five cards set aside for each seat from the end of rounds 4 and 8 until all have answered (N18). Of a seat
    that has answered the fifth is left where it keeps its reserve, else nothing."""
    reserves: tuple[Hand, ...]
    """The card in the reserve of each seat, from the reveal until it joins a hand or is discarded; at most one. Until
    all have answered it is named here, also where its seat has taken it in its hand already or wants to discard it."""
    discards: tuple[Hand, ...]
    """The reserves that each seat has discarded, the oldest first."""
    boards: tuple[Board, ...]
    tableaus: tuple[int, ...]
    """What effects count, see ``effects``: the lowest bits are the cells that are taken."""
    vp: tuple[int, ...]
    bees: tuple[int, ...]
    hive_vp: tuple[int, ...]
    """The part of ``vp`` that came from hives after round 12 (N13)."""
    drafts: list[Hand]
    """What each seat has chosen in this round: card, cell, reserve, then neighbours in their order, as far as it got.
    Steps that were served without asking (G2) are among them."""
    menus: list[Hand]
    """What each seat may do now; nothing once it has locked."""
    open: int
    """A bit for each seat that has not locked."""
    asked: tuple[int, ...]
    """The seats that must decide now."""
    unanswered: int
    """A bit for each seat that has not said what becomes of its reserve."""
    phase: str
    """``keep`` (in rounds 5 and 9, until all have answered), ``choose``, ``reveal``, ``bees`` or ``over``."""
    round: int
    deals: tuple[Deal, ...]
    past: tuple[Played, ...]
    """The finished rounds, and the deals that they began with, as far as the table remembers: a game that was set up by
    a scenario remembers nothing from before."""
    revealed: int
    chance: int
    over: bool

    def __init__(self, deck: Deck, seats: int, seed: int) -> None:
        """A table before set-up; ``flow.begin`` lays it."""
        self.deck = deck
        self.seats = seats
        self.dealer = 0
        self.pile = ()
        self.hands = self.aside = self.reserves = self.discards = ((),) * seats
        self.boards = tuple([[None] * CELLS for _ in range(seats)])
        self.tableaus = self.vp = self.bees = self.hive_vp = (0,) * seats
        self.drafts = [()] * seats
        self.menus = [()] * seats
        self.open = 0
        self.asked = ()
        self.unanswered = 0
        self.phase = "choose"
        self.round = 0
        self.deals = ()
        self.past = ()
        self.revealed = 0
        self.chance = seed
        self.over = False

    def copy(self) -> State:
        new = State.__new__(State)
        new.deck = self.deck
        new.seats = self.seats
        new.dealer = self.dealer
        new.pile = self.pile
        new.hands = self.hands
        new.aside = self.aside
        new.reserves = self.reserves
        new.discards = self.discards
        new.boards = self.boards
        new.tableaus = self.tableaus
        new.vp = self.vp
        new.bees = self.bees
        new.hive_vp = self.hive_vp
        new.drafts = self.drafts[:]
        new.menus = self.menus[:]
        new.open = self.open
        new.asked = self.asked
        new.unanswered = self.unanswered
        new.phase = self.phase
        new.round = self.round
        new.deals = self.deals
        new.past = self.past
        new.revealed = self.revealed
        new.chance = self.chance
        new.over = self.over
        return new

    def waiting(self) -> tuple[int, ...]:
        return self.asked

    def locked(self) -> tuple[int, ...]:
        """The seats that have chosen for good; nobody once the cards are shown."""
        if self.phase not in ("keep", "choose"):
            return ()
        return tuple(seat for seat in range(self.seats) if not self.open >> seat & 1)

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self.menus[seat] if 0 <= seat < self.seats else ()

    def default(self, seat: int) -> Action | None:
        """``lock``, or the neighbour to activate next that brings most."""
        legal = self.legal(seat)
        if not legal:
            return None
        if legal[0] is LOCK:
            return LOCK
        if legal[0].verb != "activate":
            return None
        return ACTIVATES[score.best_order(score.orders_left(self, seat))[0]]

    def taken(self, seat: int) -> Hand:
        """The steps of its draft for which ``seat`` was asked."""
        return flow.asked_for(self, seat, self.drafts[seat])

    def decision(self, seat: int) -> Decision | None:
        legal = self.legal(seat)
        if not legal:
            return None
        actions = tuple(action.text for action in legal)
        first = legal[0]
        if first in ANSWERS:
            (kept,) = self.reserves[seat]
            return Decision("keep", actions, secret=True, values={"card": str(kept.value)})
        default = self.default(seat)
        draft = self.drafts[seat]
        values: dict[str, str | int] = {"card": str(draft[0].value)} if draft else {}
        return Decision(
            _KINDS[first.verb],
            actions,
            default.text if default else "",
            secret=True,
            draft=tuple(action.text for action in self.taken(seat)),
            values=values,
        )

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return None if action in self.legal(seat) else self._refused(seat, action)

    def _refused(self, seat: int, action: Action) -> Refusal:
        """Why ``action``, which is not legal, is not."""
        if action not in TABLE.actions:
            return Refusal("unknown_action", {"text": str(action)})
        if self.over:
            return Refusal("game_over")
        if not 0 <= seat < self.seats:
            return Refusal("not_your_turn")
        if seat not in self.asked:
            return Refusal("already_locked")
        return Refusal(self._why_not(seat, action))

    def _why_not(self, seat: int, action: Action) -> str:
        """The key of the refusal of ``action`` to ``seat``, which is asked something else."""
        draft, verb, asked = self.drafts[seat], action.verb, self.menus[seat][0].verb
        if asked == "answer":
            return "answer_first"
        if verb == "answer":
            return "not_now"
        if verb == "lock":
            return "not_complete" if draft else "nothing_chosen"
        if verb == "activate" and asked in ("activate", "lock"):
            return "not_in_question"
        if verb != asked:
            return "already_chosen" if _STEPS.index(verb) < _STEPS.index(asked) else "not_yet"
        if verb == "at":
            return why_not(self.tableaus[seat] & ALL, CELL_OF[action])
        if verb == "keep":
            return "placed_and_kept" if action.value == draft[0].value else "not_in_hand"
        return "not_in_hand"

    def apply(self, seat: int, action: Action, log: Log[State] | None = None) -> None:
        if not (0 <= seat < self.seats and action in self.menus[seat]):
            raise self._refused(seat, action)
        flow.act(self, seat, action, log)

    advance = flow.act

    def undraft(self, seat: int) -> None:
        if not self.over and 0 <= seat < self.seats:
            if seat not in self.asked:
                raise Refusal("already_locked")
            if self.drafts[seat]:
                flow.step_back(self, seat)
                return
        raise Refusal("nothing_to_take_back")

    def outcome(self) -> Outcome:
        return score.outcome(self)


_STEPS = ("play", "at", "keep", "activate", "lock")
"""The steps of a run, in their order."""
_KINDS = {"play": "play", "at": "place", "keep": "reserve", "activate": "order", "lock": "lock"}
"""The question by the step that it asks for."""
QUESTIONS = (*_KINDS.values(), "keep")
"""Every kind of decision."""
