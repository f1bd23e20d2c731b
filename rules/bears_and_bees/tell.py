"""What happened, told to a log: the events of Bears & Bees and their beats. Changes nothing, decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.bears_and_bees.actions import HONEY, SWARM, TAKE_HONEY, TYPES
from rules.kernel.action import Action
from rules.kernel.event import Event

if TYPE_CHECKING:
    from rules.bears_and_bees.cards import Card
    from rules.bears_and_bees.state import State
    from rules.kernel.event import Log


def game_began(log: Log[State], state: State, order: Sequence[int]) -> None:
    log.event(Event("game_began"))
    for seat in order:
        log.event(Event("swarm_shown", seat=seat, piece=state.swarm_cards[seat].handle))
    for seat in order:
        _gained(log, seat, {"base": state.honey[seat], "left": 0, "right": 0, "last": 0})
    log.beat(state)


def round_began(log: Log[State], state: State) -> None:
    log.event(Event("round_began", values={"round": state.round}))
    for seat in state.locked():
        log.event(Event("locked", seat=seat))
    log.beat(state)


def locked(log: Log[State], state: State, seat: int) -> None:
    log.event(Event("locked", seat=seat))
    log.beat(state)


def revealed(log: Log[State], state: State) -> None:
    for seat, card in enumerate(state.table):
        source, target = f"seat/{seat}/hand", f"seat/{seat}/played"
        log.event(Event("revealed", seat=seat, count=1, piece=f"card/{card.id}", source=source, target=target))
    log.beat(state)


def phase_began(log: Log[State], state: State) -> None:
    log.event(Event("phase_began", values={"phase": state.phase}))


def honey_paid(log: Log[State], state: State) -> None:
    """The honey phase begins and pays; ``last`` is still that of the round before."""
    phase_began(log, state)
    table = state.table
    for seat, card in enumerate(table):
        if card.kind == HONEY:
            left, right = table[seat + 1 - state.seats].type, table[seat - 1].type
            _gained(log, seat, card.parts(left, right, (*TYPES, "")[state.last[seat]]))
    for seat, card in enumerate(table):
        if card.kind == HONEY and card.banner:
            _gifts(log, state, seat)
    log.beat(state)


def _gained(log: Log[State], seat: int, parts: dict[str, int]) -> None:
    source, target = "supply/honey", f"seat/{seat}/honey"
    log.event(
        Event("gained_honey", seat=seat, count=sum(parts.values()), values={**parts}, source=source, target=target)
    )


def _gifts(log: Log[State], state: State, giver: int) -> None:
    left, right = (giver + 1) % state.seats, (giver - 1) % state.seats
    for seat, count in ((left, 1), (right, 1)) if left != right else ((left, 2),):
        source, target = "supply/honey", f"seat/{seat}/honey"
        log.event(Event("gift_honey", seat=seat, count=count, values={"giver": giver}, source=source, target=target))


def research_gift(log: Log[State], state: State, seat: int) -> None:
    _gifts(log, state, seat)
    log.beat(state)


def bears_ate(log: Log[State], state: State, eaten: Sequence[tuple[int, int]]) -> None:
    for seat, tokens in eaten:
        honey = f"seat/{seat}/honey"
        log.event(Event("bear_ate", seat=seat, count=tokens, source=honey, target="supply/honey"))
        log.event(Event("gained_experience", seat=seat, count=1, target=f"seat/{seat}/experience"))
    if eaten:
        log.beat(state)


def drew(log: Log[State], state: State, seat: int, kind: int, play: Action, ends: bool = False) -> None:
    source, target = f"deck/{TYPES[kind]}", f"seat/{seat}/hand"
    log.event(Event("drew", seat=seat, count=1, source=source, target=target))
    log.event(Event("drew_card", seat=seat, audience=(seat,), count=1, piece=play.handle, source=source, target=target))
    if not state.decks[kind]:
        log.event(Event("deck_emptied", values={"deck": TYPES[kind]}))
    if ends:
        log.event(Event("end_triggered", values={"why": "deck"}))
    log.beat(state)


def stopped(log: Log[State], state: State, why: str, seat: int) -> None:
    """``hand_full`` or ``decks_empty``: a seat takes no more cards."""
    log.event(Event(why, seat=seat))
    log.beat(state)


def swarm_came(
    log: Log[State],
    state: State,
    owner: int,
    sums: Sequence[int],
    winners: Sequence[tuple[int, int]],
    fifth: Sequence[int],
) -> None:
    """One swarm: the sums, who gets it for how much honey, and whose fifth token ends the game."""
    log.event(Event("swarm_count", seat=owner, values={f"seat{seat}": total for seat, total in enumerate(sums)}))
    for seat, honey in winners:
        log.event(Event("swarm_came", seat=seat, count=1, target=f"seat/{seat}/swarms"))
        if honey:
            source, target = f"seat/{seat}/honey", "supply/honey"
            log.event(Event("swarm_honey_lost", seat=seat, count=honey, source=source, target=target))
    if not winners:
        log.event(Event("swarm_stayed", seat=owner))
    for seat in fifth:
        log.event(Event("end_triggered", seat=seat, values={"why": "swarms", "seat": seat}))
    log.beat(state)


def compensated(log: Log[State], seat: int, action: Action) -> None:
    log.event(Event("compensated", seat=seat, values={"with": "honey" if action is TAKE_HONEY else "card"}))


def honey_taken(log: Log[State], state: State, seat: int) -> None:
    _gained(log, seat, {"base": 1, "left": 0, "right": 0, "last": 0})
    log.beat(state)


def cards_piled(log: Log[State], state: State, table: Iterable[Card]) -> None:
    """The end of the round: a beat of its own only in the last one, else the next round begins in it."""
    for seat, card in enumerate(table):
        if card.kind == SWARM:
            source, target = f"seat/{seat}/played", f"seat/{seat}/hand"
            log.event(Event("swarm_back", seat=seat, count=1, piece=f"card/{card.id}", source=source, target=target))
        else:
            source, target = f"seat/{seat}/played", f"seat/{seat}/pile"
            log.event(Event("card_piled", seat=seat, count=1, piece=f"card/{card.id}", source=source, target=target))
    if state.ending:
        log.beat(state)


def game_over(log: Log[State], state: State) -> None:
    log.event(Event("game_over"))
    log.beat(state)
