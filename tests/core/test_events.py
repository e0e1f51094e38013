"""What the log says of an event."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.catalogue import Events, counted
from gloaming.core.content import NO_CONTENT
from gloaming.core.state import Event, Phrase


@dataclass(frozen=True)
class Lost(Event):
    """A player lost cards from a place."""

    player: int
    cards: tuple[int, ...]
    place: int


def test_a_tuple_is_said_as_its_length() -> None:
    log = Events(place=counted(3))
    log.say(Lost, "player:seat cards:count place")
    assert log.describe(Lost(1, (4, 5), 2), NO_CONTENT) == Phrase(
        "event-lost", {"count": 2, "place": 3}, {"seat": 1}
    )
