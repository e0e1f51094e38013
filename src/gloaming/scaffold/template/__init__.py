"""The Sixth Game: gather light roll by roll, and keep it before a gust comes."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec, Translate
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.scaffold.template import imagine, terminal, view
from gloaming.scaffold.template.actions import CATALOGUE, Roll
from gloaming.scaffold.template.ai.evaluation import SixthEvaluation
from gloaming.scaffold.template.constants import DIE_FACES
from gloaming.scaffold.template.events import LOG
from gloaming.scaffold.template.rules.position import Position, new_position
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
            minutes=((3, 5), (3, 7), (3, 10)),
            settings=SETTINGS,
            max_random_steps=2_000,
        )
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = LOG
        self.evaluation = SixthEvaluation()

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return new_position(seats, int(settings["goal"]), content)

    def view(self, state: Position, seat: int | None) -> SixthView:
        return view.view(state, seat)

    def imagine(self, view: SixthView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view, content)

    def odds(self, state: Position, seat: int, action: Action) -> tuple[int, int] | None:
        return (DIE_FACES - 1, DIE_FACES) if isinstance(action, Roll) else None  # SIX-12

    def inventory(self, state: Position) -> list[str]:
        return ["die", *[f"store {SEAT_LETTERS[seat]}" for seat in range(len(state.store))]]

    def render(self, view: SixthView, names: Sequence[str], t: Translate) -> str:
        return terminal.render(view, names, t)


GAME = Sixth()
