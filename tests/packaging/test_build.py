"""What is around the parts of a package: the folder they come into, the moment they bear, the sums of all files."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import facts
import pytest

pytest.importorskip("cyclonedx", reason="comes with what dev.py package installs")
import build


def test_a_folder_that_holds_something_is_refused_untouched(tmp_path: Path) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text("not the builder's\n")
    with pytest.raises(SystemExit, match="has something in it; name a new folder"):
        build.main([str(tmp_path)])
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.skipif(shutil.which("git") is None, reason="no git")
def test_packages_bear_the_moment_of_the_newest_change(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["git", "-C", str(facts.HOUSE), "show", "--no-patch", "--format=%ct", "HEAD"]
    newest = subprocess.run(words, capture_output=True, text=True, check=False)
    if newest.returncode:
        pytest.skip("not in git's keeping")
    monkeypatch.setattr("time.time", lambda: 1.0)
    assert build.moment() == int(newest.stdout)


@pytest.mark.parametrize("git", [True, False])
def test_sources_that_are_not_in_git_are_of_now(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, git: bool) -> None:
    monkeypatch.setattr("time.time", lambda: 1_700_000_000.5)
    monkeypatch.setattr(build, "HERE", tmp_path)
    if not git:
        monkeypatch.setenv("PATH", "")
    assert build.moment() == 1_700_000_000


def test_the_sums_are_those_of_the_files_and_not_of_folders_or_themselves(tmp_path: Path) -> None:
    (tmp_path / "program").mkdir()
    for name in ("two.deb", "one.exe"):
        (tmp_path / name).write_text(name)
    for _ in range(2):
        build.sums(tmp_path)
        *lines, end = (tmp_path / build.SUMS).read_bytes().decode().split("\n")
        assert lines == [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("one.exe", "two.deb")]
        assert not end
