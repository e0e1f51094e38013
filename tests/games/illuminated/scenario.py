"""Positions of The Illuminated for tests, given as text."""

from __future__ import annotations

from gloaming.core.discovery import find
from gloaming.core.state import Event, Refusal, Seats
from gloaming.games.illuminated.constants import MAX_ENTITIES
from gloaming.games.illuminated.notation import read_rungs, write_rung
from gloaming.games.illuminated.rules.setup import new_position
from gloaming.games.illuminated.state import DECIDE

GAME = find("illuminated")


class Scene:
    """A position such as `L1 L4 S3 / L1 S1 S6`, with a part for each seat."""

    def __init__(
        self, drawn: str, turn: str = "A", actions: int = 2, limit: int = 100, turns: int = 0
    ) -> None:
        rows = read_rungs(drawn)
        self.state = new_position(len(rows), len(rows[0]), limit)
        for seat, row in enumerate(rows):
            for number, rung in enumerate(row):
                self.state.put(seat * MAX_ENTITIES + number, rung)
        self.state.turn = "ABCDEF".index(turn)
        self.state.actions = actions
        self.state.turns = turns
        self.state.phase = DECIDE
        self.events: list[Event] = []

    def _tell(self, event: Event, seats: Seats | None) -> None:
        assert seats is None, "there are no secrets in this game"
        self.events.append(event)

    def refusal(self, text: str) -> Refusal | None:
        action = GAME.parse_action(text)
        assert action is not None, text
        return self.state.why_not(self.state.turn, action)

    def why_not(self, text: str) -> str | None:
        refusal = self.refusal(text)
        return refusal.key if refusal is not None else None

    def play(self, text: str, pip: int | None = None) -> Scene:
        """Apply an action, and roll this pip."""
        action = GAME.parse_action(text)
        assert action is not None and self.why_not(text) is None, text
        self.state.apply(self.state.turn, action, self._tell)
        if pip is not None:
            assert self.state.faces() == 6
            self.state.settle(pip - 1, self._tell)
        return self

    def odds(self, text: str) -> int:
        action = GAME.parse_action(text)
        assert action is not None
        odds = action.odds(self.state, self.state.turn)
        assert odds is not None and odds[1] == 6
        return odds[0]

    @property
    def drawn(self) -> str:
        rows = []
        for seat in range(self.state.seats):
            rungs = self.state.rungs[seat * MAX_ENTITIES : seat * MAX_ENTITIES + self.state.each]
            rows.append(" ".join(write_rung(rung) for rung in rungs))
        return " / ".join(rows)

    @property
    def turn(self) -> str:
        return "ABCDEF"[self.state.turn]
