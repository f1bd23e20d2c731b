"""What a choice of Bear Necessities would bring, as rows, and the charts of a finished game.

Numbers come from ``game.preview`` and from views; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.decision import Decision
from rules.kernel.view import View
from tabletop.texts import say
from tabletop.texts.bear_necessities_cards import card_name, colour_name
from tabletop.texts.pieces import Chart, Line, PreviewWords, Series


def previewed(key: str, decision: Decision) -> tuple[str, ...]:
    """Whose preview may be shown while ``key`` is pointed at: what a touch on it would choose, else what is chosen."""
    verbs = {"play": "play", "place": "at", "reserve": "keep", "order": "activate"}
    verb = verbs.get(decision.kind, "")
    name = key.rpartition("/")[2]
    wanted = [f"{verb} {name}"] if verb and name else []
    if decision.kind in ("reserve", "order"):
        wanted += [decision.default or decision.actions[0]]
    elif decision.kind == "lock":
        wanted += ["lock"]
    return tuple(text for text in wanted if text in decision.actions)


def preview_words(data: Mapping[str, Any], names: Sequence[str], left: str) -> PreviewWords:
    """The words of what ``game.preview`` has found for ``data["action"]``."""
    if "cells" in data:
        return _cells_words(data)
    told = data["activations"]
    chain = " + ".join(str(entry["vp"]) for entry in told)
    several = len(told) > 1
    title = say("bear_necessities.preview.cells", card=card_name(told[0]["card"]))
    total = say("bear_necessities.preview.line", sum=f"{chain} = {data['vp']}" if several else str(data["vp"]))
    # The tiles show what each card brings: here it is added up, and what else is worth a look.
    lines = [("vp", f"{chain} =" if several else say("bear_necessities.preview.vp"), str(data["vp"]), "")]
    lines += [_activation(entry) for entry in told if entry["goal"]]
    for colour, more in data["reserve"].items():
        words = say("bear_necessities.preview.reserve", colour=colour_name(colour))
        lines.append((f"colour_{colour}", words, f"+{more}", ""))
    if data["bees"]:
        lines.append(("bee_token", say("bear_necessities.preview.bees"), f"+{data['bees']}", ""))
    if data["hives"]:
        lines.append(("bee_hive", say("bear_necessities.preview.hives"), str(data["hives"]), ""))
    parts = [say("bear_necessities.preview.spoken", words=_named(entry), number=entry["vp"]) for entry in told]
    parts += [say("bear_necessities.preview.spoken", words=line[1], number=line[2]) for line in lines[1:]]
    return PreviewWords(title, "", f"{total}: {', '.join(parts)}", tuple(lines))


def _named(entry: Mapping[str, Any]) -> str:
    """The card that is activated, and whether its goal is met."""
    name, goal = card_name(entry["card"]), entry["goal"]
    return say(f"bear_necessities.preview.{goal}", card=name) if goal else name


def _activation(entry: Mapping[str, Any]) -> Line:
    """A goal, met or not, and what its card brings."""
    return "goal", card_name(entry["card"]), str(entry["vp"]), {"met": "good", "unmet": "bad"}[entry["goal"]]


def _cells_words(data: Mapping[str, Any]) -> PreviewWords:
    """The best and the worst of the free cells: each of them shows its own sum on the table."""
    title = say("bear_necessities.preview.cells", card=card_name(data["action"].rpartition(" ")[2]))
    sums = sorted((cell["vp"] for cell in data["cells"]), reverse=True)
    found = [("best", sums[0]), ("worst", sums[-1])] if sums[0] != sums[-1] else [("only", sums[0])]
    lines = [("vp", say(f"bear_necessities.preview.{what}"), str(vp), "") for what, vp in found]
    bees = max(cell["bees"] for cell in data["cells"])
    if bees:
        lines.append(("bee_token", say("bear_necessities.preview.bees"), f"+{bees}", ""))
    spoken = ", ".join(say("bear_necessities.preview.spoken", words=line[1], number=line[2]) for line in lines)
    return PreviewWords(title, "", f"{title} {spoken}", tuple(lines))


def charts(rounds: Sequence[View], names: Sequence[str]) -> list[Chart]:
    """VP in all at the end of each round, VP of each round, and what each card brought in its cell."""
    xs = tuple(float(view.round) for view in rounds)
    totals, gains = [], []
    for seat, name in enumerate(names):
        ys = tuple(float(view.places[f"seat/{seat}/vp"].count) for view in rounds)
        totals.append(Series(seat, name, xs, ys))
    played = rounds[-1].facts["rounds"] if rounds else []
    for seat, name in enumerate(names):
        numbers = tuple(float(number) for number in range(1, len(played) + 1))
        gains.append(Series(seat, name, numbers, tuple(float(told["vp"][seat]) for told in played)))
    across = say("bear_necessities.chart.round")
    vp = say("bear_necessities.component.vp")
    made = [
        Chart(say("bear_necessities.chart.vp"), across, vp, tuple(totals)),
        Chart(say("bear_necessities.chart.gains"), across, vp, tuple(gains)),
    ]
    brought = rounds[-1].facts["brought"] if rounds else []
    if brought:
        cells = tuple(_heat(told) for told in brought)
        series = tuple(Series(seat, name, (), ()) for seat, name in enumerate(names))
        column, row = say("bear_necessities.chart.column"), say("bear_necessities.chart.row")
        made.append(Chart(say("bear_necessities.chart.map"), column, row, series, "heat", cells))
    return made


def _heat(told: Sequence[Mapping[str, Any]]) -> tuple[tuple[float | None, ...], ...]:
    """What each cell of a tableau brought, its upper row first."""
    found = {tuple(map(int, entry["cell"].split(","))): float(entry["vp"]) for entry in told}
    columns = range(min(column for column, _ in found), max(column for column, _ in found) + 1)
    rows = range(min(row for _, row in found), max(row for _, row in found) + 1)
    return tuple(tuple(found.get((column, row)) for column in columns) for row in rows)
