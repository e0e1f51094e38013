"""Positions as text: `L1 L4 S3 / L1 S1 S6`."""

from __future__ import annotations

from gloaming.games.illuminated.constants import LOWEST_LIGHT, VALUE, rung_of


def write_rung(rung: int) -> str:
    """L3 for value 3 in the Light, S3 for value 3 in the Shadow."""
    return f"{'L' if rung >= LOWEST_LIGHT else 'S'}{VALUE[rung]}"


def read_rungs(text: str) -> list[list[int]]:
    """The rungs by seat, from a text such as `L1 L4 S3 / L1 S1 S6`."""
    rows = [row.split() for row in text.split("/")]
    return [[rung_of("light" if rung[0] == "L" else "shadow", int(rung[1:])) for rung in row] for row in rows]
