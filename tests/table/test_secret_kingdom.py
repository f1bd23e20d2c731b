"""What the placement of The Secret Kingdom shows of a view, and what its cards look like."""

from __future__ import annotations

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from rules import games
from rules.kernel.match import Match
from rules.kernel.record import begun_at
from tabletop.art.faces import Faces
from tabletop.art.stock import stock_names
from tabletop.art.theme import Theme, load_fonts
from tabletop.table.games.secret_kingdom import place, tint
from tabletop.table.games.secret_kingdom_faces import BACKS, Book
from tabletop.table.games.secret_kingdom_jars import MIXED, jar
from tabletop.table.spots import Picture
from tabletop.texts import game_texts, say
from tests.table.conftest import TableMaker
from tests.table.kingdom import COLOURS, MOMENTS, SEATS, lit_for, match_at, shown_to
from tests.table.tables import Clock, people
from tests.table.test_director import seen

DECK = games["secret_kingdom"].deck()


def picture(match: Match, viewer: int | None = None) -> Picture:
    return place(shown_to(match, viewer), people(match.setup.seats), 1920, 960, 1.0)


def test_a_card_that_can_be_paid_has_a_tick_and_others_show_what_is_missing() -> None:
    ticked, lacking = 0, 0
    for seed in range(5, 9):
        match = match_at(4, seed, "turn")
        shown, lit = picture(match), lit_for(match)
        (seat,) = match.waiting()
        for piece in match.view(None).places["market/honey"].pieces:
            mark = shown.spots[f"{piece.handle}/price"].look
            assert (mark.kind == "payable") == (piece.handle in lit)
            if mark.kind == "missing":
                found = match.preview(seat, f"buy {piece.face}")
                assert found is not None
                told = dict(item.split(":") for item in mark.name.split(" "))
                assert {colour: int(count) for colour, count in told.items()} == found["missing"]
                assert say("secret_kingdom.spoken.missing", gems="").strip() in shown.sentence(piece.handle)
            ticked += mark.kind == "payable"
            lacking += mark.kind == "missing"
    assert ticked
    assert lacking


def test_beside_each_drawn_card_stands_what_it_would_bring_to_everybody() -> None:
    full = 0
    for seed in range(3, 9):
        match = match_at(4, seed, "choose")
        shown = picture(match)
        (seat,) = match.waiting()
        for action in match.legal(seat):
            found = match.preview(seat, action.text)
            assert found is not None
            own, *others = [
                str(row).partition("|")[2].split() for row in shown.spots[f"{action.handle}/bring"].look.detail
            ]
            assert sum(item[0] == "+" for item in own) == sum(found["own"]["gained"].values()) + found["own"]["chosen"]
            assert sum(item[0] == "-" for item in own) == sum(found["own"]["lost"].values())
            assert len(others) == 3
            for row, other in zip(others, found["others"], strict=True):
                wanted = other["colours"] if "colours" in other else list(other["gained"])
                assert {item[1:] for item in row if item[0] != "-"} == set(wanted)
            full += sum(item[0] == "-" for row in (own, *others) for item in row)
    assert full


def test_the_public_table_shows_a_payment_that_is_laid_out_and_each_gem_of_it() -> None:
    match = match_at(3, 2, "pay", so_that=lambda match: len(lit_for(match)) > 1)
    (seat,) = match.waiting()
    shown = picture(match)
    decision = match.decision(seat)
    assert decision is not None
    card = decision.draft[0].rpartition(" ")[2]
    assert shown.spots[f"card/{card}"].chosen
    payment = match.view(seat).facts["payment"]
    costs = [spot.look for key, spot in shown.spots.items() if key.startswith("payment/cost/")]
    assert [look.name for look in costs] == list(DECK.cards[card].cost)
    assert [look.detail[0] for look in costs if look.name == "any"] == [*payment["chosen"], *payment["filled"]]
    for colour in COLOURS:
        held = match.view(None).places[f"seat/{seat}/gems/{colour}"].count
        paid = sum(look.detail[0] == colour for look in costs)
        assert shown.spots[f"payment/{colour}"].look.count == held - paid >= 0


def test_a_chosen_gem_takes_the_place_of_the_one_that_was_filled_in() -> None:
    match = match_at(3, 2, "pay", so_that=lambda match: len(lit_for(match)) > 2)
    (seat,) = match.waiting()
    other = next(
        action for action in match.legal(seat) if action.verb == "pay" and action.text != str(match.default(seat))
    )
    before = [spot.look for key, spot in picture(match).spots.items() if key.startswith("payment/cost/")]
    match.apply(seat, other)
    after = [spot.look for key, spot in picture(match).spots.items() if key.startswith("payment/cost/")]
    assert len(before) == len(after)
    assert any(look.detail == (other.text.rpartition(" ")[2], "chosen") for look in after)
    assert not any(look.detail[1] == "chosen" for look in before)


