"""A flick from its first push to the last rest: the next event is solved, never stepped to."""

from __future__ import annotations

from typing import Final, final

from gloaming.physics.discs.contact import Contact, touches
from gloaming.physics.discs.events import Bounced, Event, Left, Segment, Stopped, Touched
from gloaming.physics.discs.grid import rest
from gloaming.physics.discs.motion import GONE, RESTING, SLIDING, STILL, Body
from gloaming.physics.discs.next_event import LEAVE, MEET, NOBODY, Upcoming
from gloaming.physics.discs.obstacles import Solid
from gloaming.physics.discs.simultaneous import collide_all
from gloaming.physics.discs.surface import PACE, UNIT, Disc, Table

CAP: Final = 8192  # events, then everything freezes

Place = tuple[int, int]


@final
class Slide:
    """What came of pushing discs: events in order, paths, resting places (None once it left), who left."""

    def __init__(
        self,
        events: list[Event],
        segments: list[Segment],
        places: list[Place | None],
        left: list[int],
        frozen: bool,
    ) -> None:
        self.events = events
        self.segments = segments
        self.places = places
        self.left = left
        self.frozen = frozen


@final
class Sliding:
    """Discs on a table that can be flicked from the same places again and again."""

    def __init__(self, table: Table, discs: list[Disc], paths: bool = False) -> None:
        self.table = table
        self.paths = paths
        self.bodies: list[Body] = []
        self.wall = Body(NOBODY)  # stand in for an obstacle's nearest point
        self.upcoming = Upcoming(table, self.bodies)
        self.lay(discs)

    def lay(self, discs: list[Disc]) -> None:
        """Put these discs on the table instead of others."""
        self.discs = discs
        while len(self.bodies) < len(discs):
            self.bodies.append(Body(len(self.bodies)))
        while len(self.bodies) > len(discs):
            self.bodies.pop()
        for body in self.bodies:
            disc = discs[body.index]
            body.radius = float(disc.radius) * UNIT
            body.inverse = 1.0 / float(disc.mass) if disc.mass > 0 else 0.0
        self.start()

    def start(self) -> None:
        """Put every disc back where it lay."""
        self.now = 0.0
        self.frozen = False
        self.events: list[Event] = []
        self.segments: list[Segment] = []
        self.left: list[int] = []
        for body in self.bodies:
            disc = self.discs[body.index]
            body.lie(self.table.across(disc.x), self.table.along(disc.y))
            body.told = RESTING
            body.moved = False
            body.met = 0
            body.segment = None

    def flick(self, disc: int, vx: int, vy: int) -> None:
        """Start anew, push one disc and let everything come to rest."""
        self.start()
        self.push(disc, vx, vy)
        self.run()

    def push(self, disc: int, vx: int, vy: int) -> None:
        """Give a disc a velocity in units."""
        body = self.bodies[disc]
        if body.inverse == 0.0 and (vx != 0 or vy != 0):
            raise ValueError(f"disc {disc} is anchored and cannot be pushed")
        body.go(float(vx) * PACE, float(vy) * PACE)
        self.turn(body)

    def run(self) -> None:
        """Go from event to event until everything rests."""
        for _ in range(CAP):
            if not self.step():
                return
            if len(self.events) >= CAP:
                break
        self.frozen = True
        for body in self.bodies:
            if body.phase == SLIDING:
                body.halt()
                self.turn(body)

    def places(self) -> list[Place | None]:
        """Where each disc rests, in units, or None once it left."""
        return rest(self.table, self.bodies)

    def step(self) -> bool:
        """Go to the next event and through it; False if nothing slides."""
        upcoming = self.upcoming
        if not upcoming.find():
            return False
        self.advance(upcoming.time)
        if upcoming.what == LEAVE:
            self.leave(self.bodies[upcoming.who])
        elif upcoming.what == MEET:
            self.meet()
        return True

    def advance(self, time: float) -> None:
        """Let everything slide on, and rest what has come to its stop."""
        drag = self.table.drag
        self.now += time
        for body in self.upcoming.sliding:
            body.advance(time, drag)
            if body.speed <= STILL:
                body.halt()
                self.turn(body)

    # --- what happens at an event --------------------------------------------------------------------

    def leave(self, body: Body) -> None:
        """A disc's centre is at the edge and goes on outwards."""
        body.halt()
        body.phase = GONE
        self.left.append(body.index)
        self.events.append(Left(self.now, body.index))
        self.turn(body)

    def meet(self) -> None:
        """Everything that touches and approaches at this instant collides; none if it only just passed."""
        contacts = self.contacts()
        for contact in contacts:
            contact.a.met += 1
            contact.b.met += 1
            self.tell(contact.a, contact.b)
        collide_all(contacts, self.table.bounce)
        for contact in contacts:
            self.turn(contact.a)
            self.turn(contact.b)

    def contacts(self) -> list[Contact]:
        """Every contact of this instant, in the order of the discs."""
        found: list[Contact] = []
        for body in self.bodies:
            if body.phase == SLIDING:
                self.knock(body, self.bodies, found)
                self.bump(body, found)
            elif body.phase == RESTING:
                self.knock(body, self.upcoming.sliding, found)
        return found

    def knock(self, body: Body, others: list[Body], found: list[Contact]) -> None:
        """Find a disc's contacts with later ones among others."""
        for other in others:
            later = other.index > body.index
            if later and meets(body, other):
                found.append(Contact(body, other))

    def bump(self, body: Body, found: list[Contact]) -> None:
        """Find a sliding disc's contacts with obstacles."""
        for solid in self.table.solids:
            lean(self.wall, body, solid)
            if touches(body, self.wall):
                found.append(Contact(body, self.wall))
                self.wall = Body(NOBODY)

    def tell(self, a: Body, b: Body) -> None:
        """Note a contact."""
        if b.index == NOBODY:
            self.events.append(Bounced(self.now, a.index, b.obstacle))
        else:
            self.events.append(Touched(self.now, min(a.index, b.index), max(a.index, b.index)))

    def turn(self, body: Body) -> None:
        """Note that a disc's motion is another from now on."""
        if body.index == NOBODY:
            return
        if body.phase == RESTING and body.told == SLIDING:
            self.events.append(Stopped(self.now, body.index))
        body.told = body.phase
        if self.paths:
            self.draw(body)

    def draw(self, body: Body) -> None:
        """End a disc's path here and begin the next one."""
        last = body.segment
        body.segment = None
        if last is not None and last.end < self.now:
            last.end = self.now
            self.segments.append(last)
        if body.phase == SLIDING:
            x, y = body.x - self.table.west, body.y - self.table.south
            body.segment = Segment(body.index, self.now, x, y, body.ux, body.uy, body.speed, self.table.drag)


def meets(a: Body, b: Body) -> bool:
    """Whether two discs, the first of which is still there, touch and approach."""
    return b.phase != GONE and (a.phase == SLIDING or b.phase == SLIDING) and touches(a, b)


def lean(wall: Body, body: Body, solid: Solid) -> None:
    """Put the stand-in of an obstacle where the obstacle is nearest to a disc."""
    x, y = solid.foot(body.x, body.y)
    wall.lie(x, y)
    wall.radius = solid.radius
    wall.obstacle = solid.index


def slide(table: Table, discs: list[Disc], velocities: list[Place], paths: bool = True) -> Slide:
    """Push discs, each with a velocity in units, and let everything come to rest."""
    sliding = Sliding(table, discs, paths)
    for index, (vx, vy) in enumerate(velocities):
        sliding.push(index, vx, vy)
    sliding.run()
    return Slide(sliding.events, sliding.segments, sliding.places(), sliding.left, sliding.frozen)
