"""Where the cards may be that one seat has passed on and not seen since: every way that fits, with its weight.

A seat knows what it passed to the left, which cards were played, and the colour of each hand and reserve. From that it
can tell which of its cards may have stayed with whom. All cards and choices that it cannot see count alike: a way
weighs as much as there are such cases. This room knows neither states nor views, only names, colours and counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple, TypeVar

from rules.bear_necessities.actions import DEAL

Known = tuple[frozenset[str], ...]
"""By seat: the cards that the viewer remembers and that lie in that hand, or reserve. Its own are not among them."""


class Round(NamedTuple):
    """What the viewer saw of a round: its own hand (none: the public), cards played, backs of the reserves."""

    hand: frozenset[str]
    plays: tuple[str, ...]
    backs: tuple[str, ...]
    kept: str
    """The viewer's own reserve."""


class Step(NamedTuple):
    """One way to come to a place of the trail: from where, by which remembered reserves (empty: another card)."""

    weight: int
    before: Known
    kept: tuple[str, ...]


class _Choice(NamedTuple):
    """One way in which a seat may have chosen: what it keeps of the remembered cards in hand, and its reserve."""

    weight: int
    left: frozenset[str]
    kept: str


T = TypeVar("T")

Layer = dict[Known, list[Step]]
"""All that may be so at one moment, and how it may have come about. The weights add up."""


class Tracker:
    """Follows the rounds one by one for ``viewer``; ``layers`` grows by one for each round and each later deal."""

    def __init__(self, viewer: int | None, colours: Mapping[str, str], backs: Sequence[Sequence[str]]) -> None:
        self.viewer = viewer
        self.colours = colours
        self.backs = [Counter(hand) for hand in backs]
        nothing: Known = (frozenset(),) * len(backs)
        self.layers: list[Layer] = [{nothing: [Step(1, nothing, ())]}]
        self.seen: frozenset[str] = frozenset()

    def deal(self, backs: Sequence[Sequence[str]], stayed: Sequence[bool]) -> None:
        """New hands: of the reserves only those that ``stayed`` are in them."""
        layer: Layer = {}
        for known, steps in self.layers[-1].items():
            after = tuple(own if stays else frozenset() for own, stays in zip(known, stayed, strict=True))
            layer.setdefault(after, []).append(Step(_weight(steps), known, ()))
        self.layers.append(layer)
        self.backs = [Counter(hand) for hand in backs]

    def round(self, number: int, played: Round, following: frozenset[str]) -> None:
        """A round; ``following`` is the viewer's next hand, where cards were passed."""
        passes = number % DEAL > 0
        self.seen |= played.hand
        received = (following - {played.kept}) & self.seen
        layer: Layer = {}
        for known, steps in self.layers[-1].items():
            weight = _weight(steps)
            for chosen in product(*(self._choices(seat, own, played) for seat, own in enumerate(known))):
                ways = weight
                for choice in chosen:
                    ways *= choice.weight
                kept = tuple(choice.kept for choice in chosen)
                after = self._passed(chosen, received) if passes else tuple(frozenset({own} - {""}) for own in kept)
                if after is not None:
                    layer.setdefault(after, []).append(Step(ways, known, kept))
        self.layers.append(layer)
        self._move_backs(played, passes)

    def _choices(self, seat: int, known: frozenset[str], played: Round) -> Iterator[_Choice]:
        """Every way in which ``seat`` may have played and kept what was seen, with ``known`` in its hand."""
        play, back = played.plays[seat], played.backs[seat]
        if seat == self.viewer:
            yield _Choice(1, played.hand - {play, played.kept}, "")
            return
        unknown = self.backs[seat] - Counter(self.colours[name] for name in known)
        weight = 1
        if play not in known:
            if play in self.seen:
                return
            weight = unknown[self.colours[play]]
            unknown[self.colours[play]] -= 1
        left = known - {play}
        for name in sorted(left):
            if self.colours[name] == back:
                yield _Choice(weight, left - {name}, name)
        if unknown[back] > 0:
            yield _Choice(weight * unknown[back], left, "")

    def _passed(self, chosen: Sequence[_Choice], received: frozenset[str]) -> Known | None:
        """What lies where after passing; ``None`` where the viewer would have got other cards of its own back."""
        after = []
        for seat, choice in enumerate(chosen):
            left = chosen[seat - 1].left
            if seat == self.viewer:
                if left != received:
                    return None
                left = frozenset()
            after.append(left | ({choice.kept} - {""}))
        return tuple(after)

    def _move_backs(self, played: Round, passes: bool) -> None:
        left = []
        for hand, play, back in zip(self.backs, played.plays, played.backs, strict=True):
            left.append(hand - Counter((self.colours[play], back)))
        if passes:
            self.backs = [left[seat - 1] + Counter((back,)) for seat, back in enumerate(played.backs)]

    def path(self, below: Callable[[int], int]) -> list[Step]:
        """One way through all layers, drawn by weight; ``below`` gives a number from 0 to its argument less 1."""
        last = self.layers[-1]
        known = _drawn([(_weight(steps), known) for known, steps in last.items()], below)
        steps: list[Step] = []
        for layer in reversed(self.layers[1:]):
            step = _drawn([(step.weight, step) for step in layer[known]], below)
            steps.append(step)
            known = step.before
        return steps[::-1]


def _weight(steps: Sequence[Step]) -> int:
    return sum(step.weight for step in steps)


def _drawn(ways: Sequence[tuple[int, T]], below: Callable[[int], int]) -> T:
    """One of ``ways``, each as likely as its weight."""
    place = below(sum(weight for weight, _ in ways))
    for weight, way in ways:
        place -= weight
        if place < 0:
            return way
    raise AssertionError("weights that do not add up")
