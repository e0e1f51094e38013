"""What texts say of actions and events."""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Events, counted
from gloaming.core.codec import kind
from gloaming.core.content import Content
from gloaming.core.state import Phrase
from gloaming.games.light_and_dark import actions as a
from gloaming.games.light_and_dark import events as e
from gloaming.games.light_and_dark.constants import EFFECTS, MOST_DRUIDS, MOST_TORCHES, TURNS
from gloaming.games.light_and_dark.notation import degrees

Args = dict[str, int | str]


def describe_action(action: Action, content: Content) -> Phrase:
    if isinstance(action, a.Flick):
        args: Args = {"angle": degrees(action.angle), "strength": action.strength}
        return Phrase("action-flick", {"disc": action.disc + 1, **args})
    if isinstance(action, a.Place):
        return Phrase("action-place", {"count": len(action.places) // 2})
    if isinstance(action, a.Obstruct):
        turn = action.turn * (360 // TURNS)
        where: Args = {"x": action.x, "y": action.y, "turn": turn}
        return Phrase("action-obstruct", {"obstacle": action.obstacle + 1, **where})
    if isinstance(action, a.Stride | a.Return):
        return Phrase(f"action-{kind(action)}", {"disc": action.disc + 1, "x": action.x, "y": action.y})
    if isinstance(action, a.Play):
        return Phrase(f"action-{EFFECTS[action.effect]}", {"disc": action.disc + 1})
    return a.CATALOGUE.describe(action, content)


DISC: Final = counted(MOST_DRUIDS + MOST_TORCHES)
LOG: Final = Events(disc=DISC)
LOG.say(e.Sides, "game light:seat")
LOG.say(e.Dealt, "effect:card")
LOG.say(e.Ready, "seat")
LOG.say(e.Deployed)
LOG.say(e.Obstructed, "seat kind")
LOG.say(e.Turn, "seat faction")
LOG.say(e.Returned, "seat disc", lambda event: "returned" if event.seat >= 0 else "returned-by-rule")
LOG.say(e.Declined, "seat")
LOG.say(e.Undecided, "flicks")


def _flicked(event: e.Flicked, content: Content) -> Phrase:
    """The flicked disc, the number of discs that it touched, and of those that left."""
    touched = {disc for _, *pair in event.touches if event.disc in pair for disc in pair} - {event.disc}
    args: Args = {"disc": event.disc + 1, "touched": len(touched), "left": len(event.leaves)}
    return Phrase("event-flicked", args, {"seat": event.seat})


def _flipped(event: e.Flipped, content: Content) -> Phrase:
    args: Args = {"druids": event.druids, "torches": len(event.discs) - event.druids}
    return Phrase("event-flipped", {**args, "faction": event.faction})


def _played(event: e.Played, content: Content) -> Phrase:
    return Phrase(f"event-{event.effect}", {"disc": event.disc + 1}, {"seat": event.seat})


def _won(event: e.Won, content: Content) -> Phrase:
    ours, theirs = event.points[event.team], event.points[1 - event.team]
    return Phrase(f"event-won-{event.kind}", {"faction": event.faction, "ours": ours, "theirs": theirs})


LOG.tell(e.Flicked, _flicked)
LOG.tell(e.Flipped, _flipped)
LOG.tell(e.Played, _played)
LOG.tell(e.Won, _won)
