"""What a touch does, why it does nothing, what is lit, and what can be taken back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rules.kernel.decision import Decision
from rules.kernel.refusal import Refusal
from tabletop.play import Stage
from tests.play.clockwork import cards, choosing, page
from tests.rules.kernel.coin_guess import STAKES, State


def key(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.key


@pytest.mark.parametrize("kinds", ["hhh", "hcc"])
def test_a_card_is_laid_out_by_one_touch_and_locked_by_a_second(kinds: str) -> None:
    session = choosing(kinds).session
    seat = session.asked
    card = cards(session)[0]
    entries = len(session._match.entries)
    assert session.touch(card) is None
    decision = session.decision()
    assert decision is not None
    assert decision.draft == (f"play {card[5:]}",)
    assert session.lit()[card] == "lock"
    assert session.touch(card) is None
    assert [str(entry.text) for entry in session._match.entries[entries:] if entry.seat == seat] == [
        f"play {card[5:]}",
        "lock",
    ]


def test_another_card_takes_the_place_of_the_one_laid_out_in_one_touch() -> None:
    session = choosing("hhh").session
    first, other = cards(session)[:2]
    session.touch(first)
    assert session.lit()[other] == f"play {other[5:]}"
    assert cards(session) == sorted({*cards(session), first, other})
    entries = len(session._match.entries)
    assert session.touch(other) is None
    assert [entry.kind for entry in session._match.entries[entries:]] == ["take_back", "act"]
    decision = session.decision()
    assert decision is not None
    assert decision.draft == (f"play {other[5:]}",)


def test_a_run_of_two_steps_can_be_changed_at_either_step() -> None:
    table = page("hh", 7, "coin_guess")
    table.settle()
    session = table.session
    session.uncover()
    session.touch("coin/heads")
    session.touch("stake/1")
    assert session.lit() == {
        "lock": "lock",
        "stake/1": "lock",
        "stake/2": "stake 2",
        "coin/tails": "guess tails",
    }
    assert session.touch("stake/2") is None
    assert session.decision().draft == ("guess heads", "stake 2")  # type: ignore[union-attr]
    assert session.touch("coin/tails") is None
    assert session.decision().draft == ("guess tails", "stake 2")  # type: ignore[union-attr]


def test_looking_for_what_is_lit_changes_nothing() -> None:
    session = choosing("hhh").session
    session.touch(cards(session)[0])
    digest, entries, beats = session._match.digest(), list(session._match.entries), list(session._match.beats)
    session._lens.refresh()
    session.lit()
    assert (session._match.digest(), session._match.entries, session._match.beats) == (digest, entries, beats)


def test_confirm_takes_the_usual_rest_and_done() -> None:
    table = page("hhh", 7)
    table.settle()
    session = table.session
    session.uncover()
    while not session.needs_done:
        session.touch("deck/honey")
    assert session.confirm() is None
    assert session.stage.kind == "cover"

    session = choosing("hhh").session
    assert key(session.confirm()) == "nothing_chosen"
    session.touch(cards(session)[0])
    assert session.confirm() is None
    assert session.stage.kind == "cover"


def test_confirm_goes_on_through_amounts_to_the_lock_and_not_into_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for stake in STAKES:
        monkeypatch.setattr(stake, "minor", True)
    monkeypatch.setattr(State, "default", lambda state, seat: (state.legal(seat) or (None,))[0])
    table = page("hh", 7, "coin_guess")
    table.settle()
    session = table.session
    session.uncover()
    seat = session.asked
    assert session.touch("coin/tails") is None
    assert session.confirm() is None
    entries = [entry.text for entry in session._match.entries if entry.seat == seat]
    assert entries == ["guess tails", "stake 1", "lock"]
    table.settle()
    session.uncover()
    assert session.confirm() is None
    assert [entry.text for entry in session._match.entries[3:]] == ["guess heads", "stake 1", "lock"]


def test_every_refusal_says_why() -> None:
    table = choosing("hhh")
    session = table.session
    card = cards(session)[0]
    foreign = next(a.handle for a in session.game.actions if a.verb == "play" and a.handle not in session.lit())
    assert key(session.touch(foreign)) == "not_in_hand"
    assert key(session.touch("deck/honey")) == "not_now"
    assert key(session.touch("seat/1/swarms")) == "nothing_here"
    assert key(session.touch("done")) == "not_now"
    assert key(session.act("dance")) == "unknown_action"
    assert key(session.act("lock")) == "nothing_chosen"
    session.hide()
    assert {key(session.touch(handle)) for handle in (card, "lock", "done", "deck/honey")} == {"covered"}
    assert key(session.confirm()) == "covered"
    assert key(session.take_back()) == "covered"
    table.play(Random(1))
    assert key(session.touch(card)) == "game_over"
    assert key(session.take_back()) == "game_over"
    assert session.journal.refused == 14


def test_while_others_are_asked_a_touch_says_so() -> None:
    session = next(table.session for table in (page("cch", seed) for seed in range(20)) if table.session.asked is None)
    assert key(session.touch("deck/honey")) == "not_your_turn"


def test_in_a_hold_that_waits_for_done_a_touch_says_so() -> None:
    table = page("hhh", 7)
    table.settle()
    table.session.uncover()
    while not table.session.needs_done:
        table.session.touch("deck/honey")
    assert key(table.session.touch("deck/honey")) == "needs_done"


def test_a_draft_is_taken_back_until_it_is_locked_and_not_after() -> None:
    session = choosing("hcc").session
    assert key(session.can_take_back()) == "nothing_to_take_back"
    session.touch(cards(session)[0])
    assert session.can_take_back() is None
    assert session.take_back() is None
    assert session.decision().draft == ()  # type: ignore[union-attr]
    session.touch(cards(session)[0])
    session.confirm()
    assert key(session.take_back()) in ("already_locked", "already_revealed", "nothing_to_take_back")


def test_a_draw_cannot_be_taken_back() -> None:
    table = page("hhh", 7)
    table.settle()
    table.session.uncover()
    table.session.touch("deck/honey")
    assert key(table.session.take_back()) == "already_revealed"


def test_an_open_step_is_taken_back_on_the_public_table() -> None:
    table = page("hh", 7, "coin_guess")
    table.play(
        Random(7),
        lambda: (
            table.session.decision() is not None and table.session.asked == 0 and table.session.stage.kind == "public"
        ),
    )
    session = table.session
    assert session.touch("seat/1/points") is None
    table.settle()
    assert session.asked == 1
    assert session.undo_text() == ""
    points = session.view().places["seat/1/points"].count
    assert session.take_back() is None
    assert session.view().places["seat/1/points"].count == points - 1
    assert session.asked == 0
    assert session.stage == Stage("public")


def test_the_text_of_a_take_back_is_told_to_its_own_seat_only() -> None:
    table = choosing("hhh")
    session = table.session
    card = cards(session)[0]
    session.touch(card)
    assert session.undo_text() == f"play {card[5:]}"
    session.confirm()
    assert session.stage.kind == "cover"
    assert session.undo_text() == ""
    session.uncover()
    assert session.undo_text() == ""


def test_a_draft_of_an_open_question_is_laid_out_on_the_public_table(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = State.decision

    def openly(state: State, seat: int) -> Decision | None:
        decision = secret(state, seat)
        return decision and msgspec.structs.replace(decision, secret=False)

    monkeypatch.setattr(State, "decision", openly)
    table = page("hh", 7, "coin_guess")
    table.settle()
    session = table.session
    assert (session.stage, session.asked) == (Stage("public"), 0)
    assert session.touch("coin/heads") is None
    assert session.decision().draft == ("guess heads",)  # type: ignore[union-attr]
    assert session.undo_text() == ""
    assert session.take_back() is None
    for handle in ("coin/heads", "coin/tails", "stake/1", "lock"):
        assert session.touch(handle) is None
    assert (session.stage, session.asked) == (Stage("public"), 1)


def test_preview_on_the_public_table_reckons_with_public_things_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = page("hh", 7, "coin_guess")
    table.play(Random(7), lambda: table.session.decision() is not None and table.session.stage.kind == "public")
    seen: list[int | None] = []
    monkeypatch.setattr(type(table.session.game), "preview", lambda game, view, text: seen.append(view.seat))
    table.session.preview("keep")
    table.play(Random(7), lambda: table.session.stage.kind == "hold")
    table.session.preview("guess heads")
    assert seen == [None, table.session.viewer]
    table.session.hide()
    assert table.session.preview("guess heads") is None
    assert len(seen) == 2
