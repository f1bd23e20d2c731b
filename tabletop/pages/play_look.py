"""Looking closer at the table: what the inspector and the preview show of the thing that is pointed at.

Both read the session's view of the moment, so a key that is not in it shows nothing.
"""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from rules.kernel.view import View
from tabletop.art.faces import Faces
from tabletop.pages import play_words as words
from tabletop.pages.play_side import TableSide
from tabletop.panels.hands import CARD, Row
from tabletop.panels.portraits import Portrait, width_of
from tabletop.panels.preview import Seat
from tabletop.play import Session
from tabletop.table.games import placement
from tabletop.texts import game_texts, shown

LAID_OPEN = ("cell", "tokens")
"""Kinds of places that lie open before a seat, whoever looks."""
INSPECTED = 296
"""Width of an inspected card at 100 %."""


class CloseLook:
    """Keeps which thing is pointed at, for as long as the stage lasts."""

    def __init__(self, session: Session, side: TableSide) -> None:
        self.session = session
        self.side = side
        self.sticky = False
        self._key = ""
        self._shown = ""
        self._faces: Faces | None = None

    def empty(self) -> None:
        """Nothing is pointed at any more."""
        self.sticky = False
        self._key = self._shown = ""

    def point(self, key: str) -> None:
        """The pointer or the cursor is on ``key``: a face, ``seat/2``, a place, or nothing."""
        if self.session.stage.kind == "cover":
            return
        self._key = key
        self.show_preview()
        if self.side.drawer.isVisible() and not self.sticky and key:
            self._inspect(key)

    def inspect(self, key: str) -> None:
        """Opens the drawer on ``key`` and stays there; once more lets go."""
        if self.session.stage.kind == "cover":
            return
        again = not key or key == self._shown
        self.sticky = not (self.sticky and again and self.side.drawer.isVisible())
        if self.sticky:
            self.side.open_drawer(True, self.side.inspector)
            if key or self._key:
                self._inspect(key or self._key)

    def look_at_seat(self, seat: int) -> None:
        """Opens the drawer on a seat and stays there; nothing where there is no such seat."""
        if self.session.stage.kind != "cover" and seat < len(self.session.players):
            self.sticky = True
            self.side.open_drawer(True, self.side.inspector)
            self._inspect(f"seat/{seat}")

    def _inspect(self, key: str) -> None:
        self._shown = key
        view = self.session.view()
        names = words.shown_names(self.session.players)
        title, lines = words.looked_at(view, key, names)
        if lines and key.startswith("seat/") and key.count("/") == 1:
            lines = [*words.who_plays(self.session.players[int(key.removeprefix("seat/"))]), *lines]
        if lines:
            self.side.inspector.show_thing(title, lines, self._picture(key), worded="/" not in key)

    def hands(self) -> list[Row]:
        """What the result opens of every seat, the best seat first; nothing in a game that hides nothing."""
        session = self.session
        outcome = session.outcome()
        view = session.view()
        texts = game_texts(view.game)
        if outcome is None or not texts.SHOWN_AT_END:
            return []
        pixels, ratio = self.side.look.theme.px(CARD), self.side.devicePixelRatioF()
        rows: list[Row] = []
        for seat in sorted(range(view.seats), key=lambda seat: outcome.ranks[seat]):
            places = [view.places.get(f"seat/{seat}/{what}") for what in texts.SHOWN_AT_END]
            faces = [piece.face for place in places if place for piece in place.pieces if piece.face]
            pictures = [self._faces_of(view).pixmap(f"{view.game}/{face}", pixels, ratio) for face in faces]
            player = session.players[seat]
            rows.append(
                (player.mark, shown(player.name), list(zip(map(texts.card_name, faces), pictures, strict=True)))
            )
        return rows

    def _faces_of(self, view: View) -> Faces:
        """The faces of the view's deck in the theme that is on."""
        theme = self.side.look.theme
        if self._faces is None or self._faces.theme is not theme:
            self._faces = Faces(theme)
            self._faces.add(view.game, placement(view.game).book(view))
        return self._faces

    def _picture(self, key: str) -> QPixmap | None:
        """The card large, where ``key`` is the face of one."""
        view = self.session.view()
        if key.startswith("seat/") and key.count("/") == 1:
            return self._portrait(view, int(key.removeprefix("seat/")))
        card = None if "/" in key else words.card_of(view, key)
        if card is None:
            return None
        lines = game_texts(view.game).card_lines(card)
        width, ratio = self.side.look.theme.px(INSPECTED), self.side.devicePixelRatioF()
        return self._faces_of(view).inspect(f"{view.game}/{key}", width, ratio, lines)

    def _portrait(self, view: View, seat: int, width: int = INSPECTED) -> QPixmap | None:
        """All that lies open before a seat, in a game that has a picture of that."""
        paint = getattr(placement(view.game), "portrait", None)
        if paint is None:
            return None
        theme = self.side.look.theme
        made: QPixmap = paint(view, seat, theme, theme.px(width), self.side.devicePixelRatioF())
        return made

    def portraits(self) -> list[Portrait]:
        """What lies open before every seat, first before the one who holds; nothing on a cover, nor in a game without
        such pictures."""
        session = self.session
        if session.stage.kind == "cover":
            return []
        view, names = session.view(), words.shown_names(session.players)
        first = session.viewer if session.viewer is not None else 0
        found: list[Portrait] = []
        for step in range(view.seats):
            seat = (first + step) % view.seats
            picture = self._portrait(view, seat, width_of(view.seats))
            if picture is not None:
                texts = game_texts(view.game)
                seen = [
                    handle for handle, place in view.places.items() if place.owner == seat and place.kind in LAID_OPEN
                ]
                told = "; ".join(texts.place_text(view, handle, names) for handle in seen)
                found.append((session.players[seat].mark, names[seat], told, picture))
        return found

    def show_preview(self) -> None:
        """What the thing that is pointed at, or else what is chosen, would bring to the seat that is asked."""
        session = self.session
        preview = self.side.preview
        decision = session.decision()
        if decision is None or session.stage.kind == "cover":
            preview.empty()
            return
        previewed = game_texts(session.setup.game).previewed
        keys = (self.side.prompt.stepper.action, self._key)
        for text in dict.fromkeys(text for key in keys for text in previewed(key, decision)):
            data = session.preview(text)
            if data is not None:
                seats = [(player.mark, shown(player.name)) for player in session.players]
                preview.show_preview(data, words.preview_words(session, text, data), self._neighbours(seats), seats)
                self.side.place_preview()
                return
        preview.empty()

    def _neighbours(self, seats: list[Seat]) -> tuple[Seat | None, Seat | None]:
        seat = self.session.asked
        if seat is None:
            return None, None
        left, right = seats[(seat + 1) % len(seats)], seats[seat - 1]
        return (left, right) if len(seats) > 2 else (left, None)
