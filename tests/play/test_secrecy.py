"""What is hidden stays hidden: on screens, in refusals and marks, and in whatever can be reached from the session."""

from __future__ import annotations

import types
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from rules.kernel.event import Event
from rules.kernel.match import Beat, Entry, Match, Setup
from rules.kernel.record import canonical
from rules.kernel.view import View
from tabletop.play import Frame, ImmediateWriter, Session, Stage
from tabletop.play.desk import Desk
from tests.play.clockwork import HandClock, Page, SlowWriter, from_position, page, players

SEALED = (Match, ImmediateWriter, HandClock, Page, Desk)
"""The match, the disk, the tests' own things, and the box of answers that only the match may open."""
PLAIN = (int, float, bool, bytes, type(None), type, types.ModuleType)


def reachable(thing: Any, seen: set[int] | None = None) -> Iterator[Any]:
    """Everything that can be reached from ``thing`` through attributes, containers, bound methods and closures."""
    seen = set() if seen is None else seen
    if id(thing) in seen or isinstance(thing, (*SEALED, *PLAIN)):
        return
    seen.add(id(thing))
    yield thing
    for part in _parts(thing):
        yield from reachable(part, seen)


def _parts(thing: Any) -> list[Any]:
    if isinstance(thing, str):
        return []
    if isinstance(thing, dict):
        return [*thing, *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    parts = [getattr(thing, name, None) for name in getattr(thing, "__struct_fields__", ())]
    parts += list(getattr(thing, "__dict__", {}).values()) if not isinstance(thing, types.FunctionType) else []
    parts += [getattr(thing, name, None) for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    if isinstance(thing, types.MethodType):
        parts.append(thing.__self__)
    if isinstance(thing, types.FunctionType):
        parts += [cell.cell_contents for cell in thing.__closure__ or ()]
    if hasattr(thing, "func") and hasattr(thing, "args"):
        parts += [thing.func, *thing.args, *thing.keywords.values()]
    return parts


def held(match: Match, seat: int) -> set[str]:
    """The names of the cards that ``seat`` alone can see (who has which swarm card is public)."""
    view = match.view(seat)
    places = [view.places[f"seat/{seat}/hand"], view.places[f"seat/{seat}/draft"]]
    return {piece.face for place in places for piece in place.pieces if piece.back != "swarm"}


def looked_at(session: Session) -> list[Any]:
    """All that a page could ask of the session, asked."""
    seats = range(session.setup.seats)
    return [
        session.stage,
        session.viewer,
        session.view(),
        session.base(),
        session.frames(),
        session.lit(),
        session.decision(),
        session.log(),
        [session.recap(seat) for seat in seats],
        session.undo_text(),
        str(session.can_take_back()),
        session.candidates(),
        session.asked,
        session.needs_done,
        session.resume_state(),
    ]


def words(things: Any) -> set[str]:
    found = set()
    for thing in reachable(things):
        if isinstance(thing, str):
            found |= set(thing.replace("/", " ").split())
    return found


@pytest.mark.parametrize(("kinds", "every"), [("hh", 1), ("hhc", 1), ("hhhhh", 4), ("hcc", 1)])
def test_no_hidden_card_can_be_reached_but_by_its_viewer(kinds: str, every: int) -> None:
    table = page(kinds, 4)
    chance = Random(4)
    stages: set[str] = set()
    while table.session.stage.kind != "over":
        for _ in range(every):
            table.step(chance)
        session = table.session
        match = session._match
        stages.add(session.stage.kind)
        if match.over:
            continue
        asked = looked_at(session)
        found = words([session, asked])
        for seat in range(len(kinds)):
            if seat != session.viewer:
                assert not found & held(match, seat)
        for thing in reachable([session, asked]):
            if isinstance(thing, View):
                assert thing.seat in (None, session.viewer)
            if isinstance(thing, Event):
                assert thing.audience is None or session.viewer in thing.audience
            assert not isinstance(thing, Beat | Entry)
    assert stages == ({"hold"} if kinds == "hcc" else {"public", "cover", "hold"}) | {"over"}


def test_the_walk_of_these_tests_does_find_what_lies_about() -> None:
    table = page("hh", 7)
    table.play(Random(7), lambda: table.session.view().phase == "choose")
    table.settle()
    table.session.uncover()
    table.session.view()
    seat = table.session.viewer
    assert seat is not None
    assert held(table.session._match, seat) <= words(table.session)
    view = table.session.view()
    table.session.hide()
    assert not held(table.session._match, seat) & words(table.session)
    table.session._lens._handed = view
    assert held(table.session._match, seat) <= words(table.session)


def test_nothing_of_a_pending_step_lies_open() -> None:
    writer = SlowWriter()
    table = page("hh", 7, writer=writer)
    writer.drain()
    while not (table.session.view().phase == "choose" and table.session.asked is not None):
        table.step(Random(7))
        writer.drain()
    session = table.session
    seat = session.viewer
    assert seat is not None
    session.touch(min(handle for handle in session.lit() if handle.startswith("card/")))
    session.hide()
    assert session.busy
    assert not held(session._match, seat) & words([session, looked_at(session)])


class Twins:
    """Two tables that differ in hidden things only, in front of which people do the same."""

    def __init__(self, match: Match, kinds: str, seed: int) -> None:
        state = match._state
        other = match.game.sample(match.view(None), seed)
        assert match.game.encode(state) != match.game.encode(other)
        self.sessions = [self._table(match, twin, kinds) for twin in (state, other)]

    def _table(self, match: Match, state: Any, kinds: str) -> Session:
        return Session(from_position(match, state), players(kinds), ImmediateWriter(), HandClock(), game_id="1")

    def compare(self) -> None:
        """Whatever a page can ask is equal to the last byte."""
        first, second = [canonical(msgspec.to_builtins(looked_at(session))) for session in self.sessions]
        assert first == second

    def nth(self, place: int) -> list[str]:
        """For each table the handle that lies at the same place among what is lit."""
        lit = [list(session.lit()) for session in self.sessions]
        return [handles[place % len(handles)] for handles in lit]


@pytest.mark.parametrize("seed", range(50))
def test_cover_and_public_screens_are_equal_where_only_hidden_things_differ(seed: int) -> None:
    chance = Random(seed)
    match = _quiet_match(2 + seed % 4, chance)
    seats = match.setup.seats
    twins = Twins(match, "h" * seats, seed)
    compared = 0
    beats = [len(session._match.beats) for session in twins.sessions]
    while beats[0] == beats[1] and compared < 60:
        first, second = twins.sessions
        assert first.stage == second.stage
        if first.stage.kind in ("public", "cover"):
            twins.compare()
            compared += 1
        if first.stage.kind == "public" and first.asked is None:
            for session in twins.sessions:
                session.settled()
            if first.stage == Stage("public"):
                break
        elif first.stage.kind == "cover":
            for handle in ("lock", "deck/honey", "card/H1", "seat/0/honey"):
                assert {str(session.touch(handle)) for session in twins.sessions} == {"covered"}
            for session in twins.sessions:
                session.uncover()
        elif "reveal" in _about_to(first):
            break
        else:
            for session, handle in zip(twins.sessions, twins.nth(chance.randrange(40)), strict=True):
                session.touch(handle)
        beats = [len(session._match.beats) for session in twins.sessions]
    assert compared > seats


def _quiet_match(seats: int, chance: Random) -> Match:
    """A match somewhere on its way, where everybody has still to choose or to draw and nothing is laid out."""
    match = Match.start(Setup("bears_and_bees", seats, chance.randrange(1000)))
    for _ in range(chance.randrange(30 * seats)):
        if match.over:
            break
        seat = chance.choice(match.waiting())
        match.apply(seat, chance.choice(match.legal(seat)))
    while not _quiet(match):
        match.drop_last()
    return match


def _quiet(match: Match) -> bool:
    drafts = [match.decision(seat) for seat in match.waiting()]
    in_phase = match.view(None).phase in ("choose", "setup")
    return in_phase and not match.locked() and not any(decision and decision.draft for decision in drafts)


def _about_to(session: Session) -> str:
    """Whether the next lock opens all choices: from there on the twins differ openly."""
    match = session._match
    return "reveal" if match.view(None).phase == "choose" and len(match.waiting()) == 1 else ""


def test_how_often_somebody_changed_their_mind_shows_nowhere() -> None:
    screens = set()
    for changes in (0, 1, 4):
        table = page("hhh", 7)
        table.play(Random(7), lambda table=table: table.session.view().phase == "choose")  # type: ignore[misc]
        table.settle()
        session = table.session
        session.uncover()
        cards = sorted(handle for handle in session.lit() if handle.startswith("card/"))
        for card in [*cards[: changes + 1], cards[-1]]:
            session.touch(card)
        session.touch("lock")
        screens.add(canonical(msgspec.to_builtins(looked_at(session))))
        session.uncover()
        screens.add(canonical(msgspec.to_builtins([session.view(), session.log(), session.lit()])))
    assert len(screens) == 2


def test_a_draft_that_a_swap_has_covered_is_neither_seen_nor_dropped_on_the_public_table() -> None:
    screens = set()
    for drafted in (False, True):
        table = page("hhh", 7)
        table.play(Random(7), lambda table=table: table.session.view().phase == "choose")  # type: ignore[misc]
        table.settle()
        session = table.session
        session.uncover()
        holder = session.viewer
        assert holder is not None
        if drafted:
            session.touch(min(handle for handle in session.lit() if handle.startswith("card/")))
        session.swap((holder + 1) % 3, "cub")
        assert session.stage == Stage("public")
        *seen, _ = looked_at(session)
        screens.add(canonical(msgspec.to_builtins([*seen, str(session.take_back())])))
        decision = session._match.decision(holder)
        assert decision is not None
        assert bool(decision.draft) == drafted
    assert len(screens) == 1


def test_frames_for_one_stage_cannot_be_taken_on_another() -> None:
    table = page("hhh", 7)
    table.settle()
    session = table.session
    session._progress._on_change = lambda: None
    session.uncover()
    session.touch("deck/honey")
    session.hide()
    assert session.frames() == []
    session.uncover()
    frames: list[Frame] = session.frames()
    assert {frame.view.seat for frame in frames} == {session.viewer}
