"""Between Shadow and Light: alone through a country of hexagons, with three white and three black dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain
from gloaming.core.content import Pack
from gloaming.core.game import Game, Say, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import Event, Phrase
from gloaming.games.shadow_and_light import notation
from gloaming.games.shadow_and_light import terminal as drawing
from gloaming.games.shadow_and_light import text as words
from gloaming.games.shadow_and_light import view as views
from gloaming.games.shadow_and_light.ai.success_chance import ShadowAndLightAdvice
from gloaming.games.shadow_and_light.content.lookup import ground_of
from gloaming.games.shadow_and_light.content.reader import TalePack, read_pack
from gloaming.games.shadow_and_light.leaf_merged import leaf
from gloaming.games.shadow_and_light.rules.odds import odds_of
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.prices import price_of
from gloaming.games.shadow_and_light.rules.setup import bring
from gloaming.games.shadow_and_light.settings import SETTINGS, agreed, brought
from gloaming.games.shadow_and_light.unpacking_merged import unpack
from gloaming.games.shadow_and_light.view import ShadowAndLightView

ADVENTURE = Path(__file__).parent / "content" / "default.toml"


class ShadowAndLight(Game[Position, ShadowAndLightView]):
    """The game as the house knows it."""

    def __init__(self) -> None:
        self.spec = Spec(
            id="shadow_and_light",
            rules_version=1,
            fewest=1,
            most=1,
            minutes=(30, 90),
            settings=SETTINGS,
            daily=True,
            bound=20_000,
        )
        self.hints = ShadowAndLightAdvice()
        self.own: TalePack | None = None

    def pack(self, text: str | None = None) -> Pack:
        if text is not None:
            return read_pack(text)
        if self.own is None:
            self.own = read_pack(ADVENTURE.read_text(encoding="utf-8"))
        return self.own

    def setup(self, seats: int, settings: Settings, pack: Pack) -> Position:
        state = Position(ground_of(pack), agreed(settings))
        character = brought(settings)
        if character is not None:
            bring(state, character)
        return state

    def unpack(self, plain: Mapping[str, Plain], pack: Pack) -> Position:
        return unpack(plain, ground_of(pack))

    def view(self, state: Position, seat: int | None) -> ShadowAndLightView:
        return views.view(state, seat)

    def imagine(self, view: ShadowAndLightView, dice: Dice, pack: Pack) -> Position:
        return views.imagine(view, ground_of(pack))

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action | None:
        return notation.read(text)

    def describe(self, action: Action) -> Phrase:
        return words.describe(action)

    def report(self, event: Event) -> Phrase | None:
        return words.report(event)

    def preview(self, state: Position, seat: int, action: Action) -> Event | None:
        """What a legal action costs here and now."""
        return price_of(state, action) if state.why_not(seat, action) is None else None

    def odds(self, state: Position, seat: int, action: Action) -> tuple[int, int] | None:
        return odds_of(state, action)

    def census(self, state: Position) -> list[str]:
        """The figure, the dice, and every weapon and object: in the matrix, held or used up."""
        tale = state.ground.tale
        lying = [cell.what for at, cell in enumerate(tale.loot) if not state.loot >> at & 1]
        things = sorted(thing for thing in [*lying, *state.things, *state.spent] if thing >= 0)
        figure = ["figure"] if 0 <= state.at < state.ground.size else []
        return figure + [f"die {die}" for die in range(len(state.number))] + [f"thing {n}" for n in things]

    def draw(self, view: ShadowAndLightView, names: Sequence[str], say: Say) -> str:
        return drawing.draw(view, ground_of(self.pack()), say)

    def sheet(self, view: ShadowAndLightView, say: Say) -> str:
        return leaf(view, ground_of(self.pack()), say)


GAME = ShadowAndLight()
