"""Research cards: in their order, card by card, up to nine cards and as far as the decks go."""

from __future__ import annotations

from rules.bears_and_bees import game
from tests.rules.bears_and_bees.table import Told, card, do, refused, show, shown, table

RIGHT_HONEY_OR_SWARM = card("research", base=2, right=("honey", "swarm"), right_bonus=1)
LEFT_RESEARCH = card("research", base=2, left=("research",), left_bonus=2)
PLAIN = card("research", base=2)
THREE = card("research", base=3)
BANNER = card("research", base=3, banner=True)
TWO_MISSES = card("research", base=2, left=("honey",), left_bonus=1, right=("honey",), right_bonus=1, banner=True)
NINE = [f"H{number}" for number in range(30, 38)]


def total(state: object, seat: int) -> int:
    decision = state.decision(seat)  # type: ignore[attr-defined]
    return int(decision.values["total"])


def test_example_two_and_one_for_honey_or_swarm_on_the_right() -> None:
    for right, cards in (("H1", 3), ("S1", 3), ("R49", 2)):
        state = shown(RIGHT_HONEY_OR_SWARM, "H2", right)
        assert total(state, 0) == cards


def test_example_a_banner_lifts_the_right_seat_from_seven_to_eight() -> None:
    log = Told()
    state = shown(BANNER, "S1", "S2", honey=[0, 0, 7], experience=[0, 9, 0], log=log)
    do(state, 0, "draw honey", "draw research", "draw honey", log=log)
    assert [(event.seat, event.count) for event in log.of("bear_ate")] == [(2, 8)]
    assert [event.seat for event in log.of("gained_experience")] == [2]
    assert state.honey[2] == 0


def test_b10_nine_cards_are_the_most_and_a_swarm_on_the_table_is_one_of_them() -> None:
    hands = [["S1", *NINE[:4]], ["S2", THREE, *[f"H{number}" for number in range(10, 16)]]]
    log = Told()
    state = shown("S1", THREE, hands=hands, honey=[1, 0], log=log)
    assert len(state.hands[1]) == 7
    do(state, 1, "draw honey", "draw research", log=log)
    assert [event.seat for event in log.of("hand_full")] == [1]
    assert len(state.hands[1]) == 9


def test_b10_a_research_card_on_the_table_does_not_count() -> None:
    hands = [[THREE, *NINE[:7]], ["H1", "H2"]]
    state = shown(THREE, "H1", hands=hands)
    assert len(state.hands[0]) == 8
    do(state, 0, "draw honey")
    assert len(state.hands[0]) == 9
    assert state.phase == "choose"


def test_b10_who_plays_its_swarm_at_nine_cards_gets_no_tenth_by_compensation() -> None:
    hands = [["S1", *NINE], ["H1", "H2"]]
    log = Told()
    state = shown("S1", "H1", hands=hands, log=log)
    assert state.phase == "choose"  # served: honey only
    assert [event.values["with"] for event in log.of("compensated")] == ["honey"]
    assert len(state.hands[0]) == 9


def test_b11_draws_are_compulsory_and_each_deck_is_chosen_after_the_card_before() -> None:
    log = Told()
    state = shown(THREE, "H1", "H2", log=log)
    for taken in range(3):
        assert state.waiting() == (0,)
        assert [str(action) for action in state.legal(0)] == ["draw honey", "draw research"]
        decision = state.decision(0)
        assert decision is not None
        assert decision.values == {"taken": taken, "total": 3, "reason": "research"}
        assert decision.secret
        assert state.default(0) is None
        assert refused(state, 0, "lock") == "not_now"
        assert refused(state, 0, "take honey") == "not_now"
        do(state, 0, "draw honey", log=log)
        own = log.events[-1] if log.events[-1].kind == "drew_card" else log.of("drew_card")[-1]
        assert own.audience == (0,)
    assert state.phase == "choose"


