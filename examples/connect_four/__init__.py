"""Connect Four: the example of a complete game in the documentation."""

from __future__ import annotations

from connect_four import view as views
from connect_four.actions import CATALOGUE
from connect_four.constants import COLUMNS, DISCS
from connect_four.events import LOG
from connect_four.state import Position, new_position
from connect_four.terminal import ConnectFourTerminal
from connect_four.view import ConnectFourView
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS


class ConnectFour(Game[Position, ConnectFourView]):
    """Implements `Game` for Connect Four."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="connect_four", rules_version=1, fewest=2, most=2, minutes=((5, 10),), max_random_steps=42
        )
        self.state_type = Position
        self.listed = CATALOGUE
        self.terminal = ConnectFourTerminal()
        self.log = LOG  # without an evaluation, bots play positions out at random

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return new_position()

    def view(self, state: Position, seat: int | None) -> ConnectFourView:
        return views.view(state, seat)

    def imagine(self, view: ConnectFourView, dice: Dice, content: Content) -> Position:
        return views.imagine(view)

    def inventory(self, state: Position) -> list[str]:
        """Each player's discs: those in the grid and those not yet dropped."""
        dropped = [seat for column in range(COLUMNS) for seat in state.column(column)]
        left = [DISCS - (len(dropped) + 1 - seat) // 2 for seat in range(2)]
        return [SEAT_LETTERS[seat] for seat in range(2) for _ in range(dropped.count(seat) + left[seat])]


GAME = ConnectFour()
