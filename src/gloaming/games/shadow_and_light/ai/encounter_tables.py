"""Tables of an adventure (encounter odds and distances), and attempts evaluated by them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.ai.placement_odds import (
    CoverOdds,
    TaskOdds,
    add_number,
    animal_odds,
    character_odds,
    encode,
)
from gloaming.games.shadow_and_light.content.lookup import Lookup
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, DANGER, GUILD, RUNE, TEACHER
from gloaming.games.shadow_and_light.rules.encounters.guild import placed_numbers
from gloaming.games.shadow_and_light.state import ShadowAndLightState

UNREACHABLE: Final = 99
TARGETS: Final = (ANIMAL, CHARACTER, DANGER, RUNE, GUILD, TEACHER)
JOKER_SIDES: Final = 10  # the die to choose for the joker
DISTANCE_FACTOR: Final = 0.75  # by which a weight shrinks with each step
MAX_DISTANCE_LOSS: Final = 0.3  # the most that distance takes from a weight
AWAY_LOSS: Final = 0.25  # taken from the weight of every field but the current one


@final
class EncounterTables:
    """The tables of one adventure."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        adventure = lookup.adventure
        self.encounter_odds: list[CoverOdds] = [animal_odds(animal.demands) for animal in adventure.animals]
        self.encounter_odds += [character_odds(character.grid) for character in adventure.characters]
        self.first_chances: list[float] = [odds.chance(0, 0, 3, 3) for odds in self.encounter_odds]
        self.targets: list[int] = [at for at in range(lookup.size) if lookup.kinds[at] in TARGETS]
        self.distances: list[list[list[int]]] = [distances_within(lookup, area) for area in range(3)]
        self.distance_weights: list[list[list[float]]] = [
            [[distance_weight(steps) for steps in row] for row in rows] for rows in self.distances
        ]
        self._task_points: dict[int, TaskOdds] = {}
        self._task_chances: dict[int, TaskOdds] = {}

    def task_points(self, taken: int) -> TaskOdds:
        """Expected points of an attempt in a guild, when these tasks are taken."""
        found = self._task_points.get(taken)
        if found is None:
            values = [0.0] * len(self.lookup.adventure.tasks)
            for number, task in enumerate(self.lookup.adventure.tasks):
                if not taken >> number & 1:
                    values[task.kind] = float(c.DIE_POINTS[task.sides or JOKER_SIDES])
            found = self._task_points[taken] = TaskOdds(values)
        return found

    def task_chances(self, taken: int) -> TaskOdds:
        """The chance that an attempt in a guild meets any task, when these are taken."""
        found = self._task_chances.get(taken)
        if found is None:
            values = [0.0] * len(self.lookup.adventure.tasks)
            for number, task in enumerate(self.lookup.adventure.tasks):
                values[task.kind] = 0.0 if taken >> number & 1 else 1.0
            found = self._task_chances[taken] = TaskOdds(values)
        return found


def distances_within(lookup: Lookup, area: int) -> list[list[int]]:
    """Distances between all fields when areas up to this one are open."""
    rows: list[list[int]] = []
    for start in range(lookup.size):
        row = [UNREACHABLE] * lookup.size
        row[start] = 0
        queue = [start]
        for at in queue:
            for direction in range(1, c.PIPS + 1):
                to = int(lookup.neighbour(at, direction))
                if to >= 0 and row[to] == UNREACHABLE and lookup.areas[to] <= area:
                    row[to] = row[at] + 1
                    queue.append(to)
        rows.append(row)
    return rows


def distance_weight(steps: int) -> float:
    """The weight of a target that is so many steps away."""
    return 1.0 - AWAY_LOSS - MAX_DISTANCE_LOSS * (1.0 - DISTANCE_FACTOR**steps) if steps else 1.0


# --- attempts ---------------------------------------------------------------------------------------


