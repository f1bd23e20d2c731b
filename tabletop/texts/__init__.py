"""Every sentence that a player can meet, by key.

``say`` is the only door: it finds the sentence, has Qt translate it and fills in the values. The files beside this
one are plain dictionaries of ``QT_TRANSLATE_NOOP`` literals, so that ``pyside6-lupdate`` finds them; the first word
of a key names the file. A game has its sentences (``bears_and_bees_sentences``), functions that turn cards, events
and decisions into them (``bears_and_bees``) and its rules in our words (``bears_and_bees_help``); ``game_texts``
loads them when first needed. Nothing here knows a widget.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import accumulate, count, pairwise, takewhile
from typing import Any

from PySide6.QtCore import QCoreApplication, QTextBoundaryFinder

SHOWN_NAME = 24
"""Letters of a player's name that are shown, as a reader counts them; the rest is elided."""

_FIRST_STRONG, _POP = "\u2068", "\u2069"
_LEFT_TO_RIGHT, _BREAK = "\u200e", "\u200b"
_JOINERS = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}
"""What is not printable and holds letters together: families of emoji, flags of countries' parts, words of Persian."""
_KEYCAP = "\ufe0f\u20e3"
_LONG_WORD = 10
"""Letters after which a word may be broken in a narrow place."""
_TOO_LONG = re.compile(rf"\S{{{_LONG_WORD}}}(?=\S)")
_FILES = ("about", "command", "deck", "hint", "house", "level", "refusal", "table", "trouble", "why")
_ROOMS = ("_help", "_worth")
"""How rooms of a game are called that have keys of their own."""
_sentences: dict[str, tuple[str, str]] = {}
_loaded: set[str] = set()


def _load(context: str) -> None:
    """Reads one file of sentences into the common table."""
    _loaded.add(context)
    room = f"{context}_sentences" if _is_room(f"{context}_sentences") else context
    sentences: Mapping[str, str] = importlib.import_module(f"tabletop.texts.{room}").SENTENCES
    for key, text in sentences.items():
        if key in _sentences:
            raise ValueError(f"two sentences share the key {key}")
        _sentences[key] = (context, text)


@cache
def _is_room(name: str) -> bool:
    """Whether there is a file of that name beside this one; it is not loaded for that."""
    return find_spec(f"{__name__}.{name}") is not None


def _file_of(key: str) -> str:
    """The file that holds ``key``: a game's own or its rules', the commands', or the common one.

    Any game that has its file of sentences is known by that, so that nothing of ``rules`` is loaded to say a word.
    """
    first = key.partition(".")[0]
    if first in _FILES or _is_room(f"{first}_sentences") or (first.endswith(_ROOMS) and _is_room(first)):
        return first
    return "common"


def find(key: str) -> str | None:
    """The sentence of ``key`` in the player's language with its gaps still open, or ``None``."""
    context = _file_of(key)
    if context not in _loaded:
        _load(context)
    found = _sentences.get(key)
    return None if found is None else QCoreApplication.translate(found[0], found[1])


def say(key: str, /, **values: object) -> str:
    """The sentence of ``key`` with its gaps filled from ``values``.

    With ``count=1`` among the values, ``key.one`` is taken where it exists. Raises ``KeyError`` for a key without a
    sentence or a gap without a value: both are mistakes of ours that a test finds.
    """
    text = find(f"{key}.one") if values.get("count") == 1 else None
    if text is None:
        text = find(key)
    if text is None:
        raise KeyError(key)
    return text.format(**values) if "{" in text else text


def shown(name: str) -> str:
    """``name`` as it stands in a sentence: at most 24 letters, and unable to turn the writing direction around it."""
    clean = "".join(letter for letter in name if letter.isprintable() or letter in _JOINERS)
    return f"{_FIRST_STRONG}{elided(clean, SHOWN_NAME)}{_POP}"


def elided(text: str, most: int) -> str:
    """``text``, or its beginning with an ellipsis where it has more than ``most`` letters as a reader counts them.

    A letter of more than four characters on average is no letter: so much is shown, and whole letters always.
    """
    letters = graphemes(text)
    if len(letters) <= most and len(text) <= 4 * most:
        return text
    lengths = accumulate(map(len, letters))
    return "".join(takewhile(lambda _: next(lengths) <= 4 * most, letters[: most - 1])).rstrip() + "…"


def kind_name(kind: str) -> str:
    """``Person``, or the level of a bot: ``Bot: Keeper``."""
    name = say(f"level.{kind}")
    return name if kind == "human" else say("level.bot", level=name)


