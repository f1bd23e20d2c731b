"""The large pictures: box covers with their titles, podium, wordmark and the icon of the program.

All are PNG files made beforehand; only the title of a box is written here, in the display face.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QIcon, QImage, QPainter, QPixmap

from tabletop.art.colours import INK
from tabletop.art.ink import ink_pen
from tabletop.art.letters import draw_line
from tabletop.art.stock import SIZES, stock_image, stock_names
from tabletop.art.theme import DISPLAY, load_fonts, plain_font

# box: the lines of its title (text, height of the letters), and the plate they stand on, in units of 360 x 480
TITLES: dict[str, tuple[tuple[tuple[str, float], ...], QRectF]] = {
    "box_bears_and_bees": ((("Bears & Bees", 43),), QRectF(22, 22, 316, 84)),
    "box_secret_kingdom": ((("Bees", 34), ("The Secret Kingdom", 28.5)), QRectF(22, 22, 316, 100)),
    "box_bear_necessities": ((("Bear Necessities", 35.5),), QRectF(22, 22, 316, 84)),
    "box_beesness": ((("Beesness", 54),), QRectF(22, 22, 316, 84)),
}


def picture(name: str, width: float, ratio: float = 1.0) -> QPixmap:
    """Picture ``name`` (``box_beesness``, ``podium``, ``logo``, ``hero``), ``width`` logical pixels wide.

    KeyError if there is none of that name.
    """
    pixmap = QPixmap.fromImage(_image(name, round(width * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@lru_cache(maxsize=24)
def _image(name: str, width: int) -> QImage:
    folder = next((folder for folder in ("covers", "wide") if name in stock_names(folder)), "pictures")
    image = stock_image(folder, name, width)
    if name not in TITLES:
        return image
    lines, plate = TITLES[name]
    image = image.copy()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / 360, width / 360)
    _write(painter, lines, plate)
    painter.end()
    return image


def _write(painter: QPainter, lines: tuple[tuple[str, float], ...], plate: QRectF) -> None:
    load_fonts()
    fonts = [plain_font(DISPLAY, size) for _, size in lines]
    heights = [QFontMetricsF(font).capHeight() for font in fonts]
    gap = 14.0
    y = plate.center().y() - (sum(heights) + gap * (len(lines) - 1)) / 2
    painter.setPen(ink_pen(1, INK))
    for (text, _), font, height in zip(lines, fonts, heights, strict=True):
        painter.setFont(font)
        left = plate.center().x() - QFontMetricsF(font).horizontalAdvance(text) / 2
        draw_line(painter, QPointF(left, y + height), text)
        y += height + gap


def app_icon() -> QIcon:
    """The icon of the program in every size that a desktop asks for."""
    made = QIcon()
    for size in SIZES["icon"]:
        made.addPixmap(QPixmap.fromImage(stock_image("icon", "app_icon", size)))
    return made
