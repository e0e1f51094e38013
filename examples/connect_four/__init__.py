"""Connect Four: the example of a complete game in the documentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from connect_four import terminal
from connect_four import view as views
from connect_four.actions import DROPS, Drop
from connect_four.constants import COLUMNS, DISCS
from connect_four.events import Dropped, Ended
from connect_four.state import Position, position_of
from connect_four.view import ConnectFourView
from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec, Translate
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS, Event, Phrase


class ConnectFour(Game[Position, ConnectFourView]):
    """Implements `Game` for Connect Four."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="connect_four", rules_version=1, fewest=2, most=2, minutes=(5, 10), max_random_steps=42
        )
        self.evaluation = None  # bots play positions out at random

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return Position()

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> Position:
        return position_of(views.read_columns(plain.get("columns")))

    def view(self, state: Position, seat: int | None) -> ConnectFourView:
        return views.view(state, seat)

    def imagine(self, view: ConnectFourView, dice: Dice, content: Content) -> Position:
        return views.imagine(view)

    def format_action(self, action: Action) -> str:
        """A drop is written as its column's number, from 1 to 7."""
        assert isinstance(action, Drop)
        return str(action.column + 1)

    def parse_action(self, text: str) -> Action | None:
        known = [str(column + 1) for column in range(COLUMNS)]
        return DROPS[known.index(text)] if text in known else None

    def describe_action(self, action: Action, content: Content) -> Phrase:
        return Phrase("action-drop", {"column": self.format_action(action)})

    def describe_event(self, event: Event, content: Content) -> Phrase | None:
        if isinstance(event, Dropped):
            return Phrase("event-dropped", {"column": event.column + 1}, {"seat": event.seat})
        if isinstance(event, Ended) and event.seat >= 0:
            return Phrase("event-won", {}, {"seat": event.seat})
        return Phrase("event-drawn")

    def inventory(self, state: Position) -> list[str]:
        """Each player's discs: those in the grid and those not yet dropped."""
        dropped = [seat for column in range(COLUMNS) for seat in state.column(column)]
        left = [DISCS - (len(dropped) + 1 - seat) // 2 for seat in range(2)]
        return [SEAT_LETTERS[seat] for seat in range(2) for _ in range(dropped.count(seat) + left[seat])]

    def render(self, view: ConnectFourView, names: Sequence[str], t: Translate) -> str:
        return terminal.render(view, names, t)


GAME = ConnectFour()
