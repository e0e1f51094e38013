"""Sliding, colliding discs, solved exactly and with the same bits on every machine."""

from gloaming.physics.discs.batch import Flick, FlickResult, simulate_flick, simulate_flicks, touched_by
from gloaming.physics.discs.events import Bounced, Event, Left, Segment, Stopped, Touched
from gloaming.physics.discs.placement import can_move_to, is_free, nearest_free, nearest_free_to_edge
from gloaming.physics.discs.simulation import Point, Simulation, SlideResult, slide
from gloaming.physics.discs.surface import (
    ANCHORED,
    METRE,
    Circle,
    Disc,
    Obstacle,
    Rectangle,
    Surface,
    millimetres,
)

__all__ = [
    "ANCHORED",
    "METRE",
    "Bounced",
    "Circle",
    "Disc",
    "Event",
    "Flick",
    "FlickResult",
    "Left",
    "Obstacle",
    "Point",
    "Rectangle",
    "Segment",
    "Simulation",
    "SlideResult",
    "Stopped",
    "Surface",
    "Touched",
    "can_move_to",
    "is_free",
    "millimetres",
    "nearest_free",
    "nearest_free_to_edge",
    "simulate_flick",
    "simulate_flicks",
    "slide",
    "touched_by",
]
