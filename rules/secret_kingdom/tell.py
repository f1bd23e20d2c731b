"""What happened, told to a log: the events of The Secret Kingdom and their beats. Changes nothing, decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.kernel.action import Action
from rules.kernel.event import Event
from rules.secret_kingdom import score
from rules.secret_kingdom.actions import ANY, COLOURS
from rules.secret_kingdom.gems import MOST, counts

if TYPE_CHECKING:
    from rules.kernel.event import Log
    from rules.secret_kingdom.state import State


def game_began(log: Log[State], state: State) -> None:
    log.event(Event("game_began"))
    for buy in state.market:
        _card(log, "turned_up", None, buy, "deck/honey", "market/honey")
    for hive in state.beehives:
        log.event(Event("beehive_shown", piece=f"card/{hive.id}", target="market/beehives", count=1))
    log.event(Event("first_player", seat=state.first, values={"how": _how(state)}))
    log.beat(state)


def _how(state: State) -> str:
    return "drawn" if state.options["first"] == "random" else "chosen"


def _card(log: Log[State], kind: str, seat: int | None, card: Action, source: str, target: str) -> None:
    log.event(Event(kind, seat=seat, count=1, piece=card.handle, source=source, target=target))


def turn_began(log: Log[State], state: State, seat: int, again: bool) -> None:
    values: dict[str, str | int] = {"round": state.round}
    if again:
        values["again"] = 1
    if state.ender >= 0:
        values["last"] = 1
    log.event(Event("turn_began", seat=seat, values=values))


def reshuffled(log: Log[State], state: State) -> None:
    source, target = "discard/gathering", "deck/gathering"
    log.event(Event("reshuffled", count=len(state.gathering), source=source, target=target))


def drew(log: Log[State], state: State, seat: int) -> None:
    for card in state.drawn:
        _card(log, "drew", seat, card, "deck/gathering", "market/drawn")
    log.beat(state)


def played(log: Log[State], state: State, seat: int, played: Action) -> None:
    _card(log, "played", seat, played, "market/drawn", "market/played")
    _card(log, "put_aside", seat, state.discard[-1], "market/drawn", "discard/gathering")


def gathered(log: Log[State], state: State, seat: int, before: int, symbols: Iterable[str], why: str) -> None:
    """The coloured symbols of a card, each gem under the limit; ``before`` is what the seat held."""
    held = list(counts(before))
    wanted = [0] * len(COLOURS)
    for symbol in symbols:
        if symbol != ANY:
            wanted[COLOURS.index(symbol)] += 1
    for colour, number in enumerate(wanted):
        fits = min(number, MOST - held[colour])
        _gained(log, seat, colour, fits, why)
        _lost(log, seat, COLOURS[colour], number - fits, why)
    log.beat(state)


def served(log: Log[State], state: State, seat: int, colours: Sequence[int], count: int, why: str) -> None:
    """Gems of these colours that left no choice, of ``count`` that were due."""
    for colour in sorted(set(colours)):
        _gained(log, seat, colour, colours.count(colour), why)
    _lost(log, seat, ANY, count - len(colours), why)
    log.beat(state)


def took(log: Log[State], state: State, seat: int, colour: int, why: str) -> None:
    _gained(log, seat, colour, 1, why)
    log.beat(state)


def _gained(log: Log[State], seat: int, colour: int, count: int, why: str) -> None:
    if count:
        name = COLOURS[colour]
        source, target = f"supply/{name}", f"seat/{seat}/gems/{name}"
        log.event(Event("gained", seat, count=count, source=source, target=target, values={"colour": name, "why": why}))


def _lost(log: Log[State], seat: int, colour: str, count: int, why: str) -> None:
    if count:
        log.event(Event("no_room", seat, count=count, values={"colour": colour, "why": why}))


def discarded(log: Log[State], card: Action) -> None:
    _card(log, "discarded", None, card, "market/played", "discard/gathering")


def bought(log: Log[State], state: State, seat: int, card: Action, paid: int) -> None:
    _card(log, "bought", seat, card, "market/honey", "market/bought")
    _given(log, "paid", seat, paid)
    log.beat(state)


def discarded_gems(log: Log[State], state: State, seat: int, gems: int) -> None:
    """By an effect; with no gem left there is only the word of it (S27)."""
    if not gems:
        log.event(Event("nothing_to_discard", seat=seat))
    _given(log, "gems_discarded", seat, gems)
    log.beat(state)


def _given(log: Log[State], kind: str, seat: int, gems: int) -> None:
    for name, count in zip(COLOURS, counts(gems), strict=True):
        if count:
            source, target = f"seat/{seat}/gems/{name}", f"supply/{name}"
            log.event(Event(kind, seat=seat, count=count, source=source, target=target, values={"colour": name}))


def placed(log: Log[State], state: State, seat: int, card: Action) -> None:
    log.event(
        Event(
            "placed",
            seat=seat,
            count=1,
            piece=card.handle,
            source="market/bought",
            target=f"seat/{seat}/honey",
            values={"points": state.deck.honey[card].points},
        )
    )


def turned_up(log: Log[State], state: State, card: Action) -> None:
    _card(log, "turned_up", None, card, "deck/honey", "market/honey")
    if state.ender >= 0:
        log.event(Event("end_triggered", seat=state.ender))


def game_over(log: Log[State], state: State) -> None:
    if state.winner >= 0:
        hive = score.fulfilled(state, state.winner)
        piece = f"card/{hive.id}" if hive else ""
        log.event(Event("instant_win", seat=state.winner, piece=piece))
    log.event(Event("game_over"))
    log.beat(state)
