"""What a release says of itself: the part of CHANGELOG.md about its version. Refuses a tag of another version."""

from __future__ import annotations

import sys

import facts


def notes(tag: str) -> str:
    """The changes of the version that ``tag`` (``v0.1.0``) names. Raises ``SystemExit`` where that is not ours."""
    if tag != f"v{facts.VERSION}":
        raise SystemExit(f"The tag is {tag}, and the program is v{facts.VERSION}.")
    text = (facts.HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
    for part in text.split("\n## ")[1:]:
        version, _, body = part.partition("\n")
        if version.strip() == facts.VERSION:
            return body.strip()
    raise SystemExit(f"CHANGELOG.md says nothing of {facts.VERSION}.")


if __name__ == "__main__":
    print(notes(sys.argv[1]))
