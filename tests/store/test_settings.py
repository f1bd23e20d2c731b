"""Preferences are kept, and what cannot be read costs as little as possible."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.store import Notice, Preferences, Settings, StoreError, data_folder, settings

NOON = 1_796_040_000.0
USUAL = msgspec.to_builtins(Preferences())


def opened(folder: Path) -> Settings:
    return Settings.open(folder, now=lambda: NOON)


def values(found: Settings) -> dict[str, Any]:
    return {name: getattr(found, name) for name in Preferences.__struct_fields__}


def test_without_a_file_everything_is_as_usual_and_nothing_is_written(tmp_path: Path) -> None:
    found = opened(tmp_path / "new")
    assert values(found) == USUAL
    assert found.notices == []
    assert not (tmp_path / "new").exists()


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    found = opened(tmp_path / "new")
    changes: dict[str, Any] = {
        "theme": "contrast",
        "scale": 1.5,
        "speed": "fast",
        "reduced_motion": "on",
        "idle_seconds": 0,
        "drag": False,
        "last_game": "bears_and_bees",
        "last_setups": {"bears_and_bees": {"seats": [{"name": "Ana \U0001f41d"}, {"name": "Ana \U0001f41d"}]}},
    }
    assert set(changes) == set(Preferences.__struct_fields__)
    for name, value in changes.items():
        assert getattr(found, name) != value
        setattr(found, name, value)
    found.save()
    again = opened(tmp_path / "new")
    assert values(again) == changes
    assert again.notices == []
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["settings.json"]


def test_two_settings_share_no_last_setup(tmp_path: Path) -> None:
    opened(tmp_path).last_setups["bears_and_bees"] = {}
    assert opened(tmp_path).last_setups == {}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"null", b"[1]", b'"text"', b"\xff\xfe", b"\0" * 999, b"[" * 100_000, b'{"a":' * 100_000],
    ids=["empty", "cut", "null", "list", "text", "bytes", "zeros", "deep", "deeper"],
)
def test_a_file_that_holds_no_settings_is_set_aside(tmp_path: Path, content: bytes) -> None:
    for number in (1, 2):
        (tmp_path / "settings.json").write_bytes(content)
        found = opened(tmp_path)
        kept = f"settings.damaged-2026-11-30-{number}.json"
        assert found.notices == [Notice("settings_damaged", {"file": "settings.json", "kept_as": kept})]
        assert values(found) == USUAL
        assert (tmp_path / kept).read_bytes() == content
        found.save()
        assert opened(tmp_path).notices == []


def test_each_wrong_value_falls_back_alone(tmp_path: Path) -> None:
    wrong = {
        "theme": "pink",
        "scale": 9.0,
        "speed": None,
        "reduced_motion": True,
        "idle_seconds": "60",
        "drag": "yes",
        "last_game": 3,
        "last_setups": {"bears_and_bees": 1},
    }
    right = {**USUAL, "theme": "dark", "scale": 2, "speed": "instant", "idle_seconds": 30, "last_game": "beesness"}
    assert set(wrong) == set(right)
    for name, value in wrong.items():
        (tmp_path / "settings.json").write_text(json.dumps({"version": 1, **right, name: value}))
        found = opened(tmp_path)
        assert found.notices == [Notice("settings_reset", {"names": name})]
        assert values(found) == {**right, name: USUAL[name]}
    (tmp_path / "settings.json").write_text(json.dumps(wrong))
    assert opened(tmp_path).notices == [Notice("settings_reset", {"names": ", ".join(Preferences.__struct_fields__)})]


@pytest.mark.parametrize("version", [None, 0, -1, True, "2", 1.5, [1]])
def test_a_strange_version_costs_nothing(tmp_path: Path, version: Any) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"version": version, "theme": "dark"}))
    found = opened(tmp_path)
    assert (found.theme, found.version, found.notices) == ("dark", 1, [])


def test_fields_of_a_newer_program_are_kept_and_written_back(tmp_path: Path) -> None:
    newer = {"version": 7, "theme": "dark", "sound": {"music": 0.5}, "path": "x", "unknown": 1, "notices": [2]}
    (tmp_path / "settings.json").write_text(json.dumps(newer))
    found = opened(tmp_path)
    assert found.theme == "dark"
    assert found.notices == []
    found.theme = "light"
    found.save()
    assert json.loads((tmp_path / "settings.json").read_text()) == {**USUAL, **newer, "theme": "light"}


def test_older_settings_are_migrated_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def second(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "theme": old["colours"]}

    def third(old: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in old.items() if name != "colours"} | {"scale": old["percent"] / 100}

    monkeypatch.setattr(settings, "MIGRATIONS", (second, third))
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "colours": "dark", "percent": 150}))
    found = opened(tmp_path)
    assert (found.theme, found.scale, found.version, found.unknown) == ("dark", 1.5, 3, {"percent": 150})
    (tmp_path / "settings.json").write_text(json.dumps({"version": 2, "theme": "light", "percent": 120}))
    assert (opened(tmp_path).theme, opened(tmp_path).scale) == ("light", 1.2)
    (tmp_path / "settings.json").write_text(json.dumps({"version": 2, "theme": "light"}))
    assert [notice.key for notice in opened(tmp_path).notices] == ["settings_damaged"]


@given(
    st.dictionaries(
        st.sampled_from([*Preferences.__struct_fields__, "version", "other"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
            max_leaves=5,
        ),
    )
)
def test_whatever_json_stands_there_the_settings_are_of_their_types(content: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_text(json.dumps(content))
        found = opened(Path(folder))
    msgspec.convert(values(found), Preferences)
    reset = {name for notice in found.notices for name in str(notice.values["names"]).split(", ")}
    for name in Preferences.__struct_fields__:
        expected = content.get(name, USUAL[name])
        assert (name in reset and name in content and getattr(found, name) == USUAL[name]) or (
            name not in reset and getattr(found, name) == expected
        )


def test_a_save_that_fails_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = opened(tmp_path)
    found.save()
    before = (tmp_path / "settings.json").read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(os, "fsync", full)
    found.theme = "dark"
    with pytest.raises(StoreError, match="disk_full"):
        found.save()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"settings.json": before}
    monkeypatch.undo()
    found.save()
    assert opened(tmp_path).theme == "dark"


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    found = opened(tmp_path / "taken")
    assert [(notice.key, notice.values["reason"]) for notice in found.notices] == [("settings_unreadable", "read_only")]
    with pytest.raises(StoreError, match="read_only"):
        found.save()


def test_the_data_folder_is_the_one_given_or_the_system_s(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder().is_absolute()
    assert data_folder().name == "hive-and-den"
