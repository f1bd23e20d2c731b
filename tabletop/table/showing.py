"""What is on the table: the view that is shown, what may be touched, and the way from one view to the next.

It owns scene, pictures and director and knows the size that the picture has; it knows no widget and no input. The
widget in ``view`` gives it to the eye and to the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal

from rules.kernel.view import View
from tabletop.art.faces import Faces
from tabletop.art.surface import BED
from tabletop.art.theme import Theme
from tabletop.table.director import Beat, Coming, Director
from tabletop.table.games import Placement, Seated, choreography, placement
from tabletop.table.layout import Metrics
from tabletop.table.motion import counted
from tabletop.table.pictures import Pictures
from tabletop.table.pulse import Pulse
from tabletop.table.scene import TableScene
from tabletop.table.speech import Spoken, spoken_items
from tabletop.table.spots import Look, Picture
from tabletop.texts import shown


class Showing(QObject):
    """``changed`` is told whenever the picture or what may be touched is another; ``settled`` when all beats are
    shown."""

    changed = Signal()
    settled = Signal()
    beat_shown = Signal(int)

    def __init__(
        self, theme: Theme, players: Sequence[Seated], clock: Callable[[], float] | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._players = players
        self._size = (0, 0)
        self._lit_after: dict[str, str] | None = None
        self._games: dict[str, Placement] = {}
        self._plays = 0
        self._at_last: list[tuple[Look, float, float]] = []
        """What the last beat leaves on the table, with its sizes."""
        self.view: View | None = None
        self.lit: dict[str, str] = {}
        self.pictures = Pictures(theme, Faces(theme))
        self.scene = TableScene(self.pictures)
        self.pulse = Pulse(clock, self)
        self.director = Director(self.scene, self.pulse, self)
        self.director.view_shown.connect(self._showed)
        self.director.coming.connect(self._prepare)
        self.director.beat_shown.connect(self.beat_shown)
        self.director.settled.connect(self._all_shown)
        self._warming = QTimer(self)
        self._warming.setInterval(0)
        self._warming.timeout.connect(self._warm)

    @property
    def unit(self) -> float:
        """Pixels of the smallest table at this size, at least one."""
        return max(1.0, Metrics.of(*self._size, self._theme.scale).unit)

    def show_view(self, view: View, lit: Mapping[str, str]) -> None:
        """Shows ``view`` at once. What was running or waiting is dropped."""
        self._drop_plays()
        self.scene.news = frozenset()
        self._take(view, lit)
        self.scene.show_picture(self.picture(view))
        self._after_picture()

    def glide(self, view: View, lit: Mapping[str, str]) -> None:
        """Shows ``view``; pieces that lie elsewhere travel there. For what is no beat: a draft, a take-back."""
        self.director.finish()
        if self.view is None or (self.view.seat, self.view.game) != (view.seat, view.game):
            self.show_view(view, lit)
            return
        self._take(view, lit)
        self.director.glide(self.picture(view))
        self._after_picture()

    def play(self, frames: Iterable[Beat], lit_after: Mapping[str, str]) -> None:
        """Shows ``frames`` one after another, then lights ``lit_after`` and tells ``settled``. What runs is finished
        first."""
        self.director.finish()
        beats = list(frames)
        self._plays += 1
        self._lit_after = dict(lit_after)
        if not beats:
            self._all_shown()
            return
        self._set_lit({})
        last = self.picture(beats[-1].view)
        self._at_last = [*self.scene.marks_of(last, lit_after, ()), *self.scene.looks_of(last, soon=False)]
        self.director.play(beats, self.picture, choreography(beats[0].view.game))

    def light(self, lit: Mapping[str, str]) -> None:
        """What may be touched now: handle to action text. While beats are running, it waits for their end."""
        if self._lit_after is not None and self.director.playing:
            self._lit_after = dict(lit)
        else:
            self._set_lit(lit)

    def empty(self) -> None:
        """Nothing of any view is left."""
        self._drop_plays()
        self._warming.stop()
        self.view = None
        self.lit = {}
        self.scene.empty()
        self.pictures.forget_wanted()
        self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.pictures.theme = theme
        self.pictures.faces = Faces(theme)
        self.pictures.clear()
        self._games.clear()
        self.rebuild()

    def set_players(self, players: Sequence[Seated]) -> None:
        self._players = players
        self.rebuild()

    def resize(self, width: int, height: int, ratio: float) -> None:
        """The picture is made anew for this size in logical pixels and this pixel ratio."""
        if (width, height) == self._size and ratio == self.scene.ratio:
            return
        self._size = (width, height)
        self.scene.ratio = ratio
        self.scene.setSceneRect(0, 0, width, height)
        self.pictures.unit = self.unit
        self.rebuild()

    def rebuild(self) -> None:
        """The same view again, at another size or in other colours."""
        self.director.finish()
        if self.view is not None:
            self.scene.show_picture(self.picture(self.view), anew=True)
            self._after_picture()

    def picture(self, view: View) -> Picture:
        """The picture of ``view`` at this size."""
        found = self._games.get(view.game)
        if found is None:
            found = self._games[view.game] = placement(view.game)
            self.pictures.faces.add(view.game, found.book(view))
            self.pictures.tint = found.tint
            self.pictures.painters |= found.painters()
        return found.place(view, self._players, *self._size, self._theme.scale)

    def spoken(self) -> list[Spoken]:
        """Each thing on the table as a sentence, in reading order."""
        names = [shown(player.name) for player in self._players]
        return spoken_items(self.view.game, self.scene.picture, self.lit, names) if self.view is not None else []

    def common_rect(self) -> QRect:
        """Where a preview may lie, in pixels of the table: at the anchor ``preview`` where a game has one, else on the
        bed of the common table, the spot that each game calls ``board``."""
        free = self.scene.picture.anchors.get("preview")
        if free is not None:
            return QRectF(*free).toRect()
        spot = self.scene.picture.spots.get("board")
        if spot is None:
            return QRect()
        left, top, right, bottom = (edge * self.unit for edge in BED)
        return QRectF(*spot.rect).adjusted(left, top, -right, -bottom).toRect()

    def _take(self, view: View, lit: Mapping[str, str]) -> None:
        self.view = view
        self.lit = dict(lit)
        self._lit_after = None
        self.scene.lit = frozenset(lit)

    def _set_lit(self, lit: Mapping[str, str]) -> None:
        self.lit = dict(lit)
        self.scene.set_marks(lit=self.lit)
        self.changed.emit()

    def _after_picture(self) -> None:
        self._want(self.scene.picture)
        self.changed.emit()

    def _prepare(self, coming: Coming) -> None:
        """Makes what the next beat needs, what flies first, and then what is shown and asked after the last one."""
        moves = [(move.look, move.end.width, move.end.height) for move in coming.written.moves]
        chips = [(chip.look, chip.rect.width, chip.rect.height) for chip in coming.written.chips]
        counts = counted(coming.written, self.scene.picture, coming.after)
        news = self.director.news(coming.beat) if coming.beat is not None else ()
        marks = self.scene.marks_of(coming.after, (), news)
        after = self.scene.looks_of(coming.after)
        self.pictures.want([*moves, *chips, *counts, *marks, *self._at_last, *after], self.scene.ratio)
        self._warming.start()

    def _want(self, picture: Picture) -> None:
        """Makes what ``picture`` shows, now or soon, in idle moments."""
        self.pictures.want(self.scene.looks_of(picture), self.scene.ratio)
        if self.pictures.cold:
            self._warming.start()

    def _warm(self) -> None:
        look = self.pictures.warm()
        if look is None:
            self._warming.stop()
        else:
            self.scene.refresh(look)

    def _showed(self, view: View) -> None:
        self.view = view
        if self.pictures.cold:  # a beat that takes no time was not prepared
            self._warming.start()

    def _all_shown(self) -> None:
        self._at_last.clear()
        if self._lit_after is None:
            self.changed.emit()
            return
        lit, self._lit_after = self._lit_after, None
        self._set_lit(lit)
        QTimer.singleShot(0, self, partial(self._tell_settled, self._plays))

    def _tell_settled(self, number: int) -> None:
        if number == self._plays:
            self.settled.emit()

    def _drop_plays(self) -> None:
        self.director.drop()
        self._lit_after = None
        self._at_last.clear()
        self._plays += 1
