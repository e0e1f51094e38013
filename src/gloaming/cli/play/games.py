"""`gloaming games`: the games with their settings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
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
        out.print(Padding(" · ".join(_facts(spec, t)), (0, 0, 1, 2)))
        out.print(_settings(spec, t))


def _facts(spec: Spec, t: Catalogue) -> Iterator[str]:
    """Players, minutes and ages."""
    if spec.fewest == spec.most:
        yield t("players-fixed", players=spec.most)
    else:
        yield t("players", fewest=spec.fewest, most=spec.most)
    if spec.best is not None:
        yield t("best-players", players=_span(*spec.best))
    yield _by_players(spec, lambda seats: minutes(spec, seats, t))
    if spec.age is not None:
        yield t("ages", age=spec.age)


def minutes(spec: Spec, seats: int, t: Catalogue) -> str:
    """How long a match with so many seats usually takes."""
    least, most = spec.minutes_for(seats)
    return t("minutes", least=least, most=most)


def _sizes(spec: Spec) -> range:
    return range(spec.fewest, spec.most + 1)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _settings(spec: Spec, t: Catalogue) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for setting in spec.settings:
        usual = t("terminal-default", value=_by_players(spec, setting.usual))
        grid.add_row(
            f"  {setting.key}", _bounds(setting, spec), f"{t(f'setting-{setting.key}-help')} {usual}"
        )
    return grid


def _bounds(setting: Setting, spec: Spec) -> str:
    if isinstance(setting, Number):
        return _span(setting.low, setting.high)
    return ", ".join(setting.allowed(spec.most))


def _by_players(spec: Spec, value_for: Callable[[int], int | str]) -> str:
    """A value, by number of players if it differs: `5 (2–3), 4 (4), 3 (5–6)`."""
    runs = [(value, list(run)) for value, run in groupby(_sizes(spec), value_for)]
    if len(runs) == 1:
        return str(runs[0][0])
    return ", ".join(f"{value} ({_span(run[0], run[-1])})" for value, run in runs)


def plain(game: AnyGame, t: Catalogue) -> dict[str, Plain]:
    """A game as plain data."""
    spec = game.spec
    return {
        "id": spec.id,
        "name": t("name"),
        "tagline": t("tagline"),
        "seats": [spec.fewest, spec.most],
        "minutes": {str(seats): list(spec.minutes_for(seats)) for seats in _sizes(spec)},
        "age": spec.age,
        "best": list(spec.best) if spec.best is not None else None,
        "hidden": spec.hidden_information,
        "rules": spec.rules_version,
        "settings": [_plain_setting(setting, spec, t) for setting in spec.settings],
    }


def _plain_setting(setting: Setting, spec: Spec, t: Catalogue) -> dict[str, Plain]:
    sizes = _sizes(spec)
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
