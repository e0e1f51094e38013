"""What a seat sees of Between Shadow and Light (everything: nothing is hidden but what is not yet thrown)."""

from __future__ import annotations

from typing import Literal, TypedDict

from gloaming.core.state import View
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.character_sheet import rank
from gloaming.games.shadow_and_light.rules.encounters.guild import task_choices
from gloaming.games.shadow_and_light.rules.outcome import double_score
from gloaming.games.shadow_and_light.rules.position import Position

Phase = Literal[
    "bars", "assign", "talent", "pick-talent", "guild", "pick-guild",
    "camp", "roll", "plan", "stretch", "hunt", "move",
    "hazard", "rune", "pick-rune",
    "throw", "place", "retry", "loot", "spoils", "task",
    "property", "guard-throw", "guard", "rethrow",
    "finish", "close", "over",
]  # fmt: skip
Where = Literal["idle", "hand", "compass", "placed", "dropped", "lost", "out"]


class DieView(TypedDict):
    """One of the six character dice; 0-2 are white, 3-5 black."""

    colour: int  # as it counts now: a summoned die may have another colour than the one that it replaces
    number: int  # 1-6, or 0 when idle
    where: Where
    field: int  # the dice field that it lies on, while placed in an encounter; else -1


class PropertyView(TypedDict):
    """A property with its guild and its teacher."""

    sides: int  # 4, 6, 8 or 10
    bonus: int  # from teachers
    learned: int  # the sides of the die learned in this adventure, or 0
    taught: bool  # by its teacher, in this adventure
    attempts: int  # made in its guild, 0-2
    change: bool  # the guild's help for 8 XP is used up
    recall: bool  # the guild's help for 12 XP is used up


class TermsView(TypedDict):
    """The settings."""

    provisions: int  # movements from one meal to the next, 0 for never
    danger_retry: bool
    placing: str  # one, more
    hearts: str  # both, maximum


class ShadowAndLightView(View):
    """The whole table. Fields are numbers in the pack's list, cells are row * 6 + column."""

    phase: Phase
    at: int  # the figure's field
    movements: int  # completed
    health: int
    hearts: int  # the maximum of health; 10 - hearts are crossed out
    food: int
    gold: int
    potions: int
    xp: int
    start_xp: int  # brought along on the sheet
    talent: int  # -1 until it is known
    talent_used: bool
    guild: int  # -1 until it is known
    properties: list[PropertyView]
    dice: list[DieView]
    steps: int  # dice used in this movement
    hunted: bool  # there was a hunt in this movement
    quarry: int  # animals of the hunting table that are crossed out
    thrown: list[int]  # the dice that matter now: the three for the bars, a talent's, the two for a matrix …
    pending: int  # the die (0-5) that is thrown again, or the kind that is hunted with; else -1
    triplet: bool  # the hunt is with a triplet
    back: Phase  # what the single die returns to, while it is thrown again; else the phase
    attempt: int  # at the encounter or guild here: 0, 1 or 2
    success: bool  # of the encounter whose spoils are shared out
    lines: list[bool]  # won from this character: three rows, three columns
    armed: bool  # a second die may be placed after this throw
    placed: int  # dice placed or dropped after this throw
    visited: bool  # the guild here was tried since the figure came
    traded: int  # since the last throw: -1 nothing, 0 gold for food, 1 food for gold
    combinations: list[int]  # cells that may still be used
    tasks: list[bool]  # fulfilled, so gone
    met: list[int]  # the tasks that the dice in the guild fulfil now
    guard: int  # attempts left before the guard
    manipulations: list[int]  # general ones held: again, second, opposite, change
    summons: list[int]  # dice won by lines, by kind (12)
    artifacts: list[str]  # of each property's teacher: none, held, used
    things: list[int]  # weapons and objects held
    spent: list[int]  # objects that were used up
    runes: list[int]  # boxes (cells) that are marked
    start_runes: list[int]  # brought along, by rune
    loot: list[int]  # cells that are crossed out
    crossed: list[int]  # fields that are crossed out
    points: int  # twice the score as it stands (a death halves it)
    rank: int  # that this score reaches, 0-6; its name is the catalogue's
    ended: str  # the reason once it is over
    terms: TermsView


