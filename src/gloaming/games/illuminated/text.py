"""What the log says of events."""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Events
from gloaming.core.content import Content
from gloaming.core.state import Phrase
from gloaming.games.illuminated import events as e
from gloaming.games.illuminated.actions import ENTITY
from gloaming.games.illuminated.constants import name_of

LOG: Final = Events(entity=ENTITY, target=ENTITY)
LOG.say(e.Began, "seat")
LOG.say(
    e.Rolled,
    "pip bonus penalty total needed",
    lambda event: "rolled-success" if event.success else "rolled-failure",
)
LOG.say(e.Moved, "entity zone_to:zone value_to:value")
LOG.say(e.Controlled, "seat", lambda event: "controlled" if event.seat >= 0 else "uncontrolled")
LOG.say(e.Turn, "seat actions")
LOG.say(e.Won, "seat entity")
LOG.say(e.Undecided)


def _tried(event: e.Tried, content: Content) -> Phrase:
    own = name_of(event.own) if event.own >= 0 else ""
    return Phrase(
        f"event-tried-{event.verb}", {"own": own, "target": name_of(event.target)}, {"seat": event.seat}
    )


LOG.tell(e.Tried, _tried)
