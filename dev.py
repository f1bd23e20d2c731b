"""The door of the house: ``python3 dev.py play`` and ``python3 dev.py test`` need nothing but a Python.

It owns ``.venv`` and knows which commands there are, nothing of what they do. Written so that any Python since 2.7 can
read it, if only to say which one is needed.
"""

from __future__ import print_function

import hashlib
import os
import shutil
import subprocess
import sys

HOUSE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HOUSE, ".venv")
READY = os.path.join(VENV, "ready")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python.exe" if os.name == "nt" else "python")

USAGE = """usage: python3 dev.py COMMAND [ARGUMENTS]

  play     start the program (--data DIR keeps games in another folder)
  test     run the tests, those in a real window last; arguments go to pytest
  lint     ruff, mypy and the import contracts
  bench    measure: rules, start, motion (all, or those named)
  tour     save pictures of every page and each decisive moment: tour DIR
  art      draw the pictures in resources/art anew from their sources
  package  build what this system can: the program that needs no Python, and packages of it: package [DIR]"""

# What Qt loads from the system, and the packages that have it on Debian and Ubuntu, on Fedora, and on Arch. The last
# eight serve windows under X11.
LIBRARIES = (
    ("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    ("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    ("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    ("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    ("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    ("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    ("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    ("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    ("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    ("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    ("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    ("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)
WINDOWED = 8
SYSTEMS = (
    ("debian", 1, "On Debian or Ubuntu: sudo apt install "),
    ("fedora", 2, "On Fedora: sudo dnf install "),
    ("arch", 3, "On Arch: sudo pacman -S "),
)
"""Each family of systems, its column in LIBRARIES, and how one installs there."""
RELEASE = "/etc/os-release"


def lacks_python():  # type: () -> str
    """The sentence that says what this Python lacks, or nothing."""
    if sys.version_info < (3, 11):
        return "Hive & Den needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2]
    try:
        import ensurepip
        import venv

        del ensurepip, venv
    except ImportError:
        return "This Python has no venv module. On Debian or Ubuntu: sudo apt install python3-venv"
    return ""


def lacks_libraries(windowed):  # type: (bool) -> str
    """The sentence that names the system libraries Qt would not find, or nothing."""
    if not sys.platform.startswith("linux"):
        return ""  # elsewhere Qt brings all it needs
    import ctypes

    missing = []
    for names in LIBRARIES if windowed else LIBRARIES[:-WINDOWED]:
        try:
            ctypes.CDLL(names[0])
        except OSError:
            missing.append(names)
    if not missing:
        return ""
    family = families()
    for system, column, install in SYSTEMS:
        if system in family:
            packages = [names[column] for names in missing]
            return "Qt lacks system libraries. " + install + " ".join(sorted(set(packages), key=packages.index))
    return "Qt lacks system libraries: " + " ".join(names[0] for names in missing)


def families():  # type: () -> list[str]
    """What this Linux calls itself, and what it is like (``ubuntu debian``)."""
    if not os.path.exists(RELEASE):
        return []
    words = []
    with open(RELEASE) as told:
        for line in told:
            name, _, value = line.strip().partition("=")
            if name in ("ID", "ID_LIKE"):
                words += value.strip("\"'").split()
    return words


def lacks_screen():  # type: () -> str
    """The sentence for a session without a desktop, or nothing."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in named):
        return "There is no screen here: start Hive & Den from a desktop session."
    return ""


def stop(sentence):  # type: (str) -> None
    """Ends with ``sentence`` where there is one."""
    if sentence:
        sys.exit(sentence)


def plan():  # type: () -> str
    """What ``.venv`` was made from: it is brought up to date when this changes."""
    with open(os.path.join(HOUSE, "pyproject.toml"), "rb") as source:
        return hashlib.sha256(source.read()).hexdigest() + " %d.%d" % sys.version_info[:2]


def prepare(extra):  # type: (str) -> None
    """Makes ``.venv`` and installs the project with ``extra`` into it, unless that was done before.

    ``.venv/ready`` is written last and taken away first: a folder without it was left half made, and is made anew.
    """
    installed = []
    if os.path.exists(READY) and os.path.exists(PYTHON):
        with open(READY) as note:
            made_from, _, extras = note.read().partition("\n")
        installed = extras.split()
        if made_from == plan() and (not extra or extra in installed):
            return
        print("Bringing .venv up to date ...")
        if made_from.split()[1:] != plan().split()[1:]:
            shutil.rmtree(VENV)
        else:
            os.remove(READY)
    else:
        print("Preparing .venv, once: this takes a minute ...")
        shutil.rmtree(VENV, ignore_errors=True)
    sys.stdout.flush()
    if not os.path.exists(VENV):
        subprocess.check_call([getattr(sys, "_base_executable", sys.executable), "-m", "venv", VENV])
    wanted = sorted(set(installed + [extra]) - {""})
    target = HOUSE + ("[" + ",".join(wanted) + "]" if wanted else "")
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", target]
    if subprocess.call(pip) != 0:
        sys.exit("pip could not install what Hive & Den needs; its reason stands above. Is there a network?")
    with open(READY, "w") as note:
        note.write(plan() + "\n" + " ".join(wanted) + "\n")


def first_failure(codes):  # type: (list[int]) -> int
    """The exit code of several commands that all ran: a killed one has a negative code, so the largest would not do."""
    return next((code for code in codes if code), 0)


def run(*words):  # type: (*str) -> int
    """Runs one command of ``.venv`` in the house and gives its exit code."""
    return subprocess.call(list(words), cwd=HOUSE)


def play(arguments):  # type: (list[str]) -> int
    prepare("")
    stop(lacks_libraries(windowed=True) or lacks_screen())
    # -P: the folder that it is started from is not a place to import from.
    return subprocess.call([PYTHON, "-P", "-m", "tabletop"] + arguments)


def test(arguments):  # type: (list[str]) -> int
    prepare("dev")
    stop(lacks_libraries(windowed=False))
    pytest = [PYTHON, "-m", "pytest"]
    if any(os.path.normpath(word).split(os.sep)[0] == "tests" for word in arguments):
        return run(*(pytest + arguments))
    apart = ["-n", "2", "--dist", "worksteal", "--ignore=tests/window", "--ignore=tests/bench"]
    # One screen, one pointer, one keyboard focus: windows are tested one after the other.
    codes = [run(*(pytest + words + arguments)) for words in (apart, ["tests/window"])]
    return first_failure([code for code in codes if code != 5] or codes)  # 5: no test there bears that name


def lint(arguments):  # type: (list[str]) -> int
    prepare("dev")
    return first_failure(
        [
            run(PYTHON, "-m", "ruff", "check", *arguments),
            run(PYTHON, "-m", "ruff", "format", "--check", *arguments),
            run(PYTHON, "-m", "mypy", *arguments),
            run(os.path.join(BIN, "lint-imports"), "--no-logo"),
        ]
    )


def bench(arguments):  # type: (list[str]) -> int
    prepare("bench")
    stop(lacks_libraries(windowed=True))
    return run(PYTHON, "-m", "tests.bench", *arguments)


def tour(arguments):  # type: (list[str]) -> int
    prepare("dev")
    stop(lacks_libraries(windowed=False))
    words = [word if word[:1] == "-" else os.path.abspath(word) for word in arguments]
    return run(PYTHON, "-m", "tabletop.tour", *words)


def art(arguments):  # type: (list[str]) -> int
    prepare("dev")
    stop(lacks_libraries(windowed=False))
    return run(PYTHON, "-m", "tabletop.art", *arguments)


def package(arguments):  # type: (list[str]) -> int
    prepare("package")
    stop(lacks_libraries(windowed=True))
    # In the folder that it is started from, which DIR belongs to.
    return subprocess.call([PYTHON, os.path.join(HOUSE, "packaging", "build.py")] + arguments)


COMMANDS = {"play": play, "test": test, "lint": lint, "bench": bench, "tour": tour, "art": art, "package": package}


def main():  # type: () -> int
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(USAGE)
        return 0 if sys.argv[1:2] in (["-h"], ["--help"]) else 2
    stop(lacks_python())
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
