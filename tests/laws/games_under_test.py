"""The games that the laws are tested with: all discovered ones, the examples, and the toy games."""

from __future__ import annotations

from paths import ROOT, TOY_GAMES

from gloaming.core.discovery import games
from gloaming.core.game import AnyGame

MORE = (TOY_GAMES, ROOT / "examples")


def found() -> dict[str, AnyGame]:
    """All games by id."""
    return games(*(str(folder) for folder in MORE))


CASES = [(game, seats) for game in found().values() for seats in range(game.spec.fewest, game.spec.most + 1)]
