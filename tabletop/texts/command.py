"""The names of all commands, as menus, buttons, the key overlay and screen readers give them."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES = {
    "command.confirm": QT_TRANSLATE_NOOP("command", "Confirm, or show my hand"),
    "command.cancel": QT_TRANSLATE_NOOP("command", "Step back: close the drawer, leave the result"),
    "command.arrows": QT_TRANSLATE_NOOP("command", "Walk from thing to thing"),
    "command.region_next": QT_TRANSLATE_NOOP("command", "Next part of the window"),
    "command.region_back": QT_TRANSLATE_NOOP("command", "Part before"),
    "command.nth": QT_TRANSLATE_NOOP("command", "The card or choice with that number"),
    "command.step": QT_TRANSLATE_NOOP("command", "Next step of what is happening"),
    "command.skip": QT_TRANSLATE_NOOP("command", "Skip to the end of it"),
    "command.inspect": QT_TRANSLATE_NOOP("command", "Look closer"),
    "command.recap": QT_TRANSLATE_NOOP("command", "What happened since last time"),
    "command.log": QT_TRANSLATE_NOOP("command", "Story so far"),
    "command.take_back": QT_TRANSLATE_NOOP("command", "Take back"),
    "command.redo": QT_TRANSLATE_NOOP("command", "Choose again what was taken back"),
    "command.seat": QT_TRANSLATE_NOOP("command", "Close look at that seat"),
    "command.hide": QT_TRANSLATE_NOOP("command", "Hide now"),
    "command.more": QT_TRANSLATE_NOOP("command", "One more, where an amount is asked"),
    "command.fewer": QT_TRANSLATE_NOOP("command", "One fewer"),
    "command.text_larger": QT_TRANSLATE_NOOP("command", "Larger text"),
    "command.text_smaller": QT_TRANSLATE_NOOP("command", "Smaller text"),
    "command.text_normal": QT_TRANSLATE_NOOP("command", "Text as it was"),
    "command.full_screen": QT_TRANSLATE_NOOP("command", "Full screen"),
    "command.faster": QT_TRANSLATE_NOOP("command", "Faster"),
    "command.slower": QT_TRANSLATE_NOOP("command", "Slower"),
    "command.keys": QT_TRANSLATE_NOOP("command", "All keys"),
    "command.text_table": QT_TRANSLATE_NOOP("command", "Table as text"),
    "command.rules": QT_TRANSLATE_NOOP("command", "Rules"),
    "command.settings": QT_TRANSLATE_NOOP("command", "Settings"),
    "command.leave": QT_TRANSLATE_NOOP("command", "Leave the table; the game is kept"),
    "command.new": QT_TRANSLATE_NOOP("command", "New game"),
    "command.continue": QT_TRANSLATE_NOOP("command", "Continue the last game"),
    "command.quit": QT_TRANSLATE_NOOP("command", "Quit"),
    "command.group.game": QT_TRANSLATE_NOOP("command", "At the table"),
    "command.group.look": QT_TRANSLATE_NOOP("command", "Looking"),
    "command.group.house": QT_TRANSLATE_NOOP("command", "Anywhere"),
}
