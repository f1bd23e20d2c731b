"""What a seat of Beesness may know, built by adding what is known: all but drafts and closed ballots (Z36)."""

from __future__ import annotations

from typing import Any

from rules.beesness.actions import BEES, GOODS, HEAPS, OFFER, PRICES, QUEEN, SIDES
from rules.beesness.state import State
from rules.beesness.trading import terms_of
from rules.kernel.view import Piece, Place, View

FACES = tuple(Piece(face=bee) for bee in BEES)
USED = Piece(face="queen_used")
HIDDEN = (Piece(back="ballot"),)
_BUTTON = Place("button")
_BUTTONS = {
    "market": ("market/pass", "trade/offer"),
    "auction": ("auction/drop",),
    "answer": ("trade/accept", "trade/decline", "trade/counter"),
    "turn": ("turn/referendum", "trade/offer", "turn/end"),
    "vote": ("ballot/yes", "ballot/no"),
    "flowers": ("ballot/flowers",),
}
"""What is touched to answer the question of each phase, where it is no thing on the table."""


def view(state: State, seat: int | None) -> View:
    """The table as ``seat`` sees it; ``None`` is what everybody sees."""
    drafting = seat is not None and seat in state.asked and bool(state.draft)
    terms = terms_of(state.draft) if drafting and state.draft[-1] is not OFFER else ()
    return View(
        game="beesness",
        seat=seat,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        waiting=state.asked,
        locked=state.locked(),
        over=state.over,
        decision=None if seat is None else state.decision(seat),
        places={**_table(state), **_own(state, seat), **_question(state, terms)},
        facts={**_facts(state), "draft": _deal(state.asked[0], state.partner(), terms) if terms else None},
    )


def _table(state: State) -> dict[str, Place]:
    places = {
        "bank": Place("honey", None, state.bank),
        "pot": Place("honey", None, state.pot),
        "garden": Place("flowers", None, state.garden),
        "unplanted": Place("flowers", None, state.unplanted),
        "calendar": Place("calendar", None, state.round),
    }
    for bee, face, left in zip(BEES, FACES, state.stacks, strict=True):
        places[f"market/{bee}"] = Place("stack", None, left, (face,) if left else ())
    return places


def _own(state: State, viewer: int | None) -> dict[str, Place]:
    """What lies before each seat."""
    places = {}
    locked = state.locked()
    goods = state.goods()
    for seat in range(state.seats):
        own = f"seat/{seat}/"
        for kind, name in enumerate(HEAPS):
            count = goods[kind][seat]
            if kind > QUEEN:
                places[own + name] = Place("tokens", seat, count)
                continue
            used = state.used[seat] if kind == QUEEN else 0
            places[own + name] = Place("bees", seat, count, (FACES[kind],) * (count - used) + (USED,) * used)
        places[own + "offers"] = Place("offers", seat, state.offers[seat])
        places[own + "ballot"] = _ballot(state, seat, seat == viewer, seat in locked)
    return places


def _ballot(state: State, seat: int, owned: bool, locked: bool) -> Place:
    """A vote or a fist: its owner sees it, everybody once all are open, and until then only that it is locked."""
    ballot = state.ballots[seat]
    if ballot is not None and (owned or not state.open):
        face = str(ballot) if state.phase == "flowers" else ("no", "yes")[ballot]
        return Place("ballot", seat, 1, (Piece(face=face),))
    return Place("ballot", seat, 1, HIDDEN) if locked else Place("ballot", seat)


def _question(state: State, draft: tuple[int, ...]) -> dict[str, Place]:
    """What lies there only while its question is open."""
    places = dict.fromkeys(_BUTTONS.get(state.phase, ()), _BUTTON)
    if state.phase == "turn" and state.called:
        del places["turn/referendum"]
    if state.phase == "auction":
        places["auction/bee"] = Place("bees", None, 1, (FACES[state.bee],))
        places["auction/bid"] = Place("bid", state.leader, state.bid)
    if state.phase == "discard":
        (seat,) = state.asked or (None,)
        if seat is not None:
            places.update({f"discard/{bee}": Place("bees", seat, state.goods()[k][seat]) for k, bee in enumerate(BEES)})
    if draft or state.terms:
        maker, partner = (state.asked[0], state.partner()) if draft else (state.maker, state.asked[0])
        names = [(side, thing) for side in SIDES for thing in GOODS]
        for (side, thing), amount in zip(names, draft or state.terms, strict=True):
            places[f"trade/{side}/{thing}"] = Place("trade", maker if side == "give" else partner, amount)
    return places


def _facts(state: State) -> dict[str, Any]:
    seats = range(state.seats)
    on = {step[0]: step[1] for step in state.steps if len(step) > 1 and step[0] != "turn"}
    chooser = on.get("choose")
    if chooser is not None and state.phase == "auction":
        chooser = (chooser - 1) % state.seats  # on the steps stands already who chooses next
    auction = None
    if state.bee >= 0:
        standing = [seat for seat in seats if state.standing >> seat & 1]
        auction = {"bee": BEES[state.bee], "bid": state.bid, "leader": state.leader, "standing": standing}
    return {
        "options": dict(state.options),
        "rounds": state.rounds,
        "starter": state.starter,
        "order": [(state.starter + place) % state.seats for place in seats],
        "prices": list(PRICES),
        "chooser": chooser,
        "passes": state.passes,
        "turn": on.get("plan"),
        "called": state.called,
        "used": list(state.used),
        "bees": [state.bees(seat) for seat in seats],
        "limits": [state.limit(seat) for seat in seats],
        "auction": auction,
        "trade": _deal(state.maker, state.asked[0], state.terms) if state.terms else None,
        "steps": [list(step) for step in state.steps],
    }


def _deal(maker: int, partner: int, terms: tuple[int, ...]) -> dict[str, Any]:
    half = len(GOODS)
    sides = [{thing: n for thing, n in zip(GOODS, part, strict=True) if n} for part in (terms[:half], terms[half:])]
    return {"maker": maker, "partner": partner, "give": sides[0], "want": sides[1]}