def test_b17_one_check_after_all_research_cards() -> None:
    # Two banners: from seven to nine, eaten once, and only after the second of them.
    first, second = sorted((TWO_MISSES, BANNER), key=lambda name: int(name[1:]))
    log = Told()
    state = shown("S1", first, "S2", second, honey=[7, 0, 7, 0], experience=[0, 9, 0, 0], log=log)
    while state.phase == "research":
        assert state.experience[0] == 0
        do(state, state.waiting()[0], "draw honey", log=log)
    assert sorted((event.seat, event.count) for event in log.of("bear_ate")) == [(0, 9), (2, 9)]
    assert state.honey[0] in (0, 1)  # one more where it was compensated
    gifts = [number for number, beat in enumerate(log.beats) if "gift_honey" in beat]
    (eaten,) = [number for number, beat in enumerate(log.beats) if "bear_ate" in beat]
    assert len(gifts) == 2
    assert eaten > max(gifts)


def test_b18_the_lower_number_draws_all_its_cards_first() -> None:
    state = shown("R30", "R10", "R20")
    asked = []
    while state.phase == "research":
        asked.append(state.waiting()[0])
        do(state, state.waiting()[0], "draw honey")
    assert asked == sorted(asked, key=lambda seat: [30, 10, 20][seat])
    assert set(asked) == {0, 1, 2}


def test_b18_who_is_to_come_is_public() -> None:
    state = shown("R30", "R10", "R20")
    assert game.view(state, None).facts["order"] == [1, 2, 0]
    assert game.view(state, 0).facts["draws"] == {"seat": 1, "taken": 0, "total": total(state, 1), "reason": "research"}
    assert refused(state, 0, "draw honey") == "not_your_turn"


def test_a_full_hand_is_the_reason_where_a_seat_could_not_draw_anyway() -> None:
    state = shown("R30", "R10", hands=[["R30", *NINE[:7]], ["R10", "H1"]])
    assert len(state.hands[0]) == 8
    assert refused(state, 0, "draw honey") == "not_your_turn"
    state = shown("S1", "R10", hands=[["S1", *NINE], ["R10", "H1"]])
    assert refused(state, 0, "draw honey") == "hand_full"


def test_b23_with_one_deck_left_the_rest_is_drawn_unasked_from_it() -> None:
    log = Told()
    state = table(2, hands=[[THREE, "H1"], ["H2", "H3"]], decks__research=["R49"])
    show(state, THREE, "H2", log=log)
    do(state, 0, "draw research", log=log)
    assert [event.source for event in log.of("drew")] == ["deck/research", "deck/honey", "deck/honey"]
    assert [event.values["deck"] for event in log.of("deck_emptied")] == ["research"]
    assert [event.values for event in log.of("end_triggered")] == [{"why": "deck"}]
    assert state.over


def test_b23_with_both_decks_empty_drawing_stops() -> None:
    log = Told()
    state = table(2, hands=[[THREE, "H1"], ["H2", "H3"]], decks__research=["R49"], decks__honey=["H49"])
    show(state, THREE, "H2", log=log)
    do(state, 0, "draw honey", log=log)
    assert [event.source for event in log.of("drew")] == ["deck/honey", "deck/research"]
    assert [event.seat for event in log.of("decks_empty")] == [0]
    assert len(log.of("end_triggered")) == 1  # when the first of them gave its last card
    assert state.ending == "deck"


def test_b23_a_drawn_card_is_seen_by_its_seat_alone() -> None:
    log = Told()
    state = shown(THREE, "H1", "H2", log=log)
    do(state, 0, "draw research", log=log)
    drawn = log.of("drew_card")[-1].piece
    assert drawn.startswith("card/R")
    public = log.of("drew")[-1]
    assert (public.audience, public.piece, public.source, public.target) == (None, "", "deck/research", "seat/0/hand")
    for seat in (None, 1, 2):
        assert drawn.removeprefix("card/") not in str(game.encode_view(game.view(state, seat)))
    assert drawn.removeprefix("card/") in str(game.encode_view(game.view(state, 0)))
