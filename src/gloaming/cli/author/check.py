"""`gloaming check`: whether a game keeps the laws of every game."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from gloaming.cli.common import find, one_line, screen
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.i18n.catalogue import ENGLISH, LANGUAGES, rules_file, untranslated

if TYPE_CHECKING:
    from gloaming.laws import Law

SHOWN = 8  # names of texts that are not translated


class BrokenLaws(GloamingError):
    """The game breaks laws; the message says how many."""


def check(
    game: Annotated[str, typer.Argument(help="The game's id.", show_default=False)],
    quick: Annotated[bool, typer.Option("--quick", help="Play fewer random games.")] = False,
) -> None:
    """Check that a game keeps the laws of every game, for each number of players.

    Example: gloaming check illuminated --quick

    Random games are played to the end, copied, recorded, replayed and imagined by bots; every text is looked
    up. Texts that are not translated are listed; they are shown in English.
    """
    from gloaming.laws import LAWS
    from gloaming.laws.sample_size import samples

    found, out, broken = find(game), screen(), 0
    if quick:
        samples.be_brief()
    for seats in range(found.spec.fewest, found.spec.most + 1):
        for law in LAWS:
            fault = break_of(law, found, seats)
            broken += fault is not None
            _show(out, f"{seats} seat{'s' if seats > 1 else ''}, {law.__name__.replace('_', ' ')}", fault)
    for line in missing_translations(found):
        out.print(line, soft_wrap=True)
    if broken:
        raise BrokenLaws(f"{found.spec.id} breaks {broken} law{'s' if broken > 1 else ''}")
    out.print(f"{found.spec.id} keeps every law")


def break_of(law: Law, game: AnyGame, seats: int) -> str | None:
    """What the law says and where the game breaks it, or None."""
    try:
        law(game, seats)
    except Exception as error:
        said = one_line((law.__doc__ or "").strip().splitlines()[0])
        frame = traceback.extract_tb(error.__traceback__)[-1]
        what = one_line(error) if str(error) else frame.line or ""
        kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        return f"{said} But: {kind}{what} ({frame.filename}, line {frame.lineno})"
    return None


def missing_translations(game: AnyGame) -> list[str]:
    """A line for each language that lacks texts or rules."""
    lines = []
    for language in LANGUAGES:
        keys = untranslated(game, language)
        if keys:
            more = f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
            lines.append(f"{language}: {len(keys)} texts are in English: {', '.join(keys[:SHOWN])}{more}")
        rules = rules_file(game, language)
        if language != ENGLISH and not rules.is_file():
            lines.append(f"{language}: the rules are in English; there is no {rules.name}")
    return lines


def _show(out: Console, what: str, fault: str | None) -> None:
    if fault is None:
        out.print(f"ok      {what}")
    else:
        out.print(f"BROKEN  {what}", style="bold red")
        out.print(f"        {fault}", soft_wrap=True)
