"""The seats menu of the strip: who may be swapped for a bot or a person while the game goes on, and what else the whole
table may do. Knows no cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tabletop.pages.own_deck import own_deck
from tabletop.play import Kind, Player, Session
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


def add_table_lines(menu: QMenu, session: Session, rewind: Callable[[], object], save: Callable[[], object]) -> None:
    """Adds what concerns the whole table: the way back, where there is one, a copy, and whose deck it is."""
    menu.addSeparator()
    if session.way_back.offered:
        words = say("play.rewind.alone" if session.solo else "play.rewind")
        menu.addAction(words, rewind).setEnabled(session.way_back.refusal() is None)
    menu.addAction(say("hive.save"), save)
    deck = own_deck(session)
    if deck:
        menu.addAction(say("play.deck", name=deck).replace("&", "&&")).setEnabled(False)
