"""A person as the server knows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A signed-in person; a guest can be reached from this browser only."""

    id: str
    name: str
    guest: bool
    epoch: int
