"""Who sets out: the three bars, the talent and the guild, thrown or brought along on a sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.settings import SettingError
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import (
    ASSIGN,
    BASE,
    FULL,
    NOTHING,
    PICK_GUILD,
    PICK_TALENT,
    PIPS,
    Assign,
)
from gloaming.games.shadow_and_light.character import Character
from gloaming.games.shadow_and_light.events import BarsSet, BarsThrown, GuildGot, TalentGot
from gloaming.games.shadow_and_light.state import (
    ASSIGNING,
    GUILD_THROWN,
    HELD,
    NONE_YET,
    PICKING_GUILD,
    PICKING_TALENT,
    TALENT_THROWN,
    Stage,
)

THREE_DICE: Final = PIPS * PIPS * PIPS
TALENT_OF: Final = (-1, 0, 1, 2, -1, -1, 3)  # by the number thrown; -1: the player chooses (BSL-03)
GUILD_OF: Final = (-1, 2, 3, 1, -1, -1, 0)
FOUR: Final = (1, 2)  # what a 4 may count as
FIVE: Final = (3, 6)


def throw_bars(stage: Stage, face: int, tell: Tell | None) -> None:
    """BSL-01."""
    stage.thrown = [face // (PIPS * PIPS) + 1, face // PIPS % PIPS + 1, face % PIPS + 1]
    stage.phase = ASSIGNING
    if tell is not None:
        tell(BarsThrown(tuple(stage.thrown)), None)


def offer_bars(stage: Stage, offers: list[Action]) -> None:
    """Each way to share the three numbers out, once."""
    a, b, c = stage.thrown
    for ways in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
        action = ASSIGN[ways[0] - 1][ways[1] - 1][ways[2] - 1]
        if action not in offers:
            offers.append(action)


def assign(stage: Stage, action: Assign, tell: Tell | None) -> None:
    stage.health = min(BASE + action.health, FULL)
    stage.food = min(BASE + action.food, FULL)
    stage.gold = min(BASE + action.gold, FULL)
    stage.thrown = []
    stage.phase = TALENT_THROWN
    if tell is not None:
        tell(BarsSet(int(stage.health), int(stage.food), int(stage.gold)), None)


def throw_talent(stage: Stage, face: int, tell: Tell | None) -> None:
    """BSL-03."""
    stage.thrown = [face + 1]
    if TALENT_OF[face + 1] == NOTHING:
        stage.phase = PICKING_TALENT
    else:
        take_talent(stage, TALENT_OF[face + 1], tell)


def throw_guild(stage: Stage, face: int, tell: Tell | None) -> None:
    stage.thrown = [face + 1]
    if GUILD_OF[face + 1] == NOTHING:
        stage.phase = PICKING_GUILD
    else:
        take_guild(stage, GUILD_OF[face + 1], tell)


def offer_picks(stage: Stage, offers: list[Action]) -> None:
    """The two that a 4 or a 5 leaves to choose from."""
    for number in FOUR if stage.thrown[0] == 4 else FIVE:
        if stage.phase == PICKING_TALENT:
            offers.append(PICK_TALENT[TALENT_OF[number]])
        else:
            offers.append(PICK_GUILD[GUILD_OF[number]])


def take_talent(stage: Stage, talent: i64, tell: Tell | None) -> None:
    stage.talent = talent
    stage.phase = GUILD_THROWN
    if tell is not None:
        tell(TalentGot(int(talent), stage.thrown[0]), None)
    stage.thrown = []


def take_guild(stage: Stage, guild: i64, tell: Tell | None) -> None:
    stage.guild = guild
    if tell is not None:
        tell(GuildGot(int(guild), stage.thrown[0]), None)
    stage.thrown = []
    stage.to_camp()


def bring(stage: Stage, character: Character) -> None:
    """A character from its sheet sets out again: as its sheet says, and its talent is fresh (BSL-82)."""
    known = len(stage.ground.tale.things)
    if any(thing >= known for thing in character.things):
        raise SettingError(f"the sheet names a thing that this adventure does not know: it has {known}")
    stage.hearts = character.hearts
    stage.health = character.health
    stage.food = character.food
    stage.gold = character.gold
    stage.potions = character.potions
    stage.xp = stage.start_xp = character.xp
    stage.talent = character.talent
    stage.guild = character.guild
    stage.sides = character.sides[:]
    stage.bonus = character.bonus[:]
    stage.things = character.things[:]
    stage.artifacts = [HELD if held else NONE_YET for held in character.artifacts]
    stage.start_runes = character.runes[:]
    stage.to_camp()


def character_of(stage: Stage) -> Character:
    """What goes on the sheet when the adventure is over (BSL-81)."""
    runes = stage.start_runes[:]
    for cell, rune in enumerate(stage.ground.tale.runes):
        runes[rune] += int(stage.runes >> cell & 1)
    return Character(
        [int(stage.hearts), int(stage.health), int(stage.food), int(stage.gold)],
        int(stage.xp),
        int(stage.talent),
        int(stage.guild),
        stage.sides,
        stage.bonus,
        int(stage.potions),
        stage.things,
        [int(held == HELD) for held in stage.artifacts],
        runes,
    )
