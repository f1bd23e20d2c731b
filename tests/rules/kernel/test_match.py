"""A match applies, shows, takes back and drops, and a seat's draft is nobody else's business."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from rules.kernel.match import Match, Setup
from rules.kernel.refusal import Refusal


def do(match: Match, *steps: str) -> None:
    """Takes steps like ``0: guess heads`` and ``0: take back``."""
    for step in steps:
        seat, _, text = step.partition(": ")
        if text == "take back":
            match.take_back(int(seat))
        else:
            match.apply(int(seat), match.game.parse(text))


def guess_all(match: Match, side: str = "heads") -> None:
    """Every seat guesses, locks and, where it was right, draws: seat 0 is asked next."""
    for seat in range(match.setup.seats):
        do(match, f"{seat}: guess {side}", f"{seat}: stake 1", f"{seat}: lock")
    while match.legal(match.waiting()[0])[0].text == "draw charm":
        do(match, f"{match.waiting()[0]}: draw charm")


def seen(match: Match, seat: int | None) -> bytes:
    """All that can be on the screen of ``seat``."""
    undo = match.can_take_back(seat) if seat is not None else None
    beats = [(beat.number, beat.events(seat), beat.view(seat)) for beat in match.beats]
    legal = [str(action) for action in match.legal(seat)] if seat is not None else []
    return msgspec.json.encode([match.view(seat), beats, legal, str(undo)])


def test_the_opening_is_the_first_beat(match: Match) -> None:
    assert [event.kind for event in match.beats[0].events(None)] == ["game_began"]
    assert match.beats[0].number == 0
    assert match.beats[0].view(1) == match.view(1)


def test_the_set_up_names_every_option(match: Match) -> None:
    assert match.setup.options == {"rounds": 3}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown_game"):
        Match.start(Setup("no_such_game", 2, 1))


def test_a_draft_step_makes_no_beat_and_changes_nothing_for_others(match: Match) -> None:
    before = [seen(match, seat) for seat in (None, 1, 2)]
    assert match.apply(0, match.game.parse("guess heads")) == []
    assert match.apply(0, match.game.parse("stake 2")) == []
    do(match, "0: take back", "0: stake 1")
    assert [seen(match, seat) for seat in (None, 1, 2)] == before


def test_an_illegal_action_is_refused_and_changes_nothing(match: Match) -> None:
    before, number = match.digest(), match.state_number
    for seat, text in ((0, "stake 1"), (0, "lock"), (0, "draw charm"), (9, "guess heads"), (-1, "guess heads")):
        action = match.game.parse(text)
        assert match.refusal(seat, action) is not None
        with pytest.raises(Refusal):
            match.apply(seat, action)
    assert (match.digest(), match.state_number) == (before, number)


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def half_done(state: Any, seat: int, action: object, log: object) -> None:
        state.points[0] = 99
        raise ZeroDivisionError

    before = match.digest()
    monkeypatch.setattr("tests.rules.kernel.coin_guess.State.apply", half_done)
    with pytest.raises(ZeroDivisionError):
        do(match, "0: guess heads")
    assert match.digest() == before
    assert match.entries == []


def test_a_draft_step_is_taken_back_whatever_others_did_since(match: Match) -> None:
    do(match, "0: guess heads", "0: stake 1", "1: guess tails", "1: stake 2", "1: lock", "2: guess heads")
    do(match, "0: take back", "0: take back", "0: guess tails")
    assert match.view(0).facts["draft"] == ["guess tails"]
    assert match.view(2).facts["draft"] == ["guess heads"]


def test_taking_back_and_doing_again_is_the_identity(match: Match) -> None:
    do(match, "0: guess heads", "1: guess tails", "0: stake 1")
    before = match.digest()
    do(match, "0: take back", "0: stake 1")
    assert match.digest() == before


def test_a_closed_choice_cannot_be_taken_back(match: Match) -> None:
    do(match, "0: guess heads", "0: stake 1", "0: lock")
    with pytest.raises(Refusal, match="already_locked"):
        match.take_back(0)


def test_nothing_done_is_nothing_to_take_back(match: Match) -> None:
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        match.take_back(0)
    assert match.entries == []


def test_a_reveal_cannot_be_taken_back(match: Match) -> None:
    do(match, "0: guess heads", "0: stake 1", "0: lock", "1: guess heads", "1: stake 1", "1: lock")
    do(match, "2: guess heads", "2: stake 1", "2: lock")
    with pytest.raises(Refusal, match="already_revealed"):
        match.take_back(2)


def test_an_open_step_is_taken_back_while_it_is_the_last(match: Match) -> None:
    guess_all(match)
    before = match.digest()
    beats = len(match.beats)
    do(match, "0: give")
    given = match.digest()
    do(match, "0: take back")
    assert match.digest() == before
    assert [event.kind for event in match.beats[-1].events(None)] == ["took_back"]
    assert [beat.number for beat in match.beats] == list(range(beats + 2))
    do(match, "0: give")
    assert match.digest() == given
    do(match, "0: take back", "0: keep", "1: nod")
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        match.take_back(0)


def test_a_step_that_led_to_a_secret_question_is_not_taken_back_and_drafts_do_not_show_in_that(match: Match) -> None:
    guess_all(match)
    do(match, "0: keep", "1: nod")
    before = str(match.can_take_back(1))
    assert before == "nothing_to_take_back"
    do(match, "2: guess heads")
    assert str(match.can_take_back(1)) == before


def test_a_game_that_is_over_is_not_taken_back(match: Match) -> None:
    for _ in range(3):
        guess_all(match)
        do(match, "0: keep", "1: nod")
    assert match.over
    assert match.waiting() == ()
    assert str(match.can_take_back(1)) == "game_over"


def test_any_order_of_three_seats_drafts_gives_the_same_state() -> None:
    runs = [[f"{seat}: guess heads", f"{seat}: stake 2"] for seat in range(3)]
    digests = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        match = Match.start(Setup("coin_guess", 3, 7))
        left = [iter(run) for run in runs]
        do(match, *(next(left[seat]) for seat in order))
        digests.add(match.digest())
    assert len(digests) == 1


def test_drop_last_makes_every_kind_of_entry_as_if_it_had_never_been(match: Match) -> None:
    steps = ["0: guess heads", "0: take back", "0: guess tails", "0: stake 1", "0: lock"]
    steps += ["1: guess heads", "1: stake 1", "1: lock", "2: guess heads", "2: stake 2", "2: lock"]
    for step in steps:
        before = (match.record(), seen(match, 0), seen(match, 1), seen(match, None))
        do(match, step)
        match.drop_last()
        assert (match.record(), seen(match, 0), seen(match, 1), seen(match, None)) == before
        do(match, step)
    guess_rest = [f"{match.waiting()[0]}: draw charm"] * (match.view(None).phase == "draw")
    do(match, *guess_rest)
    while match.entries:
        match.drop_last()
    assert match.record() == Match.start(match.setup).record()


def test_drop_last_without_an_entry_is_an_error(match: Match) -> None:
    with pytest.raises(IndexError):
        match.drop_last()


def test_a_private_event_reaches_its_seat_alone(match: Match) -> None:
    for seat in range(3):
        do(match, f"{seat}: guess heads", f"{seat}: stake 1", f"{seat}: lock")
    if not match.view(None).places["seat/0/points"].count:
        match = Match.start(Setup("coin_guess", 3, 7))
        for seat in range(3):
            do(match, f"{seat}: guess tails", f"{seat}: stake 1", f"{seat}: lock")
    (beat,) = match.apply(0, match.game.parse("draw charm"))
    assert beat.private == {0}
    assert [event.kind for event in beat.events(0)] == ["drew", "drew_charm"]
    assert [event.kind for event in beat.events(1)] == [event.kind for event in beat.events(None)] == ["drew"]


def test_a_beat_keeps_its_view_while_the_game_goes_on(match: Match) -> None:
    opening = match.beats[0]
    do(match, "0: guess heads")
    assert opening.view(0).facts["draft"] == []
    assert match.view(0).facts["draft"] == ["guess heads"]


def test_a_preview_is_made_from_the_view_of_the_seat(match: Match) -> None:
    assert match.preview(0, "stake 2") == {"gain": 2}
    assert match.preview(0, "guess heads") is None
