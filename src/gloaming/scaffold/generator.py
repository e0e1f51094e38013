"""Writes a new game from `template`, with its tests and golden records.

The template is itself a game, so that types, lint and tests cover it. Its names are the placeholders that are
replaced by the names of the new game.
"""

from __future__ import annotations

import importlib.util
import itertools
import keyword
import re
import string
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from gloaming import compiled
from gloaming.core import discovery
from gloaming.core.errors import GloamingError

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[2]
TEMPLATE = "gloaming.scaffold.template"
PLACEHOLDERS = re.compile(rf"{re.escape(TEMPLATE)}|The Sixth Game|\bSixth(?=[A-Z]|\b)|\bsixth\b|\bSIX(?=-\d)")

SUFFIXES = (".py", ".md", ".ftl", ".toml", ".jsonl")
MAX_NAME = 20  # a longer name would make lines of the template too long
MAX_TITLE = 40
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
RULE_IDS = re.compile(r"\*\*([A-Z]{3})-\d+\*\*")
PUNCTUATION = " -'’,.:!?&()"


class ScaffoldError(GloamingError):
    """The game cannot be created; the message says why."""


@dataclass(frozen=True)
class NewGame:
    """The names of a new game, its folders, and its files by path."""

    name: str
    title: str
    prefix: str
    home: Path
    tests: Path
    goldens: Path | None  # None for a stand-alone game
    files: dict[Path, str]

    @property
    def folders(self) -> list[Path]:
        """The folders that are created; they contain all files."""
        return [folder for folder in (self.home, self.tests, self.goldens) if folder is not None]


def plan(name: str, title: str | None = None, into: Path | None = None) -> NewGame:
    """The game that would be written; nothing is written yet."""
    check_name(name, standalone=into is not None)
    checked = check_title(title if title is not None else default_title(name))
    if into is None and not compiled.in_checkout():
        raise ScaffoldError("this is not a checkout of Gloaming: name a folder for the game with --into DIR")
    if into is not None and into.exists() and not into.is_dir():
        raise ScaffoldError(f"{into} is no folder")
    replacements = {
        TEMPLATE: name if into is not None else f"gloaming.games.{name}",
        "The Sixth Game": checked,
        "Sixth": class_name(name),
        "sixth": name,
        "SIX": choose_prefix(name, used_prefixes()),
    }
    return in_checkout(name, replacements) if into is None else standalone(name, replacements, into)


def in_checkout(name: str, replacements: dict[str, str]) -> NewGame:
    """A game in this repository."""
    home = CHECKOUT / "src" / "gloaming" / "games" / name
    tests, goldens = (CHECKOUT / "tests" / kind / name for kind in ("games", "golden"))
    files = game_files(home, tests, replacements)
    files |= {goldens / file.name: fill(file, replacements) for file in template_files("template_goldens")}
    return NewGame(name, replacements["The Sixth Game"], replacements["SIX"], home, tests, goldens, files)


def standalone(name: str, replacements: dict[str, str], into: Path) -> NewGame:
    """A game in a folder outside the repository."""
    home, tests = into / name, into / "tests" / name
    files = game_files(home, tests, replacements)
    files = {path: separate_imports(text, name) for path, text in files.items()}
    files[tests / "conftest.py"] = fill(HERE / "template_tests" / "conftest.py", replacements)
    return NewGame(name, replacements["The Sixth Game"], replacements["SIX"], home, tests, None, files)


def game_files(home: Path, tests: Path, replacements: dict[str, str]) -> dict[Path, str]:
    """The files of the game and of its tests."""
    folder = HERE / "template"
    files = {home / file.relative_to(folder): fill(file, replacements) for file in template_files("template")}
    files[tests / "test_rules.py"] = fill(HERE / "template_tests" / "test_rules.py", replacements)
    return files


def write(game: NewGame) -> None:
    """Write the files; nothing is written if one of the folders exists."""
    for folder in game.folders:
        if folder.exists():
            raise ScaffoldError(f"{folder} exists already")
    for path, text in game.files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def template_files(folder: str) -> Iterator[Path]:
    """The source files in a folder of the template, without caches and compiled modules."""
    files = (file for file in sorted((HERE / folder).rglob("*")) if "__pycache__" not in file.parts)
    yield from (file for file in files if file.suffix in SUFFIXES)


