"""`gloaming rules`: a game's rules, and which of them have a test."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from tools.rule_coverage import Coverage, cover, named_by_tests, unknown

from gloaming import compiled
from gloaming.cli.common import Language, find, games, screen
from gloaming.config import set_pager_options
from gloaming.core.discovery import UnknownGame, folder
from gloaming.core.errors import Trouble
from gloaming.core.game import AnyGame
from gloaming.i18n.catalogue import check_language, rules_text

Game = Annotated[str | None, typer.Argument(help="The game's id.", show_default=False)]
Tests = Annotated[list[Path] | None, typer.Option(help="Folder of tests, instead of the checkout's.")]


class Uncovered(Trouble):
    """A rule has no test, no mark or no translation, or a test names none."""


def rules(
    game: Game = None,
    language: Language = "en",
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules with and without a test.")
    ] = False,
    tests: Tests = None,
) -> None:
    """Show a game's rules, or which rules of all games have a test.

    Example: gloaming rules illuminated --language de

    Also: gloaming rules --coverage
    """
    check_language(language)
    if coverage:
        _report(screen(), [find(game)] if game else _all_games(), tests or _usual_tests())
        return
    known = games()
    if game is None and len(known) != 1:
        raise UnknownGame(f"name a game: {', '.join(known) or 'there is none'}")
    page(screen(), find(game) if game else next(iter(known.values())), language)


def page(screen: Console, game: AnyGame, language: str) -> None:
    """The rules, in a pager where somebody can use it."""
    from rich.markdown import Markdown

    text = Markdown(rules_text(game, language))
    if not screen.is_terminal:
        screen.print(text)
        return
    set_pager_options()
    with screen.pager(styles=True):
        screen.print(text)


def _all_games() -> list[AnyGame]:
    """Every game found, and in a checkout the example."""
    return list(games(*([str(compiled.EXAMPLES)] if compiled.in_checkout() else [])).values())


def _usual_tests() -> list[Path]:
    root = compiled.PACKAGE.parent.parent if compiled.in_checkout() else Path.cwd()
    if not (root / "tests").is_dir():
        raise FileNotFoundError(f"there is no folder {root / 'tests'}: name one with --tests")
    return [root / "tests"]


def _report(screen: Console, found: Sequence[AnyGame], tests: Sequence[Path]) -> None:
    for place in tests:
        if not place.is_dir():
            raise FileNotFoundError(f"there is no folder {place}")
    named = named_by_tests(tests)
    covered = [cover(game.spec.id, folder(game), named) for game in found]
    strange = unknown(named, [cover(game.spec.id, folder(game), named) for game in _all_games()])
    for coverage in covered:
        _show(screen, coverage)
    if strange:
        screen.print(f"named by tests, but in no RULES.md: {', '.join(strange)}")
    lacking = [f"{coverage.game} ({_lack(coverage)})" for coverage in covered if not coverage.complete]
    lacking += [f"tests ({len(strange)} unknown ids)"] if strange else []
    if lacking:
        raise Uncovered(f"rules are not covered: {', '.join(lacking)}")


def _show(screen: Console, coverage: Coverage) -> None:
    tested = len(coverage.rules) - len(coverage.untested)
    screen.print(f"{coverage.game}: {tested} of {len(coverage.rules)} rules have a test", style="bold")
    grid = Grid.grid(padding=(0, 2))
    for rule in coverage.rules:
        count = coverage.tests[rule.id]
        tests = f"{count} test{'s' if count != 1 else ''}" if count else "no test"
        grid.add_row(
            f"  {'✓' if count else '✗'} {rule.id}", " ".join(f"[{mark}]" for mark in rule.marks), tests
        )
    screen.print(grid)
    for language, ids in coverage.untranslated.items():
        if ids:
            screen.print(f"  RULES.{language}.md does not fit in: {', '.join(ids)}")
    screen.print()


def _lack(coverage: Coverage) -> str:
    if not coverage.rules:
        return "no rules found"
    lacks = {
        "without a test": coverage.untested,
        "without a mark": coverage.unmarked,
        **{f"differ in {language}": ids for language, ids in coverage.untranslated.items()},
    }
    return "; ".join(f"{what}: {' '.join(ids)}" for what, ids in lacks.items() if ids)
