"""Every kind of secret decision that the games have, at more than one seat count: pairs of tables at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rules.kernel.match import Match
from tests.secrecy.ballots import ballots
from tests.secrecy.twins import IN_SECRET, Twins, twins


@dataclass(frozen=True)
class Moment:
    """What is asked in secret, and of how many."""

    asked: str
    seats: int

    def __str__(self) -> str:
        return f"{self.asked} of {self.seats}"

    def pair(self) -> tuple[Twins, int]:
        """Two tables that only secrets tell apart, and a seat that is asked at both; where all choose at once, somebody
        else still is, too, and of reserves somebody has answered."""
        chance = Random(f"{self} people")
        while True:
            pair = (twins if self.asked in IN_SECRET else ballots)(self.seats, self.asked, chance)
            first, second = (Match.load(record) for record in pair.records)
            both = sorted(set(self._asked(first)) & set(self._asked(second)))
            answered = len(first.waiting()) > len(both)
            if len(both) > (self.asked not in DRAWS) and (answered or self.asked != "keep"):
                return pair, chance.choice(both)

    def _asked(self, match: Match) -> Iterator[int]:
        """The seats that have to decide; of those that are asked about their reserve, who have not answered yet."""
        for seat in match.waiting():
            decision = match.decision(seat)
            if decision is not None and (self.asked != "keep" or decision.kind == "keep"):
                yield seat


DRAWS = ("setup", "research")
"""When people draw, one after the other."""
MOMENTS = [
    *(Moment("choose", seats) for seats in (2, 5)),
    *(Moment("setup", seats) for seats in (2, 4)),
    *(Moment("research", seats) for seats in (3, 5)),
    *(Moment("play", seats) for seats in (2, 6)),
    *(Moment("keep", seats) for seats in (3, 5)),
    *(Moment("vote", seats) for seats in (3, 5)),
    *(Moment("flowers", seats) for seats in (4, 5)),
]


def secrets(match: Match) -> set[tuple[str, str, str]]:
    """What is asked in secret now, before or after something is laid out: the game, the phase, the question."""
    decisions = [decision for seat in match.waiting() if (decision := match.decision(seat)) is not None]
    kinds = {decision.kind for decision in decisions if decision.secret}
    return {(match.setup.game, match.view(None).phase, kind) for kind in kinds}
