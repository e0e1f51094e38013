"""Actions as text: `A girl > 17`, `group 12 > 15`, `ghost 2 > 31`; a tile is its number."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.dunkelrunde.actions import (
    MOVE_CHILD,
    MOVE_GHOST,
    MOVE_GROUP,
    MoveChild,
    MoveGhost,
    MoveGroup,
)
from gloaming.games.dunkelrunde.constants import GHOSTS, MAX_TILES, name_of


def format_action(action: Action) -> str:
    if isinstance(action, MoveChild):
        return f"{name_of(action.child)} > {action.tile}"
    if isinstance(action, MoveGroup):
        return f"group {action.tile} > {action.goal}"
    assert isinstance(action, MoveGhost)
    return f"ghost {action.ghost + 1} > {action.tile}"


def parse_action(text: str) -> Action | None:
    words = text.split(" ")
    if len(words) != 4 or words[2] != ">":
        return None
    first, second, goal = words[0], words[1], read_number(words[3], MAX_TILES)
    if goal is None:
        return None
    if first == "group":
        tile = read_number(second, MAX_TILES)
        return MOVE_GROUP[tile][goal] if tile is not None else None
    if first == "ghost":
        ghost = read_number(second, GHOSTS + 1)
        return MOVE_GHOST[ghost - 1][goal] if ghost else None
    if len(first) == 1 and first in SEAT_LETTERS and second in ("girl", "boy"):
        return MOVE_CHILD[2 * SEAT_LETTERS.index(first) + (second == "boy")][goal]
    return None


def read_number(text: str, below: int) -> int | None:
    """The number in this text, or None if it is not a plain number below the bound."""
    if not (text.isascii() and text.isdigit()) or str(int(text)) != text:
        return None
    return int(text) if int(text) < below else None
