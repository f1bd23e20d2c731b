"""The seats menu of the strip: who may be swapped for a bot or a person while the game goes on. Knows no cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tabletop.play import Kind, Player
from tabletop.texts import say, shown


def seats_menu(parent: QWidget, players: Sequence[Player], swap: Callable[[int, Kind], None]) -> QMenu:
    """A menu with one line a seat that calls ``swap`` with the seat and its other kind; gone once it is closed."""
    menu = QMenu(parent)
    for seat, player in enumerate(players):
        other: Kind = "cub" if player.kind == "human" else "human"
        words = say(f"play.seat.swap_to_{other}", name=shown(player.name))
        menu.addAction(words.replace("&", "&&"), partial(swap, seat, other))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
