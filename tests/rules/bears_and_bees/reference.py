"""The round of Bears & Bees written a second time, from the rulebook and slowly, for the tests to compare with.

It shares no code with ``rules``: cards are the plain entries of the deck's data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Choice = Callable[[int, list[str]], str]
"""Given a seat and the texts of what it may do, one of them."""


class Round:
    """One round from the reveal to its end. All lists are by seat and are changed in place."""

    def __init__(self, cards: Mapping[str, Mapping[str, Any]], position: Mapping[str, Any]) -> None:
        self.cards = cards
        self.hands = [set(seat["hand"]) for seat in position["seats"]]
        self.honey = [seat["honey"] for seat in position["seats"]]
        self.experience = [seat["experience"] for seat in position["seats"]]
        self.swarms = [seat["swarms"] for seat in position["seats"]]
        self.last = [seat["last"] for seat in position["seats"]]
        self.decks = {name: list(cards) for name, cards in position["decks"].items()}
        self.ending = bool(position["ending"])
        self.seats = len(self.hands)

    def play(self, shown: Sequence[str], choose: Choice) -> None:
        """Every seat shows its card of ``shown``; ``choose`` answers what seats are asked after that."""
        types = [self.cards[name]["type"] for name in shown]
        for seat, name in enumerate(shown):
            if types[seat] != "swarm":
                self.hands[seat].remove(name)
        for seat, name in enumerate(shown):
            if types[seat] == "honey":
                self.honey[seat] += self.worth(seat, name, types)
                self.gifts(seat, name)
        self.bear()
        for seat in self.by_number(shown, types, "research"):
            self.draw(seat, self.worth(seat, shown[seat], types), choose)
            self.gifts(seat, shown[seat])
        self.bear()
        lucky = set()
        owners = self.by_number(shown, types, "swarm")
        for _ in owners:
            lucky |= self.swarm()
        for seat in owners:
            if seat not in lucky:
                self.compensate(seat, choose)
        self.bear()
        self.last = types

    def by_number(self, shown: Sequence[str], types: Sequence[str], kind: str) -> list[int]:
        seats = [seat for seat in range(self.seats) if types[seat] == kind]
        return sorted(seats, key=lambda seat: self.cards[shown[seat]]["number"])

    def worth(self, seat: int, name: str, types: Sequence[str]) -> int:
        card = self.cards[name]
        total: int = card.get("base", 0)
        left, right = types[(seat + 1) % self.seats], types[(seat - 1 + self.seats) % self.seats]
        for side, found in (("left", left), ("right", right), ("last", self.last[seat])):
            if found in card.get(side, []):
                total += card[f"{side}_bonus"]
        return total

    def gifts(self, seat: int, name: str) -> None:
        if self.cards[name].get("banner"):
            self.honey[(seat + 1) % self.seats] += 1
            self.honey[(seat - 1 + self.seats) % self.seats] += 1

    def bear(self) -> None:
        for seat in range(self.seats):
            if self.honey[seat] >= 8:
                self.honey[seat] = 0
                self.experience[seat] += 1

    def draw(self, seat: int, count: int, choose: Choice) -> None:
        for _ in range(count):
            open_decks = [name for name in ("honey", "research") if self.decks[name]]
            if len(self.hands[seat]) >= 9 or not open_decks:
                return
            texts = [f"draw {name}" for name in open_decks]
            self.take(seat, choose(seat, texts) if len(texts) > 1 else texts[0])

    def take(self, seat: int, text: str) -> None:
        deck = self.decks[text.removeprefix("draw ")]
        self.hands[seat].add(deck.pop())
        self.ending = self.ending or not deck

    def swarm(self) -> set[int]:
        sums = [honey + experience for honey, experience in zip(self.honey, self.experience, strict=True)]
        winners = {seat for seat in range(self.seats) if sums[seat] == max(sums) > 0}
        for seat in winners:
            self.honey[seat] = 0
            self.swarms[seat] += 1
            self.ending = self.ending or self.swarms[seat] >= 5
        return winners

    def compensate(self, seat: int, choose: Choice) -> None:
        texts = ["take honey"]
        if len(self.hands[seat]) < 9:
            texts += [f"draw {name}" for name in ("honey", "research") if self.decks[name]]
        text = choose(seat, texts) if len(texts) > 1 else texts[0]
        if text == "take honey":
            self.honey[seat] += 1
        else:
            self.take(seat, text)
