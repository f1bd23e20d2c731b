"""The workflow that builds and releases: what it runs is pinned, and it may no more than it must."""

from __future__ import annotations

import re

import facts
import pytest

TEXT = (facts.HOUSE / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
USES = re.findall(r"uses: (\S+)(?: # (\S+))?", TEXT)


@pytest.mark.parametrize(("action", "version"), sorted(set(USES)))
def test_an_action_is_pinned_to_a_commit_with_its_version_beside_it(action: str, version: str) -> None:
    assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action)
    assert re.fullmatch(r"v\d+\.\d+\.\d+", version)


def test_one_action_has_one_version() -> None:
    assert len({action.partition("@")[0] for action, _ in USES}) == len(set(USES))


def test_only_the_release_may_write() -> None:
    assert re.search(r"^permissions: \{\}$", TEXT, re.MULTILINE)
    assert re.findall(r"(\w+): write", TEXT) == ["contents"]
    before, release = TEXT.split("\n  release:\n")
    assert "write" not in before.partition("permissions: {}")[2]
    assert "if: github.ref_type == 'tag'" in release


def test_no_job_hangs_for_hours() -> None:
    """A program on Windows that fails in a dialog waits for somebody."""
    assert len(re.findall(r"^    timeout-minutes: \d+$", TEXT, re.MULTILINE)) == TEXT.count("    runs-on: ")


def test_no_credentials_stay_behind_a_checkout() -> None:
    assert TEXT.count("persist-credentials: false") == TEXT.count("uses: actions/checkout@")


def test_what_is_fetched_is_compared_with_its_sum() -> None:
    assert len(re.findall(r"runtime: [0-9a-f]{64}\n", TEXT)) == 2
    assert "sha256sum --check" in TEXT
