"""Paying for honey: which card may be bought, what its symbols take, and the draft until the lock (S11)."""

from __future__ import annotations

import pytest

from rules.kernel.refusal import Refusal
from rules.secret_kingdom import game
from tests.rules.secret_kingdom.shop import AGAIN, DEAR, PLAIN, POLLEN, RICH_POLLEN, shop
from tests.rules.secret_kingdom.table import (
    Told,
    do,
    held,
    honey,
    named,
    offered,
    refused,
    table,
    why,
)


def test_s11_coloured_symbols_are_paid_exactly_and_never_asked_for() -> None:
    state = shop(PLAIN, "rrrssb")
    assert f"buy {PLAIN}" in offered(state, 0)
    do(state, 0, f"buy {PLAIN}")
    assert offered(state, 0) == {"lock"}
    assert state.default(0) is game.parse("lock")
    do(state, 0, "lock")
    assert held(state, 0) == "rsb"


@pytest.mark.parametrize(
    ("gems", "missing"),
    [("rr", {"sunflower": 1}), ("ssb", {"rose": 2}), ("rfff", {"rose": 1, "sunflower": 1})],
)
def test_a_card_that_cannot_be_paid_is_not_offered_and_says_what_is_missing(gems: str, missing: dict[str, int]) -> None:
    state = shop(PLAIN, gems, honey__market=[PLAIN, AGAIN, honey("ss"), honey("ff")])
    assert f"buy {PLAIN}" not in offered(state, 0)
    refusal = refused(state, 0, f"buy {PLAIN}")
    assert refusal is not None
    assert (refusal.key, refusal.values) == ("cannot_pay", {"card": PLAIN, **missing})


@pytest.mark.parametrize(
    ("gems", "missing"),
    [
        ("rrrb", {"any": 1}),
        ("rrr", {"any": 2}),
        ("rrfb", {"rose": 1}),
        ("rf", {"rose": 2, "any": 1}),
        ("", {"rose": 3, "any": 2}),
        ("rrrsf", {}),
    ],
)
def test_missing_gems_for_grey_symbols(gems: str, missing: dict[str, int]) -> None:
    state = table(gems=[gems])
    buying = game.parse(f"buy {DEAR}")
    assert state.deck.honey[buying].missing(state.gems[0]) == missing
    assert (buying in state.deck.payable[state.gems[0]]) == (not missing)


def test_only_cards_that_lie_face_up_can_be_bought() -> None:
    state = shop(PLAIN, "rrrsssfffbbb")
    assert offered(state, 0) == {f"buy {card.value}" for card in state.market} | {"gather"}
    assert why(state, 0, f"buy {AGAIN}") == "not_in_market"
    assert why(state, 1, f"buy {PLAIN}") == "not_your_turn"
    assert why(state, 0, "take rose") == "not_now"
    assert why(state, 0, "pay rose") == "not_now"
    assert why(state, 0, "play G1") == "not_now"


def test_s11_a_grey_symbol_is_paid_with_any_gem_of_the_payers_choice() -> None:
    for colour, left in (("rose", "sfb"), ("snowflake", "rsb"), ("bellflower", "rsf"), ("sunflower", "rfb")):
        state = shop(POLLEN, "rrsfb")
        do(state, 0, f"buy {POLLEN}")
        assert offered(state, 0) == {"rose", "sunflower", "snowflake", "bellflower"}
        do(state, 0, f"pay {colour}")
        assert offered(state, 0) == {"lock"}
        do(state, 0, "lock")
        assert held(state, 0) == left


def test_s11_only_gems_that_are_left_can_pay_for_grey() -> None:
    state = shop(POLLEN, "rsb")
    do(state, 0, f"buy {POLLEN}")
    assert offered(state, 0) == {"sunflower", "bellflower"}
    refusal = refused(state, 0, "pay rose")
    assert refusal is not None
    assert (refusal.key, refusal.values) == ("no_such_gem", {"colour": "rose"})
    assert why(state, 0, "lock") == "grey_unpaid"
    assert why(state, 0, "gather") == "already_chosen"
    assert why(state, 0, f"buy {POLLEN}") == "already_chosen"
    do(state, 0, "pay bellflower")
    assert why(state, 0, "pay sunflower") == "grey_paid"


def test_s11_two_grey_symbols_are_chosen_one_by_one() -> None:
    state = shop(RICH_POLLEN, "rrrssb")
    do(state, 0, f"buy {RICH_POLLEN}")
    assert offered(state, 0) == {"rose", "sunflower", "bellflower"}
    do(state, 0, "pay sunflower")
    assert offered(state, 0) == {"rose", "sunflower", "bellflower"}
    do(state, 0, "pay sunflower")
    assert offered(state, 0) == {"lock"}
    do(state, 0, "lock", "take snowflake")
    assert held(state, 0) == "rfb"


@pytest.mark.parametrize(
    ("gems", "left"),
    [("rrsb", ""), ("rrss", ""), ("rrsss", "s"), ("rr" + "r" + "b", ""), ("rrfff", "f")],
)
def test_s11_grey_symbols_with_one_possible_payment_are_not_asked_for(gems: str, left: str) -> None:
    state = shop(RICH_POLLEN, gems)
    do(state, 0, f"buy {RICH_POLLEN}")
    assert offered(state, 0) == {"lock"}
    log = Told()
    do(state, 0, "lock", log=log)
    paid = {str(event.values["colour"]): event.count for event in log.of("paid")}
    assert paid == {colour: (named(gems).count(colour) - named(left).count(colour)) for colour in set(named(gems))}


def test_s11_the_last_of_two_grey_symbols_may_leave_no_choice() -> None:
    state = shop(RICH_POLLEN, "rrsbb")
    do(state, 0, f"buy {RICH_POLLEN}", "pay sunflower")
    assert offered(state, 0) == {"lock"}, "two bellflowers are left, one of them pays"
    do(state, 0, "lock", "take rose")
    assert held(state, 0) == "rb"


def test_confirm_pays_grey_from_the_largest_stock() -> None:
    state = shop(RICH_POLLEN, "rrrssfff")
    assert state.default(0) is None
    do(state, 0, f"buy {RICH_POLLEN}")
    confirmed = []
    while (step := state.default(0)) is not None:
        decision = state.decision(0)
        assert decision is not None
        assert decision.default == step.text
        confirmed.append(step.text)
        do(state, 0, step.text)
    assert confirmed == ["pay snowflake", "pay sunflower", "lock"]
    assert state.default(1) is None


def test_a_payment_is_a_draft_that_changes_nothing_and_is_dropped_step_by_step() -> None:
    state = shop(DEAR, "rrrssff")
    before = game.encode(state)
    views = [game.view(state, seat) for seat in (None, 1, 2)]
    log = Told()
    do(state, 0, f"buy {DEAR}", "pay sunflower", log=log)
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.draft) == ("pay", (f"buy {DEAR}", "pay sunflower"))
    assert decision.values == {"card": DEAR, "grey": 2, "paid": 1}
    assert [game.view(state, seat) for seat in (None, 1, 2)] == views
    assert (log.events, log.beats) == ([], [])
    state.undraft(0)
    assert offered(state, 0) == {"sunflower", "snowflake"}
    do(state, 0, "pay snowflake")
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(1)
    state.undraft(0)
    state.undraft(0)
    assert game.encode(state) == before
    assert state.decision(0).kind == "turn"  # type: ignore[union-attr]
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        state.undraft(0)
    assert offered(state, 0) == {f"buy {DEAR}", "gather"}
