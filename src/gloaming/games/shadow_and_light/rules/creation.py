"""A new character: bars, talent and guild are thrown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.events import BarsSet, BarsThrown, GuildGot, TalentGot
from gloaming.games.shadow_and_light.rules.kind import NOT_NOW
from gloaming.games.shadow_and_light.state import ShadowAndLightState

THREE_DICE: Final = c.PIPS * c.PIPS * c.PIPS
TALENT_OF: Final = (-1, 0, 1, 2, -1, -1, 3)  # by the number thrown; -1: the player chooses (BSL-03)
GUILD_OF: Final = (-1, 2, 3, 1, -1, -1, 0)
FOUR_COUNTS_AS: Final = (1, 2)  # numbers that a thrown 4 may count as
FIVE_COUNTS_AS: Final = (3, 6)


def throw_bars(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Throw the three numbers for the bars (BSL-01)."""
    state.thrown = [face // (c.PIPS * c.PIPS) + 1, face // c.PIPS % c.PIPS + 1, face % c.PIPS + 1]
    state.phase = c.ASSIGNING
    if emit is not SILENT:
        emit(BarsThrown(tuple(state.thrown)), None)


@dataclass(frozen=True, eq=False)
class Assign(Action):
    """The three numbers thrown go to these bars (BSL-01)."""

    health: i64
    food: i64
    gold: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        numbers = sorted([int(self.health), int(self.food), int(self.gold)])
        return None if state.phase == c.ASSIGNING and numbers == sorted(state.thrown) else NOT_NOW

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.health = min(c.BASE + self.health, c.FULL)
        state.food = min(c.BASE + self.food, c.FULL)
        state.gold = min(c.BASE + self.gold, c.FULL)
        state.thrown = []
        state.phase = c.TALENT_THROWN
        if emit is not SILENT:
            emit(BarsSet(int(state.health), int(state.food), int(state.gold)), None)


@dataclass(frozen=True, eq=False)
class PickTalent(Action):
    """The talent, where the die leaves a choice."""

    talent: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        return why_no_pick(state, c.PICKING_TALENT, TALENT_OF, self.talent)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        take_talent(state, self.talent, emit)


@dataclass(frozen=True, eq=False)
class PickGuild(Action):
    """The guild, where the die leaves a choice."""

    guild: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        return why_no_pick(state, c.PICKING_GUILD, GUILD_OF, self.guild)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        take_guild(state, self.guild, emit)


def why_no_pick(
    state: ShadowAndLightState, phase: i64, by_number: tuple[int, ...], wanted: i64
) -> Refusal | None:
    """A 4 or a 5 counts as one of two other numbers (BSL-03)."""
    if state.phase != phase:
        return NOT_NOW
    first, second = FOUR_COUNTS_AS if state.thrown[0] == 4 else FIVE_COUNTS_AS
    return None if wanted == by_number[first] or wanted == by_number[second] else NOT_NOW


def throw_talent(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Throw for the talent; a 4 or a 5 leaves a choice (BSL-03)."""
    state.thrown = [face + 1]
    if TALENT_OF[face + 1] == c.NOTHING:
        state.phase = c.PICKING_TALENT
    else:
        take_talent(state, TALENT_OF[face + 1], emit)


def throw_guild(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    state.thrown = [face + 1]
    if GUILD_OF[face + 1] == c.NOTHING:
        state.phase = c.PICKING_GUILD
    else:
        take_guild(state, GUILD_OF[face + 1], emit)


def take_talent(state: ShadowAndLightState, talent: i64, emit: Emit) -> None:
    state.talent = talent
    state.phase = c.GUILD_THROWN
    if emit is not SILENT:
        emit(TalentGot(int(talent), state.thrown[0]), None)
    state.thrown = []


def take_guild(state: ShadowAndLightState, guild: i64, emit: Emit) -> None:
    state.guild = guild
    if emit is not SILENT:
        emit(GuildGot(int(guild), state.thrown[0]), None)
    state.thrown = []
    state.to_camp()
