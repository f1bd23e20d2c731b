"""What Esc and Backspace leave on the table: the thing that is pointed at, a choice that is not made yet."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.tabletop.sitting import Sitting, people, press


def draft(sitting: Sitting) -> tuple[str, ...]:
    """What is laid out by whoever is asked."""
    sitting.rest()
    decision = sitting.play.session.decision()
    assert decision is not None
    return decision.draft


def choose_by_keys(sitting: Sitting) -> None:
    """Somebody has laid out the first card of a hand, and points at it still."""
    sitting.start(people(2))
    sitting.to_choice()
    sitting.play.side.table.setFocus()
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_Return)
    assert draft(sitting)
    assert sitting.play.side.table.roving.handle


def test_esc_leaves_the_thing_that_is_pointed_at_and_then_the_choice(sitting: Sitting) -> None:
    """After the first of them Enter means the whole choice."""
    choose_by_keys(sitting)
    press(Qt.Key.Key_Escape)
    assert sitting.play.side.table.roving.handle == ""
    assert draft(sitting)
    press(Qt.Key.Key_Escape)
    assert not draft(sitting)


def test_backspace_takes_a_step_back_and_stays_where_it_points(sitting: Sitting) -> None:
    choose_by_keys(sitting)
    pointed = sitting.play.side.table.roving.handle
    press(Qt.Key.Key_Backspace)
    assert not draft(sitting)
    assert sitting.play.side.table.roving.handle == pointed
