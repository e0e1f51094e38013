"""Expected errors: wrong input by a user, or a broken file."""

from __future__ import annotations


class GloamingError(Exception):
    """An expected error, never a bug. Its message is one sentence for the user."""


class MatchError(GloamingError):
    """A match that cannot be created as asked; the message says why."""
