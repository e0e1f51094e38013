"""Fate encounters: animals, of which the last attempt counts, and characters, of which both do."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import DECLINE, RETRY, Manipulation
from gloaming.games.shadow_and_light.content.types import ANIMAL
from gloaming.games.shadow_and_light.events import Attempted, Rewarded
from gloaming.games.shadow_and_light.rules.encounters.attempt import (
    ALL_LINES,
    begin_attempt,
    name_of,
    open_fields,
    sort_of,
)
from gloaming.games.shadow_and_light.state import LOOT_THROWN, RETRYING, Stage


def meet(stage: Stage, tell: Tell | None) -> None:
    """The first attempt is compulsory (BSL-50)."""
    stage.attempt = 1
    stage.won = 0
    begin_attempt(stage, tell)


def offer_retry(stage: Stage, offers: list[Action]) -> None:
    """BSL-15."""
    if stage.food > 0:
        offers.append(RETRY)
    offers.append(DECLINE)


def retry(stage: Stage, tell: Tell | None) -> None:
    stage.food -= 1
    stage.attempt = 2
    begin_attempt(stage, tell)


def end_attempt(stage: Stage, tell: Tell | None) -> None:
    """No die can change anything any more: on to the second attempt, or to what came of it."""
    animal = stage.ground.kinds[stage.at] == ANIMAL
    success = open_fields(stage) == 0 if animal else stage.won != 0
    if tell is not None:
        tell(Attempted(sort_of(stage), name_of(stage), success), None)
    stage.success = success
    done = success if animal else stage.won == ALL_LINES
    if stage.attempt == 1 and stage.food > 0 and not done:
        stage.phase = RETRYING
    else:
        conclude(stage, tell)


def conclude(stage: Stage, tell: Tell | None) -> None:
    """The encounter is crossed out; success brings 1 XP, an animal its manipulation and spoils."""
    stage.crossed[stage.at] = True
    stage.put_away()
    stage.attempt = 0
    if stage.success:
        stage.learn_from_it(tell)
    if stage.ground.kinds[stage.at] != ANIMAL:
        stage.won = 0
        stage.success = False
        stage.to_camp()
        return
    if stage.success:
        reward(stage, stage.ground.tale.animals[stage.ground.whats[stage.at]].manipulation, tell)
    stage.phase = LOOT_THROWN  # BSL-51


def reward(stage: Stage, manipulation: i64, tell: Tell | None) -> None:
    stage.manipulations[manipulation] += 1
    if tell is not None:
        names: list[Manipulation] = ["again", "second", "opposite", "change"]
        tell(Rewarded(names[manipulation]), None)
