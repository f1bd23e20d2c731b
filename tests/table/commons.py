"""Tables of Beesness to test with: matches played half sensibly, so that every kind of question comes up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.kernel.match import Match, Setup
from tests.table.tables import Frame

GAME = "beesness"
SEATS = (3, 4, 5)
PHASES = ("market", "auction", "answer", "turn", "vote", "discard", "flowers")


def next_step(match: Match, chance: Random) -> tuple[int, str]:
    """Who does what next: few bids, few offers, no last flower."""
    seat = chance.choice(match.waiting())
    texts = [action.text for action in match.legal(seat)]
    garden = match.view(None).places["garden"].count
    if texts[0].startswith("bid"):
        return seat, texts[0] if chance.random() < 0.45 and len(texts) > 1 else "drop"
    if "lock" in texts and chance.random() < 0.6:
        return seat, "lock"
    wanted = [text for text in texts if garden > 3 or text != "pick"]
    quiet = [text for text in wanted if not text.startswith("offer")]
    if quiet and chance.random() < 0.85:
        wanted = quiet
    if garden < 8 and "call referendum" in texts:
        return seat, "call referendum"
    if "vote yes" in texts and chance.random() < 0.7:
        return seat, "vote yes"
    if "sell 0" in texts and chance.random() < 0.7:
        return seat, texts[-1]
    if "pass" in texts and chance.random() < 0.5:
        return seat, "pass"
    hires = [text for text in texts if text.startswith("hire")]
    if hires and chance.random() < 0.8:
        return seat, chance.choice(hires)
    if "accept" in texts and chance.random() < 0.5:
        return seat, "decline"
    if "pick" in wanted and chance.random() < 0.7:
        return seat, "pick"
    return seat, chance.choice(wanted)


def match_at(seats: int, seed: int, phase: str, round_number: int = 2, drafted: int = 0) -> Match:
    """A match in ``phase`` of this round or a later one; with ``drafted``, somebody's draft has so many steps."""
    for attempt in range(seed, seed + 1000, 100):
        match, chance = Match.start(Setup(GAME, seats, attempt, {"short": False})), Random(attempt)
        while not match.over:
            view = match.view(None)
            decisions = [match.decision(seat) for seat in match.waiting()]
            steps = max((len(decision.draft) for decision in decisions if decision is not None), default=0)
            if view.round >= round_number and view.phase == phase and steps == drafted:
                return match
            seat, text = next_step(match, chance)
            match.apply(seat, match.game.parse(text))
        if phase == "over":
            return match
    raise AssertionError(f"no game comes to {phase}")


def frames_of(seats: int, seed: int, viewer: int | None, rounds: int) -> Iterator[Frame]:
    """The beats of the first rounds of a match, as ``viewer`` may see them."""
    match, chance = Match.start(Setup(GAME, seats, seed, {})), Random(seed)
    yield from (Frame(beat.view(viewer), beat.events(viewer), beat.number) for beat in match.beats)
    while not match.over and match.view(None).round <= rounds:
        seat, text = next_step(match, chance)
        for beat in match.apply(seat, match.game.parse(text)):
            yield Frame(beat.view(viewer), beat.events(viewer), beat.number)


def lit_for(match: Match, seat: int) -> dict[str, str]:
    """What ``seat`` may touch: handle to action text, of several the first."""
    found: dict[str, str] = {}
    for action in match.legal(seat):
        found.setdefault(action.handle, action.text)
    return found
