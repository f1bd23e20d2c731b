"""Killed at random moments, the program loses nothing that it had confirmed, and leaves no process behind."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.store import Library


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a word of POSIX")
def test_kill_9_loses_nothing_that_was_confirmed(
    program: Callable[..., subprocess.Popen[str]], tmp_path: Path, repeats: int
) -> None:
    """One game over all the kills: what each start finds is all that was confirmed, and at most what was under way."""
    chance = random.Random(9)
    confirmed = 0
    for _ in range(repeats):
        process = program("play", tmp_path)
        assert process.stdout is not None
        start = json.loads(process.stdout.readline())
        assert start["notices"] == []
        assert confirmed <= start["found"] <= confirmed + 3
        confirmed = start["found"]
        for _ in range(chance.randrange(12)):
            confirmed = int(process.stdout.readline())
        for _ in range(chance.randrange(3000)):  # somewhere within the next write
            pass
        process.kill()
        for line in process.stdout:
            confirmed = int(line)
        assert (process.wait(timeout=60), process.communicate()[1]) == (-9, "")
    with Library.open(tmp_path) as library:
        assert library.notices == []
        record, _, meta = library.load(library.games()[0].id)
    assert confirmed <= len(record.entries) <= confirmed + 3
    assert [entry.text for entry in record.entries] == [f"play H{number}" for number in range(len(record.entries))]
    assert meta["entries"] == len(record.entries)
