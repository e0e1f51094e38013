"""Exact odds of placing dice without manipulations, in tables filled on demand.

After each throw one die is placed or dropped, and the value of a die depends on its colour and number only.
The value of a throw is that of its best die; the mean follows from the order of the kinds by value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from gloaming.games.shadow_and_light.constants import KINDS, PIPS, WHITE
from gloaming.games.shadow_and_light.content.lookup import LINE_BITS
from gloaming.games.shadow_and_light.content.types import Demand
from gloaming.games.shadow_and_light.rules.encounters.guild import is_task_met

BASE: Final = 7
CODES: Final = BASE**3

# [dice][count]: (count / 6) ** dice
POWERS: Final[list[list[float]]] = [[(count / PIPS) ** dice for count in range(7)] for dice in range(4)]


def expected_best(values: list[float], white: i64, black: i64) -> float:
    """The mean of the best value among so many white and black dice, with a value for each kind."""
    order = sorted(range(KINDS), key=values.__getitem__)
    whites: i64 = 0
    blacks: i64 = 0
    below = 0.0 if white + black > 0 else 1.0
    mean = 0.0
    for kind in order:
        if kind < PIPS:
            whites += 1
        else:
            blacks += 1
        upto = POWERS[white][whites] * POWERS[black][blacks]
        if upto > below:
            mean += (upto - below) * values[kind]
            below = upto
    return mean


@final
class CoverOdds:
    """Odds of covering one of the goals, which are sets of dice fields as bits (BSL-50, BSL-53)."""

    def __init__(self, demands: Sequence[Demand], goals: Sequence[int]) -> None:
        self.demands = list(demands)
        self.goals: list[int] = list(goals)
        self.pairs: list[int] = []  # by field: the shift of its pair's number in the key, or -1
        seen = 0
        for at, demand in enumerate(self.demands):
            if demand.pair < 0:
                self.pairs.append(-1)
            elif demand.pair > at:
                self.pairs.append(3 * seen)
                seen += 1
            else:
                self.pairs.append(self.pairs[demand.pair])
        self.cache: dict[int, float] = {}

    def numbers(self, placed: Sequence[int]) -> int:
        """The numbers required by half-covered pairs, from the number on each field (0: none)."""
        found = 0
        for at, number in enumerate(placed):
            pair = self.demands[at].pair
            if number and pair >= 0 and not placed[pair]:
                found |= number << self.pairs[at]
        return found

    def chance(self, covered: i64, numbers: i64, white: i64, black: i64) -> float:
        """The chance of success before so many dice are thrown."""
        hopeless = True
        for goal in self.goals:
            left = goal & ~covered
            if left == 0:
                return 1.0
            if int(left).bit_count() <= white + black:
                hopeless = False
        if hopeless:
            return 0.0
        key = int(covered | white << 9 | black << 11 | numbers << 13)
        found = self.cache.get(key, -1.0)
        if found < 0.0:
            values = self.values_by_kind(covered, numbers, white, black)
            found = self.cache[key] = expected_best(values, white, black)
        return found

    def values_by_kind(self, covered: i64, numbers: i64, white: i64, black: i64) -> list[float]:
        """The chance after the best use of a die of each kind, among so many dice thrown."""
        values = [0.0] * KINDS
        for kind in range(KINDS):
            colour: i64 = kind // PIPS
            if (white if colour == WHITE else black) > 0:
                values[kind] = self.value_of_die(covered, numbers, white, black, colour, kind % PIPS + 1)
        return values

    def value_of_die(
        self, covered: i64, numbers: i64, white: i64, black: i64, colour: i64, number: i64
    ) -> float:
        """The chance after the best use of one thrown die."""
        if colour == WHITE:
            white -= 1
        else:
            black -= 1
        best = self.chance(covered, numbers, white, black)
        for at in range(len(self.demands)):
            after = self.numbers_after(covered, numbers, at, colour, number)
            if after >= 0:
                best = max(best, self.chance(covered | 1 << at, after, white, black))
        return best

    def numbers_after(self, covered: i64, numbers: i64, at: int, colour: i64, number: i64) -> i64:
        """The numbers required after a die is placed on this field; -1 if it does not fit."""
        demand = self.demands[at]
        if covered >> at & 1 or demand.colour == 1 - colour or not demand.faces >> (number - 1) & 1:
            return -1
        if demand.pair < 0:
            return numbers
        shift = self.pairs[at]
        required = numbers >> shift & 7
        if required:
            return numbers & ~(7 << shift) if required == number else -1
        return numbers | number << shift


def animal_odds(demands: Sequence[Demand]) -> CoverOdds:
    """Odds of an animal: all of its fields."""
    return CoverOdds(demands, [(1 << len(demands)) - 1])


def character_odds(grid: Sequence[Demand]) -> CoverOdds:
    """Odds of a character: any row or column of the grid."""
    return CoverOdds(grid, LINE_BITS)


# --- guilds -----------------------------------------------------------------------------------------


@final
class TaskOdds:
    """Expected value of placing dice for the tasks of a guild (BSL-61).

    The numbers placed in a colour are encoded as one: digits in base 7, in ascending order.
    """

    def __init__(self, task_values: Sequence[float]) -> None:
        self.task_values: list[float] = list(task_values)  # by kind of task; 0 if the task is taken
        self.cache: dict[int, float] = {}

    def value(self, whites: i64, blacks: i64, white: i64, black: i64) -> float:
        """The expected value before so many dice are thrown, with these placed."""
        if white + black == 0:
            return self.best_task(int(whites), int(blacks))
        key = int(whites + CODES * (blacks + CODES * (white + 4 * black)))
        found = self.cache.get(key, -1.0)
        if found < 0.0:
            values = [0.0] * KINDS
            for kind in range(KINDS):
                colour: i64 = kind // PIPS
                if (white if colour == WHITE else black) > 0:
                    values[kind] = self.value_of_die(whites, blacks, white, black, colour, kind % PIPS + 1)
            found = self.cache[key] = expected_best(values, white, black)
        return found

    def value_of_die(
        self, whites: i64, blacks: i64, white: i64, black: i64, colour: i64, number: i64
    ) -> float:
        """The expected value after the best use of one thrown die."""
        if colour == WHITE:
            dropped = self.value(whites, blacks, white - 1, black)
            return max(dropped, self.value(add_number(whites, number), blacks, white - 1, black))
        dropped = self.value(whites, blacks, white, black - 1)
        return max(dropped, self.value(whites, add_number(blacks, number), white, black - 1))

    def best_task(self, whites: int, blacks: int) -> float:
        """The value of the best task that these dice meet."""
        best = 0.0
        for kind in range(len(self.task_values)):
            if self.task_values[kind] > best and is_task_met(kind, decode(whites), decode(blacks)):
                best = self.task_values[kind]
        return best


def encode(numbers: Sequence[int]) -> int:
    """Up to three numbers as one code; no task needs more."""
    found = 0
    for number in sorted(numbers):
        found = BASE * found + number
    return found % CODES


def decode(code: int) -> list[int]:
    numbers: list[int] = []
    while code:
        numbers.insert(0, code % BASE)
        code //= BASE
    return numbers


_added: Final[list[list[int]]] = [
    [encode([*decode(code), number]) for number in range(BASE)] for code in range(CODES)
]


def add_number(code: i64, number: i64) -> i64:
    """The code with one more number."""
    return _added[code][number]


# --- teachers ---------------------------------------------------------------------------------------

NO_ONES: Final = (5 / 6) ** 6
SINGLE_ONE: Final = (5 / 6) ** 5


def guard_chance(attempts: int, gold: int) -> float:
    """The chance to pass a guard: a throw without a 1, or with a single 1 and a gold (BSL-72)."""
    each = NO_ONES + (SINGLE_ONE if gold > 0 else 0.0)
    return 1.0 - (1.0 - each) ** attempts
