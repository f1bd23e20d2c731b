"""The words of honey stall: sentences, functions over them and one chapter of rules in one room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.decision import Decision
from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.texts.pieces import Chart, PreviewWords, Series, Sheet, SheetRow, Stepper

SENTENCES = {
    "honey_stall.title": "Honey stall",
    "honey_stall.limit.fewest": "A market needs three.",
    "honey_stall.limit.most": "Six is the most: the stall has six places.",
    "honey_stall.phase.bid": "Bids",
    "honey_stall.phase.offer": "Offer",
    "honey_stall.phase.sell": "Sales",
    "honey_stall.option.short": "Short market",
    "honey_stall.option.short.note": "One round instead of two.",
    "honey_stall.option.mood": "Mood",
    "honey_stall.option.mood.calm": "calm",
    "honey_stall.option.mood.wild": "wild",
    "honey_stall.component.honey": "Honey",
    "honey_stall.decided.honey": "{name} has the most honey.",
    "honey_stall.decided.shared": "{names} share it.",
    "honey_stall.decided.nobody": "Too much was sold: {names} lose together.",
    "honey_stall.key.N": "Bid nothing",
}
PHASES = (
    ("bid", "card", "accent", "on_accent"),
    ("offer", "type_honey", "honey", "on_honey"),
    ("sell", "type_swarm", "swarm", "on_swarm"),
)
STRIP: dict[str, str] = {}
COUNTED = (("honey", "honey_drop"), ("honey", "honey_drop"))
PODIUM = "honey_drop"
KEYS = (("N", "bid 0"), ("C", "comb "))
SHOWN_AT_END: tuple[str, ...] = ()
CHART_BY = "round"


def card_name(face: str) -> str:
    return face


def card_text(card: Any) -> list[str]:
    return []


def card_lines(card: Any) -> list[tuple[str, str]]:
    return []


def card(view: View, face: str) -> Any:
    return None


def place_text(view: View, handle: str, names: Sequence[str]) -> str:
    place = view.places[handle]
    return "The stall" if place.owner is None else f"{names[place.owner]} has {place.count} honey"


def event_text(event: Event, names: Sequence[str]) -> str:
    return f"{event.kind} {names[event.seat]} {event.count}" if event.seat is not None else event.kind


def together(events: Sequence[Event], names: Sequence[str]) -> str:
    return "; ".join(event_text(event, names) for event in events)


def prompt(decision: Decision, name: str) -> tuple[str, str]:
    return f"{name}, {decision.kind}?", "For the honey."


def action_text(action: str) -> str:
    return action.capitalize()


def buttons(decision: Decision) -> list[tuple[str, str]]:
    return []


def previewed(key: str, decision: Decision) -> tuple[str, ...]:
    return ("bid 2",) if decision.kind == "bid" and key == "auction/bid" else ()


def preview_words(data: Mapping[str, Any], names: Sequence[str], left: str) -> PreviewWords:
    gain = str(data["gain"])
    lines = (
        ("honey_drop", "The bid", gain, ""),
        ("", f"Left of it: {left}", "", "good"),
        ("", "Together", gain, "sum"),
    )
    return PreviewWords(f"{data['action']} would bring", "", f"Together {gain}", lines)


def stepper(decision: Decision) -> Stepper | None:
    if decision.kind == "bid":
        return Stepper(decision.actions, tuple(f"Bid {text[4:]}" for text in decision.actions), 1)
    if decision.kind == "sell" and not decision.draft:
        return Stepper(tuple(f"{text}; lock" for text in decision.actions), tuple(map(action_text, decision.actions)))
    return None


def sheet(decision: Decision, view: View, names: Sequence[str]) -> Sheet | None:
    if decision.kind != "offer":
        return None
    rows = (
        SheetRow("Combs", "comb", ("", "comb 1", "comb 2", "comb 3"), ("0", "1", "2", "3")),
        SheetRow("Jars", "jar_3", ("", "jar 1", "jar 2"), ("0", "1", "2"), 1),
    )
    return Sheet(
        f"{names[int(decision.values['seat'])]} offers", "All may see it.", rows, "Offer it", ("lock", "Nothing")
    )


def charts(rounds: Sequence[View], names: Sequence[str]) -> list[Chart]:
    xs = tuple(float(view.round) for view in rounds)
    lines = tuple(
        Series(seat, name, xs, tuple(float(view.places[f"seat/{seat}/honey"].count) for view in rounds))
        for seat, name in enumerate(names)
    )
    cells = tuple(((value, None),) for value in lines[0].ys) if rounds else ()
    return [
        Chart("Honey", "Round", "Honey", lines),
        Chart("Bars", "Round", "Honey", lines, "bars"),
        Chart("Cells", "", "", tuple(Series(0, name, (), ()) for name in names[: len(cells)]), "heat", cells),
    ]


def chip(kind: str, count: int) -> str:
    return f"{count:+} {kind}"


CHAPTERS = ()
