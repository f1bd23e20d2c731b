"""The ``.deb``: the frozen program under ``/usr/lib``, and what a Debian desktop wants to know of it.

Its dependencies are read from the libraries themselves. It has no scripts: what desktops keep of its files they renew
by triggers of their own, so that nothing stays when it is removed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

import components
import contents
import desktop
import facts
from freeze import MEGABYTE, Frozen

LARGEST = 65
"""Megabytes of the package."""
LEVEL = 12
"""Of zstd: the next ones take four times as long for three percent."""
OPTIONAL = {"libqgtk3.so": "libgtk-3-0"}
"""Plugins that Qt does without where their libraries are missing, and the package that has those."""
CONTROL = """Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: four games of bees and bears, for one table or one player
 A table for four games about bees and bears: one laptop passed around the
 family, or one player alone against bots. Where a game has secrets, a cover
 lies between two players. Everything stays on the machine; there is no
 account and no server.
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {name}
Comment: The libraries that go along, Qt among them, come under licences of
 their own. All texts, and how to exchange the libraries, are in
 /usr/lib/{package}/_internal/licences/README.txt

Files: *
Copyright: 2026 {authors}
License: MIT
{mit}

Files: usr/lib/{package}/_internal/resources/fonts/*
Copyright: The Fraunces Project Authors
 The Atkinson Hyperlegible Next Project Authors
License: OFL-1.1
 See OFL-HiveDisplay.txt and OFL-HiveText.txt beside the fonts.

Files: usr/lib/{package}/_internal/PySide6/*
Copyright: The Qt Company Ltd. and others
License: LGPL-3
 See /usr/share/common-licenses/LGPL-3
"""


def build(program: Frozen, folder: Path, work: Path, moment: int) -> Path:
    """Writes the package into ``folder`` and gives its place. ``moment``: seconds since 1970 of its newest file."""
    tree = work / "deb"
    home = tree / "usr" / "lib" / facts.PACKAGE
    shutil.copytree(program.folder, home, symlinks=True)
    for file in (home / "_internal").iterdir():
        if file.name.startswith(tuple(f"{name}." for name in contents.SPARE)):
            file.unlink()
    link = tree / "usr" / "bin" / facts.PACKAGE
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{facts.PACKAGE}/{facts.PACKAGE}")
    desktop.lay(tree / "usr" / "share")
    _papers(tree / "usr" / "share" / "doc" / facts.PACKAGE, moment)
    architecture = _told("dpkg", "--print-architecture")
    _control(tree, architecture)
    _modes(tree)
    package = folder / f"{facts.PACKAGE}_{facts.VERSION}_{architecture}.deb"
    words = ["dpkg-deb", "--root-owner-group", "-Zzstd", f"-z{LEVEL}", "--build", str(tree), str(package)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": str(moment)})
    shutil.rmtree(tree)
    return package


def check_size(package: Path) -> float:
    """Megabytes of the package. Raises ``SystemExit`` where they are too many."""
    size = package.stat().st_size / MEGABYTE
    if size > LARGEST:
        raise SystemExit(f"The .deb has become too large: {size:.1f} MB, and {LARGEST} is the limit.")
    return size


def depends(tree: Path) -> list[str]:
    """The packages whose libraries the files in ``tree`` load and do not bring, and the oldest C library that will do.

    Raises ``SystemExit`` for a library that no package of this system has.
    """
    needed, oldest = _loads([file for file in _binaries(tree) if file.name not in OPTIONAL])
    missing = needed - {file.name for file in tree.rglob("*")}
    owners = components.packages(missing)
    if missing - set(owners):
        raise SystemExit(f"No package of this system has {', '.join(sorted(missing - set(owners)))}.")
    # A name that ends in t64 is new in Debian 13 and stands for the one without; the older systems know only that.
    names = {package.partition(":")[0].removesuffix("t64") for package in owners.values()} - {"libc6"}
    return [f"libc6 (>= {'.'.join(str(number) for number in oldest)})", *sorted(names)]


def _binaries(tree: Path) -> list[Path]:
    """All programs and libraries below ``tree``."""
    found = []
    for file in tree.rglob("*"):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as read:
                if read.read(4) == b"\x7fELF":
                    found.append(file)
    return found


def _loads(files: list[Path]) -> tuple[set[str], tuple[int, ...]]:
    """The libraries that ``files`` load, by name, and the newest version of the C library that they ask for."""
    told = _told("readelf", "--wide", "--dynamic", "--version-info", *(str(file) for file in files))
    needed = set(re.findall(r"\(NEEDED\)\s+Shared library: \[([^]]+)]", told))
    versions = {tuple(int(number) for number in found.split(".")) for found in re.findall(r"GLIBC_(\d[\d.]*)", told)}
    return needed, max(versions)


def _control(tree: Path, architecture: str) -> None:
    """The papers of the package itself."""
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    size = sum(file.stat().st_size for file in files)
    folder = tree / "DEBIAN"
    folder.mkdir()
    control = CONTROL.format(
        package=facts.PACKAGE,
        version=facts.VERSION,
        architecture=architecture,
        maintainer=facts.MAINTAINER,
        size=-(-size // 1024),
        depends=", ".join(depends(tree)),
        recommends=", ".join(OPTIONAL.values()),
    )
    (folder / "control").write_text(control, encoding="utf-8")
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n" for file in files]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")


def _papers(folder: Path, moment: int) -> None:
    """Copyright and changelog."""
    folder.mkdir(parents=True)
    mit = (facts.HOUSE / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    indented = "\n".join(f" {line}" if line else " ." for line in mit.strip().splitlines())
    text = COPYRIGHT.format(name=facts.NAME, package=facts.PACKAGE, authors=facts.AUTHORS, mit=indented)
    (folder / "copyright").write_text(text, encoding="utf-8")
    desktop.pack(changelog(moment), folder / "changelog.gz")


def changelog(moment: int) -> str:
    """What is new, in Debian's form; the days of older versions are not known any more and not told."""
    text = (facts.HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
    made = []
    for part in text.split("\n## ")[1:]:
        version, _, body = part.partition("\n")
        lines = [re.sub(r"^- ", "  * ", re.sub(r"^  (?=\S)", "    ", line)) for line in body.strip().splitlines()]
        head = f"{facts.PACKAGE} ({version.strip()}) stable; urgency=medium"
        made.append("\n".join([head, "", *lines, "", f" -- {facts.MAINTAINER}  {formatdate(moment)}", ""]))
    return "\n".join(made)


def _modes(tree: Path) -> None:
    """Nobody but root may write; what runs may be run by everybody."""
    for place in (tree, *tree.rglob("*")):
        if not place.is_symlink():
            place.chmod(0o755 if place.is_dir() or place.name == facts.PACKAGE else 0o644)


def _told(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
