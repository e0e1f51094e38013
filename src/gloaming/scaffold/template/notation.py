"""Actions as text: `roll` and `keep`."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.scaffold.template.actions import KEEP, ROLL, Keep, Roll


def format_action(action: Action) -> str:
    if isinstance(action, Roll):
        return "roll"
    assert isinstance(action, Keep)
    return "keep"


def parse_action(text: str) -> Action | None:
    match text.split():
        case ["roll"]:
            return ROLL
        case ["keep"]:
            return KEEP
    return None
