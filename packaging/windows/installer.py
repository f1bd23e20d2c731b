"""Makes the installer for Windows around the folder of a program. Needs NSIS (``makensis``), which Linux has, too."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
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


def processor() -> str:
    """``amd64`` or ``arm64``: what this Python is for, and so the program. An ARM machine runs both."""
    return sysconfig.get_platform().rpartition("-")[2].replace("x86_64", "amd64")


def build(program: Path, folder: Path) -> Path:
    """Writes the installer of ``program``, which is for the kind of processor that this Python is for, into ``folder``
    and gives its place. Raises ``SystemExit`` without NSIS.
    """
    compiler = shutil.which("makensis") or (str(USUAL) if USUAL.exists() else None)
    if compiler is None:
        raise SystemExit("The installer is made by NSIS (makensis), which is not on this system.")
    icon = folder / "setup.ico"
    with Image.open(ICON) as picture:
        picture.save(icon, sizes=SIZES)
    setup = folder / f"{facts.PACKAGE}-{facts.VERSION}-windows-{processor()}-setup.exe"
    defined = {
        "VERSION": facts.VERSION,
        "NUMBERS": ".".join(str(number) for number in (*facts.version_numbers(), 0)),
        "PAYLOAD": program,
        "PROCESSOR": processor(),
        "ICON": icon,
        "OUT": setup,
    }
    if (STUBS / "lzma_solid-amd64-unicode").exists():
        defined["TARGET"] = "amd64-unicode"
    words = [compiler, "-V2", "-WX", *(f"-D{name}={value}" for name, value in defined.items())]
    subprocess.run([*words, str(HERE / "installer.nsi")], check=True)
    icon.unlink()
    return setup
