"""The phase strip of Bear Necessities over a hand: what its holder is asked, and nothing of that once it is covered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tabletop.pages.play_words import phase_now
from tests.secrecy.theatre import keep
from tests.table.lands import land
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import click, people, press


@pytest.mark.parametrize("privacy", ["standard", "hold"])
def test_who_has_answered_for_the_reserve_chooses_while_others_owe_their_answer(
    sit: Sit, tmp_path: Path, privacy: str
) -> None:
    keep(tmp_path, land(3, 5, 5, "keep").record(), people(3), {"house": {"privacy": privacy}})
    sitting = sit()
    click(sitting.window.home.go_on)
    sitting.rest()
    sitting.play.uncover(to_stay=True)
    sitting.rest()
    session, strip = sitting.play.session, sitting.play.side.strip.phases
    assert strip.current == "keep"
    sitting.play.press("answer keep")
    sitting.rest()
    decision = session.decision()
    assert decision is not None
    assert (session.view().phase, decision.kind) == ("keep", "play")
    assert strip.current == "choose"
    public = session._match.view(None)
    assert phase_now(public) == "keep"
    press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    sitting.turn()
    assert sitting.stage.kind != "hold"
    assert strip.current == "keep"
