"""The past of a game told again with tokens, as far as one seat remembers it.

A token is a card as far as it is known: it has a colour and, once a seat could know it, a name. Tokens that are never
named get some unseen card of their colour in the end. Where remembered cards went is drawn from ``tracking``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from rules.bear_necessities.actions import ACTIVATES, ATS, DEAL, KEEPS, PLAYS
from rules.bear_necessities.cards import Deck, read_deck
from rules.bear_necessities.dealing import in_order
from rules.bear_necessities.grid import CELL
from rules.bear_necessities.memory import Deal, Hand, Played
from rules.bear_necessities.tracking import Round, Step, Tracker
from rules.kernel.chance import following, mixed, shuffle
from rules.kernel.view import Place, View

_BITS = 64


class Luck:
    """Chance for one sample."""

    def __init__(self, seed: int) -> None:
        self.word = mixed(seed)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``."""
        bits = 0
        for _ in range(0, bound.bit_length() + _BITS // 2, _BITS):
            self.word = following(self.word)
            bits = bits << _BITS | mixed(self.word)
        return bits % bound

    def shuffled(self, things: Iterable[Any]) -> list[Any]:
        order = list(things)
        self.word = shuffle(order, self.word)
        return order


class Token:
    """A card as far as it is known: its colour, and its name or nothing yet."""

    __slots__ = ("colour", "name")

    def __init__(self, colour: str, name: str = "") -> None:
        self.colour = colour
        self.name = name


Tokens = list[Token]


class Past:
    """What the viewer remembers of finished rounds, laid out again with tokens up to the present.

    Afterwards ``hands``, ``reserves`` and ``discards`` are those of the present by seat; in phase ``keep`` nobody has
    answered yet. ``unseen`` are the cards that lie elsewhere.
    """

    def __init__(self, view: View, deck: Deck, luck: Luck) -> None:
        self.luck = luck
        self.viewer = view.seat
        self.colours = {name: card.colour for name, card in deck.cards.items()}
        self.told: list[dict[str, Any]] = view.facts["rounds"]
        self.dealt: dict[int, dict[str, Any]] = {deal["round"]: deal for deal in view.facts["deals"]}
        self.first = min(self.dealt, default=view.round - (view.phase == "keep"))
        self.own_hand = own_hand(view)
        self.steps = iter([] if view.over else tracked(view).path(luck.below))
        self.kept: list[Tokens] = []
        self.hands_dealt: list[list[Tokens]] = []
        self.hands: list[Tokens] = [[] for _ in range(view.seats)]
        self.reserves: list[Tokens] = [[] for _ in range(view.seats)]
        self.discards: list[Tokens] = [[] for _ in range(view.seats)]
        for number, told in enumerate(self.told, self.first):
            if number in self.dealt:
                self._deal(number, told["hands"])
            self._play(number, told)
        if view.round in self.dealt and not view.over and view.phase != "keep":
            self._deal(view.round, self._own_only(self.own_hand, view.seats))
        self._settle(view)

    def _own_only(self, names: Sequence[str], seats: int) -> list[Sequence[str]]:
        return [names if seat == self.viewer else () for seat in range(seats)]

    def _deal(self, number: int, named: Sequence[Sequence[str]]) -> None:
        """New hands of tokens; those of ``named`` seats are known."""
        deal = self.dealt[number]
        hands: list[Tokens] = []
        if number != self.first:
            next(self.steps, None)
        for seat, backs in enumerate(deal["backs"]):
            kept = self.reserves[seat]
            self.reserves[seat] = []
            hand = list(kept) if deal["stayed"] and deal["stayed"][seat] else []
            if kept and not hand:
                self.discards[seat] += kept
            left = list(backs)
            for token in hand:
                left.remove(token.colour)
            fresh = [Token(colour) for colour in left]
            self._name(fresh, [name for name in named[seat] if name not in {token.name for token in hand}])
            hands.append(hand + fresh)
        self.hands = hands
        self.hands_dealt.append([list(hand) for hand in hands])

    def _name(self, tokens: Sequence[Token], names: Sequence[str]) -> None:
        """Names unnamed ``tokens`` by colour; ``names`` are as many, or none at all."""
        unnamed = [token for token in tokens if not token.name]
        for name in names:
            fitting = [token for token in unnamed if token.colour == self.colours[name] and not token.name]
            fitting[self.luck.below(len(fitting))].name = name

    def _play(self, number: int, told: dict[str, Any]) -> None:
        step: Step | None = next(self.steps, None)
        left, kept = [], []
        for seat, hand in enumerate(self.hands):
            played = self._found(hand, told["plays"][seat], self.colours[told["plays"][seat]])
            others = [token for token in hand if token is not played]
            name = told["kept"][seat] or (step.kept[seat] if step else "")
            own = self._found(others, name, told["backs"][seat])
            left.append([token for token in others if token is not own])
            kept.append(own)
        self.kept.append(kept)
        if number % DEAL == 0:
            self.hands = [[] for _ in left]
            self.reserves = [[token] for token in kept]
            return
        self.hands = [left[seat - 1] for seat in range(len(left))]
        if self.viewer is not None:
            following = self._following(number)
            there = {token.name for token in self.hands[self.viewer]}
            received = [name for name in following if name not in there and name != kept[self.viewer].name]
            self._name(self.hands[self.viewer], received)
        self.hands = [[*hand, own] for hand, own in zip(self.hands, kept, strict=True)]

    def _following(self, number: int) -> Sequence[str]:
        """The viewer's own hand in the round after ``number``."""
        place = number + 1 - self.first
        if self.viewer is None:
            return ()
        return self.told[place]["hands"][self.viewer] if place < len(self.told) else self.own_hand

    def _found(self, hand: Sequence[Token], name: str, colour: str) -> Token:
        """The token called ``name``; else one of its colour without a name, which is called so from now on."""
        for token in hand:
            if name and token.name == name:
                return token
        fitting = [token for token in hand if not token.name and token.colour == colour]
        token = fitting[self.luck.below(len(fitting))]
        token.name = name
        return token

    def _settle(self, view: View) -> None:
        """What lies there from before the memory begins, and the present reserves and discards."""
        for seat in range(view.seats):
            place = view.places[f"seat/{seat}/discards"]
            answer = view.facts["answer"] if seat == self.viewer else []
            if view.over:
                self.discards[seat] += self.reserves[seat]
                self.reserves[seat] = []
            pieces = place.pieces[: -1 if answer and answer[1] == "discard" else None]
            old = len(pieces) - len(self.discards[seat])
            self.discards[seat][:0] = [Token(piece.back, piece.face) for piece in pieces[:old]]
            if view.phase == "keep" and not self.told:
                reserve = [Token(piece.back, piece.face) for piece in view.places[f"seat/{seat}/reserve"].pieces]
                self.reserves[seat] = reserve or [Token(self.colours[answer[0]], answer[0])]

    def name_tokens(self, view: View, deck: Deck, luck: Luck) -> None:
        """Gives unnamed tokens of the present any unseen cards of their colour."""
        tokens = [token for places in (self.hands, self.reserves, self.discards) for place in places for token in place]
        named = {token.name for token in tokens} | set(self.own_hand)
        for path, place in view.places.items():
            if "/cell/" in path:
                named.add(place.pieces[0].face)
        unseen = luck.shuffled(name for name in deck.cards if name not in named)
        for token in tokens:
            if not token.name:
                token.name = next(name for name in unseen if self.colours[name] == token.colour)
                unseen.remove(token.name)
        self.unseen = unseen

    def deals(self) -> tuple[Deal, ...]:
        return tuple(
            Deal(deal["round"], tuple(hand_of(hand) for hand in hands), tuple(deal["stayed"]))
            for deal, hands in zip(self.dealt.values(), self.hands_dealt, strict=True)
        )

    def rounds(self) -> tuple[Played, ...]:
        found = []
        for told, kept in zip(self.told, self.kept, strict=True):
            drafts = []
            for seat, play in enumerate(told["plays"]):
                order = [ACTIVATES[CELL[name]] for name in told["orders"][seat]]
                drafts.append((PLAYS[play], ATS[CELL[told["cells"][seat]]], KEEPS[kept[seat].name], *order))
            found.append(Played(tuple(drafts), tuple(told["vp"])))
        return tuple(found)


def plays(tokens: Iterable[Token]) -> Hand:
    return tuple(PLAYS[token.name] for token in tokens)


def hand_of(tokens: Iterable[Token]) -> Hand:
    return in_order(plays(tokens))


def own_hand(view: View) -> tuple[str, ...]:
    """All cards that the viewer holds, its draft among them; after its answer its new ones."""
    if view.seat is None or view.over:
        return ()
    places = [f"seat/{view.seat}/hand", f"seat/{view.seat}/draft"]
    if view.facts["draft"]:
        places.append(f"seat/{view.seat}/reserve")
    return tuple(sorted(_names(view.places[place] for place in places), key=lambda name: int(name[1:])))


def tracked(view: View) -> Tracker:
    """Where the cards may be that the viewer has passed on, in every way that fits; ``view`` is not of the end."""
    return _tracker(_key(view, own_hand(view)))


def _names(places: Iterable[Place]) -> list[str]:
    return [piece.face for place in places for piece in place.pieces]


def _key(view: View, held: Sequence[str]) -> bytes:
    """All that tracking needs of a view, as a key that can be looked up."""
    facts = view.facts
    return msgspec.json.encode(
        [view.seat, view.seats, view.phase, facts["deck"], facts["deals"], facts["rounds"], held]
    )


@lru_cache(maxsize=16)
def _tracker(key: bytes) -> Tracker:
    """The tracker of a view: the same for all its samples."""
    viewer, seats, phase, reference, deals, rounds, held = msgspec.json.decode(key)
    colours = {name: card.colour for name, card in read_deck(reference).cards.items()}
    tracker = Tracker(viewer, colours, deals[0]["backs"] if deals else [()] * seats)
    dealt = {deal["round"]: deal for deal in deals[1:]}
    first = deals[0]["round"] if deals else 0
    for place, told in enumerate(rounds):
        number = first + place
        if number in dealt:
            tracker.deal(dealt[number]["backs"], dealt[number]["stayed"])
        hand, kept, following_hand = frozenset[str](), "", frozenset[str]()
        if viewer is not None:
            hand, kept = frozenset(told["hands"][viewer]), told["kept"][viewer]
            following_hand = frozenset(rounds[place + 1]["hands"][viewer] if place + 1 < len(rounds) else held)
        tracker.round(number, Round(hand, tuple(told["plays"]), tuple(told["backs"]), kept), following_hand)
    if phase != "keep" and first + len(rounds) in dealt:
        deal = dealt[first + len(rounds)]
        tracker.deal(deal["backs"], deal["stayed"])
    return tracker