def fill(file: Path, replacements: dict[str, str]) -> str:
    """The file with all placeholders replaced in one pass, so that no new name is taken for a placeholder."""
    return PLACEHOLDERS.sub(lambda found: replacements[found[0]], file.read_text(encoding="utf-8"))


def separate_imports(text: str, name: str) -> str:
    """Group the imports of a stand-alone game: installed packages first, then the game."""
    text = text.replace("import pytest\n\nfrom gloaming", "import pytest\nfrom gloaming")
    return re.sub(rf"(?<=\n)(from gloaming[^\n]*\n)(?=from {name}\b)", r"\1\n", text, count=1)


# --- names ---------------------------------------------------------------------------------------------


def check_name(name: str, standalone: bool) -> None:
    """Raise ScaffoldError if a game cannot have this name."""
    if len(name) > MAX_NAME or not NAME.fullmatch(name):
        raise ScaffoldError(
            f"a game's name is up to {MAX_NAME} small letters, digits and single underscores "
            f"(as in night_market), not {name[:60]!r}"
        )
    if keyword.iskeyword(name):
        raise ScaffoldError(f"{name!r} is a word of Python; choose another name")
    if name in discovery.games():
        raise ScaffoldError(f"there is a game {name!r} already")
    if standalone and (name in sys.stdlib_module_names or importlib.util.find_spec(name) is not None):
        raise ScaffoldError(f"there is a Python module {name!r} already; choose another name")
    if class_name(name) in template_words():
        raise ScaffoldError(f"{class_name(name)} means something else in a game's code; choose another name")


def check_title(title: str) -> str:
    """The title, if it is valid in a catalogue, a heading and a comment."""
    plain = all(character.isalnum() or character in PUNCTUATION for character in title)
    valid = plain and title[:1].isalnum() and title == title.strip()
    if not valid or len(title) > MAX_TITLE:
        raise ScaffoldError(
            f"a title begins with a letter or digit and has up to {MAX_TITLE} letters, digits, spaces "
            f"and {PUNCTUATION.strip()}, not {title[:60]!r}"
        )
    return title


def default_title(name: str) -> str:
    return " ".join(part.capitalize() for part in name.split("_"))


def class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def template_words() -> set[str]:
    """Every word in the template's code; the class of a new game must not have such a name."""
    files = [*template_files("template"), *template_files("template_tests")]
    texts = (file.read_text(encoding="utf-8") for file in files if file.suffix == ".py")
    return {word for text in texts for word in re.findall(r"\w+", text)} - {"Sixth"}


# --- prefixes of rule ids ------------------------------------------------------------------------------


def used_prefixes() -> set[str]:
    """The prefixes of all known games."""
    rules = (discovery.folder(game) / "RULES.md" for game in discovery.games().values())
    texts = (file.read_text(encoding="utf-8") for file in rules if file.is_file())
    return {prefix for text in texts for prefix in RULE_IDS.findall(text)}


def choose_prefix(name: str, used: Iterable[str]) -> str:
    """Three letters that recall the name and are not used by another game."""
    taken = set(used)
    return next(prefix for prefix in candidates(name) if prefix not in taken)


def candidates(name: str) -> Iterator[str]:
    """Possible prefixes, best first: initials, letters of the name in order, then all others."""
    parts = [re.sub(r"\d", "", part).upper() for part in name.split("_")]
    parts = [part for part in parts if part]
    letters = "".join(parts)
    if len(parts) >= 3:
        yield "".join(part[0] for part in parts)[:3]
    yield from ("".join(three) for three in itertools.combinations(letters, 3))
    first = letters[:2] or "G"
    for rest in itertools.product(string.ascii_uppercase, repeat=3 - len(first)):
        yield first + "".join(rest)
    yield from ("".join(three) for three in itertools.product(string.ascii_uppercase, repeat=3))
