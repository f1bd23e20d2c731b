"""Version, names and file type: told once, and the same wherever a package repeats them."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import facts
import pytest
import release_notes

from tabletop import VERSION
from tabletop.store.hive_file import ENDING, WARNING

PACKAGING = Path(facts.__file__).parent
LINUX = PACKAGING / "linux"
BRINGS = {
    "PIL": "pillow",
    "PyInstaller": "pyinstaller",
    "cyclonedx": "cyclonedx-python-lib",
    "dmgbuild": "dmgbuild",
    "packageurl": "cyclonedx-python-lib",
}
"""What is imported here and is not Python's own, and the package that brings it."""
METAINFO = LINUX / f"{facts.IDENTIFIER}.metainfo.xml"


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((facts.HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    changes = re.findall(r"^## (\S+)$", (facts.HOUSE / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = ET.parse(METAINFO).findall("./releases/release")
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "tabletop/__init__.py"
    assert VERSION == facts.VERSION == changes[0] == released[0].get("version")
    assert [release.get("version") for release in released] == changes


def test_all_that_is_imported_here_is_installed_before_anything_is_built() -> None:
    project = tomllib.loads((facts.HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = {re.split(r"[\[<>=;]", wanted)[0] for wanted in project["optional-dependencies"]["package"]}
    files = [*PACKAGING.rglob("*.py"), *PACKAGING.glob("*.spec")]
    imported = {name.partition(".")[0] for file in files for name in imports(file)}
    others = imported - sys.stdlib_module_names - {file.stem for file in files} - {"tabletop", "tests"}
    assert others == set(BRINGS)
    assert {BRINGS[name] for name in others} <= extra


def imports(file: Path) -> list[str]:
    """The names of all modules that a file imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found


def test_the_version_has_three_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "VERSION", "1.20.3rc4")
    assert facts.version_numbers() == (1, 20, 3)


def test_the_identifier_is_the_same_everywhere() -> None:
    told = ET.parse(METAINFO)
    assert told.findtext("id") == facts.IDENTIFIER
    assert told.findtext("launchable") == f"{facts.PACKAGE}.desktop"
    assert f"id: {facts.IDENTIFIER}\n" in (LINUX / f"{facts.IDENTIFIER}.yml").read_text(encoding="utf-8")
    assert str(facts.mac_info()["CFBundleDocumentTypes"]).count(f"{facts.IDENTIFIER}.game") == 1


def test_the_summary_is_the_same_everywhere() -> None:
    assert ET.parse(METAINFO).findtext("summary") == facts.SUMMARY
    assert f"Comment={facts.SUMMARY}\n" in (LINUX / "hive-and-den.desktop").read_text(encoding="utf-8")
    games = facts.SUMMARY.partition(",")[0].replace("Four", "four")
    for other in ("hive-and-den.6", "deb.py"):
        assert games in (LINUX / other).read_text(encoding="utf-8")


def test_no_summary_calls_all_games_card_games() -> None:
    """Beesness has no card."""
    for file in (METAINFO, LINUX / "hive-and-den.desktop", LINUX / "hive-and-den.6", LINUX / "deb.py"):
        assert "card games" not in file.read_text(encoding="utf-8").lower()


def test_every_system_learns_of_the_file_type() -> None:
    named = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.parse(LINUX / "hive-and-den.xml").find(f"{named}mime-type")
    assert kind is not None
    assert kind.get("type") == facts.MIME_TYPE
    patterns = [glob.get("pattern") for glob in kind.findall(f"{named}glob")]
    assert patterns == [f"*{ENDING}"]
    beginnings = [str(match.get("value")) for match in kind.findall(f"{named}magic/{named}match")]
    assert WARNING.decode().startswith(beginnings[0])
    assert beginnings[1].replace("\\n", "\n") == '{\n  "hive":'
    assert f"MimeType={facts.MIME_TYPE};" in (LINUX / "hive-and-den.desktop").read_text(encoding="utf-8")
    assert ET.parse(METAINFO).findtext("./provides/mediatype") == facts.MIME_TYPE
    exported = str(facts.mac_info()["UTExportedTypeDeclarations"])
    assert facts.MIME_TYPE in exported
    assert repr(ENDING.removeprefix(".")) in exported
    assert f"Software\\Classes\\{ENDING}" in (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")


def test_the_manual_tells_every_option() -> None:
    manual = (LINUX / "hive-and-den.6").read_text(encoding="utf-8").replace("\\-", "-")
    for option in ("--data", "--help", "--smoke"):
        assert option in manual


def test_a_release_tells_what_is_new_and_refuses_another_version() -> None:
    told = release_notes.notes(f"v{facts.VERSION}")
    assert told.startswith("- ")
    assert "## " not in told
    with pytest.raises(SystemExit, match="v9\\.9\\.9"):
        release_notes.notes("v9.9.9")


def test_a_bundle_is_signed_only_where_somebody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MACOS_SIGNING_IDENTITY", "")
    assert facts.signing_identity() is None
    monkeypatch.setenv("MACOS_SIGNING_IDENTITY", "Developer ID Application: Ana")
    assert facts.signing_identity() == "Developer ID Application: Ana"
