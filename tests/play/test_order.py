"""Steps of a draft that have an order: one of them earlier, later, or in the place of another."""

from __future__ import annotations

import pytest

from rules.kernel.match import Match
from rules.kernel.record import begun_at
from rules.kernel.refusal import Refusal
from tabletop.play.order import moves, order
from tabletop.play.touch import Steps, reach, steps_for, take
from tests.play.clockwork import at_table
from tests.table.lands import land, ordering

SEAT = 1


def asked() -> Match:
    """The seat is asked for the order of three neighbours."""
    match, seat = ordering()
    assert seat == SEAT
    return match


def handles(match: Match) -> list[str]:
    return [step.handle for step in order(match, SEAT)]


def touched(match: Match, handle: str) -> None:
    steps = steps_for(match, SEAT, handle)
    assert isinstance(steps, Steps), steps
    take(match, SEAT, steps)


def test_the_usual_order_is_the_best_and_is_that_of_the_preview() -> None:
    match = asked()
    told = match.preview(SEAT, match.default(SEAT).text)  # type: ignore[union-attr]
    assert told is not None
    cells = [f"cell/{entry['cell']}" for entry in told["activations"]]
    assert [cell for cell in cells if cell in handles(match)] == handles(match)


def test_a_step_goes_one_place_earlier_or_later() -> None:
    match = asked()
    first, second, third = handles(match)
    touched(match, f"later/{first}")
    assert handles(match) == [second, first, third]
    touched(match, f"earlier/{first}")
    assert handles(match) == [first, second, third]


def test_a_step_takes_the_place_of_another() -> None:
    match = asked()
    before = handles(match)
    touched(match, f"onto {before[1]} {before[0]}")
    assert handles(match)[0] == before[1]
    touched(match, f"onto {before[1]} {before[2]}")
    assert handles(match)[-1] == before[1]


def test_an_order_that_comes_to_the_same_is_no_other() -> None:
    """Once the bees are given, those that count them count alike."""
    match = asked()
    touched(match, f"onto {handles(match)[1]} {handles(match)[0]}")
    second, third = handles(match)[1:]
    refused = [steps_for(match, SEAT, handle) for handle in (f"later/{second}", f"onto {third} {second}")]
    assert [getattr(refusal, "key", "") for refusal in refused] == ["order_alike"] * 2


def test_the_first_goes_no_earlier_and_the_last_no_later() -> None:
    match = asked()
    steps = handles(match)
    lit = reach(match, SEAT)
    assert f"earlier/{steps[0]}" not in lit
    assert f"later/{steps[-1]}" not in lit
    assert isinstance(steps_for(match, SEAT, f"earlier/{steps[0]}"), Refusal)


def test_what_is_tried_changes_nothing() -> None:
    match = asked()
    before = match.digest(), len(match.entries), len(match.beats)
    assert moves(match, SEAT)
    assert (match.digest(), len(match.entries), len(match.beats)) == before


def test_another_order_is_one_touch_and_is_closed_by_confirm() -> None:
    match = asked()
    page = at_table(Match.load(begun_at(match.setup, match.record().deck, match.position())), "hhhh")
    page.settle()
    session = page.session
    if session.stage.seat != SEAT:
        assert session.turn_to(SEAT) is None
    session.uncover()
    way = next(handle for handle in session.lit() if handle.startswith("later/"))
    before = session.journal.decisions()
    assert session.touch(way) is None
    decision = session.decision()
    assert decision is not None
    assert decision.kind == "lock"
    assert decision.draft[-1].startswith("activate ")
    assert session.journal.decisions() == before
    assert session.confirm() is None
    assert session.stage.kind == "cover"


def test_where_the_order_changes_nothing_none_is_offered() -> None:
    match = land(2, 3, 2, "lock", seat=SEAT)
    assert not any(handle.startswith(("earlier/", "later/")) for handle in reach(match, SEAT))
    assert order(match, SEAT) == []


@pytest.mark.parametrize(
    "handle", ["onto", "onto ", "onto cell/0,0", "onto a b c", "onto a b", "earlier", "later/", "later/a/b"]
)
def test_what_names_no_two_steps_moves_nothing(handle: str) -> None:
    match = asked()
    before = match.digest(), len(match.entries)
    assert isinstance(steps_for(match, SEAT, handle), Refusal)
    assert (match.digest(), len(match.entries)) == before
