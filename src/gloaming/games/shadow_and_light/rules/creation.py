"""A new character: bars, talent and guild are thrown."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import ASSIGN, PICK_GUILD, PICK_TALENT, Assign
from gloaming.games.shadow_and_light.events import BarsSet, BarsThrown, GuildGot, TalentGot
from gloaming.games.shadow_and_light.state import ShadowAndLightState

THREE_DICE: Final = c.PIPS * c.PIPS * c.PIPS
TALENT_OF: Final = (-1, 0, 1, 2, -1, -1, 3)  # by the number thrown; -1: the player chooses (BSL-03)
GUILD_OF: Final = (-1, 2, 3, 1, -1, -1, 0)
FOUR_COUNTS_AS: Final = (1, 2)  # numbers that a thrown 4 may count as
FIVE_COUNTS_AS: Final = (3, 6)


def throw_bars(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """Throw the three numbers for the bars (BSL-01)."""
    state.thrown = [face // (c.PIPS * c.PIPS) + 1, face // c.PIPS % c.PIPS + 1, face % c.PIPS + 1]
    state.phase = c.ASSIGNING
    if emit is not None:
        emit(BarsThrown(tuple(state.thrown)), None)


def offer_bars(state: ShadowAndLightState, offers: list[Action]) -> None:
    """Each different assignment of the three numbers."""
    for health, food, gold in permutations(state.thrown):
        action = ASSIGN[health - 1][food - 1][gold - 1]
        if action not in offers:
            offers.append(action)


def assign(state: ShadowAndLightState, action: Assign, emit: Emit | None) -> None:
    state.health = min(c.BASE + action.health, c.FULL)
    state.food = min(c.BASE + action.food, c.FULL)
    state.gold = min(c.BASE + action.gold, c.FULL)
    state.thrown = []
    state.phase = c.TALENT_THROWN
    if emit is not None:
        emit(BarsSet(int(state.health), int(state.food), int(state.gold)), None)


def throw_talent(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """Throw for the talent; a 4 or a 5 leaves a choice (BSL-03)."""
    state.thrown = [face + 1]
    if TALENT_OF[face + 1] == c.NOTHING:
        state.phase = c.PICKING_TALENT
    else:
        take_talent(state, TALENT_OF[face + 1], emit)


def throw_guild(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    state.thrown = [face + 1]
    if GUILD_OF[face + 1] == c.NOTHING:
        state.phase = c.PICKING_GUILD
    else:
        take_guild(state, GUILD_OF[face + 1], emit)


def offer_picks(state: ShadowAndLightState, offers: list[Action]) -> None:
    """The two talents or guilds that a 4 or a 5 leaves to choose from."""
    for number in FOUR_COUNTS_AS if state.thrown[0] == 4 else FIVE_COUNTS_AS:
        if state.phase == c.PICKING_TALENT:
            offers.append(PICK_TALENT[TALENT_OF[number]])
        else:
            offers.append(PICK_GUILD[GUILD_OF[number]])


def take_talent(state: ShadowAndLightState, talent: i64, emit: Emit | None) -> None:
    state.talent = talent
    state.phase = c.GUILD_THROWN
    if emit is not None:
        emit(TalentGot(int(talent), state.thrown[0]), None)
    state.thrown = []


def take_guild(state: ShadowAndLightState, guild: i64, emit: Emit | None) -> None:
    state.guild = guild
    if emit is not None:
        emit(GuildGot(int(guild), state.thrown[0]), None)
    state.thrown = []
    state.to_camp()
