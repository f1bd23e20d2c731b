"""Commands come alive: a QAction for each, its keys, and whether it may be used where the player is.

Keys with a modifier are shortcuts of the window. Single keys come up unused from the widget with the focus, so that
letters typed into a field and Enter on a button stay what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tabletop.commands import COMMANDS, Command, Where

GAME_KEY = "game_key"
"""The deed for a single key that no command has: it is given the key, and tells whether the game has one like it."""


class Keys(QObject):
    """``deeds`` names for each command what it does (with a number, if it is numbered); ``places`` tells where the
    player is now."""

    def __init__(
        self, window: QWidget, deeds: Mapping[str, Callable[..., object]], places: Callable[[], frozenset[Where]]
    ) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self._window = window
        self._places = places
        self._commands: dict[str, Command] = {}
        self._single: dict[str, str] = {}
        self._of_game = deeds[GAME_KEY]
        self._held = ""
        """The key of the open game that was pressed last."""
        for command in COMMANDS:
            if command.shown_only:
                continue
            if command.numbered:
                for number, key in enumerate(command.keys):
                    self._add(f"{command.id}.{number}", command, (key,), partial(deeds[command.id], number))
            else:
                self._add(command.id, command, command.keys, deeds[command.id])
        self.refresh()

    def _add(self, identity: str, command: Command, keys: Sequence[str], deed: Callable[[], object]) -> None:
        action = QAction(command.text, self)
        action.triggered.connect(lambda _checked=False: deed())
        if command.single:
            self._single |= {_name(QKeySequence(key)): identity for key in keys}
        else:
            action.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(action)
        self.actions[identity] = action
        self._commands[identity] = command

    def refresh(self) -> None:
        """The player is elsewhere: enables what may be used there."""
        places = self._places()
        for identity, action in self.actions.items():
            action.setEnabled(self._commands[identity].where in places)

    def press(self, event: QKeyEvent) -> bool:
        """Carries out the single key that nobody else wanted, the open game's or a command's; whether there was one."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        name = _name(QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key()))))
        if not event.isAutoRepeat():
            # The game that is open goes first: a command may have a letter that another game has no use for.
            self._held = name if Where.OPEN in self._places() and self._of_game(name) else ""
        if name == self._held:
            return True  # held down it is one wish, not one for each seat that is asked meanwhile
        identity = self._single.get(name)
        if identity is None:
            return False
        self.refresh()
        action = self.actions[identity]
        if not action.isEnabled():
            return False
        action.trigger()
        return True


def _name(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)
