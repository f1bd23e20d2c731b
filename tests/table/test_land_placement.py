"""What the placement of Bear Necessities shows of a view, and what it cannot show because the view does not hold it."""

from __future__ import annotations

import pytest

from rules import games
from rules.bear_necessities.effects import COLOURS
from rules.kernel.match import Match
from tabletop.play.touch import reach
from tabletop.table.games.bear_necessities import place, tint
from tabletop.table.games.bear_necessities_tableau import colour_map
from tabletop.table.spots import Picture
from tests.table.lands import GAME, SEATS, finished, land, lit_for, people, views

SIZE = (1920, 960, 1.0)


def picture(match: Match, viewer: int | None) -> Picture:
    return place(match.view(viewer), people(match.view(None).seats), *SIZE)


def faces(shown: Picture) -> set[str]:
    """The cards that can be told apart, in hands and in tableaus."""
    return {spot.key.removeprefix("card/") for spot in shown.spots.values() if spot.key.startswith("card/")}


def drafted(kind: str, seed: int = 4) -> Match:
    """A match of four in which the first seat has come so far in its run."""
    return land(4, seed, 3, kind)


def test_the_holder_sees_its_hand_and_nobody_elses() -> None:
    match = land(4, 7, 2, "play")
    hands = [{piece.face for piece in match.view(seat).places[f"seat/{seat}/hand"].pieces} for seat in range(4)]
    for viewer in range(4):
        seen = faces(picture(match, viewer))
        assert hands[viewer] <= seen
        assert not any(hands[other] & seen for other in range(4) if other != viewer)
    assert not any(hand & faces(picture(match, None)) for hand in hands)


def test_a_secret_choice_changes_no_other_picture() -> None:
    match = land(3, 3, 2, "play")
    before = [picture(match, viewer) for viewer in (None, 1, 2)]
    for _ in range(3):
        match.apply(0, match.legal(0)[-1])
    after = [picture(match, viewer) for viewer in (None, 1, 2)]
    assert [shown.spots for shown in before] == [shown.spots for shown in after]
    assert [shown.anchors for shown in before] == [shown.anchors for shown in after]


def test_a_chosen_card_rises_in_the_hand_and_then_lies_in_its_cell() -> None:
    match = land(4, 4, 3, "play")
    card = match.legal(0)[0]
    resting = picture(match, 0).spots[card.handle].rect
    match.apply(0, card)
    raised = picture(match, 0).spots[card.handle]
    assert raised.chosen
    assert raised.rect.x == resting.x
    assert raised.rect.y < resting.y
    cell = match.legal(0)[0]
    there = picture(match, 0).spots[cell.handle].rect
    match.apply(0, cell)
    shown = picture(match, 0)
    assert cell.handle not in shown.spots
    assert shown.spots[card.handle].look.kind == "tile"
    assert shown.spots[card.handle].rect == there


def test_the_hand_keeps_its_places_while_cards_leave_it() -> None:
    match = land(4, 4, 1, "play")
    places = {key: spot.rect for key, spot in picture(match, 0).spots.items() if spot.group == "hand"}
    while match.decision(0).kind != "lock":  # type: ignore[union-attr]
        match.apply(0, match.legal(0)[0])
        left = {key: spot.rect for key, spot in picture(match, 0).spots.items() if spot.group == "hand"}
        assert left.items() <= places.items()
    kept = [key for key, spot in picture(match, 0).spots.items() if spot.group == "hand"]
    assert len(kept) == 3


def test_each_free_cell_shows_what_the_chosen_card_would_bring() -> None:
    match = drafted("place")
    view, shown = match.view(0), picture(match, 0)
    for action in match.legal(0):
        line = games[GAME].preview(view, action.text)
        assert line is not None
        assert shown.spots[action.handle].look.count == line["vp"]


def test_the_draft_shows_the_sum_on_the_plate_and_its_parts_on_the_cards() -> None:
    match = drafted("lock")
    line = games[GAME].preview(match.view(0), "lock")
    assert line is not None
    shown = picture(match, 0)
    parts = {key: spot.look.name for key, spot in shown.spots.items() if key.endswith("/sum") and "card/" in key}
    assert parts == {f"card/{told['card']}/sum": f"+{told['vp'] or told['bees']}" for told in line["activations"]}
    assert shown.spots["sum"].look.name == f"+{line['vp']}"
    reserve = match.view(0).places["seat/0/reserve"].pieces[0]
    assert shown.spots[reserve.handle].rect == shown.anchors["seat/0/reserve"]


