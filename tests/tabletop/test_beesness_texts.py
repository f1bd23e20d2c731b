"""The words of Beesness: nothing that the rules can tell, ask, refuse or preview is without a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rules import games
from rules.kernel.event import Event
from rules.kernel.match import Match
from tabletop.play.recap import recap
from tabletop.texts import beesness, find, game_help, say
from tabletop.texts.beesness_events import _QUIET
from tabletop.texts.beesness_help import CHAPTERS
from tabletop.texts.beesness_sentences import SENTENCES
from tests.table.commons import GAME, PHASES, SEATS, match_at

HOUSE = Path(__file__).parents[2]
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]


def literals(folder: Path, name: str) -> set[str]:
    """All words among the first arguments of calls of ``name``, those of either-or among them."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args:
                words = [part for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                found |= {str(word.value) for word in words}
    return found


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = literals(HOUSE / "rules" / "beesness", "Event") | literals(HOUSE / "rules" / "kernel", "Event")
    assert {"picked", "price_set", "took_back", "beesaster"} <= kinds
    told = {key.split(".")[2] for key in SENTENCES if key.startswith("beesness.event.")}
    assert {kind for kind in kinds if kind.islower()} <= told | _QUIET


def test_every_refusal_has_a_sentence() -> None:
    keys = literals(HOUSE / "rules" / "beesness", "Refusal")
    assert len(keys) > 20
    assert not [key for key in keys if not find(f"refusal.{key}")]


def test_every_action_can_be_said() -> None:
    said = [beesness.action_text(action.text) for action in games[GAME].actions]
    assert all(said)
    assert "{" not in "".join(said)
    # The two votes, and whatever else can be asked at once, are told apart.
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_told_without_a_gap(seats: int) -> None:
    told = set()
    whole = [match_at(seats, seed, "over", 99) for seed in (44, 48, 49)]
    match = whole[-1]
    for beat in [beat for played in whole for beat in played.beats]:
        view, events = beat.view(None), beat.events(None)
        for event in events:
            text = beesness.event_text(event, NAMES)
            assert "{" not in text
            assert text or event.kind in _QUIET
            told.add(event.kind)
        for kind in {event.kind for event in events}:
            assert "{" not in beesness.together([event for event in events if event.kind == kind], NAMES)
        for handle in view.places:
            assert beesness.place_text(view, handle, NAMES)
    assert {"bid_made", "picked", "price_set", "honey_earned", "planted", "trade_offered"} <= told
    assert say(f"beesness.decided.{match.outcome().decided}", name="Ana", names="Ana and Ben")


@pytest.mark.parametrize("phase", PHASES)
def test_every_question_is_put_and_every_place_is_named(phase: str) -> None:
    match = match_at(4, 5, phase, 1)
    for seat in match.waiting():
        decision, view = match.decision(seat), match.view(seat)
        assert decision is not None
        what, why = beesness.prompt(decision, "Ana")
        assert "Ana" in what
        assert why
        assert all(beesness.place_text(view, handle, NAMES) for handle in view.places)
        for action, words in beesness.buttons(decision):
            assert words
            assert action.partition(";")[0] in decision.actions
        assert len(beesness.buttons(decision)) <= 3


def legal_runs(match: Match, seat: int, runs: tuple[str, ...]) -> None:
    """Each of ``runs`` can be done from here, step by step."""
    for run in runs:
        trial = Match.load(match.record())
        for text in run.split("; "):
            assert text in [action.text for action in trial.legal(seat)], run
            trial.apply(seat, trial.game.parse(text))


def test_a_bid_is_stepped_from_the_least_to_all_honey() -> None:
    match = match_at(4, 5, "auction", 1)
    seat = match.waiting()[0]
    decision = match.decision(seat)
    assert decision is not None
    stepper = beesness.stepper(decision)
    assert stepper is not None
    least, most = int(decision.values["least"]), int(decision.values["most"])
    assert stepper.actions == tuple(f"bid {amount}" for amount in range(least, most + 1))
    assert stepper.start == 0
    legal_runs(match, seat, stepper.actions)


def test_a_fist_closes_with_its_number_and_begins_with_all() -> None:
    match = match_at(4, 5, "flowers", 1)
    seat = match.waiting()[0]
    decision = match.decision(seat)
    assert decision is not None
    stepper = beesness.stepper(decision)
    assert stepper is not None
    assert stepper.start == len(stepper.actions) - 1 == int(decision.values["most"])
    legal_runs(match, seat, stepper.actions)
    assert beesness.stepper(match.decision((seat + 1) % 4) or decision) is not None


def test_workers_are_stepped_and_never_take_the_last_flower() -> None:
    match = match_at(3, 5, "turn", 1)
    seat = match.waiting()[0]
    decision = match.decision(seat)
    assert decision is not None
    stepper = beesness.stepper(decision)
    assert stepper is not None
    assert stepper.actions[stepper.start].count("pick") == int(decision.values["workers"])
    legal_runs(match, seat, stepper.actions)
    for garden, most in ((3, 2), (2, 1), (1, 0)):
        values = {**decision.values, "workers": 5, "garden": garden}
        found = beesness.stepper(type(decision)(decision.kind, decision.actions, values=values))
        assert (len(found.actions) if found else 0) == most


def test_the_sheet_of_a_trade_names_what_there_is_and_can_be_sent() -> None:
    match = match_at(4, 5, "market", 1)
    seat = match.waiting()[0]
    assert beesness.sheet(match.decision(seat), match.view(seat), NAMES) is None  # type: ignore[arg-type]
    partner = (seat + 1) % 4
    match.apply(seat, match.game.parse("offer"))
    decision = match.decision(seat)
    assert decision is not None
    assert "whom" in beesness.prompt(decision, "Ana")[0]
    assert beesness.sheet(decision, match.view(seat), NAMES) is None
    match.apply(seat, match.game.parse(f"to seat {partner}"))
    decision = match.decision(seat)
    assert decision is not None
    sheet = beesness.sheet(decision, match.view(seat), NAMES)
    assert sheet is not None
    assert NAMES[partner] in sheet.title
    rows = {row.label: row for row in sheet.rows}
    assert all(row.actions[0] == "" and row.start == 0 for row in sheet.rows)
    give = rows["Give honey"]
    assert len(give.actions) == match.view(None).places[f"seat/{seat}/honey"].count + 1
    legal_runs(match, seat, (f"{give.actions[2]}; {rows['Want drones'].actions[1]}; lock",))
    for row in sheet.rows:
        legal_runs(match, seat, tuple(action for action in row.actions if action))
    assert sheet.close == ("take_back", say("beesness_table.sheet.close"))


def test_who_has_no_bee_to_work_is_not_told_to_put_bees_to_work() -> None:
    match = match_at(3, 5, "turn", 1)
    decision = match.decision(match.waiting()[0])
    assert decision is not None
    for actions, ways in ((("call referendum", "end turn"), ("replant", "end")), (("end turn",), ("end",))):
        idle = type(decision)(decision.kind, actions, values={**decision.values, "workers": 0, "queens": 0})
        what, why = beesness.prompt(idle, "Ana")
        assert "work" not in what
        assert "no bee" in why
        assert all(way in what for way in ways)
    assert "to work" in beesness.prompt(decision, "Ana")[0]


def test_the_last_flower_is_asked_for_twice_and_no_other() -> None:
    match = match_at(3, 5, "turn", 1)
    decision = match.decision(match.waiting()[0])
    assert decision is not None
    last = type(decision)(decision.kind, decision.actions, values={**decision.values, "garden": 1})
    assert "game for all" in beesness.twice("pick", last)
    assert beesness.twice("pick", decision) == ""
    assert beesness.twice("end turn", last) == ""
    assert "loses the game" in beesness.prompt(last, "Ana")[1]


def test_previews_say_their_numbers() -> None:
    for phase, key in (("flowers", "sell 1; lock"), ("vote", "ballot/yes"), ("turn", "turn/referendum")):
        match = match_at(4, 5, phase, 1)
        seat = match.waiting()[0]
        decision = match.decision(seat)
        assert decision is not None
        (text,) = beesness.previewed(key, decision)
        data = match.preview(seat, text)
        assert data is not None
        words = beesness.preview_words({**data, "action": text}, NAMES, "Ben")
        assert words.title
        assert words.lines
        for _symbol, told, number, _tone in words.lines:
            assert told
            assert number in words.spoken
        assert beesness.previewed("garden", decision) == ()
    last = beesness.preview_words({"unit": "flower", "left": 0, "last": True, "action": "pick"}, NAMES, "Ben")
    assert "ends the game for all" in last.note


@pytest.mark.parametrize(
    ("values", "ending"),
    [
        ({"pot": 30, "flowers": 6, "price": 5, "bank": 0, "short": 0}, "5 a flower."),
        ({"pot": 30, "flowers": 7, "price": 5, "bank": 5, "short": 0}, "rounded up"),
        ({"pot": 30, "flowers": 7, "price": 4, "bank": 0, "short": 1}, "one by one"),
    ],
)
def test_a_division_is_told_as_it_came_out(values: dict[str, str | int], ending: str) -> None:
    text = beesness.event_text(Event("price_set", values=values), NAMES)
    assert ending in text
    assert str(values["price"]) in text


def test_a_trade_belongs_to_the_phase_in_which_it_is_offered() -> None:
    view = match_at(4, 5, "answer", 1).view(None)
    for turn, phase in ((None, "market"), (2, "turn")):
        view.facts["turn"] = turn
        assert beesness.phase_now(view) == phase
    assert {key for key, *_ in beesness.PHASES} == {"market", "turn", "flowers"}


def test_keys_name_actions_of_the_game_and_none_twice() -> None:
    texts = [action.text for action in games[GAME].actions]
    keys = [key for key, text in beesness.KEYS if not text.startswith("all ")]
    assert len(set(keys)) == len(keys)
    for text in (text.removeprefix("all ") for _, text in beesness.KEYS):
        assert any(found == text or (text.endswith(" ") and found.startswith(text)) for found in texts)


def test_charts_have_a_point_for_each_round() -> None:
    match = match_at(4, 49, "over", 99)
    ends = list({beat.view(None).round: beat.view(None) for beat in match.beats}.values())[1:]
    honey, garden = beesness.charts(ends, NAMES[:4])
    assert [series.seat for series in honey.series] == [0, 1, 2, 3]
    assert all(series.xs == tuple(range(1, len(ends) + 1)) for series in honey.series)
    assert garden.series[0].ys[-1] == ends[-1].places["garden"].count


def test_a_recap_tells_what_came_of_an_auction_and_not_each_bid() -> None:
    match = match_at(4, 49, "over", 99)
    events = [event for beat in match.beats for event in beat.events(None)]
    assert {event.kind for event in events} >= {"auction_opened", "dropped_out", "passed"}
    lines = recap(0, match.beats, match.beats[0].view(None), beesness.PASSING).lines
    kinds = {line.events[0].kind for line in lines}
    assert len(lines) == 5
    assert not kinds & beesness.PASSING
    hired = [event for event in events if event.kind == "bee_hired"][:2]
    told = beesness.together(hired, NAMES)
    for event in hired:
        assert f"{NAMES[event.seat or 0]} a {event.values['bee']} for {event.values['price']}" in told


def test_the_price_of_each_flower_market_is_charted() -> None:
    match = match_at(4, 8, "over", 99)
    course = [(beat.view(None).round, event) for beat in match.beats for event in beat.events(None)]
    (price,) = beesness.told_charts(course, NAMES[:4])
    paid = {number: event.values["price"] for number, event in course if event.kind == "price_set"}
    assert len(paid) > 1
    assert (price.series[0].xs, price.series[0].ys) == (tuple(paid), tuple(paid.values()))
    assert beesness.told_charts([line for line in course if line[1].kind != "price_set"], NAMES[:4]) == []


def test_the_rules_have_a_chapter_for_each_phase_and_name_the_licence() -> None:
    found = {key: paragraphs for key, _, paragraphs in game_help("beesness")}
    assert set(PHASES) | {"over"} <= set(found) == set(CHAPTERS)
    assert all(found.values())
    assert "CC BY-NC-SA 4.0" in " ".join(found["credits"])


def test_sentences_that_everybody_reads_never_say_you() -> None:
    for key, text in SENTENCES.items():
        assert not re.search(r"\b[Yy]ou(r|rs)?\b", str(text)), key
