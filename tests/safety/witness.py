"""Remembers what the program said in all its lives, and holds each new one to it: nothing that was said to be saved is
lost, nothing comes back that was not, nobody's hand is open, and what was drawn is shown again.
"""

from __future__ import annotations

import os
import select
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

State = tuple[int, str]
"""How many entries, and the digest."""


class Witness:
    """One library, in which the games of ``kept`` lay before the first life.

    ``struck`` are the moments at which lives ended, or that the last deed in them answered; ``half_laid`` counts the
    answers that were half laid out and came back; ``confirmed`` and ``underway`` are the last states of each game, the
    one that is on the disk and one that may be.
    """

    def __init__(self, secret: str, kept: Mapping[str, State]) -> None:
        self.secret = secret
        self.struck: set[str] = set()
        self.half_laid = self.workers_seen = 0
        self.states: dict[str, dict[int, str]] = defaultdict(dict)
        self.confirmed = dict(kept)
        self.underway: dict[str, State] = {}
        self._drafts: dict[str, Any] = {}
        self._at = self._game = self._left = ""
        self._alone = self._reached = False
        self._known: dict[str, int] = {}
        self._to_look_at: dict[tuple[str, int], set[int]] = defaultdict(set)
        self._shown: dict[int, set[int]] = defaultdict(set)
        self._workers: list[int] = []

    def hears(self, told: dict[str, Any]) -> None:
        if "landed" in told:
            self._landed(told)
        elif "underway" in told:
            self.underway[self._game] = told["entries"], told["digest"]
        elif "saved" in told:
            self._saved(told)
        elif "drawn" in told:
            self._drew(told["drawn"], told["beat"])
        elif "shown" in told:
            self._shown[told["shown"]].add(told["beat"])
        elif "leaving" in told and not self._alone:
            seat = told["leaving"]
            assert self._to_look_at[self._game, seat] <= self._shown[seat], "a drawn card was not shown again"
            self._to_look_at[self._game, seat].clear()
        elif "worker" in told:
            self._watch(told["worker"])
        elif "reached" in told:
            self._at, self._reached = told["reached"], True
        elif "at" in told and not self._reached:
            self._at = told["at"]

    def died(self, *, settled: bool) -> None:
        """A life has ended. ``settled``: at most one step was on its way, and the next goes on from there."""
        self.struck.add(self._at)
        self._reached = False
        self._left = self._game if settled else ""
        self.workers_seen += len(self._workers)
        while self._workers:
            handle = self._workers.pop()
            waiting = select.poll()
            waiting.register(handle, select.POLLIN)
            ended = waiting.poll(60_000)
            os.close(handle)
            assert ended, "a process of the bots goes on"

    def _landed(self, told: dict[str, Any]) -> None:
        """A table that is taken up: it goes on exactly where it was, and shows nothing before somebody asks."""
        self._game, self._alone = told["game"], told["alone"]
        assert self._left in ("", self._game), "another game waited"
        self._left = ""
        state = told["entries"], told["digest"]
        new = self._game not in self.confirmed
        open_alone = self._alone and (self.secret == "open" or new)
        assert told["landed"] in (("hold",) if open_alone else ("cover", "public"))
        assert told["bare"] == [] or open_alone, "a hand lies open"
        assert told["voter"] is None, "who has agreed to go back is kept nowhere"
        assert not told["warned"], "a first press is kept nowhere"
        if new:
            assert told["entries"] == 0
        else:
            assert state in (self.confirmed[self._game], self.underway.get(self._game))
        if state == self.confirmed.get(self._game):
            assert told["drafts"] == self._drafts.get(self._game, told["drafts"]), "what was half laid out is gone"
        self.half_laid += bool(told["drafts"]) and not new
        self._shown.clear()
        self._saved(told)
        for seat, beat in told["private"]:
            if not told["rewound"] and beat > self._known.get(self._game, beat):
                self._drew(seat, beat)
        beats = [beat for _, beat in told["private"]]
        self._known[self._game] = max(beats, default=self._known.get(self._game, -1))

    def _saved(self, told: dict[str, Any]) -> None:
        state = told["entries"], told["digest"]
        assert self.states[self._game].setdefault(*state) == told["digest"]
        self.confirmed[self._game] = state
        self._drafts[self._game] = told["drafts"]
        self.underway.pop(self._game, None)
        if told["rewound"]:
            for game, seat in list(self._to_look_at):
                if game == self._game:
                    self._to_look_at[game, seat].clear()

    def _drew(self, seat: int, beat: int) -> None:
        self._to_look_at[self._game, seat].add(beat)
        self._known[self._game] = max(beat, self._known.get(self._game, -1))

    def _watch(self, worker: int) -> None:
        """Keeps hold of a process of the bots, to see it end."""
        try:
            self._workers.append(os.pidfd_open(worker))
        except ProcessLookupError:
            return  # it has ended already
