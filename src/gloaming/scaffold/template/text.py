"""Catalogue keys of actions and events."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Event, Phrase
from gloaming.scaffold.template.actions import Roll
from gloaming.scaffold.template.events import Gust, Kept, Rolled, Turn, Won


def describe_action(action: Action) -> Phrase:
    return Phrase("action-roll") if isinstance(action, Roll) else Phrase("action-keep")


def describe_event(event: Event) -> Phrase | None:
    if isinstance(event, Rolled):
        return Phrase("event-rolled", {"pip": event.pip, "glow": event.glow}, {"seat": event.seat})
    if isinstance(event, Gust):
        return Phrase("event-gust", {"lost": event.lost}, {"seat": event.seat})
    if isinstance(event, Kept):
        return Phrase("event-kept", {"glow": event.glow, "store": event.store}, {"seat": event.seat})
    if isinstance(event, Turn):
        return Phrase("event-turn", {}, {"seat": event.seat})
    if isinstance(event, Won):
        return Phrase("event-won", {"store": event.store}, {"seat": event.seat})
    return None
