"""Gets ready, in an idle moment on Home, what the first table needs, so that Start and Continue answer at once."""

from __future__ import annotations

import gc
from importlib import import_module

from rules import games
from tabletop.table.games import placement


def get_ready(game: str) -> None:
    """Loads page, table, texts and house deck of ``game``: 70 ms that the first click would have to wait for.

    Then all that has been made so far is taken out of the collector's rounds. Modules, pages and decks live as long as
    the program; to walk through them again costs a frame of 20 ms in the middle of some motion.
    """
    for room in (f"texts.{game}", "pages.set_up", "pages.play"):
        import_module(f"tabletop.{room}")
    placement(game).painters()
    for kind in ("faces", "motion"):
        import_module(f"tabletop.table.games.{game}_{kind}")
    games[game].deck(None)
    gc.collect()
    gc.freeze()
