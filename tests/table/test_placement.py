"""What the placement of Bears & Bees shows of a view, and what it cannot show because the view does not hold it."""

from __future__ import annotations

import pytest

from rules.kernel.match import Match, Setup
from tabletop.table.games.bears_and_bees import place, tint
from tabletop.table.spots import Picture
from tabletop.texts import initial
from tests.table.tables import GAME, Person, lit_for, match_in, people, with_hands

SIZE = (1920, 960, 1.0)


def picture(match: Match, viewer: int | None) -> Picture:
    return place(match.view(viewer), people(match.view(None).seats), *SIZE)


def faces(shown: Picture) -> set[str]:
    """The faces that can be seen, backs left out."""
    names = {spot.look.name.partition("/")[2] for spot in shown.spots.values() if spot.look.kind == "face"}
    return {name for name in names if not name.startswith("back")}


def test_the_holder_sees_its_hand_and_nobody_elses() -> None:
    match = match_in(4, 7)
    hands = [{piece.face for piece in match.view(seat).places[f"seat/{seat}/hand"].pieces} for seat in range(4)]
    for viewer in range(4):
        seen = faces(picture(match, viewer))
        assert hands[viewer] <= seen
        swarms = {name for name in seen if name[0] == "S"}
        for other in range(4):
            assert other == viewer or not hands[other] - swarms & seen
    assert not any(hand & faces(picture(match, None)) for hand in hands)


def test_a_secret_choice_changes_no_other_picture() -> None:
    match = match_in(3, 3)
    before = [picture(match, viewer) for viewer in (None, 1, 2)]
    match.apply(0, match.legal(0)[0])
    after = [picture(match, viewer) for viewer in (None, 1, 2)]
    assert [shown.spots for shown in before] == [shown.spots for shown in after]
    assert [shown.anchors for shown in before] == [shown.anchors for shown in after]


def test_a_draft_leaves_the_hand_and_lies_raised_in_front() -> None:
    match = match_in(3, 3)
    play = match.legal(0)[0]
    resting = picture(match, 0).anchors["seat/0/played"]
    match.apply(0, play)
    spot = picture(match, 0).spots[play.handle]
    assert spot.chosen
    assert spot.group == ""
    assert spot.rect.y < resting.y
    assert (spot.rect.x, spot.rect.width) == (resting.x, resting.width)


def test_a_locked_seat_has_a_card_face_down_and_says_so() -> None:
    match = match_in(3, 3)
    match.apply(1, match.legal(1)[0])
    match.apply(1, match.legal(1)[0])
    shown = picture(match, None)
    assert shown.spots["seat/1/played/back"].look.name == "bears_and_bees/back"
    assert shown.spots["seat/1/ribbon"].look.detail == ("lock", False)
    assert shown.spots["seat/0/ribbon"].look.detail == ("hand", True)


def test_in_an_open_hand_only_its_own_plate_calls() -> None:
    shown = picture(match_in(3, 3), 0)
    calls = {seat: shown.spots[f"seat/{seat}"].look.detail[1] for seat in range(3)}
    assert calls == {0: True, 1: False, 2: False}
    assert shown.spots["seat/1/ribbon"].look.detail == ("hand", False)


def test_names_on_plates_cannot_turn_the_writing_round() -> None:
    match = match_in(2, 3)
    seated = [Person("(\u202eAna", 0), Person("Ben", 1)]
    name = place(match.view(None), seated, 1024, 520, 1.0).spots["seat/0"].look.name
    assert "\u202e" not in name
    assert initial(name) == "A"


def test_only_the_seat_that_draws_wears_a_ribbon() -> None:
    match = match_in(4, 2, "research")
    drawing = match.waiting()[0]
    ribbons = {key for key in picture(match, None).spots if key.endswith("/ribbon")}
    assert ribbons == {f"seat/{drawing}/ribbon"}


@pytest.mark.parametrize(("left", "warned"), [(8, False), (7, True), (0, True)])
def test_a_deck_warns_below_eight_cards(left: int, warned: bool) -> None:
    view = Match.start(Setup(GAME, 2, 1, {})).view(None)
    deck = view.places["deck/honey"]
    view.places["deck/honey"] = type(deck)("deck", None, left)
    shown = place(view, people(2), *SIZE)
    label = shown.spots["deck/honey/count"].look
    assert (label.count, bool(label.detail[0])) == (left, warned)
    assert (shown.spots["deck/honey"].look.kind == "empty_deck") == (left == 0)


def test_every_seat_shows_honey_experience_swarms_hand_and_swarm_card() -> None:
    match = match_in(5, 4)
    view, shown = match.view(None), picture(match, None)
    for seat in range(5):
        here = f"seat/{seat}"
        assert shown.spots[f"{here}/honey"].look.count == view.places[f"{here}/honey"].count
        assert shown.spots[f"{here}/experience/number"].look.count == view.places[f"{here}/experience"].count
        assert shown.spots[f"{here}/swarms"].look.count == view.places[f"{here}/swarms"].count
        assert shown.spots[f"{here}/hand/number"].look.count == view.places[f"{here}/hand"].count
        assert shown.spots[f"{here}/hand/swarm"].look.name == view.facts["swarm_cards"][seat]
        assert shown.spots[f"{here}/last"].look.name == (view.facts["last"][seat] or "")


def test_what_can_be_touched_has_a_place_a_sentence_and_an_order_of_its_own() -> None:
    match = match_in(4, 7)
    shown = picture(match, 0)
    things = [spot for spot in shown.spots.values() if spot.handle]
    assert len({spot.order for spot in things}) == len(things)
    assert all(shown.sentence(spot.handle) for spot in things)
    assert set(lit_for(match, 0)) <= {spot.handle for spot in things}


def test_the_backs_of_a_hand_lie_by_kind() -> None:
    view = with_hands(match_in(2, 5).view(0), 5, 7)
    shown = place(view, people(2), *SIZE)
    backs = [shown.spots[f"seat/1/fan/{nth}"].look.name.rpartition("_")[2] for nth in range(7)]
    assert backs == ["honey"] * 3 + ["research"] * 3 + ["swarm"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_end_of_a_game_lies_on_the_table_for_everybody(seats: int) -> None:
    match = match_in(seats, 8, "over", 99)
    assert match.over
    for viewer in (None, *range(seats)):
        shown = picture(match, viewer)
        assert not [key for key in shown.spots if key.endswith("/ribbon")]
        assert all(shown.sentence(spot.handle) for spot in shown.spots.values() if spot.handle)


def test_a_card_without_a_picture_has_the_colour_of_its_type() -> None:
    assert [tint(name) for name in ("H3", "R9", "S1", "back", "back_swarm")] == [
        "honey",
        "research",
        "swarm",
        "back",
        "swarm",
    ]
