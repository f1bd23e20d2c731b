"""A theme: one set of colours and one text scale, given out as colours, fonts, a palette and a style sheet.

It owns which role has which font. It knows no page: pages ask it, and are told again when a setting changes.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from tabletop.art import colours, sheet
from tabletop.art.files import font_files

DISPLAY = "Hive Display"
TEXT = "Hive Text"

# role: family, pixel size at 100 %, bold
FONTS: dict[str, tuple[str, int, bool]] = {
    "body": (TEXT, 18, False),
    "strong": (TEXT, 18, True),
    "prompt": (TEXT, 22, False),
    "heading": (DISPLAY, 28, False),
    "subheading": (DISPLAY, 22, False),
    "title": (DISPLAY, 44, False),
    "guest": (DISPLAY, 60, False),
    "seat": (DISPLAY, 48, False),
    "name": (DISPLAY, 20, False),
    "caption": (TEXT, 16, False),
    "small": (TEXT, 14, False),
    "number": (TEXT, 22, True),
    "count": (DISPLAY, 28, True),
    "button": (TEXT, 18, True),
}


@cache
def load_fonts() -> tuple[str, str]:
    """Makes the bundled fonts known to Qt, once, and gives the families (display, text). OSError for a bad file."""
    for path in font_files():
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise OSError(f"The font {path.name} could not be read.")
    return DISPLAY, TEXT


def plain_font(family: str, pixels: float, bold: bool = False) -> QFont:
    """A font of exactly ``pixels`` height without hinting, so that it scales and looks alike everywhere."""
    font = QFont(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return font


class Theme:
    """The look of one moment: ``name`` is light, dark or contrast; ``scale`` is the text size, 1.0 to 2.0."""

    def __init__(self, name: str = "light", scale: float = 1.0) -> None:
        self.name = name
        self.scale = min(2.0, max(1.0, scale))
        self.dark = name != "light"
        self._hex = {**colours.PRINTED, **colours.THEMES[name]}

    def hex(self, role: str) -> str:
        """The colour of ``role`` as ``#RRGGBB``. KeyError for a role that does not exist."""
        return self._hex[role]

    def colour(self, role: str) -> QColor:
        """The colour of ``role``. KeyError for a role that does not exist."""
        return QColor(self._hex[role])

    def px(self, value: float) -> int:
        """A length of ``value`` pixels at 100 %, at this text scale."""
        return round(value * self.scale)

    def font(self, role: str) -> QFont:
        """The font of ``role`` (see ``FONTS``) at this text scale."""
        load_fonts()
        family, pixels, bold = FONTS[role]
        return plain_font(family, pixels * self.scale, bold)

    def palette(self) -> QPalette:
        """The same colours for what Qt paints by itself."""
        palette = QPalette()
        roles = {
            QPalette.ColorRole.Window: "page",
            QPalette.ColorRole.WindowText: "ink",
            QPalette.ColorRole.Base: "raised",
            QPalette.ColorRole.AlternateBase: "sunken",
            QPalette.ColorRole.Text: "ink",
            QPalette.ColorRole.Button: "raised",
            QPalette.ColorRole.ButtonText: "ink",
            QPalette.ColorRole.Highlight: "accent",
            QPalette.ColorRole.HighlightedText: "on_accent",
            QPalette.ColorRole.PlaceholderText: "secondary",
            QPalette.ColorRole.Link: "link",
            QPalette.ColorRole.Mid: "line",
            QPalette.ColorRole.ToolTipBase: "paper",
            QPalette.ColorRole.ToolTipText: "ink",
        }
        for role, name in roles.items():
            palette.setColor(role, self.colour(name))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("disabled"))
        return palette

    def style_sheet(self) -> str:
        """The style sheet of the whole program, to be set together with the Fusion style."""
        return sheet.style_sheet(self._hex, self.scale, self.name)
