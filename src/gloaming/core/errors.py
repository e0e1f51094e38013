"""Expected errors: what a person did or a file holds is not as it should be."""

from __future__ import annotations


class GloamingError(Exception):
    """Its message is one sentence for the person: what was expected and what came. Never a bug."""
