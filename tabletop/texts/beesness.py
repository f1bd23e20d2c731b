"""The words of Beesness: bees, places, events, prompts and choices as sentences.

Every function takes what a View, an Event or a Decision holds and the seats' shown names; none of them knows a state,
so none can tell more than its caller may know. What has happened is told in ``beesness_events``; what a choice would
bring, the sheet of a trade and the charts are put into words in ``beesness_amounts``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.kernel.decision import Decision
from rules.kernel.view import View
from tabletop.texts import beesness_amounts as amounts
from tabletop.texts import say
from tabletop.texts.beesness_amounts import (
    because,
    charts,
    fists,
    preview_words,
    previewed,
    sheet,
    stepper,
    tally,
    thing,
    told_charts,
)
from tabletop.texts.beesness_events import bee_name, card_name, event_text, together

__all__ = [
    "because",
    "charts",
    "fists",
    "bee_name",
    "card_name",
    "event_text",
    "together",
    "preview_words",
    "previewed",
    "sheet",
    "stepper",
    "tally",
    "thing",
    "told_charts",
]

PHASES = (
    ("market", "worker", "accent", "on_accent"),
    ("turn", "garden_tulip", "mountain", "on_mountain"),
    ("flowers", "honey_pot", "rose", "on_rose"),
)
"""The flags of the phase strip, in order: key, symbol, and the theme's colours while it goes on."""

STRIP = {"auction": "market", "answer": "market", "vote": "turn", "discard": "turn", "over": ""}
"""Phases that colour another flag than their own, or none."""


def phase_now(view: View) -> str:
    """Which flag is coloured: a trade belongs to the market or to the turn in which it is offered."""
    if view.phase == "answer" and view.facts["turn"] is not None:
        return "turn"
    return STRIP.get(view.phase, view.phase)


COUNTED = (("honey", "coin_1"), ("flowers", "flower"))
"""What a small picture of the table counts at each seat: the name of the place and its symbol."""

PODIUM = "coin_1"
"""The symbol of what decides first."""

SHOWN_AT_END: tuple[str, ...] = ()
_SET_OUT = ("rolled", "starts", "bee_taken", "honey_given")
_GOES_ON = ("auction_opened", "bid_made", "dropped_out", "passed", "market_closed", "turn_began", "turn_ended")
PASSING = frozenset({*_SET_OUT, *_GOES_ON})
"""Kinds of events of which a recap tells only what came of them."""
TIMED = ("flowers",)
"""Phases that the table may have a clock for."""
CHART_BY = amounts.CHART_BY

KEYS = (
    ("F", "pick"),
    ("W", "hatch worker"),
    ("D", "hatch drone"),
    ("Q", "hatch "),
    ("C", "call referendum"),
    ("E", "end turn"),
    ("P", "pass"),
    ("B", "bid "),
    ("O", "drop"),
    ("S", "all drop"),
    ("S", "all pass"),
    ("Y", "vote yes"),
    ("N", "vote no"),
    ("A", "accept"),
    ("X", "decline"),
    ("T", "offer"),
)
"""Single keys: the first legal action that is called so, or begins so where the text ends in a space; after ``all`` the
answer of everybody who is asked in a row."""

BEES = ("worker", "drone", "queen")
FACES = (*BEES, "queen_used")


@dataclass(frozen=True)
class Bee:
    """A card of the market, as far as words go."""

    name: str
    price: int


def card(view: View, face: str) -> Bee | None:
    """The bee that ``face`` shows; ``None`` where it is none."""
    name = face.rpartition("/")[2].removesuffix("_used")
    return Bee(name, view.facts["prices"][BEES.index(name)]) if name in BEES else None


def card_text(card: Bee) -> list[str]:
    """What a bee does, one short sentence a line."""
    return [line for _symbol, line in card_lines(card)]


def card_lines(card: Bee) -> list[tuple[str, str]]:
    """The same with a symbol before each sentence."""
    does = {"worker": "flower", "drone": "coin_1", "queen": "bee"}[card.name]
    after = "queen" if card.name == "queen" else "hive"
    return [
        (does, say(f"beesness.does.{card.name}")),
        (after, say(f"beesness.after.{card.name}")),
        ("price_tag", say("beesness.price", count=card.price)),
    ]


def place_text(view: View, handle: str, names: Sequence[str]) -> str:
    """What lies in the place ``handle``, as one sentence without a full stop; nothing that ``view`` does not hold."""
    place, facts = view.places[handle], view.facts
    first, _, last = handle.partition("/")
    if last in BEES and first == "market":
        price = facts["prices"][BEES.index(last)]
        return say("beesness.place.market", bees=say(f"beesness.plural.{last}"), count=place.count, price=price)
    if first == "seat":
        return _seat_text(view, handle, names)
    if first == "discard":
        return say("beesness.place.discard", name=names[place.owner or 0], what=thing(last, place.count))
    if handle == "calendar":
        return say("beesness.place.calendar", count=place.count, rounds=facts["rounds"])
    if handle == "auction/bee":
        return say("beesness.place.auction.bee", bee=bee_name(facts["auction"]["bee"]))
    if handle == "auction/bid":
        return say("beesness.place.auction.bid", count=place.count, name=names[place.owner or 0])
    if first == "trade" and place.owner is not None and place.kind == "trade":
        what = thing(last.rpartition("/")[2], place.count) if place.count else say("beesness.nothing")
        return say("beesness.place.trade.give", name=names[place.owner], what=what)
    return say(f"beesness.place.{handle.replace('/', '.')}", count=place.count)


