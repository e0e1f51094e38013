"""The games that the laws are held against: every discovered one, the example, and the tests' own."""

from __future__ import annotations

from pathlib import Path

from gloaming.core.discover import games
from gloaming.core.game import AnyGame

ROOT = Path(__file__).parent.parent.parent
MORE = (ROOT / "tests" / "worlds", ROOT / "examples")


def found() -> dict[str, AnyGame]:
    """All games by id."""
    return games(*(str(place) for place in MORE))


CASES = [(game, seats) for game in found().values() for seats in range(game.spec.fewest, game.spec.most + 1)]
