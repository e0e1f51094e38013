"""What a seat sees: everything, since the game has no hidden information."""

from __future__ import annotations

from typing import TypedDict

from gloaming.core.state import View
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.character_sheet import rank
from gloaming.games.shadow_and_light.content.types import AREA_XP, AREAS, Area
from gloaming.games.shadow_and_light.rules.encounters.guild import task_choices
from gloaming.games.shadow_and_light.rules.movement import FREE_STEPS
from gloaming.games.shadow_and_light.rules.outcome import double_score
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.rules.setup import character_of, runes_of


class DieView(TypedDict):
    """One of the six character dice; 0-2 are white, 3-5 black."""

    colour: int  # a summoned die may differ in colour from the die it replaces
    number: int  # 1-6, or 0 when idle
    where: c.Where
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
    """The whole table. Fields are numbers in the content's list, cells are row * 6 + column."""

    phase: c.Phase
    at: int  # the figure's field
    movements: int  # completed
    health: int
    hearts: int  # the maximum of health; 10 - hearts are crossed out
    food: int
    gold: int
    potions: int
    xp: int
    start_xp: int  # XP at the start, from the sheet
    gate: int  # the XP that open something next, 0 after the last
    shut: list[Area]  # areas that are not open yet
    talent: int  # -1 until it is known
    talent_used: bool
    guild: int  # -1 until it is known
    properties: list[PropertyView]
    dice: list[DieView]
    steps: int  # dice used in this movement
    free_steps: int  # steps before the one that costs 1 food; negative after it
    hunted: bool  # there was a hunt in this movement
    quarry: int  # animals of the hunting table that are crossed out
    thrown: list[int]  # numbers of the last special throw: for the bars, the talent, a matrix …
    pending: int  # the die (0-5) that is thrown again, or the kind that is hunted with; else -1
    triplet: bool  # the hunt is with a triplet
    back: c.Phase  # the phase to return to after one die is thrown again
    attempt: int  # at the encounter or guild here: 0, 1 or 2
    success: bool  # of the encounter whose loot is being taken
    lines: list[bool]  # won from this character: three rows, three columns
    armed: bool  # a second die may be placed after this throw
    placed: int  # dice placed or dropped after this throw
    visited: bool  # the guild here was tried since the figure came
    traded: int  # since the last throw: -1 nothing, 0 gold for food, 1 food for gold
    combinations: list[int]  # cells that may still be used
    tasks: list[bool]  # fulfilled
    met: list[int]  # the tasks that the dice in the guild fulfil now
    guard: int  # attempts left before the guard
    manipulations: list[int]  # general ones held: again, second, opposite, change
    summons: list[int]  # dice won by lines, by kind (12)
    artifacts: list[str]  # of each property's teacher: none, held, used
    things: list[int]  # weapons and objects held
    spent: list[int]  # objects that were used up
    runes: list[int]  # boxes (cells) that are marked
    start_runes: list[int]  # runes at the start, by rune
    held_runes: list[int]  # with those marked, by rune
    loot: list[int]  # cells that are crossed out
    crossed: list[int]  # fields that are crossed out
    points: int  # twice the score as it stands (a death halves it)
    rank: int  # rank of this score, 0-6
    ended: str  # reason of the end, or empty
    sheet: str  # the code of the character that came back, or empty
    terms: TermsView


def view(state: Position, seat: int | None) -> ShadowAndLightView:
    return {
        "seat": seat,
        "phase": c.PHASES[state.phase],
        "at": int(state.at),
        "movements": int(state.movements),
        "health": int(state.health),
        "hearts": int(state.hearts),
        "food": int(state.food),
        "gold": int(state.gold),
        "potions": int(state.potions),
        "xp": int(state.xp),
        "start_xp": int(state.start_xp),
        "gate": next((xp for xp in (c.GREEN_XP, c.EVENTS_XP, c.BLUE_XP) if state.xp < xp), 0),
        "shut": [area for area, xp in zip(AREAS, AREA_XP, strict=True) if state.xp < xp],
        "talent": int(state.talent),
        "talent_used": state.talent_used,
        "guild": int(state.guild),
        "properties": [property_view(state, property) for property in range(len(c.PROPERTIES))],
        "dice": [die_view(state, die) for die in range(c.DICE)],
        "steps": int(state.steps),
        "free_steps": int(FREE_STEPS - state.steps),
        "hunted": state.hunted,
        "quarry": int(state.quarry),
        "thrown": state.thrown[:],
        "pending": int(state.pending),
        "triplet": state.triplet,
        "back": c.PHASES[state.back],
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
        "held_runes": runes_of(state),
        "loot": set_bits(state.loot, c.CELLS),
        "crossed": [field for field in range(state.lookup.size) if state.crossed[field]],
        "points": int(double_score(state)),
        "rank": rank(int(double_score(state)) / 2),
        "ended": c.REASONS[state.ended],
        "sheet": character_of(state).code() if state.ended == c.CLOSED else "",
        "terms": {
            "provisions": state.options.provisions,
            "danger_retry": state.options.danger_retry,
            "placing": state.options.placing,
            "hearts": state.options.hearts,
        },
    }


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
    return {
        "colour": state.tint[die],
        "number": state.number[die],
        "where": c.WHERE[state.where[die]],
        "field": state.spot[die],
    }


def set_bits(number: int, count: int) -> list[int]:
    return [at for at in range(count) if number >> at & 1]
