"""Changing dice by resources, manipulations, objects, the talent and summoned dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import COLOURS, GUILD
from gloaming.games.shadow_and_light.events import Armed, Manipulated, Recalled
from gloaming.games.shadow_and_light.rules import kind as k
from gloaming.games.shadow_and_light.rules.encounters.attempt import allowed_on
from gloaming.games.shadow_and_light.rules.encounters.teacher import check_guard
from gloaming.games.shadow_and_light.rules.outcome import cross_heart
from gloaming.games.shadow_and_light.state import ShadowAndLightState

How = Literal["again", "opposite", "change", "recolour", "spin", "summon"]

NO_DICE: Final = Refusal("refusal-no-dice")
NOT_IN_MOVEMENT: Final = Refusal("refusal-not-in-movement")
NO_RESOURCES: Final = Refusal("refusal-no-resources")
NO_MANIPULATION: Final = Refusal("refusal-no-manipulation")
PROPERTY_SAMPLE: Final = Refusal("refusal-property-sample")
NO_OBJECT: Final = Refusal("refusal-no-object")
GUILD_ONLY: Final = Refusal("refusal-guild-only")
HELP_USED: Final = Refusal("refusal-help-used")
NO_SECOND: Final = Refusal("refusal-no-second")
SECOND_ALREADY: Final = Refusal("refusal-second-already")
NO_SUMMONS: Final = Refusal("refusal-no-summons")
NO_SUCH_NUMBER: Final = Refusal("refusal-no-such-number")
SAME_COLOUR: Final = Refusal("refusal-same-colour")
NOT_DROPPED: Final = k.of_each_die("refusal-not-dropped")
HELP_ONCE: Final = Phrase("consequence-help")


# --- what a change of dice needs --------------------------------------------------------------------


def why_no_change(state: ShadowAndLightState) -> Refusal | None:
    """Why no die can be changed now; in movement only gold throws one again (BSL-14)."""
    if state.phase == c.PLACING or state.phase == c.GUARD:
        return None
    return NOT_IN_MOVEMENT if state.phase == c.PLAN else NO_DICE


def why_no_die(state: ShadowAndLightState, die: i64) -> Refusal | None:
    """Why no die of this kind can be changed now."""
    missing = why_no_change(state)
    if missing is not None:
        return missing
    return None if state.count_of(die, c.HAND) > 0 else k.NOT_IN_HAND[die]


def why_no_source(state: ShadowAndLightState, manipulation: i64, source: i64) -> Refusal | None:
    """Why the source does not give the manipulation here (BSL-10, BSL-12, BSL-13)."""
    if source == c.BY_GOLD:
        if state.phase == c.GUARD:
            return NO_RESOURCES
        if manipulation == c.SECOND and state.lookup.kinds[state.at] != GUILD:
            return GUILD_ONLY  # BSL-60
        return None if state.gold > 0 and (manipulation == c.AGAIN or manipulation == c.SECOND) else k.NO_GOLD
    if state.phase == c.PLAN:
        return NOT_IN_MOVEMENT
    if source == c.BY_MANIPULATION:
        return None if state.manipulations[manipulation] > 0 else NO_MANIPULATION
    if not is_property_sample(state):
        return PROPERTY_SAMPLE
    if source == c.BY_OBJECT:
        return None if state.things and state.object_for(manipulation) >= 0 else NO_OBJECT
    if source == c.BY_EXPERIENCE:
        return why_no_help(state, c.CHANGE_XP, c.HELP_CHANGE)
    if state.talent_used:
        return k.TALENT_USED
    return None if state.talent >= 0 and c.TALENT_GIVES[state.talent] == manipulation else k.NO_TALENT


def is_property_sample(state: ShadowAndLightState) -> bool:
    """Whether talent and objects help here: in a guild and before a guard (BSL-04)."""
    return state.phase == c.GUARD or state.lookup.kinds[state.at] == GUILD


def why_no_help(state: ShadowAndLightState, xp: int, help: int) -> Refusal | None:
    """Why experience does not help here; each help is given once in each guild (BSL-63)."""
    if state.phase == c.GUARD or state.lookup.kinds[state.at] != GUILD:
        return GUILD_ONLY
    if state.xp < xp:
        return k.NEEDS_XP[xp]
    return HELP_USED if state.helps[state.lookup.whats[state.at]] & help else None


def why_no_second(state: ShadowAndLightState) -> Refusal | None:
    """Why a second die cannot be allowed after this throw (BSL-58)."""
    if state.phase == c.GUARD:
        return NO_SECOND
    if state.armed or state.options.place_more:
        return SECOND_ALREADY
    return None if state.count_in(c.HAND) > 1 else NO_SECOND


def use_source(state: ShadowAndLightState, manipulation: i64, source: i64) -> None:
    """Use up the source of a manipulation."""
    if source == c.BY_GOLD:
        state.gold -= 1
    elif source == c.BY_MANIPULATION:
        state.manipulations[manipulation] -= 1
    elif source == c.BY_TALENT:
        state.talent_used = True
    elif source == c.BY_OBJECT:
        thing = state.object_for(manipulation)
        state.things.remove(int(thing))
        state.spent.append(int(thing))
        state.spent.sort()
    else:
        state.helps[state.lookup.whats[state.at]] |= c.HELP_CHANGE


# --- manipulations ----------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Manipulation(Action):
    """One of the four manipulations, by a source that is used up."""

    source: i64

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {c.SOURCES[self.source]: 1}


@dataclass(frozen=True, eq=False)
class Again(Manipulation):
    """Throw one die again, by 1 gold or by a manipulation."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.PLAN and why_no_change(state) is not None:
            return NO_DICE
        if state.count_of(self.die, c.HAND) == 0:
            return k.NOT_IN_HAND[self.die]
        return why_no_source(state, c.AGAIN, self.source)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        use_source(state, c.AGAIN, self.source)
        state.pending = state.find(self.die, c.HAND)
        state.thrown = [int(self.source)]
        state.back = state.phase
        state.phase = c.RETHROW

    def odds(self, state: ShadowAndLightState, seat: int) -> tuple[int, int] | None:
        """In an encounter: the numbers that fit on an open field."""
        if state.phase != c.PLACING or not state.lookup.has_encounter(state.at):
            return None
        encounter = state.lookup.encounter(state.at)
        fits = 0
        for field in range(len(state.lookup.masks[encounter])):
            if state.on[field] < 0:
                fits |= allowed_on(state, encounter, field)
        colour = state.tint[state.find(self.die, c.HAND)]
        return sum(fits >> c.kind_of(colour, number) & 1 for number in range(1, c.PIPS + 1)), c.PIPS


