"""Discs that slide, push each other, bounce and stop: exact, and the same on every machine."""

from gloaming.physics.discs.batch import Flick, Flicked, attempt, attempt_each, touched_by
from gloaming.physics.discs.events import Bounced, Event, Left, Segment, Stopped, Touched
from gloaming.physics.discs.placement import free, nearest, nearest_edge, reaches
from gloaming.physics.discs.simulation import Place, Slide, Sliding, slide
from gloaming.physics.discs.surface import (
    ANCHORED,
    METRE,
    Circle,
    Disc,
    Obstacle,
    Rectangle,
    Table,
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
    "Flicked",
    "Left",
    "Obstacle",
    "Place",
    "Rectangle",
    "Segment",
    "Slide",
    "Sliding",
    "Stopped",
    "Table",
    "Touched",
    "attempt",
    "attempt_each",
    "free",
    "millimetres",
    "nearest",
    "nearest_edge",
    "reaches",
    "slide",
    "touched_by",
]
