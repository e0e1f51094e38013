"""The Sixth Game: gather light roll by roll, and keep it before a gust comes."""

from __future__ import annotations

from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Number, Settings
from gloaming.scaffold.template.actions import CATALOGUE
from gloaming.scaffold.template.evaluation import LightEvaluation
from gloaming.scaffold.template.events import LOG
from gloaming.scaffold.template.state import Position
from gloaming.scaffold.template.terminal import Bars, TableView


class Sixth(Game[Position, TableView]):
    """The game: what is fixed about it, and how it begins."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="sixth",
            rules_version=1,
            fewest=2,
            most=4,
            minutes=((3, 5), (3, 7), (3, 10)),
            settings=(Number("goal", 10, 500, 50),),  # SIX-02
            max_random_steps=2_000,
        )
        self.state_type = Position
        self.listed = CATALOGUE
        self.log = LOG
        self.terminal = Bars()
        self.evaluation = LightEvaluation()

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        state = Position()
        state.content = content
        state.seats = seats
        state.goal = int(settings["goal"])
        state.store = [0] * seats  # SIX-01
        return state


GAME = Sixth()
