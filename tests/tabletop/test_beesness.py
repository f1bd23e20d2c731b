"""Beesness as people play it: by what is lit, by keys alone, with its amounts and its one press for all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tabletop.texts import say, shown
from tests.tabletop.commons import SHORT, entries, played_on, sit_down
from tests.tabletop.sitting import Sitting, click, people, press, touch


def test_a_whole_game_is_played_by_what_is_lit(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: False)
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    assert outcome.decided in ("honey", "shared")
    told = {text.partition(" ")[0] for text in entries(sitting)}
    assert {"hire", "drop", "pass", "pick", "sell", "lock", "end"} <= told
    for spent in sitting.play.session.journal.decisions():
        assert spent.touches <= (1 if spent.kind in ("cover", "done") else 2), spent


def test_a_whole_game_is_played_by_keys_alone(sitting: Sitting) -> None:
    sit_down(sitting)
    for number in range(2_000):
        session = sitting.play.session
        decision = session.decision()
        if session.stage.kind == "over":
            break
        sitting.play.first_focus()
        if session.stage.kind == "cover" or (decision is not None and decision.draft):
            press(Qt.Key.Key_Return)
        elif decision is not None:
            for key in _keys(decision.kind, decision.actions, number, int(decision.values.get("garden", 9))):
                press(key)
        sitting.rest()
    assert sitting.play.session.outcome() is not None
    assert {"hire worker", "bid 2", "drop", "pass", "pick", "end turn"} <= set(entries(sitting))
    assert any(text.startswith("sell ") and text != "sell 0" for text in entries(sitting))


def _keys(kind: str, actions: tuple[str, ...], number: int, garden: int) -> tuple[Qt.Key, ...]:
    """What is pressed for a question: letters of the game, digits and Enter, plus and minus."""
    if kind == "choose":
        hires = "hire worker" in actions and number % 4
        return (Qt.Key.Key_1, Qt.Key.Key_Return) if hires else (Qt.Key.Key_P,)
    if kind == "bid":
        return (Qt.Key.Key_B if number % 3 == 0 and any("bid" in text for text in actions) else Qt.Key.Key_O,)
    if kind == "sell":
        return Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_Return
    if kind == "vote":
        return (Qt.Key.Key_Y,)
    if kind == "discard":
        return Qt.Key.Key_1, Qt.Key.Key_Return
    return (Qt.Key.Key_F,) if "pick" in actions and garden > 2 else (Qt.Key.Key_E,)


def test_one_press_sends_all_workers(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: sitting.play.session.view().phase == "turn")
    decision = sitting.play.session.decision()
    assert decision is not None
    workers, garden = int(decision.values["workers"]), int(decision.values["garden"])
    field = sitting.play.side.prompt.stepper
    assert field.send.text() == say("beesness.button.pick", count=workers)
    click(field.send)
    sitting.rest()
    assert entries(sitting)[-workers:] == ["pick"] * workers
    assert sitting.play.session.view().places["garden"].count == garden - workers


def test_a_vote_is_one_press_and_covers_itself(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: sitting.play.session.view().phase == "turn")
    touch(sitting, "turn/referendum")
    assert sitting.stage.kind == "cover"
    voter = sitting.stage.seat
    sitting.uncover()
    click(sitting.play.side.prompt.choices["vote yes; lock"])
    sitting.rest()
    assert sitting.stage.kind == "cover"
    assert sitting.stage.seat != voter


def test_a_fist_is_previewed_as_it_is_stepped(sitting: Sitting) -> None:
    sit_down(sitting)
    played_on(sitting, lambda: sitting.stage.kind == "hold" and sitting.play.session.view().phase == "flowers")
    field, preview = sitting.play.side.prompt.stepper, sitting.play.side.preview
    assert preview.isVisible()
    first = preview.accessibleDescription()
    click(field.fewer)
    assert preview.isVisible()
    assert preview.accessibleDescription() != first
    sitting.play.hide_now()
    sitting.rest()
    assert not preview.isVisible()
    assert preview.accessibleDescription() == ""


def test_an_auction_is_bid_by_plus_minus_and_enter(sitting: Sitting) -> None:
    sit_down(sitting)
    touch(sitting, "market/worker")
    sitting.play.first_focus()
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Return):
        press(key)
    sitting.rest()
    assert entries(sitting)[-1] == "bid 3"
    sitting.play.first_focus()
    press(Qt.Key.Key_2)
    press(Qt.Key.Key_Return)
    sitting.rest()
    assert entries(sitting)[-1] == "drop", "the second thing that is lit"


@pytest.mark.parametrize("hand", ["mouse", "key"])
def test_a_bee_that_nobody_else_wants_is_sold_with_one_press(sitting: Sitting, hand: str) -> None:
    sit_down(sitting, 4)
    touch(sitting, "market/worker")
    choices = sitting.play.side.prompt.choices
    assert choices["all drop"].accessibleName() == say("beesness_table.around.sold", name=shown("Ana"))
    if hand == "mouse":
        click(choices["all drop"])
    else:
        press(Qt.Key.Key_S)
    sitting.rest()
    assert entries(sitting)[-4:] == ["hire worker", "drop", "drop", "drop"]
    spent = sitting.play.session.journal.decisions()
    assert sum(one.touches for one in spent) == 2
    assert sitting.play.session.view().phase == "market"


def test_nobody_hires_is_one_press_and_a_bot_says_so_itself(sitting: Sitting) -> None:
    sit_down(sitting, 3)
    press(Qt.Key.Key_S)
    sitting.rest()
    assert entries(sitting) == ["pass"] * 3
    assert sitting.play.session.view().phase == "turn"
    sitting.window.open_box("beesness")
    sitting.window.start(people(1, 2), 5, SHORT)
    sitting.rest()
    assert "all pass" not in sitting.play.side.prompt.choices


def test_the_licence_is_named_in_the_rules(sitting: Sitting) -> None:
    sit_down(sitting)
    sitting.window.show_rules("credits")
    shown = " ".join(part.text() for part in sitting.window.overlay.findChildren(type(sitting.window.overlay._title)))
    assert "CC BY-NC-SA 4.0" in shown
