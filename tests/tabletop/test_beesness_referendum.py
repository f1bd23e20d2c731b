"""A referendum of Beesness: who called it is told with its question, and its count stands as long as the votes do."""

from __future__ import annotations

import pytest

from tabletop.table.games.beesness import place
from tabletop.texts import beesness, say, shown
from tests.table.commons import SEATS, match_at
from tests.table.tables import people as seated
from tests.tabletop.commons import hands
from tests.tabletop.conftest import Open
from tests.tabletop.sitting import people

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]


@pytest.mark.parametrize("seats", SEATS)
def test_votes_are_counted_until_the_last_bee_is_given(seats: int) -> None:
    match = match_at(seats, 5, "discard")
    told_of = [event for beat in match.beats for event in beat.events(None)]
    passed = next(event for event in reversed(told_of) if event.kind == "referendum_passed")
    counted = (passed.values["yes"], passed.values["no"])
    asked = 0
    while match.view(None).phase == "discard":
        (seat,) = match.waiting()
        decision = match.decision(seat)
        assert decision is not None
        for viewer in (None, *range(seats)):
            assert beesness.tally(match.view(viewer)) == counted
        told = beesness.because(decision, match.view(seat), NAMES)
        assert all(str(number) in told for number in counted)
        match.apply(seat, match.legal(seat)[0])
        asked += 1
    assert asked
    assert beesness.tally(match.view(None)) is None


def test_the_question_of_a_referendum_says_who_called_it() -> None:
    match = match_at(4, 5, "vote")
    caller = match.view(None).facts["turn"]
    for seat in match.waiting():
        decision = match.decision(seat)
        assert decision is not None
        assert beesness.because(decision, match.view(seat), NAMES).startswith(NAMES[caller])


def test_the_count_stands_on_the_table_and_in_the_question_of_who_gives_a_bee(table: Open) -> None:
    sitting = table("discard", people(4))
    view = sitting.play.session.view()
    counted = beesness.tally(view)
    assert counted is not None
    told = place(view, seated(4), 1024, 520, 1.0).spots["referendum/tally"].look.name
    assert told == say("beesness_table.tally", yes=counted[0], no=counted[1])
    assert sitting.play.side.prompt.why.text().startswith(say("beesness_table.passed", yes=counted[0], no=counted[1]))


def test_who_shows_a_hand_reads_who_called_for_it(table: Open) -> None:
    sitting = table("vote", people(4), ballots="fists")
    session = sitting.play.session
    caller = shown(session.players[session.view().facts["turn"]].name)
    called = say("beesness_table.called", name=caller)
    assert sitting.play.side.prompt.why.text().startswith(called)
    assert hands(sitting).note.text().startswith(called)
