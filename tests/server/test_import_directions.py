"""The packages of the server import in one direction, type checking included."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import gloaming

SOURCE = Path(gloaming.__file__).parent

FORBIDDEN = [
    ("server/sockets", "gloaming.server.http"),
    ("server/workers", "gloaming.server.matches"),
    ("server/workers", "gloaming.server.sockets"),
    ("server/matches", "gloaming.server.sockets"),
    ("server/matches", "gloaming.server.http"),
    ("server/storage", "gloaming.server.matches"),
    ("server/matches", "gloaming.server.storage.database"),  # matches are met through a store
    ("server/matches", "gloaming.server.storage.matches.sql_store"),
    ("server/sockets", "gloaming.server.storage.database"),
    ("server/matches/room.py", "gloaming.server.matches.registry"),
    ("server/matches/room.py", "gloaming.server.matches.bot_turns"),
    ("server/matches/context.py", "gloaming.server.matches"),
]


def files(place: str) -> list[Path]:
    path = SOURCE / place
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def imports(file: Path) -> set[str]:
    """The modules of Gloaming that the file imports anywhere; `from a import b` counts as a and a.b."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return {module for module in found if module.split(".")[0] == "gloaming"}


def under(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize(("place", "package"), FORBIDDEN)
def test_a_lower_layer_does_not_import_a_higher_one(place: str, package: str) -> None:
    found = {file.name: {m for m in imports(file) if under(m, package)} for file in files(place)}
    assert found and not any(found.values()), found
