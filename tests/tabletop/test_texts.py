"""Every sentence: there for everything that can happen, used, translatable, and unable to say what it must not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from rules import games
from rules.bears_and_bees.cards import house_deck
from rules.kernel.match import Match, Setup
from tabletop.texts import bears_and_bees, find, game_help, say

HOUSE = Path(__file__).parents[2]
TEXTS = HOUSE / "tabletop" / "texts"
ROOMS = sorted(
    path for path in TEXTS.glob("*.py") if "SENTENCES" in path.read_text(encoding="utf-8") and path.stem != "__init__"
)
ENGLISH = {key: text for room in ROOMS for key, text in import_module(f"tabletop.texts.{room.stem}").SENTENCES.items()}
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    """Every call of ``name`` in the files below ``folder``."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
                yield node


def first_words(folder: Path, name: str) -> set[str]:
    """The literal first arguments of all calls of ``name``."""
    found = set()
    for call in calls(folder, name):
        if call.args and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
    return found


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = first_words(HOUSE / "rules" / "bears_and_bees", "Event") | first_words(HOUSE / "rules" / "kernel", "Event")
    assert {"revealed", "drew_card", "took_back"} <= kinds
    keys = [key.removeprefix("bears_and_bees.event.") for key in ENGLISH if key.startswith("bears_and_bees.event.")]
    told = {key.partition(".")[0] for key in keys} | bears_and_bees._QUIET
    assert kinds - {"hand_full", "decks_empty"} <= told
    assert {"hand_full", "decks_empty"} <= told  # the rules name these through a variable


def test_every_refusal_of_a_touch_has_a_sentence() -> None:
    folders = (HOUSE / "rules" / "bears_and_bees" / "state.py", HOUSE / "rules" / "kernel" / "match.py")
    keys = set()
    for path in folders:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                keys |= {str(word.value) for word in ast.walk(node) if isinstance(word, ast.Constant)} & CONTRACT
    assert len(keys) > 5
    for key in CONTRACT:
        assert find(f"refusal.{key}"), key


CONTRACT = {
    *("unknown_action", "not_your_turn", "not_now", "not_in_hand", "already_chosen", "nothing_chosen", "hand_full"),
    *("deck_empty", "game_over", "nothing_to_take_back", "already_revealed", "already_locked", "nothing_here"),
    "needs_done",
}


def test_every_trouble_of_the_store_has_a_sentence() -> None:
    said = ast.get_docstring(ast.parse((HOUSE / "tabletop/store/trouble.py").read_text(encoding="utf-8"))) or ""
    errors, _, notices = said.partition("Keys of ``Notice``")
    errors = errors.partition("Keys of ``StoreError``")[2]
    for key in re.findall(r"``([a-z_]+)``", errors):
        if key not in ("reason", "not_saved"):
            assert find(f"trouble.save.{key}"), key
    for key in re.findall(r"``((?:library|games|settings)_[a-z_]+)``", notices):
        assert find(f"trouble.notice.{key}"), key


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told_without_a_gap(seats: int) -> None:
    match = Match.start(Setup("bears_and_bees", seats, 40 + seats))
    chance = Random(seats)
    while not match.over:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        assert decision is not None
        what, why = bears_and_bees.prompt(decision, "Ana")
        assert what
        assert why
        for action in decision.actions:
            assert bears_and_bees.action_text(action)
        match.apply(seat, match.game.parse(chance.choice(decision.actions)))
    for beat in match.beats:
        for seat in (None, *range(seats)):
            events = beat.events(seat)
            for event in events:
                text = bears_and_bees.event_text(event, NAMES)
                assert "{" not in text
            for kind in {event.kind for event in events}:
                assert "{" not in bears_and_bees.together([event for event in events if event.kind == kind], NAMES)
            view = beat.view(seat)
            for handle in view.places:
                assert bears_and_bees.place_text(view, handle, NAMES)
    assert say(f"bears_and_bees.decided.{match.outcome().decided}", name="Ana", names="Ana and Ben")


def test_the_log_of_a_seat_names_no_card_that_it_may_not_know() -> None:
    """A name of a card stands in a sentence only where the event itself has the piece."""
    match = Match.start(Setup("bears_and_bees", 3, 8))
    chance = Random(1)
    while not match.over:
        seat = match.waiting()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    for beat in match.beats:
        for event in beat.events(None):
            if not event.piece:
                assert not re.search("(Honey|Research|Swarm)\u00a0[0-9]", bears_and_bees.event_text(event, NAMES))


def test_every_card_is_put_into_words() -> None:
    for card in house_deck().cards.values():
        lines = bears_and_bees.card_text(card)
        assert lines
        assert all(line.endswith(".") for line in lines)


