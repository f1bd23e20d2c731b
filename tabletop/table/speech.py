"""The table for those who hear it: a sentence for each thing, and an invisible button where it lies.

Screen readers see nothing of a graphics view; a native button per touchable thing gives them its name, its place and a
press. The buttons paint nothing, take no mouse and no Tab, and are renamed rather than replaced, so that no name
outlives the picture that it belonged to; with the last thing they are gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.table.spots import Picture, Spot
from tabletop.texts import action_words, say


@dataclass(frozen=True, slots=True)
class Spoken:
    """One thing as it is said: what touching it means, the sentence, and where it lies in pixels of the viewport."""

    handle: str
    text: str
    rect: QRect


def spoken_items(game: str, picture: Picture, lit: Mapping[str, str], names: Sequence[str]) -> list[Spoken]:
    """Everything that can be said of ``picture``, in reading order: the hand, the own seat, the others, the board.
    ``names`` are those of the seats, as they stand in sentences."""
    things = sorted((spot for spot in picture.spots.values() if spot.handle), key=lambda spot: spot.order)
    return [Spoken(spot.handle, sentence(game, spot, picture, lit, names), _pixels(spot)) for spot in things]


def sentence(game: str, spot: Spot, picture: Picture, lit: Mapping[str, str], names: Sequence[str]) -> str:
    """What ``spot`` is, and what touching it does."""
    what = picture.sentence(spot.handle)
    if spot.handle not in lit:
        return say("table.spoken.idle", what=what)
    action = action_words(game, lit[spot.handle], names)
    return say("table.spoken.chosen" if spot.chosen else "table.spoken", what=what, action=action)


def _pixels(spot: Spot) -> QRect:
    return QRect(round(spot.rect.x), round(spot.rect.y), round(spot.rect.width), round(spot.rect.height))


class _Voice(QPushButton):
    """A button that is only heard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.handle = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        return


class Voices:
    """The invisible buttons over a viewport; ``pressed`` is called with the handle of one that a screen reader
    presses."""

    def __init__(self, viewport: QWidget, pressed: Callable[[str], None]) -> None:
        self._viewport = viewport
        self._pressed = pressed
        self._voices: list[_Voice] = []

    def say(self, items: list[Spoken]) -> None:
        """These things and no others."""
        while len(self._voices) < len(items):
            voice = _Voice(self._viewport)
            voice.clicked.connect(partial(self._press, voice))
            self._voices.append(voice)
        for voice, item in zip(self._voices, items, strict=False):
            voice.handle = item.handle
            voice.setAccessibleName(item.text)
            voice.setGeometry(item.rect)
            voice.show()
        for voice in self._voices[len(items) :]:
            voice.handle = ""
            voice.setAccessibleName("")
            voice.setGeometry(QRect())  # where a card lay tells a little, too
            voice.hide()
        if not items:  # and so does how many there were
            for voice in self._voices:
                voice.setParent(None)
                voice.deleteLater()
            self._voices.clear()

    def _press(self, voice: _Voice) -> None:
        if voice.handle:
            self._pressed(voice.handle)
