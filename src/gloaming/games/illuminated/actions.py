"""All actions of The Illuminated. Each is created once and compared by identity."""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Actions, Domain, rows
from gloaming.games.illuminated.constants import MAX_ENTITIES, MAX_SEATS, name_of
from gloaming.games.illuminated.rules.attempts import Help, Lower, Raise, Sacrifice
from gloaming.games.illuminated.rules.turn import End

ENTITIES: Final = MAX_ENTITIES * MAX_SEATS
ENTITY: Final = Domain([name_of(entity) for entity in range(ENTITIES)])
CATALOGUE: Final = Actions(target=ENTITY, sacrifice=ENTITY, helper=ENTITY)

END: Final = CATALOGUE.one(End, "end")
RAISE: Final = CATALOGUE.every(Raise, "raise {target}")
LOWER: Final = CATALOGUE.every(Lower, "lower {target}")
# By target, then by the Sacrifice or Helper.
SACRIFICE: Final = rows(CATALOGUE.every(Sacrifice, "sacrifice {sacrifice:own} {target}"), ENTITIES)
HELP: Final = rows(CATALOGUE.every(Help, "help {helper:own} {target}"), ENTITIES)
