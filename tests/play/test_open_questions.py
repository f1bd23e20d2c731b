"""Questions that are answered openly: asked on the public table, though what comes of them may be private."""

from __future__ import annotations

from functools import partial
from random import Random

from tabletop.play import Session, Stage
from tests.play.clockwork import Page, page


def compensated(session: Session) -> bool:
    decision = session.decision()
    return decision is not None and decision.kind == "compensation"


def compensation(kinds: str) -> Page:
    """A table where a person is openly asked for the compensation of a swarm."""
    for seed in range(200):
        table = page(kinds, seed)
        table.play(Random(seed), partial(compensated, table.session))
        if table.session.stage.kind != "over":
            return table
    raise AssertionError("no game with a compensation")


def test_an_open_question_is_asked_on_the_public_table() -> None:
    session = compensation("hhh").session
    assert session.stage == Stage("public")
    assert session.viewer is None
    assert session.asked is not None
    decision = session.decision()
    assert decision is not None
    assert not decision.secret
    assert session.view().seat is None
    assert all(not piece.face for piece in session.view().places[f"seat/{session.asked}/hand"].pieces)


def test_a_card_from_an_open_question_is_shown_in_a_hold_with_done() -> None:
    table = compensation("hhh")
    session = table.session
    seat = session.asked
    deck = next(handle for handle in session.lit() if handle.startswith("deck/"))
    before = len(table.shown)
    view = session.view()
    assert session.touch(deck) is None
    assert session.stage == Stage("public")
    assert session.view() == view
    assert session.asked is None
    assert [frame for _, frame in table.shown[before:] if frame.events] == []
    table.settle()
    assert session.stage == Stage("cover", seat)
    session.uncover()
    assert session.needs_done
    kinds = [event.kind for event in table.shown[-1][1].events]
    assert {"drew", "drew_card"} <= set(kinds)
    session.done()
    assert session.stage.kind == "public"
    kinds = [event.kind for stage, frame in table.shown[before:] if stage.kind == "public" for event in frame.events]
    assert "drew" in kinds
    assert "drew_card" not in kinds


def test_honey_from_an_open_question_needs_no_hold() -> None:
    table = compensation("hhh")
    assert table.session.touch("supply/honey") is None
    assert table.session.stage == Stage("public")
    table.settle()
    assert table.stages[-1] != Stage("cover", None)
    assert table.session.stage.kind in ("public", "cover")
