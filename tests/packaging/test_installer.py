"""The installer for Windows: compiled around a stand-in for the program, and where there is a wine, run."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import facts
import pytest

pytest.importorskip("PIL", reason="comes with what dev.py package installs")
import installer

pytestmark = pytest.mark.skipif(shutil.which("makensis") is None, reason="no NSIS here")
CLASSES = r"HKCU\Software\Classes"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\HiveAndDen"


def made(folder: Path) -> Path:
    """The installer of a program of two files."""
    program = folder / "program"
    (program / "_internal").mkdir(parents=True)
    (program / "hive-and-den.exe").write_bytes(b"MZ")
    (program / "_internal" / "inside.txt").write_text("inside\n")
    return installer.build(program, folder)


@pytest.fixture
def setup(tmp_path: Path) -> Path:
    return made(tmp_path)


class Wine:
    """A Windows of its own in ``prefix``: its disk is ``drive_c`` there."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        quiet = {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
        self._environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"} | quiet

    def run(self, *words: str, program: str = "wine") -> subprocess.CompletedProcess[str]:
        command = [program, *words]
        return subprocess.run(
            command, env=self._environment, capture_output=True, text=True, errors="replace", check=False
        )

    def known(self, key: str) -> str:
        """What the registry has there."""
        asked = self.run("reg", "query", key, "/s")
        return asked.stdout if asked.returncode == 0 else ""


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Wine]:
    if shutil.which("wine") is None:
        pytest.skip("no wine here")
    wine = Wine(tmp_path / "wine")
    yield wine
    wine.run("--kill", program="wineserver")


def test_it_compiles_without_a_warning(setup: Path) -> None:
    assert setup.name == f"hive-and-den-{facts.VERSION}-windows-{installer.processor()}-setup.exe"
    assert setup.read_bytes().startswith(b"MZ")
    assert not list(setup.parent.glob("*.ico"))


def test_it_installs_registers_and_takes_away_what_is_its_own(setup: Path, windows: Wine) -> None:
    prefix, wine, known = windows.prefix, windows.run, windows.known
    assert wine(str(setup), "/S").returncode == 0
    home = next(prefix.glob("drive_c/users/*/AppData/Local/Programs/Hive and Den"))
    assert (home / "_internal" / "inside.txt").read_text() == "inside\n"
    links = list(prefix.glob("drive_c/users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Hive and Den.lnk"))
    assert len(links) == 1
    assert "HiveAndDen.game" in known(CLASSES + r"\.hive")
    assert r'hive-and-den.exe" "%1"' in known(CLASSES + r"\HiveAndDen.game\shell\open\command")
    assert facts.VERSION in known(UNINSTALL)

    (home / "_internal" / "old.txt").write_text("of an older version\n")
    assert wine(str(setup), "/S").returncode == 0
    assert not (home / "_internal" / "old.txt").exists()

    foreign = prefix / "drive_c" / "other" / "_internal" / "theirs.txt"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("of another program\n")
    assert wine(str(setup), "/S", r"/D=C:\other").returncode == 2
    assert [path for path in foreign.parents[1].rglob("*") if path.is_file()] == [foreign]

    (home / "mine.txt").write_text("not the installer's\n")
    assert wine(str(home / "Uninstall.exe"), "/S").returncode == 0
    assert wine("--wait", program="wineserver").returncode == 0
    assert [path.name for path in home.iterdir()] == ["mine.txt"]
    assert not links[0].exists()
    for key in (CLASSES + r"\.hive", CLASSES + r"\HiveAndDen.game", UNINSTALL):
        assert not known(key)


def test_one_for_arm_does_not_touch_an_intel_machine(
    tmp_path: Path, windows: Wine, monkeypatch: pytest.MonkeyPatch
) -> None:
    if installer.processor() == "arm64":
        pytest.skip("this is an ARM machine")
    monkeypatch.setattr(installer, "processor", lambda: "arm64")
    assert windows.run(str(made(tmp_path)), "/S").returncode == 2
    assert not list(windows.prefix.glob("drive_c/users/*/AppData/Local/Programs/Hive and Den"))
    assert not windows.known(UNINSTALL)
