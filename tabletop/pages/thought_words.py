"""Why a choice was made, in words: from what a search has found to sentences. It adds nothing to what was found.

Functions only; what may be told, and to whom, the session has decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tabletop.bots.mind import Advice
from tabletop.pages.play_words import shown_names
from tabletop.panels.thoughts import Line
from tabletop.play import Session
from tabletop.play.screen import HANDS
from tabletop.play.thoughts import Thought
from tabletop.play.touch import CLOSING
from tabletop.texts import action_words, game_worth, listed, say, within

LAST = 30
"""So many thoughts are told while the game is on."""
BEST = 3
"""Of what was weighed so many are told, the best ones."""


def reasons_told(game: str, advice: Advice) -> str:
    """What the choice of ``advice``, which was just named, does better than the best of all else, and by how much."""
    lead = _lead(advice)
    if lead is None:
        return say("why.only")
    size = say("why.lead", count=lead) if lead > 0 else say("why.even" if lead == 0 else "why.behind")
    return " ".join([*_parts(game, advice), size])


def to_weigh(game: str, advice: Advice) -> str:
    """The same for somebody who is not told yet what that choice is."""
    lead = _lead(advice)
    if lead is None:
        return say("hint.only")
    if lead <= 0 and not _parts(game, advice):
        return say("hint.even")
    return say("hint.weigh", reasons=reasons_told(game, advice))


def _lead(advice: Advice) -> int | None:
    """By how many games of a hundred the choice is better than the best of all else; ``None`` where it is the only
    one."""
    values = dict(advice.ranked)
    others = [value for action, value in advice.ranked if action != advice.action]
    if not others or advice.action not in values:
        return None
    return round(_games(values[advice.action]) - _games(others[0]))


def _parts(game: str, advice: Advice) -> list[str]:
    """What the choice does better, sentence by sentence."""
    return list(filter(None, (game_worth(game).part(part) for part, _gain in advice.reasons)))


def thought_lines(session: Session) -> list[Line]:
    """All that the bots have thought, as far as it may be told, the newest first, as lines with the rounds above; why
    there is nothing, where there is nothing."""
    past, game = session.past, session.setup.game
    names = shown_names(session.players)
    lines: list[Line] = []
    over = session.stage.kind == "over"
    thoughts = past.thoughts() if over else past.thoughts()[-LAST:]
    for thought in reversed(thoughts):
        heading = say("why.round", round=thought.round)
        if all(line.heading != heading for line in lines):
            lines.append(Line(heading))
        player = session.players[thought.seat]
        told = _choice(game, thought, names), _weighed(game, thought, names)
        lines.append(Line("", *told, (player.mark, player.name)))
    if lines:
        lines.insert(0, Line("", "", say("why.points")))
    elif all(player.kind == "human" for player in session.players):
        lines.append(Line("", "", say("why.nobody")))
    elif session.game.secret == HANDS and not over:
        lines.append(Line("", "", say("why.later")))
    elif not past.forgotten:
        lines.append(Line("", "", say("why.none")))
    if past.forgotten:
        lines.append(Line("", "", say("why.forgotten")))
    return lines


def _choice(game: str, thought: Thought, names: Sequence[str]) -> str:
    action = run_words(game, thought.advice.action.split("; "), names)
    return say("why.choice", name=names[thought.seat], level=say(f"level.{thought.level}"), action=action)


def _weighed(game: str, thought: Thought, names: Sequence[str]) -> str:
    advice = thought.advice
    told = reasons_told(game, advice)
    if len(advice.ranked) < 2:
        return told
    options = [
        say("why.option", action=within(run_words(game, action.split("; "), names)), points=round(_games(value)))
        for action, value in advice.ranked[:BEST]
    ]
    return "\n".join([told, *options])


def _games(value: float) -> float:
    """So many of a hundred. What was weighed only roughly, or by points beside the victory, may lie beyond."""
    return max(0.0, min(100.0, value))


def run_words(game: str, steps: Sequence[str], names: Sequence[str]) -> str:
    """A run of actions as one phrase with a capital at its beginning, without the step that only closes it; what is
    done again is counted. ``names`` are those of the seats, as they stand in sentences."""
    told = [step for step in steps if step != CLOSING] or steps
    counted = [(action_words(game, step, names), len(list(same))) for step, same in groupby(told)]
    words = [say("why.times", action=action, count=count) if count > 1 else action for action, count in counted]
    return listed([*words[:1], *map(within, words[1:])])
