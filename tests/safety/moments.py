"""The moments at which a table can be struck: what is asked, whether the answer is half laid out, and who looks.

Which of them a game has is not written down here: games played at random find them, and how to come to each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple

import msgspec

from rules import games
from rules.kernel.decision import Decision
from rules.kernel.match import Match, Record
from tabletop.pages.play import Play
from tabletop.texts import game_texts
from tests.contract.playing import match_at, random_match

COVER = "cover: "
WARNED = " warned"
LOOKING = "looking"
TO_LOOK = "cover: to look"
ALL_ASKED = "way back"
HALF_AGREED = "way back half agreed"
KEPT = 3
ARRANGED = {"beesness": {"garden": 1}}
"""What makes a table of a question that is asked twice, and that hands at random do not come to."""
RARELY = 20
FEWEST, MOST = 12, 150
"""So many games are searched at least, and at most where a kind of decision is not met yet."""


class Goal(msgspec.Struct, frozen=True):
    """``moment`` for ``seat``, which comes to it by ``path``: what it touches, from a question that it has not begun.

    ``kind`` is the kind of its decision; empty where nothing of the game is asked.
    """

    moment: str
    seat: int
    path: tuple[str, ...] = ()
    kind: str = ""


class Place(NamedTuple):
    """A game that was left just before its moment."""

    record: Record
    goal: Goal


def question(decision: Decision) -> str:
    """A name for what is asked: its kind, what it is asked for, and whether the answer is begun."""
    values = decision.values
    words = (decision.kind, str(values.get("why", values.get("reason", ""))), "begun" if decision.draft else "")
    return " ".join(word for word in words if word)


def moment(play: Play) -> str:
    """The moment at which the table of ``play`` is."""
    session, match = play.session, play.session._match
    stage = session.stage
    vote = session._curtain.vote
    if vote is not None:
        return HALF_AGREED if vote else ALL_ASKED
    if stage.kind == "cover":
        decision = match.decision(stage.seat) if stage.seat in session._curtain.candidates() else None
        return TO_LOOK if decision is None else COVER + question(decision)
    if session.needs_done:
        return LOOKING
    decision = session.decision()
    if decision is None:
        return stage.kind
    return question(decision) + (WARNED if play.deeds._warned is not None else "")


def search(key: str) -> dict[str, list[Place]]:
    """All moments that the game has, each with up to ``KEPT`` of the places where it was met, drawn by lot."""
    found: dict[str, list[Place]] = {}
    met: dict[str, int] = {}
    chance = Random(key)
    game = games[key]

    def meet(match: Match, goals: Iterable[Goal]) -> None:
        for goal in goals:
            met[goal.moment] = met.get(goal.moment, 0) + 1
            places = found.setdefault(goal.moment, [])
            if len(places) < KEPT:
                places.append(Place(match.record(), goal))
            elif chance.randrange(met[goal.moment]) < KEPT:
                places[chance.randrange(KEPT)] = Place(match.record(), goal)

    for seed in range(MOST):
        if seed >= FEWEST and set(game.questions) <= {places[0].goal.kind for places in found.values()}:
            break
        beats = 0
        for match in random_match(key, game.seats[seed % len(game.seats)], seed):
            meet(match, (*_goals(match), *_looks(match, beats)))
            beats = len(match.beats)
            if key in ARRANGED and chance.randrange(RARELY) == 0 and not match.over:
                set_up = match_at(key, game.decode(game.arrange(match.position(), ARRANGED[key])))
                meet(set_up, (goal for goal in _goals(set_up) if goal.moment.endswith(WARNED)))
    return {moment: [_before(place) for place in places] for moment, places in found.items()}


def _goals(match: Match) -> Iterator[Goal]:
    """What could be aimed at from here."""
    for seat in match.waiting():
        decision = match.decision(seat)
        assert decision is not None
        name, kind, draft = question(decision), decision.kind, decision.draft
        yield Goal(name, seat, draft, kind)
        if decision.secret:
            yield Goal(COVER + name, seat, draft, kind)
        twice: Callable[[str, Decision], str] | None = getattr(game_texts(match.setup.game), "twice", None)
        if twice is not None:
            warned = (text for text in decision.actions if twice(text, decision))
            yield from (Goal(name + WARNED, seat, (*draft, text), kind) for text in warned)
    if not match.over and match.can_rewind() is None:
        yield from (Goal(name, match.waiting()[0]) for name in (ALL_ASKED, HALF_AGREED))


def _looks(match: Match, beats: int) -> Iterator[Goal]:
    """What the last step has shown to its own seat alone, which is asked nothing more."""
    shown = match.beats[beats:]
    if shown and match.entries and match.entries[-1].kind == "act":
        last = match.entries[-1]
        if all(beat.private == {last.seat} for beat in shown) and match.decision(last.seat) is None:
            yield from (Goal(name, last.seat, (last.text,)) for name in (LOOKING, TO_LOOK))


def _before(place: Place) -> Place:
    """The game before its seat has begun to answer."""
    held, goal = Match.load(place.record), place.goal
    if goal.moment in (LOOKING, TO_LOOK):
        held.drop_last()
    decision = held.decision(goal.seat)
    while decision is not None and decision.draft:
        held.take_back(goal.seat)
        decision = held.decision(goal.seat)
    return Place(held.record(), goal)
