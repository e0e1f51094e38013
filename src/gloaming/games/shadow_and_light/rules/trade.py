"""Potions and trade along the way, and closing the accounts at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import (
    DRINK,
    EAT,
    END,
    FOOD_TO_GOLD,
    FULL,
    GOLD_TO_FOOD,
    MEND,
    TRADE,
)
from gloaming.games.shadow_and_light.events import Closing, Drank, Restored, Traded
from gloaming.games.shadow_and_light.state import CLOSE, CLOSED, MOVE, Stage

MEAL: Final = 2  # food for a health or a heart, at the end (BSL-81)


def offer_always(stage: Stage, offers: list[Action]) -> None:
    """What may be done at any time: drink, trade on a white field, and end the adventure."""
    if stage.potions > 0 and stage.health < stage.hearts:
        offers.append(DRINK)  # BSL-55
    if can_trade(stage):
        if stage.gold > 0 and stage.food < FULL and stage.traded != FOOD_TO_GOLD:
            offers.append(TRADE[GOLD_TO_FOOD])
        if stage.food > 0 and stage.gold < FULL and stage.traded != GOLD_TO_FOOD:
            offers.append(TRADE[FOOD_TO_GOLD])
    offers.append(END)  # BSL-80


def can_trade(stage: Stage) -> bool:
    """BSL-16: while the figure stands on a white field, not as it passes."""
    return stage.ground.trades(stage.at) and (stage.phase != MOVE or stage.steps == 0)


def drink(stage: Stage, tell: Tell | None) -> None:
    stage.potions -= 1
    stage.health += 1
    if tell is not None:
        tell(Drank(), None)


def trade(stage: Stage, way: i64, tell: Tell | None) -> None:
    """One for one. Back again only after the next throw, so that nobody trades for ever: undo does it."""
    given: i64 = 1 if way == GOLD_TO_FOOD else -1
    stage.gold -= given
    stage.food += given
    stage.traded = way
    if tell is not None:
        tell(Traded("gold" if way == GOLD_TO_FOOD else "food"), None)


def offer_closing(stage: Stage, offers: list[Action]) -> None:
    """BSL-81."""
    if stage.potions > 0 and stage.health < stage.hearts:
        offers.append(DRINK)
    if stage.food >= MEAL and stage.health < stage.hearts:
        offers.append(EAT)
    if stage.food >= MEAL and stage.health == stage.hearts and stage.hearts < FULL:
        offers.append(MEND)
    offers.append(END)


def restore(stage: Stage, heart: bool, tell: Tell | None) -> None:
    stage.food -= MEAL
    if heart:
        stage.hearts += 1
    else:
        stage.health += 1
    if tell is not None:
        tell(Restored(heart), None)


def end(stage: Stage, tell: Tell | None) -> None:
    """First the accounts are closed, then the adventure is."""
    if stage.phase == CLOSE:
        stage.finish(CLOSED, tell)
        return
    stage.put_away()
    stage.phase = CLOSE
    if tell is not None:
        tell(Closing(), None)
