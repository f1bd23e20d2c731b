"""The table as a widget: shows views, plays beats, and says what was touched.

It owns the size of the picture, the keys and the pointer. What a touch means, and what may be shown to whom, is
decided by the page: this widget knows nothing but the views it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from rules.kernel.view import View
from tabletop.art.faces import Faces
from tabletop.art.theme import Theme
from tabletop.table.cursor import Cursor, Direction
from tabletop.table.director import Beat, Director, Stagecraft
from tabletop.table.games import Placement, Seated, placement
from tabletop.table.layers import Cloth
from tabletop.table.layout import Metrics
from tabletop.table.pictures import Pictures
from tabletop.table.pulse import Pulse
from tabletop.table.scene import TableScene
from tabletop.table.speech import Spoken, Voices, spoken_items
from tabletop.table.spots import Picture
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
    """See ``tabletop.table``. ``speed`` is a factor on durations, 0 shows everything at once; ``reduced`` fades
    instead of moving. ``clock`` gives seconds; with one of your own the motion waits for ``pulse.tick()``."""

    touched = Signal(str)
    inspected = Signal(str)
    inspect_asked = Signal(str)
    settled = Signal()
    beat_shown = Signal(int)

    def __init__(
        self,
        theme: Theme,
        players: Sequence[Seated],
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._players = players
        self._view: View | None = None
        self._lit: dict[str, str] = {}
        self._lit_after: dict[str, str] | None = None
        self._games: dict[str, Placement] = {}
        self._inspected = ""
        self._settling = 0
        self._pictures = Pictures(theme, Faces(theme))
        self._cloth = Cloth(theme)
        self._scene = TableScene(self._pictures)
        self.pulse = Pulse(clock, self)
        self.director = Director(self._scene, self.pulse, self)
        self.director.view_shown.connect(self._showed)
        self.director.beat_shown.connect(self.beat_shown)
        self.director.settled.connect(self._all_shown)
        self.roving = Cursor(self._focused)
        self._touching = Touching(self._scene, self.pulse, self._touch, self._hover)
        self._warming = QTimer(self)
        self._warming.setInterval(0)
        self._warming.timeout.connect(self._warm)
        self._set_up()
        self._voices = Voices(self.viewport(), self._touch)

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
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # What is shown

    @property
    def playing(self) -> bool:
        """Whether beats or motion are still running."""
        return self.director.playing

    @property
    def speed(self) -> float:
        return self.director.speed

    @speed.setter
    def speed(self, factor: float) -> None:
        self.director.speed = factor
        self._touching.still = factor <= 0 or self.reduced

    @property
    def reduced(self) -> bool:
        return self.director.reduced

    @reduced.setter
    def reduced(self, fade: bool) -> None:
        self.director.reduced = fade
        self._touching.still = fade or self.speed <= 0

    def show_view(self, view: View, lit: Mapping[str, str]) -> None:
        """Shows ``view`` at once. What was running or waiting is dropped."""
        self._stop()
        self._scene.news = frozenset()
        self._take(view, lit)
        self._scene.show_picture(self._picture(view))
        self._after_picture()

    def glide(self, view: View, lit: Mapping[str, str]) -> None:
        """Shows ``view``; pieces that lie elsewhere travel there. For what is no beat: a draft, a take-back."""
        self.finish()
        if self._view is None or self._view.seat != view.seat or self._view.game != view.game:
            self.show_view(view, lit)
            return
        self._take(view, lit)
        self.director.glide(self._picture(view))
        self._after_picture()

    def play(self, frames: Iterable[Beat], lit_after: Mapping[str, str]) -> None:
        """Shows ``frames`` one after another, then lights ``lit_after`` and tells ``settled``. What runs is
        finished first."""
        self.finish()
        beats = list(frames)
        self._settling += 1
        self._lit_after = dict(lit_after)
        if beats:
            self._set_lit({})
        game = beats[0].view.game if beats else self._view.game if self._view is not None else ""
        if not game:
            self._all_shown()
            return
        told = self._placement(game, beats[0].view if beats else None)
        craft = Stagecraft(self._picture, told.cues, told.travels, told.changed)
        self._pictures.want([face for beat in beats for face in self._faces_of(beat.view)])
        self._warm_soon()
        self.director.play(beats, craft)

    def light(self, lit: Mapping[str, str]) -> None:
        """What may be touched now: handle to action text. While beats are running, it waits for their end."""
        if self._lit_after is not None and self.playing:
            self._lit_after = dict(lit)
        else:
            self._set_lit(lit)

    def step(self) -> None:
        """The next beat now."""
        self.director.step()

    def finish(self) -> None:
        """All beats are shown at once."""
        self.director.finish()

    def empty(self) -> None:
        """Nothing of any view is left: not in the scene, its items, the director, the cursor or the spoken names."""
        self._stop()
        self._scene.empty()
        self._touching.drop()
        self._pictures.clear()
        self._warming.stop()
        self._view = None
        self._lit = {}
        self.roving.clear()
        self.roving.look_at(Picture(), {})
        self._voices.say([])
        self._tell_inspected("")
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._pictures.theme = theme
        self._pictures.faces = Faces(theme)
        self._pictures.clear()
        self._games.clear()
        self._cloth = Cloth(theme)
        self._rebuild()

    def set_players(self, players: Sequence[Seated]) -> None:
        self._players = players
        self._rebuild()

    def items_spoken(self) -> list[Spoken]:
        """Each thing on the table as a sentence, in reading order."""
        if self._view is None:
            return []
        return spoken_items(self._view.game, self._scene.picture, self._lit)

    def handle_at(self, point: QPoint) -> str:
        return self._scene.handle_at(QPointF(point), self._touching.over)

    def rect_of(self, handle: str) -> QRect:
        """Where a thing lies in pixels of the viewport; empty where it does not."""
        spot = self._scene.spot_of(handle)
        return QRectF(*spot.rect).toRect() if spot is not None else QRect()

    # How it comes about

    def _placement(self, game: str, view: View | None) -> Placement:
        found = self._games.get(game)
        if found is None:
            found = self._games[game] = placement(game)
            if view is not None:
                self._pictures.faces.add(game, found.book(view))
            self._pictures.tint = found.tint
        return found

    def _picture(self, view: View) -> Picture:
        told = self._placement(view.game, view)
        size = self.viewport().size()
        return told.place(view, self._players, size.width(), size.height(), self._theme.scale)

    def _faces_of(self, view: View) -> list[tuple[str, int, float]]:
        return self._scene.faces_of(self._picture(view))

    def _take(self, view: View, lit: Mapping[str, str]) -> None:
        self._view = view
        self._lit = dict(lit)
        self._lit_after = None
        self._scene.lit = frozenset(lit)

    def _set_lit(self, lit: Mapping[str, str]) -> None:
        self._lit = dict(lit)
        self._scene.set_marks(lit=self._lit)
        self._after_picture()

    def _after_picture(self) -> None:
        """Everything that follows the picture: cursor, pointer, spoken names, faces still to compose."""
        self.roving.look_at(self._scene.picture, self._lit)
        self._touching.settle()
        self._voices.say(self.items_spoken())
        self._pictures.want(self._scene.faces_of(self._scene.picture))
        self._warm_soon()

    def _showed(self, view: View) -> None:
        self._view = view
        self._after_picture()

    def _all_shown(self) -> None:
        if self._lit_after is None:
            return
        lit, self._lit_after = self._lit_after, None
        self._set_lit(lit)
        number = self._settling
        QTimer.singleShot(0, self, lambda: self.settled.emit() if number == self._settling else None)

    def _stop(self) -> None:
        self.director.drop()
        self._lit_after = None
        self._settling += 1

    def _rebuild(self) -> None:
        """The same view again, at another size or in other colours."""
        self.finish()
        size = self.viewport().size()
        self._scene.ratio = self.devicePixelRatioF()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        self._touching.unit = self._pictures.unit = max(
            1.0, Metrics.of(size.width(), size.height(), self._theme.scale).unit
        )
        self.resetCachedContent()
        if self._view is not None:
            self._scene.show_picture(self._picture(self._view))
            self._after_picture()
        self.viewport().update()

    def _warm_soon(self) -> None:
        if self._pictures.cold:
            self._warming.start()

    def _warm(self) -> None:
        face = self._pictures.warm()
        if face:
            self._scene.refresh_faces(face)
        else:
            self._warming.stop()

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
        elif key in _ENTER and self.roving.handle:
            self._touch(self.roving.handle)
        elif key in _INSPECT and self._inspected:
            self.inspect_asked.emit(self._inspected)
        elif key == Qt.Key.Key_Escape and self.roving.handle:
            self.roving.clear()
        else:
            taken = False
        event.setAccepted(taken)

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
            self._rebuild()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._rebuild()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rebuild()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size = self.viewport().size()
        ground = self._cloth.pixmap(QSizeF(size), self.devicePixelRatioF())
        painter.drawPixmap(QRectF(rect), ground, _scaled(QRectF(rect), ground.devicePixelRatio()))


def _scaled(rect: QRectF, ratio: float) -> QRectF:
    return QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
