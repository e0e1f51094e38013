"""Which manipulation of the dice in hand helps most in an attempt, and what it costs.

Bots do not cross out hearts: that is for good, and for a person to decide.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light.actions import (
    AGAIN,
    ARM,
    ARTIFACT,
    BLACK,
    BY_EXPERIENCE,
    BY_GOLD,
    BY_MANIPULATION,
    BY_OBJECT,
    BY_TALENT,
    CHANGE,
    CHANGE_XP,
    DROP,
    GO,
    KEEP,
    KINDS,
    LOWER,
    NOTHING,
    OPPOSITE,
    PIPS,
    PLACE,
    RAISE,
    RECOLOUR,
    SECOND,
    SUMMON,
    TEACHERS,
    THROW_AGAIN,
    TURN,
    kind_of,
)
from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules.encounters.manipulation import can_arm, has_talent
from gloaming.games.shadow_and_light.state import HELD, HELP_CHANGE, Stage

# What each costs in points; guessed, then changed by how adventures went.
GOLD: Final = 0.7
GENERAL: Final = 1.5
SAMPLE: Final = 0.5  # a talent or an object, which serve at property samples only
FREELY: Final = 0.0  # the guild's own help
SUMMONED: Final = 1.5
BOTH: Final = 1.6  # a gold and a food

Help = tuple[float, Action]  # the chance, or points, after it less its cost, and the action


def place_best(attempt: Attempt, stage: Stage) -> Action:
    """The best use of one die of those in hand, without any help."""
    action: Action = GO
    best = -1.0 if attempt.first else attempt.now() - 1e-9
    guild = stage.ground.kinds[stage.at] == GUILD
    for die in range(len(attempt.kinds)):
        base, kind = attempt.bases[die], attempt.kinds[die]
        for field in attempt.fields():
            value = attempt.placed(base, kind, field) + 1e-9
            if value > best:
                best, action = value, KEEP[kind] if guild else PLACE[kind][field]
        if attempt.first:
            white, black = attempt.left(base)
            value = attempt.ahead(attempt.x, attempt.y, white, black)
            if value > best:
                best, action = value, DROP[kind]
    return action


def place_first(attempt: Attempt, stage: Stage) -> Action:
    """The first of two dice to be placed from this throw."""
    pairs = attempt.pairs()
    if not pairs or max(pairs)[0] < attempt.best():
        return place_best(attempt, stage)
    _, kind, field = max(pairs)
    return KEEP[kind] if field == NOTHING else PLACE[kind][field]


def helps(attempt: Attempt, stage: Stage, worth: float) -> list[Help]:
    """What can be done to the dice in hand: the value afterwards, in points; success is worth so much."""
    found: list[Help] = []
    sample = stage.ground.kinds[stage.at] == GUILD
    for manipulation in (AGAIN, OPPOSITE, CHANGE, SECOND):
        source, cost = cheapest(stage, manipulation, sample)
        if source != NOTHING:
            _one(attempt, stage, manipulation, source, worth, cost, found)
    _summons(attempt, stage, worth, found)
    if stage.gold > 0 and stage.food > 1:
        _recolours(attempt, worth, found)
    return found


def cheapest(stage: Stage, manipulation: int, sample: bool) -> tuple[int, float]:
    """Where a manipulation is best taken from, and what that costs; NOTHING if from nowhere."""
    if sample:
        unused = not stage.helps[stage.ground.whats[stage.at]] & HELP_CHANGE
        if manipulation == CHANGE and stage.xp >= CHANGE_XP and unused:
            return BY_EXPERIENCE, FREELY
        if has_talent(stage, manipulation):
            return BY_TALENT, SAMPLE
        if stage.object_for(manipulation) >= 0:
            return BY_OBJECT, SAMPLE
    if stage.gold > 0 and (manipulation == AGAIN or (sample and manipulation == SECOND)):
        return BY_GOLD, GOLD
    if stage.manipulations[manipulation] > 0:
        return BY_MANIPULATION, GENERAL
    return NOTHING, 0.0


def _one(
    attempt: Attempt,
    stage: Stage,
    manipulation: int,
    source: int,
    worth: float,
    cost: float,
    found: list[Help],
) -> None:
    if manipulation == SECOND:
        if can_arm(stage):
            found.append((worth * attempt.best_two() - cost, ARM[source]))
        return
    for die in range(len(attempt.kinds)):
        base, kind = attempt.bases[die], attempt.kinds[die]
        rest = attempt.best_but(die)
        number = kind % PIPS
        if manipulation == AGAIN:
            faces = [max(rest, attempt.use(base, kind - number + face)) for face in range(PIPS)]
            found.append((worth * sum(faces) / PIPS - cost, THROW_AGAIN[source][kind]))
        elif manipulation == OPPOSITE:
            turned = attempt.use(base, kind - number + PIPS - 1 - number)
            found.append((worth * max(rest, turned) - cost, TURN[source][kind]))
        else:
            if number < PIPS - 1:
                found.append((worth * max(rest, attempt.use(base, kind + 1)) - cost, RAISE[source][kind]))
            if number > 0:
                found.append((worth * max(rest, attempt.use(base, kind - 1)) - cost, LOWER[source][kind]))


def _summons(attempt: Attempt, stage: Stage, worth: float, found: list[Help]) -> None:
    ready = [(kind, kind) for kind in range(KINDS) if stage.summons[kind] > 0]
    for property in range(TEACHERS):
        if stage.artifacts[property] == HELD:
            artifact = stage.ground.tale.artifacts[property]
            ready.append((ARTIFACT + property, kind_of(artifact.colour, artifact.number)))
    for summoned, shows in ready:
        for die in range(len(attempt.kinds)):
            value = max(attempt.best_but(die), attempt.use(attempt.bases[die], shows))
            found.append((worth * value - SUMMONED, SUMMON[summoned][attempt.kinds[die]]))


def _recolours(attempt: Attempt, worth: float, found: list[Help]) -> None:
    kinds = attempt.kinds
    for giver in range(len(kinds)):
        for taker in range(len(kinds)):
            given, taken = kinds[giver], kinds[taker]
            if given // PIPS == taken // PIPS or given % PIPS == taken % PIPS:
                continue
            shows = (PIPS if taken // PIPS == BLACK else 0) + given % PIPS
            value = max(attempt.best_but(giver, taker), attempt.use(attempt.bases[taker], shows))
            found.append((worth * value - BOTH, RECOLOUR[given][taken]))
