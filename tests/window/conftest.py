"""Tests in a real window: one virtual screen for all of them, and for the QApplication of this process.

They run one after the other in a process of their own, as ``python3 dev.py test`` does.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.screen import Screen, missing, virtual_screen
from tests.window.courses import ALL, USUAL
from tests.window.person import Person, Speed

Sit = Callable[..., Person]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-seats", action="store_true", help="whole games at every number of seats, not at one a game")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a ``course`` is for each of them."""
    if "course" in metafunc.fixturenames:
        courses = ALL if metafunc.config.getoption("--all-seats", False) else USUAL
        metafunc.parametrize("course", courses, ids=str)


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """The virtual screen, 1920x1080; the environment of this process points to it."""
    lacking = missing()
    if lacking and "CI" in os.environ:
        pytest.fail(f"the gate needs {', '.join(lacking)}")
    if lacking:
        pytest.skip(f"a real window needs {', '.join(lacking)}")
    if QApplication.instance() is not None:
        pytest.skip("Qt runs without a screen in this process: run tests/window on its own")
    with virtual_screen() as screen, pytest.MonkeyPatch.context() as patch:
        for name, value in screen.environment().items():
            patch.setenv(name, value)
        yield screen


@pytest.fixture(scope="session")
def qapp(screen: Screen, qapp: QApplication) -> QApplication:
    """pytest-qt's application, on the virtual screen."""
    return qapp


@pytest.fixture(autouse=True)
def parked(screen: Screen) -> None:
    """No test finds the pointer over something that the test before left it on."""
    screen.park()


@pytest.fixture
def sit(screen: Screen, qapp: QApplication, tmp_path: Path) -> Iterator[Sit]:
    """Opens the program's window on a folder of the test's own; it is closed with the test."""
    open_ones: list[Person] = []

    def make(speed: Speed = "instant") -> Person:
        open_ones.append(Person(screen, tmp_path, speed))
        return open_ones[-1]

    yield make
    for person in open_ones:
        person.leave()
        assert not person.ears.dialogs
