"""What a contact does to velocities: restitution along the normal, and an end to endless series of contacts.

Energy never grows. A contact separates at restitution times the approach, but at least at APART; what a weak
contact lacks for that it takes from the motion along the contact, and of that it keeps FADE at most, so that
a squeezed disc comes to rest. Below SETTLED the two go on as one. So do two that had more than PATIENCE
contacts each since the push: a pack that just fits between walls would toss its discs to and fro for ever.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from gloaming.physics.discs.motion import Body
from gloaming.physics.discs.obstacles import SLACK

APART: Final = 0.001953125  # 2**-9 m/s
SETTLED: Final = 0.0008544921875  # 0.4375 of it
FADE: Final = 0.96875  # 1 - 2**-5 of the energy that a weak contact may keep
PATIENCE: Final = 256


@final
class Contact:
    """Disc a runs into b: the unit normal from a to b and the speed of approach."""

    def __init__(self, a: Body, b: Body) -> None:
        dx, dy = b.x - a.x, b.y - a.y
        distance = sqrt(dx * dx + dy * dy)
        self.a = a
        self.b = b
        self.nx = dx / distance
        self.ny = dy / distance
        self.vx = a.ux * a.speed - b.ux * b.speed
        self.vy = a.uy * a.speed - b.uy * b.speed
        self.approach = self.vx * self.nx + self.vy * self.ny

    def weary(self) -> bool:
        """Whether both have met too often to bounce any more; an obstacle always has."""
        return self.a.met > PATIENCE and (self.b.obstacle >= 0 or self.b.met > PATIENCE)


def touches(a: Body, b: Body) -> bool:
    """Whether two touch and approach."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.radius + b.radius
    if dx * dx + dy * dy - reach * reach > SLACK * reach:
        return False
    return dx * (a.ux * a.speed - b.ux * b.speed) + dy * (a.uy * a.speed - b.uy * b.speed) > 0.0


def collide(contact: Contact, bounce: float) -> None:
    """Change the velocities of the two of a single contact."""
    if contact.weary():
        stick(contact)
        return
    x, y = loss(contact, bounce)
    if x == contact.vx and y == contact.vy:
        join(contact)
    else:
        give(contact, x, y)


def loss(contact: Contact, bounce: float) -> tuple[float, float]:
    """What the velocity of a relative to b loses: all of it if the two go on as one."""
    nx, ny, approach = contact.nx, contact.ny, contact.approach
    separation = bounce * approach
    if separation >= APART:
        return nx * (approach + separation), ny * (approach + separation)
    slip_x, slip_y = contact.vx - nx * approach, contact.vy - ny * approach
    slip = slip_x * slip_x + slip_y * slip_y
    energy = slip + approach * approach
    if energy < SETTLED * SETTLED:
        return contact.vx, contact.vy
    kept = FADE * energy
    separation = min(APART, sqrt(kept))
    left = max(kept - separation * separation, 0.0)
    lost = 1.0 - sqrt(left / slip) if slip > left else 0.0  # share of the motion along the contact
    return nx * (approach + separation) + slip_x * lost, ny * (approach + separation) + slip_y * lost


def give(contact: Contact, x: float, y: float) -> None:
    """Change the velocity of a relative to b by -(x, y), each by its share."""
    a, b = contact.a, contact.b
    both = a.inverse + b.inverse
    push(a, -x * (a.inverse / both), -y * (a.inverse / both))
    push(b, x * (b.inverse / both), y * (b.inverse / both))


def join(contact: Contact) -> None:
    """Let two go on with one velocity, to the last bit."""
    a, b = contact.a, contact.b
    share = a.inverse / (a.inverse + b.inverse)
    vx, vy = a.ux * a.speed - contact.vx * share, a.uy * a.speed - contact.vy * share
    if a.inverse > 0.0:
        a.go(vx, vy)
    if b.inverse > 0.0:
        b.go(vx, vy)


def stick(contact: Contact) -> None:
    """Let two go on as one, or rest where they hardly move."""
    join(contact)
    if contact.a.speed < SETTLED:
        contact.a.halt()
    if contact.b.speed < SETTLED:
        contact.b.halt()


def push(body: Body, x: float, y: float) -> None:
    """Change a velocity, unless nothing can."""
    if body.inverse > 0.0:
        body.go(body.ux * body.speed + x, body.uy * body.speed + y)
