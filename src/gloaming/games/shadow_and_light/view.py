"""What a seat sees of Between Shadow and Light (everything: nothing is hidden but what is not yet thrown)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from gloaming.core.codec import Plain
from gloaming.core.state import View
from gloaming.games.shadow_and_light.actions import CELLS, DICE, LINES, PROPERTIES
from gloaming.games.shadow_and_light.character_sheet import rank
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.rules.encounters.guild import options_of
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.state import ARTIFACTS, HELP_CHANGE, HELP_RECALL, REASONS, TASK, WHERE
from gloaming.games.shadow_and_light.unpacking_merged import unpack

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
        "phase": phase(state.phase),
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
        "properties": [property_view(state, property) for property in range(len(PROPERTIES))],
        "dice": [die_view(state, die) for die in range(DICE)],
        "steps": int(state.steps),
        "hunted": state.hunted,
        "quarry": int(state.quarry),
        "thrown": state.thrown[:],
        "pending": int(state.pending),
        "triplet": state.triplet,
        "back": phase(state.back),
        "attempt": int(state.attempt),
        "success": state.success,
        "lines": [state.won >> line & 1 == 1 for line in range(LINES)],
        "armed": state.armed,
        "placed": int(state.placed),
        "visited": state.visited,
        "traded": int(state.traded),
        "combinations": state.combinations[:],
        "tasks": [state.tasks >> task & 1 == 1 for task in range(len(state.ground.tale.tasks))],
        "met": sorted({task for task, _ in options_of(state)}) if state.phase == TASK else [],
        "guard": int(state.guard),
        "manipulations": state.manipulations[:],
        "summons": state.summons[:],
        "artifacts": [ARTIFACTS[held] for held in state.artifacts],
        "things": state.things[:],
        "spent": state.spent[:],
        "runes": bits(state.runes, CELLS),
        "start_runes": state.start_runes[:],
        "loot": bits(state.loot, CELLS),
        "crossed": [field for field in range(state.ground.size) if state.crossed[field]],
        "points": int(state.points()),
        "rank": rank(int(state.points()) / 2),
        "ended": REASONS[state.ended],
        "terms": {
            "provisions": state.terms.provisions,
            "danger_retry": state.terms.danger_retry,
            "placing": state.terms.placing,
            "hearts": state.terms.hearts,
        },
    }


def phase(number: int) -> Phase:
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
        "change": state.helps[property] & HELP_CHANGE != 0,
        "recall": state.helps[property] & HELP_RECALL != 0,
    }


def die_view(state: Position, die: int) -> DieView:
    places: list[Where] = ["idle", "hand", "compass", "placed", "dropped", "lost", "out"]
    return {
        "colour": state.tint[die],
        "number": state.number[die],
        "where": places[state.where[die]],
        "field": state.spot[die],
    }


def bits(number: int, count: int) -> list[int]:
    return [at for at in range(count) if number >> at & 1]


# --- and back ---------------------------------------------------------------------------------------


def imagine(seen: ShadowAndLightView, ground: Ground) -> Position:
    """The position that the view shows."""
    terms, properties, dice = seen["terms"], seen["properties"], seen["dice"]
    plain: dict[str, Plain] = {
        "terms": [
            terms["provisions"],
            int(terms["danger_retry"]),
            int(terms["placing"] == "more"),
            int(terms["hearts"] == "maximum"),
        ],
        "phase": seen["phase"],
        "back": seen["back"],
        "at": seen["at"],
        "movements": seen["movements"],
        "bars": [seen["health"], seen["hearts"], seen["food"], seen["gold"], seen["potions"]],
        "xp": [seen["xp"], seen["start_xp"]],
        "talent": [seen["talent"], int(seen["talent_used"])],
        "guild": seen["guild"],
        "sides": [each["sides"] for each in properties],
        "bonus": [each["bonus"] for each in properties],
        "learned": [each["learned"] for each in properties],
        "taught": [int(each["taught"]) for each in properties],
        "attempts": [each["attempts"] for each in properties],
        "helps": [HELP_CHANGE * each["change"] | HELP_RECALL * each["recall"] for each in properties],
        "numbers": [each["number"] for each in dice],
        "where": [WHERE.index(each["where"]) for each in dice],
        "tints": [each["colour"] for each in dice],
        "spots": [each["field"] for each in dice],
        "movement": [seen["steps"], int(seen["hunted"]), seen["quarry"]],
        "thrown": seen["thrown"],
        "single": [seen["pending"], int(seen["triplet"])],
        "attempt": [seen["attempt"], int(seen["success"]), as_bits(seen["lines"])],
        "placing": [int(seen["armed"]), seen["placed"]],
        "visit": [int(seen["visited"]), seen["traded"]],
        "combinations": seen["combinations"],
        "tasks": as_bits(seen["tasks"]),
        "guard": seen["guard"],
        "manipulations": seen["manipulations"],
        "summons": seen["summons"],
        "artifacts": [ARTIFACTS.index(each) for each in seen["artifacts"]],
        "things": seen["things"],
        "spent": seen["spent"],
        "runes": sum(1 << cell for cell in seen["runes"]),
        "start_runes": seen["start_runes"],
        "loot": sum(1 << cell for cell in seen["loot"]),
        "crossed": seen["crossed"],
        "ended": REASONS.index(seen["ended"]),
    }
    return unpack(plain, ground)


def as_bits(flags: Sequence[bool]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)
