"""Who sits down to a game: the first time, and where last time's people are too many or too few for it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.art.patterns import MARKS
from tabletop.play import Kind, Player
from tabletop.texts import say


def usual_players() -> list[Player]:
    """Who sits there the first time: one person and two bots."""
    names = say("setup.seat_names").split(", ")
    kinds: tuple[Kind, ...] = ("human", "cub", "cub")
    return [Player(name=names[seat], kind=kind, mark=seat) for seat, kind in enumerate(kinds)]


def newcomer(players: Sequence[Player], kind: Kind) -> Player:
    """One more for the table, with a name and a mark that nobody has."""
    taken = {player.name.casefold() for player in players}
    name = next(name for name in say("setup.seat_names").split(", ") if name.casefold() not in taken)
    marks = {player.mark for player in players}
    mark = next(number for number in range(len(MARKS)) if number not in marks)
    return Player(name=name, kind=kind, mark=mark)


def seated(players: Sequence[Player], seats: range) -> list[Player]:
    """``players`` at a table for ``seats``: bots of the last one's level fill it up to the least, and where it is too
    small bots stand up first, the last of them first."""
    found = list(players)
    while len(found) < seats[0]:
        levels: list[Kind] = [player.kind for player in found if player.kind != "human"]
        found.append(newcomer(found, levels[-1] if levels else "cub"))
    while len(found) > seats[-1]:
        bots = [seat for seat, player in enumerate(found) if player.kind != "human"]
        del found[bots[-1] if bots else -1]
    return found
