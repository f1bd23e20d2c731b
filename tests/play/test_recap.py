"""What a cover tells of the time since its seat last held: public facts, few lines, everybody's chips."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.play import Recap, Session
from tests.play.clockwork import Page, page


def covers(kinds: str, seed: int) -> list[tuple[Page, Recap, int]]:
    """A recap of every cover of a game, with the number of beats that its seat had seen."""
    table = page(kinds, seed)
    chance = Random(seed)
    found = []
    while table.session.stage.kind != "over":
        table.step(chance)
        seat = table.session.stage.seat
        if table.session.stage.kind == "cover" and seat is not None:
            found.append((table, table.session.recap(seat), table.session._curtain.seen[seat]))
    return found


def chips(session: Session, seat: int, number: int) -> dict[str, int]:
    """All counted things of a seat after the first ``number`` beats, from the public view."""
    view = session._match.beats[max(number - 1, 0)].view(None)
    return {
        handle.rsplit("/", 1)[1]: place.count
        for handle, place in view.places.items()
        if place.owner == seat and place.kind in ("tokens", "hand")
    }


@pytest.mark.parametrize("kinds", ["hhh", "hhcc"])
def test_a_recap_has_five_lines_at_most_and_the_newest_last(kinds: str) -> None:
    recaps = [recap for _, recap, _ in covers(kinds, 3)]
    assert max(len(recap.lines) for recap in recaps) == 5
    for recap in recaps:
        assert len(recap.lines) <= 5
        rounds = [line.round for line in recap.lines]
        assert rounds == sorted(rounds)
        for line in recap.lines:
            assert len({event.kind for event in line.events}) == 1
            assert all(event.audience is None for event in line.events)


def test_what_was_revealed_is_never_left_out() -> None:
    table = page("hhhh", 5)
    chance = Random(5)
    told = 0
    while table.session.stage.kind != "over":
        table.step(chance)
        session = table.session
        seat = session.stage.seat
        if session.stage.kind != "cover" or seat is None:
            continue
        curtain = session._curtain
        beats = session._match.beats[curtain.seen[seat] : curtain.shown]
        revealed = any(event.kind == "revealed" for beat in beats for event in beat.events(None))
        kinds = [line.events[0].kind for line in session.recap(seat).lines]
        assert ("revealed" in kinds) == revealed
        assert "card_piled" not in kinds
        told += revealed
    assert told > 10


def test_chips_are_the_difference_since_the_last_hold_own_first() -> None:
    table = page("hhh", 3)
    chance = Random(3)
    compared = 0
    while table.session.stage.kind != "over":
        table.step(chance)
        session = table.session
        seat = session.stage.seat
        if session.stage.kind != "cover" or seat is None:
            continue
        curtain = session._curtain
        expected = {}
        for owner in range(3):
            before, after = (chips(session, owner, number) for number in (curtain.seen[seat], curtain.shown))
            net = {name: after[name] - before[name] for name in after if after[name] != before[name]}
            if net and curtain.shown > curtain.seen[seat]:
                expected[owner] = net
        recap = session.recap(seat)
        assert {found.seat: found.net for found in recap.chips} == expected
        order = [(found.seat - seat) % 3 for found in recap.chips]
        assert order == sorted(order)
        compared += bool(expected)
    assert compared > 5


def test_nothing_has_happened_gives_an_empty_recap() -> None:
    table = page("hhh", 7)
    table.settle()
    session = table.session
    session.uncover()
    while not session.needs_done:
        session.touch("deck/honey")
    seat = session.stage.seat
    assert seat is not None
    session.done()
    assert session.recap(seat) == Recap(seat, (), ())


def test_cards_drawn_are_told_by_a_line_or_by_chips_never_by_both() -> None:
    """After a card has been played the line says more: the chip is the difference of both."""
    told = {"line": 0, "chips": 0}
    for _, recap, _ in covers("hhh", 3):
        nets = {found.seat: found.net.get("hand", 0) for found in recap.chips}
        lines = [line for line in recap.lines if line.events[0].kind == "drew"]
        told["chips"] += not lines and any(net > 0 for net in nets.values())
        for line in lines:
            sums = dict.fromkeys((event.seat for event in line.events), 0)
            for event in line.events:
                sums[event.seat] += event.count
            assert any(nets.get(seat, 0) != count for seat, count in sums.items() if seat is not None)
            told["line"] += 1
    assert all(told.values())


def test_where_nothing_is_hidden_a_seat_is_told_what_came_since_it_acted() -> None:
    table = page("hhh", 3, "secret_kingdom")
    chance = Random(3)
    told = set()
    while table.session.stage.kind != "over":
        table.step(chance)
        table.settle()
        seat = table.session.asked
        if seat is not None:
            lines = table.session.recap(seat).lines
            assert not any(event.kind == "bought" and event.seat == seat for line in lines for event in line.events)
            told |= {event.kind for line in lines for event in line.events}
    assert {"gained", "placed", "paid"} <= told
