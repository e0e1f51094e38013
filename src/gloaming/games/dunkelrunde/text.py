"""What the log says of events."""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Events
from gloaming.core.content import Content
from gloaming.core.state import Phrase
from gloaming.games.dunkelrunde import events as e
from gloaming.games.dunkelrunde.constants import gender

Args = dict[str, int | str]
LOG: Final = Events()
LOG.say(e.Began, "seat")
LOG.say(e.Rolled, "seat six eight", lambda event: "rolled-double" if event.double else "rolled")
LOG.say(e.Expired, "seat")


def _walked(event: e.Walked, content: Content) -> Phrase:
    args: Args = {"steps": len(event.way) - 1, "place": event.place or "road"}
    if event.piece == "child":
        return _child("event-walked-child", event.who[0], args)
    if event.piece == "group":
        return Phrase("event-walked-group", {"count": len(event.who), **args})
    return Phrase("event-walked-ghost", {"ghost": event.who[0] + 1, **args})


def _crossed(event: e.Crossed, content: Content) -> Phrase:
    return Phrase("event-crossed", {"count": len(event.children), "place": event.place})


def _helped(event: e.Helped, content: Content) -> Phrase:
    return _child("event-helped", event.child, {})


def _frightened(event: e.Frightened, content: Content) -> Phrase:
    return _child("event-frightened", event.child, {"place": event.place})


def _broken(event: e.Broken, content: Content) -> Phrase:
    if len(event.winners) == 1:
        return Phrase("event-broken-alone", {}, {"seat": event.winners[0]})
    return Phrase("event-broken", {"count": len(event.winners)})


def _child(key: str, child: int, args: Args) -> Phrase:
    """The text names the child by its player and its gender."""
    return Phrase(key, {"child": gender(child), **args}, {"seat": child // 2})


LOG.tell(e.Walked, _walked)
LOG.tell(e.Crossed, _crossed)
LOG.tell(e.Helped, _helped)
LOG.tell(e.Frightened, _frightened)
LOG.tell(e.Broken, _broken)
