"""A whole state that fits what a seat may know: only the ballots of others are unknown, and they are chosen anew."""

from __future__ import annotations

from rules.beesness.actions import BEES, GOODS, HEAPS, TABLE
from rules.beesness.asking import choices
from rules.beesness.state import State
from rules.kernel.chance import following, mixed
from rules.kernel.view import View


def sample(view: View, seed: int) -> State:
    """A state with this very view, in which the game can go on; ``seed`` chooses one of all that fit.

    Seats that have locked are given some ballot that they could have locked; nobody can know more of a draft.
    ``view`` must be of a moment in which a seat is asked, or of the end.
    """
    facts, places = view.facts, view.places
    seats = range(view.seats)
    state = State(view.seats, dict(facts["options"]), facts["rounds"], mixed(seed))
    for name in HEAPS:
        setattr(state, name, [places[f"seat/{seat}/{name}"].count for seat in seats])
    state.used = list(facts["used"])
    state.stacks = [places[f"market/{bee}"].count for bee in BEES]
    state.bank, state.pot = places["bank"].count, places["pot"].count
    state.garden, state.unplanted = places["garden"].count, places["unplanted"].count
    state.round, state.starter, state.phase, state.over = view.round, facts["starter"], view.phase, view.over
    state.steps = [tuple(step) for step in facts["steps"]]
    state.asked = tuple(view.waiting)
    state.offers = [places[f"seat/{seat}/offers"].count for seat in seats]
    state.passes, state.called = facts["passes"], facts["called"]
    auction, trade = facts["auction"], facts["trade"]
    if auction is not None:
        state.bee, state.bid, state.leader = BEES.index(auction["bee"]), auction["bid"], auction["leader"]
        state.standing = sum(1 << seat for seat in auction["standing"])
    if trade is not None:
        state.maker = trade["maker"]
        state.terms = tuple(trade[side].get(thing, 0) for side in ("give", "want") for thing in GOODS)
    if view.decision is not None and view.phase not in ("vote", "flowers"):
        state.draft = tuple(TABLE.parse(text) for text in view.decision.draft)
    _ballots(state, view)
    if state.asked and not state.open:
        state.choices = choices(state, state.asked[0])
    return state


def _ballots(state: State, view: View) -> None:
    if view.phase in ("vote", "flowers"):
        state.open = sum(1 << seat for seat in view.waiting)
    for seat in range(view.seats):
        place = view.places[f"seat/{seat}/ballot"]
        faces = [piece.face for piece in place.pieces if piece.face]
        if faces:
            (face,) = faces
            state.ballots[seat] = ("no", "yes").index(face) if view.phase != "flowers" else int(face)
        elif place.count:
            state.chance = following(state.chance)
            ways = 1 + state.limit(seat) if view.phase == "flowers" else 2
            state.ballots[seat] = mixed(state.chance) % ways
