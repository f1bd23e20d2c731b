"""What is loaded while Home stands: nothing of it is left for the first click."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabletop.pages.home import OPEN

CODE = """
import gc, sys
from tabletop.ready import get_ready
game = sys.argv[1]
get_ready(game)
assert gc.get_freeze_count() > 10_000, gc.get_freeze_count()
before = set(sys.modules)
from rules.kernel.match import Match, Setup
from tabletop.table.games import choreography, placement
view = Match.start(Setup(game, 3, 7)).view(0)
placement(view.game).book(view), placement(view.game).painters(), choreography(view.game)
import tabletop.pages.play, tabletop.pages.set_up
late = sorted(name for name in set(sys.modules) - before if name.startswith(("tabletop", "rules")))
assert not late, late
"""


@pytest.mark.parametrize("game", OPEN)
def test_the_first_table_finds_everything_loaded(game: str) -> None:
    """In a process of its own: here, other tests have loaded it all."""
    done = subprocess.run([sys.executable, "-c", CODE, game], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
