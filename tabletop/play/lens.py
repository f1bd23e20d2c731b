"""The lens: the one place where the match becomes something for a screen, ground for the viewer of the present stage.

What it keeps is that viewer's and is dropped with the stage. While the match is ahead of the disk it shows what it
showed before. It changes no match but for a moment, to find what could be taken instead of a draft.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

from rules.kernel.decision import Decision
from rules.kernel.event import REWOUND
from rules.kernel.match import Match
from rules.kernel.view import View
from tabletop.play.curtain import Curtain
from tabletop.play.recap import Recap, recap
from tabletop.play.screen import OPEN, PUBLIC, Frame, LogLine
from tabletop.play.touch import reach


@dataclass
class _Picture:
    """What is on the screen once all frames are played."""

    view: View
    asked: int | None = None
    decision: Decision | None = None
    lit: dict[str, str] | None = None


class Lens:
    """Views, frames and lights for the viewer of ``curtain``'s stage."""

    def __init__(self, match: Match, curtain: Curtain) -> None:
        self._match = match
        self._curtain = curtain
        self._picture: _Picture | None = None
        self._handed: View | None = None
        self._ahead = False

    def keep(self) -> None:
        """The match is about to run ahead of the disk: until ``refresh`` the screen stays as it is."""
        self.lit()
        self._ahead = True

    def refresh(self) -> None:
        """Match and disk agree again."""
        self._picture = None
        self._ahead = False

    def drop(self) -> None:
        """The stage changes: nothing of the last viewer is kept."""
        self._picture = None
        self._handed = None

    def view(self) -> View:
        return self._look().view

    def asked(self) -> int | None:
        return self._look().asked

    def decision(self) -> Decision | None:
        return self._look().decision

    def lit(self) -> dict[str, str]:
        """What ``asked`` may touch, by handle, with the text of the action that the touch takes."""
        picture = self._look()
        if picture.lit is None:
            picture.lit = {}
            if picture.asked is not None:
                reached = reach(self._match, picture.asked)
                picture.lit = {handle: steps.text for handle, steps in reached.items()}
        return dict(picture.lit)

    def base(self) -> View:
        """The table as it lies before the next frames are played."""
        if self._handed is not None:
            return self._handed
        curtain = self._curtain
        return self.view() if curtain.taken == curtain.limit else self._table(curtain.taken)

    def frames(self) -> list[Frame]:
        """What the viewer has not been shown yet, in order; each frame is handed out once."""
        curtain = self._curtain
        if curtain.stage.kind == "cover":
            return []
        viewer = curtain.viewer
        before = self.base()
        numbers = range(curtain.taken, curtain.limit)
        frames = [Frame(beat.view(viewer), beat.events(viewer), beat.number) for beat in map(curtain.beat, numbers)]
        curtain.taken = max(curtain.taken, curtain.limit)
        now = self.view()
        last = frames[-1].view if frames else before
        if (last.places, last.facts) != (now.places, now.facts) or (self._asks() and last.waiting != now.waiting):
            frames.append(Frame(now, (), curtain.taken - 1))
        self._handed = now
        return frames

    def _asks(self) -> bool:
        """Whether this screen shows who is asked now: somebody who still has to look at cards is not there yet. Who is
        asked can change after the last fact was told."""
        curtain = self._curtain
        return curtain.viewer is None or curtain.sole is not None or self.asked() is not None

    def log(self) -> tuple[LogLine, ...]:
        """Every fact that the viewer may know of what this screen was handed."""
        curtain = self._curtain
        beats = (curtain.beat(number) for number in range(curtain.first, max(curtain.shown, curtain.taken)))
        viewer = curtain.viewer
        return tuple(LogLine(beat.view(None).round, event) for beat in beats for event in beat.events(viewer))

    def public(self) -> View:
        """The table that everybody has been shown."""
        return self._table(self._curtain.shown, public=True)

    def recap(self, seat: int, passing: Collection[str] = ()) -> Recap:
        """What everybody was shown since the last hold of ``seat`` ended, but for events of the kinds ``passing``."""
        curtain = self._curtain
        start = curtain.seen[seat]
        beats = [curtain.beat(number) for number in range(start, curtain.shown)]
        return recap(seat, beats, self._table(start, public=True), passing)

    def rounds(self, by: str) -> list[View]:
        """What everybody could see at the end of each round, or after each beat where ``by`` is ``beat``."""
        views = [beat.view(None) for beat in self._match.beats]
        if by == "beat":
            return views
        found: dict[int, View] = {}
        for view in views:
            # Where the table has gone back, the rounds after that have not been.
            found = {number: kept for number, kept in found.items() if number < view.round}
            if view.round:
                found[view.round] = view
        return list(found.values())

    def course(self) -> list[LogLine]:
        """What everybody was told, less what a rewind has made undone: the facts of the rounds in ``rounds``."""
        found: list[LogLine] = []
        for beat in self._match.beats:
            number = beat.view(None).round
            if any(event.kind == REWOUND for event in beat.events(None)):
                found = [line for line in found if line.round < number]
            found += [LogLine(number, event) for event in beat.events(None)]
        return found

    def preview(self, text: str) -> dict[str, Any] | None:
        """What ``text`` would bring to the seat that is asked: on the public table as everybody could reckon it, which
        is as that seat can where the game hides nothing."""
        asked = self.asked()
        if asked is None or self._ahead:
            return None
        if self._curtain.stage == PUBLIC and self._match.game.secret != OPEN:
            return self._match.game.preview(self._match.view(None), text)
        return self._match.preview(asked, text)

    def undo_text(self) -> str:
        """The step that a take-back drops, where the viewer has laid it out itself; empty on every other screen."""
        decision = self.decision()
        return decision.draft[-1] if self._curtain.stage.kind == "hold" and decision and decision.draft else ""

    def _look(self) -> _Picture:
        if self._picture is None:
            self._picture = self._ground()
        return self._picture

    def _ground(self) -> _Picture:
        curtain, match = self._curtain, self._match
        if self._ahead:
            return _Picture(self._table(curtain.limit))
        asked = curtain.asked()
        decision = None if asked is None else match.decision(asked)
        viewer = curtain.viewer
        # Somebody who still has to look at beats of its own is shown the table after these, not the newest.
        newest = curtain.limit == curtain.published and (
            viewer is None or asked is not None or curtain.sole is not None
        )
        view = match.view(viewer) if newest else self._table(curtain.limit)
        if viewer is None and asked is not None and decision is not None and match.game.secret == OPEN:
            # Nothing is secret here: what the seat has laid out lies on the table for all who sit round it.
            view = msgspec.structs.replace(match.view(asked), seat=None) if decision.draft else view
        return _Picture(view, asked, decision)

    def _table(self, number: int, public: bool = False) -> View:
        """The table after the first ``number`` beats (before any: after the opening)."""
        viewer = None if public else self._curtain.viewer
        if not self._match.beats:
            return self._match.view(viewer)
        return self._curtain.beat(max(number - 1, self._curtain.first)).view(viewer)