def graphemes(text: str) -> list[str]:
    """``text`` letter by letter as a reader sees it: accents stay on their letters, joined emoji and flags together."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    units = text.encode("utf-16-le", "surrogatepass")  # in which Qt counts
    ends = [0, *iter(finder.toNextBoundary, -1)]
    return [units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass") for start, end in pairwise(ends)]


def breakable(sentence: str) -> str:
    """``sentence`` for a narrow place: a word too long for it may be broken, and a name in another script does not turn
    the line around. Marks stand for the isolates round names: with these, lists of Qt cut lines off that have room."""
    sentence = sentence.replace(_FIRST_STRONG, _LEFT_TO_RIGHT).replace(_POP, _LEFT_TO_RIGHT)
    return _TOO_LONG.sub(rf"\g<0>{_BREAK}", sentence)


def within(phrase: str) -> str:
    """``phrase`` as it stands within a sentence: not with a capital. It begins with a verb, and not with a name."""
    return phrase[:1].lower() + phrase[1:]


def listed(names: Sequence[str]) -> str:
    """``Ana, Ben and Cleo``."""
    if len(names) < 2:
        return "".join(names)
    return say("list.and", first=", ".join(names[:-1]), last=names[-1])


def initial(name: str) -> str:
    """The first letter or digit of a name with all that is on it, for its mark; empty where it has none. Of a keycap it
    is the key alone: the mark is drawn in letters.
    """
    first = next((letter.rstrip(_KEYCAP) for letter in graphemes(name) if letter[0].isalnum()), "")
    return next(iter(graphemes(first.upper())), "")


def game_help(game: str) -> list[tuple[str, str, list[str]]]:
    """A game's rules in our own words, chapter by chapter in reading order: key of the phase, heading, paragraphs."""
    keys: Sequence[str] = importlib.import_module(f"tabletop.texts.{game}_help").CHAPTERS
    return [(key, say(f"{game}_help.{key}"), _paragraphs(game, key)) for key in keys]


def _paragraphs(game: str, chapter: str) -> list[str]:
    numbered = (f"{game}_help.{chapter}.{number}" for number in count(1))
    return [say(key) for key in takewhile(find, numbered)]


def game_texts(game: str) -> Any:
    """The module with a game's own words: ``card_name``, ``event_text``, ``prompt``, ... (see ``bears_and_bees``).

    More may be there (see ``beesness``): ``phase_now(view)``, the flag that is coloured where the phase alone does not
    tell; ``twice(action, decision)``, what is said before a step that wants to be asked for twice; ``fists(asked,
    view)``, ballots that are shown by hand, wherever there are ballots; ``around(decision, view, names, seats)``, one
    answer of several people with its words, whole and short; ``because(decision, view, names)``, what led to a
    question, before its reason; ``named_action(action, names)``, an action that is about a seat, with its name;
    ``PASSING``, the kinds of events that a recap leaves out; ``TIMED``, the phases for
    which a table may have a clock; ``told_charts(course, names)``, charts of what the views at the end of a round no
    longer hold, from all that everybody was told, as (round, event); sentences of a cover of its own, as
    ``cover.open``.
    """
    return importlib.import_module(f"tabletop.texts.{game}")


def action_words(game: str, action: str, names: Sequence[str]) -> str:
    """The spoken name of an action's text at a table where the seats have these shown ``names``."""
    texts = game_texts(game)
    named = getattr(texts, "named_action", None)
    told: str = (named(action, names) if named is not None else "") or texts.action_text(action)
    return told


def game_worth(game: str) -> Worth:
    """How a game's hints and the thoughts of its bots are put into words; none of its own where it has no such room."""
    room = f"{game}_worth"
    return Worth(game, importlib.import_module(f"tabletop.texts.{room}").LOOKS if _is_room(room) else {})


@dataclass(frozen=True)
class Worth:
    """The words of ``<game>_worth``: a sentence for each part of what a bot weighs, and for each region of the table
    where there is something to do. ``looks`` are the regions by the first word of an action."""

    game: str
    looks: Mapping[str, str]

    def region(self, action: str) -> str:
        """Where ``action`` is done."""
        return self.looks.get(action.partition(" ")[0], "")

    def look(self, action: str) -> str:
        """Where to look for ``action``, as a sentence."""
        return find(f"{self.game}_worth.look.{self.region(action)}") or say("hint.look")

    def part(self, part: str) -> str:
        """What a choice does better, as a sentence; empty for a part that has no words."""
        return find(f"{self.game}_worth.{part}") or ""
