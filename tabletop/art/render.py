"""Renders the SVG sources of ``resources/art`` to PNG. Development only: the program itself shows the PNG files.

A source is plain SVG. ``<use href="../parts/bee.svg#bee"/>`` takes a part from another file, so that there is one bee
in the whole world; ``hand.css`` gives all of them the same ink and colours. Both are written into the text before QtSvg
reads it, which knows neither outside files nor clip paths.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tabletop.art.files import art_file
from tabletop.art.stock import SIZES

_USE = re.compile(r'href="([^"#]+\.svg)#([\w-]+)"')


@dataclass(frozen=True)
class Job:
    """One PNG to make: from which source, where to, how many pixels wide, and in which colour if not its own."""

    source: Path
    target: Path
    width: int
    ink: str = ""


def part(path: Path, name: str) -> str:
    """The element ``<g id="name">`` of a parts file, as text. ValueError if it is not there."""
    text = path.read_text(encoding="utf-8")
    start = text.find(f'<g id="{name}"')
    if start < 0:
        raise ValueError(f"{path.name} has no part called {name}.")
    depth = 0
    for found in re.finditer(r"<g\b|</g>", text[start:]):
        depth += 1 if found[0] != "</g>" else -1
        if depth == 0:
            return text[start : start + found.end()]
    raise ValueError(f"{path.name}: the part {name} does not end.")


def whole(source: Path) -> str:
    """The source with its parts and its style written into it."""
    text = source.read_text(encoding="utf-8")
    parts: dict[str, str] = {}

    def take(body: str, home: Path) -> str:
        def swap(found: re.Match[str]) -> str:
            path, name = (home.parent / found[1]).resolve(), found[2]
            if name not in parts:
                parts[name] = ""  # a part that uses itself would never end
                parts[name] = take(part(path, name), path)
            return f'href="#{name}"'

        return _USE.sub(swap, body)

    text = take(text, source)
    style = art_file("hand.css").read_text(encoding="utf-8")
    head = f"<style>{style}</style><defs>{''.join(parts.values())}</defs>"
    return re.sub(r"(<svg\b[^>]*>)", lambda found: found[1] + head, text, count=1)


def render(job: Job) -> QImage:
    """The picture of one job, with transparent ground. ValueError if QtSvg cannot read the source."""
    text = whole(job.source)
    if job.ink:
        text = text.replace("#1F2430", job.ink)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    if not renderer.isValid():
        raise ValueError(f"{job.source.name} is not an SVG that can be drawn.")
    box = renderer.viewBoxF()
    height = round(job.width * box.height() / box.width())
    # Drawn at twice the size and scaled down: QtSvg's own antialiasing leaves hair lines between shapes that touch.
    image = QImage(job.width * 2, height * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(job.width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


# small arrows and ticks of the style sheet, in the ink of light and dark themes
UI: tuple[tuple[str, str], ...] = (
    ("chevron_down", "ink"),
    ("chevron_down", "cream"),
    ("check", "ink"),
)
INKS = {"ink": "#1F2430", "cream": "#F4F1E8"}


def jobs() -> list[Job]:
    """Every PNG of the house, in a fixed order."""
    found = [
        Job(source, art_file(f"png/{folder}/{source.stem}_{width}.png"), width)
        for folder, widths in SIZES.items()
        for source in sorted(art_file(folder).glob("*.svg"))
        for width in widths
    ]
    found += [
        Job(art_file(f"icons/{name}.svg"), art_file(f"png/ui/{name}_{ink}.png"), 48, INKS[ink]) for name, ink in UI
    ]
    return found
