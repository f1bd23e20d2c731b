"""How eyes see colours: contrast after WCAG, CIEDE2000, and the three kinds of colour blindness.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity; the difference is CIEDE2000 after
Sharma, Wu and Dalal (2005), whose test pairs ``test_colours`` checks it with.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QImage, QPainter

BLINDNESS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> tuple[float, ...]:
    """``#RRGGBB`` as linear light."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    light = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def lab(colour: str, blindness: str = "none") -> tuple[float, float, float]:
    """CIELAB of a colour as it is seen with ``blindness``."""
    seen = [sum(w * c for w, c in zip(row, linear(colour), strict=True)) for row in BLINDNESS[blindness]]
    red, green, blue = (min(1.0, max(0.0, c)) for c in seen)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000 of two CIELAB colours."""
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    c1, c2 = hypot(a1 * (1 + g), b1), hypot(a2 * (1 + g), b2)
    h1, h2 = degrees(atan2(b1, a1 * (1 + g))) % 360, degrees(atan2(b2, a2 * (1 + g))) % 360
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    big_h = 2 * sqrt(c1 * c2) * sin(radians(dh / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = 1 - 0.17 * cos(radians(mean_h - 30)) + 0.24 * cos(radians(2 * mean_h)) + 0.32 * cos(radians(3 * mean_h + 6))
    t -= 0.20 * cos(radians(4 * mean_h - 63))
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = 60 * exp(-(((mean_h - 275) / 25) ** 2))
    rt = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(turn))
    lightness, chroma, hue = (l2 - l1) / sl, (c2 - c1) / sc, big_h / sh
    return sqrt(lightness**2 + chroma**2 + hue**2 + rt * chroma * hue)


def apart(one: QImage, other: QImage) -> float:
    """The mean difference of two images of one size in grey, 0 to 255; what is see-through counts as middle grey."""
    greys: list[bytes] = []
    for image in (one, other):
        ground = QImage(image.size(), QImage.Format.Format_RGB32)
        ground.fill(0xFF808080)
        painter = QPainter(ground)
        painter.drawImage(0, 0, image)
        painter.end()
        grey = ground.convertToFormat(QImage.Format.Format_Grayscale8)
        stride = grey.bytesPerLine()
        data = bytes(grey.constBits())
        greys.append(b"".join(data[y * stride : y * stride + grey.width()] for y in range(grey.height())))
    total: int = sum(abs(a - b) for a, b in zip(*greys, strict=True))
    return total / len(greys[0])
