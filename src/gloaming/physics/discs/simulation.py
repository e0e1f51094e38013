"""Simulates discs from event to event until all rest; there are no time steps."""

from __future__ import annotations

from typing import Final, final

from gloaming.physics.discs.contact import Contact, touches
from gloaming.physics.discs.events import Bounced, Event, Left, Segment, Stopped, Touched
from gloaming.physics.discs.grid import resting_places
from gloaming.physics.discs.motion import GONE, REST_SPEED, RESTING, SLIDING, Body
from gloaming.physics.discs.next_event import CONTACT, LEAVE, NO_DISC, NextEvent
from gloaming.physics.discs.obstacles import Solid
from gloaming.physics.discs.simultaneous import collide_all
from gloaming.physics.discs.surface import LENGTH_UNIT, SPEED_UNIT, Disc, Surface

MAX_EVENTS: Final = 8192  # then all discs are stopped

Point = tuple[int, int]


@final
class SlideResult:
    """Events in order, paths, resting places (None if the disc left) and the discs that left."""

    def __init__(
        self,
        events: list[Event],
        segments: list[Segment],
        places: list[Point | None],
        left: list[int],
        frozen: bool,
    ) -> None:
        self.events = events
        self.segments = segments
        self.places = places
        self.left = left
        self.frozen = frozen


