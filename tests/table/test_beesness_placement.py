"""What the placement of Beesness shows of a view, and what it cannot show because the view does not hold it."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

from rules.kernel.match import Match
from rules.kernel.view import Piece, Place
from tabletop.art.faces import Faces
from tabletop.art.theme import Theme, load_fonts
from tabletop.table.games.beesness import BEES, HEAPS, book, painters, place, tint
from tabletop.table.pictures import Pictures
from tabletop.table.speech import spoken_items
from tabletop.table.spots import Picture
from tabletop.texts import say
from tests.table.commons import PHASES, SEATS, lit_for, match_at
from tests.table.tables import NAMES, people

SIZE = (1920, 960, 1.0)


def picture(match: Match, viewer: int | None) -> Picture:
    return place(match.view(viewer), people(match.setup.seats), *SIZE)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_number_of_the_view_stands_on_the_table(seats: int, phase: str) -> None:
    match = match_at(seats, 5, phase)
    view, shown = match.view(None), picture(match, None)
    for seat in range(seats):
        for what in HEAPS:
            here = f"seat/{seat}/{what}"
            assert shown.spots[here].look.count == view.places[here].count
            assert shown.spots[f"{here}/number"].look.count == view.places[here].count
    for handle in ("pot", "bank", "calendar", "unplanted"):
        assert shown.spots[handle].look.count == view.places[handle].count
    for bee in BEES:
        assert shown.spots[f"market/{bee}/count"].look.count == view.places[f"market/{bee}"].count
    garden = view.places["garden"].count
    assert shown.spots["garden/sign"].look.count == garden
    assert sum(spot.look.kind == "bloom" for spot in shown.spots.values()) == garden


@pytest.mark.parametrize("phase", PHASES)
def test_what_can_be_touched_has_a_sentence_and_an_order_of_its_own(phase: str) -> None:
    match = match_at(4, 5, phase)
    for viewer in (None, match.waiting()[0]):
        shown = picture(match, viewer)
        things = [spot for spot in shown.spots.values() if spot.handle]
        assert len({spot.order for spot in things}) == len(things)
        assert len({spot.handle for spot in things}) == len(things)
        assert all(shown.sentence(spot.handle) for spot in things)


@pytest.mark.parametrize(("phase", "kind"), [("vote", "vote"), ("flowers", "sell")])
def test_a_ballot_changes_no_other_picture_until_it_is_locked(phase: str, kind: str) -> None:
    match = match_at(4, 5, phase)
    voter = match.waiting()[0]
    others = [None, *(seat for seat in range(4) if seat != voter)]
    before = [picture(match, viewer) for viewer in others]
    match.apply(voter, [action for action in match.legal(voter) if action.verb == kind][-1])
    after = [picture(match, viewer) for viewer in others]
    assert [shown.spots for shown in before] == [shown.spots for shown in after]
    assert [shown.anchors for shown in before] == [shown.anchors for shown in after]
    own = picture(match, voter)
    assert own.spots[f"seat/{voter}/ballot"].chosen
    assert [spot.handle for spot in own.spots.values() if spot.chosen and spot.handle]


def test_a_locked_ballot_is_closed_for_all_others_and_says_so() -> None:
    match = match_at(4, 5, "vote", 1)
    voter = match.waiting()[0]
    match.apply(voter, match.game.parse("vote yes"))
    match.apply(voter, match.game.parse("lock"))
    for viewer in (None, *(seat for seat in range(4) if seat != voter)):
        shown = picture(match, viewer)
        assert shown.spots[f"seat/{voter}/ballot"].look.name == ""
        assert shown.spots[f"seat/{voter}/ribbon"].look.detail == ("lock", False)
        assert "yes" not in shown.sentence(f"seat/{voter}").lower()
    assert picture(match, voter).spots[f"seat/{voter}/ballot"].look.name == "yes"


def test_only_the_seat_that_looks_on_sees_the_weight_of_its_vote() -> None:
    match = match_at(4, 5, "vote", 1)
    voter = match.waiting()[0]
    bees = match.view(voter).facts["bees"][voter]
    assert str(bees) in str(picture(match, voter).spots["ballot/yes"].look.detail[1])
    assert picture(match, None).spots["ballot/yes"].look.detail[1] == ""


def test_only_plates_of_those_who_are_asked_call() -> None:
    match = match_at(5, 3, "turn")
    shown, asked = picture(match, None), match.waiting()
    ribbons = {key for key in shown.spots if key.endswith("/ribbon")}
    assert ribbons == {f"seat/{seat}/ribbon" for seat in asked}
    calls = [seat for seat in range(5) if shown.spots[f"seat/{seat}"].look.detail[1]]
    assert calls == list(asked)


def test_an_auction_has_a_column_for_each_seat() -> None:
    match = match_at(5, 3, "auction")
    while match.view(None).phase == "auction" and len(match.view(None).facts["auction"]["standing"]) == 5:
        match.apply(match.waiting()[0], match.game.parse("drop"))
    auction, shown = match.view(None).facts["auction"], picture(match, None)
    states = {seat: shown.spots[f"auction/{seat}"].look.detail[1] for seat in range(5)}
    assert states == {
        seat: "leads" if seat == auction["leader"] else "in" if seat in auction["standing"] else "out"
        for seat in range(5)
    }
    assert shown.spots[f"auction/{auction['leader']}"].look.count == auction["bid"]
    assert "out" in states.values()


def test_a_trade_shows_what_changes_hands() -> None:
    match = match_at(4, 5, "answer")
    shown, trade = picture(match, None), match.view(None).facts["trade"]
    for side in ("give", "want"):
        found = {key.rpartition("/")[2]: spot for key, spot in shown.spots.items() if spot.look.kind == "goods"}
        seen = {name: spot.look.count for name, spot in found.items() if spot.key.startswith(f"trade/{side}")}
        assert seen == trade[side]


def test_the_sign_warns_when_few_flowers_are_left() -> None:
    view = match_at(4, 5, "market").view(None)
    for count, warned in ((9, False), (8, True), (0, True)):
        view.places["garden"] = Place("flowers", None, count)
        shown = place(view, people(4), *SIZE)
        assert shown.spots["garden/sign"].look.detail[0] is warned
        assert "lose" in shown.spots["garden/sign"].look.name


def test_who_is_not_asked_sees_whose_turn_it_is() -> None:
    match = match_at(4, 5, "turn")
    asked = match.waiting()[0]
    shown = picture(match, (asked + 1) % 4)
    assert not [spot for spot in shown.spots.values() if spot.group == "tray"]
    on = [seat for seat in range(4) if shown.spots[f"order/{seat}"].look.detail[1]]
    assert on == [asked]


def test_a_used_queen_looks_pale_and_counts() -> None:
    view = match_at(3, 5, "turn").view(None)
    pieces = (Piece(face="queen"), Piece(face="queen_used"))
    view.places["seat/1/queens"] = Place("bees", 1, 2, pieces)
    look = place(view, people(3), *SIZE).spots["seat/1/queens"].look
    assert (look.count, look.detail) == (2, (1,))


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_of_a_game_lies_on_the_table_for_everybody(seats: int) -> None:
    match = match_at(seats, 8, "over", 99)
    assert match.over
    for viewer in (None, *range(seats)):
        shown = picture(match, viewer)
        assert not [key for key in shown.spots if key.endswith("/ribbon")]
        assert not [spot for spot in shown.spots.values() if spot.group == "tray"]
        assert all(shown.sentence(spot.handle) for spot in shown.spots.values() if spot.handle)


@pytest.mark.parametrize("width", [84, 96, 120, 320])
def test_every_bee_has_a_face_with_its_price(qapp: object, width: int) -> None:
    load_fonts()
    view = match_at(3, 5, "market").view(None)
    theme = Theme()
    made = set()
    for prices in (view.facts["prices"], [5, 6, 7]):
        faces = Faces(theme)
        faces.add("beesness", book(msgspec.structs.replace(view, facts=view.facts | {"prices": prices})))
        for bee in BEES:
            image = faces.pixmap(f"beesness/{bee}", width).toImage()
            made.add(bytes(image.constBits()))
            assert image == faces.pixmap(f"beesness/{bee}_used", width).toImage()
            assert theme.colour(tint(bee)).isValid()
        with pytest.raises(KeyError):
            faces.pixmap("beesness/wasp", width)
    assert len(made) == 6


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_look_can_be_painted_in_every_theme(qapp: object, theme: str, phase: str) -> None:
    load_fonts()
    match = match_at(4, 5, phase)
    shown = Theme(theme, 1.0)
    faces = Faces(shown)
    faces.add("beesness", book(match.view(None)))
    pictures = Pictures(shown, faces)
    pictures.painters |= painters()
    for viewer in (None, match.waiting()[0]):
        for spot in place(match.view(viewer), people(4), 1024, 520, 1.0).spots.values():
            pixmap = pictures.pixmap(spot.look, spot.rect.width, spot.rect.height, 1.0)
            assert not pixmap.toImage().isNull()
            if spot.look.kind not in ("face", "tray", "mat"):
                assert pixmap.toImage() != _blank(pixmap.width(), pixmap.height()), spot.look


def _blank(width: int, height: int) -> QImage:
    made = QPixmap(width, height)
    made.fill(Qt.GlobalColor.transparent)
    return made.toImage()


def test_lit_stacks_are_those_that_can_be_paid() -> None:
    match = match_at(4, 5, "market", 1)
    lit = lit_for(match, match.waiting()[0])
    shown = picture(match, None)
    stacks = [spot for spot in shown.spots.values() if spot.group == "market"]
    assert {spot.handle for spot in stacks} == {f"market/{bee}" for bee in BEES}
    assert 0 < sum(spot.handle in lit for spot in stacks) < 3


def test_what_is_done_with_a_seat_is_said_with_the_name_of_who_sits_there() -> None:
    """Seats have no numbers on the table."""
    match = match_at(3, 5, "turn")
    shown, lit = picture(match, None), {"seat/1": "to seat 1"}
    told = {item.handle: item.text for item in spoken_items("beesness", shown, lit, NAMES)}
    assert say("beesness.action.to.named", name=NAMES[1]) in told["seat/1"]
    assert not any("seat 2" in text for text in told.values())
