"""The Sixth Game: gather light roll by roll, and keep it before a gust comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.core.content import Pack
from gloaming.core.game import Game, Say, Spec
from gloaming.core.settings import Number, Settings
from gloaming.core.state import LETTERS, Event, Phrase
from gloaming.scaffold.template import notation
from gloaming.scaffold.template import text as words
from gloaming.scaffold.template import view as views
from gloaming.scaffold.template.actions import FACES, Roll
from gloaming.scaffold.template.ai import SixthHints
from gloaming.scaffold.template.state import PHASES, Position
from gloaming.scaffold.template.view import SixthView


class Sixth(Game[Position, SixthView]):
    """The game as the house knows it."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="sixth",
            rules_version=1,
            fewest=2,
            most=4,
            minutes=(3, 10),
            settings=(Number("goal", 10, 500, 50),),  # SIX-02
            bound=2_000,
        )
        self.hints = SixthHints()

    def setup(self, seats: int, settings: Settings, pack: Pack) -> Position:
        return Position(seats, int(settings["goal"]))

    def unpack(self, plain: Mapping[str, Plain], pack: Pack) -> Position:
        state = Position(read_int(plain, "seats"), read_int(plain, "goal"))
        state.store = read_ints(plain, "store")
        if len(state.store) != state.seats:
            raise CodecError(f"store must have {state.seats} numbers, not {len(state.store)}")
        state.glow = read_int(plain, "glow")
        state.turn = read_int(plain, "turn")
        phase = read_str(plain, "phase")
        if phase not in PHASES:
            raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
        state.resume(PHASES.index(phase))
        return state

    def view(self, state: Position, seat: int | None) -> SixthView:
        return views.view(state, seat)

    def imagine(self, view: SixthView, dice: Dice, pack: Pack) -> Position:
        return views.imagine(view)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action | None:
        return notation.read(text)

    def describe(self, action: Action) -> Phrase:
        return words.describe(action)

    def report(self, event: Event) -> Phrase | None:
        return words.report(event)

    def odds(self, state: Position, seat: int, action: Action) -> tuple[int, int] | None:
        return (FACES - 1, FACES) if isinstance(action, Roll) else None  # SIX-12

    def census(self, state: Position) -> list[str]:
        return ["die", *[f"store {LETTERS[seat]}" for seat in range(len(state.store))]]

    def draw(self, view: SixthView, names: Sequence[str], say: Say) -> str:
        return views.draw(view, names, say)


GAME = Sixth()
