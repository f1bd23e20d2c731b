"""The licences of others: found for everything that goes along, and passed on with how Qt can be exchanged."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import components
import facts
import msgspec
import notices
import numpy
import pytest
from PySide6 import QtCore

PACKAGING = Path(facts.__file__).parent


@pytest.fixture
def finds() -> list[components.Find]:
    """A freezer's list with one file of each kind."""
    files = {
        "numpy": Path(numpy.__file__),
        "msgspec": Path(msgspec.__file__),
        "PySide6/QtCore.abi3.so": Path(QtCore.__file__),
        "PySide6/Qt/lib/libQt6Core.so.6": Path(QtCore.__file__).parent / "Qt" / "lib" / "libQt6Core.so.6",
        "tabletop": facts.HOUSE / "tabletop" / "__init__.py",
        "json": Path(json.__file__),
    }
    return [(name, str(file), "PYMODULE") for name, file in files.items()]


@pytest.fixture
def found(finds: list[components.Find], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[components.Component]:
    """Its components; the freezer is not installed where tests run."""
    text = tmp_path / "COPYING.txt"
    text.write_text("The freezer's own licence.\n")
    starter = components.Component("PyInstaller", "6.0", "GPL-2.0-or-later", "pkg:pypi/pyinstaller@6.0", (text,))
    monkeypatch.setattr(components, "freezer", lambda: starter)
    return components.components(finds)


def test_each_library_is_found_once_and_our_own_code_is_none(found: list[components.Component]) -> None:
    names = [component.name for component in found]
    assert names == sorted(set(names), key=str.casefold)
    assert {"numpy", "msgspec", "Python", "Qt", "PySide6_Essentials"} <= set(names)
    assert not {"hive-and-den", "tabletop"} & set(names)
    assert next(component.version for component in found if component.name == "numpy") == numpy.__version__


def test_qt_is_taken_under_the_lesser_licence(found: list[components.Component]) -> None:
    for component in found:
        if component.name in {"Qt", "PySide6_Essentials"}:
            assert component.licence == "LGPL-3.0-only"
            assert [text.name for text in component.texts] == ["LGPL-3.0.txt", "GPL-3.0.txt"]


def test_all_texts_go_along_with_how_to_exchange_qt(found: list[components.Component], tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    files = {file.name: file.read_text(encoding="utf-8") for file in notices.write(found, folder)}
    assert {"LGPL-3.0.txt", "GPL-3.0.txt", "LICENSE.txt", "numpy.txt", "Python.txt", "README.txt"} <= set(files)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in files["LGPL-3.0.txt"]
    assert "NumPy Developers" in files["numpy.txt"]
    page = files["README.txt"]
    assert "You may exchange these libraries" in page
    for component in found:
        assert f"{component.name} {component.version}: {component.licence}" in page


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="no Debian tools")
def test_a_library_of_the_system_is_named_by_who_has_packed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.freedesktop_os_release", lambda: {"ID": "ubuntu"})
    [made] = components.system([Path("/lib/libgcc_s.so.1")])
    assert made.name == "libgcc-s1"
    assert made.purl == f"pkg:deb/ubuntu/libgcc-s1@{made.version}"
    assert "GCC" in made.texts[0].read_text(encoding="utf-8")


def test_what_has_no_licence_text_is_not_passed_on(
    finds: list[components.Find], monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = components.Component("PyInstaller", "6.0", "", "pkg:pypi/pyinstaller@6.0", ())
    monkeypatch.setattr(components, "freezer", lambda: bare)
    with pytest.raises(SystemExit, match="No licence text was found for PyInstaller"):
        components.components(finds)


def test_the_bill_of_materials_is_sound_and_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("cyclonedx", reason="comes with what dev.py package installs")
    code = """
import sys
from pathlib import Path
import bill
from components import Component
made = [Component("numpy", "2.4.6", "BSD-3-Clause", "pkg:pypi/numpy@2.4.6", ())]
for name in ("one", "two"):
    bill.write(made, "linux-x86_64", 1_700_000_000, Path(sys.argv[1], name))
"""
    subprocess.run([sys.executable, "-c", code, tmp_path], cwd=PACKAGING, check=True)
    told = json.loads((tmp_path / "one").read_text(encoding="utf-8"))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert told["bomFormat"] == "CycloneDX"
    assert told["metadata"]["component"]["version"] == facts.VERSION
    assert [part["purl"] for part in told["components"]] == ["pkg:pypi/numpy@2.4.6"]
