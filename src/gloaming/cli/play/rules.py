"""`gloaming rules`: the rules of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gloaming.cli.common import Language, find, screen
from gloaming.cli.extensions import need_checkout
from gloaming.config import set_pager_options
from gloaming.core.discovery import UnknownGame, games
from gloaming.core.game import AnyGame
from gloaming.i18n.catalogue import check_language, rules_text

Game = Annotated[str | None, typer.Argument(help="The game's id.", show_default=False)]
Tests = Annotated[list[Path] | None, typer.Option(help="With --coverage: a folder of other tests.")]


def rules(
    context: typer.Context,
    game: Game = None,
    language: Language = "en",
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules with and without a test. Checkout only.")
    ] = False,
    tests: Tests = None,
) -> None:
    """Show a game's rules, or which rules of all games have a test.

    Example: gloaming rules illuminated --language de

    Also: gloaming rules --coverage
    """
    check_language(language)
    if coverage:
        checkout = need_checkout(context, "--coverage")
        checkout.rule_coverage([find(game)] if game else [], tests or [])
        return
    known = games()
    if game is None and len(known) != 1:
        raise UnknownGame(f"name a game: {', '.join(known) or 'there is none'}")
    page(screen(), find(game) if game else next(iter(known.values())), language)


def page(screen: Console, game: AnyGame, language: str) -> None:
    """Show the rules, in a pager on a terminal."""
    from rich.markdown import Markdown

    text = Markdown(rules_text(game, language))
    if not screen.is_terminal:
        screen.print(text)
        return
    set_pager_options()
    with screen.pager(styles=True):
        screen.print(text)
