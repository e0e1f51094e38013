"""Catalogue keys of actions and events."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import SEAT_LETTERS, Event, Phrase
from gloaming.games.dunkelrunde.actions import MoveChild, MoveGhost, MoveGroup
from gloaming.games.dunkelrunde.constants import gender
from gloaming.games.dunkelrunde.events import (
    Began,
    Broken,
    Crossed,
    Expired,
    Frightened,
    Helped,
    Rolled,
    Walked,
)


def describe_action(action: Action) -> Phrase:
    if isinstance(action, MoveChild):
        args: dict[str, int | str] = {
            "letter": SEAT_LETTERS[action.child // 2],
            "child": gender(action.child),
            "tile": int(action.tile),
        }
        return Phrase("action-move-child", args)
    if isinstance(action, MoveGroup):
        return Phrase("action-move-group", {"tile": int(action.tile), "goal": int(action.goal)})
    assert isinstance(action, MoveGhost)
    return Phrase("action-move-ghost", {"ghost": int(action.ghost) + 1, "tile": int(action.tile)})


def describe_event(event: Event) -> Phrase | None:
    if isinstance(event, Began):
        return Phrase("event-began", {}, {"seat": event.seat})
    if isinstance(event, Rolled):
        key = "event-rolled-double" if event.double else "event-rolled"
        return Phrase(key, {"six": event.six, "eight": event.eight}, {"seat": event.seat})
    if isinstance(event, Expired):
        return Phrase("event-expired", {}, {"seat": event.seat})
    if isinstance(event, Walked):
        return _report_walk(event)
    if isinstance(event, Crossed):
        return Phrase("event-crossed", {"count": len(event.children), "place": event.place})
    if isinstance(event, Helped):
        return _child_phrase("event-helped", event.child, {})
    if isinstance(event, Frightened):
        return _child_phrase("event-frightened", event.child, {"place": event.place})
    return _report_end(event) if isinstance(event, Broken) else None


def _child_phrase(key: str, child: int, args: dict[str, int | str]) -> Phrase:
    return Phrase(key, {"child": gender(child), **args}, {"seat": child // 2})


def _report_walk(event: Walked) -> Phrase:
    args: dict[str, int | str] = {"steps": len(event.way) - 1, "place": event.place or "road"}
    if event.piece == "child":
        return _child_phrase("event-walked-child", event.who[0], args)
    if event.piece == "group":
        return Phrase("event-walked-group", {"count": len(event.who), **args})
    return Phrase("event-walked-ghost", {"ghost": event.who[0] + 1, **args})


def _report_end(event: Broken) -> Phrase:
    if len(event.winners) == 1:
        return Phrase("event-broken-alone", {}, {"seat": event.winners[0]})
    return Phrase("event-broken", {"count": len(event.winners)})
