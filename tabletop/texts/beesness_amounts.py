"""Amounts of Beesness in words: steppers, the sheet of a trade, what a choice would bring, and the charts.

It reads decisions, views and the dictionaries of ``game.preview``, and works out nothing that they do not say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.decision import Decision
from rules.kernel.event import Event
from rules.kernel.view import View
from tabletop.texts import say
from tabletop.texts.pieces import Chart, Fist, Fists, Line, PreviewWords, Series, Sheet, SheetRow, Stepper

THINGS = ("worker", "drone", "queen", "flower", "honey")
SYMBOLS = {"worker": "worker", "drone": "drone", "queen": "queen", "flower": "flower", "honey": "coin_1"}
CHART_BY = "round"


def thing(what: str, count: int) -> str:
    """So many of a thing that is held or traded: ``2 workers``."""
    return say(f"beesness.thing.{what}", count=count)


def stepper(decision: Decision) -> Stepper | None:
    """A bid, flowers to pick by as many workers, or flowers in the fist, where a decision asks for one of them."""
    if decision.kind == "plan":
        return _picking(decision)
    verb = {"bid": "bid", "sell": "sell"}.get(decision.kind, "")
    actions = tuple(action for action in decision.actions if verb and action.startswith(f"{verb} "))
    if not actions:
        return None
    words = tuple(say(f"beesness.button.{verb}", count=action.rpartition(" ")[2]) for action in actions)
    if verb == "bid":
        return Stepper(actions, words, 0)
    # A fist closes with its number; everybody would rather sell what can be sold.
    return Stepper(tuple(f"{action}; lock" for action in actions), words, len(actions) - 1)


def _picking(decision: Decision) -> Stepper | None:
    """All workers pick, or as many as leave a flower; the last flower of the garden is never picked in passing."""
    most = min(int(decision.values["workers"]), int(decision.values["garden"]) - 1)
    if "pick" not in decision.actions or most < 1:
        return None
    actions = tuple("; ".join(["pick"] * count) for count in range(1, most + 1))
    words = tuple(say("beesness.button.pick", count=count) for count in range(1, most + 1))
    return Stepper(actions, words, most - 1)


def sheet(decision: Decision, view: View, names: Sequence[str]) -> Sheet | None:
    """The sheet of an offer that is being made up: what is given and what is wanted, thing by thing."""
    if decision.kind not in ("offer", "counter"):
        return None
    rows = []
    for side in ("give", "want"):
        for what in THINGS:
            actions = [action for action in decision.actions if action.startswith(f"{side} {what} ")]
            if actions:
                label = say(f"beesness_table.sheet.{side}", things=say(f"beesness.plural.{what}").lower())
                words = ["0", *(action.rpartition(" ")[2] for action in actions)]
                rows.append(SheetRow(label, SYMBOLS[what], ("", *actions), tuple(words), 0))
    title = say("beesness_table.sheet.title", name=names[int(decision.values["to"])])
    return Sheet(
        title,
        say("beesness_table.sheet.note"),
        tuple(rows),
        say("beesness_table.sheet.send"),
        ("take_back", say("beesness_table.sheet.close")),
    )


def fists(asked: Sequence[tuple[int, Decision]], view: View) -> Fists | None:
    """Votes or flowers that people show with their hands; ``asked`` are they, each with the question. ``view`` is the
    public one."""
    kinds = {decision.kind for _seat, decision in asked}
    if len(kinds) != 1 or not kinds <= {"vote", "sell"}:
        return None
    (kind,) = kinds
    found = [_vote(seat, decision) if kind == "vote" else _flowers(seat, decision) for seat, decision in asked]
    base = f"beesness_table.fists.{kind}"
    stake = view.places["garden" if kind == "vote" else "pot"].count
    return Fists(say(base), say(f"{base}.before", count=stake), say(f"{base}.after"), tuple(found))


def _vote(seat: int, decision: Decision) -> Fist:
    votes = ("yes", "no")
    note = say("beesness_table.tile.votes", count=int(decision.values["votes"]))
    actions = tuple(f"vote {vote}; lock" for vote in votes)
    words = tuple(say(f"beesness.card.{vote}") for vote in votes)
    return Fist(seat, note, actions, words, ("vote_yes", "vote_no"))


def _flowers(seat: int, decision: Decision) -> Fist:
    most = int(decision.values["most"])
    actions = tuple(f"sell {count}; lock" for count in range(most + 1))
    words = tuple(str(count) for count in range(most + 1))
    return Fist(seat, say("beesness_table.fists.most", count=most), actions, words, ("",) * (most + 1))


def tally(view: View) -> tuple[int, int] | None:
    """Bees for and against, from the votes that lie open; ``None`` where none do. Who has given a bee meanwhile voted
    with one more."""
    votes = {"yes": 0, "no": 0}
    if view.phase != "discard":
        return None
    for seat, bees in enumerate(view.facts["bees"]):
        for piece in view.places[f"seat/{seat}/ballot"].pieces:
            votes[piece.face] += bees + (["discard", seat] not in view.facts["steps"])
    return votes["yes"], votes["no"]


def because(decision: Decision, view: View, names: Sequence[str]) -> str:
    """Who has called the referendum that asks for votes, and how the one went that asks for bees."""
    if decision.kind == "vote":
        return say("beesness_table.called", name=names[int(decision.values["caller"])])
    counted = tally(view) if decision.kind == "discard" else None
    return "" if counted is None else say("beesness_table.passed", yes=counted[0], no=counted[1])


def previewed(key: str, decision: Decision) -> tuple[str, ...]:
    """The action texts whose preview may be shown while ``key`` is pointed at, or stepped to in the prompt bar."""
    if decision.kind == "sell":
        return (key.partition(";")[0],) if key.startswith("sell ") else decision.draft
    if decision.kind == "vote":
        return ("vote yes",) if key == "ballot/yes" or decision.draft == ("vote yes",) else ()
    if decision.kind == "plan":
        if key == "turn/referendum":
            return ("call referendum",)
        return ("pick",) if key == "garden" and decision.values["garden"] == 1 else ()
    return ()


def preview_words(data: Mapping[str, Any], names: Sequence[str], left: str) -> PreviewWords:
    """The words of what ``game.preview`` has found; ``names`` and ``left`` are those of the seats."""
    if "flowers" in data:
        title, note, lines = _sale(data)
    elif "plants" in data:
        title, note, lines = say("beesness_table.preview.vote"), "", _referendum(data)
    elif data.get("last"):
        title, note, lines = say("beesness_table.preview.pick"), say("beesness_table.preview.pick.note"), []
    else:
        title, note = "", ""
        lines = [
            (
                "coin_1" if data["unit"] == "honey" else "flower",
                say("beesness_table.preview.left"),
                str(data["left"]),
                "",
            )
        ]
    return PreviewWords(title, note, _spoken(data), tuple(lines))


def _sale(data: Mapping[str, Any]) -> tuple[str, str, list[Line]]:
    """What so many flowers earn, by how many the others sell; few lines stand for all."""
    count = int(data["flowers"])
    if not count:
        return say("beesness_table.preview.sell.nothing"), "", []
    title = say("beesness_table.preview.sell", what=thing("flower", count))
    note = say("beesness_table.preview.drones", count=int(data["drones"]), pot=data["pot"])
    lines = []
    for place in _some(len(data["others"])):
        least, most = data["least"][place], data["most"][place]
        number = str(least) if least == most else say("beesness_table.preview.range", least=least, most=most)
        others = data["others"][place]
        told = "others" if len(data["others"]) > 1 else "alone"
        lines.append(("flower", say(f"beesness_table.preview.{told}", others=others), number, ""))
    return title, note, lines


def _some(count: int) -> list[int]:
    """At most five places of so many, the first and the last among them."""
    most = min(count, 5)
    return sorted({round(step * (count - 1) / max(1, most - 1)) for step in range(most)})


def _referendum(data: Mapping[str, Any]) -> list[Line]:
    plants = ("flower", say("beesness_table.preview.plants"), f"+{data['plants']}", "good")
    return [plants, ("vote_yes", say("beesness_table.preview.votes", all=data["all"]), str(data["votes"]), "")]


def _spoken(data: Mapping[str, Any]) -> str:
    """A preview number by number, for a screen reader."""
    if "flowers" in data:
        title, note, lines = _sale(data)
        told = [say("beesness_table.preview.spoken", words=words, number=number) for _, words, number, _ in lines]
        return "; ".join(filter(None, [title, note, *told]))
    if "plants" in data:
        return "; ".join(f"{number} {words}" for _, words, number, _ in _referendum(data))
    if data.get("last"):
        return say("beesness_table.preview.pick.note")
    return f"{data['left']} {say('beesness_table.preview.left')}"


def charts(rounds: Sequence[View], names: Sequence[str]) -> list[Chart]:
    """Honey of each seat and flowers in the garden, at the end of each round."""
    xs = tuple(float(view.round) for view in rounds)
    honey = tuple(
        Series(seat, name, xs, tuple(float(view.places[f"seat/{seat}/honey"].count) for view in rounds))
        for seat, name in enumerate(names)
    )
    garden = tuple(float(view.places["garden"].count) for view in rounds)
    across = say("beesness_table.chart.round")
    flowers = Series(None, say("beesness_table.chart.garden"), xs, garden)
    return [
        Chart(say("beesness_table.chart.honey"), across, say("beesness_table.chart.count"), honey, "line"),
        Chart(say("beesness_table.chart.garden"), across, say("beesness_table.chart.flowers"), (flowers,), "bars"),
    ]


def told_charts(course: Sequence[tuple[int, Event]], names: Sequence[str]) -> list[Chart]:
    """What a flower cost at each flower market at which one was sold; without any sale there is no such chart."""
    prices = {number: float(event.values["price"]) for number, event in course if event.kind == "price_set"}
    if not prices:
        return []
    title = say("beesness_table.chart.price")
    series = Series(None, title, tuple(map(float, prices)), tuple(prices.values()))
    return [Chart(title, say("beesness_table.chart.round"), say("beesness_table.chart.count"), (series,), "bars")]
