"""The seats menu of the strip: who may be swapped for a bot or a person while the game goes on, and what else the whole
table may do. Knows no cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from tabletop.pages.own_deck import own_deck
from tabletop.play import Kind, Player, Session
from tabletop.play.players import KINDS
from tabletop.texts import kind_name, say, shown


def seats_menu(parent: QWidget, players: Sequence[Player], swap: Callable[[int, Kind], None]) -> QMenu:
    """A menu with one line a seat, behind which ``swap`` is called with the seat and another kind; gone once it is
    closed."""
    menu = QMenu(parent)
    for seat, player in enumerate(players):
        words = say("play.seat", name=shown(player.name), kind=kind_name(player.kind))
        kinds = menu.addMenu(words.replace("&", "&&"))
        for kind in KINDS:
            line = kinds.addAction(kind_name(kind), partial(swap, seat, kind))
            line.setCheckable(True)
            line.setChecked(kind == player.kind)
            line.setEnabled(kind != player.kind)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def add_table_lines(
    menu: QMenu,
    session: Session,
    rewind: Callable[[], object],
    save: Callable[[], object],
    why: Callable[[], object],
) -> None:
    """Adds what concerns the whole table: the bots' reasons, the way back, where there is one, a copy, and whose deck
    it is."""
    menu.addSeparator()
    if any(player.kind != "human" for player in session.players):
        menu.addAction(say("why.title"), why)
    if session.way_back.offered:
        words = say("play.rewind.alone" if session.solo else "play.rewind")
        menu.addAction(words, rewind).setEnabled(session.way_back.refusal() is None)
    menu.addAction(say("hive.save"), save)
    deck = own_deck(session)
    if deck:
        menu.addAction(say("play.deck", name=deck).replace("&", "&&")).setEnabled(False)
