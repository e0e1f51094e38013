"""The actions of The Illuminated. Each is created once and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, Domain, rows
from gloaming.games.illuminated.constants import MAX_ENTITIES, MAX_SEATS, name_of


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


ENTITIES: Final = MAX_ENTITIES * MAX_SEATS
ENTITY: Final = Domain([name_of(entity) for entity in range(ENTITIES)])
CATALOGUE: Final = Actions(target=ENTITY, sacrifice=ENTITY, helper=ENTITY)

END: Final = CATALOGUE.one(End, "end")
RAISE: Final = CATALOGUE.every(Raise, "raise {target}")
LOWER: Final = CATALOGUE.every(Lower, "lower {target}")
# By target, then by the Sacrifice or Helper.
SACRIFICE: Final = rows(CATALOGUE.every(Sacrifice, "sacrifice {sacrifice:own} {target}"), ENTITIES)
HELP: Final = rows(CATALOGUE.every(Help, "help {helper:own} {target}"), ENTITIES)
