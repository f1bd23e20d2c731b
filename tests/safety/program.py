"""``python -m tests.safety.program SCRIPT FOLDER ...``: the program itself on a data folder, from its door to its end,
with somebody in front of it who does what ``SCRIPT`` says as soon as Home is painted and the games are there.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tabletop import app
from tabletop.play import Player, Session
from tabletop.window import Window
from tests.safety import breakage
from tests.safety.hands import Hands
from tests.safety.moments import Goal
from tests.safety.say import say
from tests.safety.wish import WAITING, Struck

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
Script = Callable[..., None]


def cast(kinds: str) -> list[Player]:
    """One player for each letter: h a human, c a cub."""
    return [Player(NAMES[seat], "human" if kind == "h" else "cub", seat) for seat, kind in enumerate(kinds)]


class Plan(msgspec.Struct, frozen=True):
    """What the people do in one life: they go on with the game that waits, for ``onward`` entries at least, then play
    ``table`` of the library or begin a new ``game`` with a cast of ``begin``, where one is named, and there want to
    come to ``goal``. Without any of them they play without end.
    """

    seed: int
    game: str
    onward: int = 0
    table: int = 0
    begin: str = ""
    goal: Goal | None = None
    mode: str = WAITING


def mortal(window: Window, plan: str) -> None:
    """A life that is ended from outside, or by itself."""
    end_with_parent()
    wanted = msgspec.json.decode(plan, type=Plan)
    window.home.go_on.click()
    assert window.play is not None
    session = window.play.session
    entries = len(session._match.entries) + wanted.onward
    if not wanted.table and not wanted.begin:
        Hands(window, wanted.seed).sit_down()
        return

    def enough(now: Session) -> bool:
        return now is not session or len(now._match.entries) >= entries

    def sit_over() -> None:
        if wanted.begin:
            window.open_box(wanted.game)
            window.start(cast(wanted.begin), wanted.seed)
        else:
            window.resume(wanted.table)
        wish = Struck(wanted.goal, wanted.mode, wanted.seed) if wanted.goal is not None else None
        Hands(window, wanted.seed, wish=wish).sit_down()

    Hands(window, wanted.seed, enough, sit_over).sit_down()


def visit(window: Window, steps: str) -> None:
    """Reads what Home tells, sits down with last time's people or with two, plays ``steps`` entries and closes."""
    say(told=window.home.banner.text, waits=window.home.go_on.isVisible(), saved=window.shelf.library.saved)
    hands = Hands(window, 1, lambda session: len(session._match.entries) >= int(steps))
    window.open_box("bears_and_bees")
    assert window.set_up is not None
    if not window.shelf.last_players():
        window.set_up.show_players(cast("hh"))
    if not window.set_up.start.isEnabled():
        say(refused=window.set_up.trouble.text())
        window.set_up.show_players(cast("hh"))
    window.set_up.start.click()
    hands.sit_down()


def resume(window: Window, steps: str) -> None:
    """Reads what Home tells, goes on with the game that waits for ``steps`` more entries and closes."""
    say(told=window.home.banner.text, waits=window.home.go_on.isVisible())
    window.home.go_on.click()
    if window.play is None:
        say(refused=window.home.banner.text)
        window.close()
        return
    before = len(window.play.session._match.entries)
    hands = Hands(window, 1, lambda session: len(session._match.entries) >= before + int(steps))
    hands.sit_down()


def wait(window: Window) -> None:
    """Stands there until somebody ends it; says so when another start calls it to the front."""
    forward = window.raise_

    def raised() -> None:
        say(called=True)
        forward()

    window.raise_ = raised  # type: ignore[method-assign]
    window.start(cast("hh"), 7)
    assert window.play is not None
    progress = window.play.session._progress
    breakage.When(  # nothing is on its way to the disk any more
        window,
        lambda: progress.curtain.stage.kind == "cover" and not progress.busy and not progress._ledger._underway,
        lambda: say(ready=os.getpid()),
    )


def end_with_parent() -> None:
    """Whoever has started this process takes it along, however it ends: a game without end is nobody's to leave."""
    import ctypes

    parent_death_signal = 1
    assert ctypes.CDLL(None, use_errno=True).prctl(parent_death_signal, signal.SIGKILL) == 0


def obey_rights() -> None:
    """Takes from this process what lets the system's administrator write where nobody may: tests often run as one."""
    import ctypes

    override, search, owner = 1 << 1, 1 << 2, 1 << 3
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)
    sets = (ctypes.c_uint32 * 6)()
    assert libc.capget(header, sets) == 0
    for place in (0, 1):
        sets[place] &= ~(override | search | owner)
    assert libc.capset(header, sets) == 0


def limit(size: int) -> None:
    """No file of this program may grow beyond ``size`` bytes (-1: any): a write behind it fails as on a full disk."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


SCRIPTS: dict[str, Script] = {
    "mortal": mortal,
    "visit": visit,
    "resume": resume,
    "wait": wait,
    "powerless": visit,
    "full": visit,
    "filling": breakage.filling,
    "broken": breakage.broken,
}


def run(script: Script, folder: str, *words: str) -> int:
    """The program with ``script``; gives its exit code."""

    def made(*arguments: object) -> Window:
        window = Window(*arguments)  # type: ignore[arg-type]
        begun: list[QWidget] = []

        def begin() -> None:
            if not begun:
                begun.append(window)
                QTimer.singleShot(0, window, lambda: script(window, *words))

        window.home.painted.connect(begin)
        return window

    setattr(app, "Window", made)  # noqa: B010
    return app.run(["--data", folder])


def main() -> int:
    name, *words = sys.argv[1:]
    if name == "powerless":
        obey_rights()
    if name == "full":
        limit(int(words.pop()))
    return run(SCRIPTS[name], *words)


if __name__ == "__main__":
    sys.exit(main())
