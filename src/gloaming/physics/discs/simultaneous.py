"""Contacts at one instant are solved together, so that a symmetric break stays symmetric."""

from __future__ import annotations

from typing import Final

from gloaming.physics.discs.contact import (
    MIN_SEPARATION,
    Contact,
    add_velocity,
    collide,
    touches,
    velocity_loss,
)
from gloaming.physics.discs.motion import Body

WEAK_RESTITUTION: Final = 0.5  # of weak contacts among stronger ones; below 1, so that series end
SINGULAR: Final = 9.313225746154785e-10  # 2**-30


def collide_all(contacts: list[Contact], bounce: float) -> None:
    """Apply contacts to the velocities; one by one only if some are exhausted."""
    if len(contacts) == 1:
        collide(contacts[0], bounce)
    elif any_exhausted(contacts):
        for contact in contacts:
            if touches(contact.a, contact.b):
                collide(Contact(contact.a, contact.b), bounce)
    elif all_weak(contacts) or not collide_jointly(contacts, bounce):
        collide_averaged(contacts, bounce)


def any_exhausted(contacts: list[Contact]) -> bool:
    """Whether at least one contact is exhausted."""
    return any(contact.exhausted() for contact in contacts)


def all_weak(contacts: list[Contact]) -> bool:
    """Whether all contacts are weak."""
    return all(contact.approach < MIN_SEPARATION for contact in contacts)


def collide_averaged(contacts: list[Contact], bounce: float) -> None:
    """Split the mass of each body evenly between its contacts and average the results.

    The order does not matter, and no energy is added.
    """
    for contact in contacts:
        contact.a.contacts_now += 1.0
        contact.b.contacts_now += 1.0
    for contact in contacts:
        a, b = contact.a, contact.b
        both = a.inverse_mass * a.contacts_now + b.inverse_mass * b.contacts_now
        x, y = velocity_loss(contact, bounce)
        add_impulse(a, -x / both, -y / both)
        add_impulse(b, x / both, y / both)
    for contact in contacts:
        contact.a.contacts_now = 0.0
        contact.b.contacts_now = 0.0
        apply_impulse(contact.a)
        apply_impulse(contact.b)


def collide_jointly(contacts: list[Contact], bounce: float) -> bool:
    """Apply all impulses at once, none of them negative; False if they are not determined."""
    while True:
        impulses = symmetric_impulses(contacts, bounce)
        if not impulses:
            return False
        positive = [contact for contact, size in zip(contacts, impulses, strict=True) if size > 0.0]
        if len(positive) == len(contacts):
            break
        contacts = positive
    for contact, size in zip(contacts, impulses, strict=True):
        add_impulse(contact.a, -contact.nx * size, -contact.ny * size)
        add_impulse(contact.b, contact.nx * size, contact.ny * size)
    for contact in contacts:
        apply_impulse(contact.a)
        apply_impulse(contact.b)
    return True


def add_impulse(body: Body, x: float, y: float) -> None:
    """Add to the impulse that a body collects."""
    body.impulse_x += x
    body.impulse_y += y


def apply_impulse(body: Body) -> None:
    """Apply the collected impulse to a body."""
    if body.impulse_x != 0.0 or body.impulse_y != 0.0:
        add_velocity(body, body.impulse_x * body.inverse_mass, body.impulse_y * body.inverse_mass)
        body.impulse_x = 0.0
        body.impulse_y = 0.0


def symmetric_impulses(contacts: list[Contact], bounce: float) -> list[float]:
    """Impulses solved in both orders and averaged, so that symmetry holds to the last bit."""
    if len(contacts) == 0:
        return []
    forth = solve_impulses(contacts, bounce)
    back = solve_impulses(contacts[::-1], bounce)
    if not forth or not back:
        return []
    return [(one + two) * 0.5 for one, two in zip(forth, back[::-1], strict=True)]


def solve_impulses(contacts: list[Contact], bounce: float) -> list[float]:
    """Sizes of the impulses that separate all contacts; empty if not determined."""
    rows = [[coupling(one, two) for two in contacts] for one in contacts]
    wanted = [contact.approach + separation(contact, bounce) for contact in contacts]
    count = len(contacts)
    for k in range(count):
        pivot = rows[k][k]
        if pivot <= SINGULAR * (contacts[k].a.inverse_mass + contacts[k].b.inverse_mass):
            return []
        for i in range(k + 1, count):
            share = rows[i][k] / pivot
            if share != 0.0:
                for j in range(k, count):
                    rows[i][j] -= share * rows[k][j]
                wanted[i] -= share * wanted[k]
    for k in range(count - 1, -1, -1):
        for j in range(k + 1, count):
            wanted[k] -= rows[k][j] * wanted[j]
        wanted[k] /= rows[k][k]
    return wanted


def separation(contact: Contact, bounce: float) -> float:
    """The separation speed of a contact among others, at most its approach speed."""
    return max(bounce * contact.approach, min(MIN_SEPARATION, WEAK_RESTITUTION * contact.approach))


def coupling(one: Contact, two: Contact) -> float:
    """How much an impulse at one contact changes the approach speed at another."""
    inverse = 0.0
    if one.a is two.a:
        inverse += one.a.inverse_mass
    if one.b is two.b:
        inverse += one.b.inverse_mass
    if one.a is two.b:
        inverse -= one.a.inverse_mass
    if one.b is two.a:
        inverse -= one.b.inverse_mass
    return inverse * (one.nx * two.nx + one.ny * two.ny) if inverse != 0.0 else 0.0
