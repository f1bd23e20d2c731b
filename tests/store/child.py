"""Programs that the tests start, kill, and take rights and disk space from. The first argument names one of them.

What they have to tell goes to the standard output, one JSON value a line.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rules.kernel.record import Entry, Setup
from tabletop.store import Library, Settings, StoreError

SETUP = Setup("bears_and_bees", 2, 7)
DECK = {"cards": ["H1" * 500]}
PLAYERS = [{"name": "Ana"}, {"name": "Ben"}]


def say(value: Any) -> None:
    # One write a line: a kill must not leave half a number that looks like a smaller one.
    os.write(sys.stdout.fileno(), f"{json.dumps(value)}\n".encode())


def entry(number: int) -> Entry:
    return Entry("act", number % 2, f"play H{number}")


def first_game(library: Library) -> int:
    games = library.games()
    return games[0].id if games else library.create(SETUP, DECK, PLAYERS, "Bears & Bees")


def play(folder: Path) -> None:
    """Goes on with the game in ``folder`` without end, saying how many entries it has each time one is confirmed."""
    library = Library.open(folder)
    game = first_game(library)
    count = len(library.load(game)[0].entries)
    say({"notices": [notice.key for notice in library.notices], "found": count})
    writer = library.writer(game)
    under_way = threading.Semaphore(3)

    def confirmed(number: int, error: Exception | None) -> None:
        say(number + 1 if error is None else str(error))
        under_way.release()

    while True:
        under_way.acquire()
        writer.submit(
            [entry(count)],
            {"entries": count + 1, "filler": "x" * (count * 37 % 3000)},
            lambda error, number=count: confirmed(number, error),  # type: ignore[misc]
        )
        count += 1


def keep(library: Library, game: int, number: int) -> str:
    """Keeps one entry; the key of the error, or nothing."""
    answers: list[Exception | None] = []
    writer = library.writer(game)
    writer.submit([entry(number)], {"filler": "x" * 3000}, answers.append)
    writer.close()
    (answer,) = answers
    return "" if answer is None else getattr(answer, "key", repr(answer))


def report(library: Library) -> None:
    games = library.games()
    say(
        {
            "notices": [[notice.key, notice.values] for notice in library.notices],
            "saved": library.saved,
            "entries": [game.entries for game in games],
        }
    )


def nobody(folder: Path) -> None:
    """Opens the library and the settings as a user who may do nothing there, and plays."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    with Library.open(folder) as library:
        report(library)
        game = first_game(library)
        count = len(library.load(game)[0].entries)
        say([keep(library, game, count), len(library.load(game)[0].entries) - count])
    settings = Settings.open(folder)
    settings.theme = "dark"
    error = ""
    try:
        settings.save()
    except StoreError as refused:
        error = refused.key
    say({"theme": settings.theme, "error": error, "notices": [notice.key for notice in settings.notices]})


def limit(size: int) -> None:
    """No file of this program may grow beyond ``size`` bytes: a write behind it fails, as on a full disk."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def full(folder: Path) -> None:
    """Plays until the disk is full, makes room, and plays the same entry and five more."""
    library = Library.open(folder)
    game = first_game(library)
    limit(100_000)
    count = 0
    while not (error := keep(library, game, count)):
        count += 1
    say([error, count, len(library.load(game)[0].entries)])
    say([keep(library, game, count), len(library.load(game)[0].entries)])
    limit(-1)
    say([keep(library, game, number) for number in range(count, count + 6)])
    library.close()


def opened_full(folder: Path, size: str) -> None:
    """Opens the library, and the settings, on a disk that is full."""
    limit(int(size))
    with Library.open(folder) as library:
        report(library)
        say(keep(library, first_game(library), 0))
    settings = Settings.open(folder)
    settings.last_game = "x" * 100_000
    try:
        settings.save()
    except StoreError as error:
        say(error.key)


if __name__ == "__main__":
    programs: dict[str, Callable[..., None]] = {
        "play": play,
        "nobody": nobody,
        "full": full,
        "opened_full": opened_full,
    }
    programs[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
