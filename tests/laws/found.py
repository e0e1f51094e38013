"""The games that the laws are held against: every discovered one, the example, and the tests' own."""

from __future__ import annotations

import os
from pathlib import Path

from gloaming.core.discover import FOLDERS, games
from gloaming.core.game import AnyGame

ROOT = Path(__file__).parent.parent.parent
MORE = (ROOT / "tests" / "worlds", ROOT / "examples")


def found() -> dict[str, AnyGame]:
    """All games by id."""
    kept = os.environ.get(FOLDERS)
    named = [kept] if kept else []
    os.environ[FOLDERS] = os.pathsep.join([*named, *(str(place) for place in MORE if place.is_dir())])
    try:
        return games()
    finally:
        if kept is None:
            del os.environ[FOLDERS]
        else:
            os.environ[FOLDERS] = kept


CASES = [(game, seats) for game in found().values() for seats in range(game.spec.fewest, game.spec.most + 1)]
