"""From the session to the screen: the stage turns pages, frames go to the table, words to strip, prompt, log and cover.

Covering keeps one order within one turn of the event loop: the step is locked and saved, the private scene destroyed,
the public page built, the page switched; then Qt paints. This room keeps no state of the game.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from rules.kernel.view import View
from tabletop.pages import play_words as words
from tabletop.pages.cover import Cover
from tabletop.pages.play_guard import InputGuard
from tabletop.pages.play_look import CloseLook
from tabletop.pages.play_side import TableSide
from tabletop.panels.speech import announce
from tabletop.play import Frame, Session, Stage
from tabletop.texts import action_words, game_texts, say
from tabletop.texts.pieces import Fists


class Show(QObject):
    """Shows ``session`` on ``screen`` or ``cover``. ``titled`` tells the round, ``ended`` that the end has been seen,
    ``shown`` that everything follows the session again, ``told`` a frame whose picture is complete."""

    titled = Signal(int)
    ended = Signal()
    shown = Signal()
    told = Signal(object)

    def __init__(
        self, session: Session, side: TableSide, cover: Cover, stack: QStackedWidget, guard: InputGuard
    ) -> None:
        super().__init__(stack)
        self.session = session
        self.side = side
        self.cover = cover
        self.stack = stack
        self.guard = guard
        self.close_look = CloseLook(session, side)
        self.stage: Stage | None = None
        self._held_back: list[Frame] = []
        self._ended = False
        self._public_phase = ""
        """The phase without what only the holder of an open hand is asked: that goes with the hand."""
        self._asked: tuple[bool, int | None] = (False, None)
        """Who was asked last on this page, and whether it was about going back."""
        self._names = words.shown_names(session.players)
        side.table.settled.connect(self._settled)
        side.tabs.currentChanged.connect(lambda _tab: self.fill_story())
        side.table.beat_shown.connect(self._beat_shown)

    def follow(self) -> None:
        """Shows the session as it is now."""
        session = self.session
        stage = session.stage
        turned = stage != self.stage
        if turned:
            self.stage = stage
            self._turn(stage)
        if stage.kind != "cover":
            frames = session.frames()
            if frames or turned or not self.side.table.playing:
                self._play(frames)
        self.refresh()

    def refresh(self) -> None:
        """Question, strip, text table and preview; on a cover nothing of them."""
        session = self.session
        if session.stage.kind != "cover":
            playing = self.side.table.playing
            asked = words.question(session, playing=playing)
            voter = session.way_back.voter
            now = (voter is not None, session.asked if voter is None else voter)
            if now[1] is not None and now != self._asked:
                self._asked = now
                self.guard.moved_on()  # the second half of a double click is not the next one's wish
            self.side.prompt.ask(asked.what, asked.why, asked.choices, asked.seat, asked.stepper)
            self.side.show_sheet(asked.sheet)
            self._show_fists(asked.fists)
            self.side.table.closes = any(choice.sends == "confirm" for choice in asked.choices)
            view = session.view()
            self.side.strip.show_who("" if playing else words.who_is_asked(session))
            if not playing:
                self._show_phase(view)
            self.close_look.show_preview()
            if self.side.as_text:
                self.fill_text()
        self.shown.emit()

    def warn(self, sentence: str) -> None:
        """What has to be read before the same is done again."""
        self.guard.moved_on()
        self.side.prompt.refuse(sentence)

    def fill_text(self) -> None:
        """The table as text, as it is now."""
        session = self.session
        game, names = session.setup.game, self._names
        texts = game_texts(game)
        lit = {handle: text for handle, text in session.lit().items() if text != "done"}
        self.side.text_table.show_view(
            session.view(),
            lit,
            names,
            texts.place_text,
            texts.card_name,
            lambda action: action_words(game, action, names),
        )

    def fill_story(self) -> None:
        """The whole story that this viewer may read now, less what the table has still to show."""
        if self.side.log.isVisible():
            coming = sum(len(frame.events) for frame in self._held_back)
            story = self.session.log()
            lines = story[: len(story) - coming]
            self.side.log.show_lines(words.log_lines(lines, self.session.setup.game, self._names))

    def _turn(self, stage: Stage) -> None:
        """Another stage: everything of the old one is destroyed before the new one is built."""
        self._held_back = []
        self.close_look.empty()
        self.side.empty()
        self.side.strip.phases.show_phases(words.phases(self.session.setup.game), self._public_phase)
        if stage.kind == "cover":
            self.guard.shut()
            self._show_cover(stage)
            return
        alone = self.session.solo
        if stage.kind == "public" or (stage.kind == "over" and not alone):
            self.guard.shut()
        self.guard.single_clicks(stage.kind == "hold" and not alone)
        self.side.table.show_view(self.session.base(), {})
        self.stack.setCurrentWidget(self.side)
        self.side.front.setFocus()

    def _show_cover(self, stage: Stage) -> None:
        session = self.session
        if stage.seat is None:
            return
        player = session.players[stage.seat]
        others = [
            (seat, session.players[seat].mark, session.players[seat].name)
            for seat in session.candidates()
            if seat != stage.seat
        ]
        self.cover.call(player.mark, player.name, others, alone=session.solo, game=session.setup.game)
        recap = words.recap_of(session, stage.seat)
        lines, changes = words.recap_words(recap, session.setup.game, session.players)
        self.cover.show_recap(lines, changes)
        self.stack.setCurrentWidget(self.cover)
        self.cover.first_focus()
        announce(self.cover, f"{self.cover.open_button.text()}. {self.cover.recap.text}")

    def _play(self, frames: list[Frame]) -> None:
        self._held_back = list(frames)
        self.fill_story()
        self.side.table.play(frames, self.session.lit())

    def _beat_shown(self, number: int) -> None:
        """The picture of a beat is complete: its lines join the story."""
        told = False
        while self._held_back and self._held_back[0].number <= number:
            frame = self._held_back.pop(0)
            self._show_phase(frame.view)
            told = told or bool(frame.events)
            self.told.emit(frame)
        if told:
            self.fill_story()

    def _settled(self) -> None:
        """The table has shown everything: the session may go on."""
        if self.session.stage.kind == "cover":
            return
        self._held_back = []
        self.fill_story()
        self.session.settled()
        self.refresh()
        if self.session.stage.kind == "over" and not self._ended and not self.side.table.playing:
            self._ended = True
            self.ended.emit()

    def _show_fists(self, fists: Fists | None) -> None:
        """Hands that are to be shown; the ballots that are closed by then are those of bots."""
        session = self.session
        if fists is not None and fists != self.side.fists.fists:
            self.guard.moved_on()
        closed = [self._names[seat] for seat in session.view().locked] if fists is not None else []
        self.side.show_fists(fists, [(player.mark, player.name) for player in session.players], closed)

    def _show_phase(self, view: View) -> None:
        self.side.strip.show_round(words.round_text(view))
        self.titled.emit(view.round)
        strip = self.side.strip.phases
        before = strip.current
        strip.show_phases(words.phases(view.game), words.phase_now(view))
        self._public_phase = words.phase_now(msgspec.structs.replace(view, decision=None))
        if strip.current and strip.current != before:
            announce(strip, say(f"{view.game}.phase.{strip.current}"))
