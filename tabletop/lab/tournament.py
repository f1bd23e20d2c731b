"""All games of a tournament, on as many cores as wanted, each result kept before the next is waited for.

Results come in the order of the games whatever the number of processes, so that a run by counts writes the same file.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from typing import NamedTuple

from tabletop.lab.cells import Cell
from tabletop.lab.playing import Played, play
from tabletop.lab.progress import progress
from tabletop.lab.results import alone, begun, row


class Pairing(NamedTuple):
    """A game to be played: the cell's hero in ``seat`` of ``deal``."""

    cell: Cell
    deal: int
    seat: int


def run(cells: Sequence[Cell], deals: range, path: Path, jobs: int) -> None:
    """Plays every deal of every cell from every seat into the file at ``path``, but for games that it holds already.

    Raises:
        Unfit: where the file holds anything else, or another run writes on it.
        Foul: where a bot answers what it may not do; what was finished before is kept.
    """
    with alone(path) as file:
        held = begun(path, cells, deals)
        wanted = [Pairing(cell, deal, seat) for cell in cells for deal in deals for seat in cell.heroes]
        left = [pairing for pairing in wanted if pairing not in held]
        with _played(left, jobs) as results, progress(len(wanted), len(held)) as step:
            for pairing, played in zip(left, results, strict=True):
                file.write(row(pairing.cell, played))
                file.flush()
                step()


@contextmanager
def _played(pairings: Sequence[Pairing], jobs: int) -> Iterator[Iterator[Played]]:
    """How the games end, in their order. Processes that still play when this is left are ended."""
    if jobs == 1 or len(pairings) < 2:
        yield (play(*pairing) for pairing in pairings)
        return
    # Started anew rather than forked: the same on every system, and nothing of this process is theirs.
    pool = ProcessPoolExecutor(min(jobs, len(pairings)), get_context("spawn"), _settle_in)
    try:
        # Not ``pool.map``: when it is left it cancels what waits, over which a pool without processes stumbles.
        futures = [pool.submit(play, *pairing) for pairing in pairings]
        yield (future.result() for future in futures)
    except BaseException:
        for child in active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _settle_in() -> None:
    """A process that plays leaves Ctrl+C to who started it, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
