"""Where the pictures and fonts lie. Knows nothing of what they show."""

from __future__ import annotations

from pathlib import Path

import resources

_HOUSE = Path(resources.__file__).parent
"""Pictures and fonts are files of their own in every build: Qt reads them by their path."""


def art_file(name: str) -> Path:
    """The file ``name`` (``symbols/bee_64.png``) under ``resources/art``; it need not exist."""
    return _HOUSE / "art" / name


def font_files() -> list[Path]:
    """The bundled fonts, in a fixed order."""
    return sorted((_HOUSE / "fonts").glob("*.ttf"))
