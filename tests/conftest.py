"""What holds for every test: no screen, no games of the player's own, no clock in a property, no thread left over."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Before anything imports Qt; tests/window asks for a real screen of its own.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

settings.register_profile("house", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("house")

PATIENCE = 10.0
"""Seconds that a thread gets to end after its test; only a thread that hangs takes them."""


@pytest.fixture(scope="session", autouse=True)
def strange_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The user's folders of this run: a test that forgets to name one must not touch the player's games."""
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(variable, str(tmp_path_factory.mktemp(variable.lower())))
        yield


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """Fails the test that leaves a thread running."""
    before = set(threading.enumerate())
    yield
    started = [thread for thread in threading.enumerate() if thread not in before and not thread.daemon]
    for thread in started:
        thread.join(PATIENCE)
    assert not [thread.name for thread in started if thread.is_alive()], "the test left threads running"
