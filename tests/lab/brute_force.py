"""Perfect play by full search of the game's states.

It does not use sides, layers or symmetry, so it shares nothing with the solver that it checks.
"""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.evaluation import won
from gloaming.core.state import State


class Brute:
    """Values of states, cached by their plain data."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}

    def values(self, state: State) -> list[float]:
        """Each seat's share of the win under perfect play."""
        outcome = state.outcome()
        if outcome is not None:
            return won(outcome)
        key = str(state.to_plain())
        if key not in self.known:
            self.known[key] = self._search(state)
        return self.known[key]

    def _search(self, state: State) -> list[float]:
        faces = state.faces()
        if faces:
            after = [self._settled(state, face) for face in range(faces)]
            return [sum(shares) / faces for shares in zip(*after, strict=True)]
        (seat,) = state.deciders()
        after = [self._applied(state, seat, action) for action in state.choices(seat).listed]
        return max(after, key=lambda shares: shares[seat])

    def _settled(self, state: State, face: int) -> list[float]:
        after = state.clone()
        after.settle(face)
        return self.values(after)

    def _applied(self, state: State, seat: int, action: Action) -> list[float]:
        after = state.clone()
        after.apply(seat, action)
        return self.values(after)
