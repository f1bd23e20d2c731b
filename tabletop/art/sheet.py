"""The style sheet of pages and panels: buttons, inputs, lists, drawers. Knows roles of widgets, and no page.

The sheet itself is ``resources/art/pages.qss``: lengths are written there as ``12*`` for 12 px at 100 %, colours as
``@ink``; both are filled in here for a theme and a scale.
"""

from __future__ import annotations

import re

from tabletop.art.files import art_file


def style_sheet(colours: dict[str, str], scale: float, name: str) -> str:
    """The sheet in ``colours`` (role to hex), every length times ``scale``; ``name`` picks the ink of small arrows."""
    tone = "ink" if name == "light" else "cream"
    words = dict(colours)
    words["hover"] = {"light": "#FFF3CF", "dark": "#46596A", "contrast": "#333333"}[name]
    words["accent_edge"] = colours["outline"] if name != "contrast" else colours["accent"]
    words["field"] = {"light": "#8A7F66", "dark": "#8795A0", "contrast": "#FFFFFF"}[name]
    words["chevron_down"] = art_file(f"png/ui/chevron_down_{tone}.png").as_posix()
    words["check"] = art_file("png/ui/check_ink.png").as_posix()
    text = re.sub(
        r"(-?\d+)\*",
        lambda found: f"{round(int(found[1]) * scale)}px",
        art_file("pages.qss").read_text(encoding="utf-8"),
    )
    return re.sub(r"@([a-z_]+)", lambda found: words[found[1]], text)
