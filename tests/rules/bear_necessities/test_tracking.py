"""Where passed cards may be: what follows from plays and backs, and how likely each way is."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules.bear_necessities import game
from rules.bear_necessities.cards import house_deck
from rules.bear_necessities.state import State
from rules.bear_necessities.tracking import Round, Tracker
from tests.rules.bear_necessities.table import answer_all, choose, lock_all, random_states, table

COLOURS = {name: card.colour for name, card in house_deck().cards.items()}
OWN = ["N1", "N2", "N25", "N49", "N72"]  # two of the city, one of each other colour


def held(state: State, viewer: int, seat: int, samples: int = 40) -> list[set[str]]:
    """The hand of ``seat`` in some samples of what ``viewer`` knows."""
    view = game.view(state, viewer)
    return [{str(card.value) for card in game.sample(view, seed).hands[seat]} for seed in range(samples)]


def round_one(seats: int, *others: list[str]) -> State:
    """Seat 0 has played N1, kept N2 and passed N25, N49 and N72."""
    state = table(seats, hands=[OWN, *others])
    choose(state, 0, "N1", "", "N2")
    lock_all(state)
    return state


def test_what_a_seat_has_passed_lies_in_the_next_hand() -> None:
    state = round_one(3)
    assert all({"N25", "N49", "N72"} <= hand for hand in held(state, 0, 1))
    assert not any({"N25", "N49", "N72"} & hand for hand in held(state, 0, 2))
    assert not all({"N25", "N49", "N72"} <= hand for hand in held(state, 2, 1))


def test_a_passed_card_that_is_played_is_gone_and_the_reserve_may_be_another_of_them() -> None:
    state = round_one(3)
    colour = next(card for card in state.hands[1] if str(card.value) not in OWN)
    choose(state, 1, "N25", "", "N49")
    lock_all(state)
    assert all("N72" in hand for hand in held(state, 0, 2))
    mine = held(state, 0, 1)
    other = COLOURS[str(colour.value)] == "mountain"
    assert all("N49" in hand for hand in mine) or other
    assert not any("N25" in hand for hand in mine)


def test_a_reserve_of_an_unknown_colour_lets_all_passed_cards_go_on() -> None:
    hand = ["N10", "N11", "N12", "N13", "N14"]
    state = table(3, hands=[["N1", "N2", "N25", "N49", "N50"], hand])
    choose(state, 0, "N1", "", "N2")
    choose(state, 1, "N10", "", "N11")
    lock_all(state)
    choose(state, 1, "N25", "", "N11")  # a city card: its own reserve again, for none of those passed is one
    lock_all(state)
    assert all({"N49", "N50"} <= hand for hand in held(state, 0, 2))


def test_two_cards_of_one_colour_leave_two_ways() -> None:
    state = table(3, hands=[["N1", "N2", "N25", "N49", "N50"], ["N10", "N11", "N12", "N13", "N14"]])
    choose(state, 0, "N1", "", "N2")
    choose(state, 1, "N10", "", "N11")
    lock_all(state)
    choose(state, 1, "N25", "", "N49")
    lock_all(state)
    kept = Counter("N49" if "N49" in hand else "N50" for hand in held(state, 0, 1, 400))
    assert set(kept) == {"N49", "N50"}
    assert 150 < kept["N49"] < 250


def test_what_comes_back_tells_what_was_kept() -> None:
    """With two seats a hand comes back at once, and the reserve is known for certain."""
    state = table(2, hands=[["N1", "N2", "N25", "N49", "N50"], ["N10", "N11", "N12", "N13", "N14"]])
    choose(state, 0, "N1", "", "N2")
    choose(state, 1, "N10", "", "N11")
    lock_all(state)
    choose(state, 1, "N25", "", "N50")
    lock_all(state)
    assert "N49" in {str(card.value) for card in state.hands[0]}
    assert all("N50" in hand for hand in held(state, 0, 1))


def test_a_known_reserve_that_stays_is_known_in_the_next_hand_and_a_discarded_one_among_the_discards() -> None:
    for word in ("keep", "discard"):
        state = table(2, round=3, hands=[["N1", "N2", "N25"], ["N10", "N11", "N12"]])
        choose(state, 0, "N1", "", "N2")
        lock_all(state)
        choose(state, 1, next(str(card.value) for card in state.hands[1] if str(card.value) != "N25"), "", "N25")
        lock_all(state)
        assert str(state.reserves[1][0].value) == "N25"
        for seed in range(20):
            assert str(game.sample(game.view(state, 0), seed).reserves[1][0].value) == "N25"
        answer_all(state, ["discard", word])
        for seed in range(20):
            sample = game.sample(game.view(state, 0), seed)
            place = sample.hands[1] if word == "keep" else sample.discards[1]
            assert "N25" in {str(card.value) for card in place}


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_true_is_always_possible(seats: int) -> None:
    """The real game is one of the ways at every moment, for every seat."""
    states = random_states(seats, 20 + seats)
    for viewer in range(seats):
        tracker, truth = follow(states[-1], viewer)
        for layer, known in zip(tracker.layers[1:], truth, strict=True):
            assert known in layer


def follow(state: State, viewer: int) -> tuple[Tracker, list[tuple[frozenset[str], ...]]]:
    """A tracker over a whole finished game, and what really lay where after each of its steps."""
    data: dict[str, Any] = game.encode_view(game.view(state, viewer))["facts"]
    backs = [deal["backs"] for deal in data["deals"]]
    tracker = Tracker(viewer, COLOURS, backs[0])
    seen: set[str] = set()
    truth = []
    rounds = data["rounds"]
    for place, told in enumerate(rounds):
        if place in (4, 8):
            deal = data["deals"][place // 4]
            tracker.deal(deal["backs"], deal["stayed"])
            before = rounds[place - 1]["kept"]
            truth.append(
                _known(
                    viewer, seen, [[own] if stays else [] for own, stays in zip(before, deal["stayed"], strict=True)]
                )
            )
        hand = frozenset(told["hands"][viewer])
        following = rounds[place + 1]["hands"] if place + 1 < len(rounds) else [[]] * state.seats
        tracker.round(
            place + 1,
            Round(hand, tuple(told["plays"]), tuple(told["backs"]), told["kept"][viewer]),
            frozenset(following[viewer]),
        )
        seen |= hand
        lying = following if (place + 1) % 4 else [[own] for own in told["kept"]]
        truth.append(_known(viewer, seen, lying))
    return tracker, truth


def _known(viewer: int, seen: set[str], lying: list[list[str]]) -> tuple[frozenset[str], ...]:
    return tuple(frozenset() if seat == viewer else frozenset(cards) & seen for seat, cards in enumerate(lying))


SEEN = {"a": "red", "b": "red", "c": "red", "d": "blue", "e": "blue", "t": "blue"} | dict.fromkeys("uvwrs", "red")
"""The cards that seat 0 sees in three rounds: its first hand, and what seat 3 passes to it."""
BACKS = [["red"] * 3 + ["blue"] * 2, ["red"] * 3 + ["blue"] * 2, ["red"] * 4 + ["blue"], ["red"] * 5]
PLAYS = (("a", "red", "blue", "red"), ("u", "e", "blue", "red"), ("s", "v", "red", "red"))
"""What each seat plays: a card that seat 0 knows, or one of that colour that it does not know."""
KEPT = (("d", "red", "red", "red"),) * 3
RECEIVED = ("uvw", "rs", "t")


def test_ways_are_as_likely_as_in_a_blind_trial() -> None:
    """Three rounds of four seats, dealt and chosen blindly among all that shows the same to seat 0."""
    pick = random.Random(5)
    found: Counter[tuple[frozenset[str], ...]] = Counter()
    for _ in range(6000):
        weight, lying = blind(pick)
        found[lying] += weight
    tracker = Tracker(0, SEEN | {"red": "red", "blue": "blue"}, BACKS)
    hand = frozenset("abcde")
    for number, (plays, kept, received) in enumerate(zip(PLAYS, KEPT, RECEIVED, strict=True), 1):
        following = frozenset({"d", *received})
        backs = tuple(SEEN.get(word, word) for word in kept)
        tracker.round(number, Round(hand, plays, backs, "d"), following)
        hand = following
    weights = {known: sum(step.weight for step in steps) for known, steps in tracker.layers[-1].items()}
    assert len(weights) > 8
    assert set(weights) == set(found)
    total, trials = sum(weights.values()), sum(found.values())
    for known, weight in weights.items():
        assert abs(found[known] / trials - weight / total) < 0.03, known


def blind(pick: random.Random) -> tuple[int, tuple[frozenset[str], ...]]:
    """One blind game, its weight (how many choices would have looked the same), and where remembered cards lie then."""
    unknown = [[(colour, f"{seat}.{place}") for place, colour in enumerate(BACKS[seat])] for seat in range(4)]
    hands = [[(SEEN[label], label) for label in "abcde"], *unknown[1:]]
    weight = 1
    for plays, kept, received in zip(PLAYS, KEPT, RECEIVED, strict=True):
        left, reserves = [], []
        for seat, hand in enumerate(hands):
            pairs = [
                (play, keep)
                for play in hand
                for keep in hand
                if play != keep and _looks(play, plays[seat]) and (_looks(keep, kept[seat]) or keep[0] == kept[seat])
            ]
            weight *= len(pairs)
            play, keep = pick.choice(pairs)
            left.append([card for card in hand if card not in (play, keep)])
            reserves.append(keep)
        shown = iter(received)
        left[3] = [(colour, next(shown)) for colour, _ in left[3]]
        hands = [[*left[seat - 1], reserves[seat]] for seat in range(4)]
    lying = [frozenset(label for _, label in hand if label in SEEN) for hand in hands]
    return weight, (frozenset(), *lying[1:])


def _looks(card: tuple[str, str], word: str) -> bool:
    """Whether ``card`` is the one called ``word``, or one that seat 0 does not know and that has this colour."""
    colour, label = card
    return label == word or (label not in SEEN and colour == word)
