"""Runs of several steps: changed in their middle, played by bots, and laid out openly where nothing is hidden."""

from __future__ import annotations

from random import Random

import pytest

from rules.kernel.match import Match, Setup
from tabletop.play import ImmediateWriter, Session, Stage
from tabletop.play.touch import Steps, reach, take, take_for_bot
from tests.play.clockwork import HandClock, Page, again, page, players
from tests.rules.kernel.coin_guess import CoinGuess


def match() -> Match:
    return Match.start(Setup("coin_guess", 2, 7))


def draft(found: Match, seat: int = 0) -> tuple[str, ...]:
    decision = found.decision(seat)
    return () if decision is None else decision.draft


def entries(found: Match) -> list[tuple[int, str]]:
    return [(entry.seat, str(entry.text)) for entry in found.entries]


def laid_out() -> Match:
    found = match()
    for text in ("guess heads", "stake 2"):
        found.apply(0, found.game.parse(text))
    return found


def test_what_came_after_the_changed_step_stays() -> None:
    found = laid_out()
    steps = reach(found, 0)["coin/tails"]
    parse = found.game.parse
    assert steps == Steps((parse("guess tails"), parse("stake 2")), 2)
    digest, before = found.digest(), list(found.entries)
    reach(found, 0)
    assert (found.digest(), found.entries) == (digest, before), "looking changes nothing"
    take(found, 0, steps)
    assert draft(found) == ("guess tails", "stake 2")


def test_what_is_no_longer_legal_after_the_change_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.rules.kernel.coin_guess import STAKES, State

    legal = State.legal

    def less(state: State, seat: int) -> object:
        found = legal(state, seat)
        return found[:1] if found == STAKES and state.drafts[seat] == ["guess tails"] else found

    monkeypatch.setattr(State, "legal", less)
    found = laid_out()
    take(found, 0, reach(found, 0)["coin/tails"])
    assert draft(found) == ("guess tails",)


def test_the_light_names_what_a_touch_changes_and_not_what_is_laid_out_again() -> None:
    table = page("hh", 7, "coin_guess")
    table.settle()
    session = table.session
    session.uncover()
    session.touch("coin/heads")
    session.touch("stake/1")
    assert session.lit()["coin/tails"] == "guess tails"


@pytest.mark.parametrize(
    ("answer", "taken"),
    [
        ("guess tails; stake 2; lock", ["guess tails", "stake 2", "lock"]),
        ("guess tails; stake 2", ["guess tails", "stake 2", "lock"]),
        ("guess tails; guess heads; lock", ["guess tails"]),
        ("guess tails", ["guess tails"]),
        ("dance; stake 2; lock", ["guess heads"]),
        (None, ["guess heads"]),
    ],
)
def test_a_bot_may_answer_with_a_run(answer: str | None, taken: list[str]) -> None:
    found = match()
    take_for_bot(found, 0, answer)
    assert entries(found) == [(0, text) for text in taken]


def test_a_run_of_a_bot_that_answers_step_by_step_takes_the_time_of_one_turn() -> None:
    clock = HandClock()
    table = page("hc", 7, "coin_guess", clock=clock)
    table.session.touch("coin/heads")
    table.session.touch("stake/1")
    table.session.confirm()
    table.settle()
    moments = []
    while table.requests and table.session.view().phase == "guess":
        table.think(Random(3), 1)
        due = table.session.next_due()
        if due is not None:
            clock.time = max(clock.time, due)
            table.session.tick()
        moments.append(clock.time)
        table.settle()
    assert len(moments) == 2, "a guess, and a stake with the lock"
    assert moments[0] == pytest.approx(100.0 + table.session.pace)
    assert moments[1] == moments[0]


@pytest.mark.parametrize("kinds", ["hc", "ch"])
def test_a_game_that_hides_nothing_comes_back_without_a_cover(monkeypatch: pytest.MonkeyPatch, kinds: str) -> None:
    for secret, stage in (("ballots", "cover"), ("open", "hold")):
        monkeypatch.setattr(CoinGuess, "secret", secret)
        writer = ImmediateWriter()
        found = match()
        clock = HandClock()
        table = Page(
            lambda change, found=found, writer=writer, clock=clock: Session(  # type: ignore[misc]
                found, players(kinds), writer, clock, change, game_id="1"
            ),
            clock,
        )
        table.settle()
        back = again(found, writer, kinds)
        assert back.session.stage == Stage(stage, kinds.index("h"))  # type: ignore[arg-type]


def test_where_nothing_is_hidden_a_preview_is_that_of_the_seat_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = page("hh", 7, "coin_guess")
    table.play(Random(7), lambda: table.session.decision() is not None and table.session.stage.kind == "public")
    seen: list[int | None] = []
    monkeypatch.setattr(CoinGuess, "preview", lambda game, view, text: seen.append(view.seat))
    table.session.preview("keep")
    monkeypatch.setattr(CoinGuess, "secret", "open")
    table.session.preview("keep")
    assert seen == [None, table.session.asked]
