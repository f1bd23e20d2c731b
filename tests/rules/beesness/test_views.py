"""What seats may know: everything but drafts and closed ballots, in places that all games have."""

from __future__ import annotations

import pytest

from rules.beesness import game
from rules.beesness.state import State
from tests.rules.beesness.table import ballots, do, random_states, table


def places(state: State, viewer: int | None = None) -> dict[str, int]:
    return {handle: place.count for handle, place in game.view(state, viewer).places.items()}


def test_z36_honey_bees_and_flowers_are_public() -> None:
    state = table(
        3,
        honey=[1, 2, 3],
        flowers=[4, 0, 1],
        workers=[2, 0, 1],
        drones=[0, 3, 1],
        queens=[1, 2, 0],
        pot=20,
        phase="turn",
    )
    counts = places(state)
    for seat in range(3):
        for name, heap in (
            ("honey", state.honey), ("flowers", state.flowers), ("workers", state.workers), ("drones", state.drones),
            ("queens", state.queens),
        ):  # fmt: skip
            assert counts[f"seat/{seat}/{name}"] == heap[seat]
            assert game.view(state, None).places[f"seat/{seat}/{name}"].owner == seat
    assert counts["bank"] == state.bank
    assert counts["pot"] == 20
    assert counts["garden"] == state.garden
    assert counts["unplanted"] == state.unplanted
    assert counts["calendar"] == 1
    assert [counts[f"market/{bee}"] for bee in ("worker", "drone", "queen")] == state.stacks


def test_honey_and_flowers_of_a_view_always_come_to_their_totals() -> None:
    for state in random_states(4, 5, short=True):
        counts = places(state)
        seats = range(4)
        assert counts["bank"] + counts["pot"] + sum(counts[f"seat/{seat}/honey"] for seat in seats) == 72
        assert counts["garden"] + counts["unplanted"] + sum(counts[f"seat/{seat}/flowers"] for seat in seats) == 42


def test_bees_have_faces_and_used_queens_their_own() -> None:
    state = table(3, workers=[2, 0, 0], queens=[3, 0, 0], used=[1, 0, 0], phase="turn")
    view = game.view(state, 2)
    assert [piece.face for piece in view.places["seat/0/workers"].pieces] == ["worker", "worker"]
    assert [piece.face for piece in view.places["seat/0/queens"].pieces] == ["queen", "queen", "queen_used"]
    assert [piece.face for piece in view.places["seat/0/drones"].pieces] == ["drone"]
    assert view.places["seat/1/workers"].pieces == ()
    assert [piece.face for piece in view.places["market/queen"].pieces] == ["queen"]
    assert (view.places["market/queen"].kind, view.places["market/queen"].owner) == ("stack", None)
    assert view.facts["used"] == [1, 0, 0]


def test_an_empty_stack_shows_nothing() -> None:
    state = table(3, queens=[2, 2, 2])
    assert game.view(state, None).places["market/queen"].pieces == ()


def test_the_facts_of_a_market() -> None:
    state = table(3, starter=1)
    do(state, 1, "pass")
    facts = game.view(state, None).facts
    assert facts["options"] == {"short": False, "first": 0}
    assert (facts["rounds"], facts["starter"], facts["order"]) == (9, 1, [1, 2, 0])
    assert facts["prices"] == [1, 2, 9]
    assert (facts["chooser"], facts["passes"], facts["turn"], facts["called"]) == (2, 1, None, False)
    assert facts["bees"] == [2, 2, 2]
    assert (facts["auction"], facts["trade"], facts["draft"]) == (None, None, None)


def test_an_auction_is_public_and_its_chooser_stays() -> None:
    state = table(4)
    do(state, 0, "hire drone")
    do(state, 1, "drop")
    do(state, 2, "bid 4")
    view = game.view(state, None)
    assert view.facts["auction"] == {"bee": "drone", "bid": 4, "leader": 2, "standing": [0, 2, 3]}
    assert view.facts["chooser"] == 0
    assert (view.places["auction/bid"].owner, view.places["auction/bid"].count) == (2, 4)
    assert view.places["auction/bee"].pieces[0].face == "drone"
    asked = game.view(state, 3).decision
    assert asked is not None
    assert (asked.kind, asked.values) == ("bid", {"bee": "drone", "bid": 4, "leader": 2, "least": 5, "most": 6})


