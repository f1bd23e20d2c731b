"""A whole state that fits what a seat may know: the order of the piles and what is in the box are dealt anew."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kernel.action import Action
from rules.kernel.chance import mixed, shuffle
from rules.kernel.view import View
from rules.secret_kingdom import flow
from rules.secret_kingdom.actions import BUYS, COLOURS, PLAYS, TABLE
from rules.secret_kingdom.cards import Beehive
from rules.secret_kingdom.deck import read_deck
from rules.secret_kingdom.gems import packed
from rules.secret_kingdom.state import State

_CARDS = BUYS | PLAYS


def sample(view: View, seed: int) -> State:
    """A state with this very view, in which the game can go on; ``seed`` chooses one of all that fit.

    Honey cards that nobody has seen lie in the pile or the box, gathering cards that are not discarded in their pile,
    all orders alike. ``view`` must be of a moment in which a seat is asked, or of the end.
    """
    facts, places = view.facts, view.places
    deck = read_deck(facts["deck"])
    state = State(deck, view.seats, facts["options"], mixed(seed))
    state.use(tuple(hive for hive in map(deck.cards.get, _named(view, "market/beehives")) if isinstance(hive, Beehive)))
    state.market = _cards(view, "market/honey")
    state.discard = _cards(view, "discard/gathering")
    state.drawn = tuple(_cards(view, "market/drawn"))
    state.played = tuple(_cards(view, "market/played"))
    state.buying = tuple(_cards(view, "market/bought"))
    for seat in range(view.seats):
        state.gems[seat] = packed(places[f"seat/{seat}/gems/{colour}"].count for colour in COLOURS)
        state.bought[seat] = tuple(_cards(view, f"seat/{seat}/honey"))
    state.first, state.turn = facts["first"], facts["turn"]
    state.ender = -1 if facts["ender"] is None else facts["ender"]
    state.winner = -1 if facts["instant"] is None else facts["instant"]["seat"]
    state.phase, state.round, state.over = view.phase, view.round, view.over
    state.steps = [tuple(step) for step in facts["steps"]]
    _deal(state, view)
    decision = view.decision
    flow.ask_again(state, map(TABLE.parse, decision.draft if decision else ()))
    return state


def _named(view: View, place: str) -> list[str]:
    return [piece.face for piece in view.places[place].pieces]


def _cards(view: View, place: str) -> list[Action]:
    return [_CARDS[name] for name in _named(view, place)]


def _deal(state: State, view: View) -> None:
    """Shuffles what was not seen into the piles and the box; at the end all of it is seen."""
    if view.over:
        state.pile, state.gathering = _cards(view, "deck/honey"), _cards(view, "deck/gathering")
        state.box = tuple(_cards(view, "box/honey"))
        return
    honey = _unseen(state.deck.honey, (*state.market, *state.buying, *(buy for cards in state.bought for buy in cards)))
    state.chance = shuffle(honey, state.chance)
    size = view.places["deck/honey"].count
    state.pile, state.box = honey[:size], tuple(honey[size:])
    state.gathering = _unseen(state.deck.gathering, (*state.discard, *state.drawn, *state.played))
    state.chance = shuffle(state.gathering, state.chance)


def _unseen(cards: Iterable[Action], seen: Iterable[Action]) -> list[Action]:
    known = set(seen)
    return [card for card in cards if card not in known]
