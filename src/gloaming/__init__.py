"""Gloaming: a tabletop for games played between light and shadow.

game = gloaming.find("illuminated")
dice = gloaming.Seeded(1)
"""

from typing import TYPE_CHECKING

from gloaming.compiled import choose

if TYPE_CHECKING:
    from gloaming.core.chance import Seeded as Seeded
    from gloaming.core.discovery import find as find

__version__ = "0.1.0"

COMPILED: bool = choose()
"""Whether core, games and bots run compiled; decided once, before any of them is imported."""

PUBLIC = {"Seeded": "gloaming.core.chance", "find": "gloaming.core.discovery"}


def __getattr__(name: str) -> object:
    """Import a public name at its first use: to import one module must not load them all."""
    if name not in PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(PUBLIC[name]), name)
