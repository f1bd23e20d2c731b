"""What happens between two pictures: which thing travels when, from where to where. Pure.

The rules' facts are never applied to a picture. The picture after a beat is known; motion only says how long each of
its spots keeps its old look, and what flies meanwhile. Durations are milliseconds at normal speed
(``experience.md``, 7).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rules.kernel.event import Event
from tabletop.table.games import Choreography
from tabletop.table.geometry import Rect
from tabletop.table.spots import Cue, Look, Picture

CARD = 240
FLIP = 180
TOKEN, TOKEN_STAGGER, TOKEN_WHOLE = 160, 40, 600
DEAL_STAGGER, DEAL_WHOLE = 70, 700
REVEAL, REVEAL_HOLD = 300, 400
STEP = 450
BEAR = 700
CROSS_FADE = 120
REVEALS = ("revealed", "placed")
"""Kinds of events that show the secret choices of all seats: their pieces move together."""
READ = 350
"""How long a finished beat stands before the next, where something was shown that wants to be read."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing on its way.

    ``key`` is the spot of the picture after the beat that it becomes (it is hidden until the landing), or empty for a
    piece that is gone when it lands. ``turns_from`` is what it shows until the middle of a flip. At the landing
    each spot in ``tallies`` counts one on toward its count in the picture after the beat.
    """

    look: Look
    start: Rect
    end: Rect
    delay: float
    duration: float
    key: str = ""
    turns_from: Look | None = None
    tallies: tuple[str, ...] = ()
    shadow: bool = False

    @property
    def landing(self) -> float:
        return self.delay + self.duration


@dataclass(frozen=True, slots=True)
class Chip:
    """A floating sum: shown from ``delay`` until the end of the beat."""

    look: Look
    rect: Rect
    delay: float


@dataclass
class Score:
    """One beat, written out. ``length`` is when the picture after it stands."""

    moves: list[Move] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)
    length: float = 0.0
    tallied: set[str] = field(default_factory=set)
    """Spots whose count goes step by step with the landings."""

    def until(self, time: float) -> None:
        self.length = max(self.length, time)


def counted(written: Score, before: Picture, after: Picture) -> list[tuple[Look, float, float]]:
    """What the spots in ``tallied`` show on the way to their new counts, with their sizes, the first steps first."""
    found = []
    for key in written.tallied:
        now, goal = before.spots[key].look.count, after.spots[key]
        counts = range(now, goal.look.count, 1 if now < goal.look.count else -1)
        found += [(step, replace(goal.look, count=count), goal.rect) for step, count in enumerate(counts) if step]
    return [(look, rect.width, rect.height) for _, look, rect in sorted(found, key=lambda entry: entry[0])]


def eased(progress: float) -> float:
    """Fast away, gentle landing."""
    return float(1.0 - (1.0 - progress) ** 3)


def between(start: Rect, end: Rect, progress: float) -> Rect:
    return Rect(*(first + (last - first) * progress for first, last in zip(start, end, strict=True)))


def _token_at(anchor: Rect, size: float) -> Rect:
    x, y = anchor.centre
    return Rect(round(x - size / 2), round(y - size / 2), size, size)


def score(
    before: Picture,
    after: Picture,
    events: Sequence[Event],
    choreography: Choreography,
) -> Score:
    """The score of one beat: from ``before`` to ``after``, told by ``events`` in the game's choreography."""
    written = Score()
    # What makes room goes first: what comes flies over it.
    _slides(written, before, after)
    sources = _travels(written, before, after, events, choreography)
    found = [cue for cue in choreography.cues(events, before, after) if not (cue.token and cue.source in sources)]
    _play_cues(written, before, after, found)
    if any(cue.chip for cue in found):
        written.until(written.length + READ)
    return written


def _travels(
    written: Score,
    before: Picture,
    after: Picture,
    events: Sequence[Event],
    choreography: Choreography,
) -> set[str]:
    """Pieces that an event moves between a place where they are spots and one where they are not; gives where they
    came from."""
    sources: set[str] = set()
    shown = [(event, *choreography.travels(event)) for event in events]
    shown = [entry for entry in shown if entry[1]]
    together = sum(event.kind in REVEALS for event, *_ in shown)
    for step, (event, key, source, target) in enumerate(shown):
        old, new = before.spots.get(key), after.spots.get(key)
        reveal = together and event.kind in REVEALS
        stagger = 0 if reveal else min(DEAL_STAGGER, DEAL_WHOLE / len(shown)) * step
        if new is not None and old is None:
            hidden = before.spots.get(f"{target}/back") if target else None
            start = hidden.rect if hidden is not None else before.anchor(source) or new.rect
            turns = _back_of(before, hidden.key if hidden else source, new.look) or _back_of(after, source, new.look)
            size = start if hidden is not None else _like(new.rect, start)
            duration = REVEAL if reveal else CARD + (FLIP if turns else 0)
            written.moves.append(Move(new.look, size, new.rect, stagger, duration, key, turns, shadow=True))
            sources.add(source)
            written.until(stagger + duration + (REVEAL_HOLD if reveal else 0))
        elif old is not None and new is None and target:
            end = after.anchor(target)
            if end is not None:
                written.moves.append(Move(old.look, old.rect, _like(old.rect, end), stagger, CARD, shadow=True))
                written.until(stagger + CARD)
    return sources