def test_the_last_seat_can_have_opened_the_auction() -> None:
    state = table(3, starter=2)
    do(state, 2, "hire worker")
    assert game.view(state, None).facts["chooser"] == 2


def test_a_trade_on_the_table_is_public() -> None:
    state = table(3)
    do(state, 0, "offer", "to seat 1", "give worker 1", "want honey 4", "lock")
    view = game.view(state, 2)
    assert view.phase == "answer"
    assert view.facts["trade"] == {"maker": 0, "partner": 1, "give": {"worker": 1}, "want": {"honey": 4}}
    assert view.facts["chooser"] == 0
    assert (view.places["trade/give/worker"].count, view.places["trade/give/worker"].owner) == (1, 0)
    assert (view.places["trade/want/honey"].count, view.places["trade/want/honey"].owner) == (4, 1)
    assert view.places["trade/give/queen"].count == 0
    assert view.places["seat/0/offers"].count == 1
    do(state, 1, "decline")
    assert "trade/give/worker" not in game.view(state, 2).places


def test_a_draft_is_seen_by_its_own_seat_alone() -> None:
    state = table(3)
    before = [game.view(state, viewer) for viewer in (None, 1, 2)]
    do(state, 0, "offer")
    assert game.view(state, 0).facts["draft"] is None
    do(state, 0, "to seat 2", "give honey 2")
    assert [game.view(state, viewer) for viewer in (None, 1, 2)] == before
    own = game.view(state, 0)
    assert own.facts["draft"] == {"maker": 0, "partner": 2, "give": {"honey": 2}, "want": {}}
    assert (own.places["trade/give/honey"].count, own.places["trade/want/honey"].owner) == (2, 2)
    assert own.facts["trade"] is None


def test_a_counter_in_the_making_hides_nothing_of_the_offer_from_others() -> None:
    state = table(3)
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock")
    before = game.view(state, 2)
    do(state, 1, "counter", "want honey 3")
    assert game.view(state, 2) == before
    own = game.view(state, 1)
    assert own.facts["trade"]["give"] == {"honey": 1}
    assert own.facts["draft"] == {"maker": 1, "partner": 0, "give": {}, "want": {"honey": 3}}
    assert (own.places["trade/want/honey"].count, own.places["trade/give/honey"].count) == (3, 0)


def test_the_seat_on_turn_is_told_through_votes_and_gifts_of_bees() -> None:
    state = table(3, phase="turn")
    do(state, 0, "end turn")
    assert game.view(state, None).facts["turn"] == 1
    do(state, 1, "call referendum")
    view = game.view(state, None)
    assert (view.phase, view.facts["turn"], view.facts["called"], view.waiting) == ("vote", 1, True, (0, 1, 2))
    ballots(state, "yes", "yes", "yes")
    view = game.view(state, None)
    assert (view.phase, view.facts["turn"]) == ("discard", 1)
    assert (view.places["discard/worker"].count, view.places["discard/worker"].owner) == (1, 1)
    assert view.places["discard/queen"].count == 0
    do(state, 1, "discard worker")
    assert game.view(state, None).places["discard/worker"].owner == 2


@pytest.mark.parametrize(
    ("called", "there"), [(False, {"turn/referendum", "turn/end", "trade/offer"}), (True, {"turn/end", "trade/offer"})]
)
def test_a_referendum_can_be_touched_until_it_was_called(called: bool, there: set[str]) -> None:
    state = table(3, phase="turn", called=called)
    found = {handle for handle in places(state) if handle.split("/")[0] in ("turn", "trade", "ballot", "discard")}
    assert found == there


def test_limits_tell_what_each_seat_could_sell() -> None:
    state = table(4, flowers=[3, 1, 4, 0], drones=[1, 1, 0, 2], phase="flowers")
    facts = game.view(state, None).facts
    assert facts["limits"] == [2, 1, 0, 0]
    assert (facts["chooser"], facts["turn"]) == (None, None)
    assert "ballot/flowers" in places(state)


def test_a_view_is_for_each_seat_its_own_question() -> None:
    state = table(3)
    assert game.view(state, None).decision is None
    assert game.view(state, 1).decision is None
    own = game.view(state, 0)
    assert own.decision is not None
    assert (own.decision.kind, own.decision.values) == ("choose", {"passes": 0})
    assert (own.game, own.seat, own.seats, own.round, own.phase, own.over) == ("beesness", 0, 3, 1, "market", False)
