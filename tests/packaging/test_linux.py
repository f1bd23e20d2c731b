"""What a Linux package lays out, and what the ``.deb`` says of itself. The program in it is a stand-in."""

from __future__ import annotations

import configparser
import gzip
import os
import shutil
import subprocess
from pathlib import Path

import appdir
import components
import deb
import desktop
import facts
import pytest
from freeze import Frozen

MOMENT = 1_700_000_000


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """``usr/share`` as packages have it."""
    desktop.lay(tmp_path / "share")
    return tmp_path / "share"


def test_a_desktop_gets_all_that_it_looks_for(share: Path) -> None:
    files = {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()}
    assert {
        "applications/hive-and-den.desktop",
        "icons/hicolor/48x48/apps/hive-and-den.png",
        "icons/hicolor/256x256/apps/hive-and-den.png",
        "man/man6/hive-and-den.6.gz",
        f"metainfo/{facts.IDENTIFIER}.metainfo.xml",
        "mime/packages/hive-and-den.xml",
    } <= files
    assert {path.stat().st_mode & 0o777 for path in share.rglob("*") if path.is_file()} == {0o644}
    assert facts.VERSION in gzip.decompress((share / "man/man6/hive-and-den.6.gz").read_bytes()).decode()


def test_the_entry_starts_the_program_and_hands_it_a_file(share: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(share / "applications" / "hive-and-den.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == f"{facts.PACKAGE} %f"
    assert entry["Desktop Entry"]["Icon"] == facts.PACKAGE
    assert entry["Desktop Entry"]["Name"] == facts.NAME


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (("appstreamcli", "validate", "--no-net"), f"metainfo/{facts.IDENTIFIER}.metainfo.xml"),
        (("desktop-file-validate",), "applications/hive-and-den.desktop"),
    ],
)
def test_the_desktop_s_own_checks_find_nothing(share: Path, words: tuple[str, ...], file: str) -> None:
    if shutil.which(words[0]) is None:
        pytest.skip(f"{words[0]} is not on this system")
    done = subprocess.run([*words, share / file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_appdir_starts_from_wherever_it_is_mounted(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.mkdir()
    starter = program / facts.PACKAGE
    starter.write_text('#!/bin/sh\necho "$@"\n')
    starter.chmod(0o755)
    tree = appdir.build(program, tmp_path)
    done = subprocess.run([tree / "AppRun", "a game.hive"], capture_output=True, text=True, check=True)
    assert done.stdout == "a game.hive\n"
    assert (tree / f"{facts.PACKAGE}.desktop").is_file()
    assert (tree / ".DirIcon").is_file()


@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="no mksquashfs")
def test_an_appimage_is_the_runtime_and_the_appdir(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    (tree / "AppRun").write_text("run\n")
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"r" * 4096)
    image = tmp_path / "image"
    appdir.appimage(tree, runtime, image)
    assert image.read_bytes().startswith(b"r" * 4096 + b"hsqs")
    words = ["unsquashfs", "-o", "4096", "-l", str(image)]
    assert "AppRun" in subprocess.run(words, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(shutil.which("dpkg-query") is None or shutil.which("readelf") is None, reason="no Debian tools")
def test_dependencies_are_read_from_what_the_files_load(tmp_path: Path) -> None:
    file = tmp_path / "program"
    shutil.copy("/bin/ls", file)
    wanted = deb.depends(tmp_path)
    assert wanted[0].startswith("libc6 (>= 2.")
    assert wanted[1:] == ["libselinux1"]
    shutil.copy(file, tmp_path / "libselinux.so.1")
    assert "libselinux1" not in deb.depends(tmp_path), "what is brought along need not be asked for"


@pytest.mark.skipif(shutil.which("dpkg-deb") is None or shutil.which("readelf") is None, reason="no Debian tools")
def test_a_deb_is_the_same_whoever_builds_it(tmp_path: Path) -> None:
    """Even one whose files nobody else may read: those of a package are everybody's."""
    program = tmp_path / "program"
    (program / "_internal").mkdir(parents=True)
    shutil.copy("/bin/ls", program / facts.PACKAGE)
    (program / "_internal" / "libxcb-cursor.so.0").write_text("taken along for others\n")
    built = []
    for mask in (0o022, 0o077):
        folder = tmp_path / f"{mask:o}"
        folder.mkdir()
        before = os.umask(mask)
        try:
            built.append(deb.build(Frozen(program, program / facts.PACKAGE, []), folder, folder, MOMENT))
        finally:
            os.umask(before)
    assert built[0].read_bytes() == built[1].read_bytes()
    told = subprocess.run(["dpkg-deb", "--contents", built[0]], capture_output=True, text=True, check=True).stdout
    modes = {words[5].removeprefix("."): words[0] for words in map(str.split, told.splitlines())}
    assert set(modes.values()) == {"drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x", "lrwxrwxrwx"}
    assert [name for name, mode in modes.items() if mode == "-rwxr-xr-x"] == ["/usr/lib/hive-and-den/hive-and-den"]
    assert not [name for name in modes if "libxcb-cursor" in name]


@pytest.mark.skipif(shutil.which("readelf") is None, reason="no readelf")
def test_a_library_that_no_package_has_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy("/bin/ls", tmp_path / "program")
    monkeypatch.setattr(components, "packages", lambda names: {})
    with pytest.raises(SystemExit, match=r"No package of this system has .*libc\.so\.6"):
        deb.depends(tmp_path)


def test_the_changelog_is_in_debian_s_form() -> None:
    lines = deb.changelog(MOMENT).splitlines()
    assert lines[0] == f"{facts.PACKAGE} ({facts.VERSION}) stable; urgency=medium"
    assert lines[2].startswith("  * ")
    assert lines[-1] == f" -- {facts.MAINTAINER}  Tue, 14 Nov 2023 22:13:20 -0000"
    assert all(line.startswith(("  ", " -- ", f"{facts.PACKAGE} (")) for line in lines if line)


def test_a_package_that_has_grown_too_large_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "large.deb"
    with package.open("wb") as file:
        file.truncate((deb.LARGEST + 1) * 1_000_000)
    with pytest.raises(SystemExit, match=r"66\.0 MB"):
        deb.check_size(package)
