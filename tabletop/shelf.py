"""The shelf: library and settings as the window uses them, and the way from a kept game to a session. It shows nothing.

It is opened after the first painting, since it brings the database, the rules and everything below them.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rules import Refusal, games
from rules.kernel.game import Game
from rules.kernel.match import Match, RecordError, Setup
from tabletop.kept import players_of, waiting
from tabletop.pages.home import OPEN, Waiting
from tabletop.pages.play_writer import WindowWriter
from tabletop.pages.seating import seated, usual_players
from tabletop.play import Clock, Player, Session
from tabletop.play.house import House
from tabletop.store import Library, Notice, Settings, StoreError
from tabletop.texts import find, say

Value = str | int | bool
USUAL = House()

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
        self.number: int | None = None
        """The library's number of the game that is on."""

    def notices(self) -> list[str]:
        """What the player should be told about the opening, as sentences."""
        return [notice_text(notice) for notice in (*self.settings.notices, *self.library.notices)]

    def offered(self) -> tuple[Waiting | None, bool]:
        """The last game that is not over, as Home may show it, and whether there are kept games beside it."""
        try:
            rows = self.library.games()
        except StoreError:
            return None, False
        last = next((row for row in rows if not row.over), None)
        found = None if last is None else waiting(last)
        return found, len(rows) > (found is not None)

    def box(self, game: str) -> tuple[Game[Any], list[Player], dict[str, Value]]:
        """The game of that name, who sits down to it, and its options as they were last time.

        The first time, those who played another game last sit there, or the usual ones, as many as may.
        """
        found = games[game]
        before = self.last_players(game) or self.last_players(self.settings.last_game) or usual_players()
        return found, seated(before, found.seats), self._last_options(game)

    def last_players(self, game: str = OPEN[0]) -> list[Player]:
        """Who sat at ``game`` last time; empty the first time, and where they could not sit at this one."""
        found = players_of(self.settings.last_setups.get(game, {}).get("players", []))
        return found if game in games and len(found) in games[game].seats else []

    def _last_options(self, game: str) -> dict[str, Value]:
        """The options that were chosen for ``game`` last time; none where they cannot be read."""
        try:
            return msgspec.convert(self.settings.last_setups.get(game, {}).get("options", {}), dict[str, Value])
        except msgspec.ValidationError:
            return {}

    def remember(self, players: Sequence[Player], game: str, options: Mapping[str, Value] | None = None) -> None:
        """Seats them again next time, with the same options."""
        kept = {"players": msgspec.to_builtins(list(players)), "options": dict(options or {})}
        self.settings.last_setups[game] = kept
        self.settings.last_game = game
        self.save_settings()

    def last_house(self, game: str) -> tuple[House, Path | None]:
        """The rules of the house at ``game`` last time, and the file of its deck (``None``: the house deck)."""
        kept = self.settings.last_setups.get(game, {})
        try:
            house = msgspec.convert(kept.get("house", {}), House)
            file = msgspec.convert(kept.get("deck"), str | None)
        except msgspec.ValidationError:
            return House(), None
        return house, None if file is None else Path(file)

    def remember_house(self, game: str, house: House, deck_file: Path | None) -> None:
        """Goes by the same rules next time."""
        kept = self.settings.last_setups.setdefault(game, {})
        kept["house"] = msgspec.to_builtins(house)
        kept["deck"] = None if deck_file is None else os.fsencode(deck_file.absolute()).decode(errors="replace")
        self.save_settings()

    def save_settings(self) -> str:
        """Writes the settings; gives a sentence where that was not possible."""
        try:
            self.settings.save()
        except StoreError as error:
            return store_text(error)
        return ""

    def begin(
        self,
        players: Sequence[Player],
        seed: int | None,
        setup: Setup | None = None,
        game: str = OPEN[0],
        options: Mapping[str, Value] | None = None,
        house: House = USUAL,
        deck: Mapping[str, Any] | None = None,
    ) -> Maker:
        """A new game, kept from its first moment; as ``setup`` has it, if given. ``deck`` is as a record keeps it.

        Raises ``Trouble``.
        """
        if setup is None:
            setup = Setup(game, len(players), secrets.randbits(48) if seed is None else seed, dict(options or {}))
        try:
            match = Match.start(setup, deck)
            record = match.record()
            title = say(f"{setup.game}.title")
            number = self.library.create(
                record.setup, record.deck, players, title, snapshots=record.snapshots, meta={"house": house}
            )
        except StoreError as error:
            raise Trouble(store_text(error)) from error
        except Refusal as refusal:
            raise Trouble(refusal_text(refusal)) from refusal
        writer = self._hand(number)
        return lambda changed: Session(match, players, writer, self.clock, changed, game_id=str(number), house=house)

    def resume(self, number: int | None = None) -> Maker:
        """The game with that number, or the last one that is not over. Raises ``Trouble``."""
        try:
            if number is None:
                row = self.library.unfinished()
                if row is None:
                    raise Trouble(say("trouble.nothing_waits"))
                number = row.id
            record, players, meta = self.library.load(number)
            match = Match.load(record)
        except StoreError as error:
            raise Trouble(say("trouble.load", reason=store_text(error))) from error
        except RecordError as error:
            raise Trouble(say("trouble.load", reason=say("trouble.save.game_damaged"))) from error
        seated = players_of(players)
        if len(seated) != match.setup.seats:
            raise Trouble(say("trouble.load", reason=say("trouble.save.game_damaged")))
        writer = self._hand(number)
        return lambda changed: Session(
            match, seated, writer, self.clock, changed, game_id=str(number), meta=meta, saved=record
        )

    def put_back(self) -> None:
        """The table is left: everything submitted is on the disk afterwards."""
        if self._writer is not None:
            self._writer.close()
            self._writer = self.number = None

    def close(self) -> None:
        """Lets go of the files."""
        self.put_back()
        self.library.close()

    def _hand(self, number: int) -> WindowWriter:
        self.put_back()
        self._writer = WindowWriter(self.library.writer(number))
        self.number = number
        return self._writer


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
