"""`gloaming rules --coverage`: which rules have a test.

The ids of rules are read from each game's RULES.md, and the tests that name them from the tests' sources.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from gloaming import compiled
from gloaming.cli.common import screen
from gloaming.core.discovery import folder as folder_of
from gloaming.core.discovery import games as find_games
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame

ITEM = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\*(?P<text>.*(?:\n(?!- |#|\n).*)*)", re.MULTILINE)
MARK = re.compile(r"\[(book|call|rebuilt)\]")
TRANSLATIONS = ("de", "fr")
TESTS = Path(__file__).resolve().parent.parent / "tests"


class Uncovered(GloamingError):
    """A rule has no test, no mark or no translation, or a test names an unknown rule."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule: its id, and whether it is the book's, our call, or rebuilt."""

    id: str
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """A game's rules with how many tests name each, and the ids that translations lack or have too much."""

    game: str
    rules: tuple[Rule, ...]
    tests: Mapping[str, int]
    untranslated: Mapping[str, tuple[str, ...]]

    @property
    def untested(self) -> list[str]:
        return [rule.id for rule in self.rules if not self.tests[rule.id]]

    @property
    def unmarked(self) -> list[str]:
        return [rule.id for rule in self.rules if not rule.marks]

    @property
    def complete(self) -> bool:
        """Whether every rule is there, marked, tested and translated."""
        return bool(self.rules) and not (self.untested or self.unmarked or any(self.untranslated.values()))


def rules(text: str) -> list[Rule]:
    """The numbered rules in a RULES.md, each once, in their order."""
    found: dict[str, list[str]] = {}
    for item in ITEM.finditer(text):
        found.setdefault(item["id"], []).extend(MARK.findall(item["text"]))
    return [Rule(name, tuple(dict.fromkeys(marks))) for name, marks in found.items()]


def cover(game: str, folder: Path, named: Mapping[str, int]) -> Coverage:
    """The coverage of the game whose RULES files lie in the folder."""
    own = rules(_text(folder / "RULES.md"))
    ids = {rule.id for rule in own}
    untranslated = {}
    translated = any((folder / f"RULES.{language}.md").is_file() for language in TRANSLATIONS)
    for language in TRANSLATIONS if translated else ():  # a game may be in English only
        there = {rule.id for rule in rules(_text(folder / f"RULES.{language}.md"))}
        untranslated[language] = tuple(sorted(ids ^ there))
    return Coverage(game, tuple(own), {rule.id: named.get(rule.id, 0) for rule in own}, untranslated)


def named_by_tests(folders: Sequence[Path]) -> Counter[str]:
    """How many `pytest.mark.rule` name each id, in all test files in the folders."""
    files = sorted({file.resolve() for folder in folders for file in folder.rglob("*.py")})
    return Counter(name for file in files for name in _ids(file))


def unknown(named: Mapping[str, int], covered: Sequence[Coverage]) -> list[str]:
    """Ids that tests name and no RULES.md knows."""
    known = {rule.id for coverage in covered for rule in coverage.rules}
    return sorted(set(named) - known)


def _ids(file: Path) -> Iterator[str]:
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    except (SyntaxError, ValueError) as error:
        raise RuntimeError(f"the test {file} cannot be read: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            yield from (
                a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
            )


def _is_rule(called: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`."""
    return (
        isinstance(called, ast.Attribute)
        and called.attr == "rule"
        and (
            (isinstance(called.value, ast.Attribute) and called.value.attr == "mark")
            or (isinstance(called.value, ast.Name) and called.value.id == "mark")
        )
    )


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


# --- the report --------------------------------------------------------------------------------------------


def report(games: Sequence[AnyGame], tests: Sequence[Path]) -> None:
    """Show the coverage of these games, or of all, by the tests in these folders, or all; fails on a gap."""
    for place in tests:
        if not place.is_dir():
            raise FileNotFoundError(f"there is no folder {place}")
    named = named_by_tests(tests or [TESTS])
    everything = {game.spec.id: game for game in find_games(str(compiled.EXAMPLES)).values()}
    coverages = {id: cover(id, folder_of(game), named) for id, game in everything.items()}
    strange = unknown(named, list(coverages.values()))
    covered = [coverages[game.spec.id] for game in games] or list(coverages.values())
    out = screen()
    for coverage in covered:
        _show(out, coverage)
    if strange:
        out.print(f"named by tests, but in no RULES.md: {', '.join(strange)}")
    gaps = [f"{coverage.game} ({_gaps(coverage)})" for coverage in covered if not coverage.complete]
    gaps += [f"tests ({len(strange)} unknown ids)"] if strange else []
    if gaps:
        raise Uncovered(f"rules are not covered: {', '.join(gaps)}")


def _show(out: Console, coverage: Coverage) -> None:
    tested = len(coverage.rules) - len(coverage.untested)
    out.print(f"{coverage.game}: {tested} of {len(coverage.rules)} rules have a test", style="bold")
    grid = Grid.grid(padding=(0, 2))
    for rule in coverage.rules:
        count = coverage.tests[rule.id]
        tests = f"{count} test{'s' if count != 1 else ''}" if count else "no test"
        marks = " ".join(f"[{mark}]" for mark in rule.marks)
        grid.add_row(f"  {'✓' if count else '✗'} {rule.id}", marks, tests)
    out.print(grid)
    for language, ids in coverage.untranslated.items():
        if ids:
            out.print(f"  RULES.{language}.md has other ids: {', '.join(ids)}")
    out.print()


def _gaps(coverage: Coverage) -> str:
    if not coverage.rules:
        return "no rules found"
    gaps = {
        "without a test": coverage.untested,
        "without a mark": coverage.unmarked,
        **{f"differ in {language}": ids for language, ids in coverage.untranslated.items()},
    }
    return "; ".join(f"{what}: {' '.join(ids)}" for what, ids in gaps.items() if ids)
