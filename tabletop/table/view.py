"""The table as a widget: what is shown goes in, what was touched comes out.

It owns keys, pointer, focus and voice. What a touch means, and what may be shown to whom, the page decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from rules.kernel.view import View
from tabletop.art.surface import table_tile
from tabletop.art.theme import Theme
from tabletop.table.cursor import Cursor, Direction
from tabletop.table.director import Beat
from tabletop.table.dropping import Dropping
from tabletop.table.games import Seated
from tabletop.table.pulse import Pulse
from tabletop.table.showing import Showing
from tabletop.table.speech import Spoken, Voices
from tabletop.table.touching import Touching

_ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_INSPECT = (Qt.Key.Key_I, Qt.Key.Key_F2)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableView(QGraphicsView):
    """A table seen by one seat or by everybody.

    ``touched`` gives the handle of a thing that was clicked, dragged up, entered or pressed by a screen reader, whether
    it may be touched or not. ``inspected`` gives what is under pointer or cursor: a face (``H17``), a seat, a deck, or
    nothing. ``laid_out``: everything lies elsewhere now. ``clock`` gives seconds; with one of your own, motion waits
    for ``pulse.tick()``.
    """

    touched = Signal(str)
    inspected = Signal(str)
    inspect_asked = Signal(str)
    settled = Signal()
    beat_shown = Signal(int)
    laid_out = Signal()

    def __init__(
        self,
        theme: Theme,
        players: Sequence[Seated],
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(parent)
        self._inspected = ""
        self._theme = theme
        self.closes = False  # whether Enter closes a choice that is laid out: the page says so
        self._showing = Showing(theme, players, clock, self)
        self._scene = self._showing.scene
        self._dropping = dropping = Dropping(self._scene, self._touch)
        self._touching = Touching(self._scene, self._showing.pulse, self._touch, self._hover, dropping.drop)
        self.roving = Cursor(self._focused)
        self._set_up()
        self._voices = Voices(self.viewport(), self._touch)
        self._showing.changed.connect(self._follow)
        self._showing.settled.connect(self.settled)
        self._showing.beat_shown.connect(self.beat_shown)

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
            | QGraphicsView.OptimizationFlag.DontSavePainterState
        )
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_view(self, view: View, lit: Mapping[str, str]) -> None:
        """Shows ``view`` at once. What was running or waiting is dropped; no ``settled`` comes for it."""
        self._showing.show_view(view, lit)

    def glide(self, view: View, lit: Mapping[str, str]) -> None:
        """Shows ``view``; pieces that lie elsewhere travel there. For what is no beat: a draft, a take-back."""
        self._showing.glide(view, lit)

    def play(self, frames: Iterable[Beat], lit_after: Mapping[str, str]) -> None:
        """Shows ``frames`` one after another, then lights ``lit_after`` and tells ``settled`` (for no frames, too)."""
        self._showing.play(frames, lit_after)

    def light(self, lit: Mapping[str, str]) -> None:
        """What may be touched now: handle to action text. While frames are running, it waits for their end."""
        self._showing.light(lit)

    def step(self) -> None:
        """The next beat now."""
        self._showing.director.step()

    def finish(self) -> None:
        """All beats are shown at once."""
        self._showing.director.finish()

    def empty(self) -> None:
        """Nothing of any view is left: not in the scene, its items, the director, the cursor or the spoken names."""
        self._touching.drop()
        self._dropping.forget()
        self.roving.clear()
        self._showing.empty()
        self._tell_inspected("")
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._showing.set_theme(theme)
        self.viewport().update()

    def set_players(self, players: Sequence[Seated]) -> None:
        self._showing.set_players(players)

    @property
    def drags(self) -> bool:
        """Whether a card may be dragged to be played; a click always does."""
        return self._touching.drags

    @drags.setter
    def drags(self, wanted: bool) -> None:
        self._touching.drags = wanted

    @property
    def playing(self) -> bool:
        """Whether beats or motion are still running."""
        return self._showing.director.playing

    @property
    def pulse(self) -> Pulse:
        return self._showing.pulse

    @property
    def speed(self) -> float:
        """A factor on all durations; 0 shows everything at once."""
        return self._showing.director.speed

    @speed.setter
    def speed(self, factor: float) -> None:
        self._showing.director.speed = factor
        self._touching.still = factor <= 0 or self.reduced

    @property
    def reduced(self) -> bool:
        """Reduced motion: things fade, nothing travels."""
        return self._showing.director.reduced

    @reduced.setter
    def reduced(self, fade: bool) -> None:
        self._showing.director.reduced = fade
        self._touching.still = fade or self.speed <= 0

    def items_spoken(self) -> list[Spoken]:
        """Each thing on the table as a sentence, in reading order."""
        return self._showing.spoken()

    def handle_at(self, point: QPoint) -> str:
        """What touching the table at ``point`` would mean; empty for the bare cloth."""
        return self._scene.handle_at(QPointF(point), self._touching.over)

    def rect_of(self, handle: str) -> QRect:
        """Where a thing lies in pixels of the viewport; empty where it does not."""
        spot = self._scene.spot_of(handle)
        return QRectF(*spot.rect).toRect() if spot is not None else QRect()

    def point_at(self, handle: str) -> str:
        """Puts the cursor on ``handle`` (empty: leaves it) and gives what cursor or pointer are on."""
        if handle:
            self.roving.focus(handle)
        return self.roving.handle or self._touching.over

    def hint(self, handles: Iterable[str]) -> None:
        """Marks what a hint speaks of, and nothing else."""
        self._scene.set_marks(hinted=handles)

    def common_rect(self) -> QRect:
        """Where a preview may lie, in pixels of the viewport."""
        return self._showing.common_rect()

    def _follow(self) -> None:
        """Cursor, pointer and spoken names follow the picture; the names after the frame, if one is being made."""
        self.roving.look_at(self._scene.picture, self._showing.lit)
        self._touching.settle()
        QTimer.singleShot(0, self, lambda: self._dropping.follow(self._showing.lit))
        if self.pulse.ticking:
            QTimer.singleShot(0, self, self._speak)
        else:
            self._speak()

    def _speak(self) -> None:
        if not self.playing:
            self._voices.say(self.items_spoken())

    # What the player does

    def _touch(self, handle: str) -> None:
        self.finish()
        self.touched.emit(handle)

    def _hover(self, handle: str) -> None:
        self._tell_inspected(handle or self.roving.handle)

    def _focused(self, handle: str) -> None:
        self._scene.set_marks(focused=handle if self.hasFocus() else "")
        self._tell_inspected(handle or self._touching.over)

    def _tell_inspected(self, handle: str) -> None:
        spot = self._scene.spot_of(handle) if handle else None
        shown = spot.inspect if spot is not None else ""
        if shown != self._inspected:
            self._inspected = shown
            self.inspected.emit(shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, taken = event.key(), True
        if key in _ARROWS and event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            taken = self.roving.move(_ARROWS[key])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            taken = self.roving.nth(key - Qt.Key.Key_0)
        elif key in _ENTER and self.roving.handle and self._is_for_the_table():
            self._touch(self.roving.handle)
        elif key in _INSPECT and self._inspected:
            self.inspect_asked.emit(self._inspected)
        else:
            taken = False
        event.setAccepted(taken)

    def _is_for_the_table(self) -> bool:
        """Not where nothing may be touched, nor where Enter closes a choice and the cursor is elsewhere."""
        lit = self._showing.lit
        return not (self.closes and self.roving.handle not in lit) and any(map(self._scene.spot_of, lit))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._scene.set_marks(focused=self.roving.handle)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._touching.leave()
        self._scene.set_marks(focused="")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._touching.move(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dropping.forget()
        if event.button() == Qt.MouseButton.LeftButton:
            self.finish()
            self._touching.press(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._touching.release(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    # What Qt asks

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._touching.leave()
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._showing.resize(size.width(), size.height(), self.devicePixelRatioF())
        self._touching.unit = self._showing.unit
        self.laid_out.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # tiles begin at the table's corner
        painter.drawTiledPixmap(rect, table_tile(self._theme, self.devicePixelRatioF()), rect.topLeft())
