"""Search: plays plans out in many made-up worlds and spends its trials on the best of them.

All plans that are still weighed are tried in the same worlds with the same luck (a sweep), so that they differ by the
plan alone. Where one seat decides, half of them are dropped again and again (sequential halving, Karnin, Koren and
Somekh 2013), and what is clear is left early; where seats choose secretly at once, regrets decide how often each is
played (regret matching plus, Tammelin 2014), for what is always played can be read. It knows no game: that is the
mind's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from typing import Any

from rules.kernel.view import View
from tabletop.bots.levels import Level
from tabletop.bots.mind import Budget, Mind, Plan
from tabletop.bots.tree import Tree

WORLDS = 24
"""So many worlds are made up and then used in turn; each time with other luck."""
LONGEST = 2_000
"""Plans after which a trial is judged as it stands."""
LOOKS = 8
"""After so many sweeps it looks for the first time whether the choice is clear, and again each time they are half as
many more: to look takes as long as there are sweeps."""
CLEAR = 4.0
"""So many standard errors ahead of the second best the best is clear."""


@dataclass
class Weighed:
    """A plan with the chances to win (0 to 1) that its trials ended in, and the parts of the worth of what it led to.

    ``value`` is what is found about it: the best plan's mean, less what it had less in the sweeps they shared.
    ``share`` is how often it should be played where choices are secret and meet; 1 elsewhere.
    """

    plan: Plan
    values: list[float] = field(default_factory=list)
    parts: dict[str, float] = field(default_factory=dict)
    value: float = 0.0
    share: float = 1.0


class Search:
    """One question being thought about by the seat that ``view`` is of, the same for the same view, seed and counts."""

    def __init__(self, game: Any, mind: Mind, view: View, seed: int, level: Level, budget: Budget) -> None:
        assert view.seat is not None
        self._game, self._mind, self._view, self._seed = game, mind, view, seed
        self._seat, self._level, self._budget = view.seat, level, budget
        self._ahead = min(level.ahead, mind.far)
        self._trials = min(level.trials, budget.trials)
        self._worlds: list[Any] = []
        self._tree = Tree(mind, self._seat, learns=level.regard > 1)
        self._sweeps = 0
        self._counted = frozenset() if level.foresight else mind.at_hand
        self._before = self._standings(self.world(0))
        rivals = [seat for seat in range(len(self._before)) if seat != self._seat]
        rivals.sort(key=lambda seat: -self._before[seat])
        self._disregarded = rivals[level.regard :]

    def world(self, number: int) -> Any:
        """The ``number``-th world that fits the view, as far as this level remembers."""
        while len(self._worlds) <= number:
            seed = self._seed + len(self._worlds)
            world = self._game.sample(self._view, seed)
            self._mind.forget(world, self._seat, self._level.memory, Random(seed))
            self._worlds.append(world)
        return self._worlds[number]

    def weigh(self, plans: list[Plan]) -> list[Weighed]:
        """What is found about ``plans``, best first. Those for which there was no time at all are left out."""
        weighed = [Weighed(plan) for plan in plans[: max(2, self._trials // 4)]]
        self._sweep(weighed, first=True)
        weighed = [one for one in weighed if one.values]
        if self._mind.secretly(self._view):
            self._match(weighed)
        else:
            self._halve(weighed)
        return sorted(weighed, key=lambda one: -one.value)

    def note(self, plans: list[Plan], values: list[float]) -> list[Weighed]:
        """``plans`` with the exact ``values``, best first; each is played out once, for its parts."""
        weighed = [Weighed(plan) for plan in plans]
        self._sweep(weighed, first=True)
        for one, value in zip(weighed, values, strict=True):
            one.value = value
        return sorted((one for one in weighed if one.values), key=lambda one: -one.value)

    def _halve(self, weighed: list[Weighed]) -> None:
        """The alive have been tried in all sweeps, so their means can be compared; the dropped keep their distance."""
        alive, trials, begun = weighed, self._trials - len(weighed), self._budget.clock()
        rounds = max(1, ceil(log2(len(weighed))))
        for done in range(1, rounds + 1):
            until = begun + (self._budget.until - begun) * done / rounds
            look = len(alive[0].values) + LOOKS
            for _ in range(trials // (rounds - done + 1) // len(alive)):
                if self._budget.spent(until) or not self._sweep(alive):
                    break
                trials -= len(alive)
                if len(alive[0].values) >= look:
                    look += look // 2
                    if _clear(alive):
                        break
            means = {id(one): _mean(one.values) for one in alive}
            alive.sort(key=lambda one: -means[id(one)])
            for one in alive:
                one.value = means[id(one)] - means[id(alive[0])]
            alive = alive[: (len(alive) + 1) // 2]
        best = _mean(alive[0].values)
        for one in weighed:
            one.value += best

    def _match(self, weighed: list[Weighed]) -> None:
        """Regret matching plus, over the plans of this seat; the others learn in the tree, from what it would play."""
        regrets, played, chance = [0.0] * len(weighed), [0.0] * len(weighed), Random(self._seed)
        for sweep in range(1, max(2, self._trials // len(weighed))):
            whole = sum(regrets)
            shares = [regret / whole if whole else 1 / len(weighed) for regret in regrets]
            if self._budget.spent() or not self._sweep(weighed, lesson=chance.choices(weighed, shares)[0]):
                break
            expected = sum(share * one.values[-1] for share, one in zip(shares, weighed, strict=True))
            for index, one in enumerate(weighed):
                regrets[index] = max(0.0, regrets[index] + one.values[-1] - expected)
                played[index] += shares[index] * sweep  # later strategies weigh more
        whole = sum(played)
        for one, often in zip(weighed, played, strict=True):
            one.share = often / whole if whole else 1 / len(weighed)
            one.value = _mean(one.values)

    def _sweep(self, weighed: list[Weighed], first: bool = False, lesson: Weighed | None = None) -> bool:
        """Tries each plan once, in the same world and with the same luck, unless the budget ends within: then none is
        counted, but in the first sweep those that were tried. The tree learns from ``lesson`` alone, else from each."""
        number = self._sweeps
        self._sweeps += 1
        world = self.world(number % WORLDS)
        values: list[float] = []
        for one in weighed:
            if values and self._budget.spent():
                if not first:
                    return False
                break
            prospects = self._tried(world.copy(), one, Random(self._seed + number))
            self._tree.learn(prospects if lesson is None or lesson is one else None)
            values.append(prospects[self._seat])
        for one, value in zip(weighed, values, strict=False):
            one.values.append(value)
        return True

    def _tried(self, state: Any, one: Weighed, chance: Random) -> tuple[float, ...]:
        """Plays ``one`` and on from there: each seat's chance to win, as far as can be seen then."""
        seat, mind, tree = self._seat, self._mind, self._tree
        start, ahead, told = mind.horizon(state), self._ahead, False
        for action in one.plan:
            state.advance(seat, action)
        for _ in range(LONGEST):
            if state.over:
                break
            now = mind.horizon(state)
            if now != start:
                if not told:
                    told = self._tell(state, one)
                start, ahead = now, ahead - 1
                if ahead <= 0:
                    break
            asked = state.waiting()[0]
            legal = state.legal(asked)
            if len(legal) == 1:
                state.advance(asked, legal[0])
            else:
                for action in tree.choose(state, asked, chance):
                    state.advance(asked, action)
        if not told:
            self._tell(state, one)
        standings = self._standings(state)
        if state.over:
            return mind.prospects(standings, state.outcome().ranks)
        for rival in self._disregarded:
            standings[rival] = self._before[rival]
        return mind.prospects(standings)

    def _standings(self, state: Any) -> list[float]:
        """How far each seat has come, as far as this level can see."""
        if not self._counted:
            return self._mind.standings(state)
        each = (self._mind.parts(state, seat) for seat in range(state.seats))
        return [sum(value for part, value in parts.items() if part in self._counted) for parts in each]

    def _tell(self, state: Any, one: Weighed) -> bool:
        """Notes what the plan came to when the question was played out."""
        for part, value in self._mind.parts(state, self._seat).items():
            if not self._counted or part in self._counted:
                one.parts[part] = one.parts.get(part, 0.0) + value
        return True


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _clear(alive: list[Weighed]) -> bool:
    """Whether the best of those that shared all their sweeps is far enough ahead of every other."""
    best = max(alive, key=lambda one: sum(one.values))
    count = len(best.values)
    for one in alive:
        if one is not best:
            leads = [mine - theirs for mine, theirs in zip(best.values, one.values, strict=True)]
            lead = _mean(leads)
            spread = sum((each - lead) ** 2 for each in leads)
            if not lead or lead * lead * count * (count - 1) < CLEAR * CLEAR * spread:
                return False
    return True
