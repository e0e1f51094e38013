"""Events of a flick in whole microseconds and micrometres, for drawing without physics."""

from __future__ import annotations

from gloaming.games.light_and_dark.events import Flicked, Foreseen
from gloaming.games.light_and_dark.rules.flick import hits_of, leaves_of, simulate_flick
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import Bounced, Simulation, Touched

Rows = tuple[tuple[int, ...], ...]


def micro(value: float) -> int:
    """Millionths, rounded."""
    return round(value * 1_000_000.0)


def flicked_event(state: LightAndDarkState, simulation: Simulation) -> Flicked:
    """The event of a flick; the discs must still be at their old places."""
    return Flicked(
        seat=state.seat_of(state.turn),
        disc=int(state.disc),
        angle=int(state.angle),
        strength=int(state.strength),
        drag=micro(simulation.surface.drag),
        duration=micro(simulation.now),
        paths=paths_of(simulation),
        touches=touches_of(simulation),
        bounces=tuple(
            (micro(event.time), event.disc, event.obstacle)
            for event in simulation.events
            if isinstance(event, Bounced)
        ),
        leaves=tuple((micro(time), disc) for time, disc in leaves_of(simulation)),
        hits=tuple((micro(time), disc) for time, disc in hits_of(state, int(state.disc), simulation)),
        rests=rests_of(state, simulation),
    )


def foreseen_event(state: LightAndDarkState, disc: int, angle: int, strength: int) -> Foreseen:
    """The paths of a flick without an error of the hand."""
    simulation = simulate_flick(state, disc, angle, strength, True)
    drag, duration = micro(simulation.surface.drag), micro(simulation.now)
    return Foreseen(disc, drag, duration, paths_of(simulation), touches_of(simulation))


def paths_of(simulation: Simulation) -> Rows:
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
        for path in simulation.segments
    )


def touches_of(simulation: Simulation) -> Rows:
    return tuple(
        (micro(event.time), event.a, event.b) for event in simulation.events if isinstance(event, Touched)
    )


def rests_of(state: LightAndDarkState, simulation: Simulation) -> Rows:
    """The resting places of discs that moved and did not leave."""
    found: list[tuple[int, ...]] = []
    for disc, place in enumerate(simulation.places()):
        if place is not None and place != (state.xs[disc], state.ys[disc]):
            found.append((disc, place[0], place[1]))
    return tuple(found)
