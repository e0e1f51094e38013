"""Betwixt & Between: mystics build a landscape of fae, draw magic from it, and weave spells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain, read_int, read_ints
from gloaming.core.content import Content
from gloaming.core.game import Campaign, Game, Spec, Translate
from gloaming.core.settings import Settings
from gloaming.core.state import Event, Phrase
from gloaming.games.betwixt_and_between import codec, imagine, notation, terminal, text, view
from gloaming.games.betwixt_and_between.actions import DONE
from gloaming.games.betwixt_and_between.ai.evaluation import BetwixtAndBetweenEvaluation
from gloaming.games.betwixt_and_between.ai.weave_suggestion import suggest
from gloaming.games.betwixt_and_between.content.reader import CardContent, read_content
from gloaming.games.betwixt_and_between.content.types import Kit
from gloaming.games.betwixt_and_between.rules import setup
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.settings import (
    SCENARIO_WON,
    SETTINGS,
    options_from,
    options_from_plain,
)
from gloaming.games.betwixt_and_between.state import inventory
from gloaming.games.betwixt_and_between.view import BetwixtAndBetweenView

CARDS = Path(__file__).parent / "content" / "default.toml"


class BetwixtAndBetween(Game[Position, BetwixtAndBetweenView]):
    """The game object: rules, content and texts of Betwixt & Between."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="betwixt_and_between",
            rules_version=1,
            fewest=1,
            most=4,
            minutes=(30, 120),
            settings=SETTINGS,
            hidden_information=True,
            campaign=Campaign("scenario", SCENARIO_WON),
            max_random_steps=12_000,
        )
        self.evaluation = BetwixtAndBetweenEvaluation()
        self.own: CardContent | None = None

    def content(self, text: str | None = None) -> Content:
        if text is not None:
            return read_content(text)
        return self.own_pack()

    def own_pack(self) -> CardContent:
        if self.own is None:
            self.own = read_content(CARDS.read_text(encoding="utf-8"))
        return self.own

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        state = Position(seats, kit_of(content), options_from(settings))
        setup.begin(state, None)
        return state

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> Position:
        state = Position(
            read_int(plain, "seats"), kit_of(content), options_from_plain(read_ints(plain, "terms"))
        )
        codec.from_plain(plain, state)
        return state

    def view(self, state: Position, seat: int | None) -> BetwixtAndBetweenView:
        return view.view(state, seat)

    def hides_information(self, view: BetwixtAndBetweenView) -> bool:
        return imagine.hides(view)

    def imagine(self, view: BetwixtAndBetweenView, dice: Dice, content: Content) -> Position:
        return imagine.imagine(view, dice, kit_of(content))

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action | None:
        return notation.parse_action(text)

    def describe_action(self, action: Action, content: Content) -> Phrase:
        return text.describe_action(action, kit_of(content))

    def describe_event(self, event: Event, content: Content) -> Phrase | None:
        return text.describe_event(event, kit_of(content))

    def preview(self, state: Position, seat: int, action: Action) -> Event | None:
        """Suggest a weave to a seat that is about to end its spellbinding."""
        return suggest(state, seat) if action is DONE and state.spellbinding >> seat & 1 else None

    def inventory(self, state: Position) -> list[str]:
        return inventory(state)

    def render(self, view: BetwixtAndBetweenView, names: Sequence[str], t: Translate) -> str:
        return terminal.render(view, self.own_pack().kit, names, t)


def kit_of(content: Content) -> Kit:
    assert isinstance(content, CardContent)
    return content.kit


GAME = BetwixtAndBetween()
