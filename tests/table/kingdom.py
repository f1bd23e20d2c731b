"""Tables of The Secret Kingdom to test with: matches played half sensibly, so that every kind of question comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from rules.kernel.match import Match, Setup
from rules.kernel.view import View
from tests.table.tables import Frame

GAME = "secret_kingdom"
SEATS = (2, 3, 4, 5)
COLOURS = ("rose", "sunflower", "snowflake", "bellflower")
MOMENTS = ("start", "turn", "pay", "choose", "others", "effect", "gift", "over")
"""Everything that a table can be about: why a gem is taken, else the kind of the question."""


def begin(seats: int, seed: int, beehives: str = "off") -> Match:
    return Match.start(Setup(GAME, seats, seed, {"beehives": beehives}))


def next_step(match: Match, chance: Random) -> tuple[int, str]:
    """Who does what next; a card that can be paid is mostly bought."""
    (seat,) = match.waiting()
    texts = [action.text for action in match.legal(seat)]
    buys = [text for text in texts if text.startswith("buy")]
    if buys and chance.random() < 0.6:
        return seat, chance.choice(buys)
    if "lock" in texts and len(texts) == 1:
        return seat, "lock"
    return seat, chance.choice(texts)


def moment(match: Match) -> str:
    """Which of ``MOMENTS`` it is."""
    if match.over:
        return "over"
    (seat,) = match.waiting()
    decision = match.decision(seat)
    assert decision is not None
    return str(decision.values["why"]) if decision.kind == "take" else decision.kind


def match_at(
    seats: int,
    seed: int,
    wanted: str,
    beehives: str = "off",
    so_that: Callable[[Match], bool] = lambda match: True,
) -> Match:
    """A match at the first such moment from round 2 on (or in set-up); ``so_that`` may ask for more."""
    for attempt in range(seed, seed + 2000, 100):
        match, chance = begin(seats, attempt, beehives), Random(attempt)
        while True:
            due = wanted == "start" or match.over or match.view(None).round > 1
            if due and moment(match) == wanted and so_that(match):
                return match
            if match.over:
                break
            seat, text = next_step(match, chance)
            match.apply(seat, match.game.parse(text))
    raise AssertionError(f"no game comes to {wanted}")


def shown_to(match: Match, viewer: int | None) -> View:
    """The view as the pages show it: a payment that is laid out lies on the public table, too."""
    if viewer is None and match.waiting():
        (seat,) = match.waiting()
        decision = match.decision(seat)
        if decision is not None and decision.draft:
            return msgspec.structs.replace(match.view(seat), seat=None)
    return match.view(viewer)


def frames_of(seats: int, seed: int, viewer: int | None, rounds: int, beehives: str = "four") -> Iterator[Frame]:
    """The beats of the first rounds of a match, as ``viewer`` sees them."""
    match, chance = begin(seats, seed, beehives), Random(seed)
    yield from (Frame(beat.view(viewer), beat.events(viewer), beat.number) for beat in match.beats)
    while not match.over and match.view(None).round <= rounds:
        seat, text = next_step(match, chance)
        for beat in match.apply(seat, match.game.parse(text)):
            yield Frame(beat.view(viewer), beat.events(viewer), beat.number)


def lit_for(match: Match) -> dict[str, str]:
    """What whoever is asked may touch: handle to action text."""
    return {action.handle: action.text for seat in match.waiting() for action in match.legal(seat)}
