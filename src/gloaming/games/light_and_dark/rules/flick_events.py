"""A flick as events: whole microseconds and micrometres, so that a browser needs no physics of its own."""

from __future__ import annotations

from typing import Literal

from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.events import Flicked, Foreseen
from gloaming.games.light_and_dark.rules.flick import hits_of, leaves_of, simulate_flick
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import Bounced, Simulation, Touched

Rows = tuple[tuple[int, ...], ...]


def micro(value: float) -> int:
    """Millionths, rounded."""
    return round(value * 1_000_000.0)


def flicked_event(pieces: LightAndDarkState, sliding: Simulation) -> Flicked:
    """All of a flick, before its discs are put where they came to rest."""
    return Flicked(
        seat=pieces.seat_of(pieces.turn),
        disc=int(pieces.disc),
        angle=int(pieces.angle),
        strength=int(pieces.strength),
        drag=micro(sliding.surface.drag),
        duration=micro(sliding.now),
        paths=paths_of(sliding),
        touches=touches_of(sliding),
        bounces=tuple(
            (micro(event.time), event.disc, event.obstacle)
            for event in sliding.events
            if isinstance(event, Bounced)
        ),
        leaves=tuple((micro(time), disc) for time, disc in leaves_of(sliding)),
        hits=tuple((micro(time), disc) for time, disc in hits_of(pieces, int(pieces.disc), sliding)),
        rests=rests_of(pieces, sliding),
    )


def foreseen_event(pieces: LightAndDarkState, flick: Flick) -> Foreseen:
    """The paths that a flick takes if the hand does not err."""
    sliding = simulate_flick(pieces, flick.disc, flick.angle, flick.strength, True)
    drag, duration = micro(sliding.surface.drag), micro(sliding.now)
    return Foreseen(flick.disc, drag, duration, paths_of(sliding), touches_of(sliding))


def paths_of(sliding: Simulation) -> Rows:
    return tuple(
        (
            path.disc,
            micro(path.start),
            micro(path.end),
            micro(path.x),
            micro(path.y),
            micro(path.ux * path.speed),
            micro(path.uy * path.speed),
        )
        for path in sliding.segments
    )


def touches_of(sliding: Simulation) -> Rows:
    return tuple(
        (micro(event.time), event.a, event.b) for event in sliding.events if isinstance(event, Touched)
    )


def rests_of(pieces: LightAndDarkState, sliding: Simulation) -> Rows:
    """Where each disc lies that moved and is still there."""
    found: list[tuple[int, ...]] = []
    for disc, place in enumerate(sliding.places()):
        if place is not None and place != (pieces.xs[disc], pieces.ys[disc]):
            found.append((disc, place[0], place[1]))
    return tuple(found)


def kind_name(complete: str) -> Literal["druids", "torches"]:
    return "torches" if complete == "torches" else "druids"
