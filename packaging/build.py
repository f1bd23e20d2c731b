"""Builds what the machine at hand can build: the frozen program, and around it the packages of this system.

``python3 dev.py package`` calls it. It knows the order and what each part needs, nothing of how a part is made.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "linux"), str(HERE / "windows"), str(HERE / "macos")]

import bill
import components
import facts
import freeze

SUMS = "SHA256SUMS"


def main(words: Sequence[str]) -> int:
    """Builds into a new folder and gives the exit code."""
    parser = argparse.ArgumentParser(prog="python3 dev.py package", description=f"Builds {facts.NAME} for this system.")
    parser.add_argument("folder", metavar="DIR", nargs="?", type=Path, default=Path("dist"), help="new or empty: dist")
    parser.add_argument("--packed", action="store_true", help="measure the program as .tar.xz, too (a minute)")
    parser.add_argument(
        "--chroot", metavar="SUITE", action="append", default=[], help="try the .deb in bookworm, trixie"
    )
    parser.add_argument("--runtime", metavar="FILE", type=Path, help="AppImage's runtime: makes an AppImage, too")
    given = parser.parse_args(words)
    folder = given.folder.absolute()
    if folder.exists() and any(folder.iterdir()):
        sys.exit(f"{given.folder} has something in it; name a new folder, or remove it first.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="hive-build-") as work:
        build(folder, Path(work), packed=given.packed, suites=given.chroot, runtime=given.runtime)
    return 0


def build(folder: Path, work: Path, *, packed: bool, suites: Sequence[str], runtime: Path | None) -> None:
    """All parts, one after the other; fresh systems for the trial are made meanwhile."""
    with ExitStack() as ending:
        fresh = []
        if suites:
            import chroot

            for suite in suites:
                fresh.append(chroot.Fresh(suite, work))
                ending.callback(fresh[-1].give_up)
        program = freeze_program(folder, work, packed)
        if sys.platform == "linux":
            package = linux(program, folder, work, runtime)
            for debian in fresh:
                if package is None:
                    sys.exit("Without a .deb there is nothing to try in a fresh Debian.")
                tell(f"Debian {debian.suite}: {debian.try_out(package)}")
        elif sys.platform == "win32":
            import installer

            tell(f"Installer: {installer.build(program.folder, folder)}")
        elif sys.platform == "darwin":
            import disk_image

            tell(f"Disk image: {disk_image.build(program.folder, folder)}")
    sums(folder)


def freeze_program(folder: Path, work: Path, packed: bool) -> freeze.Frozen:
    """The frozen program, measured and tried, and its bill of materials."""
    tell(f"Freezing {facts.NAME} {facts.VERSION} ...")
    program = freeze.frozen(folder / "program", work)
    tell(f"  {freeze.check_size(program.folder):.1f} MB in {program.folder}")
    if packed:
        tell(f"  {freeze.check_packed(program.folder, work):.1f} MB as .tar.xz")
    tell(f"  {freeze.try_out(program.starter, QT_QPA_PLATFORM='offscreen')}")
    system = f"{platform.system()}-{platform.machine()}".lower()
    bill.write(components.components(program.finds), system, moment(), folder / f"{facts.PACKAGE}-{system}.cdx.json")
    return program


def linux(program: freeze.Frozen, folder: Path, work: Path, runtime: Path | None) -> Path | None:
    """The AppDir, with AppImage's runtime the AppImage, and on Debian and its kin the ``.deb``, which is given."""
    import appdir
    import deb

    tree = appdir.build(program.folder, folder)
    tell(f"AppDir: {tree}")
    if runtime is not None:
        image = folder / f"{facts.PACKAGE}-{facts.VERSION}-{platform.machine()}.AppImage"
        appdir.appimage(tree, runtime, image)
        tell(f"AppImage: {image}")
    if shutil.which("dpkg-deb") is None:
        tell("No .deb: this system has no dpkg-deb.")
        return None
    package = deb.build(program, folder, work, moment())
    tell(f"{package}: {deb.check_size(package):.1f} MB")
    return package


def moment() -> int:
    """Seconds since 1970 of the newest change, so that the same sources give the same packages; now, where they are not
    in git's keeping.
    """
    words = ["git", "-C", str(HERE), "log", "-1", "--format=%ct"]
    told = ""
    if shutil.which(words[0]) is not None:
        told = subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()
    return int(told) if told else int(time.time())


def sums(folder: Path) -> None:
    """The checksums of all files that are passed on."""
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}"
        for file in sorted(folder.iterdir())
        if file.is_file() and file.name != SUMS
    ]
    (folder / SUMS).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def tell(line: str) -> None:
    """One line of what is going on."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
