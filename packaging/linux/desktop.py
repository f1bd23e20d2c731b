"""What a Linux desktop wants to know of the program: entry, icons, file type, metainfo and manual, laid under ``usr``.

The ``.deb``, the AppDir and the Flatpak have the same.
"""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import facts

HERE = Path(__file__).resolve().parent
ICONS = facts.HOUSE / "resources" / "art" / "png" / "icon"
METAINFO = f"{facts.IDENTIFIER}.metainfo.xml"


def lay(share: Path) -> None:
    """Lays all of it into ``share``, the folder ``usr/share`` of a package."""
    put(HERE / "hive-and-den.desktop", share / "applications" / "hive-and-den.desktop")
    put(HERE / "hive-and-den.xml", share / "mime" / "packages" / "hive-and-den.xml")
    put(HERE / METAINFO, share / "metainfo" / METAINFO)
    for icon in sorted(ICONS.glob("app_icon_*.png")):
        size = icon.stem.rpartition("_")[2]
        put(icon, share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "hive-and-den.png")
    manual = (HERE / "hive-and-den.6").read_text(encoding="utf-8").replace("@VERSION@", facts.VERSION)
    pack(manual, share / "man" / "man6" / "hive-and-den.6.gz")


def put(file: Path, to: Path) -> None:
    """Copies a file that everybody may read."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)
    to.chmod(0o644)


def pack(text: str, to: Path) -> None:
    """Writes ``text`` as gzip, the same bytes whenever that is done."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(gzip.compress(text.encode(), mtime=0))
    to.chmod(0o644)