@final
class Attempt:
    """The current attempt: what is placed, and how many dice of each colour are left.

    In an encounter x is the covered fields and y the numbers required by pairs; in a guild they are the
    codes of the white and the black numbers placed.
    """

    def __init__(
        self, state: ShadowAndLightState, field_odds: CoverOdds | None, task_odds: TaskOdds | None
    ) -> None:
        self.field_odds = field_odds
        self.task_odds = task_odds
        self.white: i64 = 0
        self.black: i64 = 0
        self.colours: list[int] = []  # base colours of the dice in hand
        self.kinds: list[int] = []  # their kinds
        self.x: i64 = 0
        self.y: i64 = 0
        self.first = state.placed == 0
        self.use_cache: list[float] = [-1.0] * (2 * 2 * c.PIPS)
        for die in range(c.DICE):
            place = state.where[die]
            if place in (c.PLACED, c.DROPPED):
                continue
            if c.BASE_TINT[die] == c.WHITE:
                self.white += 1
            else:
                self.black += 1
            if place == c.HAND:
                self.colours.append(c.BASE_TINT[die])
                self.kinds.append(int(state.kind(die)))
        if task_odds is not None:
            self.x, self.y = (
                encode(placed_numbers(state, c.WHITE)),
                encode(placed_numbers(state, c.BLACK)),
            )
        elif field_odds is not None:
            numbers = [kind % c.PIPS + 1 if kind >= 0 else 0 for kind in state.on[: len(field_odds.demands)]]
            self.x = sum(1 << field for field, number in enumerate(numbers) if number)
            self.y = field_odds.numbers(numbers)

    def expected(self, x: i64, y: i64, white: i64, black: i64) -> float:
        """The expected value before so many dice are thrown."""
        if self.field_odds is not None:
            return self.field_odds.chance(x, y, white, black)
        assert self.task_odds is not None
        return self.task_odds.value(x, y, white, black)

    def before_throw(self) -> float:
        """The expected value before the next throw."""
        return self.expected(self.x, self.y, self.white, self.black)

    def best_use(self, colour: int, kind: int) -> float:
        """The expected value after the best use of a die of this base colour and kind."""
        key = colour * 2 * c.PIPS + kind
        found = self.use_cache[key]
        if found < 0.0:
            found = self.use_cache[key] = self._best_use(colour, kind)
        return found

    def _best_use(self, colour: int, kind: int) -> float:
        white, black = self.dice_left(colour)
        best = self.expected(self.x, self.y, white, black) if self.first else self.before_throw()
        for field in self.fields():
            best = max(best, self.after_placing(colour, kind, field))
        return best

    def dice_left(self, colour: int) -> tuple[i64, i64]:
        """The white and black dice left without one of this base colour."""
        return (self.white - 1, self.black) if colour == c.WHITE else (self.white, self.black - 1)

    def fields(self) -> range:
        return range(len(self.field_odds.demands)) if self.field_odds is not None else range(c.NOTHING, 0)

    def after_placing(self, colour: int, kind: int, field: int) -> float:
        """The expected value with the die on this field; -1 if it does not fit."""
        white, black = self.dice_left(colour)
        x, y = self.placed_on(self.x, self.y, kind, field)
        return self.expected(x, y, white, black) if x >= 0 else -1.0

    def placed_on(self, x: i64, y: i64, kind: int, field: int) -> tuple[i64, i64]:
        """x and y with one more die on this field; -1 if it does not fit."""
        shown, number = kind // c.PIPS, kind % c.PIPS + 1
        if self.field_odds is None:
            return (add_number(x, number), y) if shown == c.WHITE else (x, add_number(y, number))
        required = self.field_odds.numbers_after(x, y, field, shown, number)
        return (x | 1 << field, required) if required >= 0 else (c.NOTHING, c.NOTHING)

    def best(self) -> float:
        """The best use of one die in hand; after the first die it may also be none."""
        best = 0.0 if self.first else self.before_throw()
        for die in range(len(self.kinds)):
            best = max(best, self.best_use(self.colours[die], self.kinds[die]))
        return best

    def best_without(self, die: int, other: int = c.NOTHING) -> float:
        """The best use of one die in hand, except one or two of them."""
        best = 0.0 if self.first else self.before_throw()
        for each in range(len(self.kinds)):
            if each not in (die, other):
                best = max(best, self.best_use(self.colours[each], self.kinds[each]))
        return best

    def best_two(self) -> float:
        """The best use of two dice in hand after this throw."""
        return max([self.best(), *(value for value, _, _ in self.pairs())])

    def pairs(self) -> list[tuple[float, int, int]]:
        """For each first die and field: the expected value with a second die, the kind, the field."""
        found: list[tuple[float, int, int]] = []
        for first in range(len(self.kinds)):
            for field in self.fields():
                x, y = self.placed_on(self.x, self.y, self.kinds[first], field)
                if x >= 0:
                    found.append((self._best_second(x, y, first), self.kinds[first], field))
        return found

    def _best_second(self, x: i64, y: i64, first: int) -> float:
        white, black = self.dice_left(self.colours[first])
        best = 0.0
        for second in range(len(self.kinds)):
            if second == first:
                continue
            colour = self.colours[second]
            fewer_white = white - 1 if colour == c.WHITE else white
            fewer_black = black - 1 if colour == c.BLACK else black
            for field in self.fields():
                x2, y2 = self.placed_on(x, y, self.kinds[second], field)
                if x2 >= 0:
                    best = max(best, self.expected(x2, y2, fewer_white, fewer_black))
        return best
