"""Light & Dark: two factions of druids flick discs to flip each other and the torches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Game, Preview, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import Event, Phrase
from gloaming.games.light_and_dark import imagine, notation, text
from gloaming.games.light_and_dark.actions import CATALOGUE, Flick, like
from gloaming.games.light_and_dark.ai.evaluation import LightAndDarkEvaluation
from gloaming.games.light_and_dark.constants import NOTHING
from gloaming.games.light_and_dark.content.reader import read_content
from gloaming.games.light_and_dark.content.types import kit_of
from gloaming.games.light_and_dark.rules.contest import begin_game
from gloaming.games.light_and_dark.rules.flick_events import foreseen_event
from gloaming.games.light_and_dark.rules.position import Position, new_position
from gloaming.games.light_and_dark.settings import SETTINGS, options_from
from gloaming.games.light_and_dark.terminal import LightAndDarkTerminal
from gloaming.games.light_and_dark.view import LightAndDarkView, hides, view_of


class SteadyHand(Preview[Position]):
    """The paths of a flick while Steady Hand is in play (LAD-40)."""

    def event(self, state: Position, seat: int, action: Action) -> Event | None:
        if not isinstance(action, Flick) or not state.steady or state.why_not(seat, action) is not None:
            return None
        return foreseen_event(state, action.disc, action.angle, action.strength)


class LightAndDark(Game[Position, LightAndDarkView]):
    """Spec and contract methods of Light & Dark."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="light_and_dark",
            rules_version=1,
            fewest=2,
            most=6,
            minutes=((10, 15), (10, 15), (10, 20), (10, 20), (10, 20)),
            age=14,
            best=(2, 2),
            settings=SETTINGS,
            hidden_information=True,
            max_random_steps=3_000,
        )
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = text.LOG
        self.preview = SteadyHand()
        self.terminal = LightAndDarkTerminal()
        self.evaluation = LightAndDarkEvaluation()
        self.content_file = Path(__file__).parent / "content" / "default.toml"

    def read_content(self, text: str) -> Content:
        return read_content(text)

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        options = options_from(settings)
        state = new_position(seats, options, content)
        if options.light_team != NOTHING:
            begin_game(state, options.light_team)
        return state

    def view(self, state: Position, seat: int | None) -> LightAndDarkView:
        return view_of(state, seat)

    def hides_information(self, view: LightAndDarkView) -> bool:
        return hides(view)

    def imagine(self, view: LightAndDarkView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view, dice, content)

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action | None:
        return notation.parse_action(text)

    def like(self, kind: str, fields: Mapping[str, int]) -> Sequence[Action]:
        return like(kind, fields, kit_of(self.content()).mark)

    def describe_action(self, action: Action, content: Content) -> Phrase:
        return text.describe_action(action, content)

    def inventory(self, state: Position) -> list[str]:
        discs = [f"druid {disc + 1}" for disc in range(state.druids)]
        discs += [f"torch {disc + 1}" for disc in range(state.druids, len(state.sides))]
        cards = sorted([*state.deck, *state.used, *state.hands[0], *state.hands[1]])
        return discs + [f"card {card}" for card in cards]


GAME = LightAndDark()
