"""The prices of actions."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light.constants import BY_GOLD, FOOD, FOOD_TO_GOLD, GOLD_TO_FOOD
from gloaming.games.shadow_and_light.events import Priced
from gloaming.games.shadow_and_light.rules.movement import FREE_STEPS
from gloaming.games.shadow_and_light.rules.outcome import MEAL
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def price_of(state: ShadowAndLightState, action: Action) -> Priced:
    """The price of a legal action in bars and potions."""
    gold = food = health = hearts = potions = 0
    if isinstance(action, (a.Again, a.Second)):
        gold = 1 if action.source == BY_GOLD else 0
    elif isinstance(action, a.Recolour):
        gold = food = 1
    elif isinstance(action, a.Spin):
        hearts = 1
        health = int(state.health == state.hearts) if state.options.only_maximum else 1
    elif isinstance(action, a.Step):
        food = 1 if state.steps == FREE_STEPS else 0
    elif isinstance(action, a.Wait):
        food, health = (1, 0) if action.bar == FOOD else (0, 1)
    elif isinstance(action, a.Retry):
        food = 1
    elif isinstance(action, a.Bribe):
        gold = 1
    elif isinstance(action, a.Trade):
        gold, food = int(action.way == GOLD_TO_FOOD), int(action.way == FOOD_TO_GOLD)
    elif isinstance(action, (a.Eat, a.Mend)):
        food = MEAL
    elif isinstance(action, a.Drink):
        potions = 1
    return Priced(gold, food, health, hearts, potions)
