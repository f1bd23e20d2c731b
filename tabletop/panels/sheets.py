"""What the overlay shows: all keys, and the rules in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tabletop.panels.look import Look
from tabletop.panels.widgets import label


def keys_sheet(look: Look, groups: Sequence[tuple[str, Sequence[tuple[Sequence[str], str]]]]) -> QWidget:
    """``groups``: a heading and its commands, each as (keys, text)."""
    made = QWidget()
    theme = look.theme
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, theme.px(8), 0)
    grid.setHorizontalSpacing(theme.px(20))
    grid.setVerticalSpacing(theme.px(6))
    line = 0
    for heading, commands in groups:
        grid.addWidget(label(heading, "subheading"), line, 0, 1, 2)
        line += 1
        for keys, text in commands:
            grid.addWidget(label(_spelled(keys), "strong", wrap=False), line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(text), line, 1)
            line += 1
    grid.setColumnStretch(1, 1)
    grid.setRowStretch(line, 1)
    return made


def _spelled(keys: Sequence[str]) -> str:
    """Keys as the system writes them; a run of digits as its ends, arrows as arrows."""
    native = QKeySequence.SequenceFormat.NativeText
    if len(keys) > 4:
        return f"{QKeySequence(keys[0]).toString(native)} – {QKeySequence(keys[-1]).toString(native)}"
    arrows = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
    if keys[0] in arrows:
        return " ".join(arrows[key] for key in keys)
    return ", ".join(dict.fromkeys(QKeySequence(key).toString(native) for key in keys[:2]))


def rules_sheet(
    look: Look, games: QWidget, chapters: Sequence[tuple[str, str, Sequence[str]]], current: str
) -> tuple[QWidget, QWidget | None]:
    """``games`` chooses whose rules are shown; ``chapters``: (key, heading, paragraphs). Also gives the heading of the
    chapter ``current``, to scroll to."""
    made = QWidget()
    theme = look.theme
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, theme.px(8), 0)
    layout.setSpacing(theme.px(8))
    layout.addWidget(games)
    layout.addSpacing(theme.px(4))
    target = None
    for key, heading, paragraphs in chapters:
        title = label(heading, "subheading")
        layout.addWidget(title)
        if key == current:
            target = title
        for paragraph in paragraphs:
            layout.addWidget(label(paragraph))
        layout.addSpacing(theme.px(8))
    layout.addStretch(1)
    return made, target
