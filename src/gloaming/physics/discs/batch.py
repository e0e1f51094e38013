"""Batches of flicks inside compiled code, without paths, for bots."""

from __future__ import annotations

from typing import final

from gloaming.physics.discs.events import Event, Touched
from gloaming.physics.discs.simulation import Point, Simulation
from gloaming.physics.discs.surface import Disc, Surface

Flick = tuple[int, int, int]
"""Index of the disc and its velocity in units."""


@final
class FlickResult:
    """The discs that the flicked disc touched, in order, and where all discs rest."""

    def __init__(self, touched: list[int], places: list[Point | None]) -> None:
        self.touched = touched
        self.places = places


def touched_by(events: list[Event], disc: int) -> list[int]:
    """The discs that a disc touched, each once, in the order of their first contacts."""
    found: list[int] = []
    for event in events:
        if isinstance(event, Touched) and disc in (event.a, event.b):
            other = event.b if event.a == disc else event.a
            if other not in found:
                found.append(other)
    return found


def simulate_flick(surface: Surface, discs: list[Disc], flick: Flick) -> FlickResult:
    """Flick one disc and run until everything rests."""
    return simulate_flicks(surface, [discs], [flick])[0]


def simulate_flicks(surface: Surface, layouts: list[list[Disc]], flicks: list[Flick]) -> list[FlickResult]:
    """One flick on each layout."""
    found: list[FlickResult] = []
    simulation = Simulation(surface, [])
    for discs, (disc, vx, vy) in zip(layouts, flicks, strict=True):
        simulation.set_discs(discs)
        simulation.push(disc, vx, vy)
        simulation.run()
        found.append(FlickResult(touched_by(simulation.events, disc), simulation.places()))
    return found
