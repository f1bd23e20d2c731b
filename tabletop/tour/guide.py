"""Leads through every page and one pinned game of four, and stops at each moment worth a picture.

The game is the same on every machine: seed and choices are fixed, and no bot takes part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSize, QThread
from PySide6.QtWidgets import QApplication

from tabletop.pages.play import Play
from tabletop.panels.look import Look
from tabletop.play import Frame, Player
from tabletop.play.hints import LOOK, WEIGH
from tabletop.window import Window

SEED = 11
PATIENCE = 60000
"""Turns of the event loop that anything may take."""
STEP = 0.12
"""Seconds that the tour's clock goes on in each turn."""
WARMING = 40
"""Turns that compose the faces of all cards on the table."""

Stop = Callable[[str, Window], None]
"""Called at each moment with its name."""

WORTH = {
    "revealed": "reveal",
    "gained_honey": "honey",
    "bear_ate": "bear",
    "swarm_came": "swarm",
    "end_triggered": "last_round",
}
"""Kinds of events that are worth a stop, once each."""


class TourClock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def now(self) -> float:
        return self.seconds

    def wall(self) -> float:
        return self.seconds


class Guide:
    """One tour through one window. ``theme`` and ``scale`` as in the settings."""

    worth: Mapping[str, str] = WORTH
    """The stop at each kind of event."""
    worth_from = 2
    """The first round whose events are worth a stop."""

    def __init__(self, folder: Path, size: QSize, theme: str, scale: float, stop: Stop) -> None:
        self._stop = stop
        self._seen: set[str] = set()
        look = Look(theme, scale)
        look.apply()
        self.clock = TourClock()
        self.window = Window(look, folder, self.clock)
        self.window.resize(size)
        self.window.show()
        self._breathe()
        kept = self.window.shelf.settings
        kept.theme, kept.scale, kept.idle_seconds = theme, scale, 0  # type: ignore[assignment]
        self.window.preferences.apply()

    def lead(self) -> None:
        """From Home to Home, all stops."""
        self._pages()
        self.window.start(players(), SEED)
        self._game()
        self._ending()
        self.window.close()
        self._breathe()

    def _pages(self) -> None:
        window = self.window
        self._at("home")
        window.show_rules("honey")
        self._at("rules")
        window.overlay.dismiss()
        window.keys.actions["keys"].trigger()
        self._at("keys")
        window.overlay.dismiss()
        window.show_settings()
        self._at("settings")
        window.step_back()
        window.open_box("bears_and_bees")
        set_up = window.set_up
        assert set_up is not None
        self._at("set_up")
        set_up.show_players([*players(), Player("Eva", "cub", 4)])
        set_up.rows[1].name.setText("ana")
        set_up.advanced.setChecked(True)
        self._at("set_up_refused")

    def _game(self) -> None:
        """Plays to the end; the n-th question is answered with the n-th of its answers, counted round."""
        play = self._play()
        play.showing.told.connect(self._told)
        number = 0
        for _turn in range(PATIENCE):
            self._breathe()
            session = play.session
            if session.stage.kind == "over":
                return
            if session.busy or play.side.table.playing:
                continue
            if session.stage.kind == "cover":
                self._once("cover" if "cover_first" in self._seen else "cover_first")
                play.confirm()
            elif session.needs_done:
                self._once("hold_looked")
                play.confirm()
            elif session.asked is not None:
                number += self._answer(play, number)
        raise RuntimeError("the pinned game did not end")

    def _answer(self, play: Play, number: int) -> int:
        """Answers one question; 1 where a choice was made, 0 where one was confirmed."""
        decision = play.session.decision()
        assert decision is not None
        if decision.draft:
            self._once("hold_chosen")
            if play.session.view().round == 2:
                self._close_looks(play)
            play.confirm()
            return 0
        self._once(f"{play.session.stage.kind}_{decision.kind}")
        if play.session.view().round == 2 and decision.kind == "choose":
            self._once("hold_choose_second")
        play.press(decision.actions[number * 7 % len(decision.actions)])
        return 1

    def _close_looks(self, play: Play) -> None:
        """The drawer with a card and the story, the table as text, a refusal, Home with this game waiting."""
        if "drawer" in self._seen:
            return
        face = play.session.view().places[f"seat/{play.session.asked}/hand"].pieces[0].face
        play.showing.close_look.inspect(face)
        play.showing.fill_story()
        self._once("drawer")
        play.toggle_drawer()
        play.touch("supply/honey")
        self._once("refusal")
        self._hint(play)
        play.toggle_text()
        self._once("text_table")
        play.toggle_text()

    def _hint(self, play: Play) -> None:
        """A hint, as far as what to weigh: at each machine it may be another one, so none is followed."""
        for step in (LOOK, WEIGH):
            play.ask_hint()
            for _turn in range(PATIENCE):
                self._breathe()
                hint = play.session.counsel.hint()
                if play.session.counsel.failed or (hint is not None and hint.advice is not None and hint.step == step):
                    break
            self._once("hint" if step == LOOK else "hint_weighed")

    def _told(self, frame: Frame) -> None:
        """A beat's picture is complete: is it one of those worth a stop?"""
        for event in frame.events:
            name = self.worth.get(event.kind)
            if name is not None and frame.view.round >= self.worth_from:
                self._once(name)

    def _ending(self) -> None:
        window = self.window
        self._breathe()
        window.show_result()
        self._at("result")
        assert window.result is not None
        window.result.tabs.setCurrentIndex(1)
        self._at("hands")
        window.step_back()
        self._at("table_over")
        window.rematch()
        for _turn in range(PATIENCE):
            self._breathe()
            if self._play().session.stage.kind == "cover":
                break
        window.go_home()
        self._at("home_continue")

    def _play(self) -> Play:
        assert self.window.play is not None
        return self.window.play

    def _once(self, name: str) -> None:
        if name not in self._seen:
            self._at(name)

    def _at(self, name: str) -> None:
        """Stops the clock, has all faces composed, and then stops."""
        self._seen.add(name)
        for _turn in range(WARMING):
            self._breathe(0.0)
        self._stop(name, self.window)

    def _breathe(self, seconds: float = STEP) -> None:
        """One turn of the event loop, and a moment for the thread that writes to the disk."""
        self.clock.seconds += seconds
        if seconds and self.window.play is not None:
            self.window.play.side.table.pulse.tick()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QThread.msleep(1)


def players() -> list[Player]:
    """The four of the pinned game."""
    return [Player(name, "human", mark) for mark, name in enumerate(("Ana", "Ben", "Cleo", "Dan"))]
