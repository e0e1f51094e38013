"""Exact chances of placing dice well, without any help: tables filled as they are asked.

After each throw one die is placed or dropped, and what it brings hangs on its colour and number alone. So a
throw is worth the best of its dice; its mean follows from how many kinds of dice are no better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from gloaming.games.shadow_and_light.content.types import Demand

FACES: Final = 6
KINDS: Final = 12  # of dice: a colour and a number
WHITE: Final = 0
BLACK: Final = 1
GUILD_BASE: Final = 7
CODES: Final = 343

# (faces / 6) to the power of so many dice
POWERS: Final[list[list[float]]] = [[(count / FACES) ** dice for count in range(7)] for dice in range(4)]


def expected_best(values: list[float], white: i64, black: i64) -> float:
    """The mean of the best of so many dice, where `values` has what each kind of die is worth."""
    order = sorted(range(KINDS), key=values.__getitem__)
    whites: i64 = 0
    blacks: i64 = 0
    below = 0.0 if white + black > 0 else 1.0
    mean = 0.0
    for kind in order:
        if kind < FACES:
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
    """Covering dice fields until one of the goals (sets of fields, as bits) is covered (BSL-50, BSL-53)."""

    def __init__(self, demands: Sequence[Demand], goals: Sequence[int]) -> None:
        self.demands = list(demands)
        self.goals: list[int] = list(goals)
        self.pairs: list[int] = []  # for each field the place of its pair's number in the key, or -1
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
        """The numbers that half-covered pairs wait for, from what lies on each field (0: nothing)."""
        found = 0
        for at, number in enumerate(placed):
            pair = self.demands[at].pair
            if number and pair >= 0 and not placed[pair]:
                found |= number << self.pairs[at]
        return found

    def chance(self, covered: i64, numbers: i64, white: i64, black: i64) -> float:
        """Of success, before so many dice are thrown."""
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
        """What placing or dropping a die of each kind leads to, if it is among so many dice thrown."""
        values = [0.0] * KINDS
        for kind in range(KINDS):
            colour: i64 = kind // FACES
            if (white if colour == WHITE else black) > 0:
                values[kind] = self.value_of_die(covered, numbers, white, black, colour, kind % FACES + 1)
        return values

    def value_of_die(
        self, covered: i64, numbers: i64, white: i64, black: i64, colour: i64, number: i64
    ) -> float:
        """The chance after the best use of one die of those thrown."""
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
        """The numbers waited for after a die is placed on this field; -1 if it does not fit there."""
        demand = self.demands[at]
        if covered >> at & 1 or demand.colour == 1 - colour or not demand.faces >> (number - 1) & 1:
            return -1
        if demand.pair < 0:
            return numbers
        shift = self.pairs[at]
        waited = numbers >> shift & 7
        if waited:
            return numbers & ~(7 << shift) if waited == number else -1
        return numbers | number << shift


def animal_odds(demands: Sequence[Demand]) -> CoverOdds:
    """An animal: all of its fields."""
    return CoverOdds(demands, [(1 << len(demands)) - 1])


LINES: Final = (0o007, 0o070, 0o700, 0b001001001, 0b010010010, 0b100100100)


def character_odds(grid: Sequence[Demand]) -> CoverOdds:
    """A character: any row or column of the nine."""
    return CoverOdds(grid, LINES)


# --- guilds -----------------------------------------------------------------------------------------


@final
class TaskOdds:
    """Placing dice for any of a guild's tasks, each worth something (BSL-61).

    The numbers placed in a colour are one number: digits to the base 7, in rising order.
    """

    def __init__(self, worths: Sequence[float]) -> None:
        self.task_values: list[float] = list(worths)  # by the task's kind; 0: the task is taken
        self.cache: dict[int, float] = {}

    def value(self, whites: i64, blacks: i64, white: i64, black: i64) -> float:
        """Expected before so many dice are thrown, with these placed."""
        if white + black == 0:
            return self.best_task(int(whites), int(blacks))
        key = int(whites + CODES * (blacks + CODES * (white + 4 * black)))
        found = self.cache.get(key, -1.0)
        if found < 0.0:
            values = [0.0] * KINDS
            for kind in range(KINDS):
                colour: i64 = kind // FACES
                if (white if colour == WHITE else black) > 0:
                    values[kind] = self.value_of_die(whites, blacks, white, black, colour, kind % FACES + 1)
            found = self.cache[key] = expected_best(values, white, black)
        return found

    def value_of_die(
        self, whites: i64, blacks: i64, white: i64, black: i64, colour: i64, number: i64
    ) -> float:
        """What the best use of one die of those thrown leads to."""
        if colour == WHITE:
            dropped = self.value(whites, blacks, white - 1, black)
            return max(dropped, self.value(add_number(whites, number), blacks, white - 1, black))
        dropped = self.value(whites, blacks, white, black - 1)
        return max(dropped, self.value(whites, add_number(blacks, number), white, black - 1))

    def best_task(self, whites: int, blacks: int) -> float:
        """The best task met by these dice."""
        best = 0.0
        for kind in range(len(self.task_values)):
            if self.task_values[kind] > best and met(kind, decode(whites), decode(blacks)):
                best = self.task_values[kind]
        return best


def encode(numbers: Sequence[int]) -> int:
    """Up to three numbers as one; more do not matter to any task."""
    found = 0
    for number in sorted(numbers):
        found = GUILD_BASE * found + number
    return found % CODES


def decode(code: int) -> list[int]:
    numbers: list[int] = []
    while code:
        numbers.insert(0, code % GUILD_BASE)
        code //= GUILD_BASE
    return numbers


_with: Final[list[list[int]]] = [
    [encode([*decode(code), number]) for number in range(GUILD_BASE)] for code in range(GUILD_BASE**3)
]


def add_number(code: i64, number: i64) -> i64:
    """The code with one more number."""
    return _with[code][number]


def met(kind: int, whites: Sequence[int], blacks: Sequence[int]) -> bool:
    """Whether the dice placed fulfil the task of this kind."""
    if kind == 0:
        return len(set(whites)) < len(whites) and len(set(blacks)) < len(blacks)
    if len(whites) < 3 or len(blacks) < 3:
        return False
    apart = abs(sum(whites) - sum(blacks))
    if kind == 1:
        return apart < 3
    if kind == 2:
        return sorted(blacks) == [1, 2, 3] and sorted(whites) == [4, 5, 6]
    if kind == 3:
        return apart == 0
    if kind == 4:
        odd = [sum(number % 2 for number in numbers) for numbers in (whites, blacks)]
        return odd in ([0, 3], [3, 0])
    return set(whites) == {3} == set(blacks)


# --- teachers ---------------------------------------------------------------------------------------

NO_ONE: Final = (5 / 6) ** 6
JUST_ONE: Final = (5 / 6) ** 5


def guard_chance(attempts: int, gold: int) -> float:
    """The chance that a guard lets the figure in: no 1, or a single one and a gold (BSL-72)."""
    each = NO_ONE + (JUST_ONE if gold > 0 else 0.0)
    return 1.0 - (1.0 - each) ** attempts
