"""What other people's work the frozen program carries: found from the freezer's own list, so that none is forgotten.

Gives names, versions and licence texts; the notices and the bill of materials are made from it.
"""

from __future__ import annotations

import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path, PurePosixPath

HERE = Path(__file__).resolve().parent
LGPL = (HERE / "licences" / "LGPL-3.0.txt", HERE / "licences" / "GPL-3.0.txt")
QT_WHEELS = ("pyside6_essentials", "shiboken6")
OURS = "hive-and-den"
UNTOLD = "see its text"
"""The licence of what says it in sentences alone."""

Find = tuple[str, str, str]
"""Name in the program, file that it comes from, kind: as the freezer lists it."""


@dataclass(frozen=True)
class Component:
    """One library. ``licence`` is an SPDX expression where its makers give one, ``texts`` the files to pass on,
    ``purl`` its package URL.
    """

    name: str
    version: str
    licence: str
    purl: str
    texts: tuple[Path, ...]


def components(finds: Iterable[Find]) -> list[Component]:
    """All that the program is made of beside our own code, by name. Raises ``SystemExit`` where a text is missing."""
    files = [(name, Path(source)) for name, source, _kind in finds if source]
    found = {python(), freezer()}
    for name in sorted({owner for _, file in files if (owner := _owner(file)) is not None} - {OURS, "pyinstaller"}):
        found.add(distribution(name))
    if any(PurePosixPath(name.replace("\\", "/")).name.startswith(("libQt6", "Qt6", "Qt")) for name, _ in files):
        found.add(qt())
    if sys.platform == "linux":
        found |= set(system([file for _, file in files if str(file).startswith(("/lib", "/usr/lib"))]))
    lacking = [component.name for component in found if not component.texts]
    if lacking:
        raise SystemExit(f"No licence text was found for {', '.join(sorted(lacking))}; it may not be passed on so.")
    return sorted(found, key=lambda component: component.name.casefold())


def python() -> Component:
    """Python itself."""
    version = ".".join(str(number) for number in sys.version_info[:3])
    places = (
        Path(sysconfig.get_path("stdlib")),
        Path(sys.base_prefix),
        Path(f"/usr/share/doc/python3.{sys.version_info[1]}"),
    )
    texts = [place / name for place in places for name in ("LICENSE.txt", "LICENSE", "copyright")]
    return Component("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", _there(texts)[:1])


def qt() -> Component:
    """Qt, which comes in the wheel of PySide6 and has its version."""
    version = metadata.version("PySide6_Essentials")
    return Component("Qt", version, "LGPL-3.0-only", f"pkg:generic/qt@{version}", LGPL)


def freezer() -> Component:
    """The starter that PyInstaller puts before the program."""
    version = metadata.version("pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return Component("PyInstaller", version, licence, f"pkg:pypi/pyinstaller@{version}", _texts("pyinstaller"))


def distribution(name: str) -> Component:
    """A library of Python's by the name of its package."""
    told = metadata.metadata(name)
    licence = next((told[key] for key in ("License-Expression", "License") if key in told), "")
    if not licence:
        words = [word for word in told.get_all("Classifier") or [] if word.startswith("License ::")]
        licence = words[0].rpartition(" :: ")[2] if words else UNTOLD
    texts = _texts(name)
    if name.replace("-", "_").casefold() in QT_WHEELS:
        licence, texts = "LGPL-3.0-only", LGPL  # one of the three that its makers offer
    return Component(told["Name"], told["Version"], licence, f"pkg:pypi/{name}@{told['Version']}", texts)


def system(files: Sequence[Path]) -> list[Component]:
    """The libraries of a Debian system, or one like it, that go along, package by package."""
    made, maker = [], platform.freedesktop_os_release()["ID"]
    for package in sorted(set(packages({file.name for file in files}).values())):
        version = _told("dpkg-query", "--show", "--showformat=${Version}", package)
        name = package.partition(":")[0]
        texts = _there([Path("/usr/share/doc", name, "copyright")])
        made.append(Component(name, version, UNTOLD, f"pkg:deb/{maker}/{name}@{version}", texts))
    return made


def packages(libraries: Iterable[str]) -> dict[str, str]:
    """Which package of this Debian system each library (``libz.so.1``) comes from; those of none are not in it."""
    names = sorted(libraries)
    found = {}
    if names:
        for line in _told("dpkg-query", "--search", *(f"*/{name}" for name in names)).splitlines():
            package, _, path = line.partition(": ")
            if Path(path).name in names and Path(path).parent.name != "debug" and "diversion" not in package:
                found[Path(path).name] = package.partition(",")[0]
    return found


def _told(*words: str) -> str:
    """What a command says; it may have found only a part of what was asked."""
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


def _there(files: Iterable[Path]) -> tuple[Path, ...]:
    return tuple(file for file in files if file.is_file())


def _texts(name: str) -> tuple[Path, ...]:
    """The licence texts that a package brings."""
    files = metadata.files(name) or []
    wanted = re.compile(r"\.dist-info.*/.*(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)
    return tuple(sorted(_there(Path(str(file.locate())) for file in files if wanted.search(file.as_posix()))))


@cache
def _folders() -> dict[str, str]:
    """Which package each name at the top of ``site-packages`` belongs to."""
    found = {top: names[0] for top, names in metadata.packages_distributions().items()}
    return {**found, "numpy.libs": "numpy", "PySide6": "PySide6_Essentials"}


def _owner(file: Path) -> str | None:
    """The package that a file below ``site-packages`` belongs to."""
    for kind in ("purelib", "platlib"):
        place = Path(sysconfig.get_path(kind))
        if file.is_relative_to(place):
            top = file.relative_to(place).parts[0]
            if top.endswith(".dist-info"):
                return re.split(r"-\d", top)[0]
            return _folders().get(top.partition(".")[0] if top.endswith((".py", ".so", ".pyd")) else top)
    return None