def _back_of(before: Picture, source: str, look: Look) -> Look | None:
    """What a piece shows from behind at ``source``: the look of the spot that lies there, if it is a card of
    another look. A pile that was just made anew shows it in the picture after."""
    spot = before.spots.get(source)
    if spot is None or spot.look.kind != "face":
        return None
    return spot.look if spot.look != look else None


def _like(card: Rect, around: Rect) -> Rect:
    """A rectangle of the card's shape in the middle of ``around``, not higher than it."""
    share = min(1.0, around.height / card.height)
    x, y = around.centre
    width, height = card.width * share, card.height * share
    return Rect(x - width / 2, y - height / 2, width, height)


def _slides(written: Score, before: Picture, after: Picture) -> None:
    """Spots that are in both pictures and lie elsewhere."""
    moved = [
        (before.spots[key], spot)
        for key, spot in after.spots.items()
        if key in before.spots and before.spots[key].rect != spot.rect
    ]
    for old, new in moved:
        turns = old.look if old.look != new.look and old.look.kind == "face" == new.look.kind else None
        written.moves.append(Move(new.look, old.rect, new.rect, 0, CARD, new.key, turns, shadow=new.shadow))
        written.until(CARD)


def _play_cues(written: Score, before: Picture, after: Picture, cues: Sequence[Cue]) -> None:
    """Tokens and chips, effect step after effect step; steps that nobody has take no time."""
    reached: dict[str, int] = {}
    time = written.length
    for step in sorted({cue.step for cue in cues}):
        now = [cue for cue in cues if cue.step == step]
        longest = max(_play_cue(written, before, after, cue, time, reached) for cue in now)
        time += max(longest, STEP if any(cue.chip for cue in now) else 0)
    written.until(time)


def _play_cue(written: Score, before: Picture, after: Picture, cue: Cue, time: float, reached: dict[str, int]) -> float:
    """Writes one cue that begins at ``time``; gives how long it takes. ``reached`` is how far each row has been
    counted."""
    if cue.chip is not None and cue.chip_at is not None:
        written.chips.append(Chip(cue.chip, cue.chip_at, time))
    source, target = before.anchor(cue.source), after.anchor(cue.target)
    if cue.token is None or not cue.count or source is None or target is None:
        return 0.0
    tallies = tuple(key for key in cue.tallies if key in after.spots and key in before.spots)
    written.tallied.update(tallies)
    first = tallies[0] if tallies else ""
    now = reached.get(first, before.spots[first].look.count) if first else 0
    falls = bool(first) and after.spots[first].look.count < now
    card = cue.token.kind == "face"
    duration = BEAR / 2 if cue.long else CARD if card else TOKEN
    stagger = min(DEAL_STAGGER if card else TOKEN_STAGGER, (BEAR / 2 if cue.long else TOKEN_WHOLE) / cue.count)
    for nth in range(cue.count):
        start = source if not falls else _cell(before, cue.source, now - nth - 1) or source
        end = target if falls else _cell(after, cue.target, now + nth) or target
        if card:
            path = start, _like(start, end)
        else:
            size = min(start.height, end.height)
            path = _token_at(start, size), _token_at(end, size)
        delay = time + stagger * nth
        turns = cue.turns_from if not nth else None
        if nth < len(cue.keys):
            written.moves.append(_as_spot(cue.keys[nth], before, after, path, delay, tallies))
        else:
            takes = duration + (FLIP if turns else 0)
            written.moves.append(Move(cue.token, *path, delay, takes, "", turns, tallies=tallies, shadow=card))
    if first:
        reached[first] = now + (-cue.count if falls else cue.count)
    longest = max(
        duration, CARD if cue.keys else 0, duration + FLIP - stagger * (cue.count - 1) if cue.turns_from else 0
    )
    return stagger * (cue.count - 1) + longest


def _as_spot(
    key: str, before: Picture, after: Picture, path: tuple[Rect, Rect], delay: float, tallies: tuple[str, ...]
) -> Move:
    """A thing that is the spot ``key`` before the beat, and leaves, or after it, and comes; it flies like a card."""
    there = after.spots.get(key)
    if there is not None:
        return Move(there.look, _like(there.rect, path[0]), there.rect, delay, CARD, key, tallies=tallies)
    here = before.spots[key]
    return Move(here.look, here.rect, _like(here.rect, path[1]), delay, CARD, tallies=tallies)


def _cell(picture: Picture, row: str, nth: int) -> Rect | None:
    """The ``nth`` cell of a row, its last one where there are fewer."""
    while nth >= 0:
        if f"{row}/{nth}" in picture.anchors:
            return picture.anchors[f"{row}/{nth}"]
        nth -= 1
    return None
