"""Two games of Beesness that differ in ballots only: votes and fists that nobody else has seen.

All else is open in that game, so the twins have one story, and seats that have drafted or locked other ballots.
"""

from __future__ import annotations

from random import Random

from rules.kernel.match import Match
from tests.secrecy.twins import Twins
from tests.table.commons import match_at


def ballots(seats: int, phase: str, chance: Random, *, viewer: bool = False) -> Twins:
    """A pair at a moment at which ballots are cast in ``phase``, ``vote`` or ``flowers``; with ``viewer`` some asked
    seat has none in either."""
    match = asked_together(seats, phase, chance)
    seat = chance.choice(match.waiting()) if viewer else None
    pair = [Match.load(match.record()) for _ in range(2)]
    others = [other for other in match.waiting() if other != seat]
    chance.shuffle(others)
    locking = others[: chance.randrange(1, len(others) + (seat is not None))]
    for number, other in enumerate(others):
        closes = other in locking
        at = pair if closes or chance.random() < 0.3 else chance.sample(pair, chance.randrange(2))  # or at one alone
        _cast(at, other, chance, closes=closes, differ=number == 0 or chance.random() < 0.8)
    first, second = pair
    assert first.digest() != second.digest()
    assert first.view(seat) == second.view(seat)
    told = [[(beat.view(seat), beat.events(seat)) for beat in each.beats] for each in pair]
    assert told[0] == told[1]
    heard = tuple(
        tuple(beat.number for beat in first.beats if beat.private == {owner}) for owner in range(first.setup.seats)
    )
    return Twins((first.record(), second.record()), seat, first.beats[-1].number + 1, heard)


def asked_together(seats: int, phase: str, chance: Random) -> Match:
    """A game in which three or more are asked for a ballot in ``phase``, and not all have but one."""
    match = match_at(seats, chance.randrange(1000), phase, 1)
    while len(match.waiting()) < 3 or len({len(match.legal(seat)) for seat in match.waiting()} - {1}) == 0:
        match = match_at(seats, chance.randrange(1000), phase, 1)
    return match


def _cast(games: list[Match], seat: int, chance: Random, *, closes: bool, differ: bool) -> None:
    """A ballot in each of these games, another one where they are to differ, and closed in all or in none."""
    choices = list(games[0].legal(seat)) if games else []
    chance.shuffle(choices)
    for number, match in enumerate(games):
        match.apply(seat, choices[-1 if differ and number else 0])
        if closes:
            match.apply(seat, match.game.parse("lock"))
