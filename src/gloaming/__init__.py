"""Gloaming: a tabletop for games played between light and shadow."""

from gloaming.compiled import choose

__version__ = "0.1.0"

COMPILED: bool = choose()
"""Whether core, games and bots run compiled; decided once, before any of them is imported."""
