"""From a touch to the steps that it means. Handles and the order of a draft decide, never the name of a game.

Trying whether another thing could be taken instead changes the match for a moment; it is put back before anyone looks.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from rules.kernel.action import Action
from rules.kernel.match import Match
from rules.kernel.refusal import Refusal
from tabletop.play.order import ONTO, WAYS, moved, moves
from tabletop.play.trial import tried

LOG = logging.getLogger(__name__)
CLOSING = "lock"
"""The verb and the handle of the step that closes a draft."""


@dataclass(frozen=True)
class Steps:
    """``back`` steps taken back, then ``actions``, saved together: what was touched, and what is laid out again after
    it. ``text`` is what the touch does: its first action, or the move in an order by its handle."""

    actions: tuple[Action, ...] = ()
    back: int = 0
    move: str = ""

    @property
    def text(self) -> str:
        """See above."""
        return self.move or self.actions[0].text


def reach(match: Match, seat: int) -> dict[str, Steps]:
    """All that ``seat`` can touch now, by handle; of several actions of a handle the first in the order of the law.

    While a draft is open: its last thing again closes it, and another thing of the same kind takes its place.
    """
    found: dict[str, Steps] = {}
    closing = None
    for action in match.legal(seat):
        found.setdefault(action.handle, Steps((action,)))
        closing = action if action.verb == CLOSING else closing
    decision = match.decision(seat)
    draft = [match.game.parse(text) for text in decision.draft] if decision is not None else []
    if draft and closing is not None:
        found.setdefault(draft[-1].handle, Steps((closing,)))
    if draft:
        for handle, steps in _instead(match, seat, draft).items():
            found.setdefault(handle, steps)
        for handle, (actions, back) in moves(match, seat).items():
            found[handle] = Steps(actions, back, handle)
    return found


def steps_for(match: Match, seat: int, handle: str) -> Steps | Refusal:
    """What touching ``handle`` does for ``seat``, or why it does nothing."""
    steps = reach(match, seat).get(handle)
    if steps is not None:
        return steps
    if handle.startswith(f"{ONTO} "):
        laid = moved(match, seat, handle)
        return Steps(*laid) if laid is not None else Refusal("order_alike")
    if handle.partition("/")[0] in WAYS:
        return Refusal("order_alike")
    action = next((action for action in match.game.actions if action.handle == handle), None)
    if action is None:
        return Refusal("nothing_here")
    return match.refusal(seat, action) or Refusal("not_now")


def _instead(match: Match, seat: int, draft: list[Action]) -> dict[str, Steps]:
    """What could stand in the draft instead, step by step from its end; what came after it stays where it still may."""
    found: dict[str, Steps] = {}
    with tried(match):
        for back, dropped in enumerate(reversed(draft), 1):
            match.take_back(seat)
            later = draft[len(draft) - back + 1 :]
            for action in match.legal(seat):
                if action.verb == dropped.verb and action is not dropped and action.handle not in found:
                    found[action.handle] = Steps((action, *_kept(match, seat, action, later)), back)
    return found


def _kept(match: Match, seat: int, action: Action, later: list[Action]) -> list[Action]:
    """The steps of ``later`` that are still legal after ``action``, one after the other."""
    if not later:
        return []
    kept: list[Action] = []
    with tried(match):
        match.apply(seat, action)
        for step in later:
            if step in match.legal(seat):
                match.apply(seat, step)
                kept.append(step)
    return kept


def take(match: Match, seat: int, steps: Steps) -> None:
    """Takes ``steps``. Raises ``Refusal`` half-way where one of them is not legal; the caller puts the match back."""
    for _ in range(steps.back):
        match.take_back(seat)
    for action in steps.actions:
        match.apply(seat, action)


def take_rest(match: Match, seat: int) -> None:
    """What a plain Confirm does: the usual steps up to and with the one that closes the choice. Raises ``Refusal``."""
    action = match.default(seat)
    if action is None:
        raise Refusal("nothing_chosen")
    while action is not None:
        match.apply(seat, action)
        decision = match.decision(seat)
        action = match.default(seat) if decision is not None and decision.draft else None


def take_for_bot(match: Match, seat: int, text: str | None) -> None:
    """A bot's step, or several with ``; `` between, then what closes it.

    Where the first step is none of the law's, that is logged, without a word of what the bot holds, and the usual or
    the first one is taken; the rest of a run that can no longer be taken is left out, and the bot is asked again.
    """
    legal = match.legal(seat)
    first, *rest = (text or "").split("; ")
    chosen = next((action for action in legal if action.text == first), None)
    if text is not None and chosen is None:
        LOG.warning("%s: seat %d, entry %d: no legal answer", match.setup.game, seat, len(match.entries))
    match.apply(seat, chosen or match.default(seat) or legal[0])
    for step in rest if chosen is not None else ():
        following = next((action for action in match.legal(seat) if action.text == step), None)
        if following is None:
            break
        match.apply(seat, following)
    while len(match.legal(seat)) == 1 and match.legal(seat)[0].minor:
        match.apply(seat, match.legal(seat)[0])
