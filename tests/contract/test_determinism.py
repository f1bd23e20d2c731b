"""Point 4: the same set-up, seed and actions give the same game in every process and under every Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.playing import CASES
from tests.contract.witness import fingerprint

ROOT = Path(__file__).parents[2]
WITNESS = ROOT / "tests" / "contract" / "witness.py"
VERSIONS = ["python3.11", "python3.12", "python3.13", "python3.14"]


def _witness(python: str, key: str, seats: int, seed: int, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [python, str(WITNESS), key, str(seats), str(seed)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_another_process_with_another_hash_seed_sees_the_same(key: str, seats: int, hash_seed: str) -> None:
    assert _witness(sys.executable, key, seats, 11, hash_seed) == fingerprint(key, seats, 11)


@pytest.mark.parametrize("version", VERSIONS)
def test_another_python_sees_the_same(version: str) -> None:
    if sys.version_info[:2] == tuple(int(part) for part in version.removeprefix("python").split(".")):
        pytest.skip("this is the Python that runs the tests")
    python = shutil.which(version)
    if python is None:
        pytest.skip(f"no {version} on the path")
    has_msgspec = subprocess.run([python, "-c", "import msgspec"], capture_output=True, check=False, timeout=60)
    if has_msgspec.returncode != 0:
        pytest.skip(f"{version} has no msgspec here; the pinned transcripts stand in for it")
    for key, seats in CASES:
        assert _witness(python, key, seats, 11, "0") == fingerprint(key, seats, 11)
