"""Where the pictures and fonts lie. Knows nothing of what they show."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def art_file(name: str) -> Path:
    """The file ``name`` (``symbols/bee_64.png``) under ``resources/art``; it need not exist."""
    return Path(str(files("resources"))) / "art" / name


def font_files() -> list[Path]:
    """The bundled fonts, in a fixed order."""
    return sorted((Path(str(files("resources"))) / "fonts").glob("*.ttf"))
