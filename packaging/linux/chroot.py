"""A fresh Debian in a folder: the ``.deb`` is installed there, tried on a virtual screen, and removed without a trace.

Only what the package asks for is installed beside it, so that a dependency that it forgot is missed. The mirror is the
one that this system's own apt uses. Needs root, ``debootstrap`` and the programs of ``tests/screen.py``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import facts

sys.path.append(str(facts.HOUSE))
from tests.screen import Screen, missing, virtual_screen

NOBODY = "65534:65534"
HOME = "/tmp/home"
CHANGING = (
    "dev",
    "proc",
    "sys",
    "run",
    "tmp",
    "var/cache",
    "var/log",
    "var/lib/apt",
    "var/lib/dpkg",
    "etc/ld.so.cache",
)
"""What a system changes with every package; what is left there is apt's and dpkg's own."""
TRIGGERED = ("desktop-file-utils", "shared-mime-info")
"""What keeps lists of the programs and file types of a desktop."""
INSIDE = """
mount -t proc proc "$0/proc"
if test -d /tmp/.X11-unix; then mkdir -p "$0/tmp/.X11-unix"; mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"; fi
exec chroot "$@"
"""


class Chroot:
    """A Debian system in ``root``. Its mounts are in a namespace of their own and end with each command."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *words: str, user: str = "0:0", **environment: str) -> str:
        """Runs a command in it, with nothing of this system's environment; gives what it writes. Raises
        ``SystemExit`` where it fails.
        """
        path = "/usr/sbin:/usr/bin:/sbin:/bin"
        known = {"PATH": path, "LC_ALL": "C.UTF-8", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        command = ["unshare", "--mount", "sh", "-ec", INSIDE, str(self.root), f"--userspec={user}", str(self.root)]
        done = subprocess.run(
            [*command, *words],
            env=known | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"In the fresh Debian, {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def files(self) -> set[str]:
        """All that lies in it and does not change with every package."""
        found = set()
        for folder, folders, files in os.walk(self.root):
            place = Path(folder).relative_to(self.root)
            folders[:] = [name for name in folders if (place / name).as_posix() not in CHANGING]
            found |= {path for name in folders + files if (path := (place / name).as_posix()) not in CHANGING}
        return found


class Fresh:
    """A Debian ``suite`` that is being made in ``folder`` while something else goes on."""

    def __init__(self, suite: str, folder: Path) -> None:
        self.suite = suite
        self._debian = Chroot(folder / suite)
        words = ["unshare", "--mount", "debootstrap", "--variant=minbase", suite, str(self._debian.root), mirror()]
        self._said = folder / f"{suite}.log"
        with self._said.open("wb") as said:
            self._making = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=said, stderr=said)

    def give_up(self) -> None:
        """Ends the making, where it still goes on."""
        self._making.terminate()
        self._making.wait()

    def try_out(self, package: Path) -> str:
        """Installs, tries and removes ``package`` there; gives the line that the program writes."""
        if self._making.wait():
            raise SystemExit(f"debootstrap could not make a Debian {self.suite}:\n{self._said.read_text()[-3000:]}")
        root = self._debian.root
        shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
        (root / "etc" / "dpkg" / "dpkg.cfg.d" / "hurry").write_text("force-unsafe-io\n")  # it is thrown away anyway
        shutil.copy(package, root / "tmp" / package.name)
        with virtual_screen() as screen:
            return _tried(self._debian, f"/tmp/{package.name}", screen)


def mirror() -> str:
    """Where this system's apt has Debian from. Raises ``SystemExit`` with the reason where no chroot can be made."""
    if os.geteuid() != 0:
        raise SystemExit("Only root can make a fresh Debian to try the package in.")
    lacking = [name for name in ("debootstrap", "unshare") if shutil.which(name) is None] + missing()
    if lacking:
        raise SystemExit(f"To try the package in a fresh Debian, install {', '.join(lacking)}.")
    form = "$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)"
    told = subprocess.run(["apt-get", "indextargets", "--format", form], capture_output=True, text=True, check=True)
    for line in told.stdout.splitlines():
        address, _, rest = line.partition(" ")
        if rest == "Debian Debian main":
            return address
    raise SystemExit("This system's apt has no packages of Debian's, so that no fresh Debian can be made.")


def _tried(debian: Chroot, package: str, screen: Screen) -> str:
    """The whole life of the package in a system that has only what it asks for."""
    debian.run("apt-get", "update", "-qq")
    wants = debian.run("dpkg-deb", "--field", package, "Depends").strip()
    install = ("apt-get", "-y", "-qq", "--no-install-recommends")
    debian.run(*install, "satisfy", wants)
    debian.run("dpkg", "--install", package)
    line = _smoke(debian, screen)
    debian.run("dpkg", "--purge", facts.PACKAGE)
    debian.run(*install, "install", *TRIGGERED)
    before = debian.files()
    if traces := [path for path in before if facts.PACKAGE in path or facts.IDENTIFIER in path]:
        raise SystemExit(f"Removed, the package leaves {', '.join(sorted(traces))}.")
    debian.run("dpkg", "--install", package)
    for list_of, word in (("mime/globs2", ":*.hive"), ("applications/mimeinfo.cache", facts.MIME_TYPE)):
        if word not in (debian.root / "usr" / "share" / list_of).read_text(encoding="utf-8"):
            raise SystemExit(f"Installed, the package is not in /usr/share/{list_of}.")
    debian.run("dpkg", "--purge", facts.PACKAGE)
    if traces := sorted(debian.files() ^ before):
        raise SystemExit(f"Removed, the package has changed {', '.join(traces)}.")
    return line


def _smoke(debian: Chroot, screen: Screen) -> str:
    """The program's own trial, started as a user would. Raises ``SystemExit`` where it writes more than its line."""
    debian.run("install", "-d", "-o", "nobody", "-m", "700", HOME, f"{HOME}/run")
    said = debian.run(
        facts.PACKAGE,
        "--smoke",
        user=NOBODY,
        HOME=HOME,
        XDG_RUNTIME_DIR=f"{HOME}/run",
        **screen.environment(),
    ).strip()
    if "\n" in said or not said.startswith(f"{facts.NAME} {facts.VERSION}: "):
        raise SystemExit(f"The installed program says more than it should:\n{said}")
    return said
