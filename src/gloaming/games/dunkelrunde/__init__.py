"""DunkelRunde: girls and boys walk by night, past four ghosts, to the linden, and need each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.core.content import Pack
from gloaming.core.game import Game, Say, Spec
from gloaming.core.settings import SeatOption, Settings
from gloaming.core.state import LETTERS, Event, Phrase
from gloaming.games.dunkelrunde import notation
from gloaming.games.dunkelrunde import terminal as drawing
from gloaming.games.dunkelrunde import text as words
from gloaming.games.dunkelrunde import view as views
from gloaming.games.dunkelrunde.actions import name_of
from gloaming.games.dunkelrunde.ai.evaluation import DunkelrundeHints
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.content.reader import BoardPack, read_pack
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.state import PHASES
from gloaming.games.dunkelrunde.view import DunkelrundeView

BOARD = Path(__file__).parent / "content" / "default.toml"


class Dunkelrunde(Game[Position, DunkelrundeView]):
    """The game as the house knows it."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="dunkelrunde",
            rules_version=1,
            fewest=2,
            most=6,
            minutes=(15, 75),
            settings=(SeatOption("first", ("random",), "random"),),  # DUN-04
            bound=20_000,
        )
        self.hints = DunkelrundeHints()
        self.own: BoardPack | None = None

    def pack(self, text: str | None = None) -> Pack:
        if text is not None:
            return read_pack(text)
        if self.own is None:
            self.own = read_pack(BOARD.read_text(encoding="utf-8"))
        return self.own

    def setup(self, seats: int, settings: Settings, pack: Pack) -> Position:
        state = Position(seats, board_of(pack))
        first = str(settings["first"])
        if first != "random":
            state.begin(LETTERS.index(first))
        return state

    def unpack(self, plain: Mapping[str, Plain], pack: Pack) -> Position:
        state = Position(read_int(plain, "seats"), board_of(pack))
        state.children = read_ints(plain, "children")
        state.ghosts = read_ints(plain, "ghosts")
        state.turn = read_int(plain, "turn")
        state.six = read_int(plain, "six")
        state.eight = read_int(plain, "eight")
        state.child_moved = plain.get("child_moved") is True
        state.ghost_moved = plain.get("ghost_moved") is True
        state.rolls = read_int(plain, "rolls")
        phase = read_str(plain, "phase")
        if phase not in PHASES:
            raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
        state.resume(PHASES.index(phase))
        return state

    def view(self, state: Position, seat: int | None) -> DunkelrundeView:
        return views.view(state, seat)

    def imagine(self, view: DunkelrundeView, dice: Dice, pack: Pack) -> Position:
        return views.imagine(view, board_of(pack))

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action | None:
        return notation.read(text)

    def describe(self, action: Action) -> Phrase:
        return words.describe(action)

    def report(self, event: Event) -> Phrase | None:
        return words.report(event)

    def census(self, state: Position) -> list[str]:
        tiles, road = range(state.board.size), state.board.road
        children = [name_of(child) for child, tile in enumerate(state.children) if tile in tiles]
        return children + [f"ghost {number}" for number, tile in enumerate(state.ghosts, 1) if tile in road]

    def draw(self, view: DunkelrundeView, names: Sequence[str], say: Say) -> str:
        return drawing.draw(view, board_of(self.pack()), names, say)


def board_of(pack: Pack) -> Board:
    assert isinstance(pack, BoardPack)
    return pack.board


GAME = Dunkelrunde()
