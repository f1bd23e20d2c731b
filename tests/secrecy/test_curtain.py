"""Whatever is going on in an open hand, the moment it is covered nothing of it can be seen, read, heard or touched, and
nobody but the match holds one of its cards any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.play.clockwork import players
from tests.secrecy.left import assert_nothing_is_left
from tests.secrecy.looking import look
from tests.secrecy.memory import Held, held_by_others, holders, mentions, private_cards, spellings
from tests.secrecy.probes import PROBES, WAYS, Probe, Way, hide_key, inspected, menu_open, suspend
from tests.secrecy.theatre import Theatre, keep
from tests.secrecy.twins import played_to


@pytest.fixture
def others() -> set[Held]:
    """What holds cards before there is a table."""
    return held_by_others("bears_and_bees")


@pytest.fixture
def theatre(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, others: set[Held]) -> Iterator[Theatre]:
    """A table of three people at which one is called to choose, or to draw (``setup``)."""
    phase = getattr(request, "param", "choose")
    keep(tmp_path, played_to(3, phase, Random(11)).record(), players("hhh"), None)
    made = Theatre(qtbot, tmp_path)
    made.resume()
    made.to_stage(lambda: made.stage == "cover")
    yield made
    made.close()


def read(theatre: Theatre, cards: set[str]) -> list[str]:
    """What can be read or heard of the window that names one of ``cards``."""
    return [line for line in look(theatre.window, "").words if mentions(line, cards)]


def assert_no_card_is_left(theatre: Theatre, seat: int) -> None:
    """Of the hand of ``seat``, on any surface."""
    assert_nothing_is_left(theatre)
    cards = spellings("bears_and_bees", private_cards(theatre.session._match, seat))
    assert read(theatre, cards) == []


CASES = [(probe, way) for probe in PROBES for way in WAYS if (probe, way) != (menu_open, hide_key)]
"""While a menu is open it has the keyboard."""


@pytest.mark.parametrize(("probe", "way"), CASES, ids=lambda part: part.__name__)
def test_nothing_outlives_the_cover(theatre: Theatre, probe: Probe, way: Way) -> None:
    theatre.uncover()
    seat = theatre.session.viewer
    assert seat is not None
    probe(theatre)
    assert theatre.stage == "hold"
    assert read(theatre, spellings("bears_and_bees", private_cards(theatre.session._match, seat)))
    way(theatre)
    assert_no_card_is_left(theatre, seat)


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.__name__)
def test_nobody_keeps_a_card_of_a_covered_hand(theatre: Theatre, probe: Probe, others: set[Held]) -> None:
    theatre.uncover()
    seat = theatre.session.viewer
    assert seat is not None
    probe(theatre)
    assert holders(theatre.session, seat, others=others) != []
    hide_key(theatre) if probe is not menu_open else suspend(theatre)
    theatre.turn()
    assert holders(theatre.session, seat, others=others) == []


@pytest.mark.parametrize("theatre", ["setup"], indirect=True)
@pytest.mark.parametrize("way", WAYS[:-1], ids=lambda way: way.__name__)
def test_a_drawn_card_does_not_fly_on_over_the_cover(theatre: Theatre, way: Way) -> None:
    theatre.uncover()
    seat = theatre.session.viewer
    assert seat is not None
    theatre.click(theatre.cards()[0])
    theatre.clock.pass_by(0.1)
    theatre.table.pulse.tick()
    assert theatre.table._showing.scene._flyers
    way(theatre)
    assert_no_card_is_left(theatre, seat)


def test_a_hand_that_is_left_for_home_is_gone(theatre: Theatre, others: set[Held]) -> None:
    theatre.uncover()
    session, seat = theatre.session, theatre.session.viewer
    assert seat is not None
    cards = spellings("bears_and_bees", private_cards(session._match, seat))
    inspected(theatre)
    theatre.window.leave()
    theatre.turn()
    assert theatre.window.play is None
    assert read(theatre, cards) == []
    assert holders(session, seat, cards, others=others) == []


def test_an_open_hand_is_gone_when_a_second_person_sits_down(qtbot: QtBot, tmp_path: Path, others: set[Held]) -> None:
    """Alone against bots the hand lies open; it does not once somebody else may look."""
    keep(tmp_path, played_to(3, "choose", Random(11)).record(), players("hcc"), None)
    theatre = Theatre(qtbot, tmp_path)
    theatre.resume()
    theatre.to_stage(lambda: theatre.stage == "cover")
    theatre.uncover()
    assert theatre.session.solo
    inspected(theatre)
    cards = spellings("bears_and_bees", private_cards(theatre.session._match, 0))
    assert read(theatre, cards)
    assert theatre.session.swap(1, "human") is None
    theatre.turn()
    assert theatre.stage in ("public", "cover")
    assert read(theatre, cards) == []
    assert holders(theatre.session, 0, cards, others=others) == []
    theatre.close()


def test_nothing_in_the_window_has_a_tool_tip(theatre: Theatre) -> None:
    """Qt shows them above everything, and for as long as it likes."""
    theatre.uncover()
    for widget in [theatre.window, *theatre.window.findChildren(QWidget)]:
        assert widget.toolTip() == ""
    assert [item for item in theatre.table.scene().items() if item.toolTip()] == []
