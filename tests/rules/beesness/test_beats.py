"""Beats: what is shown together, and that no stale question stands in what is shown between two questions."""

from __future__ import annotations

from tests.rules.beesness.table import Told, ballots, do, legal, rich, table


def test_between_two_questions_nobody_waits() -> None:
    log = Told()
    state = table(3)
    do(state, 0, "hire worker", log=log)
    do(state, 1, "bid 2", log=log)
    do(state, 2, "drop", log=log)
    do(state, 0, "drop", log=log)
    do(state, 1, "pass", log=log)
    shown = [(kinds, view.waiting) for kinds, view in zip(log.beats, log.views, strict=True)]
    assert shown == [
        (("auction_opened",), ()),
        (("bid_made",), ()),
        (("dropped_out",), ()),
        (("dropped_out",), ()),
        (("honey_paid", "bee_hired"), ()),
        (("passed",), ()),
    ]


def test_when_the_bee_is_hired_the_auction_is_no_longer_on_the_table() -> None:
    log = Told()
    state = table(3)
    do(state, 0, "hire worker", log=log)
    do(state, 1, "drop", log=log)
    do(state, 2, "drop", log=log)
    opened, hired = log.views[0], log.views[-1]
    assert (opened.phase, opened.places["auction/bid"].count) == ("auction", 1)
    assert (hired.phase, hired.facts["auction"]) == ("market", None)
    assert "auction/bid" not in hired.places
    assert hired.places["seat/0/workers"].count == 2


def test_turns_that_end_leave_nobody_waiting() -> None:
    log = Told()
    state = table(3, phase="turn")
    do(state, 0, "end turn", log=log)
    assert log.beats == [("turn_ended",), ("turn_began",)]
    assert [view.waiting for view in log.views] == [(), ()]
    served = Told()
    state = table(3, phase="turn", called=True, offers=[3, 0, 0])
    do(state, 0, "pick", log=served)
    ended = next(view for kinds, view in zip(served.beats, served.views, strict=True) if "turn_ended" in kinds)
    assert ended.waiting == ()


def test_while_bees_are_given_nobody_waits_until_the_next_is_asked() -> None:
    log = Told()
    state = table(3, phase="turn")
    do(state, 0, "call referendum")
    ballots(state, "yes", "yes", "yes")
    do(state, 0, "discard worker", log=log)
    assert [(view.phase, view.waiting) for view in log.views] == [("discard", ())]


def test_a_declined_trade_leaves_nobody_waiting() -> None:
    log = Told()
    state = rich()
    do(state, 0, "offer", "to seat 1", "give honey 1", "lock")
    do(state, 1, "decline", log=log)
    assert [view.waiting for view in log.views] == [()]
    assert log.views[0].facts["trade"] is None


def test_the_last_ballot_opens_in_a_beat_of_its_own() -> None:
    log = Told()
    state = table(3, flowers=[2, 1, 0], pot=30, phase="flowers")
    ballots(state, 2, 1, log=log)
    kinds = [beat for beat in log.beats if beat != ("locked",)]
    assert kinds[0] == ("fist_opened", "fist_opened")
    assert kinds[1][0] == "price_set"
    assert kinds[1][-1] == "drones_spent"
    assert kinds[2] == ("round_ended", "round_began", "phase_began", "pot_filled")


def test_all_the_honey_there_is_can_be_in_one_hand() -> None:
    state = table(3, honey=[72, 0, 0])
    assert legal(state, 0) == ["hire worker", "hire drone", "hire queen", "pass", "offer"]
    do(state, 0, "hire worker")
    assert state.honey == [71, 0, 0]
    do(state, 1, "offer", "to seat 0")
    assert "want honey 71" in legal(state, 1)
    rival = table(3, honey=[1, 71, 0], starter=0)
    do(rival, 0, "hire worker")
    assert legal(rival, 1)[-2:] == ["bid 71", "drop"]
