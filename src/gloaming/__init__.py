"""Gloaming: a tabletop for games played between light and shadow."""

__version__ = "0.1.0"
