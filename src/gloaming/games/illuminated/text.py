"""Catalogue keys of actions and events."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Event, Phrase
from gloaming.games.illuminated.actions import Help, Lower, Raise, Sacrifice
from gloaming.games.illuminated.constants import MAX_ENTITIES, name_of
from gloaming.games.illuminated.events import Began, Controlled, Moved, Rolled, Tried, Turn, Undecided, Won


def describe_action(action: Action) -> Phrase:
    if isinstance(action, Raise):
        return Phrase("action-raise", {"target": name_of(action.target)})
    if isinstance(action, Lower):
        return Phrase("action-lower", {"target": name_of(action.target)})
    if isinstance(action, Sacrifice):
        own, target = name_of(action.sacrifice), name_of(action.target)
        return Phrase("action-sacrifice", {"own": own, "target": target})
    if isinstance(action, Help):
        return Phrase("action-help", {"own": name_of(action.helper), "target": name_of(action.target)})
    return Phrase("action-end")


def describe_event(event: Event) -> Phrase | None:
    if isinstance(event, Began):
        return Phrase("event-began", {}, {"seat": event.seat})
    if isinstance(event, Tried):
        own = name_of(event.own) if event.own >= 0 else ""
        args: dict[str, int | str] = {"own": own, "target": name_of(event.target)}
        return Phrase(f"event-tried-{event.verb}", args, {"seat": event.seat})
    if isinstance(event, Rolled):
        return _report_roll(event)
    if isinstance(event, Moved):
        args = {"entity": name_of(event.entity), "zone": event.zone_to, "value": event.value_to}
        return Phrase("event-moved", args)
    if isinstance(event, Controlled):
        if event.seat < 0:
            return Phrase("event-uncontrolled")
        return Phrase("event-controlled", {}, {"seat": event.seat})
    if isinstance(event, Turn):
        return Phrase("event-turn", {"actions": event.actions}, {"seat": event.seat})
    if isinstance(event, Won):
        return Phrase("event-won", {"entity": name_of(event.entity)}, {"seat": event.entity // MAX_ENTITIES})
    return Phrase("event-undecided") if isinstance(event, Undecided) else None


def _report_roll(event: Rolled) -> Phrase:
    key = "event-rolled-success" if event.success else "event-rolled-failure"
    args: dict[str, int | str] = {
        "pip": event.pip,
        "bonus": event.bonus,
        "penalty": event.penalty,
        "total": event.total,
        "needed": event.needed,
    }
    return Phrase(key, args)
