"""The stock of ready-made PNG pictures: finds the nearest size on disk and scales it once to the pixels asked for.

Works in device pixels on images, so that composing a face costs one blit a picture. Knows no symbol by name.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from tabletop.art.files import art_file

# folder: the widths that ``python -m tabletop.art`` renders, large to small
SIZES: dict[str, tuple[int, ...]] = {
    "symbols": (256, 96, 48),
    "icons": (96, 48, 24),
    "pictures": (640, 240),
    "covers": (720, 360, 240),
    "wide": (1600, 1280, 800, 400),
    "icon": (512, 256, 128, 64, 48, 32, 24, 16),
}


@lru_cache(maxsize=12)
def _file(folder: str, name: str, width: int) -> QImage:
    path = art_file(f"png/{folder}/{name}_{width}.png")
    image = QImage(str(path))
    if image.isNull():
        raise KeyError(f"There is no picture {folder}/{name}.")
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@lru_cache(maxsize=32)  # whoever paints with one keeps what is painted
def stock_image(folder: str, name: str, width: int) -> QImage:
    """The picture exactly ``width`` device pixels wide, in its own height. KeyError if there is no such picture."""
    width = max(1, width)
    fitting = [size for size in SIZES[folder] if size >= width]
    image = _file(folder, name, min(fitting, default=max(SIZES[folder])))
    if image.width() == width:
        return image
    return image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)


def paint_pixels(painter: QPainter, left: float, top: float, image: QImage) -> None:
    """Paints ``image`` pixel by pixel, its corner at the nearest whole device pixel."""
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    painter.resetTransform()
    painter.scale(1 / ratio, 1 / ratio)  # by which the painter scales even after a reset
    painter.drawImage(round(left), round(top), image)
    painter.restore()


@cache
def stock_names(folder: str) -> tuple[str, ...]:
    """The names of all pictures of a folder, sorted."""
    smallest = SIZES[folder][-1]
    return tuple(
        sorted(p.stem.removesuffix(f"_{smallest}") for p in art_file(f"png/{folder}").glob(f"*_{smallest}.png"))
    )
