"""Why a seat of Beesness may not take an action: a key that tells, and what its sentence needs. Changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.beesness.actions import (
    BEES,
    FLOWERS_A_DRONE,
    GOODS,
    LOCK,
    MOST_OFFERS,
    NUMBERS,
    OFFER,
    PLACES,
    PRICES,
    TABLE,
)
from rules.kernel.action import Action
from rules.kernel.refusal import Refusal

if TYPE_CHECKING:
    from rules.beesness.state import State

_PHASES = {
    "hire": "market",
    "pass": "market",
    "bid": "auction",
    "drop": "auction",
    "accept": "answer",
    "decline": "answer",
    "counter": "answer",
    "pick": "turn",
    "hatch": "turn",
    "call": "turn",
    "end": "turn",
    "vote": "vote",
    "discard": "discard",
    "sell": "flowers",
}
"""In which phase each verb has its place; offers have two, ``lock`` and the amounts of an offer belong to drafts."""
_BALLOTS = ("vote", "flowers")


def refusal(state: State, seat: int, action: Action) -> Refusal:
    """Why ``action``, which is not legal, is refused to ``seat``."""
    if action not in TABLE.actions:
        return Refusal("unknown_action", {"text": str(action)})
    if state.over:
        return Refusal("game_over")
    if not 0 <= seat < state.seats:
        return Refusal("not_your_turn")
    verb = action.verb
    if verb in ("offer", "to") and state.phase not in ("market", "turn"):
        return Refusal("not_now")
    if _PHASES.get(verb, state.phase) != state.phase:
        return Refusal("not_now")
    if state.phase in _BALLOTS:
        return _ballot(state, seat, action)
    if seat not in state.asked:
        out = verb in ("bid", "drop") and not state.standing >> seat & 1
        return Refusal("dropped_out" if out else "not_your_turn")
    if state.draft or verb in ("lock", "to", "give", "want"):
        return _drafted(state, seat, action)
    return _REASONS[verb](state, seat, action)


def _ballot(state: State, seat: int, action: Action) -> Refusal:
    vote = state.phase == "vote"
    if action is not LOCK and action.verb not in ("vote", "sell"):
        return Refusal("not_now")
    if not (state.bees(seat) if vote else state.limit(seat)):
        return Refusal("no_bees" if vote else "nothing_to_sell")
    if seat not in state.asked:
        return Refusal("already_locked")
    if action is LOCK:
        return Refusal("nothing_chosen")
    if state.ballots[seat] is not None:
        return Refusal("already_chosen")
    flowers, drones = state.flowers[seat], state.drones[seat]
    if NUMBERS[action] > flowers:
        return Refusal("not_enough", {"thing": "flower", "have": flowers})
    return Refusal("too_few_drones", {"drones": drones, "most": FLOWERS_A_DRONE * drones})


def _drafted(state: State, seat: int, action: Action) -> Refusal:
    """Within the draft of an offer, or where there is none."""
    if not state.draft:
        return Refusal("no_offer_begun")
    to_whom = state.draft[-1] is OFFER
    if action.verb == "to":
        return _to(state, seat, NUMBERS[action]) if to_whom else Refusal("already_chosen")
    if action is LOCK:
        return Refusal("nothing_chosen" if to_whom else "offer_empty")
    if to_whom:
        return Refusal("nothing_chosen" if action in PLACES else "offer_not_closed")
    if action not in PLACES:
        return Refusal("offer_not_closed")
    place = PLACES[action]
    half, kind = divmod(place, len(GOODS))
    holder = state.partner() if half else seat
    have = state.goods()[kind][holder]
    if NUMBERS[action] > have:
        return Refusal("not_enough", {"thing": GOODS[kind], "have": have})
    named = [PLACES[term] for term in state.draft if term in PLACES]
    return Refusal("already_named" if place in named else "out_of_order", {"thing": GOODS[kind]})


def _hire(state: State, seat: int, action: Action) -> Refusal:
    kind = NUMBERS[action]
    if not state.stacks[kind]:
        return Refusal("stack_empty", {"bee": BEES[kind]})
    return Refusal("too_dear", {"bee": BEES[kind], "price": PRICES[kind], "have": state.honey[seat]})


def _bid(state: State, seat: int, action: Action) -> Refusal:
    if NUMBERS[action] <= state.bid:
        return Refusal("bid_too_low", {"least": state.bid + 1})
    return Refusal("not_enough", {"thing": "honey", "have": state.honey[seat]})


def _to(state: State, seat: int, partner: int) -> Refusal:
    if partner >= state.seats:
        return Refusal("no_such_seat", {"seat": partner})
    if partner == seat:
        return Refusal("offer_to_self")
    return Refusal("nothing_to_trade", {"seat": partner})


def _offer(state: State, seat: int, action: Action) -> Refusal:
    """An offer or a counter-offer."""
    if state.offers[seat] >= MOST_OFFERS:
        return Refusal("no_offers_left", {"most": MOST_OFFERS})
    return Refusal("nothing_to_trade")


def _pick(state: State, seat: int, action: Action) -> Refusal:
    return Refusal("no_worker")


def _hatch(state: State, seat: int, action: Action) -> Refusal:
    if not state.queens[seat]:
        return Refusal("no_queen")
    if state.queens[seat] == state.used[seat]:
        return Refusal("queen_used")
    return Refusal("stack_empty", {"bee": BEES[NUMBERS[action]]})


def _call(state: State, seat: int, action: Action) -> Refusal:
    return Refusal("already_called")


def _discard(state: State, seat: int, action: Action) -> Refusal:
    return Refusal("no_such_bee", {"bee": BEES[NUMBERS[action]]})


_REASONS: dict[str, Callable[[State, int, Action], Refusal]] = {
    "hire": _hire,
    "bid": _bid,
    "offer": _offer,
    "counter": _offer,
    "pick": _pick,
    "hatch": _hatch,
    "call": _call,
    "discard": _discard,
}
"""By verb; what is not here is always legal in its phase for the seat that is asked (``pass``, ``drop``, ``end``,
``accept``, ``decline``)."""
