"""What goes into the frozen program and what stays out of it. Lists and plain decisions; it builds nothing.

The freezer's spec asks it, and so do the tests, which need no freezer.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePosixPath

HOUSE = Path(__file__).resolve().parents[1]

PACKAGES = ("rules", "resources", "tabletop")
"""All rooms of these are taken along: games, texts and faces are imported by name."""
DEVELOPMENT = ("rules.__main__", "tabletop.lab", "tabletop.tour", "tabletop.art.__main__", "tabletop.art.render")
"""Rooms of ours that no player enters, with all below them."""

RESOURCES = ("art/pages.qss", "art/png", "decks", "fonts")
"""Below ``resources``: what is read while the program runs."""
SOURCES = (
    "__init__.py",
    "art/README.md",
    "art/covers",
    "art/hand.css",
    "art/icon",
    "art/icons",
    "art/parts",
    "art/pictures",
    "art/symbols",
    "art/wide",
    "scenarios",
)
"""Below ``resources``: what pictures are drawn from, what tests play, and what comes as code."""

UNUSED = (
    # The network of Python and its cryptography: nothing here connects anywhere.
    "_hashlib",
    "_ssl",
    "asyncio",
    "ftplib",
    "http",
    "ssl",
    "xmlrpc",
    # What Python and the libraries bring for developers, and parts of theirs that no chart asks for.
    "attr",
    "attrs",
    "curses",
    "doctest",
    "email",
    "html",
    "IPython",
    "lib2to3",
    "matplotlib",
    "numpy.ctypeslib",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.matlib",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "OpenGL",
    "optparse",
    "PIL",
    "pydoc_data",
    "pyqtgraph.canvas",
    "pyqtgraph.console",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.jupyter",
    "pyqtgraph.opengl",
    "PySide6.QtDBus",
    "PySide6.QtTest",
    "readline",
    "scipy",
    "setuptools",
    "tarfile",
    "tkinter",
    "typing_extensions",
    "unittest",
    "urllib.request",
    # Stands in for a module in C that is there.
    "_pydecimal",
)
"""Modules that the freezer would find and nobody needs."""

PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qico", "qsvg"),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qcocoa", "qminimal", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    "platformthemes": ("qgtk3", "qxdgdesktopportal"),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Qt's plugins by folder, those of all three systems."""

QT_LIBRARIES = (
    "Core",
    "DBus",
    "Gui",
    "Network",
    "OpenGL",
    "OpenGLWidgets",
    "Svg",
    "WaylandClient",
    "Widgets",
    "XcbQpa",
)
"""Qt's own libraries, by the word after ``Qt6``."""

BROUGHT = (
    # What Python's own modules load.
    "libb2",
    "libbz2",
    "libexpat",
    "libffi",
    "liblzma",
    "libmpdec",
    "libpython3",
    "libsqlite3",
    "libuuid",
    "libz",
    "libzstd",
)
"""Libraries of a Linux system that are taken along. All others the system has itself: what its themes and drivers load
must be of one kind with what Qt loads."""

SPARE = (
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libxkbcommon-x11",
)
"""Small libraries of X11 that desktops without another Qt 6 may lack; they are taken along, too. A package that can ask
for them does without."""


FOREIGN = ("_codecs_", "_multiarray_tests", "_multibytecodec", "_posixshmem", "_umath_tests")
"""Modules of Python itself by how their files begin: encodings of other times, which in UTF-8 mode nobody asks for."""


def hidden_modules() -> list[str]:
    """Every module of ours that a player may need, by its full name."""
    found = []
    for package in PACKAGES:
        for file in sorted((HOUSE / package).rglob("*.py")):
            parts = list(file.relative_to(HOUSE).with_suffix("").parts)
            if parts[-1] == "__init__":
                parts.pop()
            name = ".".join(parts)
            if not any(name == room or name.startswith(room + ".") for room in DEVELOPMENT):
                found.append(name)
    return found


def resource_files() -> list[tuple[str, str]]:
    """Each resource and the folder that it goes to, as the freezer wants them."""
    root = HOUSE / "resources"
    found = []
    for name in RESOURCES:
        place = root / name
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        kept = [file for file in files if file.is_file() and file.suffix not in {".py", ".pyc"}]
        found += [(str(file), file.parent.relative_to(HOUSE).as_posix()) for file in kept]
    return found


def wanted(name: str, source: str, system: str) -> bool:
    """Whether the freezer's find goes along: ``name`` is its place in the program, ``source`` the file it comes from,
    ``system`` as ``sys.platform`` has it.
    """
    place = PurePosixPath(name.replace("\\", "/"))
    parts = place.parts
    if "translations" in parts and "PySide6" in parts:
        return False
    if "plugins" in parts and "PySide6" in parts:
        folder = parts[parts.index("plugins") + 1]
        return place.name.split(".")[0].removeprefix("lib") in PLUGINS.get(folder, ())
    library = _qt_library(parts)
    if library:
        return library in QT_LIBRARIES
    if system == "linux" and source.startswith(("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/")):
        if "/python3" in source:
            return True  # the modules of a Python that belongs to the system
        return place.name.startswith(tuple(f"{brought}." for brought in BROUGHT + SPARE))
    if parts[:2] == ("pyqtgraph", "colors") or "peegee" in parts or ".dist-info" in parts[0]:
        return False
    if parts[-1].startswith(FOREIGN):
        return False
    # The table is painted without a graphics card.
    return place.name.casefold() not in {"opengl32sw.dll", "d3dcompiler_47.dll"}


def _qt_library(parts: tuple[str, ...]) -> str:
    """Which of Qt's own libraries a file belongs to (``Core``); empty for all others, and for the Python module that
    stands for one. On macOS a library is a folder, with a link to it at the top of the program.
    """
    folder = next((part for part in parts if part.endswith(".framework")), "")
    if folder:
        return folder.removesuffix(".framework").removeprefix("Qt")
    name = parts[-1]
    if name.startswith(("libQt6", "Qt6")):
        return name.split(".")[0].removeprefix("lib").removeprefix("Qt6")
    return name.removeprefix("Qt") if len(parts) == 1 and name.startswith("Qt") and "." not in name else ""


def pruned(finds: Iterable[tuple[str, str, str]], system: str) -> list[tuple[str, str, str]]:
    """The freezer's list (name, source, kind) without what nobody needs."""
    return [find for find in finds if wanted(find[0], find[1] or "", system)]
