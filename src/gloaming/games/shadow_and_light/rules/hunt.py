"""Hunting: a twin or triplet of the movement throw, and the violet die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import DICE, FULL, HUNT, INTELLIGENCE, KINDS, NOTHING, PIPS, Hunt
from gloaming.games.shadow_and_light.events import Hunted, Stretched
from gloaming.games.shadow_and_light.state import HAND, HUNTING, LOST, MOVE, PLAN, STRETCH, Stage

RANGED: Final = 4  # the kind of loot that a ranged weapon is


def offer_hunts(stage: Stage, hand: i64, offers: list[Action]) -> None:
    """BSL-30, BSL-31."""
    if stage.hunted or stage.quarry >= len(stage.ground.tale.hunting) or not stage.holds(RANGED):
        return
    for kind in range(i64(KINDS)):
        if hand >> kind & 1:
            count = stage.count_of(kind, HAND)
            if count >= 2:
                offers.append(HUNT[kind][0])
            if count == 2 and can_stretch(stage, kind):
                offers.append(HUNT[kind][1])


def can_stretch(stage: Stage, kind: i64) -> bool:
    """Whether the Intelligence die can show the twin's number."""
    return kind % PIPS + 1 <= stage.sides[INTELLIGENCE]


def hunt(stage: Stage, action: Hunt) -> None:
    """The twin or triplet is lost for this movement, whatever comes of it."""
    stage.triplet = stage.count_of(action.die, HAND) == 3
    for die in range(i64(DICE)):
        if stage.where[die] == HAND and stage.kind(die) == action.die:
            stage.where[die] = LOST
    stage.hunted = True
    stage.pending = action.die
    stage.phase = STRETCH if action.stretch else HUNTING


def stretch(stage: Stage, face: int, tell: Tell | None) -> None:
    stage.triplet = face == stage.pending % PIPS
    stage.phase = HUNTING
    if tell is not None:
        tell(Stretched(face + 1, stage.triplet), None)


def shoot(stage: Stage, face: int, tell: Tell | None) -> None:
    quarry = stage.ground.tale.hunting[stage.quarry]
    success = face < (quarry.triplet if stage.triplet else quarry.twin)
    gained = min(quarry.food, FULL - int(stage.food)) if success else 0
    if tell is not None:
        tell(Hunted(int(stage.quarry), quarry.id, stage.triplet, face + 1, success, gained), None)
    stage.food += gained
    if success:
        stage.quarry += 1
    stage.pending = NOTHING
    stage.triplet = False
    stage.phase = PLAN if stage.count_in(HAND) > 0 else MOVE
