"""Imports go one way, and nobody imports a game by name but the game itself."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from paths import SOURCE

BESIDE = {"compiled", "config", "i18n"}  # for everything above the games and bots

ALLOWED: dict[str, set[str]] = {
    "core": set(),
    "physics": set(),
    "games": {"core", "physics"},
    "bots": {"core"},
    "envs": {"core"},
    "protocol": set(),
    "host": {"core", "bots", "protocol"},
    "lab": {"core", "physics", "bots", *BESIDE},
    "laws": {"core", "bots", *BESIDE},
    "scaffold": set(),
    "server": {"core", "bots", "lab", "host", "protocol", *BESIDE},
    "cli": {"core", "bots", "protocol", "host", "lab", "laws", "server", "scaffold", *BESIDE},
}
BARE = {"core", "physics", "games", "bots"}  # these need nothing but the standard library


def imports(file: Path) -> list[str]:
    """Every module that a file imports, wherever in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found += [f"{module}.{alias.name}" if module == "gloaming" else module for alias in node.names]
    return found


FILES = [
    file
    for folder in ALLOWED
    for file in sorted((SOURCE / folder).rglob("*.py"))
    if (SOURCE / folder).is_dir() and folder != "scaffold"
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_file_imports_only_what_stands_below_it(file: Path) -> None:
    folder, *inner = file.relative_to(SOURCE).parts
    for name in imports(file):
        top, *rest = name.split(".")
        if top != "gloaming":
            if folder in BARE:
                assert top in sys.stdlib_module_names or top == "mypy_extensions", name
            continue
        part = rest[0] if rest else ""
        if part in ("COMPILED", "__version__", ""):
            continue
        if part == "games":
            assert folder == "games" and rest[1:2] == [inner[0]], f"{file.name} imports {name}"
        else:
            assert part == folder or part in ALLOWED[folder], f"{file.name} imports {name}"


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_package_does_not_import_the_tools_of_a_checkout(file: Path) -> None:
    assert not any(name.split(".")[0] == "tools" for name in imports(file))


@pytest.mark.parametrize("file", sorted((SOURCE / "host").glob("*.py")), ids=lambda file: file.name)
def test_a_host_does_no_io_and_reads_no_clock(file: Path) -> None:
    """It runs wherever its caller does: in a server, in a terminal, in a page."""
    allowed = {
        "__future__",
        "collections",
        "copy",
        "dataclasses",
        "functools",
        "itertools",
        "typing",
        "msgspec",
    }
    found = {name.split(".")[0] for name in imports(file)}
    assert found <= allowed | {"gloaming"}, found - allowed


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 30
