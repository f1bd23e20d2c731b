"""What decisions cost in touches."""

from __future__ import annotations

from random import Random

import pytest

from tests.play.clockwork import Page, cards, choosing, page


def purposeful(table: Page, chance: Random) -> None:
    """People who know what they want: they touch a card, touch it again, draw, and say Done."""
    session = table.session
    laid = session.undo_text()
    if session.stage.kind == "hold" and laid:
        assert session.touch(f"card/{laid[len('play ') :]}") is None
    else:
        table.step(chance)


@pytest.mark.parametrize("kinds", ["hh", "hhhh", "hhcc", "hccc"])
def test_no_decision_takes_more_than_two_touches_and_a_cover_takes_one(kinds: str) -> None:
    table = page(kinds, 3)
    chance = Random(3)
    while table.session.stage.kind != "over":
        purposeful(table, chance)
    spent = table.session.journal.decisions()
    assert {(each.kind, each.touches) for each in spent} <= {
        ("cover", 1),
        ("choose", 2),
        ("draw", 1),
        ("done", 1),
        ("compensation", 1),
    }
    assert table.session.journal.refused == 0


def test_a_round_of_four_people_stays_within_its_budget() -> None:
    clicks, rounds = 0, 0
    for seed in range(5):
        table = page("hhhh", seed)
        chance = Random(seed)
        while table.session.stage.kind != "over":
            purposeful(table, chance)
        clicks += sum(each.touches for each in table.session.journal.decisions())
        rounds += table.session.view().round
    assert clicks / rounds <= 22


def test_a_touch_is_counted_for_the_decision_it_was_made_for() -> None:
    table = choosing("hhh")
    session = table.session
    seat = session.asked
    first, other = cards(session)[:2]
    before = len(session.journal.decisions())
    for handle in (first, other, "seat/1/swarms", other):
        session.touch(handle)
    assert session.journal.decisions()[before:] == [("choose", seat, 3)]
