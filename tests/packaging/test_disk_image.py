"""Apple's seal on the bundle for macOS: only where there are secrets for it. No image is made here."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import disk_image
import pytest

BUNDLE = Path("Hive & Den.app")
SECRETS = {"MACOS_SIGNING_IDENTITY": "Developer ID Application: Ana", "MACOS_NOTARY_PROFILE": "ana"}


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that are run; the first of them packs the bundle."""
    found: list[str] = []

    def run(words: Sequence[str], *, check: bool) -> None:
        assert check
        found.append(" ".join(words))
        if words[0] == "ditto":
            Path(words[-1]).touch()

    monkeypatch.setattr(subprocess, "run", run)
    for name in (*SECRETS, "MACOS_NOTARY_KEYCHAIN"):
        monkeypatch.delenv(name, raising=False)
    return found


@pytest.mark.parametrize("missing", SECRETS)
def test_without_secrets_nothing_is_done(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, missing: str
) -> None:
    for name in SECRETS.keys() - {missing}:
        monkeypatch.setenv(name, SECRETS[name])
    assert not disk_image.seal(BUNDLE, tmp_path)
    assert not ran


@pytest.mark.parametrize("keychain", ["", "signing.keychain-db"])
def test_apple_sees_the_bundle_and_its_answer_is_stapled_to_it(
    ran: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, keychain: str
) -> None:
    for name, value in {**SECRETS, "MACOS_NOTARY_KEYCHAIN": keychain}.items():
        monkeypatch.setenv(name, value)
    assert disk_image.seal(BUNDLE, tmp_path)
    packed, submitted, stapled = ran
    assert packed.startswith("ditto ")
    assert "--keychain-profile ana" in submitted
    assert ("--keychain signing.keychain-db" in submitted) == bool(keychain)
    assert stapled == f"xcrun stapler staple {BUNDLE}"
    assert not list(tmp_path.iterdir())
