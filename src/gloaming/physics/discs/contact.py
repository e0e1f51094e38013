"""Velocities after one contact.

Energy never grows. A contact separates at restitution times the approach speed, but at least at
MIN_SEPARATION. A weak contact takes the difference from the motion along the contact and keeps at most
MAX_ENERGY_KEPT of its energy, so a squeezed disc comes to rest. Below MERGE_SPEED both bodies continue with
one velocity. So do bodies with more than MAX_CONTACTS contacts each since the push, because discs packed
between walls could otherwise bounce forever.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from gloaming.physics.discs.motion import Body
from gloaming.physics.discs.obstacles import CONTACT_TOLERANCE

MIN_SEPARATION: Final = 0.001953125  # 2**-9 m/s
MERGE_SPEED: Final = 0.0008544921875  # 0.4375 of MIN_SEPARATION
MAX_ENERGY_KEPT: Final = 0.96875  # 1 - 2**-5, share of the energy of a weak contact
MAX_CONTACTS: Final = 256


@final
class Contact:
    """Two bodies in contact: unit normal from a to b, relative velocity and approach speed."""

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
        """Whether both bodies had too many contacts to bounce again; obstacles always had."""
        return self.a.contact_count > MAX_CONTACTS and (
            self.b.obstacle >= 0 or self.b.contact_count > MAX_CONTACTS
        )


def touches(a: Body, b: Body) -> bool:
    """Whether two bodies touch and approach each other."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.radius + b.radius
    if dx * dx + dy * dy - reach * reach > CONTACT_TOLERANCE * reach:
        return False
    return dx * (a.ux * a.speed - b.ux * b.speed) + dy * (a.uy * a.speed - b.uy * b.speed) > 0.0


def collide(contact: Contact, bounce: float) -> None:
    """Apply a single contact to the velocities of both bodies."""
    if contact.exhausted():
        stick(contact)
        return
    x, y = velocity_loss(contact, bounce)
    if x == contact.vx and y == contact.vy:
        merge_velocities(contact)
    else:
        apply_loss(contact, x, y)


def velocity_loss(contact: Contact, bounce: float) -> tuple[float, float]:
    """The loss of relative velocity; all of it if the bodies continue with one velocity."""
    nx, ny, approach = contact.nx, contact.ny, contact.approach
    separation = bounce * approach
    if separation >= MIN_SEPARATION:
        return nx * (approach + separation), ny * (approach + separation)
    slip_x, slip_y = contact.vx - nx * approach, contact.vy - ny * approach
    slip = slip_x * slip_x + slip_y * slip_y
    energy = slip + approach * approach
    if energy < MERGE_SPEED * MERGE_SPEED:
        return contact.vx, contact.vy
    remaining = MAX_ENERGY_KEPT * energy
    separation = min(MIN_SEPARATION, sqrt(remaining))
    left = max(remaining - separation * separation, 0.0)
    lost = 1.0 - sqrt(left / slip) if slip > left else 0.0  # share of the tangential motion
    return nx * (approach + separation) + slip_x * lost, ny * (approach + separation) + slip_y * lost


def apply_loss(contact: Contact, x: float, y: float) -> None:
    """Reduce the relative velocity by (x, y), shared between the bodies by mass."""
    a, b = contact.a, contact.b
    both = a.inverse_mass + b.inverse_mass
    add_velocity(a, -x * (a.inverse_mass / both), -y * (a.inverse_mass / both))
    add_velocity(b, x * (b.inverse_mass / both), y * (b.inverse_mass / both))


def merge_velocities(contact: Contact) -> None:
    """Give both bodies the same velocity, equal to the last bit."""
    a, b = contact.a, contact.b
    share = a.inverse_mass / (a.inverse_mass + b.inverse_mass)
    vx, vy = a.ux * a.speed - contact.vx * share, a.uy * a.speed - contact.vy * share
    if a.inverse_mass > 0.0:
        a.set_velocity(vx, vy)
    if b.inverse_mass > 0.0:
        b.set_velocity(vx, vy)


def stick(contact: Contact) -> None:
    """Give both bodies the same velocity, and stop them if it is below MERGE_SPEED."""
    merge_velocities(contact)
    if contact.a.speed < MERGE_SPEED:
        contact.a.stop()
    if contact.b.speed < MERGE_SPEED:
        contact.b.stop()


def add_velocity(body: Body, x: float, y: float) -> None:
    """Add to a velocity, unless the body is fixed."""
    if body.inverse_mass > 0.0:
        body.set_velocity(body.ux * body.speed + x, body.uy * body.speed + y)
