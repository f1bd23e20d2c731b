"""Two games that differ in hidden things only, from their first deal on.

A game is played to some moment. ``game.sample`` then deals the cards that a viewer cannot know anew; the same exchange
of cards is made in the deal with which the game began, and in all that was done since. Both games have the same public
story, told by other cards. Where that cannot be they begin in that moment. It knows records and matches, no
session and no window.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from rules.kernel.match import Match, Setup
from rules.kernel.record import Record, begun_at

BEARS_AND_BEES, BEAR_NECESSITIES = "bears_and_bees", "bear_necessities"
IN_SECRET = {
    "choose": BEARS_AND_BEES,
    "setup": BEARS_AND_BEES,
    "research": BEARS_AND_BEES,
    "compensation": BEARS_AND_BEES,
    "play": BEAR_NECESSITIES,
    "keep": BEAR_NECESSITIES,
}
"""The moments of the games with hands at which twins can be had, with the game; all but ``compensation`` are secret."""


@dataclass(frozen=True)
class Twins:
    """Two records of the same public story. ``viewer`` is whose view they have in common besides (``None``: nobody's).

    ``beats`` is how many there are, ``heard`` the numbers of those that are private to each seat.
    """

    records: tuple[Record, Record]
    viewer: int | None
    beats: int
    heard: tuple[tuple[int, ...], ...]


def twins(seats: int, moment: str, chance: Random, *, viewer: bool = False) -> Twins:
    """A pair at some moment of a whole game at which people are asked that; with ``viewer`` some asked seat's view is
    equal too."""
    match = played_to(seats, moment, chance)
    seat = chance.choice(match.waiting()) if viewer else None
    other = match.game.sample(match.view(seat), chance.randrange(1 << 30))
    positions = match.position(), match.game.encode(other)
    if seat is None or match.setup.game != BEAR_NECESSITIES:
        pair = [_again(match, names) for names in ({}, _exchange(match, *positions))]
    else:  # it has seen cards that went from hand to hand: other names would not fit what it remembers
        pair = [Match.load(begun_at(match.setup, match.record().deck, position)) for position in positions]
    if moment in ("choose", "play", "keep"):
        pair = _choosing(pair, seat, chance)
    first, second = pair
    assert first.digest() != second.digest()
    assert first.view(seat) == second.view(seat)
    told = [[(beat.view(seat), beat.events(seat)) for beat in match.beats] for match in pair]
    assert told[0] == told[1]
    beats = first.beats
    heard = tuple(tuple(beat.number for beat in beats if beat.private == {owner}) for owner in range(seats))
    return Twins((first.record(), second.record()), seat, beats[-1].number + 1, heard)


def played_to(seats: int, moment: str, chance: Random) -> Match:
    """A game played at random to a moment at which people are asked that and none has begun to choose."""
    moments: list[int] = []
    match = Match.start(Setup(IN_SECRET[moment], seats, chance.randrange(1 << 30)))
    while not match.over:
        if _asked(match) == moment and _unbegun(match):
            moments.append(len(match.entries))
        seat = chance.choice(match.waiting())
        match.apply(seat, chance.choice(match.legal(seat)))
    if not moments:  # some games never come to it
        return played_to(seats, moment, chance)
    wanted = chance.choice(moments)
    while len(match.entries) > wanted:
        match.drop_last()
    return match


def _asked(match: Match) -> str:
    """The phase; in Bear Necessities, where a round has one for cards and reserves, what people are asked in it."""
    view = match.view(None)
    decision = match.decision(match.waiting()[0])
    return decision.kind if view.game == BEAR_NECESSITIES and decision is not None else view.phase


def _unbegun(match: Match) -> bool:
    decisions = [decision for seat in match.waiting() if (decision := match.decision(seat)) is not None]
    begun = {decision.kind for decision in decisions} == {"keep", "play"}  # some have answered, and choose already
    return not match.locked() and not begun and not any(decision.draft for decision in decisions)


def _exchange(match: Match, real: Mapping[str, Any], dealt: Mapping[str, Any]) -> dict[str, str]:
    """Which card lies in ``dealt`` for each card of ``real``: place by place, back by back."""
    colours = {f"N{card['number']}": card["colour"] for card in match.deck()["card"] if "colour" in card}

    def by_back(cards: list[str]) -> list[str]:
        return sorted(cards, key=lambda card: colours.get(card, card[0]))

    names: dict[str, str] = {}
    for before, after in zip(_lists(real), _lists(dealt), strict=True):
        names |= dict(zip(by_back(before), by_back(after), strict=True))
    return {before: after for before, after in names.items() if before != after}


def _lists(position: Mapping[str, Any]) -> list[list[str]]:
    """The cards that lie face down, place by place; what lies aside is of the pile as far as anybody knows."""
    seats = position["seats"]
    if "decks" in position:
        return [seat["hand"] for seat in seats] + list(position["decks"].values())
    own = [(seat["hand"], seat["discards"], [seat["reserve"]] * bool(seat["reserve"])) for seat in seats]
    return [cards for places in own for cards in places] + [sum((seat["aside"] for seat in seats), position["pile"])]


def _renamed(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: _renamed(part, names) for key, part in data.items()}
    if isinstance(data, list):
        return [_renamed(part, names) for part in data]
    return names.get(data, data) if isinstance(data, str) else data


def _again(match: Match, names: Mapping[str, str]) -> Match:
    """The same game from a deal with other cards."""
    start = Match.start(match.setup)
    deal = _renamed(start.position(), names)
    dealt = [hand for told in deal.get("deals", ()) for hand in told["hands"]]
    hands = [seat["hand"] for seat in deal["seats"]] + dealt
    for hand in hands:
        hand.sort(key=lambda card: ("HRS".find(card[0]), int(card[1:])))
    again = Match.load(begun_at(start.setup, start.record().deck, deal))
    for entry in match.entries:
        verb, _, card = entry.text.partition(" ")
        again.apply(entry.seat, again.game.parse(f"{verb} {names.get(card, card)}".strip()))
    return again


def _choosing(pair: list[Match], viewer: int | None, chance: Random) -> list[Match]:
    """Some seats have made their choice, others have begun to: what, and how often they changed it, differs."""
    deciders = [seat for seat in pair[0].waiting() if seat != viewer]
    chance.shuffle(deciders)
    left = 1 if viewer is None else 0
    locking = deciders[: chance.randrange(len(deciders) - left + 1)]
    for seat in deciders:
        answers = seat in locking or (seat not in deciders[len(deciders) - left :] and chance.random() < 0.5)
        for match in pair:
            if answers:
                _answer(match, seat, chance)
            for _ in range(chance.randrange(6) if seat in locking or chance.random() < 0.4 else 0):
                _draft(match, seat, chance)
    for seat in locking:
        for match in pair:
            while seat in match.waiting():
                match.apply(seat, chance.choice(match.legal(seat)))
    return pair


def _answer(match: Match, seat: int, chance: Random) -> None:
    """What is answered at once, and is no draft."""
    decision = match.decision(seat)
    if decision is not None and decision.kind == "keep":
        match.apply(seat, chance.choice(match.legal(seat)))


def _draft(match: Match, seat: int, chance: Random) -> None:
    """A step of a draft, or one taken back; never the last, and nothing before the question is answered."""
    decision = match.decision(seat)
    if decision is None or decision.kind == "keep":
        return
    steps = [action for action in match.legal(seat) if not action.minor]
    if decision.draft and (not steps or chance.random() < 0.4):
        match.take_back(seat)
    elif steps:
        match.apply(seat, chance.choice(steps))


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
