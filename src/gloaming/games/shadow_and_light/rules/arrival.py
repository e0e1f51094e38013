"""Where a movement ends: the compass, the provisions, and what the field has in store."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import DICE, Bar
from gloaming.games.shadow_and_light.content.types import DANGER, MONSTER, RUNE
from gloaming.games.shadow_and_light.content.types import FINISH as FINISH_FIELD
from gloaming.games.shadow_and_light.events import Announced, Provisions, Stopped
from gloaming.games.shadow_and_light.rules.encounters.encounter import meet
from gloaming.games.shadow_and_light.state import COMPASS, FINISH, HAZARD, IDLE, OVER, RUNE_THROWN, Stage


def end_movement(stage: Stage, tell: Tell | None) -> None:
    """The movement ends on the figure's field."""
    stage.movements += 1
    clears = stage.ground.clears(stage.at)
    if clears:
        stage.put_away()  # BSL-23
    else:
        forget_lost(stage)
    if tell is not None:
        tell(Stopped(int(stage.at), int(stage.steps), clears), None)
    stage.steps = 0
    stage.hunted = False
    eat_provisions(stage, tell)
    if stage.phase != OVER:
        arrive(stage, tell)


def forget_lost(stage: Stage) -> None:
    """Only what lies on the compass stays."""
    for die in range(i64(DICE)):
        if stage.where[die] != COMPASS:
            stage.where[die] = IDLE
            stage.number[die] = 0


def eat_provisions(stage: Stage, tell: Tell | None) -> None:
    """BSL-26."""
    every: i64 = stage.terms.provisions
    if every == 0 or stage.movements % every != 0:
        return
    if tell is not None:
        bar: Bar = "food" if stage.food > 0 else "health"
        tell(Provisions(int(stage.movements), bar), None)
    if stage.food > 0:
        stage.food -= 1
    else:
        stage.hurt(tell)


def arrive(stage: Stage, tell: Tell | None) -> None:
    """What ending a movement here brings."""
    at = stage.at
    kind: i64 = stage.ground.kinds[at]
    stage.to_camp()
    if kind == FINISH_FIELD:
        stage.phase = FINISH  # BSL-80
    elif kind == MONSTER:
        if tell is not None:
            tell(Announced(int(at)), None)  # BSL-83
    elif stage.crossed[at]:
        return
    elif kind == DANGER:
        stage.phase = HAZARD  # BSL-40
    elif kind == RUNE:
        stage.phase = RUNE_THROWN  # BSL-27
    elif stage.ground.meets(at):
        meet(stage, tell)
