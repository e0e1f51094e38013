"""The Illuminated: dice climb out of the Shadow until one of them is the light itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.core.content import Pack
from gloaming.core.evaluation import Solvable
from gloaming.core.game import Game, Say, Spec
from gloaming.core.settings import Number, SeatOption, Settings
from gloaming.core.state import LETTERS, Event, Phrase
from gloaming.games.illuminated import notation
from gloaming.games.illuminated import text as words
from gloaming.games.illuminated import view as views
from gloaming.games.illuminated.actions import BOTTOM, MOST, SUMMIT, End, name_of, present
from gloaming.games.illuminated.ai.evaluation import IlluminatedHints, winning_pips
from gloaming.games.illuminated.ai.perfect_play import IlluminatedSolvable
from gloaming.games.illuminated.rules.position import PHASES, Position
from gloaming.games.illuminated.view import IlluminatedView


class Illuminated(Game[Position, IlluminatedView]):
    """The game as the house knows it."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="illuminated",
            rules_version=1,
            fewest=2,
            most=6,
            minutes=(5, 15),
            settings=(
                Number("entities", 1, MOST, 5, {4: 4, 5: 3, 6: 3}),  # ILL-03
                SeatOption("first", ("random",), "random"),  # ILL-04
                Number("turn_limit", 0, 1000, 100),  # ILL-08
            ),
            bound=6_000,
        )
        self.hints = IlluminatedHints()
        self.perfect = IlluminatedSolvable()

    def setup(self, seats: int, settings: Settings, pack: Pack) -> Position:
        state = Position(seats, int(settings["entities"]), int(settings["turn_limit"]))
        first = str(settings["first"])
        if first != "random":
            state.begin(LETTERS.index(first))
        return state

    def unpack(self, plain: Mapping[str, Plain], pack: Pack) -> Position:
        seats, each = read_int(plain, "seats"), read_int(plain, "each")
        state = Position(seats, each, read_int(plain, "limit"))
        for entity, rung in zip(present(seats, each), read_ints(plain, "rungs"), strict=True):
            state.put(entity, rung)
        state.turn = read_int(plain, "turn")
        state.actions = read_int(plain, "actions")
        state.turns = read_int(plain, "turns")
        state.pending = notation.read_attempt(read_str(plain, "pending") or None)
        phase = read_str(plain, "phase")
        if phase not in PHASES:
            raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
        state.resume(PHASES.index(phase))
        return state

    def view(self, state: Position, seat: int | None) -> IlluminatedView:
        return views.view(state, seat)

    def imagine(self, view: IlluminatedView, dice: Dice, pack: Pack) -> Position:
        return views.imagine(view)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action | None:
        return notation.read(text)

    def describe(self, action: Action) -> Phrase:
        return words.describe(action)

    def report(self, event: Event) -> Phrase | None:
        return words.report(event)

    def solvable(self) -> Solvable[Position] | None:
        return self.perfect

    def odds(self, state: Position, seat: int, action: Action) -> tuple[int, int] | None:
        return None if isinstance(action, End) else (int(winning_pips(state, action)), 6)

    def census(self, state: Position) -> list[str]:
        entities = present(state.seats, state.each)
        return [name_of(entity) for entity in entities if BOTTOM <= state.rungs[entity] <= SUMMIT]

    def draw(self, view: IlluminatedView, names: Sequence[str], say: Say) -> str:
        return views.draw(view, names, say)


GAME = Illuminated()
