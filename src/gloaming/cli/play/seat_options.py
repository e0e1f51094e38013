"""Parses --seat and --set: `person:Anna`, `bot:search:500`, `entities=3`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from gloaming.bots.levels import DEFAULT_LEVEL, make, why_unavailable
from gloaming.core.errors import MatchError
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Player
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.i18n.catalogue import Catalogue

USUAL_BOT = DEFAULT_LEVEL
Set = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game.")]


def players(game: AnyGame, seats: int | None, wanted: Sequence[str], t: Catalogue) -> list[Player]:
    """The players; by default one person and bots of the usual level."""
    count = seats if seats is not None else max(len(wanted), game.spec.fewest)
    if not game.spec.fewest <= count <= game.spec.most:
        raise MatchError(f"{game.spec.id} is for {game.spec.fewest} to {game.spec.most} seats, not {count}")
    if len(wanted) > count:
        raise MatchError(f"{len(wanted)} players are named, but there are {count} seats")
    texts = list(wanted) or ["person"]
    texts += ["bot"] * (count - len(texts))
    chosen = [_player(game, text, seat, t) for seat, text in enumerate(texts)]
    for seat, player in enumerate(chosen):
        if any(player.name.casefold() == other.name.casefold() for other in chosen[:seat]):
            raise MatchError(f"two seats are called {player.name!r}")
    return chosen


def _player(game: AnyGame, text: str, seat: int, t: Catalogue) -> Player:
    kind, _, rest = text.partition(":")
    usual = t(f"name-{seat + 1}")
    if kind == "person":
        name = rest.strip() or usual
        if not name.isprintable():
            raise MatchError(f"a name has printable characters only, not {name!r}")
        return Player(name)
    if kind == "bot":
        level = rest.strip() or USUAL_BOT
        make(level, game, game.content())
        return Player(usual, level)
    raise MatchError(f"seat {SEAT_LETTERS[seat]}: expected person:NAME or bot:LEVEL, not {text!r}")


def check(game: AnyGame, levels: Sequence[str | None], settings: Settings, t: Catalogue) -> None:
    """Refuse a bot level that cannot play with these settings; None stands for a person."""
    for level in levels:
        refusal = why_unavailable(level, game, len(levels), settings) if level is not None else None
        if refusal is not None:
            raise MatchError(t(refusal.key, **refusal.args))


def settings(wanted: Sequence[str]) -> dict[str, int | str]:
    """The settings in `key=value` texts; the game checks them."""
    chosen: dict[str, int | str] = {}
    for text in wanted:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise MatchError(f"expected a setting as key=value, not {text!r}")
        if key.strip() in chosen:
            raise MatchError(f"the setting {key.strip()!r} is given twice")
        chosen[key.strip()] = value.strip()
    return chosen
