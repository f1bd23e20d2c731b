"""What every package says of the program: its names, its version, who made it. It builds nothing."""

from __future__ import annotations

import os
import re
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]

NAME = "Hive & Den"
PACKAGE = "hive-and-den"
IDENTIFIER = "io.github.hiveandden.HiveAndDen"
"""The name of the program among all programs, for AppStream, Flatpak and macOS."""
SUMMARY = "Four games of bees and bears, for one table or one player"
AUTHORS = "Hive & Den contributors"
MAINTAINER = f"{AUTHORS} <contributors@hive-and-den.invalid>"
COPYRIGHT = f"Copyright 2026 {AUTHORS}, MIT licence"
MIME_TYPE = "application/x-hive-and-den"
"""The type of a ``.hive`` file."""
OLDEST_MACOS = "13.0"
"""What Qt 6.10 and later need."""


def _version() -> str:
    """The version as the program itself tells it, read without starting it."""
    room = (HOUSE / "tabletop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^VERSION = "([^"]+)"$', room, re.MULTILINE)
    if found is None:
        raise SystemExit("tabletop/__init__.py no longer tells the version.")
    return found[1]


VERSION = _version()


def version_numbers() -> tuple[int, int, int]:
    """The version as three numbers, without what may follow them (``0.2.0rc1`` is 0, 2, 0)."""
    first, second, third = re.findall(r"\d+", VERSION)[:3]
    return int(first), int(second), int(third)


def signing_identity() -> str | None:
    """Who signs the bundle for macOS, as the environment says; ``None`` where nobody does."""
    return os.environ.get("MACOS_SIGNING_IDENTITY") or None


def mac_info() -> dict[str, object]:
    """What the bundle's Info.plist says beside what the freezer writes there itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{NAME} game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.game"],
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.game",
                "UTTypeDescription": f"{NAME} game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["hive"],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
