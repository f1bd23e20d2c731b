"""Leads through the first rounds of Beesness with five seats, the fullest table there is, and stops at each kind of
question and where ballots open: market, auction, trade, own turns, referendum, replanting, flower market.
"""

from __future__ import annotations

from rules.kernel.decision import Decision
from tabletop.pages.play import Play
from tabletop.play import Player
from tabletop.texts import beesness
from tabletop.tour.guide import PATIENCE, SEED, Guide

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
WORTH = {
    "bee_hired": "garden_hired",
    "picked": "garden_picked",
    "voted": "garden_votes",
    "fist_opened": "garden_fists",
    "honey_earned": "garden_honey",
}
"""Kinds of events that are worth a stop, once each."""
_ROUNDS = 2


class GardenGuide(Guide):
    """The tour of one game; its pages are those of every game."""

    worth = WORTH
    worth_from = 0

    def lead(self) -> None:
        """From the box through the flower market of the second round, and Home."""
        window = self.window
        window.open_box("beesness")
        self._at("garden_set_up")
        seats = [Player(name, "human", mark) for mark, name in enumerate(NAMES)]
        window.start(seats, SEED, {"short": True, "first": 0})
        self._game()
        window.go_home()
        self._at("garden_home")
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
            if session.stage.kind == "cover":
                self._once("garden_cover")
                play.confirm()
                continue
            decision = session.decision()
            if decision is not None:
                number += 1
                self._question(play, decision)
                play.press(self._answered(decision, number))
        raise RuntimeError("the pinned game did not come to its third round")

    def _question(self, play: Play, decision: Decision) -> None:
        """Stops at each kind of question once; what it would bring is shown."""
        if decision.kind == "plan" and "turn/referendum" in play.session.lit():
            play.showing.close_look.point("turn/referendum")
            self._once("garden_referendum")
            play.showing.close_look.point("")
        self._once(f"garden_{decision.kind}")
        if decision.kind == "choose" and play.session.view().round == 2 and "garden_drawer" not in self._seen:
            play.showing.close_look.inspect("drone")
            self._at("garden_drawer")
            play.toggle_drawer()

    def _answered(self, decision: Decision, number: int) -> str:
        """The same answer to the same question on every machine: some bids, one trade, one referendum."""
        actions, kind = decision.actions, decision.kind
        stepper = beesness.stepper(decision)
        if kind == "choose":
            if "garden_offer" not in self._seen and "offer" in actions:
                return "offer"
            hires = [action for action in actions if action.startswith("hire")]
            return hires[number % len(hires)] if hires and number % 3 else "pass"
        if kind == "bid":
            return actions[0] if number % 4 == 0 else "drop"
        if kind == "offer":
            return "give honey 2; want drone 1; lock"
        if kind == "plan":
            if "garden_vote" not in self._seen and "call referendum" in actions and int(decision.values["garden"]) < 14:
                return "call referendum"
            return stepper.actions[stepper.start] if stepper is not None else "end turn"
        if kind == "vote":
            return f"vote {'no' if number % 4 == 0 else 'yes'}; lock"
        if kind == "sell" and stepper is not None:
            return stepper.actions[stepper.start]
        return actions[0]
