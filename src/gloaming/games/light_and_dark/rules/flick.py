"""The simulation of a flick, and the discs that flip."""

from __future__ import annotations

from gloaming.games.light_and_dark.angles import velocity
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import Left, Simulation, Touched


def simulate_flick(state: LightAndDarkState, disc: int, angle: int, strength: int, paths: bool) -> Simulation:
    """Simulate a flick without changing the state."""
    simulation = Simulation(state.surface(), state.discs_for_flick(disc), paths)
    vx, vy = velocity(angle, strength)
    simulation.push(disc, vx, vy)
    simulation.run()
    return simulation


def hits_of(state: LightAndDarkState, flicked: int, simulation: Simulation) -> list[tuple[float, int]]:
    """The opposing discs that flip, with the time of their first contact (LAD-12 to LAD-14, LAD-48)."""
    touched: dict[int, float] = {}  # by the flicked disc itself
    linked: dict[int, float] = {}  # by a disc that it had touched before
    for event in simulation.events:
        if isinstance(event, Touched) and flicked in (event.a, event.b):
            touched.setdefault(event.b if event.a == flicked else event.a, event.time)
    if state.chain:
        for event in simulation.events:
            if isinstance(event, Touched) and flicked not in (event.a, event.b):
                for by, other in ((event.a, event.b), (event.b, event.a)):
                    if by in touched and event.time >= touched[by]:
                        linked.setdefault(other, event.time)
    side = state.side_of(state.turn)
    found = [(time, disc) for disc, time in (linked | touched).items() if state.sides[disc] != side]
    return sorted(found)


def leaves_of(simulation: Simulation) -> list[tuple[float, int]]:
    """The discs that left, by time and then by index (LAD-23)."""
    return sorted((event.time, event.disc) for event in simulation.events if isinstance(event, Left))


def place_at_rest(state: LightAndDarkState, simulation: Simulation) -> None:
    """Move all discs to their resting places, and take off those that left."""
    for disc, place in enumerate(simulation.places()):
        if place is None:
            state.take_off(disc)
        else:
            state.put(disc, place[0], place[1])
