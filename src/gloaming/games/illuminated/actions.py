"""The actions of The Illuminated. Each is created once and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.illuminated.constants import MAX_ENTITIES, MAX_SEATS


@dataclass(frozen=True, eq=False)
class Attempt(Action):
    """An action that needs a roll."""

    target: i64


@dataclass(frozen=True, eq=False)
class Raise(Attempt):
    """Manipulate the Target upwards."""


@dataclass(frozen=True, eq=False)
class Lower(Attempt):
    """Manipulate the Target downwards."""


@dataclass(frozen=True, eq=False)
class Sacrifice(Attempt):
    """Pull the Target down with an Entity of the player."""

    sacrifice: i64


@dataclass(frozen=True, eq=False)
class Help(Attempt):
    """Lift the Target with an Entity of the player."""

    helper: i64


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the turn."""


ENTITIES: Final = range(MAX_ENTITIES * MAX_SEATS)
RAISE: Final[list[Raise]] = [Raise(e) for e in ENTITIES]
LOWER: Final[list[Lower]] = [Lower(e) for e in ENTITIES]
SACRIFICE: Final[list[list[Sacrifice]]] = [[Sacrifice(e, s) for e in ENTITIES] for s in ENTITIES]
HELP: Final[list[list[Help]]] = [[Help(e, h) for e in ENTITIES] for h in ENTITIES]
END: Final = End()