def rethrow(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Settle the die thrown again."""
    die = state.pending
    before = int(state.kind(die))
    state.number[die] = face + 1
    if emit is not SILENT:
        emit(Manipulated("again", c.SOURCES[state.thrown[0]], before, int(state.kind(die))), None)
    state.pending = c.NOTHING
    state.thrown = []
    state.traded = c.NOTHING
    state.phase = state.back
    if state.phase == c.GUARD:
        check_guard(state, emit)


@dataclass(frozen=True, eq=False)
class Opposite(Manipulation):
    """Turn one die to its opposite side, by a manipulation."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_die(state, self.die)
        return missing if missing is not None else why_no_source(state, c.OPPOSITE, self.source)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        use_source(state, c.OPPOSITE, self.source)
        opposite = self.die + c.PIPS - 1 - 2 * (self.die % c.PIPS)
        show(state, state.find(self.die, c.HAND), opposite, "opposite", c.SOURCES[self.source], emit)


@dataclass(frozen=True, eq=False)
class Change(Manipulation):
    """Change one die by one, up or down (1 or -1), by a manipulation or by experience."""

    die: i64
    by: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_die(state, self.die)
        if missing is not None:
            return missing
        if not 1 <= self.die % c.PIPS + 1 + self.by <= c.PIPS:
            return NO_SUCH_NUMBER
        return why_no_source(state, c.CHANGE, self.source)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        use_source(state, c.CHANGE, self.source)
        die = state.find(self.die, c.HAND)
        show(state, die, self.die + self.by, "change", c.SOURCES[self.source], emit)

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        return (HELP_ONCE,) if self.source == c.BY_EXPERIENCE else ()


@dataclass(frozen=True, eq=False)
class Second(Manipulation):
    """Allow a second die to be placed after this throw, by a manipulation or in a guild by 1 gold."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_change(state)
        if missing is None:
            missing = why_no_second(state)
        return missing if missing is not None else why_no_source(state, c.SECOND, self.source)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        use_source(state, c.SECOND, self.source)
        state.armed = True
        if emit is not SILENT:
            emit(Armed(c.SOURCES[self.source]), None)


@dataclass(frozen=True, eq=False)
class Recall(Action):
    """In a guild, with 12 XP: return a dropped die to the hand (BSL-63)."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_change(state)
        if missing is None:
            missing = why_no_help(state, c.RECALL_XP, c.HELP_RECALL)
        if missing is not None:
            return missing
        return None if state.count_of(self.die, c.DROPPED) > 0 else NOT_DROPPED[self.die]

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.where[state.find(self.die, c.DROPPED)] = c.HAND
        state.helps[state.lookup.whats[state.at]] |= c.HELP_RECALL
        if emit is not SILENT:
            emit(Recalled(int(self.die)), None)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"experience": 1}

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        return (HELP_ONCE,)


