"""Finds games: built-in ones, installed ones, and those in the folders of GLOAMING_GAMES."""

from __future__ import annotations

import importlib
import logging
import os
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame, Game

OURS = "gloaming.games"
GROUP = OURS
FOLDERS = "GLOAMING_GAMES"


_broken: dict[str, str] = {}  # why a game cannot be used, by module
_found: dict[tuple[str, str], AnyGame] = {}  # by the folders searched, and the id


class UnknownGame(GloamingError):
    """There is no game with this id; the message lists the known ones."""


def games(*folders: str) -> dict[str, AnyGame]:
    """All games by id, in alphabetical order, including those in the given folders.

    A game that cannot be imported is reported once and left out; it does not stop the others.
    """
    found: list[AnyGame] = []
    for name in _module_names(folders):
        try:
            found.append(_game(name))
        except Exception as error:
            _report(name, error)
    return {game.spec.id: game for game in sorted(found, key=lambda game: game.spec.id)}


def find(id: str) -> AnyGame:
    """The game with this id; cached, because looking for all games takes milliseconds."""
    key = (os.environ.get(FOLDERS, ""), id)
    if key not in _found:
        known = games()
        if id not in known:
            raise UnknownGame(why_unknown(id, known))
        _found[key] = known[id]
    return _found[key]


def why_unknown(id: str, known: Iterable[str]) -> str:
    """Why there is no game with this id: it is broken, or there is none."""
    for module, reason in _broken.items():
        if module.rpartition(".")[2] == id:
            return f"the game {id} cannot be loaded: {reason}"
    return f"there is no game {id!r}; there are: {', '.join(known) or 'none'}"


def game_in(module: str) -> AnyGame:
    """The GAME of a module, or of the package that it is in."""
    package = module
    while package:
        game = getattr(importlib.import_module(package), "GAME", None)
        if isinstance(game, Game):
            return cast(AnyGame, game)
        package = package.rpartition(".")[0]
    raise UnknownGame(f"{module} belongs to no game")


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


def _report(name: str, error: Exception) -> None:
    if name not in _broken:
        reason = _broken[name] = " ".join(f"{type(error).__name__}: {error}".split())  # on one line
        logging.getLogger("gloaming").error("the game %s is left out: %s", name, reason)


def _game(name: str) -> AnyGame:
    module = importlib.import_module(name)
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"{name} has no GAME")
    return cast(AnyGame, game)