def test_a_locked_seat_says_so_and_shows_no_colour_of_its_choice() -> None:
    match = land(3, 3, 2, "play", seat=1)
    before = picture(match, None)
    while match.decision(1) is not None:
        match.apply(1, match.default(1) or match.legal(1)[0])
    shown = picture(match, None)
    assert shown.spots["seat/1/ribbon"].look.detail == ("lock", False)
    changed = {key for key in shown.spots if before.spots.get(key) != shown.spots[key]}
    assert changed <= {"seat/1", "seat/1/ribbon"}


@pytest.mark.parametrize("seats", SEATS)
def test_what_may_be_touched_has_a_place_a_sentence_and_an_order_of_its_own(seats: int) -> None:
    for number, kind in ((2, "play"), (3, "place"), (3, "reserve"), (5, "keep"), (6, "lock")):
        match = land(seats, 5, number, kind)
        shown = picture(match, 0)
        things = [spot for spot in shown.spots.values() if spot.handle]
        assert len({spot.order for spot in things}) == len(things)
        assert len({spot.handle for spot in things}) == len(things)
        assert all(shown.sentence(spot.handle) for spot in things)
        assert set(lit_for(match, 0)) <= {spot.handle for spot in things}


def test_where_the_cell_was_chosen_last_its_tile_is_what_closes_the_choice() -> None:
    """In round 4 the other card is the reserve without a question."""
    match = land(2, 3, 4, "lock")
    view, shown = match.view(0), picture(match, 0)
    cell = f"cell/{view.facts['cell']}"
    assert reach(match, 0)[cell].actions[0].text == "lock"
    assert shown.spots[view.places["seat/0/draft"].pieces[0].handle].handle == cell


def test_neighbours_whose_order_matters_are_touched_where_they_lie() -> None:
    for seed in range(60):
        try:
            match = land(2, seed, 3, "order")
        except AssertionError:
            continue
        shown = picture(match, 0)
        view = match.view(0)
        for action in match.legal(0):
            lying = view.places[f"seat/0/{action.handle}"].pieces[0]
            assert shown.spots[lying.handle].handle == action.handle
            assert shown.spots[lying.handle].inspect == lying.face
        return
    raise AssertionError("no order was ever asked")


@pytest.mark.parametrize("seats", SEATS)
def test_every_plate_counts_vp_bees_hives_and_the_colours_of_a_hand(seats: int) -> None:
    match = land(seats, 6, 6, "play")
    view, shown = match.view(None), picture(match, None)
    for seat in range(seats):
        here = f"seat/{seat}"
        assert shown.spots[f"{here}/vp"].look.count == view.places[f"{here}/vp"].count
        assert shown.spots[f"{here}/bees"].look.count == view.places[f"{here}/bees"].count
        assert shown.spots[f"{here}/hives"].look.count == view.facts["hives"][seat]
        counts = {colour: shown.spots[f"{here}/hand/{colour}"].look.count for colour in COLOURS}
        assert counts == view.facts["backs"][seat]
        for told in view.facts["goals"][seat]:
            assert shown.spots[f"{here}/goal/{told['cell']}"].look.name == ("met" if told["met"] else "unmet")


def test_while_reserves_are_asked_for_nobody_sees_new_colours() -> None:
    match = land(3, 4, 5, "keep")
    for viewer in (None, 1):
        shown = picture(match, viewer)
        assert shown.spots["seat/0/aside"].look.count == 5
        assert not [key for key in shown.spots if key.startswith("seat/0/hand/")]


def test_a_map_of_a_tableau_has_its_colours_row_by_row() -> None:
    view = finished(2, 4).view(None)
    told = colour_map(view, 0)
    lying = [view.places[key].pieces[0].back for key in view.places if key.startswith("seat/0/cell/")]
    assert sorted(told) == sorted(colour[0] for colour in lying)
    assert "-" not in told


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_of_a_game_lies_on_the_table_for_everybody(seats: int) -> None:
    for view in views(seats)[-2:]:
        assert view.over
        shown = place(view, people(seats), *SIZE)
        assert not [key for key in shown.spots if key.endswith("/ribbon")]
        assert all(shown.sentence(spot.handle) for spot in shown.spots.values() if spot.handle)


def test_a_card_without_a_picture_has_its_own_colour() -> None:
    assert [tint(name) for name in ("N1", "N25", "N49", "N72", "back_water")] == [
        "city",
        "water",
        "mountain",
        "desert",
        "water",
    ]
