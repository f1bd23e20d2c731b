"""Kept games as everybody may see them: from a row of the library to what Home and the list of all games show.

Nothing is read here but names, marks, the round and the public picture of the table; no record is opened.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QDateTime, QLocale

from rules import games
from tabletop.pages.home import OPEN, Waiting
from tabletop.panels.kept_list import Kept
from tabletop.play import Player
from tabletop.store.library import GameRow
from tabletop.texts import game_texts, initial, listed, say, shown


class Counted(msgspec.Struct, frozen=True):
    """What Home reads of a place in a kept picture of the table."""

    count: int = 0


class Scored(msgspec.Struct, frozen=True):
    """What Home reads of the points of a seat in a game that has no tokens for them."""

    total: int = 0


class Known(msgspec.Struct, frozen=True):
    """What Home reads of the facts of a kept picture."""

    points: list[Scored] = []


class Picture(msgspec.Struct, frozen=True):
    """What Home reads of a kept picture of the table."""

    places: dict[str, Counted] = {}
    facts: Known = Known()


def players_of(values: Sequence[object]) -> list[Player]:
    """Players as they were kept; nobody where even one of them cannot be read."""
    try:
        return msgspec.convert(list(values), list[Player])
    except (msgspec.ValidationError, TypeError):
        return []


def waiting(row: GameRow) -> Waiting | None:
    """The table of a kept game as Home may show it; ``None`` for a game that this version does not play."""
    if row.game not in games or row.game not in OPEN:
        return None
    players = players_of(row.players)
    picture = _picture(row.thumbnail)
    (first, one), (second, other) = game_texts(row.game).COUNTED
    seats = []
    for seat, player in enumerate(players):
        counts = [_counted(picture, seat, what) for what in (first, second)]
        seats.append((player.mark, initial(player.name), counts[0], counts[1]))
    names = listed([shown(player.name) for player in players])
    return Waiting(row.game, row.round, names, seats, (one, other))


def kept(row: GameRow) -> Kept:
    """A line of the list of all games."""
    table = waiting(row)
    title = say(f"box.{row.game}") if table is not None else shown(row.title)
    names = ", ".join(map(_who, players_of(row.players)))
    far = say("kept.round", round=row.round) if row.round else say("kept.early")
    state = say("kept.over") if row.over else far
    helped = say("kept.assisted") if row.assisted else ""
    when = moment(row.updated)
    seats, symbols = (table.seats, table.symbols) if table is not None else ([], ("", ""))
    spoken = ", ".join(part for part in (title, names, state, helped, when) if part)
    return Kept(
        row.id, title, names, " · ".join(part for part in (state, helped, when) if part), spoken, seats, symbols
    )


def _who(player: Player) -> str:
    """A name, with the level of a bot."""
    name = shown(player.name)
    if player.kind == "human":
        return name
    return say("kept.bot", name=name, level=say(f"level.{player.kind}"))


def moment(seconds: float) -> str:
    """Date and time of day in the language of the player's system; empty for what no calendar has."""
    try:
        found = QDateTime.fromSecsSinceEpoch(int(seconds))
    except (OverflowError, ValueError):
        return ""
    return QLocale().toString(found, say("kept.moment"))


def _picture(thumbnail: object) -> Picture:
    """What is on a thumbnail; nothing where it cannot be read."""
    try:
        return msgspec.convert(thumbnail or {}, Picture)
    except msgspec.ValidationError:
        return Picture()


def _counted(picture: Picture, seat: int, what: str) -> int:
    """A seat's points, or how much lies in a place of its own and those below it: all gems, whatever their colour."""
    if what == "points":
        return sum(points.total for points in picture.facts.points[seat : seat + 1])
    handle = f"seat/{seat}/{what}/"
    return sum(place.count for name, place in picture.places.items() if f"{name}/".startswith(handle))
