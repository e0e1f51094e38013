"""Discs that slide, push each other, bounce and stop: exact, and the same on every machine."""

from gloaming.shapes.discs.events import Bounced, Event, Left, Segment, Stopped, Touched
from gloaming.shapes.discs.placing import free, nearest, reaches
from gloaming.shapes.discs.slide import Place, Slide, Sliding, slide
from gloaming.shapes.discs.table import ANCHORED, METRE, Circle, Disc, Obstacle, Rectangle, Table, millimetres

__all__ = [
    "ANCHORED",
    "METRE",
    "Bounced",
    "Circle",
    "Disc",
    "Event",
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
    "free",
    "millimetres",
    "nearest",
    "reaches",
    "slide",
]
