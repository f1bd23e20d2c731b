"""What is frozen and what is not: every resource and every room has its place, and nobody misses what stays out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import contents
import pytest

RESOURCES = contents.HOUSE / "resources"


def test_every_resource_goes_along_or_is_left_out_on_purpose() -> None:
    named = [RESOURCES / name for name in (*contents.RESOURCES, *contents.SOURCES)]
    assert not [place for place in named if not place.exists()]
    for file in RESOURCES.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            homes = [place for place in named if file == place or file.is_relative_to(place)]
            assert len(homes) == 1, f"{file} has {len(homes)} places in packaging/contents.py"


def test_resources_keep_their_place() -> None:
    files = dict(contents.resource_files())
    assert files[str(RESOURCES / "art" / "pages.qss")] == "resources/art"
    assert files[str(RESOURCES / "decks" / "bears_and_bees.toml")] == "resources/decks"
    assert not [file for file in files if file.endswith((".py", ".svg"))]


def test_every_room_that_a_player_may_enter_goes_along() -> None:
    modules = set(contents.hidden_modules())
    assert {"tabletop.__main__", "tabletop.smoke", "tabletop.bots.__main__", "rules.beesness.flow"} <= modules
    assert not {name for name in modules if name.startswith(("tabletop.tour", "tabletop.lab"))}
    for room in contents.DEVELOPMENT:
        place = contents.HOUSE.joinpath(*room.split("."))
        assert place.is_dir() or place.with_suffix(".py").is_file(), f"there is no {room} any more"


def test_what_is_left_out_is_missed_by_nobody() -> None:
    """Every room is imported in a Python that has none of it, as in the frozen program."""
    code = """
import json, sys
given = json.load(sys.stdin)
sys.modules.update(dict.fromkeys(given["unused"]))
for name in given["modules"]:
    __import__(name)
"""
    given = {
        "unused": [*contents.UNUSED, *contents.DEVELOPMENT],
        "modules": [name for name in contents.hidden_modules() if not name.endswith("__main__")],
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=contents.HOUSE,
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("name", "source", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/site/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "/site/libqvnc.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", "/site/libqsqlite.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\site\\qwindows.dll", True),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", "/site/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "/site/libQt6Qml.so.6", False),
        ("PySide6/Qt6Core.dll", "C:\\site\\Qt6Core.dll", True),
        ("PySide6/Qt6Quick.dll", "C:\\site\\Qt6Quick.dll", False),
        ("PySide6/Qt/lib/QtSvg.framework/Versions/A/QtSvg", "/site/QtSvg", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "/site/QtQml", False),
        ("PySide6/Qt/lib/QtSvg.framework/Versions/A/Resources/Info.plist", "/site/Info.plist", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/Resources/Info.plist", "/site/Info.plist", False),
        ("QtSvg", "PySide6/Qt/lib/QtSvg.framework/Versions/A/QtSvg", True),
        ("QtQml", "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("PySide6/QtNetwork.pyd", "C:\\site\\QtNetwork.pyd", True),
        ("PySide6/QtWidgets.abi3.so", "/site/QtWidgets.abi3.so", True),
        ("PySide6/Qt/lib/libicudata.so.73", "/site/libicudata.so.73", True),
        ("PySide6/Qt/translations/qtbase_de.qm", "/site/qtbase_de.qm", False),
        ("libsqlite3.so.0", "/usr/lib/x86_64-linux-gnu/libsqlite3.so.0", True),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", True),
        ("libglib-2.0.so.0", "/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0", False),
        ("libgtk-3.so.0", "/usr/lib/x86_64-linux-gnu/libgtk-3.so.0", False),
        ("opengl32sw.dll", "C:\\site\\opengl32sw.dll", False),
    ],
)
def test_qt_is_pruned_and_the_system_keeps_its_own(name: str, source: str, kept: bool) -> None:
    assert contents.wanted(name, source, "linux") == kept
    assert bool(contents.pruned([(name, source, "BINARY")], "linux")) == kept


def test_the_program_is_frozen_from_these_lists() -> None:
    spec = (Path(contents.__file__).parent / "hive-and-den.spec").read_text(encoding="utf-8")
    for word in ("contents.resource_files()", "contents.hidden_modules()", "contents.UNUSED", "contents.DEVELOPMENT"):
        assert word in spec
    assert '("X utf8", None, "OPTION")' in spec, "Python starts in no other encoding"
