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
from gloaming.physics.discs.obstacles import CONTACT_TOLERANCE

MIN_SEPARATION: Final = 0.001953125  # 2**-9 m/s
MERGE_SPEED: Final = 0.0008544921875  # 0.4375 of it
MAX_ENERGY_KEPT: Final = 0.96875  # 1 - 2**-5 of the energy that a weak contact may keep
MAX_CONTACTS: Final = 256


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

    def exhausted(self) -> bool:
        """Whether both have met too often to bounce any more; an obstacle always has."""
        return self.a.contact_count > MAX_CONTACTS and (
            self.b.obstacle >= 0 or self.b.contact_count > MAX_CONTACTS
        )


def touches(a: Body, b: Body) -> bool:
    """Whether two touch and approach."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.radius + b.radius
    if dx * dx + dy * dy - reach * reach > CONTACT_TOLERANCE * reach:
        return False
    return dx * (a.ux * a.speed - b.ux * b.speed) + dy * (a.uy * a.speed - b.uy * b.speed) > 0.0


def collide(contact: Contact, bounce: float) -> None:
    """Change the velocities of the two of a single contact."""
    if contact.exhausted():
        stick(contact)
        return
    x, y = velocity_loss(contact, bounce)
    if x == contact.vx and y == contact.vy:
        merge_velocities(contact)
    else:
        apply_loss(contact, x, y)


def velocity_loss(contact: Contact, bounce: float) -> tuple[float, float]:
    """What the velocity of a relative to b loses: all of it if the two go on as one."""
    nx, ny, approach = contact.nx, contact.ny, contact.approach
    separation = bounce * approach
    if separation >= MIN_SEPARATION:
        return nx * (approach + separation), ny * (approach + separation)
    slip_x, slip_y = contact.vx - nx * approach, contact.vy - ny * approach
    slip = slip_x * slip_x + slip_y * slip_y
    energy = slip + approach * approach
    if energy < MERGE_SPEED * MERGE_SPEED:
        return contact.vx, contact.vy
    kept = MAX_ENERGY_KEPT * energy
    separation = min(MIN_SEPARATION, sqrt(kept))
    left = max(kept - separation * separation, 0.0)
    lost = 1.0 - sqrt(left / slip) if slip > left else 0.0  # share of the motion along the contact
    return nx * (approach + separation) + slip_x * lost, ny * (approach + separation) + slip_y * lost


def apply_loss(contact: Contact, x: float, y: float) -> None:
    """Change the velocity of a relative to b by -(x, y), each by its share."""
    a, b = contact.a, contact.b
    both = a.inverse_mass + b.inverse_mass
    add_velocity(a, -x * (a.inverse_mass / both), -y * (a.inverse_mass / both))
    add_velocity(b, x * (b.inverse_mass / both), y * (b.inverse_mass / both))


def merge_velocities(contact: Contact) -> None:
    """Let two go on with one velocity, to the last bit."""
    a, b = contact.a, contact.b
    share = a.inverse_mass / (a.inverse_mass + b.inverse_mass)
    vx, vy = a.ux * a.speed - contact.vx * share, a.uy * a.speed - contact.vy * share
    if a.inverse_mass > 0.0:
        a.set_velocity(vx, vy)
    if b.inverse_mass > 0.0:
        b.set_velocity(vx, vy)


def stick(contact: Contact) -> None:
    """Let two go on as one, or rest where they hardly move."""
    merge_velocities(contact)
    if contact.a.speed < MERGE_SPEED:
        contact.a.stop()
    if contact.b.speed < MERGE_SPEED:
        contact.b.stop()


def add_velocity(body: Body, x: float, y: float) -> None:
    """Change a velocity, unless nothing can."""
    if body.inverse_mass > 0.0:
        body.set_velocity(body.ux * body.speed + x, body.uy * body.speed + y)
