"""Leads through five rounds of Bear Necessities with six seats, the fullest table there is, and stops where a picture
of it is worth it: each step of a choice, the cards laid out, what they pay, the bees, the question of the reserve.
"""

from __future__ import annotations

from tabletop.pages.play import Play
from tabletop.play import Player
from tabletop.tour.guide import PATIENCE, SEED, Guide

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")
LAST_ROUND = 5
WORTH = {"placed": "land_laid_out", "activated": "land_paid", "bee_time": "land_bees", "reserve_stayed": "land_settled"}
"""Kinds of events that are worth a stop, once each."""


class LandGuide(Guide):
    """The tour of one game; its pages are those of every game."""

    worth = WORTH
    worth_from = 3

    def lead(self) -> None:
        """From the box to the fifth round, and Home."""
        window = self.window
        window.open_box("bear_necessities")
        self._at("land_set_up")
        window.start([Player(name, "human", mark) for mark, name in enumerate(NAMES)], SEED)
        self._game()
        window.go_home()
        self._at("land_home")
        window.close()
        self._breathe()

    def _game(self) -> None:
        """Plays until the reserves of round five are settled and a seat has chosen again."""
        play = self._play()
        play.showing.told.connect(self._told)
        number = 0
        for _turn in range(PATIENCE):
            self._breathe()
            session = play.session
            if session.busy or play.side.table.playing:
                continue
            if session.view().round == LAST_ROUND and "land_settled" in self._seen:
                return
            if session.stage.kind == "cover":
                self._once("land_cover")
                play.confirm()
            elif session.needs_done:
                play.confirm()
            elif session.asked is not None:
                number += self._step(play, number)
        raise RuntimeError("the pinned game did not come to its fifth round")

    def _step(self, play: Play, number: int) -> int:
        """Answers one question; 1 where a choice was made, 0 where one was confirmed."""
        decision, view = play.session.decision(), play.session.view()
        assert decision is not None
        if view.round > 2:
            if decision.kind == "play":  # what the first card would bring at its best and its worst
                play.showing.close_look.point(decision.actions[0].rpartition(" ")[2])
            self._once(f"land_{decision.kind}")
        if view.round == 3 and decision.kind == "lock" and "land_drawer" not in self._seen:
            play.showing.close_look.look_at_seat((view.seat or 0) + 1)
            self._at("land_drawer")
            play.toggle_drawer()
        if decision.kind == "lock":
            play.confirm()
            return 0
        play.press(decision.actions[number * 7 % len(decision.actions)])
        return 1
