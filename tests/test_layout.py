"""The shape of the tree: small folders, short files, nouns for modules, games of one shape."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from paths import ROOT, SOURCE

MOST_FILES = 16
MOST_LINES = 400
CODE = {".css", ".js", ".py", ".sh", ".svelte", ".ts"}
GENERATED = ("_gen.py", ".gen.ts")
PARTS = ("src/gloaming", "tests", "tools", "web/src")
BUILT = SOURCE / "server" / "static"  # the browser client that the server serves

GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/state_gen.py"))  # ours, which are compiled
GAME_FILES = (
    *("__init__", "state", "actions", "events", "constants", "settings", "view", "imagine"),
    *("text", "terminal", "state_gen"),
    *("rules/__init__", "rules/position", "rules/setup", "rules/turn", "rules/outcome"),
    *("ai/__init__", "ai/evaluation", "ai/proposals"),
)
CONTENT_FILES = ("__init__.py", "reader.py", "types.py", "default.toml")
LANGUAGES = ("de", "en", "fr")
WEB_FILES = ("Table.svelte", "emblem.svg", "index.ts")
WEB_FOLDERS = ("parts", "model", "tests")


def code_files(part: str) -> list[Path]:
    """The code files of a part of the tree that people write."""
    return [
        path
        for path in sorted((ROOT / part).rglob("*"))
        if path.suffix in CODE and not path.name.endswith(GENERATED) and not path.is_relative_to(BUILT)
    ]


@pytest.mark.parametrize("part", PARTS)
def test_there_is_something_to_check(part: str) -> None:
    assert len(code_files(part)) > 30


@pytest.mark.parametrize("part", PARTS)
def test_no_folder_has_too_many_files(part: str) -> None:
    sizes = Counter(path.parent for path in code_files(part) if path.name != "__init__.py")
    assert {str(folder): size for folder, size in sizes.items() if size > MOST_FILES} == {}


@pytest.mark.parametrize("part", PARTS)
def test_no_file_is_too_long(part: str) -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code_files(part)}
    assert {str(path): size for path, size in sizes.items() if size > MOST_LINES} == {}


def test_modules_are_nouns() -> None:
    named = [path.parent if path.name == "__init__.py" else path for path in code_files("src/gloaming")]
    assert [str(path) for path in named if path != SOURCE and path.stem.endswith("ing")] == []


def test_there_are_five_games() -> None:
    assert len(GAMES) == 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_files(game: Path) -> None:
    wanted = [game / f"{name}.py" for name in GAME_FILES]
    wanted += [game / "lang" / f"{language}.ftl" for language in LANGUAGES]
    wanted += [game / name for name in ("RULES.md", "RULES.de.md", "RULES.fr.md", "ai/ladder.json")]
    if (game / "content").is_dir():
        wanted += [game / "content" / name for name in CONTENT_FILES]
    assert [str(path) for path in wanted if not path.is_file()] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_files_in_the_browser(game: Path) -> None:
    home = ROOT / "web" / "src" / "games" / game.name
    missing = [name for name in WEB_FILES if not (home / name).is_file()]
    assert missing + [name for name in WEB_FOLDERS if not (home / name).is_dir()] == []
