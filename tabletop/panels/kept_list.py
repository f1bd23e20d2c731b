"""The kept games one below the other, each with a small public picture of its table. A click or Enter chooses one.

It paints what it is given, and that is public facts only; it knows no library.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tabletop.art.ink import ink_pen
from tabletop.art.letters import draw_text
from tabletop.panels.look import Look
from tabletop.panels.thumbnail import THUMBNAIL, paint_seats

Index = QModelIndex | QPersistentModelIndex

WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
ROOMY = 620
"""A list less wide, in pixels at 100 %, has no room for pictures."""


@dataclass(frozen=True)
class Kept:
    """A kept game as everybody may see it. ``number`` is the library's; ``state`` says how far it is and when it was
    played; ``spoken`` says all of it. ``seats`` and ``symbols`` are those of ``Thumbnail``; no seats: no picture."""

    number: int
    title: str
    names: str
    state: str
    spoken: str
    seats: list[tuple[int, str, int, int]]
    symbols: tuple[str, str]


class KeptList(QListView):
    """``chosen`` gives the number of a game that was clicked, or chosen by Enter or Space."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.games: list[Kept] = []
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Painter(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        # Not ``activated``: where one click activates, it would come together with ``clicked``.
        self.clicked.connect(lambda index: self.chosen.emit(self.games[index.row()].number))
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_games(self, games: Sequence[Kept]) -> None:
        """These games, in this order, the first of them current."""
        self.games = list(games)
        self._model.clear()
        for game in self.games:
            item = QStandardItem(game.title)
            item.setData(game.spoken, Qt.ItemDataRole.AccessibleTextRole)
            self._model.appendRow(item)
        self.setCurrentIndex(self._model.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSES and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.chosen.emit(self.games[self.currentIndex().row()].number)
        else:
            super().keyPressEvent(event)


class _Painter(QStyledItemDelegate):
    """Paints a line of the list and says how high it is."""

    def __init__(self, shown_in: KeptList) -> None:
        super().__init__(shown_in)
        self._list = shown_in

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self._list.look.theme
        width = self._list.viewport().width()
        texts = self._texts(QRect(0, 0, width, 0), index.row())
        high = max(texts[-1][2].bottom() + 1, theme.px(THUMBNAIL[1] + 24) if self._pictured else 0)
        return QSize(width, high + theme.px(12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._list.look.theme
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(ink_pen(2, theme.hex("line")))
        painter.setBrush(theme.colour("sunken" if state & QStyle.StateFlag.State_MouseOver else "paper"))
        edge = QRectF(whole).adjusted(5, 5, -5, -5)
        painter.drawRoundedRect(edge, theme.px(10), theme.px(10))
        if state & QStyle.StateFlag.State_Selected and self._list.hasFocus():
            # The focus ring of the window leaves lists to their own cursor.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width, colour in ((7, "focus_halo"), (3, "focus")):
                painter.setPen(ink_pen(width, theme.hex(colour)))
                painter.drawRoundedRect(edge, theme.px(10), theme.px(10))
        game = self._list.games[index.row()]
        if self._pictured and game.seats:
            size = theme.px(THUMBNAIL[0]), theme.px(THUMBNAIL[1])
            place = QRectF(whole.left() + theme.px(16), whole.center().y() - size[1] / 2, *size)
            paint_seats(painter, place, theme, game.seats, game.symbols)
        for role, text, rect in self._texts(whole, index.row()):
            painter.setFont(theme.font(role))
            painter.setPen(theme.colour("ink" if role == "subheading" else "secondary"))
            draw_text(painter, rect, WRAPPED, text)
        painter.restore()

    @property
    def _pictured(self) -> bool:
        return self._list.viewport().width() >= self._list.look.theme.px(ROOMY)

    def _texts(self, whole: QRect, line: int) -> list[tuple[str, str, QRect]]:
        """Role, text and place of all that is written in ``whole``, from its top."""
        theme, game = self._list.look.theme, self._list.games[line]
        left = whole.left() + theme.px(16 + (THUMBNAIL[0] + 18 if self._pictured else 0))
        room = QRect(left, whole.top() + theme.px(14), whole.right() - theme.px(16) - left, 1_000_000)
        found = []
        for role, text in (("subheading", game.title), ("caption", game.names), ("caption", game.state)):
            if text:
                taken = QFontMetrics(theme.font(role)).boundingRect(room, WRAPPED, text)
                found.append((role, text, QRect(room.left(), room.top(), room.width(), taken.height())))
                room.setTop(room.top() + taken.height() + theme.px(2))
        return found
