"""Point 6, family and solo: a rewind is an entry, shows nobody anything, deals anew what nobody knew, is replayed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules import games
from rules.decks import has_house_deck
from rules.kernel.match import Match, Setup
from rules.kernel.record import canonical, from_json, to_json
from tests.contract.playing import BOUND, Dice, options_of, screen

REWINDS = 12
"""As many as a match of these tests has at the most, or it would never end."""


def rewound_match(key: str, seats: int, seed: int) -> Iterator[tuple[Match, int | None]]:
    """A random match with take-backs and rewinds of both kinds: yields it before each rewind, with who wishes it."""
    dice = Dice(seed)
    match = Match.start(Setup(key, seats, seed, options_of(key, seats, seed)))
    rewinds = 0
    for step in range(BOUND):
        if match.over:
            return
        seat = dice.pick(match.waiting())
        wish = None if dice.often(50) else dice.below(seats)
        if rewinds < REWINDS and (dice.often(8) or step % 10 == 9) and match.can_rewind(wish) is None:
            rewinds += 1
            yield match, wish
            match.rewind(wish)
        elif dice.often(10) and match.can_take_back(seat) is None:
            match.take_back(seat)
        else:
            match.apply(seat, dice.pick(match.legal(seat)))
    raise AssertionError(f"{key} with {seats} seats and seed {seed} has no end")


def last_rewound(key: str, seats: int, seed: int) -> Match:
    """A whole match with rewinds."""
    last = None
    for match, _ in rewound_match(key, seats, seed):
        last = match
    assert last is not None
    assert any(entry.kind == "rewind" for entry in last.entries)
    return last


def test_a_record_with_rewinds_plays_to_the_same_game(key: str, seats: int) -> None:
    match = last_rewound(key, seats, 11)
    record = match.record()
    again = Match.load(from_json(to_json(record)))
    assert again.digest() == match.digest()
    assert again.record() == record
    for seat in (None, *range(seats)):
        assert screen(again, seat, again.beats) == screen(match, seat, match.beats)


def test_a_match_that_was_killed_at_a_rewind_goes_on_alike(key: str, seats: int) -> None:
    for match, wish in rewound_match(key, seats, 12):
        before = Match.load(from_json(to_json(match.record())))
        before.rewind(wish)
        copy = Match.load(match.record())
        copy.rewind(wish)
        after = Match.load(from_json(to_json(copy.record())))
        assert before.digest() == copy.digest() == after.digest()
        assert before.entries == copy.entries == after.entries


def test_a_rewind_shows_nobody_anything_and_deals_anew_what_nobody_knew(key: str, seats: int) -> None:
    game = games[key]
    other = 0
    for match, wish in rewound_match(key, seats, 13):
        copy = Match.load(match.record())
        (beat,) = copy.rewind(wish)
        assert not beat.private
        target = int(copy.entries[-1].text)
        past = Match.start(match.setup)
        for entry in match.entries[:target]:
            _again(past, entry)
        game.check(game.decode(copy.position()))
        for seat in (None, *range(seats)):
            assert canonical(game.encode_view(copy.view(seat))) == canonical(game.encode_view(past.view(seat)))
        other += _without_chance(copy.position()) != _without_chance(past.position())
    assert other > 0 or not has_house_deck(key)


def _again(match: Match, entry: Any) -> None:
    if entry.kind == "rewind":
        match.rewind(None if entry.seat < 0 else entry.seat)
    elif entry.kind == "take_back":
        match.take_back(entry.seat)
    else:
        match.apply(entry.seat, match.game.parse(entry.text))


def _without_chance(position: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != "chance"}


def test_the_round_begins_anew_and_a_decision_is_made_anew(key: str, seats: int) -> None:
    decided = 0
    for match, wish in rewound_match(key, seats, 14):
        round_before = match.view(None).round
        copy = Match.load(match.record())
        copy.rewind(wish)
        if wish is None:
            assert copy.view(None).round == round_before
            asked = [copy.decision(seat) for seat in copy.waiting()]
            assert not any(decision.draft for decision in asked if decision is not None)
        else:
            decision = copy.decision(wish)
            assert decision is not None
            assert not decision.draft
            decided += 1
        assert copy.assisted == (wish is not None or match.assisted)
        copy.drop_last()
        assert copy.record() == match.record()
    assert decided > 0


def test_who_plays_alone_goes_back_step_by_step_to_the_first_decision(key: str, seats: int) -> None:
    dice = Dice(15)
    match = Match.start(Setup(key, seats, 15, options_of(key, seats, 15)))
    while len(match.entries) < 40 and not match.over:
        seat = dice.pick(match.waiting())
        match.apply(seat, dice.pick(match.legal(seat)))
    targets = []
    while match.can_rewind(0) is None:
        match.rewind(0)
        targets.append(int(match.entries[-1].text))
        assert len(targets) <= 40
    assert targets == sorted(targets, reverse=True)
    assert len(set(targets)) == len(targets)
    assert targets or match.over


def test_what_others_have_drafted_does_not_tell_in_whether_one_can_go_back(key: str, seats: int) -> None:
    for match, _ in rewound_match(key, seats, 16):
        for seat in match.waiting():
            decision = match.decision(seat)
            if decision is None or not decision.secret:
                continue
            others = [None, *(other for other in range(seats) if other != seat)]
            before = [str(match.can_rewind(other)) for other in others]
            copy = Match.load(match.record())
            copy.apply(seat, copy.legal(seat)[0])
            if copy.waiting() == match.waiting():  # a draft step, which nobody else may notice
                assert [str(copy.can_rewind(other)) for other in others] == before
