"""Between Shadow and Light: a solo adventure on a map of hexagons, with three white and three black dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Daily, Game, Spec
from gloaming.core.settings import Settings
from gloaming.games.shadow_and_light import imagine as imagined
from gloaming.games.shadow_and_light import view as views
from gloaming.games.shadow_and_light.actions import CATALOGUE
from gloaming.games.shadow_and_light.ai.evaluation import ShadowAndLightEvaluation
from gloaming.games.shadow_and_light.content.lookup import lookup_of
from gloaming.games.shadow_and_light.content.reader import read_content
from gloaming.games.shadow_and_light.rules.encounters.guild import JOKER_SIDES, Master
from gloaming.games.shadow_and_light.rules.encounters.placement import Place
from gloaming.games.shadow_and_light.rules.movement import Reach
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.setup import set_up
from gloaming.games.shadow_and_light.settings import SETTINGS
from gloaming.games.shadow_and_light.terminal import ShadowAndLightTerminal
from gloaming.games.shadow_and_light.text import LOG
from gloaming.games.shadow_and_light.view import ShadowAndLightView


class ShadowAndLight(Game[Position, ShadowAndLightView]):
    """The game's implementation of the contract."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="shadow_and_light",
            rules_version=1,
            fewest=1,
            most=1,
            minutes=((30, 90),),
            settings=SETTINGS,
            max_random_steps=20_000,
        )
        self.daily = Daily()
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = LOG
        self.terminal = ShadowAndLightTerminal()
        self.evaluation = ShadowAndLightEvaluation()
        self.content_file = Path(__file__).parent / "content" / "default.toml"

    def read_content(self, text: str) -> Content:
        return read_content(text)

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return set_up(settings, content)

    def view(self, state: Position, seat: int | None) -> ShadowAndLightView:
        return views.view(state, seat)

    def imagine(self, view: ShadowAndLightView, dice: Dice, content: Content) -> Position:
        return imagined.imagine(view, content)

    def can_occur(self, action: Action, seats: int, settings: Settings, content: Content) -> bool:
        lookup = lookup_of(content)
        if isinstance(action, Place):
            return action.field < max(len(masks) for masks in lookup.masks)
        if isinstance(action, Master):
            sides = lookup.adventure.tasks[action.task].sides
            return action.sides == sides if sides else action.sides in JOKER_SIDES
        return True

    def like(self, kind: str, fields: Mapping[str, int]) -> Sequence[Action]:
        if kind == "reach" and "field" in fields:
            return [Reach(fields["field"])]
        return super().like(kind, fields)

    def inventory(self, state: Position) -> list[str]:
        """The figure, the dice, and every weapon and object: in the matrix, held or used up."""
        loot = state.lookup.adventure.loot
        in_matrix = [cell.what for at, cell in enumerate(loot) if not state.loot >> at & 1]
        things = sorted(thing for thing in [*in_matrix, *state.things, *state.spent] if thing >= 0)
        figure = ["figure"] if 0 <= state.at < state.lookup.size else []
        return figure + [f"die {die}" for die in range(len(state.number))] + [f"thing {n}" for n in things]


GAME = ShadowAndLight()
