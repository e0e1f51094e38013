"""Which catalogue key says what in Light & Dark."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Event, Phrase
from gloaming.games.light_and_dark.actions import Evenly, Flick, Obstruct, Place, Play, Return, Stride
from gloaming.games.light_and_dark.constants import EFFECTS, NOTHING, TURNS
from gloaming.games.light_and_dark.events import (
    Dealt,
    Declined,
    Deployed,
    Flicked,
    Flipped,
    Obstructed,
    Played,
    Ready,
    Returned,
    Sides,
    Turn,
    Undecided,
    Won,
)
from gloaming.games.light_and_dark.notation import degrees


def describe(action: Action) -> Phrase:
    if isinstance(action, Flick):
        args: dict[str, int | str] = {
            "disc": action.disc + 1,
            "angle": degrees(action.angle),
            "strength": action.strength,
        }
        return Phrase("action-flick", args)
    if isinstance(action, Place):
        return Phrase("action-place", {"count": len(action.places) // 2})
    if isinstance(action, Obstruct):
        turn = action.turn * (360 // TURNS)
        where: dict[str, int | str] = {"x": action.x, "y": action.y, "turn": turn}
        return Phrase("action-obstruct", {"obstacle": action.obstacle + 1, **where})
    if isinstance(action, Stride):
        return Phrase("action-stride", {"disc": action.disc + 1, "x": action.x, "y": action.y})
    if isinstance(action, Return):
        return Phrase("action-return", {"disc": action.disc + 1, "x": action.x, "y": action.y})
    if isinstance(action, Play):
        return Phrase(f"action-{EFFECTS[action.effect]}", {"disc": action.disc + 1})
    return Phrase("action-evenly" if isinstance(action, Evenly) else "action-pass")


def report(event: Event) -> Phrase | None:
    if isinstance(event, Flicked):
        return report_flick(event)
    if isinstance(event, (Sides, Dealt, Ready, Deployed, Obstructed, Turn)):
        return report_start(event)
    if isinstance(event, Flipped):
        args: dict[str, int | str] = {"druids": event.druids, "torches": len(event.discs) - event.druids}
        return Phrase("event-flipped", {**args, "faction": event.faction})
    if isinstance(event, Returned):
        if event.seat == NOTHING:
            return Phrase("event-returned-by-rule", {"disc": event.disc + 1})
        return Phrase("event-returned", {"disc": event.disc + 1}, {"seat": event.seat})
    if isinstance(event, Played):
        return Phrase(f"event-{event.effect}", {"disc": event.disc + 1}, {"seat": event.seat})
    if isinstance(event, Declined):
        return Phrase("event-declined", {}, {"seat": event.seat})
    if isinstance(event, Won):
        ours, theirs = event.points[event.team], event.points[1 - event.team]
        points: dict[str, int | str] = {"ours": ours, "theirs": theirs}
        return Phrase(f"event-won-{event.kind}", {"faction": event.faction, **points})
    if isinstance(event, Undecided):
        return Phrase("event-undecided", {"flicks": event.flicks})
    return None


def report_start(event: Event) -> Phrase | None:
    if isinstance(event, Sides):
        return Phrase("event-sides", {"game": event.game}, {"seat": event.light})
    if isinstance(event, Dealt):
        return Phrase("event-dealt", {"card": event.effect})
    if isinstance(event, Ready):
        return Phrase("event-ready", {}, {"seat": event.seat})
    if isinstance(event, Deployed):
        return Phrase("event-deployed")
    if isinstance(event, Obstructed):
        return Phrase("event-obstructed", {"kind": event.kind}, {"seat": event.seat})
    assert isinstance(event, Turn)
    return Phrase("event-turn", {"faction": event.faction}, {"seat": event.seat})


def report_flick(event: Flicked) -> Phrase:
    """One sentence: what was flicked, how many discs it touched, how many left."""
    touched = {disc for _, *pair in event.touches if event.disc in pair for disc in pair} - {event.disc}
    args: dict[str, int | str] = {
        "disc": event.disc + 1,
        "touched": len(touched),
        "left": len(event.leaves),
    }
    return Phrase("event-flicked", args, {"seat": event.seat})
