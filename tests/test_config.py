"""Configuration: one module reads the environment, and folders are where the system has them."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest
from paths import SOURCE

from gloaming import config
from gloaming.core import discovery
from gloaming.core.solver import value_table

# core imports nothing, and gloaming.compiled runs before everything else.
OWN_READERS = {
    "core/discovery.py",
    "core/solver/value_table.py",
    "compiled/__init__.py",
    "compiled/build.py",
}
FILES = {file.relative_to(SOURCE).as_posix(): file for file in sorted(SOURCE.rglob("*.py"))}


def strings(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def reads_environment(file: Path) -> bool:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return any(
        (isinstance(node, ast.Attribute) and node.attr in ("environ", "environb", "getenv"))
        or (isinstance(node, ast.alias) and node.name in ("environ", "environb", "getenv"))
        for node in ast.walk(tree)
    )


def test_the_environment_is_read_in_one_module() -> None:
    assert {name for name, file in FILES.items() if reads_environment(file)} == {"config.py"} | OWN_READERS


def test_the_list_of_variables_is_complete() -> None:
    """The list, what the package reads, and what config.py explains are the same names."""
    named = {
        text for file in FILES.values() for text in strings(file) if re.fullmatch("GLOAMING_[A-Z_]+", text)
    }
    assert named == set(config.VARIABLES)
    elsewhere = set(FILES) - {"config.py"} - OWN_READERS
    assert not [name for name in elsewhere if strings(FILES[name]) & named]
    assert (config.GAMES, config.CACHE) == (discovery.FOLDERS, value_table.FOLDER)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder, and an environment that names no other folder."""
    for name in ("GLOAMING_DATA", "GLOAMING_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_folders_follow_the_xdg_specification(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = "Library/Application Support" if sys.platform == "darwin" else ".local/share"
    assert config.data_folder() == home / usual / "gloaming"
    assert value_table.cache_folder() == home / ".cache/gloaming"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    assert config.data_folder() == home / "data/gloaming"
    assert value_table.cache_folder() == home / "cache/gloaming"


def test_variables_of_ours_win(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("GLOAMING_DATA", str(home / "mine"))
    monkeypatch.setenv("GLOAMING_CACHE", str(home / "tables"))
    assert config.data_folder() == home / "mine"
    assert value_table.cache_folder() == home / "tables"
    assert not list(home.iterdir()), "asking for a folder does not create it"


def test_new_folders_and_databases_are_private(tmp_path: Path) -> None:
    folder = config.private_folder(tmp_path / "a" / "b")
    config.private_database(folder / "g.db")
    assert [each.stat().st_mode & 0o777 for each in (tmp_path / "a", folder, folder / "g.db")] == [
        0o700,
        0o700,
        0o600,
    ]


def test_a_child_gets_one_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(config.PLAIN, "1")
    environment = config.build_environment("compiled")
    assert config.PLAIN not in environment and environment[config.COMPILED] == "1"
