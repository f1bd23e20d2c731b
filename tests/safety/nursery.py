"""``python -m tests.safety.nursery``: loads the program, then bears a copy of itself for each line of words that it
reads, one after the other. Each runs a script of ``program.py`` as if it had been started with these words.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from importlib import import_module

from rules import games
from tabletop.ready import get_ready
from tests.safety.program import SCRIPTS, end_with_parent, run
from tests.safety.say import say

ROOMS = ("instance", "trouble", "shelf", "keys", "deeds", "preferences", "panels.overlay", "pages.result")
"""What the program loads when it first needs it."""


def live(words: list[str]) -> int:
    """One life, from its first breath to its exit code."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    say(born=os.getpid())
    try:
        return run(SCRIPTS[words[0]], *words[1:])
    except BaseException:  # noqa: BLE001 - it must not go on as a second nursery
        traceback.print_exc()
        return 1


def main() -> None:
    end_with_parent()
    for room in ROOMS:
        import_module(f"tabletop.{room}")
    for game in games:
        get_ready(game)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(live(json.loads(line)))
        _, status = os.waitpid(child, 0)
        say(died=os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
