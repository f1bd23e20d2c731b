"""Every command once: its id, its text, its keys, where it works. The window makes its QActions from this list, the key
overlay shows it, and nothing else in the house listens to a key of its own but the table's cursor.

``arrows`` and ``nth`` are listed for the overlay only: the table's cursor answers to them. The single keys that only
one game has are among its texts (``KEYS``).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tabletop.texts import say


class Where(Enum):
    """When a command is enabled."""

    ANYWHERE = "anywhere"
    HOME = "home"
    TABLE = "table"
    """A table or its cover is shown."""
    GAME = "game"
    """A table, its cover or its result is shown."""
    OPEN = "open"
    """A table is shown, no cover."""
    UNCOVERED = "uncovered"
    """A table without a cover or its result is shown."""


@dataclass(frozen=True)
class Command:
    """One thing that a player can do by a key. ``single`` keys work only while no text field has the focus; of a
    ``numbered`` command each key does it with another number, counted from 0."""

    id: str
    keys: tuple[str, ...]
    where: Where
    group: str
    single: bool = False
    shown_only: bool = False
    numbered: bool = False

    @property
    def text(self) -> str:
        """Its name, as the overlay and screen readers give it."""
        return say(f"command.{self.id}")


COMMANDS: tuple[Command, ...] = (
    Command("confirm", ("Return", "Enter"), Where.TABLE, "game", single=True),
    Command("nth", ("1", "2", "3", "4", "5", "6", "7", "8", "9"), Where.OPEN, "game", single=True, shown_only=True),
    Command("arrows", ("Left", "Right", "Up", "Down"), Where.OPEN, "game", single=True, shown_only=True),
    Command("more", ("+", "=", "Shift++"), Where.OPEN, "game", single=True),
    Command("fewer", ("-",), Where.OPEN, "game", single=True),
    Command("earlier", ("[",), Where.OPEN, "game", single=True),
    Command("later", ("]",), Where.OPEN, "game", single=True),
    Command("take_back", ("Ctrl+Z", "Backspace"), Where.OPEN, "game"),
    Command("redo", ("Ctrl+Shift+Z",), Where.OPEN, "game"),
    Command("rewind", ("Ctrl+Backspace",), Where.TABLE, "game"),
    Command("hint", ("F3",), Where.OPEN, "game"),
    Command("hide", ("Ctrl+H",), Where.TABLE, "game"),
    Command("step", ("Space",), Where.OPEN, "game", single=True),
    Command("skip", ("Shift+Space",), Where.OPEN, "game", single=True),
    Command("inspect", ("I", "F2"), Where.OPEN, "look", single=True),
    Command("seat", tuple(f"Shift+{seat}" for seat in range(1, 7)), Where.OPEN, "look", numbered=True),
    Command("overview", ("V",), Where.OPEN, "look", single=True),
    Command("log", ("L",), Where.OPEN, "look", single=True),
    Command("recap", ("R",), Where.OPEN, "look", single=True),
    Command("why", ("Shift+F3",), Where.UNCOVERED, "look"),
    Command("text_table", ("F4",), Where.OPEN, "look"),
    Command("region_next", ("F6",), Where.TABLE, "look"),
    Command("region_back", ("Shift+F6",), Where.TABLE, "look"),
    Command("faster", (".",), Where.OPEN, "look", single=True),
    Command("slower", (",",), Where.OPEN, "look", single=True),
    Command("rules", ("F1",), Where.ANYWHERE, "house"),
    Command("keys", ("Ctrl+?", "Ctrl+Shift+?"), Where.ANYWHERE, "house"),
    Command("settings", ("Ctrl+,",), Where.ANYWHERE, "house"),
    Command("text_larger", ("Ctrl++", "Ctrl+="), Where.ANYWHERE, "house"),
    Command("text_smaller", ("Ctrl+-",), Where.ANYWHERE, "house"),
    Command("text_normal", ("Ctrl+0",), Where.ANYWHERE, "house"),
    Command("full_screen", ("F11",), Where.ANYWHERE, "house"),
    Command("cancel", ("Esc",), Where.ANYWHERE, "house", single=True),
    Command("leave", ("Ctrl+W",), Where.ANYWHERE, "house"),
    Command("new", ("Ctrl+N",), Where.HOME, "house"),
    Command("continue", ("Ctrl+Shift+O",), Where.HOME, "house"),
    Command("all_games", ("Ctrl+G",), Where.HOME, "house"),
    Command("open_file", ("Ctrl+O",), Where.HOME, "house"),
    Command("save_copy", ("Ctrl+S",), Where.GAME, "house"),
    Command("quit", ("Ctrl+Q",), Where.ANYWHERE, "house"),
)


def command(identity: str) -> Command:
    """The command called ``identity``. Raises ``KeyError`` for an unknown one."""
    for found in COMMANDS:
        if found.id == identity:
            return found
    raise KeyError(identity)
