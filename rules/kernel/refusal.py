"""Why something is not allowed, as a value: a key and what its sentence needs. The sentence itself is text."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):
    """Raised instead of doing something that the rules or a file do not allow; nothing has changed."""

    def __init__(self, key: str, values: Mapping[str, str | int] | None = None) -> None:
        super().__init__(key, dict(values or {}))
        self.key = key
        self.values: dict[str, str | int] = dict(values or {})

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key} ({details})" if details else self.key
