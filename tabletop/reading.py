"""Reading the rules: whose are opened, and how one turns over to those of another game.

What they say is among the texts of each game; how a sheet looks is for ``panels``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.home import OPEN
from tabletop.panels.chips import Chips
from tabletop.panels.sheets import rules_sheet
from tabletop.texts import game_help, say

if TYPE_CHECKING:
    from tabletop.window import Window


def at_hand(window: Window) -> str:
    """The game that is on, is set up, or whose box the player looked at last."""
    if window.play is not None:
        return window.play.session.setup.game
    if window.set_up is not None and window.stack.currentWidget() is window.set_up:
        return window.set_up.game
    return window.home.at


def show_rules(window: Window, phase: str) -> None:
    """The rules in our own words of the game that is at hand, opened at ``phase``."""
    Book(window, phase).open(at_hand(window))


class Book:
    """The rules of all games as one book, on a sheet over ``window``. ``phase`` is the one that is on at the table."""

    def __init__(self, window: Window, phase: str) -> None:
        self._window = window
        self._own, self._phase = at_hand(window), phase

    def open(self, game: str) -> None:
        """Opens it at ``game``, or turns over to it; a focus on the choice of games stays there."""
        window = self._window
        before = window.overlay.pane.widget()
        chosen = before is not None and before.hasFocus()
        games = Chips(window.look, say("panel.rules.choose"), tuple((name, say(f"{name}.title")) for name in OPEN))
        games.fit()
        window.look.changed.connect(games.fit)
        games.show_choice(game)
        games.chosen.connect(self.open)
        sheet, target = rules_sheet(window.look, games, game_help(game), self._phase if game == self._own else "")
        sheet.setFocusProxy(games.buttons[game])
        window.overlay.show_content(
            say("panel.rules.of", game=say(f"{game}.title")),
            sheet,
            lambda step: self.open(OPEN[(OPEN.index(game) + step) % len(OPEN)]),
        )
        if chosen:
            sheet.setFocus()
        if target is not None:
            window.overlay.show_at(target)
