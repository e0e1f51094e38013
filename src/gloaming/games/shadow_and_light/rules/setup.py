"""The start of an adventure, with a new character or the one of a character sheet."""

from __future__ import annotations

from gloaming.core.content import Content
from gloaming.core.settings import SettingError, Settings
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.character import Character
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.settings import Options, character_from, options_from
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def set_up(settings: Settings, content: Content) -> Position:
    """The first position."""
    state = new_position(options_from(settings), content)
    character = character_from(settings)
    if character is not None:
        apply_character(state, character)
    return state


def new_position(options: Options, content: Content) -> Position:
    """A position before the bars are thrown, with all dice out of use."""
    state = Position()
    state.content = content
    state.seats = 1
    state.options = options
    state.sides = [4] * len(c.PROPERTIES)  # BSL-02
    state.bonus = [0] * len(c.PROPERTIES)
    state.learned = [0] * len(c.PROPERTIES)
    state.taught = [0] * c.TEACHERS
    state.attempts = [0] * len(c.PROPERTIES)
    state.helps = [0] * len(c.PROPERTIES)
    state.reset_dice()
    state.thrown = []
    state.combinations = []
    state.manipulations = [0] * len(c.MANIPULATIONS)
    state.summons = [0] * c.KINDS
    state.artifacts = [c.NONE_YET] * c.TEACHERS
    state.things = []
    state.spent = []
    state.start_runes = [0] * 6
    state.derive()
    state.at = state.lookup.adventure.start  # BSL-06
    state.crossed = [False] * state.lookup.size
    return state


def apply_character(state: ShadowAndLightState, character: Character) -> None:
    """Start with the character of a sheet; its talent is unused again (BSL-82)."""
    known = len(state.lookup.adventure.things)
    if any(thing >= known for thing in character.things):
        raise SettingError(f"the sheet names a thing that this adventure does not know: it has {known}")
    state.hearts = character.hearts
    state.health = character.health
    state.food = character.food
    state.gold = character.gold
    state.potions = character.potions
    state.xp = state.start_xp = character.xp
    state.talent = character.talent
    state.guild = character.guild
    state.sides = character.sides[:]
    state.bonus = character.bonus[:]
    state.things = character.things[:]
    state.artifacts = [c.HELD if held else c.NONE_YET for held in character.artifacts]
    state.start_runes = character.runes[:]
    state.to_camp()


def runes_of(state: ShadowAndLightState) -> list[int]:
    """How many of each rune: brought along, and marked in this adventure."""
    runes = state.start_runes[:]
    for cell, rune in enumerate(state.lookup.adventure.runes):
        runes[rune] += int(state.runes >> cell & 1)
    return runes


def character_of(state: ShadowAndLightState) -> Character:
    """The character for the sheet at the end of the adventure (BSL-81)."""
    return Character(
        [int(state.hearts), int(state.health), int(state.food), int(state.gold)],
        int(state.xp),
        int(state.talent),
        int(state.guild),
        state.sides,
        state.bonus,
        int(state.potions),
        state.things,
        [int(held == c.HELD) for held in state.artifacts],
        runes_of(state),
    )