def view(state: Position, seat: int | None) -> ShadowAndLightView:
    return {
        "seat": seat,
        "phase": phase_name(state.phase),
        "at": int(state.at),
        "movements": int(state.movements),
        "health": int(state.health),
        "hearts": int(state.hearts),
        "food": int(state.food),
        "gold": int(state.gold),
        "potions": int(state.potions),
        "xp": int(state.xp),
        "start_xp": int(state.start_xp),
        "talent": int(state.talent),
        "talent_used": state.talent_used,
        "guild": int(state.guild),
        "properties": [property_view(state, property) for property in range(len(c.PROPERTIES))],
        "dice": [die_view(state, die) for die in range(c.DICE)],
        "steps": int(state.steps),
        "hunted": state.hunted,
        "quarry": int(state.quarry),
        "thrown": state.thrown[:],
        "pending": int(state.pending),
        "triplet": state.triplet,
        "back": phase_name(state.back),
        "attempt": int(state.attempt),
        "success": state.success,
        "lines": [state.won >> line & 1 == 1 for line in range(c.LINES)],
        "armed": state.armed,
        "placed": int(state.placed),
        "visited": state.visited,
        "traded": int(state.traded),
        "combinations": state.combinations[:],
        "tasks": [state.tasks >> task & 1 == 1 for task in range(len(state.lookup.adventure.tasks))],
        "met": sorted({task for task, _ in task_choices(state)}) if state.phase == c.TASK else [],
        "guard": int(state.guard),
        "manipulations": state.manipulations[:],
        "summons": state.summons[:],
        "artifacts": [c.ARTIFACTS[held] for held in state.artifacts],
        "things": state.things[:],
        "spent": state.spent[:],
        "runes": set_bits(state.runes, c.CELLS),
        "start_runes": state.start_runes[:],
        "loot": set_bits(state.loot, c.CELLS),
        "crossed": [field for field in range(state.lookup.size) if state.crossed[field]],
        "points": int(double_score(state)),
        "rank": rank(int(double_score(state)) / 2),
        "ended": c.REASONS[state.ended],
        "terms": {
            "provisions": state.options.provisions,
            "danger_retry": state.options.danger_retry,
            "placing": state.options.placing,
            "hearts": state.options.hearts,
        },
    }


def phase_name(number: int) -> Phase:
    names: list[Phase] = [
        "bars", "assign", "talent", "pick-talent", "guild", "pick-guild",
        "camp", "roll", "plan", "stretch", "hunt", "move",
        "hazard", "rune", "pick-rune",
        "throw", "place", "retry", "loot", "spoils", "task",
        "property", "guard-throw", "guard", "rethrow",
        "finish", "close", "over",
    ]  # fmt: skip
    return names[number]


def property_view(state: Position, property: int) -> PropertyView:
    return {
        "sides": state.sides[property],
        "bonus": state.bonus[property],
        "learned": state.learned[property],
        "taught": state.taught[property] == 1,
        "attempts": state.attempts[property],
        "change": state.helps[property] & c.HELP_CHANGE != 0,
        "recall": state.helps[property] & c.HELP_RECALL != 0,
    }


def die_view(state: Position, die: int) -> DieView:
    places: list[Where] = ["idle", "hand", "compass", "placed", "dropped", "lost", "out"]
    return {
        "colour": state.tint[die],
        "number": state.number[die],
        "where": places[state.where[die]],
        "field": state.spot[die],
    }


def set_bits(number: int, count: int) -> list[int]:
    return [at for at in range(count) if number >> at & 1]


# --- and back ---------------------------------------------------------------------------------------
