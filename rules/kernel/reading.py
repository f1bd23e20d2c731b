"""What every game needs to read its own files: shapes checked, and a refusal that names the place. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeVar

import msgspec

from rules.kernel.refusal import Refusal

T = TypeVar("T")

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""No game comes near the most; other programs could not read what is far beyond it."""
Word = Annotated[int, msgspec.Meta(ge=0)]
"""A state of the generator of chance; ``word`` tells whether it is one."""

_BITS = 64


def bad(path: str, reason: str) -> Refusal:
    """The refusal of a state for what stands at ``path``, in plain English for whoever wrote it."""
    return Refusal("bad_state", {"path": path, "reason": reason})


def shape(data: Mapping[str, Any], kind: type[T]) -> T:
    """``data`` as a ``kind``, with every field there and of its type; what it says is not looked at.

    Raises:
        Refusal: ``bad_state`` with the ``path`` (``seats.0.honey``) and the ``reason``.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        said, _, place = str(error).partition(" - at `$")
        raise bad(re.sub(r"\[(\d+)\]", r".\1", place.strip("`")).strip("."), said) from None


def word(value: int) -> int:
    """``value`` as a state of the generator. Raises ``Refusal`` where it has more than 64 bits."""
    if value >> _BITS:
        raise bad("chance", f"more than {_BITS} bits")
    return value


def each_in_one_place(lying: Iterable[tuple[str, str]]) -> None:
    """Refuses a card that lies twice, naming both places; ``lying`` are all cards, each as its path and its name."""
    first: dict[str, str] = {}
    for path, name in lying:
        if name in first:
            raise bad(path, f"{name} lies at {first[name]} already")
        first[name] = path


def put(data: Any, path: str, value: Any) -> None:
    """Sets the field of ``data`` (dictionaries and lists) at the dotted ``path``: no table and no item of a list.

    Raises:
        Refusal: ``bad_state`` where there is no such field.
    """
    *way, last = path.split(".")
    try:
        for segment in way:
            data = data[int(segment)] if isinstance(data, list) and segment.isdecimal() else data[segment]
        if isinstance(data[last], dict):
            raise KeyError(last)
        data[last] = value
    except (KeyError, IndexError, ValueError, TypeError):
        raise bad(path, "there is no such path") from None
