"""dev.py: what it says where something is missing, when it makes .venv, and what it starts."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest

import dev

WINDOWS = dev.LIBRARIES[-dev.WINDOWED :]


@dataclass
class Door:
    """A copy of the house with nothing in it but a plan; commands are noted and not run."""

    folder: Path
    commands: list[list[str]] = field(default_factory=list[list[str]])
    codes: dict[str, int] = field(default_factory=dict[str, int])
    """Exit code by a word of the command; all others are 0."""

    @property
    def ready(self) -> Path:
        return self.folder / ".venv" / "ready"

    def call(self, words: list[str], cwd: str | None = None) -> int:
        self.commands.append(words)
        if words[1:3] == ["-m", "venv"]:
            python = Path(dev.PYTHON)
            python.parent.mkdir(parents=True)
            python.touch()
        elif "install" in words:
            assert not self.ready.exists(), "while it is being installed the folder is not ready"
        return next((code for word, code in self.codes.items() if word in words), 0)

    def installs(self) -> list[str]:
        return [words[-1] for words in self.commands if "install" in words]

    def environments(self) -> int:
        return sum(words[1:3] == ["-m", "venv"] for words in self.commands)


@pytest.fixture
def door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Door:
    door = Door(tmp_path)
    folder = tmp_path / ".venv"
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(dev, "HOUSE", str(tmp_path))
    monkeypatch.setattr(dev, "VENV", str(folder))
    monkeypatch.setattr(dev, "READY", str(folder / "ready"))
    monkeypatch.setattr(dev, "PYTHON", str(folder / "bin" / "python"))
    monkeypatch.setattr(dev, "subprocess", SimpleNamespace(call=door.call, check_call=door.call))
    return door


def test_any_python_can_read_it() -> None:
    tree = ast.parse(Path(dev.__file__).read_text(encoding="ascii"), feature_version=(3, 7))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.Nonlocal | ast.AsyncFunctionDef)
        if isinstance(node, ast.FunctionDef):
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            assert node.returns is None
            assert not node.args.kwonlyargs
            assert all(argument.annotation is None for argument in arguments)
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            assert not any(isinstance(part, ast.Starred) for part in node.elts)


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "sys", SimpleNamespace(version_info=(3, 9, 2)))
    assert dev.lacks_python() == "Hive & Den needs Python 3.11 or newer, and this is 3.9."


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert "apt install python3-venv" in dev.lacks_python()


def test_this_python_lacks_nothing() -> None:
    assert dev.lacks_python() == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux leaves libraries to the system")
@pytest.mark.parametrize(
    ("told", "install"),
    [
        ("NAME=x\nID=debian\n", "On Debian or Ubuntu: sudo apt install libnowhere-1-9 libgone0"),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "On Debian or Ubuntu: sudo apt install libnowhere-1-9 libgone0"),
        ("ID=fedora\n", "On Fedora: sudo dnf install nowhere"),
        ("ID=manjaro\nID_LIKE=arch\n", "On Arch: sudo pacman -S nowhere-libs gone"),
        ("ID=other\n", "Qt lacks system libraries: libnowhere-1.so.9 libgone.so.0"),
    ],
)
def test_missing_libraries_are_named_in_one_install_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: str, install: str
) -> None:
    lacking = (
        ("libc.so.6", "libc6", "glibc", "glibc"),
        ("libnowhere-1.so.9", "libnowhere-1-9", "nowhere", "nowhere-libs"),
        ("libgone.so.0", "libgone0", "nowhere", "gone"),
    )
    monkeypatch.setattr(dev, "LIBRARIES", lacking + WINDOWS)
    release = tmp_path / "os-release"
    release.write_text(told)
    monkeypatch.setattr(dev, "RELEASE", str(release))
    sentence = dev.lacks_libraries(False)
    assert sentence.endswith(install)
    assert "\n" not in sentence


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux leaves libraries to the system")
@pytest.mark.skipif(shutil.which("ldd") is None, reason="no ldd")
def test_the_table_of_libraries_is_what_qt_loads() -> None:
    """Those at the head are what any Qt program loads, those at the end what its windows need besides."""
    import PySide6

    folder = Path(PySide6.__file__).parent

    def loads(library: Path) -> set[str]:
        listing = subprocess.run(["ldd", library], capture_output=True, text=True, check=True).stdout
        return set(re.findall(r"^\s*(\S+)", listing, re.MULTILINE))

    always = loads(next(folder.glob("QtGui*.so")))
    windowed = loads(folder / "Qt" / "plugins" / "platforms" / "libqxcb.so")
    assert {names[0] for names in dev.LIBRARIES[: -dev.WINDOWED]} <= always
    assert {names[0] for names in WINDOWS} <= windowed - always


def test_without_a_screen_play_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "sys", SimpleNamespace(platform="linux"))
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    assert "no screen" in dev.lacks_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert dev.lacks_screen() == ""


def test_the_environment_is_made_once(door: Door) -> None:
    dev.prepare("dev")
    assert door.environments() == 1
    assert door.installs() == [f"{door.folder}[dev]"]
    assert door.ready.exists()
    dev.prepare("dev")
    dev.prepare("")
    assert len(door.commands) == 2


def test_a_folder_without_ready_is_made_anew(door: Door) -> None:
    dev.prepare("dev")
    door.ready.unlink()
    left_behind = door.folder / ".venv" / "half"
    left_behind.touch()
    dev.prepare("dev")
    assert door.environments() == 2
    assert not left_behind.exists()


def test_a_changed_project_file_is_installed_again_into_the_same_folder(door: Door) -> None:
    dev.prepare("dev")
    (door.folder / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    dev.prepare("")
    assert door.environments() == 1
    assert door.installs() == [f"{door.folder}[dev]"] * 2
    dev.prepare("dev")
    assert len(door.installs()) == 2


def test_an_extra_is_added_to_those_that_are_there(door: Door) -> None:
    dev.prepare("")
    dev.prepare("bench")
    dev.prepare("dev")
    assert door.installs() == [str(door.folder), f"{door.folder}[bench]", f"{door.folder}[bench,dev]"]
    assert door.environments() == 1


def test_another_python_makes_the_folder_anew(door: Door) -> None:
    dev.prepare("dev")
    made_from, extras = door.ready.read_text().split("\n", 1)
    door.ready.write_text(f"{made_from.split()[0]} 3.4\n{extras}")
    dev.prepare("")
    assert door.environments() == 2


def test_a_failed_install_is_said_and_never_marked_ready(door: Door) -> None:
    door.codes["install"] = 1
    with pytest.raises(SystemExit, match="could not install"):
        dev.prepare("")
    assert not door.ready.exists()


def test_tests_run_in_parallel_and_those_with_windows_last_and_alone(door: Door) -> None:
    assert dev.test(["-k", "honey"]) == 0
    apart, windows = door.commands[-2:]
    assert apart[3:] == [
        "-n",
        "2",
        "--dist",
        "worksteal",
        "--ignore=tests/window",
        "--ignore=tests/bench",
        "-k",
        "honey",
    ]
    assert windows[3:] == ["tests/window", "-k", "honey"]


def test_named_tests_run_as_asked(door: Door) -> None:
    dev.test(["tests/rules", "-k", "x"])
    assert [words[3:] for words in door.commands if "pytest" in words] == [["tests/rules", "-k", "x"]]


@pytest.mark.parametrize(("codes", "code"), [((0, 5), 0), ((5, 5), 5), ((1, 0), 1), ((0, -9), -9), ((2, 5), 2)])
def test_no_failure_is_lost_between_the_two_runs(door: Door, codes: tuple[int, int], code: int) -> None:
    door.codes = {"--ignore=tests/window": codes[0], "tests/window": codes[1]}
    assert dev.test([]) == code


def test_lint_runs_every_check_even_after_a_failure(door: Door) -> None:
    door.codes["ruff"] = 1
    assert dev.lint([]) == 1
    assert sum("ruff" in words for words in door.commands) == 2
    assert any("mypy" in words for words in door.commands)
    assert any("lint-imports" in words[0] for words in door.commands)


@pytest.mark.parametrize(("words", "code"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_every_command_is_in_the_usage(
    door: Door,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    code: int,
) -> None:
    monkeypatch.setattr(sys, "argv", ["dev.py", *words])
    assert dev.main() == code
    assert re.findall(r"^  (\w+)", capsys.readouterr().out, re.MULTILINE) == list(dev.COMMANDS)
    assert door.commands == []
