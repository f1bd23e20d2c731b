"""The AppDir: the frozen program with all that a desktop wants to know, in the shape that an AppImage is made of.

``appimage`` packs it behind the runtime of AppImage, which is given to it and not kept here.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import desktop
import facts

RUN = """#!/bin/sh
# Starts the program from wherever the AppImage is mounted.
here="$(dirname "$(readlink -f "$0")")"
exec "$here/usr/lib/{package}/{package}" "$@"
"""


def build(program: Path, folder: Path) -> Path:
    """Makes the AppDir in ``folder`` from the folder of the frozen program, and gives its place."""
    tree = folder / f"{facts.PACKAGE}.AppDir"
    shutil.copytree(program, tree / "usr" / "lib" / facts.PACKAGE, symlinks=True)
    desktop.lay(tree / "usr" / "share")
    run = tree / "AppRun"
    run.write_text(RUN.format(package=facts.PACKAGE), encoding="utf-8")
    run.chmod(0o755)
    entry = tree / f"{facts.PACKAGE}.desktop"
    entry.symlink_to(f"usr/share/applications/{entry.name}")
    icon = tree / f"{facts.PACKAGE}.png"
    icon.symlink_to(f"usr/share/icons/hicolor/256x256/apps/{icon.name}")
    (tree / ".DirIcon").symlink_to(icon.name)
    return tree


def appimage(tree: Path, runtime: Path, to: Path) -> None:
    """Packs an AppDir behind ``runtime``, AppImage's own starter for this processor. Needs ``mksquashfs``."""
    packed = to.with_suffix(".squashfs")
    words = ["mksquashfs", str(tree), str(packed), "-root-owned", "-noappend", "-quiet", "-no-progress"]
    subprocess.run([*words, "-comp", "zstd", "-Xcompression-level", "19"], check=True)
    with to.open("wb") as whole:
        for part in (runtime, packed):
            with part.open("rb") as source:
                shutil.copyfileobj(source, whole)
    packed.unlink()
    to.chmod(0o755)
