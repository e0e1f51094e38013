"""What the log says of events."""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Events, counted
from gloaming.core.content import Content
from gloaming.core.state import Phrase
from gloaming.games.betwixt_and_between import events as e
from gloaming.games.betwixt_and_between import solo_events as solo
from gloaming.games.betwixt_and_between.actions import EXPLORATION, SPACE, SPELL
from gloaming.games.betwixt_and_between.constants import ELEMENTS, NOTHING

Args = dict[str, int | str]
LOG: Final = Events(card=EXPLORATION, spell=SPELL, space=SPACE, goal=SPACE, dummy=counted(2))

LOG.say(e.Began, "first:seat")
LOG.say(e.Round, "round first:seat")
LOG.say(e.Shuffled, "deck")
LOG.say(e.Learned, "discarded:count")
LOG.say(e.Turn, "seat")
LOG.say(e.Faded, "seat spells:count")
LOG.say(e.Explored, "seat card")
LOG.say(e.Gained, "seat element amount")
LOG.say(e.Took, "seat spell")
LOG.say(e.Placed, "seat card space", lambda event: "placed" if event.replaced == NOTHING else "replaced")
LOG.say(e.Unplaced, "seat card")
LOG.say(e.Moved, "seat goal:space", lambda event: "tunnelled" if event.tunnel else "moved")
LOG.say(e.Performed, "seat card action")
LOG.say(e.Activated, "seat spell")
LOG.say(
    e.Reshaped,
    "seat card goal:space",
    lambda event: "turned" if event.source == event.goal else "reshaped",
)
LOG.say(e.Replenished, "seat space gems:count")
LOG.say(e.Exchanged, "seat old new")
LOG.say(e.Destroyed, "seat card space")
LOG.say(e.Discarded, "seat card")
LOG.say(e.Summoned, "seat space")
LOG.say(e.Scouted, "seat goal:space")
LOG.say(e.Dismissed, "seat")
LOG.say(e.Prepared, "seat spell")
LOG.say(e.Offered, "seat tokens")
LOG.say(e.Declined, "seat")
LOG.say(e.Renewed, "spells:count")
LOG.say(e.Cleared, "seat space card")
LOG.say(e.Counted, "seat rites spells gems total rank")
LOG.say(solo.Stationed, "dummy space")
LOG.say(solo.Barred, "space")
LOG.say(solo.DummyTook, "dummy space element")


def _drew(event: e.Drew, content: Content) -> Phrase:
    return Phrase("event-drew", {"card": content.name(event.deck, event.card)}, {"seat": event.seat})


def _leftover(event: e.Leftover, content: Content) -> Phrase:
    return Phrase("event-leftover", {"count": sum(len(cards) for cards in event.cards)})


def _called(event: e.Called, content: Content) -> Phrase:
    drawn = event.seat == NOTHING
    args: Args = {"element": event.element, "drawn": _yes_or_no(drawn)}
    return Phrase("event-called", args, {} if drawn else {"seat": event.seat})


def _absorbed(event: e.Absorbed, content: Content) -> Phrase:
    seats = {"seat": event.seat}
    if event.absorb != NOTHING:
        args: Args = {"card": content.name("absorb", event.absorb), "count": len(event.gems)}
        return Phrase("event-used", args, seats)
    key = "event-absorbed-familiar" if event.familiar else "event-absorbed"
    return Phrase(key, {"element": ELEMENTS[event.gems[0][2]]}, seats)


def _revealed(event: solo.Revealed, content: Content) -> Phrase:
    args: Args = {"space": SPACE.written[event.space]}
    if event.card == NOTHING:
        return Phrase("event-revealed-blank", args)
    args["card"] = content.name("exploration", event.card)
    return Phrase("event-revealed-lost" if event.lost else "event-revealed", args)


def _dummy_drew(event: solo.DummyDrew, content: Content) -> Phrase:
    args: Args = {"dummy": event.dummy + 1, "element": event.element}
    if not event.nearest:
        return Phrase("event-dummy-drew-none", args)
    return Phrase(
        "event-dummy-drew", {**args, "space": SPACE.written[event.nearest[0]], "distance": event.distance}
    )


def _dummy_moved(event: solo.DummyMoved, content: Content) -> Phrase:
    args: Args = {"dummy": event.dummy + 1, "space": SPACE.written[event.goal]}
    if event.goal == event.source:
        return Phrase("event-dummy-stayed", args)
    args["turned"] = _yes_or_no(event.turned)
    if event.discarded >= 0:
        args["card"] = content.name("exploration", event.discarded)
        return Phrase("event-dummy-discarded", args)
    args["hidden"] = _yes_or_no(event.discarded != NOTHING)
    return Phrase("event-dummy-moved", args)


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


LOG.tell(e.Drew, _drew)
LOG.tell(e.Leftover, _leftover)
LOG.tell(e.Called, _called)
LOG.tell(e.Absorbed, _absorbed)
LOG.tell(solo.Revealed, _revealed)
LOG.tell(solo.DummyDrew, _dummy_drew)
LOG.tell(solo.DummyMoved, _dummy_moved)
