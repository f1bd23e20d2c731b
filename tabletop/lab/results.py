"""Results in a CSV file, one row a game, in a fixed order: what a run goes on from, and what a report is made of.

Every row says what was measured, so that files can be put together. It knows no process and no statistics.
"""

from __future__ import annotations

import csv
import io
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from statistics import median
from typing import TextIO

from rules import games
from tabletop.lab.cells import Cell
from tabletop.lab.playing import Played
from tabletop.lab.statistics import percentile

FIGURES = (
    "deal", "seat", "share", "together", "ranks", "totals", "rounds", "decisions",
    "median_ms", "p99_ms", "longest_ms", "times_ms",
)  # fmt: skip
COLUMNS = (*Cell._fields, *FIGURES)
HEAD = ",".join(COLUMNS) + "\n"
_FAR = 1 << 30
"""A place in a file behind all that is ever written there."""


class Unfit(Exception):
    """A file is no file of results, or of something else than what is to be measured; the sentence says which."""


def row(cell: Cell, played: Played) -> str:
    """The line of one game. Times are in milliseconds, and lacking where no clock had a say."""
    times = played.times
    summary = (median(times), percentile(times, 0.99), max(times)) if times else ()
    values = [
        *cell,
        played.deal,
        played.seat,
        repr(played.share),
        int(played.together),
        " ".join(map(str, played.ranks)),
        " ".join(map(str, played.totals)),
        played.rounds,
        played.decisions,
        *([f"{each:.1f}" for each in summary] or [""] * 3),
        " ".join(f"{each:.1f}" for each in times),
    ]
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(values)
    return line.getvalue()


def read(path: Path) -> Iterator[tuple[Cell, Played]]:
    """Every game in the file, in its order; a last line that was cut off is left out.

    Raises:
        Unfit: where it is no file of results.
    """
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    try:
        lines = csv.reader(io.StringIO(whole.decode()))
    except UnicodeDecodeError as trouble:
        raise Unfit(f"{path} is no file of the lab's results: it is not even text.") from trouble
    if next(lines, None) != list(COLUMNS):
        raise Unfit(f"{path} is no file of the lab's results, or one of another version.")
    number = 1
    try:
        for values in lines:
            number += 1
            yield _parsed(values)
    except (ValueError, IndexError, csv.Error) as trouble:
        raise Unfit(f"{path}, line {number} is no game: {trouble}.") from trouble


def _parsed(values: Sequence[str]) -> tuple[Cell, Played]:
    if len(values) != len(COLUMNS):
        raise ValueError(f"{len(values)} values instead of {len(COLUMNS)}")
    said = dict(zip(COLUMNS, values, strict=True))
    texts = [said[name] for name in Cell._fields]
    cell = Cell(texts[0], int(texts[1]), *texts[2:])
    played = Played(
        deal=int(said["deal"]),
        seat=int(said["seat"]),
        share=float(said["share"]),
        together=said["together"] == "1",
        ranks=tuple(map(int, said["ranks"].split())),
        totals=tuple(map(int, said["totals"].split())),
        rounds=int(said["rounds"]),
        decisions=int(said["decisions"]),
        times=tuple(map(float, said["times_ms"].split())),
    )
    seats = games[cell.game].seats if cell.game in games else ()
    if cell.seats not in seats or played.seat not in range(cell.seats):
        raise ValueError(f"nobody plays {cell.game!r} in seat {played.seat} of {cell.seats}")
    if not 0 <= played.share <= 1 or not all(map(isfinite, played.times)):
        raise ValueError("its figures are none")
    return cell, played


@contextmanager
def alone(path: Path) -> Iterator[TextIO]:
    """The file at ``path``, begun where it is not there, to be written on by this run alone.

    Raises:
        Unfit: where another run writes on it, or it is a device or a pipe, from which nothing can be gone on.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        raise Unfit(f"{path} is no file: results are written where they can be read again.")
    with path.open("a", encoding="utf-8", newline="\n") as file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as trouble:
            raise Unfit(f"Another run writes on {path}: let it end, or take another file.") from trouble
        except OSError:
            pass  # there are disks that lock nothing
        yield file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: TextIO) -> None:
        file.seek(_FAR)  # what is locked there cannot be read by others either
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0, io.SEEK_END)

else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def begun(path: Path, cells: Iterable[Cell], deals: range) -> set[tuple[Cell, int, int]]:
    """Makes the file ready to be written on and gives what is in it: cell, deal and seat of each game.

    A file that is not there is begun; a last line that was cut off is taken away.

    Raises:
        Unfit: where it holds anything but games of these cells and deals. Then nothing has changed.
    """
    written = path.read_bytes() if path.exists() else b""
    if len(written) < len(HEAD) and HEAD.encode().startswith(written):
        path.write_text(HEAD, encoding="utf-8", newline="\n")
        return set()
    found = set()
    known = set(cells)
    for cell, played in read(path):
        if cell not in known:
            raise Unfit(f"{path} holds something else: {_difference(cell, known)}. Take another file.")
        if played.deal not in deals:
            raise Unfit(
                f"{path} holds deal {played.deal}, and {deals[0]} to {deals[-1]} are wanted. Take another file."
            )
        found.add((cell, played.deal, played.seat))
    os.truncate(path, written.rindex(b"\n") + 1)  # in place: what was finished is never out of the file
    return found


def _difference(cell: Cell, wanted: Iterable[Cell]) -> str:
    """In what ``cell`` differs from the wanted one that is most like it."""
    likest = max(wanted, key=lambda one: sum(mine == its for mine, its in zip(one, cell, strict=True)))
    return "; ".join(
        f"{name} is {its or 'usual'}, not {mine or 'usual'}"
        for name, its, mine in zip(Cell._fields, cell, likest, strict=True)
        if its != mine
    )
