"""Teachers: a guard before each door, convinced by a throw without a 1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import BRIBE, DICE, GO, GREEN_XP, KNOCK, WARRIOR, kind_of
from gloaming.games.shadow_and_light.content.types import TEACHER
from gloaming.games.shadow_and_light.events import Guarded, Knocked, Taught, TurnedAway
from gloaming.games.shadow_and_light.rules.encounters.guild import property_name
from gloaming.games.shadow_and_light.state import GUARD, GUARD_THROWN, HAND, HELD, PROPERTY, Stage

LESSON: Final = 2  # the bonus that a teacher gives (BSL-73)


def can_knock(stage: Stage) -> bool:
    if stage.ground.kinds[stage.at] != TEACHER or stage.crossed[stage.at]:
        return False
    return stage.xp >= GREEN_XP


def offer_knocking(stage: Stage, offers: list[Action]) -> None:
    if can_knock(stage):
        offers.append(KNOCK[0])
        if stage.talent == WARRIOR and not stage.talent_used and not is_member(stage):  # BSL-04
            offers.append(KNOCK[1])


def is_member(stage: Stage) -> bool:
    """Whether the guild bonus opens this door (BSL-74)."""
    return stage.guild == stage.ground.whats[stage.at]


def knock(stage: Stage, twice: i64, tell: Tell | None) -> None:
    property = stage.ground.whats[stage.at]
    if is_member(stage):
        if tell is not None:
            tell(Knocked(property_name(property), True, (), 0, 0), None)
        enter(stage, tell)
        return
    stage.pending = twice
    if twice:
        stage.talent_used = True
    stage.phase = PROPERTY


def property_faces(stage: Stage) -> int:
    sides = stage.sides[stage.ground.whats[stage.at]]
    return sides * sides if stage.pending == 1 else sides


def throw_property(stage: Stage, face: int, tell: Tell | None) -> None:
    """BSL-71: the higher of one or two throws, the bonus, and the matrix."""
    property = stage.ground.whats[stage.at]
    sides, bonus = stage.sides[property], stage.bonus[property]
    numbers = [face // sides + 1, face % sides + 1] if stage.pending == 1 else [face + 1]
    row = stage.ground.tale.teaching[sides // 2 - 2]
    stage.guard = row[min(max(numbers) + bonus, sides) - 1]
    stage.pending = -1
    stage.traded = -1
    stage.phase = GUARD_THROWN
    if tell is not None:
        name = property_name(property)
        tell(Knocked(name, False, tuple(numbers), bonus, int(stage.guard)), None)


def ones(stage: Stage) -> i64:
    """How many dice show a 1."""
    count: i64 = 0
    for die in range(i64(DICE)):
        if stage.where[die] == HAND and stage.number[die] == 1:
            count += 1
    return count


def face_guard(stage: Stage, tell: Tell | None) -> None:
    """Without a 1 the guard gives way at once; else it is for the player to do something (BSL-72)."""
    if ones(stage) > 0:
        stage.phase = GUARD
        return
    if tell is not None:
        tell(Guarded(0, "in", int(stage.guard)), None)
    enter(stage, tell)


def offer_guard(stage: Stage, offers: list[Action]) -> None:
    if ones(stage) == 1 and stage.gold > 0:
        offers.append(BRIBE)
    offers.append(GO)


def bribe(stage: Stage, tell: Tell | None) -> None:
    stage.gold -= 1
    if tell is not None:
        tell(Guarded(1, "paid", int(stage.guard)), None)
    enter(stage, tell)


def strike(stage: Stage, tell: Tell | None) -> None:
    """The attempt is struck off; after the last one the teacher is crossed out."""
    stage.guard -= 1
    if tell is not None:
        tell(Guarded(int(ones(stage)), "struck", int(stage.guard)), None)
    stage.put_away()
    if stage.guard > 0:
        stage.phase = GUARD_THROWN
        return
    if tell is not None:
        tell(TurnedAway(property_name(stage.ground.whats[stage.at])), None)
    leave(stage)


def enter(stage: Stage, tell: Tell | None) -> None:
    """BSL-73."""
    property = stage.ground.whats[stage.at]
    stage.taught[property] = 1
    stage.bonus[property] += LESSON
    stage.artifacts[property] = HELD
    if tell is not None:
        artifact = stage.ground.tale.artifacts[property]
        die = kind_of(artifact.colour, artifact.number)
        tell(Taught(property_name(property), artifact.id, die), None)
    leave(stage)


def leave(stage: Stage) -> None:
    stage.crossed[stage.at] = True
    stage.guard = 0
    stage.put_away()
    stage.to_camp()
