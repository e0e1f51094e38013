"""Betwixt & Between: mystics build a landscape of fae, draw magic from it, and weave spells."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.content import Content
from gloaming.core.game import Campaign, Game, Preview, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import Event
from gloaming.games.betwixt_and_between import imagine, view
from gloaming.games.betwixt_and_between.actions import CATALOGUE, DONE
from gloaming.games.betwixt_and_between.ai.evaluation import BetwixtAndBetweenEvaluation
from gloaming.games.betwixt_and_between.ai.weave_suggestion import suggest
from gloaming.games.betwixt_and_between.content.reader import read_content
from gloaming.games.betwixt_and_between.rules.adventure.absorb import Absorb
from gloaming.games.betwixt_and_between.rules.adventure.movement import Scout
from gloaming.games.betwixt_and_between.rules.draws import Reveal
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.setup import set_up
from gloaming.games.betwixt_and_between.rules.turn import Lead, Remove
from gloaming.games.betwixt_and_between.settings import SCENARIO_WON, SETTINGS, options_from
from gloaming.games.betwixt_and_between.state import inventory
from gloaming.games.betwixt_and_between.terminal import BetwixtAndBetweenTerminal
from gloaming.games.betwixt_and_between.text import LOG
from gloaming.games.betwixt_and_between.view import BetwixtAndBetweenView


class SuggestedWeave(Preview[Position]):
    """A weave for a seat that is about to end its spellbinding."""

    def event(self, state: Position, seat: int, action: Action) -> Event | None:
        return suggest(state, seat) if action is DONE and state.spellbinding >> seat & 1 else None


class BetwixtAndBetween(Game[Position, BetwixtAndBetweenView]):
    """The game object: rules, content and texts of Betwixt & Between."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="betwixt_and_between",
            rules_version=1,
            fewest=1,
            most=4,
            minutes=((30, 40), (50, 70), (70, 95), (90, 120)),
            settings=SETTINGS,
            hidden_information=True,
            max_random_steps=12_000,
        )
        self.campaign = Campaign("scenario", SCENARIO_WON)
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = LOG
        self.preview = SuggestedWeave()
        self.terminal = BetwixtAndBetweenTerminal()
        self.evaluation = BetwixtAndBetweenEvaluation()
        self.content_file = Path(__file__).parent / "content" / "default.toml"

    def read_content(self, text: str) -> Content:
        return read_content(text)

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        return set_up(seats, settings, content)

    def view(self, state: Position, seat: int | None) -> BetwixtAndBetweenView:
        return view.view(state, seat)

    def views(self, state: Position, seats: Iterable[int | None]) -> list[BetwixtAndBetweenView]:
        return view.views(state, seats)

    def hides_information(self, view: BetwixtAndBetweenView) -> bool:
        return imagine.hides(view)

    def imagine(self, view: BetwixtAndBetweenView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view, dice, content)

    def can_occur(self, action: Action, seats: int, settings: Settings, content: Content) -> bool:
        if isinstance(action, (Lead, Remove, Reveal)):
            return seats == 1
        if isinstance(action, Scout) or (isinstance(action, Absorb) and action.familiar):
            return options_from(settings).has_familiar
        return True

    def inventory(self, state: Position) -> list[str]:
        return inventory(state)


GAME = BetwixtAndBetween()
