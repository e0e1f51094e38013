"""Danger fields and rune fields: two dice, and what they bring."""

from __future__ import annotations

from typing import Literal

from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import NOTHING, PIPS, Bar
from gloaming.games.shadow_and_light.events import Hazard, Suffered
from gloaming.games.shadow_and_light.state import Stage


def face_hazard(stage: Stage, face: int, tell: Tell | None) -> None:
    """BSL-40."""
    red, white = face // PIPS + 1, face % PIPS + 1
    stage.traded = NOTHING
    stage.to_camp()
    if tell is not None:
        result: Literal["mastered", "even", "failed"] = "even" if red == white else "failed"
        tell(Hazard(int(stage.at), red, white, "mastered" if white > red else result), None)
    if white > red or not stage.terms.danger_retry:
        stage.crossed[stage.at] = True
    if white > red:
        stage.learn_from_it(tell)
    elif red > white:
        lose(stage, red, white, tell)


def lose(stage: Stage, red: int, white: int, tell: Tell | None) -> None:
    """The danger matrix: a heart where both are odd or both even, else gold, food, health (BSL-41)."""
    bar: Bar = "health"
    if (red + white) % 2 == 1:
        if stage.gold > 0:
            bar = "gold"
        elif stage.food > 0:
            bar = "food"
    if tell is not None:
        tell(Suffered(bar), None)
    if bar == "gold":
        stage.gold -= 1
    elif bar == "food":
        stage.food -= 1
    else:
        stage.hurt(tell)
