"""Finds games: built-in ones, installed ones, and those in the folders of GLOAMING_GAMES."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame, Game

OURS = "gloaming.games"
GROUP = OURS
FOLDERS = "GLOAMING_GAMES"


class UnknownGame(GloamingError):
    """There is no game with this id; the message lists the known ones."""


def games(*folders: str) -> dict[str, AnyGame]:
    """All games by id, in alphabetical order, including those in the given folders."""
    found = [_game(name) for name in _module_names(folders)]
    return {game.spec.id: game for game in sorted(found, key=lambda game: game.spec.id)}


def find(id: str) -> AnyGame:
    """The game with this id."""
    known = games()
    if id not in known:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(known)}")
    return known[id]


def folder(game: AnyGame) -> Path:
    """The folder with the game's catalogues, rules and data."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent


def _module_names(folders: Sequence[str]) -> list[str]:
    ours = importlib.import_module(OURS)
    names = [f"{OURS}.{info.name}" for info in pkgutil.iter_modules(ours.__path__)]
    names += _installed()
    for place in filter(None, [*os.environ.get(FOLDERS, "").split(os.pathsep), *folders]):
        if place not in sys.path:
            sys.path.append(place)
        names += [info.name for info in pkgutil.iter_modules([place]) if info.ispkg]
    return names


@cache
def _installed() -> tuple[str, ...]:
    """Games of other packages; cached because reading entry points is slow."""
    return tuple(point.value for point in entry_points(group=GROUP))


def _game(name: str) -> AnyGame:
    module = importlib.import_module(name)
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"{name} has no GAME")
    return cast(AnyGame, game)
