"""What happened, told to a log: the events of Beesness and their beats. Changes nothing, decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.beesness.actions import BEES, GOODS, HEAPS, PRICES, SIDES
from rules.beesness.score import drones_for
from rules.kernel.event import Event

if TYPE_CHECKING:
    from rules.beesness.score import Division
    from rules.beesness.state import State
    from rules.kernel.event import Log


def heap(seat: int, kind: int) -> str:
    """The handle of the place where ``seat`` keeps what ``kind`` is."""
    return f"seat/{seat}/{HEAPS[kind]}"


def stack(kind: int) -> str:
    return f"market/{BEES[kind]}"


def table_laid(log: Log[State], state: State) -> None:
    log.event(Event("game_began", values={"rounds": state.rounds}))
    log.event(Event("planted", count=state.garden, source="unplanted", target="garden", values={"left": state.garden}))
    for seat in range(state.seats):
        for kind, bee in enumerate(BEES[:2]):
            log.event(
                Event("bee_taken", seat=seat, count=1, source=stack(kind), target=heap(seat, kind), values={"bee": bee})
            )
        honey = state.honey[seat]
        log.event(Event("honey_given", seat=seat, count=honey, source="bank", target=f"seat/{seat}/honey"))
    log.beat(state)


def rolled(log: Log[State], state: State, rolling: Sequence[int], dice: Sequence[int], throw: int) -> None:
    for seat, die in zip(rolling, dice, strict=True):
        log.event(Event("rolled", seat=seat, values={"die": die, "throw": throw}))
    log.beat(state)


def starts(log: Log[State], state: State) -> None:
    log.event(Event("starts", seat=state.starter))


def round_began(log: Log[State], state: State) -> None:
    log.event(Event("round_began", seat=state.starter, values={"round": state.round, "rounds": state.rounds}))


def phase_began(log: Log[State], state: State) -> None:
    log.event(Event("phase_began", values={"phase": state.phase}))


# The bees market


def pot_filled(log: Log[State], state: State, added: int, missing: int) -> None:
    phase_began(log, state)
    values: dict[str, str | int] = {"garden": state.garden, "missing": missing}
    log.event(Event("pot_filled", count=added, source="bank", target="pot", values=values))
    log.beat(state)


def market_skipped(log: Log[State], state: State) -> None:
    log.event(Event("market_skipped"))
    log.beat(state)


def passed(log: Log[State], state: State, seat: int, why: str) -> None:
    """``why``: ``chose``, or ``cannot`` where it could do nothing else."""
    log.event(Event("passed", seat=seat, values={"why": why}))
    log.beat(state)


def market_closed(log: Log[State], state: State) -> None:
    log.event(Event("market_closed", values={"why": "passes" if any(state.stacks) else "stacks"}))
    log.beat(state)


def auction_opened(log: Log[State], state: State) -> None:
    values: dict[str, str | int] = {"bee": BEES[state.bee], "price": PRICES[state.bee]}
    log.event(Event("auction_opened", seat=state.leader, values=values))
    log.beat(state)


def bid_made(log: Log[State], state: State) -> None:
    log.event(Event("bid_made", seat=state.leader, count=state.bid, values={"bee": BEES[state.bee]}))
    log.beat(state)


def dropped_out(log: Log[State], state: State, seat: int, why: str) -> None:
    log.event(Event("dropped_out", seat=seat, values={"bee": BEES[state.bee], "why": why}))
    log.beat(state)


def bee_hired(log: Log[State], state: State, seat: int, kind: int, price: int) -> None:
    log.event(Event("honey_paid", seat=seat, count=price, source=f"seat/{seat}/honey", target="pot"))
    values: dict[str, str | int] = {"bee": BEES[kind], "price": price}
    log.event(
        Event("bee_hired", seat=seat, count=1, source=stack(kind), target=heap(seat, kind), values=values),
    )
    log.beat(state)


# Trade


def trade_offered(log: Log[State], state: State, partner: int, countered: bool) -> None:
    """``give_honey``, ``want_worker`` and so on, from where the maker sits; what is not in the offer is left out."""
    values: dict[str, str | int] = {"to": partner, "counter": int(countered)}
    names = [f"{side}_{thing}" for side in SIDES for thing in GOODS]
    values.update({name: amount for name, amount in zip(names, state.terms, strict=True) if amount})
    log.event(Event("trade_offered", seat=state.maker, values=values))
    log.beat(state)


def trade_accepted(log: Log[State], state: State, maker: int, seat: int, terms: Sequence[int]) -> None:
    log.event(Event("trade_accepted", seat=seat, values={"maker": maker}))
    for place, amount in enumerate(terms):
        giver, taker = (maker, seat) if place < len(GOODS) else (seat, maker)
        kind = place % len(GOODS)
        if amount:
            values: dict[str, str | int] = {"thing": GOODS[kind], "to": taker}
            source, target = heap(giver, kind), heap(taker, kind)
            log.event(
                Event("handed_over", seat=giver, count=amount, source=source, target=target, values=values),
            )
    log.beat(state)


def trade_declined(log: Log[State], state: State, maker: int, seat: int) -> None:
    log.event(Event("trade_declined", seat=seat, values={"maker": maker}))
    log.beat(state)


# Own turns and the referendum


def turn_began(log: Log[State], state: State, seat: int) -> None:
    log.event(Event("turn_began", seat=seat))
    log.beat(state)


def picked(log: Log[State], state: State, seat: int) -> None:
    target = f"seat/{seat}/flowers"
    log.event(Event("picked", seat=seat, count=1, source="garden", target=target, values={"left": state.garden}))
    log.event(Event("worker_left", seat=seat, count=1, source=f"seat/{seat}/workers", target="market/worker"))
    log.beat(state)


def hatched(log: Log[State], state: State, seat: int, kind: int) -> None:
    values: dict[str, str | int] = {"bee": BEES[kind]}
    log.event(Event("hatched", seat=seat, count=1, source=stack(kind), target=heap(seat, kind), values=values))
    log.beat(state)


def turn_ended(log: Log[State], state: State, seat: int, why: str) -> None:
    log.event(Event("turn_ended", seat=seat, values={"why": why}))
    log.beat(state)


def referendum_called(log: Log[State], state: State, seat: int) -> None:
    log.event(Event("referendum_called", seat=seat))
    log.beat(state)


def locked(log: Log[State], state: State, seat: int) -> None:
    log.event(Event("locked", seat=seat))
    log.beat(state)


def votes_counted(log: Log[State], state: State, caller: int, yes: int, no: int) -> None:
    for seat, ballot in enumerate(state.ballots):
        if ballot is not None:
            vote = "yes" if ballot else "no"
            target = f"seat/{seat}/ballot"
            log.event(Event("voted", seat=seat, count=state.bees(seat), target=target, values={"vote": vote}))
    kind = "referendum_passed" if yes > no else "referendum_failed"
    log.event(Event(kind, seat=caller, values={"yes": yes, "no": no}))
    log.beat(state)


def bee_given(log: Log[State], state: State, seat: int, kind: int, why: str, planted: int) -> None:
    """``why``: ``chose``, or ``only`` where all its bees were of one kind."""
    values: dict[str, str | int] = {"bee": BEES[kind], "why": why}
    log.event(Event("bee_discarded", seat=seat, count=1, source=heap(seat, kind), target=stack(kind), values=values))
    left = {"left": state.garden}
    log.event(Event("planted", seat=seat, count=planted, source="unplanted", target="garden", values={**left}))
    log.beat(state)


def beesaster(log: Log[State], state: State, seat: int) -> None:
    log.event(Event("beesaster", seat=seat))


# The flower market and the end


def flower_market_began(log: Log[State], state: State) -> None:
    phase_began(log, state)
    log.beat(state)


def nobody_sold(log: Log[State], state: State) -> None:
    log.event(Event("nobody_sold", values={"pot": state.pot}))
    log.beat(state)


def fists_opened(log: Log[State], state: State) -> None:
    for seat, ballot in enumerate(state.ballots):
        if ballot is not None:
            target, most = f"seat/{seat}/ballot", state.limit(seat)
            log.event(Event("fist_opened", seat=seat, count=ballot, target=target, values={"most": most}))
    log.beat(state)


def pot_divided(log: Log[State], state: State, division: Division) -> None:
    """``short``: honey handed out one by one, where the bank could not round the price up."""
    flowers = sum(ballot or 0 for ballot in state.ballots)
    values: dict[str, str | int] = {"pot": state.pot, "flowers": flowers, "price": division.price}
    log.event(Event("price_set", values={**values, "bank": division.added, "short": division.short}))
    if division.added:
        log.event(Event("bank_added", count=division.added, source="bank", target="pot"))


def flowers_sold(log: Log[State], state: State, sold: Sequence[int], division: Division) -> None:
    for seat, count in enumerate(sold):
        if not count:
            continue
        own = f"seat/{seat}/"
        log.event(Event("flowers_sold", seat=seat, count=count, source=own + "flowers", target="unplanted"))
        earned = division.earned[seat]
        values: dict[str, str | int] = {"flowers": count, "price": division.price}
        values["extra"] = earned - division.price * count
        log.event(Event("honey_earned", seat=seat, count=earned, source="pot", target=own + "honey", values=values))
        spent = drones_for(count)
        log.event(Event("drones_spent", seat=seat, count=spent, source=own + "drones", target="market/drone"))
    log.beat(state)


def round_ended(log: Log[State], state: State) -> None:
    log.event(Event("round_ended", values={"round": state.round}))


def game_over(log: Log[State], state: State) -> None:
    log.event(Event("game_over"))
    log.beat(state)
