"""A new game, written from `template`, with its tests and golden records.

The pattern is a game like any other, so that types, lint and tests hold it too. Its names are the
placeholders: wherever they stand, the new game's names are put.
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
from gloaming.core import discovery as discover
from gloaming.core.errors import Trouble

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[2]
PATTERN = "gloaming.scaffold.template"
PLACEHOLDERS = re.compile(rf"{re.escape(PATTERN)}|The Sixth Game|\bSixth(?=[A-Z]|\b)|\bsixth\b|\bSIX(?=-\d)")

KINDS = (".py", ".md", ".ftl", ".toml", ".jsonl")
LONGEST_NAME = 20  # a longer one would not fit into the lines of the pattern
LONGEST_TITLE = 40
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
IDS = re.compile(r"\*\*([A-Z]{3})-\d+\*\*")
PUNCTUATION = " -'’,.:!?&()"


class ScaffoldError(Trouble):
    """The game cannot be made as asked; the message says why."""


@dataclass(frozen=True)
class Plan:
    """The files of a new game, by path, and what it is called."""

    name: str
    title: str
    prefix: str
    home: Path
    tests: Path
    goldens: Path | None  # a stand-alone game has none
    files: dict[Path, str]

    @property
    def folders(self) -> list[Path]:
        """The new game's own: none of them may exist, and nothing lies outside them."""
        return [folder for folder in (self.home, self.tests, self.goldens) if folder is not None]


def plan(name: str, title: str | None = None, into: Path | None = None) -> Plan:
    """Everything that is to be written; nothing is touched yet."""
    check_name(name, alone=into is not None)
    called = check_title(title if title is not None else usual_title(name))
    if into is None and not compiled.in_checkout():
        raise ScaffoldError("this is not a checkout of Gloaming: name a folder for the game with --into DIR")
    if into is not None and into.exists() and not into.is_dir():
        raise ScaffoldError(f"{into} is no folder")
    prefix = pick_prefix(name, known_prefixes())
    words = {
        PATTERN: name if into is not None else f"gloaming.games.{name}",
        "The Sixth Game": called,
        "Sixth": class_name(name),
        "sixth": name,
        "SIX": prefix,
    }
    return in_checkout(name, words) if into is None else alone(name, words, into)


def in_checkout(name: str, words: dict[str, str]) -> Plan:
    """A game among the others."""
    home = CHECKOUT / "src" / "gloaming" / "games" / name
    tests, goldens = (CHECKOUT / "tests" / kind / name for kind in ("games", "golden"))
    files = {home / file.relative_to(HERE / "template"): fill(file, words) for file in pattern("template")}
    files[tests / "test_rules.py"] = fill(HERE / "template_tests" / "test_rules.py", words)
    files |= {goldens / file.name: fill(file, words) for file in pattern("template_goldens")}
    return Plan(name, words["The Sixth Game"], words["SIX"], home, tests, goldens, files)


def alone(name: str, words: dict[str, str], into: Path) -> Plan:
    """A game in a folder of somebody's own."""
    home, tests = into / name, into / "tests" / name
    files = {home / file.relative_to(HERE / "template"): fill(file, words) for file in pattern("template")}
    files[tests / "test_rules.py"] = fill(HERE / "template_tests" / "test_rules.py", words)
    files = {path: set_apart(text, name) for path, text in files.items()}
    files[tests / "conftest.py"] = fill(HERE / "template_tests" / "conftest.py", words)
    return Plan(name, words["The Sixth Game"], words["SIX"], home, tests, None, files)


def write(made: Plan) -> None:
    """Write the files; if one of them is there already, none is written."""
    for folder in made.folders:
        if folder.exists():
            raise ScaffoldError(f"{folder} exists already")
    for path, text in made.files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def pattern(folder: str) -> Iterator[Path]:
    """The pattern's own files, without what Python or a compiler put beside them."""
    files = (file for file in sorted((HERE / folder).rglob("*")) if "__pycache__" not in file.parts)
    yield from (file for file in files if file.suffix in KINDS)


def fill(file: Path, words: dict[str, str]) -> str:
    """The file with the new game's names; all at once, so that no name is taken for a placeholder."""
    return PLACEHOLDERS.sub(lambda found: words[found[0]], file.read_text(encoding="utf-8"))


def set_apart(text: str, name: str) -> str:
    """The imports grouped for a game outside the house: what is installed, then its own."""
    text = text.replace("import pytest\n\nfrom gloaming", "import pytest\nfrom gloaming")
    return re.sub(rf"(?<=\n)(from gloaming[^\n]*\n)(?=from {name}\b)", r"\1\n", text, count=1)


# --- names ---------------------------------------------------------------------------------------------


def check_name(name: str, alone: bool) -> None:
    """Whether a game can have this name; `alone` is one that lies outside the package."""
    if len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        raise ScaffoldError(
            f"a game's name is up to {LONGEST_NAME} small letters, digits and single underscores "
            f"(as in night_market), not {name[:60]!r}"
        )
    if keyword.iskeyword(name):
        raise ScaffoldError(f"{name!r} is a word of Python; choose another name")
    if name in discover.games():
        raise ScaffoldError(f"there is a game {name!r} already")
    if alone and (name in sys.stdlib_module_names or importlib.util.find_spec(name) is not None):
        raise ScaffoldError(f"there is a Python module {name!r} already; choose another name")
    if class_name(name) in words_of_pattern():
        raise ScaffoldError(f"{class_name(name)} means something else in a game's code; choose another name")


def check_title(title: str) -> str:
    """The title, if it can stand in a catalogue, a heading and a comment."""
    plain = all(character.isalnum() or character in PUNCTUATION for character in title)
    fine = plain and title[:1].isalnum() and title == title.strip()
    if not fine or len(title) > LONGEST_TITLE:
        raise ScaffoldError(
            f"a title begins with a letter or digit and has up to {LONGEST_TITLE} letters, digits, spaces "
            f"and {PUNCTUATION.strip()}, not {title[:60]!r}"
        )
    return title


def usual_title(name: str) -> str:
    return " ".join(part.capitalize() for part in name.split("_"))


def class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def words_of_pattern() -> set[str]:
    """Every name in the pattern's code that a class of the new game must not take."""
    files = (
        file for folder in ("template", "template_tests") for file in pattern(folder) if file.suffix == ".py"
    )
    texts = (file.read_text(encoding="utf-8") for file in files)
    return {word for text in texts for word in re.findall(r"\w+", text)} - {"Sixth"}


# --- the prefix of rule ids ------------------------------------------------------------------------------


def known_prefixes() -> set[str]:
    """The prefixes of all games that can be found."""
    rules = (discover.folder(game) / "RULES.md" for game in discover.games().values())
    texts = (file.read_text(encoding="utf-8") for file in rules if file.is_file())
    return {prefix for text in texts for prefix in IDS.findall(text)}


def pick_prefix(name: str, taken: Iterable[str]) -> str:
    """Three letters that recall the name and that no other game has."""
    used = set(taken)
    return next(prefix for prefix in candidates(name) if prefix not in used)


def candidates(name: str) -> Iterator[str]:
    """Prefixes from the likeliest on: initials, beginning, letters in order, then anything."""
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
