"""The reasons that a game's rules can give, and those that positions meet."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gloaming.core.discovery import folder
from gloaming.core.game import AnyGame
from gloaming.core.state import State


def declared(game: AnyGame) -> set[str]:
    """The keys of all refusals in the sources of the rules."""
    sources = [file.read_text(encoding="utf-8") for file in (folder(game) / "rules").glob("*.py")]
    return set(re.findall(r'"(refusal-[a-z-]+)"', "\n".join(sources)))


def met(game: AnyGame, states: Iterable[State]) -> set[str]:
    """The keys of the refusals of all actions in these positions, for the seats that have to decide."""
    found = set()
    for state in states:
        for seat in state.deciders():
            refusals = [state.why_not(seat, action) for action in game.catalogue(state.content)]
            found |= {refusal.key for refusal in refusals if refusal is not None}
    return found
