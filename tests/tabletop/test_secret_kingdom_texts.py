"""Every sentence of The Secret Kingdom: there for whatever the game can do, and unable to say what it must not."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from rules import games
from rules.kernel.match import Match, Setup
from tabletop.texts import find, game_help, say, secret_kingdom
from tabletop.texts.secret_kingdom_cards import hive_brief, hive_text
from tabletop.texts.secret_kingdom_events import _QUIET
from tests.table.kingdom import MOMENTS, SEATS, begin, match_at, next_step
from tests.tabletop.test_texts import ENGLISH, NAMES, first_words

HOUSE = Path(__file__).parents[2]
GAME = games["secret_kingdom"]
DECK = GAME.deck()
WITH_VALUES = {"turned_up", "drew", "placed", "bought", "discarded"}
"""Kinds that the rules name through one function."""


def test_every_kind_of_event_has_a_sentence() -> None:
    told = {key.split(".")[2] for key in ENGLISH if key.startswith("secret_kingdom.event.")} | _QUIET
    kinds = first_words(HOUSE / "rules" / "secret_kingdom", "Event") | first_words(HOUSE / "rules" / "kernel", "Event")
    assert {"gained", "reshuffled", "took_back"} <= kinds
    assert kinds - {"locked", "round_began"} <= told
    assert told >= WITH_VALUES


def test_every_refusal_has_a_sentence() -> None:
    keys = set()
    for path in (HOUSE / "rules" / "secret_kingdom").glob("*.py"):
        if path.stem not in ("deck", "encoding", "arrange", "check"):
            keys |= set(re.findall(r'Refusal\("([a-z_]+)"', path.read_text(encoding="utf-8")))
            keys |= set(re.findall(r'return "([a-z_]+)", ', path.read_text(encoding="utf-8")))
    assert {"cannot_pay", "no_room"} <= keys
    for key in keys | {
        *("not_your_turn", "game_over", "not_now", "unknown_action", "not_in_market", "cannot_pay", "already_chosen"),
        *("not_drawn", "no_room", "not_offered", "no_such_gem", "grey_unpaid", "nothing_chosen", "grey_paid"),
        *("nothing_grey", "nothing_to_take_back"),
    }:
        assert find(f"refusal.{key}"), key


@pytest.mark.parametrize("beehives", ["off", "five"])
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_told_without_a_gap(seats: int, beehives: str) -> None:
    match, chance = begin(seats, 40 + seats, beehives), Random(seats)
    while not match.over:
        (seat,) = match.waiting()
        decision = match.decision(seat)
        assert decision is not None
        what, why = secret_kingdom.prompt(decision, "Ana")
        assert "Ana" in what
        assert why
        assert all(secret_kingdom.action_text(action) for action in decision.actions)
        assert all(words for _, words in secret_kingdom.buttons(decision))
        assert secret_kingdom.stepper(decision) is None
        assert secret_kingdom.sheet(decision, match.view(seat), NAMES) is None
        view = match.view(seat)
        for handle in view.places:
            text = secret_kingdom.place_text(view, handle, NAMES)
            assert text
            assert not text.endswith(".")
        match.apply(seat, match.game.parse(next_step(match, chance)[1]))
    for beat in match.beats:
        events = beat.events(None)
        for event in events:
            assert "{" not in secret_kingdom.event_text(event, NAMES)
        for kind in {event.kind for event in events}:
            assert "{" not in secret_kingdom.together([event for event in events if event.kind == kind], NAMES)
    outcome = match.outcome()
    assert say(f"secret_kingdom.decided.{outcome.decided}", name="Ana", names="Ana and Ben")
    assert all(find(f"secret_kingdom.component.{key}") for key in outcome.components)


def test_several_gems_of_a_seat_are_put_together() -> None:
    match = match_at(4, 3, "choose")
    events = [event for beat in match.beats for event in beat.events(None) if event.kind == "gained"]
    line = secret_kingdom.together(events, NAMES)
    for seat in {event.seat for event in events}:
        assert line.count(f"{NAMES[seat or 0]}\u00a0+") == 1


def test_every_card_is_put_into_words() -> None:
    for card in DECK.cards.values():
        lines = secret_kingdom.card_text(card)
        assert lines
        assert all(line.endswith(".") for line in lines)
    honey = " ".join(secret_kingdom.card_text(DECK.cards["H25"]))
    assert "2 rose and 2 of any colour" in honey
    assert "2 points" in honey
    assert "1 gem of any colour" in honey
    assert "rose, snowflake or bellflower" in " ".join(secret_kingdom.card_text(DECK.cards["G14"]))
    assert "the same four" in " ".join(secret_kingdom.card_text(DECK.cards["G21"]))


def test_every_beehive_says_its_numbers_long_and_brief() -> None:
    assert len(DECK.beehives) == 5
    for hive in DECK.beehives:
        for number in {hive.cards, hive.ahead, hive.points, hive.symbols, hive.gems} - {0}:
            assert str(number) in hive_text(hive)
            assert str(number) in hive_brief(hive)


def test_a_preview_adds_up_and_names_what_is_missing() -> None:
    payable = lacking = 0
    for seed in range(4, 10):
        match = match_at(3, seed, "turn", "four")
        (seat,) = match.waiting()
        decision = match.decision(seat)
        assert decision is not None
        assert secret_kingdom.previewed("deck/gathering", decision) == ()
        for piece in match.view(None).places["market/honey"].pieces:
            (text,) = secret_kingdom.previewed(piece.face, decision)
            data = match.preview(seat, text)
            assert data is not None
            words = secret_kingdom.preview_words({**data, "action": text}, NAMES, "Ben")
            tones = [line[3] for line in words.lines]
            if data["missing"]:
                assert tones.count("bad") == len(data["missing"])
                assert "sum" not in tones
                lacking += 1
            elif "sum" in tones:
                assert words.lines[tones.index("sum")][2] == f"{data['total']:+d}".replace("-", "\u2212")
                payable += 1
            assert words.title
            assert words.spoken
    assert payable
    assert lacking


def test_only_honey_cards_of_a_turn_are_previewed() -> None:
    for wanted in MOMENTS[:-1]:
        match = match_at(3, 4, wanted)
        (seat,) = match.waiting()
        decision = match.decision(seat)
        assert decision is not None
        assert bool(secret_kingdom.previewed("H1", decision)) == (wanted == "turn")
        assert secret_kingdom.previewed("G1", decision) == ()


def test_the_charts_show_points_of_all_and_the_pile() -> None:
    match, chance = begin(3, 9), Random(9)
    rounds = []
    while not match.over:
        rounds.append(match.view(None))
        seat, text = next_step(match, chance)
        match.apply(seat, match.game.parse(text))
    last = list({view.round: view for view in rounds if view.round}.values())
    points, pile = secret_kingdom.charts(last, NAMES[:3])
    assert [series.seat for series in points.series] == [0, 1, 2]
    assert all(series.ys[-1] == last[-1].facts["points"][series.seat]["total"] for series in points.series)
    for seat, series in enumerate(points.series):
        bought = [piece.face for piece in last[-1].places[f"seat/{seat}/honey"].pieces]
        told = ", ".join(filter(None, series.words)).split(", ") if any(series.words) else []
        assert [f"H{number}" for number in told] == bought
        assert len(series.words) == len(series.xs)
    (left,) = pile.series
    assert left.ys[0] > left.ys[-1]


def test_every_option_has_its_words() -> None:
    for name, values in GAME.options.items():
        if name == "first":
            continue
        assert find(f"secret_kingdom.option.{name}")
        if not isinstance(values[0], bool):
            assert all(find(f"secret_kingdom.option.{name}.{value}") for value in values)
    assert find("secret_kingdom.limit.most")
    assert find("secret_kingdom.limit.fewest")


def test_phases_of_the_strip_have_words_and_the_rules_have_chapters() -> None:
    phases = {Match.start(Setup("secret_kingdom", 2, 1)).view(None).phase, "turn", "choose", "gain", "over"}
    assert "setup" in phases
    assert phases <= {key for key, _, _ in game_help("secret_kingdom")}
    assert all(paragraphs for _, _, paragraphs in game_help("secret_kingdom"))
    assert all(find(f"secret_kingdom.phase.{phase}") for phase in phases)
    assert {key for key, *_ in secret_kingdom.PHASES} <= phases


def test_no_sentence_says_you() -> None:
    for key, text in ENGLISH.items():
        if key.startswith("secret_kingdom."):
            assert not re.search(r"\b[Yy]ou(r|rs)?\b", text), key
