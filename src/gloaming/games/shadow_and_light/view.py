"""What a seat sees of Between Shadow and Light (everything: nothing is hidden but what is not yet thrown)."""

from __future__ import annotations

from typing import Literal, TypedDict

from gloaming.core.game import View

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
    learned: bool  # in this adventure
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
    runes: list[int]  # boxes (cells) that are marked
    start_runes: list[int]  # brought along, by rune
    loot: list[int]  # cells that are crossed out
    crossed: list[int]  # fields that are crossed out
    points: int  # twice the score as it stands (a death halves it)
    ended: str  # the reason once it is over
    terms: TermsView
