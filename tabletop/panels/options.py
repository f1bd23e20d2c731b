"""The options of a game on the set-up page: a check box for yes and no, a list for more values.

Names and values come from the game, words from its sentences; which seat begins is common to all games that ask it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from rules.kernel.game import STARTER
from tabletop.panels.choice import Choice
from tabletop.panels.look import Look
from tabletop.panels.widgets import clear, label
from tabletop.texts import find, say

Value = str | int | bool


class Options(QWidget):
    """``changed`` tells that another value was chosen. Empty and hidden for a game without options."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.game = ""
        self.fields: dict[str, QCheckBox | QComboBox] = {}
        self._spec: Mapping[str, Sequence[Value]] = {}
        self._names: tuple[str, ...] = ()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self._dress)
        self._dress()

    def show_options(
        self, game: str, spec: Mapping[str, Sequence[Value]], chosen: Mapping[str, Value], names: Sequence[str]
    ) -> None:
        """The options of ``game`` (``spec``: the values of each, the usual one first) as they were ``chosen`` last
        time; a value that is none of them any more is the usual one again. ``names``: the seats' shown names."""
        self.game, self._spec, self._names = game, spec, tuple(names)
        clear(self._layout)
        self.fields = {}
        for name, values in spec.items():
            wanted = chosen.get(name, values[0])
            self.fields[name] = self._check(name) if isinstance(values[0], bool) else self._list(name)
            self._set(name, wanted if _is_one_of(wanted, self._offered(name)) else values[0])
            note = find(f"{game}.option.{name}.note")
            if note is not None:
                self._layout.addWidget(label(note, "small"))
        self.setVisible(bool(spec))

    def show_names(self, names: Sequence[str]) -> None:
        """Who sits there has changed: whoever is to begin still begins, where that chair is still there."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        field = self.fields.get(STARTER)
        if isinstance(field, QComboBox):
            now = field.currentData()
            with QSignalBlocker(field):
                self._fill(STARTER, field)
            self._set(STARTER, now if _is_one_of(now, self._offered(STARTER)) else self._spec[STARTER][0])

    def values(self) -> dict[str, Value]:
        """Every option and the value that is chosen."""
        return {
            name: field.isChecked() if isinstance(field, QCheckBox) else field.currentData()
            for name, field in self.fields.items()
        }

    def _check(self, name: str) -> QCheckBox:
        made = QCheckBox(say(f"{self.game}.option.{name}").replace("&", "&&"))
        made.toggled.connect(lambda _on: self.changed.emit())
        self._layout.addWidget(made)
        return made

    def _list(self, name: str) -> QComboBox:
        words = say("setup.first") if name == STARTER else say(f"{self.game}.option.{name}")
        made = Choice()
        made.setAccessibleName(words)
        self._fill(name, made)
        made.currentIndexChanged.connect(lambda _place: self.changed.emit())
        self._layout.addWidget(label(words, "caption"))
        self._layout.addWidget(made)
        return made

    def _fill(self, name: str, made: QComboBox) -> None:
        made.clear()
        for value in self._offered(name):
            made.addItem(self._words(name, value), value)

    def _offered(self, name: str) -> list[Value]:
        """The values of an option; of the seats only those that somebody sits on."""
        values = self._spec[name]
        if name != STARTER:
            return list(values)
        return [value for value in values if not isinstance(value, int) or value < len(self._names)]

    def _words(self, name: str, value: Value) -> str:
        if name != STARTER:
            return say(f"{self.game}.option.{name}.{value}")
        return self._names[value] if isinstance(value, int) else say(f"setup.first.{value}")

    def _set(self, name: str, value: Value) -> None:
        field = self.fields[name]
        with QSignalBlocker(field):
            if isinstance(field, QCheckBox):
                field.setChecked(bool(value))
            else:
                field.setCurrentIndex(field.findData(value))

    def _dress(self) -> None:
        self._layout.setSpacing(self.look.theme.px(6))


def _is_one_of(value: object, values: Sequence[Value]) -> bool:
    """Whether ``value`` is one of them, and of the same type: 1 is not True."""
    return any(type(known) is type(value) and known == value for known in values)