@pytest.mark.parametrize("why", ["others", "gift", "effect"])
def test_colours_that_cannot_be_taken_say_why(why: str) -> None:
    notes = set()
    for seed in range(4, 12):
        match = match_at(4, seed, why)
        shown = picture(match)
        (seat,) = match.waiting()
        offered = {action.text.rpartition(" ")[2] for action in match.legal(seat)}
        for colour in COLOURS:
            note = str(shown.spots[f"supply/{colour}"].look.detail[0])
            full = match.view(None).places[f"seat/{seat}/gems/{colour}"].count == 3
            assert bool(note) == (colour not in offered)
            assert (note == say("secret_kingdom_table.note.full")) == full
            notes.add(note)
    assert why == "effect" or len(notes) > 1


def test_the_sign_says_whose_turn_it_is_in_that_seats_colour() -> None:
    for wanted in MOMENTS[:-1]:
        match = match_at(4, 6, wanted)
        (asked,) = match.waiting()
        sign = picture(match).spots["sign"].look
        assert people(4)[asked].name in sign.name
        assert sign.detail[1] == asked
    assert picture(match_at(4, 6, "over")).spots["sign"].look.detail[1] == -1


def test_only_the_seat_that_is_asked_stands_out_and_the_seat_on_turn_keeps_its_ribbon() -> None:
    match = match_at(4, 6, "others")
    shown, view = picture(match), match.view(None)
    bright = {key for key, spot in shown.spots.items() if spot.look.kind == "ribbon" and spot.look.detail[1] is True}
    assert bright == {f"seat/{seat}/ribbon" for seat in view.waiting}
    assert shown.spots[f"seat/{view.facts['turn']}/ribbon"].look.name == say("secret_kingdom_table.ribbon.turn")


def test_after_the_last_honey_card_each_plate_says_whether_a_turn_is_left() -> None:
    match = match_at(4, 6, "turn", so_that=lambda match: match.view(None).facts["ender"] is not None)
    shown, view = picture(match), match.view(None)
    assert shown.spots["deck/honey"].look.kind == "empty_pile"
    assert shown.spots["deck/honey/count"].look.detail[0] == say("secret_kingdom_table.countdown.over")
    left = {
        seat
        for seat in range(4)
        if shown.spots[f"seat/{seat}/ribbon"].look.name == say("secret_kingdom_table.ribbon.last")
    }
    assert left == set(view.facts["order"])


def test_every_seat_shows_points_cards_and_gems_with_the_cap_of_three() -> None:
    match = match_at(5, 4, "turn", "four", lambda match: match.view(None).round > 5)
    view, shown = match.view(None), picture(match)
    for seat in range(5):
        here = f"seat/{seat}"
        assert shown.spots[f"{here}/points"].look.count == view.facts["points"][seat]["total"]
        faces = [piece.face for piece in view.places[f"{here}/honey"].pieces]
        tiles = [str(tile).rpartition(":")[2] for tile in shown.spots[f"{here}/honey"].look.detail]
        assert tiles == [str(DECK.cards[face].points) for face in faces]
        for colour in COLOURS:
            assert shown.spots[f"{here}/gems/{colour}"].look.count == view.places[f"{here}/gems/{colour}"].count
            assert {f"{here}/gems/{colour}/{nth}" for nth in range(3)} <= set(shown.anchors)


def test_symbols_are_counted_where_a_beehive_looks_at_them() -> None:
    counted = set()
    for seed in range(12):
        match = match_at(2, seed, "turn", "five")
        rules = {DECK.cards[piece.face].rule for piece in match.view(None).places["market/beehives"].pieces}
        shows = "seat/0/symbols/rose" in picture(match).spots
        assert shows == bool(rules & {"colour_sets", "colour_wealth"})
        counted.add(shows)
    assert "seat/0/symbols/rose" not in picture(match_at(2, 1, "turn")).spots
    assert True in counted


@pytest.mark.parametrize("seats", SEATS)
def test_what_can_be_touched_has_a_sentence_and_an_order_of_its_own(seats: int) -> None:
    for wanted in MOMENTS:
        shown = picture(match_at(seats, 7, wanted, "four"))
        things = [spot for spot in shown.spots.values() if spot.handle]
        assert len({spot.order for spot in things}) == len(things)
        assert all(shown.sentence(spot.handle) for spot in things)