def _seat_text(view: View, handle: str, names: Sequence[str]) -> str:
    place, what = view.places[handle], handle.rpartition("/")[2]
    seat = place.owner or 0
    values: dict[str, Any] = {"name": names[seat], "count": place.count}
    if what == "queens":
        values["used"] = view.facts["used"][seat]
    if what != "ballot":
        return say(f"beesness.place.{what}", **values)
    if not place.count and not (place.pieces and place.pieces[0].face):
        return say("beesness.place.ballot.none", **values)
    face = place.pieces[0].face if place.pieces else ""
    if not face:
        return say("beesness.place.ballot.closed", **values)
    if face.isdigit():
        return say("beesness.place.ballot.fist", name=names[seat], count=int(face))
    return say("beesness.place.ballot.vote", name=names[seat], what=card_name(face))


def prompt(decision: Decision, name: str) -> tuple[str, str]:
    """What is asked of the seat called ``name``, and why: two short sentences."""
    base, kind, values = "beesness.prompt.", decision.kind, decision.values
    if kind == "bid":
        what = say(base + "bid", name=name, bid=values["bid"], bee=bee_name(str(values["bee"])))
        return what, say(base + "bid.why")
    if kind in ("offer", "counter"):
        return say(base + "offer", name=name), say(base + "offer.why")
    if kind == "partner":
        return say(base + "partner", name=name), say(base + "partner.why")
    if kind == "answer":
        return say(base + "answer", name=name), say(base + ("answer.why" if values["counters"] else "answer.last.why"))
    if kind == "plan":
        plan = _plan(decision)
        what = f"plan.{plan}" if plan in ("rest", "end") else "plan"
        return say(base + what, name=name), say(f"{base}plan.{plan}.why")
    if kind == "vote":
        if decision.draft:
            vote = card_name(decision.draft[-1].rpartition(" ")[2]).lower()
            return say(base + "voted", name=name, what=vote), say(base + "voted.why")
        return say(base + "vote", name=name, count=values["votes"]), say(base + "vote.why")
    if kind == "sell":
        if decision.draft:
            sold = thing("flower", int(decision.draft[-1].rpartition(" ")[2]))
            return say(base + "sold", name=name, what=sold), say(base + "sold.why")
        why = "sell.why" if values["pot"] else "sell.empty.why"
        return say(base + "sell", name=name), say(base + why, pot=values["pot"])
    return say(base + kind, name=name), say(f"{base}{kind}.why")


def _plan(decision: Decision) -> str:
    """What a seat on turn is told of its possibilities."""
    picks = "pick" in decision.actions
    hatches = any(action.startswith("hatch") for action in decision.actions)
    if picks and decision.values["garden"] == 1:
        return "last"
    if picks or hatches:
        return "both" if picks and hatches else "pick" if picks else "queen"
    return "rest" if "call referendum" in decision.actions else "end"


def action_text(action: str) -> str:
    """The spoken name of an action's text: ``hire drone`` -> ``Open the bidding for a drone``."""
    verb, _, rest = action.partition(" ")
    what, _, number = rest.rpartition(" ")
    if verb in ("hire", "hatch", "discard"):
        return say(f"beesness.action.{verb}", bee=bee_name(rest))
    if verb == "vote":
        return say(f"beesness.action.vote.{rest}")
    if verb == "sell":
        return say("beesness.action.sell", what=thing("flower", int(rest)))
    if verb in ("give", "want"):
        return say(f"beesness.action.{verb}", what=thing(what, int(number)))
    if verb == "to":
        return say("beesness.action.to", seat=int(number) + 1)
    return say(f"beesness.action.{verb}", count=rest)


def named_action(action: str, names: Sequence[str]) -> str:
    """The spoken name of an action that is about a seat, by the name of who sits there; else empty."""
    verb, _, rest = action.partition(" ")
    return say("beesness.action.to.named", name=names[int(rest.rpartition(" ")[2])]) if verb == "to" else ""


def buttons(decision: Decision) -> list[tuple[str, str]]:
    """The choices that the prompt bar offers as buttons: (action text, words on the button), at most three.

    A vote there is one press: it closes the ballot, and that covers it.
    """
    offered = {"choose": ("pass",), "bid": ("drop",), "answer": ("decline", "counter", "accept"), "plan": ("end turn",)}
    found = [action for action in offered.get(decision.kind, ()) if action in decision.actions]
    if decision.kind == "vote" and not decision.draft:
        return [(f"vote {vote}; lock", say(f"beesness.button.{vote}")) for vote in ("yes", "no")]
    return [(action, say(f"beesness.button.{action.partition(' ')[0]}")) for action in found]


def around(decision: Decision, view: View, names: Sequence[str], seats: Sequence[int]) -> tuple[str, str, str] | None:
    """One answer of several people: its action, and the words of the button that gives it for all ``seats``, whole and
    short.

    Nobody bids more, and the bee is sold; nobody hires, and the market closes.
    """
    if decision.kind == "choose":
        return "pass", say("beesness_table.around.hire"), say("beesness_table.around.nobody")
    if decision.kind != "bid":
        return None
    leader = int(decision.values["leader"])
    last = set(view.facts["auction"]["standing"]) <= {leader, *seats}
    if not last:
        return "drop", say("beesness_table.around.bid"), say("beesness_table.around.nobody")
    return "drop", say("beesness_table.around.sold", name=names[leader]), say("beesness_table.around.sold.short")


def twice(action: str, decision: Decision) -> str:
    """What is said before ``action`` is taken for good, where it would end the game for all; else empty."""
    last = action == "pick" and decision.kind == "plan" and decision.values["garden"] == 1
    return say("beesness.twice.pick") if last else ""


def chip(kind: str, count: int) -> str:
    """A net change for the cover: ``+3 honey``."""
    word = say(f"beesness.chip.{kind}", count=abs(count))
    return ("+" if count >= 0 else "\u2212") + word
