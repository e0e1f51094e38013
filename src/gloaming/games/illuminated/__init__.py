"""The Illuminated: dice climb out of the Shadow until one of them is the light itself."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import fields
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.games.illuminated import imagine, view
from gloaming.games.illuminated.actions import CATALOGUE
from gloaming.games.illuminated.ai.evaluation import IlluminatedEvaluation
from gloaming.games.illuminated.ai.perfect_play import IlluminatedSolution
from gloaming.games.illuminated.constants import BOTTOM, TOP, entities_of, name_of
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.rules.setup import set_up
from gloaming.games.illuminated.settings import SETTINGS
from gloaming.games.illuminated.terminal import IlluminatedTerminal
from gloaming.games.illuminated.text import LOG
from gloaming.games.illuminated.view import IlluminatedView


class Illuminated(Game[Position, IlluminatedView]):
    """Implements `Game` for The Illuminated."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="illuminated",
            rules_version=1,
            fewest=2,
            most=6,
            minutes=((5, 10), (5, 10), (5, 15), (5, 15), (5, 15)),
            settings=SETTINGS,
            max_random_steps=6_000,
        )
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = LOG
        self.terminal = IlluminatedTerminal()
        self.evaluation = IlluminatedEvaluation()
        self.solvable = IlluminatedSolution()

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return set_up(seats, settings)

    def view(self, state: Position, seat: int | None) -> IlluminatedView:
        return view.view(state, seat)

    def imagine(self, view: IlluminatedView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view)

    def can_occur(self, action: Action, seats: int, settings: Settings, content: Content) -> bool:
        used = set(entities_of(seats, int(settings["entities"])))
        return used.issuperset(fields(action).values())

    def inventory(self, state: Position) -> list[str]:
        entities = entities_of(state.seats, state.each)
        return [name_of(entity) for entity in entities if BOTTOM <= state.rungs[entity] <= TOP]


GAME = Illuminated()
