"""`gloaming games`: the games with their settings."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table as Grid

from gloaming.cli.common import Language, screen
from gloaming.core.codec import Plain
from gloaming.core.discovery import games as found
from gloaming.core.game import AnyGame, Spec
from gloaming.core.settings import Number, Setting
from gloaming.i18n.catalogue import Catalogue, catalogue


def games(
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games with their settings.

    Example: gloaming games --language de
    """
    catalogue(language)
    if as_json:
        typer.echo(
            json.dumps([plain(game, catalogue(language, game)) for game in found().values()], indent=2)
        )
        return
    out = screen()
    if not found():
        out.print(catalogue(language)("terminal-no-games"))
    for game in found().values():
        t = catalogue(language, game)
        spec = game.spec
        out.print(f"{t('name')}  ({spec.id})", style="bold")
        out.print(Padding(t("tagline"), (0, 0, 0, 2)))
        players = t("players", fewest=spec.fewest, most=spec.most)
        minutes = t("minutes", least=spec.minutes[0], most=spec.minutes[1])
        out.print(f"  {players} · {minutes}\n")
        out.print(_settings(spec, t))


def _settings(spec: Spec, t: Catalogue) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for setting in spec.settings:
        usual = t("terminal-default", value=_usual(setting, spec))
        grid.add_row(
            f"  {setting.key}", _bounds(setting, spec), f"{t(f'setting-{setting.key}-help')} {usual}"
        )
    return grid


def _bounds(setting: Setting, spec: Spec) -> str:
    if isinstance(setting, Number):
        return f"{setting.low}–{setting.high}"
    return ", ".join(setting.allowed(spec.most))


def _usual(setting: Setting, spec: Spec) -> str:
    """The default, by number of players if it differs: `5 (2–3), 4 (4), 3 (5–6)`."""
    sizes = range(spec.fewest, spec.most + 1)
    runs = [(value, list(run)) for value, run in groupby(sizes, setting.usual)]
    if len(runs) == 1:
        return str(runs[0][0])
    return ", ".join(f"{value} ({run[0]}{f'–{run[-1]}' if len(run) > 1 else ''})" for value, run in runs)


def plain(game: AnyGame, t: Catalogue) -> dict[str, Plain]:
    """A game as plain data."""
    spec = game.spec
    return {
        "id": spec.id,
        "name": t("name"),
        "tagline": t("tagline"),
        "seats": [spec.fewest, spec.most],
        "minutes": list(spec.minutes),
        "hidden": spec.hidden_information,
        "rules": spec.rules_version,
        "settings": [_plain_setting(setting, spec, t) for setting in spec.settings],
    }


def _plain_setting(setting: Setting, spec: Spec, t: Catalogue) -> dict[str, Plain]:
    sizes = range(spec.fewest, spec.most + 1)
    bounds: dict[str, Plain] = (
        {"low": setting.low, "high": setting.high}
        if isinstance(setting, Number)
        else {"values": {str(seats): list(setting.allowed(seats)) for seats in sizes}}
    )
    return {
        "key": setting.key,
        "name": t(f"setting-{setting.key}"),
        "help": t(f"setting-{setting.key}-help"),
        **bounds,
        "default": {str(seats): setting.usual(seats) for seats in sizes},
    }
