"""What a game's texts hand to pages and panels beside plain sentences: the words of a preview, a stepper, a sheet of
steppers, a chart.

Data only: no widget, no view, no sentence of its own. Everything in it is text that may be shown as it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Line = tuple[str, str, str, str]
"""A row of a preview: symbol (empty: none), words, number as text, tone (empty, ``sum``, ``good`` or ``bad``)."""


@dataclass(frozen=True)
class PreviewWords:
    """What is written above and below the numbers of a preview, all of it as one sentence for a screen reader, and
    ``lines`` to be drawn as rows where the game has no grid of its own."""

    title: str
    note: str
    spoken: str
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Stepper:
    """An amount to be chosen: ``actions`` in ascending order, the ``words`` of the button for each, and the place in
    both at which it stands first.

    An action text here, and that of any button, may be several with ``; `` between: ``sell 3; lock`` is one press.
    """

    actions: tuple[str, ...]
    words: tuple[str, ...]
    start: int = 0

    def __post_init__(self) -> None:
        if not self.actions or len(self.actions) != len(self.words) or self.start not in range(len(self.actions)):
            raise ValueError("a stepper has words for each action, and starts at one of them")


@dataclass(frozen=True)
class SheetRow:
    """One amount of a sheet. An action text may be empty: nothing of it is sent then. ``words`` are read beside
    ``label``: plain amounts, mostly."""

    label: str
    symbol: str
    actions: tuple[str, ...]
    words: tuple[str, ...]
    start: int = 0

    def __post_init__(self) -> None:
        if not self.actions or len(self.actions) != len(self.words) or self.start not in range(len(self.actions)):
            raise ValueError("a row has words for each action, and starts at one of them")


@dataclass(frozen=True)
class Sheet:
    """A run that is laid out at once. ``send`` are the words of the button that takes the chosen actions of all rows
    in their order and closes the run; ``close`` (action text, words) leaves it another way, an action text
    ``take_back`` by taking the last step back."""

    title: str
    note: str
    rows: tuple[SheetRow, ...]
    send: str
    close: tuple[str, str] | None = None


@dataclass(frozen=True)
class Series:
    """One line of a chart; ``seat`` gives it that seat's colour and symbol (``None``: ink). ``words`` stand at its
    points, as many as there are of them, empty for none."""

    seat: int | None
    name: str
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chart:
    """A chart with the words of its two axes.

    ``line`` and ``bars`` draw the ``series``. ``heat`` draws ``cells``: a grid of numbers for each of ``series``, its
    first row on top (``None``: an empty cell); the series of a heat map have a name and no points.
    """

    title: str
    across: str
    up: str
    series: tuple[Series, ...]
    kind: Literal["line", "bars", "heat"] = "line"
    cells: tuple[tuple[tuple[float | None, ...], ...], ...] = ()


@dataclass(frozen=True)
class Fist:
    """What one seat may have shown: its ``note``, and for each choice the action texts that enter it, the words of its
    button and its symbol (empty: none)."""

    seat: int
    note: str
    actions: tuple[str, ...]
    words: tuple[str, ...]
    symbols: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.actions or not len(self.actions) == len(self.words) == len(self.symbols):
            raise ValueError("a fist has words and a symbol for each choice")


@dataclass(frozen=True)
class Fists:
    """Ballots that people show with their hands: what to do ``before`` the count, what is asked ``after`` it."""

    title: str
    before: str
    after: str
    fists: tuple[Fist, ...]
