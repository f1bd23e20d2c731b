"""Two games that differ in hidden things only, from their first deal on.

A game is played to some moment. ``game.sample`` then deals the cards that a viewer cannot know anew; the same exchange
of cards is made in the deal with which the game began, and in all that was done since. Both games have the same public
story, told by other cards. It knows records and matches, no session and no window.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from rules.kernel.match import Match, Setup
from rules.kernel.record import Record, begun_at

GAME = "bears_and_bees"


@dataclass(frozen=True)
class Twins:
    """Two records of the same public story. ``viewer`` is whose view they have in common besides (``None``: nobody's).

    ``beats`` is how many there are, ``heard`` the numbers of those that are private to each seat.
    """

    records: tuple[Record, Record]
    viewer: int | None
    beats: int
    heard: tuple[tuple[int, ...], ...]


def twins(seats: int, phase: str, chance: Random, *, viewer: bool = False) -> Twins:
    """A pair at some moment of a whole game at which ``phase`` is on; with ``viewer`` some asked seat's view is equal
    too."""
    match = played_to(seats, phase, chance)
    seat = chance.choice(match.waiting()) if viewer else None
    other = match.game.sample(match.view(seat), chance.randrange(1 << 30))
    exchanged = _exchange(match.position(), match.game.encode(other))
    pair = [_again(match, names) for names in ({}, exchanged)]
    if phase == "choose":
        pair = _choosing(pair, seat, chance)
    first, second = pair
    assert first.digest() != second.digest()
    assert first.view(seat) == second.view(seat)
    told = [[(beat.view(seat), beat.events(seat)) for beat in match.beats] for match in pair]
    assert told[0] == told[1]
    beats = first.beats
    heard = tuple(tuple(beat.number for beat in beats if beat.private == {owner}) for owner in range(seats))
    return Twins((first.record(), second.record()), seat, beats[-1].number + 1, heard)


def played_to(seats: int, phase: str, chance: Random) -> Match:
    """A game played at random to a moment at which people are asked in ``phase`` and none has begun to choose."""
    moments: list[int] = []
    match = Match.start(Setup(GAME, seats, chance.randrange(1 << 30)))
    while not match.over:
        if match.view(None).phase == phase and _unbegun(match):
            moments.append(len(match.entries))
        seat = chance.choice(match.waiting())
        match.apply(seat, chance.choice(match.legal(seat)))
    if not moments:  # some games never come to it
        return played_to(seats, phase, chance)
    wanted = chance.choice(moments)
    while len(match.entries) > wanted:
        match.drop_last()
    return match


def _unbegun(match: Match) -> bool:
    decisions = [match.decision(seat) for seat in match.waiting()]
    return not match.locked() and not any(decision is not None and decision.draft for decision in decisions)


def _exchange(real: Mapping[str, Any], dealt: Mapping[str, Any]) -> dict[str, str]:
    """Which card stands in ``dealt`` for each card of ``real``: hand by hand and deck by deck, type by type."""
    names: dict[str, str] = {}
    for before, after in zip(_lists(real), _lists(dealt), strict=True):
        names |= dict(zip(before, after, strict=True))
    return {before: after for before, after in names.items() if before != after}


def _lists(position: Mapping[str, Any]) -> list[list[str]]:
    return [seat["hand"] for seat in position["seats"]] + list(position["decks"].values())


def _again(match: Match, names: Mapping[str, str]) -> Match:
    """The same game from a deal with other cards."""
    start = Match.start(match.setup)
    deal = start.position()
    for cards in _lists(deal):
        cards[:] = [names.get(card, card) for card in cards]
    for seat in deal["seats"]:
        seat["hand"].sort(key=lambda card: ("HRS".index(card[0]), int(card[1:])))
    again = Match.load(begun_at(start.setup, start.record().deck, deal))
    for entry in match.entries:
        verb, _, card = entry.text.partition(" ")
        again.apply(entry.seat, again.game.parse(f"{verb} {names.get(card, card)}".strip()))
    return again


def _choosing(pair: list[Match], viewer: int | None, chance: Random) -> list[Match]:
    """Some seats have made their choice, others have begun to: what, and how often they changed it, differs."""
    seats = range(pair[0].setup.seats)
    deciders = [seat for seat in pair[0].waiting() if seat != viewer]
    chance.shuffle(deciders)
    left = 1 if viewer is None else 0
    locking = deciders[: chance.randrange(len(deciders) - left + 1)]
    for seat in deciders:
        for match in pair:
            for _ in range(chance.randrange(4) if seat in locking or chance.random() < 0.4 else 0):
                _draft(match, seat, chance)
    for seat in locking:
        for match in pair:
            if not _drafted(match, seat):
                _draft(match, seat, chance)
            match.apply(seat, match.game.parse("lock"))
    assert viewer is None or viewer in seats
    return pair


def _drafted(match: Match, seat: int) -> bool:
    decision = match.decision(seat)
    return decision is not None and bool(decision.draft)


def _draft(match: Match, seat: int, chance: Random) -> None:
    if _drafted(match, seat):
        match.take_back(seat)
    match.apply(seat, chance.choice(match.legal(seat)))


def marks(pair: Twins, players: list[Any], chance: Random) -> dict[str, Any]:
    """How both tables were left: who has seen how much, chosen by chance; everybody may know it."""
    match = Match.load(pair.records[0])
    shown = pair.beats - chance.choice((0, 0, 0, 1, 2, 6))
    seen = [chance.choice((pair.beats, shown, max(0, shown - 12), *own[-1:])) for own in pair.heard]
    if pair.viewer is not None:  # nobody else has to look first
        shown = pair.beats
        seen = [number if seat == pair.viewer else pair.beats for seat, number in enumerate(seen)]
    return {
        "players": msgspec.to_builtins(players),
        "shown": shown,
        "seen": seen,
        "stage": "cover",
        "called": pair.viewer,
        "holder": chance.randrange(len(players)),
        "swaps": [],
        "round": match.view(None).round,
        "over": False,
        "outcome": None,
        "thumbnail": match.game.encode_view(match.view(None)),
    }