@final
class Simulation:
    """Discs on a surface; they can be flicked repeatedly from the same places."""

    def __init__(self, surface: Surface, discs: list[Disc], paths: bool = False) -> None:
        self.surface = surface
        self.paths = paths
        self.bodies: list[Body] = []
        self.obstacle_point = Body(NO_DISC)  # nearest point of an obstacle, as a body
        self.next_event = NextEvent(surface, self.bodies)
        self.set_discs(discs)

    def set_discs(self, discs: list[Disc]) -> None:
        """Replace the discs."""
        self.discs = discs
        while len(self.bodies) < len(discs):
            self.bodies.append(Body(len(self.bodies)))
        while len(self.bodies) > len(discs):
            self.bodies.pop()
        for body in self.bodies:
            disc = discs[body.index]
            body.radius = float(disc.radius) * LENGTH_UNIT
            body.inverse_mass = 1.0 / float(disc.mass) if disc.mass > 0 else 0.0
        self.reset()

    def reset(self) -> None:
        """Put all discs back at their start."""
        self.now = 0.0
        self.frozen = False
        self.events: list[Event] = []
        self.segments: list[Segment] = []
        self.left: list[int] = []
        for body in self.bodies:
            disc = self.discs[body.index]
            body.place_at(self.surface.metres_x(disc.x), self.surface.metres_y(disc.y))
            body.recorded_phase = RESTING
            body.moved = False
            body.contact_count = 0
            body.segment = None

    def flick(self, disc: int, vx: int, vy: int) -> None:
        """Reset, push one disc and run until everything rests."""
        self.reset()
        self.push(disc, vx, vy)
        self.run()

    def push(self, disc: int, vx: int, vy: int) -> None:
        """Give a disc a velocity in units."""
        body = self.bodies[disc]
        if body.inverse_mass == 0.0 and (vx != 0 or vy != 0):
            raise ValueError(f"disc {disc} is anchored and cannot be pushed")
        body.set_velocity(float(vx) * SPEED_UNIT, float(vy) * SPEED_UNIT)
        self.record_motion(body)

    def run(self) -> None:
        """Process events until everything rests."""
        for _ in range(MAX_EVENTS):
            if not self.step():
                return
            if len(self.events) >= MAX_EVENTS:
                break
        self.frozen = True
        for body in self.bodies:
            if body.phase == SLIDING:
                body.stop()
                self.record_motion(body)

    def places(self) -> list[Point | None]:
        """The place of each disc in units, or None if it left."""
        return resting_places(self.surface, self.bodies)

    def step(self) -> bool:
        """Process the next event; False if nothing slides."""
        next_event = self.next_event
        if not next_event.find():
            return False
        self.advance(next_event.time)
        if next_event.kind == LEAVE:
            self.handle_leave(self.bodies[next_event.disc])
        elif next_event.kind == CONTACT:
            self.handle_contacts()
        return True

    def advance(self, time: float) -> None:
        """Slide all discs for a time and stop those that are at rest."""
        drag = self.surface.drag
        self.now += time
        for body in self.next_event.sliding:
            body.advance(time, drag)
            if body.speed <= REST_SPEED:
                body.stop()
                self.record_motion(body)

    def handle_leave(self, body: Body) -> None:
        """Take a disc out of play whose centre crosses the edge."""
        body.stop()
        body.phase = GONE
        self.left.append(body.index)
        self.events.append(Left(self.now, body.index))
        self.record_motion(body)

    def handle_contacts(self) -> None:
        """Collide all bodies that are in contact at this instant; there may be none."""
        contacts = self.find_contacts()
        for contact in contacts:
            contact.a.contact_count += 1
            contact.b.contact_count += 1
            self.record_contact(contact.a, contact.b)
        collide_all(contacts, self.surface.bounce)
        for contact in contacts:
            self.record_motion(contact.a)
            self.record_motion(contact.b)

    def find_contacts(self) -> list[Contact]:
        """All contacts at this instant, in the order of the discs."""
        found: list[Contact] = []
        for body in self.bodies:
            if body.phase == SLIDING:
                self.add_disc_contacts(body, self.bodies, found)
                self.add_obstacle_contacts(body, found)
            elif body.phase == RESTING:
                self.add_disc_contacts(body, self.next_event.sliding, found)
        return found

    def add_disc_contacts(self, body: Body, others: list[Body], found: list[Contact]) -> None:
        """Add the contacts of a disc with discs of a higher index."""
        for other in others:
            later = other.index > body.index
            if later and discs_collide(body, other):
                found.append(Contact(body, other))

    def add_obstacle_contacts(self, body: Body, found: list[Contact]) -> None:
        """Add the contacts of a sliding disc with obstacles."""
        for solid in self.surface.solids:
            move_to_nearest_point(self.obstacle_point, body, solid)
            if touches(body, self.obstacle_point):
                found.append(Contact(body, self.obstacle_point))
                self.obstacle_point = Body(NO_DISC)

    def record_contact(self, a: Body, b: Body) -> None:
        """Add the event of a contact."""
        if b.index == NO_DISC:
            self.events.append(Bounced(self.now, a.index, b.obstacle))
        else:
            self.events.append(Touched(self.now, min(a.index, b.index), max(a.index, b.index)))

    def record_motion(self, body: Body) -> None:
        """Record that the motion of a disc changes now."""
        if body.index == NO_DISC:
            return
        if body.phase == RESTING and body.recorded_phase == SLIDING:
            self.events.append(Stopped(self.now, body.index))
        body.recorded_phase = body.phase
        if self.paths:
            self.record_path(body)

    def record_path(self, body: Body) -> None:
        """End the current segment of a path and begin the next one."""
        last = body.segment
        body.segment = None
        if last is not None and last.end < self.now:
            last.end = self.now
            self.segments.append(last)
        if body.phase == SLIDING:
            x, y = body.x - self.surface.west, body.y - self.surface.south
            body.segment = Segment(
                body.index, self.now, x, y, body.ux, body.uy, body.speed, self.surface.drag
            )


def discs_collide(a: Body, b: Body) -> bool:
    """Whether two discs touch and approach each other; the first must be in play."""
    return b.phase != GONE and (a.phase == SLIDING or b.phase == SLIDING) and touches(a, b)


def move_to_nearest_point(point: Body, disc: Body, solid: Solid) -> None:
    """Move a body to the point of an obstacle that is nearest to a disc."""
    x, y = solid.nearest_point(disc.x, disc.y)
    point.place_at(x, y)
    point.radius = solid.radius
    point.obstacle = solid.index


def slide(surface: Surface, discs: list[Disc], velocities: list[Point], paths: bool = True) -> SlideResult:
    """Push discs, each with a velocity in units, and run until everything rests."""
    simulation = Simulation(surface, discs, paths)
    for index, (vx, vy) in enumerate(velocities):
        simulation.push(index, vx, vy)
    simulation.run()
    return SlideResult(
        simulation.events, simulation.segments, simulation.places(), simulation.left, simulation.frozen
    )
