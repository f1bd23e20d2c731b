"""Every colour of the table, by the role it plays, for each theme. Measured: see ``tests/art``.

Knows no widget and no painter. Cards keep ``card_paper`` and ``card_ink`` in all themes: they are printed.
"""

from __future__ import annotations

PAPER = "#FFF8E7"
INK = "#1F2430"

# What is printed on cards, tokens and boxes: the same under every light.
PRINTED: dict[str, str] = {
    "card_paper": PAPER,
    "card_ink": INK,
    "honey": "#F2B705",
    "honey_shade": "#D18F00",
    "honey_tint": "#FBE7AE",
    "on_honey": INK,
    "research": "#2F6DB5",
    "research_shade": "#22538C",
    "research_tint": "#CFE0F2",
    "on_research": "#FFFFFF",
    "swarm": "#A3261B",
    "swarm_shade": "#7A1A12",
    "swarm_tint": "#F3D2C6",
    "on_swarm": "#FFFFFF",
    "grey": "#C9C7BF",
    "grey_shade": "#9C9A93",
    "leaf": "#6E8F4E",
    "leaf_shade": "#4F6E37",
    "bear": "#9A6237",
    "bear_shade": "#774824",
    "cream": "#F0DDB8",
    "back": "#6A4526",
    "back_shade": "#573719",
    "wood": "#C9975B",
    "wood_shade": "#A87740",
    "experience": "#3E7C6B",
    "experience_shade": "#2C5C4F",
}

LIGHT: dict[str, str] = {
    "paper": PAPER,
    "raised": "#FFFDF6",
    "sunken": "#F3E9D2",
    "table": "#E9DFC7",
    "table_thread": "#DFD3B6",
    "page": "#F3EBD8",
    "panel": "#FAF2DF",
    "ink": INK,
    "secondary": "#545C6B",
    "disabled": "#8B8678",
    "link": "#0B3D91",
    "line": "#D5C7A3",
    "outline": INK,
    "accent": "#F2B705",
    "accent_shade": "#C98A00",
    "accent_hover": "#FFC928",
    "on_accent": INK,
    "focus": "#0B3D91",
    "focus_halo": "#FFFFFF",
    "lit": "#B8500A",
    "error": "#8F1D14",
    "success": "#1E6B3A",
    "veil": "#5A6270",
    "shadow": "#2A2112",
}

DARK: dict[str, str] = {
    "paper": "#2E3F4B",
    "raised": "#3A4C59",
    "sunken": "#1B262E",
    "table": "#22303A",
    "table_thread": "#1E2A33",
    "page": "#1D2932",
    "panel": "#283843",
    "ink": "#F4F1E8",
    "secondary": "#BAC3C6",
    "disabled": "#8795A0",
    "link": "#9CC4FF",
    "line": "#4A5D6A",
    "outline": "#10171C",
    "accent": "#F2B705",
    "accent_shade": "#B47C00",
    "accent_hover": "#FFC928",
    "on_accent": INK,
    "focus": "#0B3D91",
    "focus_halo": "#FFFFFF",
    "lit": "#FFD166",
    "error": "#FFB4A8",
    "success": "#9BE0B0",
    "veil": "#0E1419",
    "shadow": "#05080A",
}

CONTRAST: dict[str, str] = {
    "paper": "#000000",
    "raised": "#000000",
    "sunken": "#000000",
    "table": "#000000",
    "table_thread": "#000000",
    "page": "#000000",
    "panel": "#000000",
    "ink": "#FFFFFF",
    "secondary": "#FFFFFF",
    "disabled": "#B0B0B0",
    "link": "#FFD93B",
    "line": "#FFFFFF",
    "outline": "#FFFFFF",
    "accent": "#FFD93B",
    "accent_shade": "#FFD93B",
    "accent_hover": "#FFFFFF",
    "on_accent": "#000000",
    "focus": "#0B3D91",
    "focus_halo": "#FFFFFF",
    "lit": "#FFD93B",
    "error": "#FFD93B",
    "success": "#FFFFFF",
    "veil": "#000000",
    "shadow": "#000000",
}

THEMES: dict[str, dict[str, str]] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
