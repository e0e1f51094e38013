"""Contacts at one instant: all of them together, so that a symmetric break stays symmetric."""

from __future__ import annotations

from typing import Final

from gloaming.physics.discs.contact import APART, Contact, collide, loss, push, touches
from gloaming.physics.discs.motion import Body

WEAKER: Final = 0.5  # a weak contact's restitution among stronger ones; below 1, so that series end
SINGULAR: Final = 9.313225746154785e-10  # 2**-30


def collide_all(contacts: list[Contact], bounce: float) -> None:
    """Change the velocities of everything in contact; one by one only what has met too often."""
    if len(contacts) == 1:
        collide(contacts[0], bounce)
    elif weary(contacts):
        for contact in contacts:
            if touches(contact.a, contact.b):
                collide(Contact(contact.a, contact.b), bounce)
    elif weak(contacts) or not collide_jointly(contacts, bounce):
        collide_sharing(contacts, bounce)


def weary(contacts: list[Contact]) -> bool:
    """Whether at least one is."""
    return any(contact.weary() for contact in contacts)


def weak(contacts: list[Contact]) -> bool:
    """Whether all of them are."""
    return all(contact.approach < APART for contact in contacts)


def collide_sharing(contacts: list[Contact], bounce: float) -> None:
    """Let discs meet each of the others with an even share of their mass, and go on with the mean of all.

    The order does not matter, and neither sharing nor taking means adds energy.
    """
    for contact in contacts:
        contact.a.sharing += 1.0
        contact.b.sharing += 1.0
    for contact in contacts:
        a, b = contact.a, contact.b
        both = a.inverse * a.sharing + b.inverse * b.sharing
        x, y = loss(contact, bounce)
        lay_up(a, -x / both, -y / both)
        lay_up(b, x / both, y / both)
    for contact in contacts:
        contact.a.sharing = 0.0
        contact.b.sharing = 0.0
        give_out(contact.a)
        give_out(contact.b)


def collide_jointly(contacts: list[Contact], bounce: float) -> bool:
    """Push everything apart at once, none towards another; False if the pushes are not determined."""
    while True:
        pushes = both_ways(contacts, bounce)
        if not pushes:
            return False
        pushing = [contact for contact, size in zip(contacts, pushes, strict=True) if size > 0.0]
        if len(pushing) == len(contacts):
            break
        contacts = pushing
    for contact, size in zip(contacts, pushes, strict=True):
        lay_up(contact.a, -contact.nx * size, -contact.ny * size)
        lay_up(contact.b, contact.nx * size, contact.ny * size)
    for contact in contacts:
        give_out(contact.a)
        give_out(contact.b)
    return True


def lay_up(body: Body, x: float, y: float) -> None:
    """Add to what a body will be pushed by."""
    body.push_x += x
    body.push_y += y


def give_out(body: Body) -> None:
    """Push a body by all that was laid up."""
    if body.push_x != 0.0 or body.push_y != 0.0:
        push(body, body.push_x * body.inverse, body.push_y * body.inverse)
        body.push_x = 0.0
        body.push_y = 0.0


def both_ways(contacts: list[Contact], bounce: float) -> list[float]:
    """The pushes, solved from either end and averaged: what is symmetric stays so to the last bit."""
    if len(contacts) == 0:
        return []
    forth = pushes_in_order(contacts, bounce)
    back = pushes_in_order(contacts[::-1], bounce)
    if not forth or not back:
        return []
    return [(one + two) * 0.5 for one, two in zip(forth, back[::-1], strict=True)]


def pushes_in_order(contacts: list[Contact], bounce: float) -> list[float]:
    """The sizes of pushes after which every contact separates as it should; empty if not determined."""
    rows = [[coupling(one, two) for two in contacts] for one in contacts]
    wanted = [contact.approach + separation(contact, bounce) for contact in contacts]
    count = len(contacts)
    for k in range(count):
        pivot = rows[k][k]
        if pivot <= SINGULAR * (contacts[k].a.inverse + contacts[k].b.inverse):
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
    """How fast a contact among others separates, never faster than it approached."""
    return max(bounce * contact.approach, min(APART, WEAKER * contact.approach))


def coupling(one: Contact, two: Contact) -> float:
    """How much a push at one contact changes the approach at another."""
    inverse = 0.0
    if one.a is two.a:
        inverse += one.a.inverse
    if one.b is two.b:
        inverse += one.b.inverse
    if one.a is two.b:
        inverse -= one.a.inverse
    if one.b is two.a:
        inverse -= one.b.inverse
    return inverse * (one.nx * two.nx + one.ny * two.ny) if inverse != 0.0 else 0.0
