"""The disk image for macOS, and Apple's seal on it where there are secrets for that: without them it does nothing.

The bundle was signed while it was frozen if ``MACOS_SIGNING_IDENTITY`` is set. The seal needs ``MACOS_NOTARY_PROFILE``,
the name of a profile of ``notarytool``'s, and the keychain that holds it, if that is not the usual one:
``MACOS_NOTARY_KEYCHAIN``.
"""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

import facts

HERE = Path(__file__).resolve().parent


def build(bundle: Path, folder: Path) -> Path:
    """Writes the image of ``bundle`` into ``folder`` and gives its place."""
    import dmgbuild

    image = folder / f"{facts.PACKAGE}-{facts.VERSION}-macos-{platform.machine()}.dmg"
    seal(bundle, folder)
    icon = next((bundle / "Contents" / "Resources").glob("*.icns"))
    defined = {"bundle": str(bundle), "icon": str(icon)}
    dmgbuild.build_dmg(str(image), facts.NAME, settings_file=str(HERE / "image_settings.py"), defines=defined)
    identity = facts.signing_identity()
    if identity is not None:
        subprocess.run(["codesign", "--sign", identity, "--timestamp", str(image)], check=True)
    return image


def seal(bundle: Path, folder: Path) -> bool:
    """Has Apple look at the signed bundle, and staples its answer to it. Whether that was done."""
    profile = os.environ.get("MACOS_NOTARY_PROFILE")
    if not profile or facts.signing_identity() is None:
        return False
    packed = folder / "for-apple.zip"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(packed)], check=True)
    words = ["xcrun", "notarytool", "submit", str(packed), "--keychain-profile", profile, "--wait"]
    if keychain := os.environ.get("MACOS_NOTARY_KEYCHAIN"):
        words += ["--keychain", keychain]
    subprocess.run(words, check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(bundle)], check=True)
    packed.unlink()
    return True
