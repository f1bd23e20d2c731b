"""The shelf: library and settings as the window uses them, and the way from a kept game to a session. It shows nothing.

It is opened after the first painting, since it brings the database, the rules and everything below them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from rules import Refusal, games
from rules.kernel.match import Match, RecordError, Setup
from tabletop.pages.home import OPEN, Waiting
from tabletop.pages.play_writer import WindowWriter
from tabletop.play import Clock, Player, Session
from tabletop.store import Library, Notice, Settings, StoreError
from tabletop.texts import find, game_texts, initial, say, shown

Maker = Callable[[Callable[[], None]], Session]
"""Builds a session when it is given the function to call at every change."""


class Trouble(Exception):
    """Something could not be opened or kept; ``sentence`` tells a player."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Shelf:
    """Settings and games in ``folder``. Whatever stands there, opening raises nothing; ``notices`` tells."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.folder = folder
        self.clock = clock
        self.settings = Settings.open(folder)
        self.library = Library.open(folder)
        self._writer: WindowWriter | None = None

    def notices(self) -> list[str]:
        """What the player should be told about the opening, as sentences."""
        return [notice_text(notice) for notice in (*self.settings.notices, *self.library.notices)]

    def waiting(self) -> Waiting | None:
        """The last game that is not over, as Home may show it."""
        try:
            row = self.library.unfinished()
        except StoreError:
            return None
        if row is None or row.game not in games or row.game not in OPEN:
            return None
        players = _players(row.players)
        places = _places(row.thumbnail)
        (first, one), (second, other) = game_texts(row.game).COUNTED
        seats = []
        for seat, player in enumerate(players):
            counts = [places.get(f"seat/{seat}/{what}", Counted()).count for what in (first, second)]
            seats.append((player.mark, initial(player.name), counts[0], counts[1]))
        names = ", ".join(shown(player.name) for player in players)
        return Waiting(row.game, row.round, names, seats, (one, other))

    def seats(self, game: str) -> range:
        """How many may sit at ``game``."""
        return games[game].seats

    def last_players(self, game: str = OPEN[0]) -> list[Player]:
        """Who sat at ``game`` last time; empty the first time, and where they could not sit at this one."""
        found = _players(self.settings.last_setups.get(game, {}).get("players", []))
        return found if len(found) in games[game].seats else []

    def remember(self, players: Sequence[Player], game: str) -> None:
        """Seats them again next time."""
        self.settings.last_setups[game] = {"players": msgspec.to_builtins(list(players))}
        self.save_settings()

    def save_settings(self) -> str:
        """Writes the settings; gives a sentence where that was not possible."""
        try:
            self.settings.save()
        except StoreError as error:
            return store_text(error)
        return ""

    def begin(
        self, players: Sequence[Player], seed: int | None, setup: Setup | None = None, game: str = OPEN[0]
    ) -> Maker:
        """A new game, kept from its first moment; as ``setup`` has it, if given. Raises ``Trouble``."""
        if setup is None:
            setup = Setup(game, len(players), secrets.randbits(48) if seed is None else seed, {})
        try:
            match = Match.start(setup)
            record = match.record()
            title = say(f"{setup.game}.title")
            number = self.library.create(record.setup, record.deck, players, title, snapshots=record.snapshots)
        except StoreError as error:
            raise Trouble(store_text(error)) from error
        except Refusal as refusal:
            raise Trouble(refusal_text(refusal)) from refusal
        writer = self._hand(number)
        return lambda changed: Session(match, players, writer, self.clock, changed, game_id=str(number))

    def resume(self) -> Maker:
        """The last game that is not over. Raises ``Trouble``."""
        try:
            row = self.library.unfinished()
            if row is None:
                raise Trouble(say("trouble.nothing_waits"))
            record, players, meta = self.library.load(row.id)
            match = Match.load(record)
        except StoreError as error:
            raise Trouble(say("trouble.load", reason=store_text(error))) from error
        except RecordError as error:
            raise Trouble(say("trouble.load", reason=say("trouble.save.game_damaged"))) from error
        seated = _players(players)
        if len(seated) != match.setup.seats:
            raise Trouble(say("trouble.load", reason=say("trouble.save.game_damaged")))
        writer = self._hand(row.id)
        return lambda changed: Session(
            match, seated, writer, self.clock, changed, game_id=str(row.id), meta=meta, saved=record
        )

    def put_back(self) -> None:
        """The table is left: everything submitted is on the disk afterwards."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def close(self) -> None:
        """Lets go of the files."""
        self.put_back()
        self.library.close()

    def _hand(self, number: int) -> WindowWriter:
        self.put_back()
        self._writer = WindowWriter(self.library.writer(number))
        return self._writer


def _players(values: Sequence[object]) -> list[Player]:
    """Players as they were kept; nobody where even one of them cannot be read."""
    try:
        return msgspec.convert(list(values), list[Player])
    except (msgspec.ValidationError, TypeError):
        return []


class Counted(msgspec.Struct):
    """What Home reads of a place in a kept picture of the table."""

    count: int = 0


def _places(thumbnail: object) -> dict[str, Counted]:
    """The places of a thumbnail; none where it cannot be read."""
    try:
        places = thumbnail.get("places", {}) if isinstance(thumbnail, dict) else {}
        return msgspec.convert(places, dict[str, Counted])
    except msgspec.ValidationError:
        return {}


def store_text(error: StoreError) -> str:
    """Why the store could not do it."""
    return find(f"trouble.save.{error.key}") or say("trouble.save.other")


def refusal_text(refusal: Refusal) -> str:
    """Why the rules do not allow it."""
    return find(f"refusal.{refusal.key}") or say("refusal.not_now")


def notice_text(notice: Notice) -> str:
    """What the store did by itself."""
    values = dict(notice.values)
    if "reason" in values:
        values["reason"] = find(f"trouble.save.{values['reason']}") or say("trouble.save.other")
    return say(f"trouble.notice.{notice.key}", **values)
