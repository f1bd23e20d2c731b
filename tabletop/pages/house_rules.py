"""The rules of the house on the set-up page: how far back, how secret, and with which deck. It opens no file but a deck
that it is given the path of.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from rules import Refusal
from rules.decks import has_house_deck
from rules.kernel.game import Game
from tabletop.pages.market_rules import MarketRules
from tabletop.pages.own_deck import deck_fault, deck_name, read_own_deck
from tabletop.panels.chips import Chips
from tabletop.panels.look import Look
from tabletop.panels.speech import announce
from tabletop.panels.widgets import button, column, label, row
from tabletop.play.house import PRIVACIES, UNDOS, House
from tabletop.play.screen import BALLOTS, OPEN
from tabletop.texts import game_texts, say


class HouseRules(QWidget):
    """``house``, ``deck`` (as a record keeps it; ``None``: the house deck) and the ``deck_file`` that it comes from.
    ``market`` is a part of its own, which the page puts where it likes.

    ``deck_asked``: the players want to choose a file; whoever finds it calls ``use_deck``. ``changed``: another rule
    was chosen.
    """

    deck_asked = Signal()
    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.house = House()
        self.deck: dict[str, Any] | None = None
        self.deck_file: Path | None = None
        self._game: Game[Any] | None = None
        self._humans = 0
        self.market = MarketRules(look, self._choose)
        self.undo = self._chips("undo", UNDOS)
        self.privacy = self._chips("privacy", PRIVACIES)
        self._undo_text, self._privacy_text = label("", "caption"), label("", "caption")
        self._deck_title = label(say("setup.deck"), "strong")
        self._deck_name = label("", "caption")
        self.own_deck = button(say("setup.deck.choose"), self.deck_asked.emit)
        self.house_deck = button(say("setup.deck.back"), lambda: self.use_deck(None), "quiet")
        self.fault = label("", "error")
        self._privacy_title = label(say("setup.hold"), "strong")
        parts = (
            label(say("setup.undo"), "strong"), self.undo, self._undo_text, self._privacy_title, self.privacy,
            self._privacy_text, self._deck_title, self._deck_name,
        )  # fmt: skip
        layout = column(*parts, gap=6)
        layout.addLayout(row(self.own_deck, self.house_deck, None, gap=8))
        layout.addWidget(self.fault)
        self.setLayout(layout)
        self.undo.chosen.connect(lambda word: self._choose(msgspec.structs.replace(self.house, undo=word)))
        self.privacy.chosen.connect(lambda word: self._choose(msgspec.structs.replace(self.house, privacy=word)))
        look.changed.connect(self._dress)
        self._dress()
        self._tell()

    def _chips(self, name: str, words: tuple[str, ...]) -> Chips:
        title = {"undo": "setup.undo", "privacy": "setup.hold"}[name]
        return Chips(self.look, say(title), tuple((word, say(f"setup.{name}.{word}")) for word in words))

    def show_game(self, game: Game[Any], house: House, deck_file: Path | None) -> None:
        """The game that is set up, and the rules of last time. A deck that can no longer be read is told of."""
        self._game, self.house = game, house
        self.use_deck(deck_file if has_house_deck(game.key) else None)
        if self.fault.text():
            self.fault.setText(f"{self.fault.text()} {say('setup.deck.gone')}")

    def show_people(self, humans: int) -> None:
        """How many people sit there: alone, nobody hides a hand."""
        self._humans = humans
        self._tell()

    def use_deck(self, path: Path | None) -> bool:
        """Plays with the deck in that file, or the house deck; whether it can be played with."""
        fault = ""
        if path is None or self._game is None:
            self.deck = self.deck_file = None
        else:
            try:
                self.deck = read_own_deck(self._game, path)
                self.deck_file = path
            except Refusal as refusal:
                fault = deck_fault(refusal)
        self.fault.setText(fault)
        if fault:
            announce(self, fault, urgent=True)
        self._tell()
        return not fault

    def _choose(self, house: House) -> None:
        self.house = house
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        alone = self._humans < 2
        self.undo.show_choice(self.house.undo)
        self.privacy.show_choice(self.house.privacy)
        self._undo_text.setText(say(f"setup.undo.{self.house.undo}{'.alone' if alone else ''}.text"))
        self._privacy_text.setText(say(f"setup.privacy.{self.house.privacy}.text"))
        hides = not alone and self._game is not None and self._game.secret != OPEN
        widgets: tuple[QWidget, ...] = (self._privacy_title, self.privacy, self._privacy_text)
        for part in widgets:
            part.setVisible(hides)
        decked = self._game is not None and has_house_deck(self._game.key)
        widgets = (self._deck_title, self._deck_name, self.own_deck)
        for part in widgets:
            part.setVisible(decked)
        self._deck_name.setText(deck_name(self.deck))
        self.house_deck.setVisible(decked and self.deck is not None)
        self.fault.setVisible(bool(self.fault.text()))
        if self._game is not None:
            timed = bool(getattr(game_texts(self._game.key), "TIMED", ()))
            self.market.show_house(self.house, self._humans, ballots=self._game.secret == BALLOTS, clock=timed)

    def _dress(self) -> None:
        for chips in (self.undo, self.privacy):
            chips.fit()
        self.own_deck.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
