"""Errors of a store, whatever it keeps its data in."""

from __future__ import annotations

from gloaming.core.errors import GloamingError


class DatabaseError(GloamingError):
    """The database cannot be used; the message says why."""


class DatabaseUnavailable(DatabaseError):
    """The database does not answer; it is unknown whether the last write was stored."""


class InvalidValue(DatabaseError):
    """A query has a text or a number that no database can store."""

    def __init__(self) -> None:
        super().__init__("there is a character or a number in it that no database keeps")
