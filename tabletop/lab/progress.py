"""How far a run is, on standard error: a bar where ``tqdm`` is installed (the ``lab`` extra), else a plain line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

try:
    from tqdm import tqdm
except ImportError:
    tqdm = None


@contextmanager
def progress(games: int, done: int) -> Iterator[Callable[[], object]]:
    """Gives what is called after each game. ``done`` of the ``games`` were played in an earlier run."""
    if sys.stderr is None:  # closed by who started this
        yield lambda: None
        return
    if tqdm is not None:
        with tqdm(total=games, initial=done, unit="game", smoothing=0) as bar:
            yield bar.update
        return
    played = done
    once = 1 if sys.stderr.isatty() else max(1, games // 20)

    def step() -> None:
        nonlocal played
        played += 1
        if played % once == 0 or played == games:
            sys.stderr.write(f"\r{played} of {games} games" if sys.stderr.isatty() else f"{played} of {games} games\n")
            sys.stderr.flush()

    try:
        yield step
    finally:
        if sys.stderr.isatty():
            sys.stderr.write("\n")
