"""The Sixth Game: gather light roll by roll, and keep it before a gust comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain, read_int
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec, Translate
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS, Event, Phrase
from gloaming.scaffold.template import codec, imagine, notation, terminal, text, view
from gloaming.scaffold.template.actions import Roll
from gloaming.scaffold.template.ai.evaluation import SixthEvaluation
from gloaming.scaffold.template.constants import DIE_FACES
from gloaming.scaffold.template.rules.position import Position
from gloaming.scaffold.template.settings import SETTINGS
from gloaming.scaffold.template.view import SixthView


class Sixth(Game[Position, SixthView]):
    """Implements `Game` for The Sixth Game."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="sixth",
            rules_version=1,
            fewest=2,
            most=4,
            minutes=(3, 10),
            settings=SETTINGS,
            max_random_steps=2_000,
        )
        self.evaluation = SixthEvaluation()

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return Position(seats, int(settings["goal"]))

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> Position:
        state = Position(read_int(plain, "seats"), read_int(plain, "goal"))
        codec.restore(state, plain)
        return state

    def view(self, state: Position, seat: int | None) -> SixthView:
        return view.view(state, seat)

    def imagine(self, view: SixthView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view)

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action | None:
        return notation.parse_action(text)

    def describe_action(self, action: Action, content: Content) -> Phrase:
        return text.describe_action(action)

    def describe_event(self, event: Event, content: Content) -> Phrase | None:
        return text.describe_event(event)

    def odds(self, state: Position, seat: int, action: Action) -> tuple[int, int] | None:
        return (DIE_FACES - 1, DIE_FACES) if isinstance(action, Roll) else None  # SIX-12

    def inventory(self, state: Position) -> list[str]:
        return ["die", *[f"store {SEAT_LETTERS[seat]}" for seat in range(len(state.store))]]

    def render(self, view: SixthView, names: Sequence[str], t: Translate) -> str:
        return terminal.render(view, names, t)


GAME = Sixth()
