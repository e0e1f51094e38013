"""What an action costs, so that it can be shown before it is paid."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light.actions import (
    BY_GOLD,
    FOOD,
    FOOD_TO_GOLD,
    GOLD_TO_FOOD,
    Again,
    Bribe,
    Drink,
    Eat,
    Mend,
    Recolour,
    Retry,
    Second,
    Spin,
    Step,
    Trade,
    Wait,
)
from gloaming.games.shadow_and_light.events import Priced
from gloaming.games.shadow_and_light.rules.movement import FREE_STEPS
from gloaming.games.shadow_and_light.rules.trade import MEAL
from gloaming.games.shadow_and_light.state import Stage


def price_of(stage: Stage, action: Action) -> Priced:
    """The price of a legal action; manipulations, talents and summoned dice are used up besides."""
    gold = food = health = hearts = potions = 0
    if isinstance(action, (Again, Second)):
        gold = 1 if action.source == BY_GOLD else 0
    elif isinstance(action, Recolour):
        gold = food = 1
    elif isinstance(action, Spin):
        hearts = 1
        health = int(stage.health == stage.hearts) if stage.terms.maximum else 1
    elif isinstance(action, Step):
        food = 1 if stage.steps == FREE_STEPS else 0
    elif isinstance(action, Wait):
        food, health = (1, 0) if action.bar == FOOD else (0, 1)
    elif isinstance(action, Retry):
        food = 1
    elif isinstance(action, Bribe):
        gold = 1
    elif isinstance(action, Trade):
        gold, food = int(action.way == GOLD_TO_FOOD), int(action.way == FOOD_TO_GOLD)
    elif isinstance(action, (Eat, Mend)):
        food = MEAL
    elif isinstance(action, Drink):
        potions = 1
    return Priced(gold, food, health, hearts, potions)
