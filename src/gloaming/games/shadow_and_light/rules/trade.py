"""Potions and trade: what may be done at any time."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light.actions import DRINK, END, TRADE
from gloaming.games.shadow_and_light.constants import FOOD_TO_GOLD, FULL, GOLD_TO_FOOD, MOVE
from gloaming.games.shadow_and_light.events import Drank, Traded
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def offer_anytime(state: ShadowAndLightState, offers: list[Action]) -> None:
    """Offer to drink, to trade on a white field, and to end the adventure."""
    if state.potions > 0 and state.health < state.hearts:
        offers.append(DRINK)  # BSL-55
    if can_trade(state):
        if state.gold > 0 and state.food < FULL and state.traded != FOOD_TO_GOLD:
            offers.append(TRADE[GOLD_TO_FOOD])
        if state.food > 0 and state.gold < FULL and state.traded != GOLD_TO_FOOD:
            offers.append(TRADE[FOOD_TO_GOLD])
    offers.append(END)  # BSL-80


def can_trade(state: ShadowAndLightState) -> bool:
    """Whether the figure stands on a white field and is not passing it (BSL-16)."""
    return state.lookup.is_market(state.at) and (state.phase != MOVE or state.steps == 0)


def drink(state: ShadowAndLightState, emit: Emit | None) -> None:
    state.potions -= 1
    state.health += 1
    if emit is not None:
        emit(Drank(), None)


def trade(state: ShadowAndLightState, way: i64, emit: Emit | None) -> None:
    """Trade one for one. Trading back waits for the next throw, so that play cannot go on for ever."""
    given: i64 = 1 if way == GOLD_TO_FOOD else -1
    state.gold -= given
    state.food += given
    state.traded = way
    if emit is not None:
        emit(Traded("gold" if way == GOLD_TO_FOOD else "food"), None)
