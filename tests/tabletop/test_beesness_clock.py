"""The clock of the flower market: what runs and what stands still, what is heard of it, and where it is chosen."""

from __future__ import annotations

import pytest

from tabletop.pages import play_market
from tabletop.texts import say
from tests.tabletop.commons import hands, taken
from tests.tabletop.conftest import Open
from tests.tabletop.sitting import Sitting, click, people


def strip_time(sitting: Sitting) -> str:
    sitting.play.market.tick()
    return sitting.play.side.strip.time.text()


def test_the_clock_runs_while_its_seat_thinks_and_stands_still_on_a_cover(table: Open) -> None:
    sitting = table("flowers", people(4), seconds=60)
    sitting.uncover()
    shown = strip_time(sitting)
    assert shown
    sitting.clock.pass_by(20)
    later = strip_time(sitting)
    assert seconds(shown) - seconds(later) == 20
    sitting.play.hide_now()
    sitting.turn()
    strip_time(sitting)
    sitting.clock.pass_by(300)
    strip_time(sitting)
    sitting.uncover()
    again = seconds(strip_time(sitting))
    assert 0 < again <= seconds(later)


def seconds(shown: str) -> int:
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_forces_nobody(table: Open) -> None:
    sitting = table("flowers", people(4), seconds=60)
    sitting.uncover()
    session = sitting.play.session
    before, decision = taken(session), session.decision()
    sitting.clock.pass_by(30)
    strip_time(sitting)
    sitting.clock.pass_by(45)
    assert strip_time(sitting) == "0:00"
    assert sitting.play.side.prompt.why.text() == say("house.over")
    assert (taken(session), session.decision()) == (before, decision)
    assert sitting.stage.kind == "hold"


def test_the_clock_is_heard_at_its_beginning_its_marks_and_its_end(
    table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(play_market, "announce", lambda _widget, sentence, **_how: heard.append(sentence))
    sitting = table("flowers", people(4), seconds=60)
    sitting.uncover()
    for _ in range(70):
        sitting.clock.pass_by(1)
        strip_time(sitting)
    marks = [say("house.left.spoken", count=mark) for mark in (30, 10)]
    assert heard[1:] == [*marks, say("house.over")]
    assert heard[0].endswith(say("house.left.spoken", count=60)[2:])


def test_the_clock_stands_still_while_something_else_is_in_front(table: Open) -> None:
    sitting = table("flowers", people(4), ballots="fists", seconds=60)
    before = seconds(strip_time(sitting))
    sitting.window.show_rules()
    sitting.turn(0.0)
    strip_time(sitting)
    sitting.clock.pass_by(40)
    strip_time(sitting)
    sitting.window.step_back()
    sitting.turn(0.0)
    assert before - seconds(strip_time(sitting)) <= 1


def test_with_real_fists_there_is_one_time_for_all_until_they_are_counted(table: Open) -> None:
    sitting = table("flowers", people(4), ballots="fists", seconds=60)
    before = seconds(strip_time(sitting))
    sitting.clock.pass_by(5)
    assert before - seconds(strip_time(sitting)) == 5
    click(hands(sitting).skip)
    standing = strip_time(sitting)
    sitting.clock.pass_by(50)
    assert strip_time(sitting) == standing


@pytest.mark.parametrize("phase", ["market", "turn", "vote"])
def test_only_the_flower_market_has_a_clock(table: Open, phase: str) -> None:
    sitting = table(phase, people(4), ballots="fists", seconds=60)
    assert strip_time(sitting) == ""
    assert not sitting.play.side.strip.time.isVisible()


def test_without_a_clock_none_is_shown(table: Open) -> None:
    sitting = table("flowers", people(4), ballots="fists")
    assert strip_time(sitting) == ""


# Set-up


def test_real_fists_and_the_clock_are_chosen_at_set_up_and_kept_for_next_time(sitting: Sitting) -> None:
    sitting.window.open_box("beesness")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(3))
    market = page.house.market
    click(market.ballots.buttons["fists"])
    click(market.clock.buttons["minute"])
    assert (page.house.house.ballots, page.house.house.seconds) == ("fists", 60)
    assert page._privacy.text() == say("house.ballots.fists.secret")
    click(page.start)
    sitting.rest()
    assert sitting.play.session.house == page.house.house
    sitting.window.go_home()
    sitting.window.open_box("beesness")
    assert page.house.house.ballots == "fists"
    assert market.ballots.buttons["fists"].isChecked()
    assert market.clock.buttons["minute"].isChecked()


def test_another_time_is_set_in_steps(sitting: Sitting) -> None:
    sitting.window.open_box("beesness")
    page = sitting.window.set_up
    assert page is not None
    market = page.house.market
    assert not market.time.isVisible()
    click(market.clock.buttons["own"])
    first = page.house.house.seconds
    click(market.time.more)
    assert page.house.house.seconds == first + 15
    assert market.time.isVisible()
    click(market.clock.buttons["off"])
    assert page.house.house.seconds == 0
    assert not market.time.isVisible()


def test_who_plays_alone_is_told_why_real_fists_are_off(sitting: Sitting) -> None:
    sitting.window.open_box("beesness")
    page = sitting.window.set_up
    assert page is not None
    page.show_players(people(1, 2))
    market = page.house.market
    assert not market.ballots.isEnabled()
    assert market._ballots_text.text() == say("house.ballots.alone")
    page.show_players(people(2, 1))
    assert market.ballots.isEnabled()
    assert market._ballots_text.text() == say("house.ballots.screen.text")


@pytest.mark.parametrize("game", ["bears_and_bees", "secret_kingdom", "bear_necessities"])
def test_games_without_ballots_offer_neither(sitting: Sitting, game: str) -> None:
    sitting.window.open_box(game)
    assert sitting.window.set_up is not None
    assert not sitting.window.set_up.house.market.isVisible()
