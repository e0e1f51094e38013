"""Flicks that are tried, not shown: from the first to the last inside compiled code, as bots want them."""

from __future__ import annotations

from typing import final

from gloaming.physics.discs.events import Event, Touched
from gloaming.physics.discs.simulation import Point, Simulation
from gloaming.physics.discs.surface import Disc, Surface

Flick = tuple[int, int, int]
"""Which disc, and its velocity in units."""


@final
class FlickResult:
    """What came of a flick: whom the flicked disc touched, in order, and where everything rests."""

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


def simulate_flick(table: Surface, discs: list[Disc], flick: Flick) -> FlickResult:
    """Flick one disc and let everything come to rest."""
    return simulate_flicks(table, [discs], [flick])[0]


def simulate_flicks(table: Surface, layouts: list[list[Disc]], flicks: list[Flick]) -> list[FlickResult]:
    """One flick on each layout."""
    found: list[FlickResult] = []
    sliding = Simulation(table, [])
    for discs, (disc, vx, vy) in zip(layouts, flicks, strict=True):
        sliding.set_discs(discs)
        sliding.push(disc, vx, vy)
        sliding.run()
        found.append(FlickResult(touched_by(sliding.events, disc), sliding.places()))
    return found
