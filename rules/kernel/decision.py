"""What a seat is asked, as data: it can be saved, tested, shown and read aloud."""

from __future__ import annotations

import msgspec


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to one seat.

    ``kind`` is the key of its prompt, ``values`` what the prompt's sentence needs. ``actions`` are the texts of the
    legal actions, ``default`` the one that a plain Confirm takes (empty: none). ``secret`` tells whether answering
    needs a screen that only this seat looks at; ``draft`` are the texts of the steps already taken and not yet locked.
    """

    kind: str
    actions: tuple[str, ...]
    default: str = ""
    secret: bool = False
    draft: tuple[str, ...] = ()
    values: dict[str, str | int] = {}
