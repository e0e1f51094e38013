"""Discs that slide, push each other, bounce and stop: exact, and the same on every machine."""

from gloaming.shapes.discs.events import Bounced, Event, Left, Segment, Stopped, Touched
from gloaming.shapes.discs.placing import free, nearest, nearest_edge, reaches
from gloaming.shapes.discs.slide import Place, Slide, Sliding, slide
from gloaming.shapes.discs.table import ANCHORED, METRE, Circle, Disc, Obstacle, Rectangle, Table, millimetres
from gloaming.shapes.discs.trying import Flick, Flicked, attempt, attempt_each, touched_by

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
