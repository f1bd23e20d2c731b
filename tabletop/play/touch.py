"""From a touch to the steps that it means. Handles and the order of a draft decide, never the name of a game.

Trying whether another thing could be taken instead changes the match for a moment; it is put back before anyone looks.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.action import Action
from rules.kernel.match import Match
from rules.kernel.refusal import Refusal

CLOSING = "lock"
"""The verb and the handle of the step that closes a draft."""


@dataclass(frozen=True)
class Steps:
    """``back`` steps taken back, then ``actions``, saved together."""

    actions: tuple[Action, ...] = ()
    back: int = 0


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
    return found


def steps_for(match: Match, seat: int, handle: str) -> Steps | Refusal:
    """What touching ``handle`` does for ``seat``, or why it does nothing."""
    steps = reach(match, seat).get(handle)
    if steps is not None:
        return steps
    action = next((action for action in match.game.actions if action.handle == handle), None)
    if action is None:
        return Refusal("nothing_here")
    return match.refusal(seat, action) or Refusal("not_now")


def _instead(match: Match, seat: int, draft: list[Action]) -> dict[str, Steps]:
    """What could stand in the draft instead, step by step from its end."""
    found: dict[str, Steps] = {}
    back = 0
    try:
        for dropped in reversed(draft):
            match.take_back(seat)
            back += 1
            for action in match.legal(seat):
                if action.verb == dropped.verb and action is not dropped:
                    found.setdefault(action.handle, Steps((action,), back))
    finally:
        for _ in range(back):
            match.drop_last()
    return found


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
    """A bot's step, then what closes it. Where the step is none of the law's, the usual or the first one is taken."""
    legal = match.legal(seat)
    chosen = next((action for action in legal if action.text == text), None)
    match.apply(seat, chosen or match.default(seat) or legal[0])
    while len(match.legal(seat)) == 1 and match.legal(seat)[0].minor:
        match.apply(seat, match.legal(seat)[0])
