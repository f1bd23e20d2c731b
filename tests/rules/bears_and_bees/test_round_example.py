"""The rulebook's round, end to end: Ana, Ben, Cleo and Dan sit clockwise where it has Winnie, Baloo, Cindy and Yogi."""

from __future__ import annotations

from rules.bears_and_bees.cards import house_deck
from tests.rules.bears_and_bees.table import Told, card, do, show, table

ANA, BEN, CLEO, DAN = range(4)
BANNER = card("honey", base=3, banner=True)
FOUR_CARDS = card("research", base=2, left=("research",), left_bonus=2)
TWO_MISSES = card("research", base=2, left=("honey",), left_bonus=1, right=("honey",), right_bonus=1, banner=True)


def test_the_round_example_from_the_reveal_to_the_next_round() -> None:
    assert house_deck().cards[FOUR_CARDS].number < house_deck().cards[TWO_MISSES].number
    state = table(
        4,
        hands=[["S1", "H40", "H41"], [BANNER, "H42"], [FOUR_CARDS, "H43"], [TWO_MISSES, "H44"]],
        honey=[7, 0, 6, 1],
        experience=[0, 0, 2, 1],
    )
    log = Told()
    show(state, "S1", BANNER, FOUR_CARDS, TWO_MISSES, log=log)

    # Ben's three honey and his banner; the bear of Ana.
    assert state.honey == [0, 3, 7, 1]
    assert state.experience == [1, 0, 2, 1]
    assert [event.count for event in log.of("bear_ate")] == [8]

    # Cleo's number is the smaller one: four cards, one by one.
    assert state.waiting() == (CLEO,)
    decision = state.decision(CLEO)
    assert decision is not None
    assert decision.values["total"] == 4
    do(state, CLEO, "draw research", "draw honey", "draw honey", "draw research", log=log)
    assert state.waiting() == (DAN,)
    do(state, DAN, "draw honey", "draw research", log=log)

    # Dan's banner lifts Ana to one and Cleo to eight; the check comes after it.
    # Ana's swarm: two, three, three, two. Ben pays three honey, Cleo keeps her experience.
    (counted,) = log.of("swarm_count")
    assert counted.values == {"seat0": 2, "seat1": 3, "seat2": 3, "seat3": 2}
    assert state.honey == [1, 0, 0, 1]
    assert state.experience == [1, 0, 3, 1]
    assert state.swarms == [0, 1, 1, 0]

    assert state.phase == "compensation"
    assert state.waiting() == (ANA,)
    do(state, ANA, "take honey", log=log)
    assert state.honey == [2, 0, 0, 1]
    assert state.experience == [1, 0, 3, 1]
    assert state.swarms == [0, 1, 1, 0]
    assert state.phase == "choose"
    assert state.round == 2

    # Cards went to the piles, the swarm back to Ana's hand.
    assert [len(hand) for hand in state.hands] == [3, 2, 6, 4]
    assert state.swarm_cards[ANA] in state.hands[ANA]
    assert log.beats == [
        ("locked",),
        ("locked",),
        ("locked",),
        ("locked",),
        ("revealed",) * 4,
        ("phase_began", "gained_honey", "gift_honey", "gift_honey"),
        ("bear_ate", "gained_experience"),
        ("phase_began", "drew", "drew_card"),
        ("drew", "drew_card"),
        ("drew", "drew_card"),
        ("drew", "drew_card"),
        ("drew", "drew_card"),
        ("drew", "drew_card"),
        ("gift_honey", "gift_honey"),
        ("bear_ate", "gained_experience"),
        ("phase_began", "swarm_count", "swarm_came", "swarm_honey_lost", "swarm_came"),
        ("phase_began", "compensated", "gained_honey"),
        ("swarm_back", "card_piled", "card_piled", "card_piled", "round_began"),
    ]
