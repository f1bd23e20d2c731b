"""What happened, told to a log: the events of Bear Necessities and their beats. Changes nothing, decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.bear_necessities.actions import CELL_OF, HAND
from rules.bear_necessities.effects import COLOURS
from rules.bear_necessities.grid import NAMES, place
from rules.bear_necessities.memory import Hand, clockwise, without
from rules.kernel.action import Action
from rules.kernel.event import Event

if TYPE_CHECKING:
    from rules.bear_necessities.cards import Card
    from rules.bear_necessities.score import Story
    from rules.bear_necessities.state import State
    from rules.kernel.event import Log

DECK = "deck/cards"


def game_began(log: Log[State], state: State) -> None:
    log.event(Event("game_began"))
    log.event(Event("dealer_drawn", seat=state.dealer))
    for seat in clockwise(state.dealer, state.seats):
        _dealt(log, state, seat, state.hands[seat], DECK)
        _dealt_cards(log, seat, state.hands[seat], DECK)
    log.beat(state)


def _dealt(log: Log[State], state: State, seat: int, cards: Hand, source: str) -> None:
    target = f"seat/{seat}/hand"
    log.event(Event("dealt", seat=seat, count=len(cards), source=source, target=target, values=colours(state, cards)))


def _dealt_cards(log: Log[State], seat: int, cards: Hand, source: str) -> None:
    for card in cards:
        _own(log, "dealt_card", seat, card, source, f"seat/{seat}/hand")


def _own(log: Log[State], kind: str, seat: int, card: Action, source: str, target: str) -> None:
    log.event(Event(kind, seat=seat, audience=(seat,), count=1, piece=card.handle, source=source, target=target))


def colours(state: State, cards: Iterable[Action]) -> dict[str, str | int]:
    """How many cards of each colour there are among ``cards``: what their backs show (N17)."""
    backs = [state.deck.rules[card].colour for card in cards]
    return {colour: backs.count(colour) for colour in COLOURS}


def round_began(log: Log[State], state: State) -> None:
    log.event(Event("round_began", values={"round": state.round}))
    log.beat(state)


def locked(log: Log[State], state: State, seat: int) -> None:
    log.event(Event("locked", seat=seat))
    log.beat(state)


def revealed(log: Log[State], state: State) -> None:
    for seat, draft in enumerate(state.drafts):
        cell = CELL_OF[draft[1]]
        column, row = place(cell)
        source, target = f"seat/{seat}/hand", f"seat/{seat}/cell/{NAMES[cell]}"
        values: dict[str, str | int] = {"column": column, "row": row}
        piece = draft[0].handle
        log.event(Event("placed", seat=seat, count=1, piece=piece, source=source, target=target, values=values))
    for seat, (kept,) in enumerate(state.reserves):
        source, target = f"seat/{seat}/hand", f"seat/{seat}/reserve"
        _reserve(log, state, "reserved", seat, kept, source, target)
        _own(log, "reserved_card", seat, kept, source, target)
    log.beat(state)


def _reserve(log: Log[State], state: State, kind: str, seat: int, kept: Action, source: str, target: str) -> None:
    values: dict[str, str | int] = {"colour": state.deck.rules[kept].colour}
    log.event(Event(kind, seat=seat, count=1, source=source, target=target, values=values))


def activated(log: Log[State], state: State, seat: int, story: Story) -> None:
    """The last activation of ``story``; the state has its VP already, its bees not yet."""
    cell, vp, bees = story[-1]
    card = state.boards[seat][cell]
    if card is None:
        return
    values = parts(card, vp, card.met(state.tableaus[seat], cell, state.bees[seat]))
    values |= {"bees": bees, "number": len(story), "sum": sum(gained for _, gained, _ in story)}
    source, target = f"seat/{seat}/cell/{NAMES[cell]}", f"seat/{seat}/vp"
    piece = f"card/{card.id}"
    log.event(Event("activated", seat=seat, count=vp, piece=piece, source=source, target=target, values=values))
    if bees:
        _gained_bees(log, seat, bees, "card")


def parts(card: Card, vp: int, met: bool) -> dict[str, str | int]:
    """How the ``vp`` of an activation are made up: ``base``, and ``times`` things that bring ``each``."""
    if met:
        return {"goal": "met", "base": vp, "each": 0, "times": 0}
    times = (vp - card.vp) // card.each if card.each else 0
    return {"goal": "unmet" if card.goal else "", "base": card.vp, "each": card.each, "times": times}


def _gained_bees(log: Log[State], seat: int, bees: int, why: str) -> None:
    source, target = "supply/bees", f"seat/{seat}/bees"
    log.event(Event("gained_bees", seat=seat, count=bees, values={"why": why}, source=source, target=target))


def bee_time(log: Log[State], state: State, gains: Sequence[int]) -> None:
    """Each seat's sum of this round, the fewest of them, and who takes a bee."""
    least = min(gains)
    log.event(Event("bee_time", values={"least": least, **{f"seat{seat}": gain for seat, gain in enumerate(gains)}}))
    for seat, gain in enumerate(gains):
        if gain == least:
            _gained_bees(log, seat, 1, "fewest")
    log.beat(state)


