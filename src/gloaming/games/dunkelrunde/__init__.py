"""DunkelRunde: girls and boys walk by night, past four ghosts, to the linden, and need each other."""

from __future__ import annotations

from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.games.dunkelrunde import imagine, view
from gloaming.games.dunkelrunde.actions import CATALOGUE
from gloaming.games.dunkelrunde.ai.evaluation import DunkelrundeEvaluation
from gloaming.games.dunkelrunde.constants import name_of
from gloaming.games.dunkelrunde.content.reader import read_content
from gloaming.games.dunkelrunde.content.types import board_of
from gloaming.games.dunkelrunde.rules.child_moves import MoveChild
from gloaming.games.dunkelrunde.rules.ghost_moves import MoveGhost
from gloaming.games.dunkelrunde.rules.group_moves import MoveGroup
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.rules.setup import set_up
from gloaming.games.dunkelrunde.settings import SETTINGS
from gloaming.games.dunkelrunde.terminal import DunkelrundeTerminal
from gloaming.games.dunkelrunde.text import LOG
from gloaming.games.dunkelrunde.view import DunkelrundeView


class Dunkelrunde(Game[Position, DunkelrundeView]):
    """Implements `Game` for DunkelRunde."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="dunkelrunde",
            rules_version=1,
            fewest=2,
            most=6,
            minutes=((15, 30), (22, 45), (30, 50), (32, 60), (35, 75)),
            age=6,
            best=(3, 6),
            settings=SETTINGS,
            max_random_steps=20_000,
        )
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = LOG
        self.terminal = DunkelrundeTerminal()
        self.evaluation = DunkelrundeEvaluation()
        self.content_file = Path(__file__).parent / "content" / "default.toml"

    def read_content(self, text: str) -> Content:
        return read_content(text)

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return set_up(seats, settings, content)

    def view(self, state: Position, seat: int | None) -> DunkelrundeView:
        return view.view(state, seat)

    def imagine(self, view: DunkelrundeView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view, content)

    def can_occur(self, action: Action, seats: int, settings: Settings, content: Content) -> bool:
        size = board_of(content).size
        if isinstance(action, MoveGroup):
            return action.tile < size and action.goal < size
        if isinstance(action, MoveChild):
            return action.child < 2 * seats and action.tile < size
        return isinstance(action, MoveGhost) and action.tile < size

    def inventory(self, state: Position) -> list[str]:
        tiles, road = range(state.board.size), state.board.road
        children = [name_of(child) for child, tile in enumerate(state.children) if tile in tiles]
        return children + [f"ghost {number}" for number, tile in enumerate(state.ghosts, 1) if tile in road]


GAME = Dunkelrunde()
