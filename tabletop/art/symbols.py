"""Symbols: the small drawn things (bee, drop, lens, bear) and the one-coloured icons of buttons.

``names()`` lists them. A symbol has its own colours; an icon is ink, or whatever colour is asked for.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from tabletop.art.stock import paint_pixels, stock_image, stock_names

# Names under which a thing is asked for, where the drawing is called otherwise.
SAME_AS: dict[str, str] = {
    "bear_eight": "bear_eating",
    "logo": "bear_scholar",
    "honey": "honey_drop",
    "honey_empty": "honey_drop_empty",
    "swarm": "swarm_token",
    "research": "research_lens",
}


def names() -> tuple[str, ...]:
    """Every name that can be asked for, symbols before icons."""
    return (*stock_names("symbols"), *SAME_AS, *stock_names("icons"))


@lru_cache(maxsize=512)
def symbol_image(name: str, pixels: int, colour: str = "") -> QImage:
    """The symbol, ``pixels`` device pixels a side, all in ``colour`` (hex) if given. KeyError if unknown."""
    name = SAME_AS.get(name, name)
    folder = "icons" if name in stock_names("icons") else "symbols"
    image = stock_image(folder, name, pixels)
    if not colour:
        return image
    tinted = image.copy()
    painter = QPainter(tinted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(tinted.rect(), QColor(colour))
    painter.end()
    return tinted


def symbol(name: str, size: float, colour: QColor | str | None = None, ratio: float = 1.0) -> QPixmap:
    """The symbol as a pixmap of ``size`` logical pixels a side at device pixel ratio ``ratio``. KeyError if unknown."""
    pixmap = QPixmap.fromImage(symbol_image(name, round(size * ratio), _hex(colour)))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def paint_symbol(painter: QPainter, name: str, rect: QRectF, colour: QColor | str | None = None) -> None:
    """Paints the symbol into the middle of ``rect``, snapped to whole device pixels so that it stays sharp."""
    transform = painter.combinedTransform()
    side = min(rect.width(), rect.height())
    pixels = max(1, round(side * transform.m11()))
    centre = transform.map(rect.center())
    image = symbol_image(name, pixels, _hex(colour))
    paint_pixels(painter, centre.x() - pixels / 2, centre.y() - pixels / 2, image)


def icon(name: str, colour: QColor | str, size: int = 24) -> QIcon:
    """The symbol as an icon for buttons, sharp at ratios 1 to 3; disabled it fades."""
    made = QIcon()
    for ratio in (1, 2, 3):
        image = symbol_image(name, size * ratio, _hex(colour))
        for mode, opacity in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, 0.4)):
            pixmap = QPixmap(QSize(size, size) * ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setOpacity(opacity)
            painter.drawImage(0, 0, image)
            painter.end()
            pixmap.setDevicePixelRatio(ratio)
            made.addPixmap(pixmap, mode)
    return made


def _hex(colour: QColor | str | None) -> str:
    return "" if colour is None else QColor(colour).name()
