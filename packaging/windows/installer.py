"""Makes the installer for Windows around the folder of a program. Needs NSIS (``makensis``), which Linux has, too."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path

import facts
from PIL import Image

HERE = Path(__file__).resolve().parent
ICON = facts.HOUSE / "resources" / "art" / "png" / "icon" / "app_icon_256.png"
SIZES = [(size, size) for size in (16, 24, 32, 48, 64, 128, 256)]
STUBS = Path("/usr/share/nsis/Stubs")
"""Debian's NSIS can make installers of 64 bits, NSIS's own makes those of 32."""
USUAL = Path("C:/Program Files (x86)/NSIS/makensis.exe")
"""Where NSIS puts itself on Windows, without telling the system."""


def build(program: Path, folder: Path) -> Path:
    """Writes the installer of ``program``, which is for this machine's kind of processor, into ``folder`` and gives its
    place. Raises ``SystemExit`` without NSIS.
    """
    compiler = shutil.which("makensis") or (str(USUAL) if USUAL.exists() else None)
    if compiler is None:
        raise SystemExit("The installer is made by NSIS (makensis), which is not on this system.")
    icon = folder / "setup.ico"
    with Image.open(ICON) as picture:
        picture.save(icon, sizes=SIZES)
    setup = folder / f"{facts.PACKAGE}-{facts.VERSION}-windows-{platform.machine().lower()}-setup.exe"
    defined = {
        "VERSION": facts.VERSION,
        "NUMBERS": ".".join(str(number) for number in (*facts.version_numbers(), 0)),
        "PAYLOAD": program,
        "ICON": icon,
        "OUT": setup,
    }
    if (STUBS / "lzma_solid-amd64-unicode").exists():
        defined["TARGET"] = "amd64-unicode"
    words = [compiler, "-V2", "-WX", *(f"-D{name}={value}" for name, value in defined.items())]
    subprocess.run([*words, str(HERE / "installer.nsi")], check=True)
    icon.unlink()
    return setup
