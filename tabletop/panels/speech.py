"""Says things to screen readers that no focus would make them read: a phase, a question, a refusal."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Has ``sentence`` read aloud where a screen reader listens; nothing that ``widget`` does not show may be in it."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # the first window has nothing to say

    if not sentence or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
