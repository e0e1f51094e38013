"""Catalogue keys of actions and events."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Event, Phrase
from gloaming.games.light_and_dark import actions as a
from gloaming.games.light_and_dark import events as e
from gloaming.games.light_and_dark.constants import EFFECTS, NOTHING, TURNS
from gloaming.games.light_and_dark.notation import degrees


def describe_action(action: Action) -> Phrase:
    if isinstance(action, a.Flick):
        args: dict[str, int | str] = {
            "disc": action.disc + 1,
            "angle": degrees(action.angle),
            "strength": action.strength,
        }
        return Phrase("action-flick", args)
    if isinstance(action, a.Place):
        return Phrase("action-place", {"count": len(action.places) // 2})
    if isinstance(action, a.Obstruct):
        turn = action.turn * (360 // TURNS)
        where: dict[str, int | str] = {"x": action.x, "y": action.y, "turn": turn}
        return Phrase("action-obstruct", {"obstacle": action.obstacle + 1, **where})
    if isinstance(action, a.Stride):
        return Phrase("action-stride", {"disc": action.disc + 1, "x": action.x, "y": action.y})
    if isinstance(action, a.Return):
        return Phrase("action-return", {"disc": action.disc + 1, "x": action.x, "y": action.y})
    if isinstance(action, a.Play):
        return Phrase(f"action-{EFFECTS[action.effect]}", {"disc": action.disc + 1})
    return Phrase("action-evenly" if isinstance(action, a.Evenly) else "action-pass")


def describe_event(event: Event) -> Phrase | None:
    if isinstance(event, e.Flicked):
        return report_flick(event)
    if isinstance(event, (e.Sides, e.Dealt, e.Ready, e.Deployed, e.Obstructed, e.Turn)):
        return report_start(event)
    if isinstance(event, e.Flipped):
        args: dict[str, int | str] = {"druids": event.druids, "torches": len(event.discs) - event.druids}
        return Phrase("event-flipped", {**args, "faction": event.faction})
    if isinstance(event, e.Returned):
        if event.seat == NOTHING:
            return Phrase("event-returned-by-rule", {"disc": event.disc + 1})
        return Phrase("event-returned", {"disc": event.disc + 1}, {"seat": event.seat})
    if isinstance(event, e.Played):
        return Phrase(f"event-{event.effect}", {"disc": event.disc + 1}, {"seat": event.seat})
    if isinstance(event, e.Declined):
        return Phrase("event-declined", {}, {"seat": event.seat})
    if isinstance(event, e.Won):
        ours, theirs = event.points[event.team], event.points[1 - event.team]
        points: dict[str, int | str] = {"ours": ours, "theirs": theirs}
        return Phrase(f"event-won-{event.kind}", {"faction": event.faction, **points})
    if isinstance(event, e.Undecided):
        return Phrase("event-undecided", {"flicks": event.flicks})
    return None


def report_start(event: Event) -> Phrase | None:
    if isinstance(event, e.Sides):
        return Phrase("event-sides", {"game": event.game}, {"seat": event.light})
    if isinstance(event, e.Dealt):
        return Phrase("event-dealt", {"card": event.effect})
    if isinstance(event, e.Ready):
        return Phrase("event-ready", {}, {"seat": event.seat})
    if isinstance(event, e.Deployed):
        return Phrase("event-deployed")
    if isinstance(event, e.Obstructed):
        return Phrase("event-obstructed", {"kind": event.kind}, {"seat": event.seat})
    assert isinstance(event, e.Turn)
    return Phrase("event-turn", {"faction": event.faction}, {"seat": event.seat})


def report_flick(event: e.Flicked) -> Phrase:
    """The flicked disc, the number of discs that it touched, and of those that left."""
    touched = {disc for _, *pair in event.touches if event.disc in pair for disc in pair} - {event.disc}
    args: dict[str, int | str] = {
        "disc": event.disc + 1,
        "touched": len(touched),
        "left": len(event.leaves),
    }
    return Phrase("event-flicked", args, {"seat": event.seat})