def passed(log: Log[State], state: State, left: Sequence[Hand], reserves: Sequence[Hand]) -> None:
    """What was ``left`` of each hand goes to the left, and each reserve joins the new hand; the next round follows."""
    for seat, cards in enumerate(left):
        to = (seat + 1) % state.seats
        source, target = f"seat/{seat}/hand", f"seat/{to}/hand"
        values = {"to": to, **colours(state, cards)}
        log.event(Event("passed", seat=seat, count=len(cards), source=source, target=target, values=values))
        for card in cards:
            event = Event("passed_card", seat, (seat, to), source, target, 1, card.handle, {"to": to})
            log.event(event)
    for seat, (kept,) in enumerate(reserves):
        _reserve(log, state, "reserve_taken", seat, kept, f"seat/{seat}/reserve", f"seat/{seat}/hand")


def reserves_asked(log: Log[State], state: State) -> None:
    log.event(Event("deck_cut"))
    for seat in clockwise(state.dealer, state.seats):
        log.event(Event("set_aside", seat=seat, count=HAND, source=DECK, target=f"seat/{seat}/aside"))
    log.event(Event("phase_began", values={"phase": "keep"}))
    round_began(log, state)


def answered(log: Log[State], state: State, seat: int, kept: Action, taken: Hand, keeps: bool) -> None:
    """Only for the seat itself: its answer, and the new cards that it sees."""
    kind, target = ("keeps_reserve", "hand") if keeps else ("discards_reserve", "discards")
    _own(log, kind, seat, kept, f"seat/{seat}/reserve", f"seat/{seat}/{target}")
    _dealt_cards(log, seat, taken, f"seat/{seat}/aside")
    log.beat(state)


def all_answered(log: Log[State], state: State, reserves: Sequence[Hand], stayed: Sequence[bool]) -> None:
    for seat, (kept,) in enumerate(reserves):
        kind, target = ("reserve_stayed", "hand") if stayed[seat] else ("reserve_discarded", "discards")
        _reserve(log, state, kind, seat, kept, f"seat/{seat}/reserve", f"seat/{seat}/{target}")
    for seat in clockwise(state.dealer, state.seats):
        hand = state.hands[seat]
        aside = f"seat/{seat}/aside"
        _dealt(log, state, seat, without(hand, *reserves[seat]) if stayed[seat] else hand, aside)
        if stayed[seat]:
            log.event(Event("put_under", seat=seat, count=1, source=aside, target=DECK))
    log.event(Event("phase_began", values={"phase": "choose"}))
    log.beat(state)


def game_over(log: Log[State], state: State, hives: Sequence[int]) -> None:
    """The last reserves, then what hives bring, then the end."""
    for seat, cards in enumerate(state.discards):
        source, target = f"seat/{seat}/reserve", f"seat/{seat}/discards"
        log.event(Event("last_reserve", seat=seat, count=1, piece=cards[-1].handle, source=source, target=target))
    for seat, symbols in enumerate(hives):
        values: dict[str, str | int] = {"hives": symbols, "bees": state.bees[seat]}
        target = f"seat/{seat}/vp"
        log.event(Event("hives_paid", seat=seat, count=state.hive_vp[seat], target=target, values=values))
    log.event(Event("game_over"))
    log.beat(state)
