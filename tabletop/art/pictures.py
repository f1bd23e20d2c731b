"""The large pictures: box covers, podium, wordmark and the icon of the program. All are PNG files made beforehand."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPixmap

from tabletop.art.stock import stock_image, stock_names


def picture(name: str, width: float, ratio: float = 1.0) -> QPixmap:
    """Picture ``name`` (``box_beesness``, ``podium``, ``logo``), ``width`` logical pixels wide, in its own height.

    KeyError if there is none of that name.
    """
    folder = "covers" if name in stock_names("covers") else "pictures"
    pixmap = QPixmap.fromImage(stock_image(folder, name, round(width * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def app_icon() -> QIcon:
    """The icon of the program in every size that a desktop asks for."""
    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(QPixmap.fromImage(stock_image("icon", "app_icon", size)))
    return made
