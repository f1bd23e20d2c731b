"""A whole state that fits what a seat may know: what it cannot know is dealt anew, all ways alike.

What a seat knows: its own cards of every round, every card played, the colours of all hands, reserves and discards, and
so in part where the cards are that it passed on. ``retold`` lays out what it remembers; this room makes a state of it.
"""

from __future__ import annotations

from rules.bear_necessities import flow
from rules.bear_necessities.actions import ANSWER_DISCARD, ANSWER_KEEP, ANSWERS, HAND, LOCK, PLAYS, TABLE
from rules.bear_necessities.cards import read_deck
from rules.bear_necessities.dealing import OPEN
from rules.bear_necessities.grid import NAMES
from rules.bear_necessities.memory import Hand
from rules.bear_necessities.retold import Luck, Past, hand_of, own_hand, plays
from rules.bear_necessities.score import placed
from rules.bear_necessities.state import State
from rules.kernel.view import View


def sample(view: View, seed: int) -> State:
    """A state with this very view, in which the game can go on; ``seed`` chooses one of all that fit.

    Other seats that have locked are given some run of steps as their choice, and some answer before it; nobody can know
    more of them. ``view`` must be of a moment in which a seat is asked, or of the end.
    """
    luck = Luck(seed)
    deck = read_deck(view.facts["deck"])
    state = State(deck, view.seats, 0)
    _lay_open(state, view)
    past = Past(view, deck, luck)
    past.name_tokens(view, deck, luck)
    state.hands = tuple(hand_of(hand) for hand in past.hands)
    state.reserves = tuple(plays(reserve) for reserve in past.reserves)
    state.discards = tuple(plays(discards) for discards in past.discards)
    state.deals, state.past = past.deals(), past.rounds()
    unseen = luck.shuffled(past.unseen)
    if view.over:
        state.pile = tuple(PLAYS[piece.face] for piece in view.places["deck/cards"].pieces)
    else:
        _deal_rest(state, view, unseen, luck)
        _draft(state, view, luck)
    state.chance = luck.word
    return state


def _lay_open(state: State, view: View) -> None:
    """All that everybody sees."""
    seats = range(view.seats)
    state.dealer, state.round, state.phase, state.over = view.facts["dealer"], view.round, view.phase, view.over
    state.vp = tuple(view.places[f"seat/{seat}/vp"].count for seat in seats)
    state.bees = tuple(view.places[f"seat/{seat}/bees"].count for seat in seats)
    state.hive_vp = tuple(view.facts["hive_vp"])
    tables = list(zip(state.boards, state.tableaus, strict=True))
    for seat in seats:
        for cell, name in enumerate(NAMES):
            place = view.places.get(f"seat/{seat}/cell/{name}")
            if place is not None:
                tables[seat] = placed(*tables[seat], cell, state.deck.cards[place.pieces[0].face])
    state.boards = tuple(board for board, _ in tables)
    state.tableaus = tuple(tableau for _, tableau in tables)
    if not view.over:
        state.open = (1 << view.seats) - 1
        state.asked = OPEN[state.open]
    if view.phase == "keep":
        state.unanswered = state.open


def _deal_rest(state: State, view: View, unseen: list[str], luck: Luck) -> None:
    """The deck, and in phase ``keep`` the cards set aside for each seat. Only the back of the deck's top is known."""
    top = view.places["deck/cards"].pieces
    last = []
    if top:
        fitting = [name for name in unseen if state.deck.cards[name].colour == top[0].back]
        last = [fitting[luck.below(len(fitting))]]
        unseen.remove(last[0])
    if view.phase == "keep":
        state.aside = tuple(_aside(view, seat, unseen) for seat in range(view.seats))
    state.pile = tuple(PLAYS[name] for name in unseen + last)


def _aside(view: View, seat: int, unseen: list[str]) -> Hand:
    """Five cards for ``seat``; those that the viewer has taken already come first."""
    answer = view.facts["answer"] if seat == view.seat else []
    taken = [name for name in own_hand(view) if name != answer[0]] if answer else []
    while len(taken) < HAND:
        taken.append(unseen.pop())
    return tuple(PLAYS[name] for name in taken)


def _draft(state: State, view: View, luck: Luck) -> None:
    """Answers and drafts: the viewer's as they are, those of others who have locked chosen anew."""
    state.menus = [ANSWERS] * view.seats if view.phase == "keep" else list(state.hands)
    for seat in range(view.seats):
        locked = seat in view.locked
        if seat == view.seat:
            if view.facts["answer"]:
                flow.act(state, seat, ANSWER_KEEP if view.facts["answer"][1] == "keep" else ANSWER_DISCARD)
            for text in view.facts["draft"]:
                flow.act(state, seat, TABLE.parse(text))
        while locked and state.menus[seat][0] is not LOCK:
            menu = state.menus[seat]
            flow.act(state, seat, menu[luck.below(len(menu))])
        if locked:
            flow.act(state, seat, LOCK)
