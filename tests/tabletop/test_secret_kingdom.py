"""The Secret Kingdom as people play it: no cover ever, by what is lit, by keys alone, payments that are changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tabletop.play import Player
from tabletop.texts import say
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press, touch

Value = str | int | bool


def sit_down(sitting: Sitting, count: int = 2, seed: int = 5, **options: Value) -> None:
    """A game of so many people, up to the first question."""
    sitting.window.open_box("secret_kingdom")
    sitting.window.start(people(count), seed, options)
    sitting.rest()


def play_on(sitting: Sitting, wanted: Callable[[Sitting], bool] = lambda sitting: False) -> None:
    """Touches what is lit, mostly buying, until ``wanted`` or the end. A payment is confirmed."""
    for number in range(3_000):
        session = sitting.play.session
        assert session.stage.kind in ("public", "over"), "there is no cover in this game"
        if session.stage.kind == "over" or wanted(sitting):
            return
        decision = session.decision()
        assert decision is not None
        if decision.kind == "pay":
            click(sitting.play.side.prompt.choices["confirm"])
            sitting.rest()
            continue
        lit = [handle for handle in session.lit() if handle != "deck/gathering"]
        touch(sitting, lit[number % len(lit)])
    raise AssertionError("the game does not end")


def asked_for(kind: str, choices: int = 0) -> Callable[[Sitting], bool]:
    """Whether such a question is on, with so many gems to pay with where that is asked."""

    def asked(sitting: Sitting) -> bool:
        decision = sitting.play.session.decision()
        if decision is None or decision.kind != kind:
            return False
        return sum(action.startswith("pay ") for action in decision.actions) >= choices

    return asked


@pytest.mark.parametrize("beehives", ["off", "five"])
def test_a_whole_game_is_played_by_what_is_lit(sitting: Sitting, beehives: str) -> None:
    sit_down(sitting, 3, beehives=beehives)
    play_on(sitting)
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    told = {str(entry.text).partition(" ")[0] for entry in sitting.play.session._match.entries}
    assert {"take", "buy", "lock", "play"} <= told
    for spent in sitting.play.session.journal.decisions():
        assert spent.touches <= 2, spent
    assert sitting.window.result is not None
    sitting.until(sitting.window.result.isVisible)


def test_a_whole_game_is_played_by_keys_alone(sitting: Sitting) -> None:
    sit_down(sitting)
    keys = {"turn": (Qt.Key.Key_P,), "pay": (Qt.Key.Key_Return,)}
    for number in range(3_000):
        session = sitting.play.session
        decision = session.decision()
        if session.stage.kind == "over":
            break
        assert decision is not None
        sitting.play.first_focus()
        if decision.kind == "turn" and number % 3 == 0:
            press(Qt.Key.Key_G)
        elif decision.kind in keys:
            for key in keys[decision.kind]:
                press(key)
        else:
            press(Qt.Key(Qt.Key.Key_1 + number % len(decision.actions)))
            press(Qt.Key.Key_Return)
        sitting.rest()
    assert sitting.play.session.outcome() is not None
    told = {str(entry.text).partition(" ")[0] for entry in sitting.play.session._match.entries}
    assert {"gather", "buy", "lock", "play", "take"} <= told


def test_gathering_takes_two_clicks_and_producing_two(sitting: Sitting) -> None:
    sit_down(sitting, 4)
    play_on(sitting, asked_for("turn"))
    turn = sitting.play.session.view().facts["turn"]
    touch(sitting, "deck/gathering")
    first = next(iter(sitting.play.session.lit()))
    touch(sitting, first)
    assert sitting.play.session.view().places["market/drawn"].count in (0, 2)
    spent = [entry for entry in sitting.play.session.journal.decisions() if entry.seat == turn]
    assert [entry.touches for entry in spent[-2:]] == [1, 1]
    play_on(sitting, asked_for("turn"))
    seat = sitting.play.session.asked
    touch(sitting, next(handle for handle in sitting.play.session.lit() if handle.startswith("card/")))
    click(sitting.play.side.prompt.choices["confirm"])
    sitting.rest()
    spent = [entry for entry in sitting.play.session.journal.decisions() if entry.seat == seat and entry.kind != "take"]
    assert spent[-1].touches == 2


def test_the_payment_can_be_changed_gem_by_gem_swapped_and_taken_back(sitting: Sitting) -> None:
    sit_down(sitting, 3)
    play_on(sitting, asked_for("pay", 2))
    play, side = sitting.play, sitting.play.side
    view = play.session.view()
    assert view.seat is None
    usual = view.facts["payment"]["filled"][0]
    other = next(handle for handle in play.session.lit() if handle.startswith("payment/") and usual not in handle)
    touch(sitting, other)
    assert play.session.view().facts["payment"]["chosen"] == [other.rpartition("/")[2]]
    touch(sitting, f"payment/{usual}")
    chosen = play.session.view().facts["payment"]["chosen"]
    assert usual in chosen
    for _ in range(len(chosen) + 1):
        click(side.prompt.choices["take_back"])
        sitting.rest()
    assert play.session.view().facts["payment"] is None
    assert play.session.decision() is not None
    assert play.session.decision().kind == "turn"  # type: ignore[union-attr]


def test_a_card_that_is_being_paid_is_bought_by_a_second_touch_or_gives_way_to_another(sitting: Sitting) -> None:
    def several(sitting: Sitting) -> bool:
        cards = [handle for handle in sitting.play.session.lit() if handle.startswith("card/H")]
        return asked_for("turn")(sitting) and len(cards) > 1

    sit_down(sitting, 3)
    play_on(sitting, several)
    session = sitting.play.session
    first, second = [handle for handle in session.lit() if handle.startswith("card/H")][:2]
    touch(sitting, first)
    touch(sitting, second)
    assert session.view().facts["payment"]["card"] == second[5:]
    seat = session.asked
    touch(sitting, second)
    assert f"card/{second[5:]}" in {piece.handle for piece in session.view().places[f"seat/{seat}/honey"].pieces} or (
        session.view().places["market/bought"].count
    )


def test_what_cannot_be_done_is_said_in_the_prompt_bar(sitting: Sitting) -> None:
    def lacking(sitting: Sitting) -> bool:
        session = sitting.play.session
        cards = {piece.handle for piece in session.view().places["market/honey"].pieces}
        return asked_for("turn")(sitting) and bool(cards - set(session.lit()))

    sit_down(sitting, 2)
    play_on(sitting, lacking)
    session, why = sitting.play.session, sitting.play.side.prompt.why
    cards = [piece.handle for piece in session.view().places["market/honey"].pieces]
    touch(sitting, next(handle for handle in cards if handle not in session.lit()))
    assert why.text() == say("refusal.cannot_pay")
    touch(sitting, "supply/rose")
    assert why.text() == say("refusal.not_now")
    touch(sitting, "deck/gathering")
    sitting.play.take_back()
    assert why.text() == say("refusal.already_revealed")


def test_a_honey_card_that_is_pointed_at_is_previewed_on_the_stage(sitting: Sitting) -> None:
    sit_down(sitting, 3)
    play_on(sitting, asked_for("turn"))
    play = sitting.play
    face = play.session.view().places["market/honey"].pieces[0].face
    play.side.table.inspected.emit(face)
    assert play.side.preview.isVisible()
    assert play.side.preview.lines
    table, preview = play.side.table, play.side.preview.geometry()
    for handle in (*play.session.lit(), *(f"seat/{seat}" for seat in range(3))):
        assert not preview.intersects(table.rect_of(handle).translated(play.side.middle.pos())), handle
    play.side.table.inspected.emit("")
    assert not play.side.preview.isVisible()


def test_leaving_and_coming_back_lands_on_the_table_and_never_on_a_cover(sit: Sit) -> None:
    for count in (1, 3):
        sitting = sit()
        sitting.window.open_box("secret_kingdom")
        seated = people(count) if count > 1 else [Player("Ana", "human", 0), Player("Ben", "cub", 1)]
        sitting.window.start(seated, 5)
        sitting.rest()
        before = sitting.play.session.view()
        sitting.window.leave()
        again = sit()
        again.window.resume()
        again.rest()
        assert again.stage.kind != "cover"
        assert again.play.session.view().places.keys() == before.places.keys()
        again.window.leave()


def test_what_one_has_taken_back_is_not_done_again_for_another(sitting: Sitting) -> None:
    sit_down(sitting)
    session, why = sitting.play.session, sitting.play.side.prompt.why
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for _ in range(200):  # until the next one could buy the same card
        seat, decision = session.asked, session.decision()
        assert decision is not None
        bought = next((text for text in decision.actions if text.startswith("buy ")), "")
        if bought:
            sitting.play.press(bought)
            sitting.rest()
            press(Qt.Key.Key_Z, control)
            sitting.rest()
            assert session.decision() == decision
        sitting.play.press("gather" if "gather" in decision.actions else decision.actions[0])
        sitting.rest()
        while (after := session.decision()) is not None and after.kind != "turn":
            sitting.play.press(after.actions[0])
            sitting.rest()
        if bought and session.asked != seat and after is not None and bought in after.actions:
            break
    else:
        raise AssertionError("two could never buy the same card, one after the other")
    press(Qt.Key.Key_Z, control | shift)
    sitting.rest()
    assert why.text() == say("refusal.nothing_to_redo")
    assert session.decision() == after