def test_a_card_says_all_that_it_pays() -> None:
    for card in house_deck().cards.values():
        words = " ".join(bears_and_bees.card_text(card))
        for side in ("left", "right", "last"):
            if getattr(card, side):
                assert f"{getattr(card, f'{side}_bonus')} more" in words
                assert all(kind in words for kind in getattr(card, side))
        assert ("Both neighbours" in words) == card.banner


@pytest.mark.parametrize("room", ROOMS, ids=lambda path: path.stem)
def test_every_sentence_is_a_literal_that_lupdate_finds(room: Path) -> None:
    tree = ast.parse(room.read_text(encoding="utf-8"))
    (table,) = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "SENTENCES"
    ]
    assert isinstance(table, ast.Dict)
    keys = [key.value for key in table.keys if isinstance(key, ast.Constant)]
    assert len(keys) == len(set(keys)) == len(table.values)
    context = room.stem.removesuffix("_sentences")
    for value in table.values:
        assert isinstance(value, ast.Call)
        assert [type(word) for word in value.args] == [ast.Constant, ast.Constant]
        assert ast.literal_eval(value.args[0]) == context


def used() -> tuple[set[str], list[re.Pattern[str]], list[str]]:
    """Keys named in the code: whole ones, patterns of f-strings, and beginnings that end with a full stop."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in (HOUSE / "tabletop").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        keys = (
            {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
            if path in ROOMS
            else set()
        )
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys | inside:
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                constant = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
                if "." in constant and len(constant.replace(".", "")) >= 3 and " " not in constant:
                    parts = [
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+"
                        for part in node.values
                    ]
                    patterns.append(re.compile("".join(parts)))
    return whole, patterns, sorted(word for word in whole if re.fullmatch(r"[a-z_]+(\.[a-z_]+)*\.", word))


@cache
def happens(game: str) -> dict[str, set[str]]:
    """The kinds of events and the phases that a game has: named in its rules, or met when it is played."""
    events = first_words(HOUSE / "rules" / game, "Event") | first_words(HOUSE / "rules" / "kernel", "Event")
    if game == "bears_and_bees":
        events |= {"decks_empty"}  # the rules name it through a variable, and hardly any game comes to it
    phases: set[str] = set()
    for seed in range(8):
        seats = games[game].seats[seed % len(games[game].seats)]
        match, chance = Match.start(Setup(game, seats, seed)), Random(seed)
        while not match.over:
            seat = chance.choice(match.waiting())
            match.apply(seat, chance.choice(match.legal(seat)))
        phases |= {beat.view(None).phase for beat in match.beats}
        events |= {event.kind for beat in match.beats for seat in (None, *range(seats)) for event in beat.events(seat)}
    return {"event": events, "phase": phases}


def idle(keys: Iterable[str]) -> list[str]:
    """Those of ``keys`` that nothing says: no code names them, or nothing of that kind can happen."""
    whole, patterns, beginnings = used()
    found = []
    for key in keys:
        name = key.removesuffix(".one")
        said = name in whole or any(pattern.fullmatch(name) for pattern in patterns)
        said = said or any(name.startswith(beginning) for beginning in beginnings)
        game, what, kind = (*name.split("."), "", "")[:3]
        if not said or (game in games and what in ("event", "phase") and kind not in happens(game)[what]):
            found.append(key)
    return found


def test_no_sentence_is_unused() -> None:
    assert idle(ENGLISH) == []


def test_a_sentence_that_nobody_uses_would_be_noticed() -> None:
    made_up = ["cover.nothing", "play.nowhere", "bears_and_bees.nothing"]
    made_up += [f"{game}.{what}.nothing" for game in games for what in ("event", "phase")]
    made_up += ["beesness.event.drew_card", "secret_kingdom.phase.vote"]  # such things happen in another game
    assert idle(made_up) == made_up


def test_one_and_many_have_the_same_gaps_but_the_count() -> None:
    def gaps(text: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(text) if name}

    for key, text in ENGLISH.items():
        if key.endswith(".one"):
            many = gaps(ENGLISH[key.removesuffix(".one")])
            assert gaps(text) - {"count"} == many - {"count"}


@pytest.mark.parametrize("key", ["nothing.of_this", "bears_and_bees.nothing"])
def test_a_key_without_a_sentence_is_an_error(key: str) -> None:
    with pytest.raises(KeyError):
        say(key)


def test_public_sentences_never_say_you() -> None:
    for key, text in ENGLISH.items():
        if key.startswith(("bears_and_bees.", "cover.", "play.", "panel.", "result.", "table.")):
            assert not re.search(r"\b[Yy]ou(r|rs)?\b", text) or key == "panel.text_table.actions", key


def test_phases_of_the_strip_have_words_and_the_rules_have_chapters() -> None:
    phases = {"setup", "choose", "honey", "research", "swarm", "compensation", "over"}
    assert phases <= {key for key, _, _ in game_help("bears_and_bees")}
    assert all(find(f"bears_and_bees.phase.{phase}") for phase in phases)
    assert set(games["bears_and_bees"].seats) == set(range(2, 6))