# --- resources and summoned dice --------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Recolour(Action):
    """For 1 gold and 1 food the taker shows the number of the giver (other colour), which is then out."""

    giver: i64
    taker: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_change(state)
        if missing is not None:
            return missing
        if state.phase == c.GUARD:
            return NO_RESOURCES
        if state.count_of(self.giver, c.HAND) == 0:
            return k.NOT_IN_HAND[self.giver]
        if state.count_of(self.taker, c.HAND) == 0:
            return k.NOT_IN_HAND[self.taker]
        if state.gold < 1:
            return k.NO_GOLD
        if state.food < 1:
            return k.NO_FOOD
        return None if can_recolour(self.giver, self.taker) else SAME_COLOUR

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.gold -= 1
        state.food -= 1
        state.where[state.find(self.giver, c.HAND)] = c.OUT
        taken = self.taker - self.taker % c.PIPS + self.giver % c.PIPS
        show(state, state.find(self.taker, c.HAND), taken, "recolour", "gold", emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"gold": 1, "food": 1}

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        colour, number = COLOURS[c.colour_of(int(self.giver))], c.number_of(int(self.giver))
        return (Phrase("consequence-giver", {"colour": colour, "number": number}),)


def can_recolour(giver: i64, taker: i64) -> bool:
    """Whether the two kinds differ in colour and number (BSL-11)."""
    return giver // c.PIPS != taker // c.PIPS and giver % c.PIPS != taker % c.PIPS


@dataclass(frozen=True, eq=False)
class Spin(Action):
    """For a heart a die shows any number (BSL-17)."""

    die: i64
    number: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase == c.GUARD:
            return NO_RESOURCES
        missing = why_no_die(state, self.die)
        if missing is not None:
            return missing
        return None if self.number != self.die % c.PIPS + 1 else NO_SUCH_NUMBER

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        spun = self.die - self.die % c.PIPS + self.number - 1
        show(state, state.find(self.die, c.HAND), spun, "spin", "heart", emit)
        cross_heart(state, emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        then = k.after(state, self)
        lost = int(state.health - then.health)
        return {"hearts": 1, "health": lost} if lost else {"hearts": 1}

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        then = k.after(state, self)
        if then.phase == c.OVER:
            return (k.DEADLY,)
        return (Phrase("consequence-heart", {"most": int(then.hearts)}),)


@dataclass(frozen=True, eq=False)
class Summon(Action):
    """Replace a thrown die by one won by a line (0-11: its kind) or an artifact's (12-15).

    It stays for this throw or, if it is placed, for the attempt.
    """

    summoned: i64
    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_die(state, self.die)
        if missing is not None:
            return missing
        if self.summoned < c.ARTIFACT:
            return None if state.summons[self.summoned] > 0 else NO_SUMMONS
        return None if state.artifacts[self.summoned - c.ARTIFACT] == c.HELD else NO_SUMMONS

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        kind = self.summoned
        if kind < c.ARTIFACT:
            state.summons[kind] -= 1
        else:
            state.artifacts[kind - c.ARTIFACT] = c.USED
            artifact = state.lookup.adventure.artifacts[kind - c.ARTIFACT]
            kind = c.kind_of(artifact.colour, artifact.number)
        show(state, state.find(self.die, c.HAND), kind, "summon", self._source(), emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {self._source(): 1}

    def _source(self) -> str:
        return "line" if self.summoned < c.ARTIFACT else "artifact"


def show(state: ShadowAndLightState, die: i64, kind: i64, how: How, source: str, emit: Emit) -> None:
    """Make a die show another kind; before a guard, check the throw again."""
    before = state.kind(die)
    state.tint[die] = kind // c.PIPS
    state.number[die] = kind % c.PIPS + 1
    if emit is not SILENT:
        emit(Manipulated(how, source, int(before), int(kind)), None)
    if state.phase == c.GUARD:
        check_guard(state, emit)
