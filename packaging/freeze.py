"""Freezes the program into one folder that needs no Python, and looks at the result: its size, and whether it works.

Where it goes from there, into which package, is for the other rooms.
"""

from __future__ import annotations

import json
import lzma
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import facts
from components import Find

HERE = Path(__file__).resolve().parent
SPEC = HERE / "hive-and-den.spec"
MEGABYTE = 1_000_000
LARGEST = 175
"""Megabytes of the folder."""
LARGEST_PACKED = 50
"""Megabytes of the folder as ``.tar.xz``."""
LONGEST_TRIAL = 600
"""Seconds until a trial that hangs is given up; nothing waits them out otherwise."""


@dataclass(frozen=True)
class Frozen:
    """The program: the folder with all of it, its starter, and what the freezer put there."""

    folder: Path
    starter: Path
    finds: list[Find]


def frozen(to: Path, work: Path) -> Frozen:
    """Freezes the program into a folder below ``to``; ``work`` holds what the freezer needs meanwhile."""
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    words += ["--distpath", str(to), "--workpath", str(work), str(SPEC)]
    subprocess.run(words, check=True)
    folder = to / (f"{facts.NAME}.app" if sys.platform == "darwin" else facts.PACKAGE)
    starter = folder / "Contents" / "MacOS" / facts.PACKAGE if sys.platform == "darwin" else folder / facts.PACKAGE
    if sys.platform == "win32":
        starter = starter.with_suffix(".exe")
    finds = [
        (name, source, kind) for name, source, kind in json.loads((work / SPEC.stem / "finds.json").read_text("utf-8"))
    ]
    if sys.platform == "linux":
        _strip(folder)
    return Frozen(folder, starter, finds)


def _strip(folder: Path) -> None:
    """Takes the words for debuggers out of Python's own libraries: 24 MB. Those of wheels are left as they came."""
    if shutil.which("strip") is None:
        return
    inside = folder / "_internal"
    files = [*inside.glob("libpython3*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)


def check_size(folder: Path) -> float:
    """Megabytes of the folder. Raises ``SystemExit`` where they are too many."""
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / MEGABYTE
    if size > LARGEST:
        raise SystemExit(f"The program has become too large: {size:.1f} MB, and {LARGEST} is the limit.")
    return size


def check_packed(folder: Path, work: Path) -> float:
    """Megabytes of the folder as ``.tar.xz``, which takes a minute. Raises ``SystemExit`` where they are too many."""
    file = work / "program.tar.xz"
    filters: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
    if platform.machine().casefold() in {"x86_64", "amd64"}:
        filters.insert(0, {"id": lzma.FILTER_X86})  # as ``xz --x86`` does: programs become five percent smaller
    with lzma.open(file, "wb", filters=filters) as packed:
        tar = subprocess.Popen(["tar", "-c", "-C", str(folder.parent), folder.name], stdout=subprocess.PIPE)
        assert tar.stdout is not None
        shutil.copyfileobj(tar.stdout, packed, 1 << 20)
        if tar.wait():
            raise SystemExit("tar could not read the frozen program.")
    size = file.stat().st_size / MEGABYTE
    file.unlink()
    if size > LARGEST_PACKED:
        raise SystemExit(f"Packed, the program has become too large: {size:.1f} MB, and {LARGEST_PACKED} is the limit.")
    return size


def try_out(starter: Path, **environment: str) -> str:
    """Runs the program's own trial and gives the line that it writes. Raises ``SystemExit`` where it fails, or where
    anything else is written.
    """
    done = subprocess.run(
        [str(starter), "--smoke"],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=LONGEST_TRIAL,
        check=False,
    )
    line = done.stdout.strip()
    fine = done.returncode == 0 and line.startswith(f"{facts.NAME} {facts.VERSION}: ") and "\n" not in line
    if not fine or done.stderr:
        raise SystemExit(f"The frozen program fails its trial (exit code {done.returncode}).\n{line}\n{done.stderr}")
    return line
