"""Leads through the first rounds of The Secret Kingdom with five seats and beehives, the fullest table there is, and
stops at each kind of question: first gems, a turn with what a card would bring, a payment, gathering, others' gems.
"""

from __future__ import annotations

from rules.kernel.decision import Decision
from tabletop.pages.play import Play
from tabletop.play import Player
from tabletop.tour.guide import PATIENCE, SEED, Guide

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
WORTH = {"drew": "kingdom_drawn", "gained": "kingdom_gained", "bought": "kingdom_bought", "placed": "kingdom_placed"}
"""Kinds of events that are worth a stop, once each."""
_ROUNDS = 3


class KingdomGuide(Guide):
    """The tour of one game; its pages are those of every game."""

    worth = WORTH
    worth_from = 1

    def lead(self) -> None:
        """From the box to the end of the third round, and Home."""
        window = self.window
        window.open_box("secret_kingdom")
        self._at("kingdom_set_up")
        seats = [Player(name, "human", mark) for mark, name in enumerate(NAMES)]
        window.start(seats, SEED, {"beehives": "five"})
        self._game()
        window.go_home()
        self._at("kingdom_home")
        window.close()
        self._breathe()

    def _game(self) -> None:
        play = self._play()
        play.showing.told.connect(self._told)
        number = 0
        for _turn in range(PATIENCE):
            self._breathe()
            session = play.session
            if session.busy or play.side.table.playing:
                continue
            if session.view().round > _ROUNDS:
                return
            decision = session.decision()
            if decision is not None:
                number += 1
                self._question(play, decision)
                self._answer_to(play, decision, number)
        raise RuntimeError("the pinned game did not come to its fourth round")

    def _question(self, play: Play, decision: Decision) -> None:
        """Stops at each kind of question once; what the first card would bring is shown."""
        if decision.kind == "turn":
            cards = [piece.face for piece in play.session.view().places["market/honey"].pieces]
            play.showing.close_look.point(cards[0])
            self._once("kingdom_preview")
            play.showing.close_look.point("")
            if "kingdom_drawer" not in self._seen:
                play.showing.close_look.inspect(cards[0])
                self._at("kingdom_drawer")
                play.toggle_drawer()
        self._once(f"kingdom_{decision.values['why'] if decision.kind == 'take' else decision.kind}")

    def _answer_to(self, play: Play, decision: Decision, number: int) -> None:
        """The same answer to the same question on every machine: two turns of three buy."""
        buys = [action for action in decision.actions if action.startswith("buy ")]
        if decision.kind == "pay":
            play.confirm()
        elif decision.kind == "turn":
            play.press(buys[number % len(buys)] if number % 3 else "gather")
        else:
            play.press(decision.actions[number * 7 % len(decision.actions)])
