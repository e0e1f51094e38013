"""A flick from its first push to the last rest: the next event is solved, never stepped to."""

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

MAX_EVENTS: Final = 8192  # events, then everything freezes

Point = tuple[int, int]


@final
class SlideResult:
    """What came of pushing discs: events in order, paths, resting places (None once it left), who left."""

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
    """Discs on a table that can be flicked from the same places again and again."""

    def __init__(self, table: Surface, discs: list[Disc], paths: bool = False) -> None:
        self.surface = table
        self.paths = paths
        self.bodies: list[Body] = []
        self.obstacle_point = Body(NO_DISC)  # stand in for an obstacle's nearest point
        self.next_event = NextEvent(table, self.bodies)
        self.set_discs(discs)

    def set_discs(self, discs: list[Disc]) -> None:
        """Put these discs on the table instead of others."""
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
        """Put every disc back where it lay."""
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
        """Start anew, push one disc and let everything come to rest."""
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
        """Go from event to event until everything rests."""
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
        """Where each disc rests, in units, or None once it left."""
        return resting_places(self.surface, self.bodies)

    def step(self) -> bool:
        """Go to the next event and through it; False if nothing slides."""
        upcoming = self.next_event
        if not upcoming.find():
            return False
        self.advance(upcoming.time)
        if upcoming.kind == LEAVE:
            self.handle_leave(self.bodies[upcoming.disc])
        elif upcoming.kind == CONTACT:
            self.handle_contacts()
        return True

    def advance(self, time: float) -> None:
        """Let everything slide on, and rest what has come to its stop."""
        drag = self.surface.drag
        self.now += time
        for body in self.next_event.sliding:
            body.advance(time, drag)
            if body.speed <= REST_SPEED:
                body.stop()
                self.record_motion(body)

    # --- what happens at an event --------------------------------------------------------------------

    def handle_leave(self, body: Body) -> None:
        """A disc's centre is at the edge and goes on outwards."""
        body.stop()
        body.phase = GONE
        self.left.append(body.index)
        self.events.append(Left(self.now, body.index))
        self.record_motion(body)

    def handle_contacts(self) -> None:
        """Everything that touches and approaches at this instant collides; none if it only just passed."""
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
        """Every contact of this instant, in the order of the discs."""
        found: list[Contact] = []
        for body in self.bodies:
            if body.phase == SLIDING:
                self.add_disc_contacts(body, self.bodies, found)
                self.add_obstacle_contacts(body, found)
            elif body.phase == RESTING:
                self.add_disc_contacts(body, self.next_event.sliding, found)
        return found

    def add_disc_contacts(self, body: Body, others: list[Body], found: list[Contact]) -> None:
        """Find a disc's contacts with later ones among others."""
        for other in others:
            later = other.index > body.index
            if later and discs_collide(body, other):
                found.append(Contact(body, other))

    def add_obstacle_contacts(self, body: Body, found: list[Contact]) -> None:
        """Find a sliding disc's contacts with obstacles."""
        for solid in self.surface.solids:
            move_to_nearest_point(self.obstacle_point, body, solid)
            if touches(body, self.obstacle_point):
                found.append(Contact(body, self.obstacle_point))
                self.obstacle_point = Body(NO_DISC)

    def record_contact(self, a: Body, b: Body) -> None:
        """Note a contact."""
        if b.index == NO_DISC:
            self.events.append(Bounced(self.now, a.index, b.obstacle))
        else:
            self.events.append(Touched(self.now, min(a.index, b.index), max(a.index, b.index)))

    def record_motion(self, body: Body) -> None:
        """Note that a disc's motion is another from now on."""
        if body.index == NO_DISC:
            return
        if body.phase == RESTING and body.recorded_phase == SLIDING:
            self.events.append(Stopped(self.now, body.index))
        body.recorded_phase = body.phase
        if self.paths:
            self.record_path(body)

    def record_path(self, body: Body) -> None:
        """End a disc's path here and begin the next one."""
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
    """Whether two discs, the first of which is still there, touch and approach."""
    return b.phase != GONE and (a.phase == SLIDING or b.phase == SLIDING) and touches(a, b)


def move_to_nearest_point(wall: Body, body: Body, solid: Solid) -> None:
    """Put the stand-in of an obstacle where the obstacle is nearest to a disc."""
    x, y = solid.nearest_point(body.x, body.y)
    wall.place_at(x, y)
    wall.radius = solid.radius
    wall.obstacle = solid.index


def slide(table: Surface, discs: list[Disc], velocities: list[Point], paths: bool = True) -> SlideResult:
    """Push discs, each with a velocity in units, and let everything come to rest."""
    sliding = Simulation(table, discs, paths)
    for index, (vx, vy) in enumerate(velocities):
        sliding.push(index, vx, vy)
    sliding.run()
    return SlideResult(sliding.events, sliding.segments, sliding.places(), sliding.left, sliding.frozen)