def test_piles_that_nobody_knows_change_nothing_that_can_be_seen(table_for: TableMaker, qtbot: QtBot) -> None:
    """Two tables that differ in the order of the piles and in the box look and sound alike."""
    match = match_at(3, 5, "turn", "four")
    game, twins = match.game, []
    for seed in (1, 2):
        state = game.sample(match.view(None), seed)
        twins.append(Match.load(begun_at(match.setup, match.record().deck, game.encode(state))))
    assert twins[0].position() != twins[1].position()
    pictures, sayings = [], []
    for twin in twins:
        table = table_for(3)
        table.show_view(twin.view(None), lit_for(twin))
        pictures.append(seen(table))
        sayings.append([item.text for item in table.items_spoken()])
    assert pictures[0] == pictures[1]
    assert sayings[0] == sayings[1]


# Cards


def test_every_card_and_back_has_a_face_of_its_own(qtbot: QtBot) -> None:
    load_fonts()
    for width in (84, 120, 220):
        faces = Faces(Theme())
        faces.add("secret_kingdom", Book(DECK))
        seen_before = set()
        for name in (*DECK.cards, *BACKS):
            image = faces.pixmap(f"secret_kingdom/{name}", width).toImage()
            told = bytes(image.constBits())
            assert told not in seen_before, name
            seen_before.add(told)


def test_every_card_can_be_looked_at_closely(qtbot: QtBot) -> None:
    load_fonts()
    words = game_texts("secret_kingdom")
    faces = Faces(Theme("dark", 1.5))
    faces.add("secret_kingdom", Book(DECK))
    for name, card in DECK.cards.items():
        lines = words.card_lines(card)
        assert lines
        assert not faces.inspect(f"secret_kingdom/{name}", 320, 1.0, lines).isNull()
    with pytest.raises(KeyError):
        faces.pixmap("secret_kingdom/H49", 120)


def test_a_jar_has_the_colour_that_its_card_asks_most_of() -> None:
    jars = {card.number: jar(card) for card in DECK.honey.values()}
    assert [jars[number] for number in (5, 6, 7, 8)] == list(COLOURS)
    assert jars[33] == MIXED
    for card in DECK.honey.values():
        assert jar(card) == MIXED or jar(card) in card.cost
        assert f"secret_kingdom_jar_{jar(card)}" in stock_names("pictures")


def test_a_card_without_a_picture_has_the_colour_of_its_type() -> None:
    theme = Theme()
    tints = [tint(name) for name in ("H3", "G9", "B1", *BACKS)]
    assert all(theme.colour(role).isValid() for role in tints)
    assert len(set(tints[:3])) == 3


def test_a_deck_of_ones_own_with_long_costs_still_fits_on_its_cards(qtbot: QtBot) -> None:
    load_fonts()
    data = msgspec.to_builtins(games["secret_kingdom"].encode_deck(DECK))
    data["name"] = "long"
    data["card"][0]["cost"] = ["rose"] * 3 + ["sunflower"] * 3 + ["snowflake"] * 3 + ["any"] * 3
    data["card"][48]["own"] = ["rose"] * 3 + ["any"] * 3
    faces = Faces(Theme())
    faces.add("secret_kingdom", Book(games["secret_kingdom"].deck(data)))
    for face in ("H1", "G1"):
        assert not faces.pixmap(f"secret_kingdom/{face}", 120).isNull()


def test_the_first_player_and_who_ends_the_game_wear_a_mark_and_are_called_so() -> None:
    match = match_at(4, 7, "turn", so_that=lambda match: match.view(None).facts["ender"] is not None)
    facts, shown = match.view(None).facts, place(match.view(None), people(4), 1280, 640, 1.0)
    for kind in ("first", "ender"):
        wearing = [seat for seat in range(4) if f"seat/{seat}/{kind}" in shown.spots]
        assert wearing == [facts[kind]]
        assert say(f"secret_kingdom.spoken.{kind}") in shown.sentence(f"seat/{facts[kind]}")


def test_what_is_written_on_a_card_rises_with_it(table_for: TableMaker, clock: Clock) -> None:
    match = match_at(
        3, 7, "turn", so_that=lambda match: any(action.verb == "buy" for action in match.legal(match.waiting()[0]))
    )
    table = table_for(3)
    table.show_view(match.view(None), lit_for(match))
    card = next(handle for handle in lit_for(match) if handle.startswith("card/"))
    items = table._showing.scene.spot_items
    resting = items[f"{card}/price"].y()
    table._touching.hover(card)
    clock.now += 0.2
    table.pulse.tick()
    assert items[f"{card}/price"].y() < resting
    assert items[f"{card}/price"].zValue() > items[card].zValue()
    table._touching.hover("")
    clock.now += 0.2
    table.pulse.tick()
    assert items[f"{card}/price"].y() == resting
