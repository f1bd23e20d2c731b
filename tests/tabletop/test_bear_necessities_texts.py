"""Bear Necessities in words: there for everything that can happen, and unable to tell what its reader may not know."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

from rules import games
from rules.bear_necessities.cards import house_deck
from rules.kernel.match import Match, Setup
from tabletop.art import symbols
from tabletop.pages.play_words import recap_words
from tabletop.play import Chips, Player, Recap
from tabletop.texts import bear_necessities as words
from tabletop.texts import find, game_help, say
from tabletop.texts.bear_necessities_sentences import SENTENCES
from tests.tabletop.test_texts import first_words

HOUSE = Path(__file__).parents[2]
RULES = HOUSE / "rules" / "bear_necessities"
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
CARD_NAMES = {card.name for card in house_deck().cards.values()}


def played(seats: int, seed: int) -> Match:
    match, chance = Match.start(Setup("bear_necessities", seats, seed)), Random(seed)
    while not match.over:
        seat = match.waiting()[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    return match


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = first_words(RULES, "Event") | first_words(HOUSE / "rules" / "kernel", "Event")
    assert {"placed", "activated", "bee_time", "took_back"} <= kinds
    told = {key.removeprefix("bear_necessities.event.").partition(".")[0] for key in SENTENCES if ".event." in key}
    assert kinds - words._QUIET <= told
    # The rules name these through a variable.
    assert {"dealt_card", "reserved", "reserve_stayed", "reserve_discarded", "keeps_reserve"} <= told


def test_every_refusal_has_a_sentence() -> None:
    keys = set()
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                keys |= {str(word.value) for word in ast.walk(node.args[0]) if isinstance(word, ast.Constant)}
    keys -= {"bad_deck", "deck_too_small"}  # told at set-up, see ``trouble``
    contract = {"answer_first", "not_now", "not_yet", "already_chosen", "nothing_chosen", "not_complete", "not_in_hand"}
    contract |= {"placed_and_kept", "cell_taken", "too_wide", "too_tall", "not_adjacent", "not_in_question"}
    for key in keys | contract:
        assert find(f"refusal.{key}"), key


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whole_games_are_told_without_a_gap(seats: int) -> None:
    match, chance = Match.start(Setup("bear_necessities", seats, 40 + seats)), Random(seats)
    kinds = set()
    while not match.over:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        assert decision is not None
        kinds.add(decision.kind)
        what, why = words.prompt(decision, "Ana")
        assert what
        assert why
        assert len(words.buttons(decision)) == (2 if decision.kind == "keep" else 0)
        view = match.view(seat)
        for action in decision.actions:
            assert words.action_text(action)
        for text in words.previewed(decision.actions[0].rpartition(" ")[2], decision):
            data = match.preview(seat, text)
            if data is not None:
                told = words.preview_words({**data, "action": text}, NAMES, "Ben")
                assert told.title
                assert told.spoken
                assert all(symbol in symbols.names() for symbol, *_ in told.lines)
        assert all(words.place_text(view, handle, NAMES) for handle in view.places)
        match.apply(seat, match.game.parse(chance.choice(decision.actions)))
    assert kinds >= {"play", "place", "reserve", "lock", "keep"}
    for beat in match.beats:
        for viewer in (None, *range(seats)):
            events = beat.events(viewer)
            assert not any("{" in words.event_text(event, NAMES) for event in events)
            for kind in {event.kind for event in events}:
                assert "{" not in words.together([event for event in events if event.kind == kind], NAMES)
        public = beat.view(None)
        assert all(words.place_text(public, handle, NAMES) for handle in public.places)
    assert say(f"bear_necessities.decided.{match.outcome().decided}", name="Ana", names="Ana and Ben")


def test_the_log_names_no_card_that_its_reader_may_not_know() -> None:
    """A name of a card stands in a public sentence only where the event itself has the piece."""
    for beat in played(3, 8).beats:
        for event in beat.events(None):
            if not event.piece:
                assert not any(name in words.event_text(event, NAMES) for name in CARD_NAMES)


def test_a_preview_is_a_sum_with_its_parts() -> None:
    match, chance = Match.start(Setup("bear_necessities", 2, 4)), Random(4)
    goals, sums = set(), 0
    while not match.over:
        seat = match.waiting()[0]
        decision = match.decision(seat)
        assert decision is not None
        if decision.kind == "lock":
            data = match.preview(seat, "lock")
            assert data is not None
            told = words.preview_words({**data, "action": "lock"}, NAMES, "Ben")
            parts = [entry["vp"] for entry in data["activations"]]
            if len(parts) > 1:
                assert told.lines[0][1] == f"{' + '.join(map(str, parts))} ="
                assert f"{' + '.join(map(str, parts))} = {sum(parts)} VP" in told.spoken
                sums += 1
            assert words.card_name(data["activations"][0]["card"]) in told.title
            assert told.lines[0][2] == str(sum(parts))
            named = [entry["card"] for entry in data["activations"]]
            assert all(words.card_name(card) in told.spoken for card in named)
            goals |= {line[3] for line in told.lines}
        match.apply(seat, chance.choice(match.legal(seat)))
    assert sums
    assert {"good", "bad"} & goals


def test_charts_tell_every_round_and_what_each_card_brought() -> None:
    match = played(4, 3)
    ends = [beat.view(None) for beat in match.beats]
    rounds = [[view for view in ends if view.round == number][-1] for number in range(1, 13)]
    total, gains, heat = words.charts(rounds, NAMES[:4])
    last = rounds[-1]
    for seat in range(4):
        assert total.series[seat].ys[-1] == last.places[f"seat/{seat}/vp"].count
        activated = last.places[f"seat/{seat}/vp"].count - last.facts["hive_vp"][seat]
        assert sum(gains.series[seat].ys) == activated
        cells = [vp for row in heat.cells[seat] for vp in row]
        assert len(cells) == 12
        assert None not in cells
        assert sum(vp for vp in cells if vp is not None) == activated


def test_every_card_is_put_into_words_of_its_own_kind() -> None:
    for card in house_deck().cards.values():
        told = words.card_text(card)
        assert all(re.search(r"[.]$", line) for line in told)
        assert words.card_name(f"card/{card.id}") == words.card_name(card.id) == card.name
        assert all(symbol in symbols.names() for symbol, _ in words.card_lines(card))
        assert say(f"bear_necessities.colour.{card.colour}") in told[0]
        for kind in card.types:
            assert say(f"bear_necessities.type.{kind}") in told[0]


def test_phases_have_words_symbols_and_chapters() -> None:
    chapters = {key for key, _, _ in game_help("bear_necessities")}
    phases = {"keep", "choose", "reveal", "bees", "over"}
    assert phases <= chapters
    assert all(find(f"bear_necessities.phase.{phase}") for phase in phases)
    assert {key for key, *_ in words.PHASES} <= phases
    assert all(symbol in symbols.names() for _, symbol, *_ in words.PHASES)
    assert set(games["bear_necessities"].seats) == set(range(2, 7))


def test_public_sentences_never_say_you() -> None:
    for key, text in SENTENCES.items():
        assert not re.search(r"\b[Yy]ou(r|rs)?\b", str(text)), key


def test_a_cover_tells_what_a_seat_gained_and_not_that_all_hands_changed() -> None:
    recap = Recap(0, (), (Chips(0, {"hand": -1, "vp": 7, "bees": 1}), Chips(1, {"hand": -1})))
    _, changes = recap_words(recap, "bear_necessities", [Player("Ana", "human", 0), Player("Ben", "human", 1)])
    assert changes == [(0, "Ana", "+7 VP, +1 bee")]
