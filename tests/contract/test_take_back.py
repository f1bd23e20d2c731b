"""Point 6: take-back then redo is the identity, drafts are independent of each other, and a reveal is never crossed."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Refusal, games
from rules.kernel.match import Match
from rules.kernel.record import canonical
from tests.contract.playing import Dice, closes, match_at, positions, random_match, screen


def test_take_back_then_redo_is_the_identity(key: str, seats: int) -> None:
    taken = 0
    for match in random_match(key, seats, 1, take_backs=0):
        if not match.entries or match.can_take_back(match.entries[-1].seat) is not None:
            continue
        entry = match.entries[-1]
        before = canonical(match.position()), [screen(match, seat) for seat in (None, *range(seats))]
        match.take_back(entry.seat)
        assert canonical(match.position()) != before[0]
        match.apply(entry.seat, match.game.parse(entry.text))
        assert (canonical(match.position()), [screen(match, seat) for seat in (None, *range(seats))]) == before
        match.drop_last()
        match.drop_last()
        assert (canonical(match.position()), match.entries[-1]) == (before[0], entry)
        taken += 1
    assert taken > 0


def test_a_strict_take_back_never_crosses_a_reveal(key: str, seats: int) -> None:
    """Chance used or a hidden thing shown stays so: ``revealed`` is the same after every take-back that is allowed."""
    game = games[key]
    shown = -1
    for match in random_match(key, seats, 2, take_backs=40):
        revealed = game.decode(match.position()).revealed
        assert revealed >= shown
        if revealed > shown and match.entries:
            assert isinstance(match.can_take_back(match.entries[-1].seat), Refusal)
        shown = revealed


def test_what_cannot_be_taken_back_is_refused_and_changes_nothing(key: str, seats: int) -> None:
    for match in random_match(key, seats, 3):
        before = match.record()
        for seat in range(seats):
            refusal = match.can_take_back(seat)
            if refusal is not None:
                with pytest.raises(Refusal, match=refusal.key):
                    match.take_back(seat)
        assert match.record() == before


def test_drop_last_is_the_identity(key: str, seats: int) -> None:
    before: tuple[Any, ...] = ()
    for match in random_match(key, seats, 4):
        now = match.position(), len(match.beats), [str(match.can_take_back(seat)) for seat in range(seats)]
        if match.entries and len(match.entries) % 3 == 0:
            entry = match.entries[-1]
            match.drop_last()
            assert (match.position(), len(match.beats)) == before
            if entry.kind == "act":
                match.apply(entry.seat, match.game.parse(entry.text))
            else:
                match.take_back(entry.seat)
            assert (match.position(), len(match.beats), [str(match.can_take_back(s)) for s in range(seats)]) == now
        before = now[:2]


def test_any_interleaving_of_drafts_and_locks_gives_the_same_game(key: str, seats: int) -> None:
    dice = Dice(seats)
    forks = 0
    for state in positions(key, seats, 5, every=3):
        if len(state.waiting()) < 2:
            continue
        forks += 1
        runs = [(seat, _run(state.copy(), seat, dice)) for seat in state.waiting()]
        found = set()
        for _ in range(4):
            match = match_at(key, state)
            left = {seat: list(run) for seat, run in runs}
            while left:
                seat = dice.pick(sorted(left))
                _step(match, seat, left[seat].pop(0))
                if not left[seat]:
                    del left[seat]
            found.add(match.digest())
        assert len(found) == 1
    assert forks > 0 or games[key].secret == "open"


def _run(state: Any, seat: int, dice: Dice) -> list[str]:
    """A random run of ``seat`` from a draft step to its lock, with steps taken back on the way (empty texts)."""
    run: list[str] = []
    while seat in state.waiting():
        action = dice.pick(state.legal(seat))
        closing = closes(state, seat, action)
        if closing and len(state.waiting()) == 1:
            return [*run, action.text]
        state.apply(seat, action)
        run.append(action.text)
        decision = state.decision(seat)
        if decision is not None and decision.draft and dice.often(30):
            state.undraft(seat)
            run.append("")
        if closing:
            return run
    return run


def _step(match: Match, seat: int, text: str) -> None:
    if text:
        match.apply(seat, match.game.parse(text))
    else:
        match.take_back(seat)
