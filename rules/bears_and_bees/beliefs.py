"""A whole state that fits what a seat may know: the cards that it cannot know are dealt anew, all ways alike."""

from __future__ import annotations

from collections.abc import Iterable

from rules.bears_and_bees.actions import HONEY, NOTHING, PLAYS, RANK, RESEARCH, TYPES
from rules.bears_and_bees.cards import read_deck
from rules.bears_and_bees.encoding import rounds
from rules.bears_and_bees.state import Hand, State
from rules.kernel.action import Action
from rules.kernel.chance import following, mixed, shuffle
from rules.kernel.view import Piece, Place, View


def sample(view: View, seed: int) -> State:
    """A state with this very view, in which the game can go on; ``seed`` chooses one of all that fit.

    What a seat knows: its own cards, every card ever shown, and of each other hand how many cards came from which deck.
    Other seats that have locked are given some card of their hand as their choice; nobody can know more of a draft.
    ``view`` must be of a moment in which a seat is asked, or of the end.
    """
    facts, places = view.facts, view.places
    seats = range(view.seats)
    state = State(read_deck(facts["deck"]), view.seats, mixed(seed))
    state.swarm_cards = tuple(PLAYS[name] for name in facts["swarm_cards"])
    state.honey = [places[f"seat/{seat}/honey"].count for seat in seats]
    state.experience = [places[f"seat/{seat}/experience"].count for seat in seats]
    state.swarms = [places[f"seat/{seat}/swarms"].count for seat in seats]
    state.last = tuple(NOTHING if name is None else TYPES.index(name) for name in facts["last"])
    state.steps = [tuple(step) for step in facts["steps"]]
    state.taken = facts["draws"]["taken"] if facts["draws"] else 0
    state.phase, state.round, state.ending, state.over = view.phase, view.round, facts["ending"], view.over
    state.asked = tuple(view.waiting)
    state.open = sum(1 << seat for seat in view.waiting) if view.phase == "choose" else 0
    shown = facts["history"]
    played = [_plays(places[f"seat/{seat}/played"]) for seat in seats]
    if played[0]:
        state.table = tuple(state.deck.rules[play] for (play,) in played)
        state.history = rounds([names[:-1] for names in shown], state.deck)
    else:
        state.history = rounds(shown, state.deck)
    _deal(state, view, {PLAYS[name] for names in shown for name in names})
    if view.phase == "choose":
        _draft(state, view)
    return state


def _plays(place: Place) -> Hand:
    return tuple(_play(piece) for piece in place.pieces if piece.face)


def _play(piece: Piece) -> Action:
    return PLAYS[piece.face]


def _deal(state: State, view: View, seen: set[Action]) -> None:
    """Known hands as they are known, all other cards of each type shuffled into the other hands and the deck."""
    known = {}
    for seat in range(view.seats):
        hand = view.places[f"seat/{seat}/hand"]
        if view.over or seat == view.seat:
            known[seat] = {*_plays(hand), *_plays(view.places[f"seat/{seat}/draft"])}
            seen |= known[seat]
    hands = [known.get(seat, set()) | {swarm} for seat, swarm in enumerate(state.swarm_cards)]
    decks: list[list[Action]] = []
    for kind in (HONEY, RESEARCH):
        place = view.places[f"deck/{TYPES[kind]}"]
        if place.pieces:
            decks.append(list(_plays(place)))
            continue
        unseen = [play for play in state.deck.piles[kind] if play not in seen]
        state.chance = shuffle(unseen, state.chance)
        for seat in range(view.seats):
            if seat not in known:
                count = view.facts["counts"][seat][kind]
                hands[seat].update(unseen[len(unseen) - count :])
                del unseen[len(unseen) - count :]
        decks.append(unseen)
    state.decks = (decks[HONEY], decks[RESEARCH])
    state.hands = [_in_order(hand) for hand in hands]


def _in_order(hand: Iterable[Action]) -> Hand:
    return tuple(sorted(hand, key=RANK.__getitem__))


def _draft(state: State, view: View) -> None:
    for seat in range(view.seats):
        if seat == view.seat:
            state.chosen[seat] = next(iter(_plays(view.places[f"seat/{seat}/draft"])), None)
        elif seat in view.locked:
            state.chance = following(state.chance)
            hand = state.hands[seat]
            state.chosen[seat] = hand[mixed(state.chance) % len(hand)]
