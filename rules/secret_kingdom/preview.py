"""What an action would bring to the seat whose view it is, as far as that can be said. Made from views alone."""

from __future__ import annotations

from typing import Any

from rules.kernel.view import View
from rules.secret_kingdom import score
from rules.secret_kingdom.actions import COLOURS
from rules.secret_kingdom.cards import Beehive, Deck, Gathering, Honey
from rules.secret_kingdom.deck import read_deck
from rules.secret_kingdom.gems import LARGEST, MOST, ROOM, TOTAL, UNITS, counts, named, packed


def preview(view: View, action: str) -> dict[str, Any] | None:
    """``None`` where there is nothing to say: before cards are drawn, or where ``action`` is none of this moment.

    A gathering card: ``own`` with what is ``gained``, what is ``lost`` to the limit and how many gems are ``chosen``;
    ``others``, clockwise, with the same or with the ``colours`` of which each takes one and those that are ``full``.
    A honey card, payable or not, and the lock: see ``_honey``. A gem to take or to pay: the holding after it.
    """
    seat = view.seat
    verb, _, name = action.partition(" ")
    if seat is None or view.over:
        return None
    if verb == "play" and name in _faces(view, "market/drawn"):
        return _gathering(view, seat, _deck(view).cards[name])
    payment = view.facts["payment"]
    if verb == "buy" and name in _faces(view, "market/honey") and payment is None:
        return _honey(view, seat, name, None)
    if verb == "lock" and payment is not None:
        return _honey(view, seat, payment["card"], [*payment["chosen"], *payment["filled"]])
    if verb == "take" and name in COLOURS:
        return _taken(_held(view, seat), COLOURS.index(name))
    if verb == "pay" and name in COLOURS and payment is not None:
        spent = [view.places[f"payment/{colour}"].count + (colour == name) for colour in COLOURS]
        left = [there - gone for there, gone in zip(counts(_held(view, seat)), spent, strict=True)]
        return {"unit": "gems", "left": dict(zip(COLOURS, left, strict=True))} if min(left) >= 0 else None
    return None


def _deck(view: View) -> Deck:
    return read_deck(view.facts["deck"])


def _faces(view: View, place: str) -> list[str]:
    return [piece.face for piece in view.places[place].pieces]


def _held(view: View, seat: int) -> int:
    return packed(view.places[f"seat/{seat}/gems/{colour}"].count for colour in COLOURS)


def _gathering(view: View, seat: int, card: Any) -> dict[str, Any]:
    assert isinstance(card, Gathering)
    own = _under_the_limit(_held(view, seat), card.own)
    others = []
    for place in range(1, view.seats):
        other = (seat + place) % view.seats
        held = _held(view, other)
        if card.everyone:
            others.append({"seat": other, **_under_the_limit(held, COLOURS)})
        else:
            free = ROOM[held] & card.choice
            others.append({"seat": other, "colours": named(free), "full": named(card.choice & ~free)})
    return {"unit": "gems", "own": {**own, "chosen": card.grey}, "others": others}


def _under_the_limit(held: int, symbols: tuple[str, ...]) -> dict[str, dict[str, int]]:
    wanted = [symbols.count(colour) for colour in COLOURS]
    gained = [min(number, MOST - there) for number, there in zip(wanted, counts(held), strict=True)]
    lost = [number - fits for number, fits in zip(wanted, gained, strict=True)]
    return {"gained": _some(gained), "lost": _some(lost)}


def _some(numbers: list[int]) -> dict[str, int]:
    return {colour: number for colour, number in zip(COLOURS, numbers, strict=True) if number}


def _taken(held: int, colour: int) -> dict[str, Any] | None:
    if not ROOM[held] >> colour & 1:
        return None
    after = held + UNITS[colour]
    points = TOTAL[after] // score.GEMS_A_POINT - TOTAL[held] // score.GEMS_A_POINT
    return {"unit": "gems", "held": dict(zip(COLOURS, counts(after), strict=True)), "points": points}


def _honey(view: View, seat: int, name: str, grey: list[str] | None) -> dict[str, Any]:
    """``points`` by part that the purchase adds, the effect's gems counted, and their ``total``; the ``effect`` and its
    ``count``; ``missing`` gems by colour, with which there is no word of gems; else what is paid (``pays``), grey
    symbols from the largest stock where the seat has not chosen; ``ends`` where the last card would be turned up.
    """
    deck = _deck(view)
    card = deck.cards[name]
    assert isinstance(card, Honey)
    owned = [other for face in _faces(view, f"seat/{seat}/honey") if isinstance(other := deck.cards[face], Honey)]
    hives = [hive for face in _faces(view, "market/beehives") if isinstance(hive := deck.cards[face], Beehive)]
    held = _held(view, seat)
    missing = card.missing(held)
    after = held if missing else held - card.coloured
    if not missing:
        for place in range(card.grey):
            after -= UNITS[LARGEST[after] if grey is None else COLOURS.index(grey[place])]
    before = score.points(owned, held, hives)
    points = {part: number - before[part] for part, number in score.points([*owned, card], after, hives).items()}
    bonus = sum(hive.gems for hive in hives)
    count = card.count or (0 if card.effect else bonus)
    gained = 0 if card.effect == "others_gain" else count
    if missing:
        points.pop("gems")
    else:
        total = 0 if card.effect == "discard" else min(TOTAL[after] + gained, MOST * len(COLOURS))
        points["gems"] = total // score.GEMS_A_POINT - before["gems"]
    return {
        "unit": "points",
        "card": name,
        "points": points,
        "total": sum(points.values()),
        "effect": card.effect or ("beehive" if bonus else ""),
        "count": count,
        "missing": missing,
        "pays": {}
        if missing
        else _some([there - left for there, left in zip(counts(held), counts(after), strict=True)]),
        "ends": view.places["deck/honey"].count == 1,
    }
