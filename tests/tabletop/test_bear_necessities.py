"""Bear Necessities as people play it: by what is lit, by keys alone, within its clicks, and looked at closely."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop.texts import say
from tabletop.texts.bear_necessities_cards import card_name
from tests.tabletop.arrows import arrows
from tests.tabletop.conftest import Sit
from tests.tabletop.sitting import Sitting, click, people, press, touch

KINDS = {"play": "card/", "place": "cell/", "reserve": "card/", "order": "cell/", "keep": "answer/"}


def sit_down(sitting: Sitting, count: int = 2, seed: int = 5) -> None:
    """A game of so many people, up to the first cover."""
    sitting.window.open_box("bear_necessities")
    sitting.window.start(people(count), seed)
    sitting.rest()


def to_round_four(sitting: Sitting) -> None:
    """To a hold in which three cards lie before everybody."""
    for number in range(200):
        session = sitting.play.session
        if session.view().round == 4 and session.stage.kind == "hold":
            break
        sitting.answer(lambda actions, number=number: actions[number * 3 % len(actions)])  # type: ignore[misc]


def wanted(sitting: Sitting, number: int) -> str:
    """One of the lit things that answer what is asked, and change nothing that is chosen already."""
    decision = sitting.play.session.decision()
    assert decision is not None
    lit = sitting.play.session.lit()
    fitting = [handle for handle, text in lit.items() if text in decision.actions]
    assert fitting
    assert all(handle.startswith(KINDS[decision.kind]) for handle in fitting)
    return fitting[number % len(fitting)]


def test_a_whole_game_is_played_by_what_is_lit(sitting: Sitting) -> None:
    sit_down(sitting)
    clicks: dict[tuple[int, int], int] = {}
    for number in range(2_000):
        session = sitting.play.session
        decision = session.decision()
        if session.stage.kind == "over":
            break
        if session.stage.kind == "cover":
            sitting.uncover()
            continue
        if session.needs_done:
            sitting.play.confirm()
            sitting.rest()
            continue
        assert decision is not None
        assert session.asked is not None
        turn = session.view().round, session.asked
        if decision.kind != "order":
            clicks[turn] = clicks.get(turn, 0) + 1
        if decision.kind == "lock":
            click(sitting.play.side.prompt.choices["confirm"])
            sitting.rest()
        else:
            touch(sitting, wanted(sitting, number * 7))
    outcome = sitting.play.session.outcome()
    assert outcome is not None
    assert sitting.window.result is not None
    assert sitting.play.side.prompt.what.text() == say("play.over")  # no hand is left for the result to show
    # Card, cell, reserve, confirm; the question of the reserve before rounds 5 and 9.
    assert len(clicks) == 24
    assert all(count <= (5 if turn[0] in (5, 9) else 4) for turn, count in clicks.items())


def test_a_whole_game_is_played_by_keys_alone(sitting: Sitting) -> None:
    sit_down(sitting, seed=9)
    for number in range(2_000):
        session = sitting.play.session
        decision = session.decision()
        if session.stage.kind == "over":
            break
        if session.stage.kind == "cover" or session.needs_done or (decision is not None and decision.kind == "lock"):
            press(Qt.Key.Key_Return)
        elif decision is not None and decision.kind == "keep":
            press((Qt.Key.Key_K, Qt.Key.Key_D)[number % 2])
        else:
            walk_to(sitting, wanted(sitting, number * 5))
            press(Qt.Key.Key_Return)
        sitting.rest()
    assert sitting.play.session.outcome() is not None


def walk_to(sitting: Sitting, handle: str) -> None:
    """To a thing by its digit, where it is a card of the hand, else by the arrows."""
    table = sitting.play.side.table
    hand = [item.handle for item in table.items_spoken() if item.handle.startswith("card/")][:5]
    if handle in hand:
        press(Qt.Key(Qt.Key.Key_1 + hand.index(handle)))
        assert table.roving.handle == handle
        return
    press(Qt.Key.Key_Up)
    for name in arrows(table, handle):
        press(Qt.Key[f"Key_{name}"])
    assert table.roving.handle == handle


def test_another_cell_keeps_the_reserve_that_was_chosen(sitting: Sitting) -> None:
    sit_down(sitting)
    for number in range(100):  # to the second round: a tableau of one card has four free cells
        session = sitting.play.session
        decision = session.decision()
        if decision is not None and decision.kind == "lock" and session.view().round == 2:
            break
        sitting.answer(lambda actions, number=number: actions[number % len(actions)])  # type: ignore[misc]
    before = sitting.play.session.decision()
    assert before is not None
    other = next(handle for handle in sitting.play.session.lit() if handle.startswith("cell/"))
    touch(sitting, other)
    after = sitting.play.session.decision()
    assert after is not None
    assert after.draft[1] == f"at {other.removeprefix('cell/')}"
    assert after.draft[::2] == before.draft[::2]


def test_a_card_is_dragged_into_its_cell(sitting: Sitting) -> None:
    """A drag is both steps at once: three touches instead of four."""
    sit_down(sitting)
    for number in range(100):
        session = sitting.play.session
        decision = session.decision()
        if decision is not None and decision.kind == "play" and session.view().round == 2:
            break
        sitting.answer(lambda actions, number=number: actions[number % len(actions)])  # type: ignore[misc]
    table, view = sitting.play.side.table, sitting.play.session.view()
    assert view.seat is not None
    card = view.places[f"seat/{view.seat}/hand"].pieces[1].handle
    cell = f"cell/{view.facts['free'][view.seat][2]}"
    start, end = table.rect_of(card).center(), table.rect_of(cell).center()
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(table.viewport(), start + (end - start) * step / 5)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=end)
    laid = (f"play {card.removeprefix('card/')}", f"at {cell.removeprefix('cell/')}")
    sitting.until(lambda: (asked := sitting.play.session.decision()) is not None and asked.draft == laid)


def test_confirm_stands_only_where_the_choice_is_complete(sitting: Sitting) -> None:
    sit_down(sitting, seed=7)
    sitting.uncover()
    shown = []
    while True:
        decision = sitting.play.session.decision()
        assert decision is not None
        shown.append((decision.kind, "confirm" in sitting.play.side.prompt.choices))
        if decision.kind == "lock":
            break
        touch(sitting, wanted(sitting, 0))
    assert shown == [("play", False), ("reserve", False), ("lock", True)]


def test_a_seat_is_looked_at_with_everything_that_lies_open(sitting: Sitting) -> None:
    sit_down(sitting, 4)
    to_round_four(sitting)
    press(Qt.Key.Key_3, Qt.KeyboardModifier.ShiftModifier)
    side = sitting.play.side
    assert side.drawer.isVisible()
    told = side.inspector.body.text()
    assert not side.inspector._picture.pixmap().isNull()
    assert side.inspector.body.isVisible()
    view = sitting.play.session.view()
    cells = [place for handle, place in view.places.items() if handle.startswith("seat/2/cell/")]
    assert len(cells) == 3
    for place in cells:
        assert card_name(place.pieces[0].face) in told


def test_all_lands_are_seen_side_by_side_and_are_gone_with_the_hand(sitting: Sitting) -> None:
    sit_down(sitting, 3)
    to_round_four(sitting)
    session, overlay = sitting.play.session, sitting.window.overlay
    press(Qt.Key.Key_V)
    assert overlay.isVisible()
    told = [made.accessibleName() for made in overlay.findChildren(QLabel) if not made.pixmap().isNull()]
    view = session.view()
    assert len(told) == 3
    for step, words in enumerate(told):
        seat = ((session.viewer or 0) + step) % 3
        cells = [place for handle, place in view.places.items() if handle.startswith(f"seat/{seat}/cell/")]
        assert len(cells) == 3
        assert all(card_name(place.pieces[0].face) in words for place in cells)
    hand = [card_name(piece.face) for piece in view.places[f"seat/{session.viewer}/hand"].pieces]
    assert not any(name in "".join(told) for name in hand)
    sitting.play.hide_now()
    assert not overlay.isVisible()
    press(Qt.Key.Key_V)
    assert not overlay.isVisible()


def test_a_game_goes_on_where_it_was_left(sit: Sit) -> None:
    sitting = sit()
    sit_down(sitting)
    for number in range(30):
        sitting.answer(lambda actions, number=number: actions[number % len(actions)])  # type: ignore[misc]
    before = sitting.play.session._match.digest()
    again = sit()
    again.window.resume()
    again.rest()
    assert again.play.session._match.digest() == before
