"""The floors: no file imports from above its own, and the contracts that say so would notice it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from rules import games

HOUSE = Path(__file__).parents[2]
LONGEST = 300
LONGEST_SCENE = 400
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
LAYERS = PROJECT["tool"]["importlinter"]["contracts"][0]["layers"]
FLOORS = {module for layer in LAYERS for module in re.split(r" [:|] ", layer)}
GAMES = {f"rules.{game}" for game in games}
ROOMS = sorted(path for package in ("rules", "resources", "tabletop") for path in (HOUSE / package).rglob("*.py"))
TESTS = sorted((HOUSE / "tests").rglob("*.py"))


def lint_imports(house: Path) -> subprocess.CompletedProcess[str]:
    """The import contracts of ``pyproject.toml``, checked on the packages in ``house``."""
    program = str(Path(sysconfig.get_path("scripts"), "lint-imports"))
    words = [program, str(HOUSE / "pyproject.toml"), "--no-cache", "--no-logo"]
    return subprocess.run(words, cwd=house, capture_output=True, text=True, check=False)


def test_every_import_keeps_to_its_floor() -> None:
    checked = lint_imports(HOUSE)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_room_of_the_tabletop_has_its_floor() -> None:
    rooms = {path for path in (HOUSE / "tabletop").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    named = {f"tabletop.{path.stem}" for path in rooms} - {"tabletop.__init__"}
    assert named == {module for module in FLOORS if module.startswith("tabletop.")}


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("tabletop/table/scene.py", "import tabletop.pages"),
        ("tabletop/table/scene.py", "import tabletop.play"),
        ("tabletop/play/session.py", "import tabletop.texts"),
        ("tabletop/play/session.py", "import PySide6.QtCore"),
        ("tabletop/store/library.py", "import PySide6.QtCore"),
        ("tabletop/store/library.py", "import tabletop.play"),
        ("tabletop/bots/search.py", "import tabletop.store"),
        ("tabletop/bots/decide.py", "import tabletop.lab"),
        ("tabletop/lab/playing.py", "import tabletop.play"),
        ("tabletop/lab/playing.py", "import PySide6.QtCore"),
        ("tabletop/panels/log.py", "import tabletop.pages"),
        ("tabletop/pages/home.py", "import tabletop.window"),
        ("rules/state.py", "import tabletop.bots"),
        ("rules/state.py", "import random"),
        ("rules/state.py", "import time"),
        *(("rules/kernel/match.py", f"import {game}") for game in sorted(GAMES)),
        ("resources/reader.py", "import rules"),
    ],
)
def test_an_import_from_above_is_noticed(tmp_path: Path, room: str, line: str) -> None:
    for module in FLOORS | GAMES | {"tabletop", "rules.kernel"}:
        package = tmp_path.joinpath(*module.split("."))
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
    assert lint_imports(tmp_path).returncode == 0
    place = tmp_path / room
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(line + "\n")
    checked = lint_imports(tmp_path)
    assert checked.returncode == 1
    assert line.removeprefix("import ").removesuffix(".QtCore") in checked.stdout


@pytest.mark.parametrize("room", [*ROOMS, *TESTS], ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_room_says_what_it_is_and_stays_small(room: Path) -> None:
    text = room.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)), "no docstring says what this file owns"
    longest = LONGEST_SCENE if room.name == "scene.py" else LONGEST
    assert len(text.splitlines()) <= longest


def test_nothing_in_the_tests_shadows_a_real_module() -> None:
    """pytest imports by path: an ``__init__.py`` would let ``tests`` and ``packaging`` stand in for real modules."""
    assert not list((HOUSE / "tests").rglob("__init__.py"))
    assert not list((HOUSE / "packaging").rglob("__init__.py"))


def test_importing_the_rules_imports_no_qt() -> None:
    code = "import sys, rules; rules.games; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
