"""Stores of matches, of each kind."""

from server.storage.match_stores import stores

__all__ = ["stores"]
