"""DunkelRunde: girls and boys walk by night, past four ghosts, to the linden, and need each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain, read_int
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec, Translate
from gloaming.core.settings import Settings
from gloaming.core.state import Event, Phrase
from gloaming.games.dunkelrunde import codec, imagine, notation, terminal, text, view
from gloaming.games.dunkelrunde.ai.evaluation import DunkelrundeEvaluation
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.constants import name_of
from gloaming.games.dunkelrunde.content.reader import read_content
from gloaming.games.dunkelrunde.content.types import BoardContent
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.rules.setup import new_position
from gloaming.games.dunkelrunde.settings import SETTINGS
from gloaming.games.dunkelrunde.view import DunkelrundeView

DEFAULT_CONTENT = Path(__file__).parent / "content" / "default.toml"


class Dunkelrunde(Game[Position, DunkelrundeView]):
    """Implements `Game` for DunkelRunde."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="dunkelrunde",
            rules_version=1,
            fewest=2,
            most=6,
            minutes=(15, 75),
            settings=SETTINGS,
            max_random_steps=20_000,
        )
        self.evaluation = DunkelrundeEvaluation()
        self.default_content: BoardContent | None = None

    def content(self, text: str | None = None) -> Content:
        if text is not None:
            return read_content(text)
        if self.default_content is None:
            self.default_content = read_content(DEFAULT_CONTENT.read_text(encoding="utf-8"))
        return self.default_content

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return new_position(seats, settings, board_of(content))

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> Position:
        state = Position(read_int(plain, "seats"), board_of(content))
        codec.restore(state, plain)
        return state

    def view(self, state: Position, seat: int | None) -> DunkelrundeView:
        return view.view(state, seat)

    def imagine(self, view: DunkelrundeView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view, board_of(content))

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action | None:
        return notation.parse_action(text)

    def describe_action(self, action: Action) -> Phrase:
        return text.describe_action(action)

    def describe_event(self, event: Event) -> Phrase | None:
        return text.describe_event(event)

    def inventory(self, state: Position) -> list[str]:
        tiles, road = range(state.board.size), state.board.road
        children = [name_of(child) for child, tile in enumerate(state.children) if tile in tiles]
        return children + [f"ghost {number}" for number, tile in enumerate(state.ghosts, 1) if tile in road]

    def render(self, view: DunkelrundeView, names: Sequence[str], t: Translate) -> str:
        return terminal.render(view, board_of(self.content()), names, t)


def board_of(content: Content) -> Board:
    assert isinstance(content, BoardContent)
    return content.board


GAME = Dunkelrunde()
