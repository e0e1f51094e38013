"""Potions and trade: what may be done at any time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.events import Drank, Traded
from gloaming.games.shadow_and_light.rules.kind import HEALTHY, NO_FOOD, NO_GOLD
from gloaming.games.shadow_and_light.state import ShadowAndLightState

NO_POTION: Final = Refusal("refusal-no-potion")
NO_MARKET: Final = Refusal("refusal-no-market")
BAR_FULL: Final = Refusal("refusal-bar-full")
TRADED: Final = Refusal("refusal-traded")


@dataclass(frozen=True, eq=False)
class Drink(Action):
    """A potion heals 1 health (BSL-55)."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.potions < 1:
            return NO_POTION
        return None if state.health < state.hearts else HEALTHY

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.potions -= 1
        state.health += 1
        emit(Drank(), None)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"potions": 1}


@dataclass(frozen=True, eq=False)
class Trade(Action):
    """1 gold becomes 1 food (0), or 1 food 1 gold (1).

    Trading back waits for the next throw, so that play cannot go on for ever.
    """

    way: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        """On a white field, unless the figure is just passing it (BSL-16)."""
        passing = state.phase == c.MOVE and state.steps > 0
        if state.phase == c.CLOSE or passing or not state.lookup.is_market(state.at):
            return NO_MARKET
        if self.way == c.GOLD_TO_FOOD:
            if state.gold < 1:
                return NO_GOLD
        elif state.food < 1:
            return NO_FOOD
        if (state.food if self.way == c.GOLD_TO_FOOD else state.gold) >= c.FULL:
            return BAR_FULL
        return None if state.traded == c.NOTHING or state.traded == self.way else TRADED

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        given: i64 = 1 if self.way == c.GOLD_TO_FOOD else -1
        state.gold -= given
        state.food += given
        state.traded = self.way
        emit(Traded("gold" if self.way == c.GOLD_TO_FOOD else "food"), None)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"gold" if self.way == c.GOLD_TO_FOOD else "food": 1}
