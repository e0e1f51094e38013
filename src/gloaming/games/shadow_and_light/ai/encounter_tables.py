"""What an adventure has in store: chances of every encounter, distances, and the attempt at hand."""

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
from gloaming.games.shadow_and_light.state import ShadowAndLightState

UNREACHABLE: Final = 99
TARGETS: Final = (ANIMAL, CHARACTER, DANGER, RUNE, GUILD, TEACHER)
JOKER_SIDES: Final = 10  # the die that one takes for it
DISTANCE_FACTOR: Final = 0.75  # how much less a field draws when it is one step further away
MAX_DISTANCE_LOSS: Final = 0.3  # the share of what is far away that may never come
AWAY_LOSS: Final = 0.25  # the share of what is not here


@final
class EncounterTables:
    """The tables of one adventure."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        adventure = lookup.adventure
        self.encounter_odds: list[CoverOdds] = [animal_odds(animal.demands) for animal in adventure.animals]
        self.encounter_odds += [character_odds(character.grid) for character in adventure.characters]
        self.first_chances: list[float] = [cover.chance(0, 0, 3, 3) for cover in self.encounter_odds]
        self.targets: list[int] = [at for at in range(lookup.size) if lookup.kinds[at] in TARGETS]
        self.distances: list[list[list[int]]] = [distances_within(lookup, area) for area in range(3)]
        self.distance_weights: list[list[list[float]]] = [
            [[distance_weight(steps) for steps in row] for row in rows] for rows in self.distances
        ]
        self._lessons: dict[int, TaskOdds] = {}
        self._chances: dict[int, TaskOdds] = {}

    def task_points(self, taken: int) -> TaskOdds:
        """The points that learning brings, while these tasks are taken."""
        found = self._lessons.get(taken)
        if found is None:
            worths = [0.0] * len(self.lookup.adventure.tasks)
            for number, task in enumerate(self.lookup.adventure.tasks):
                if not taken >> number & 1:
                    worths[task.kind] = float(c.DIE_POINTS[task.sides or JOKER_SIDES])
            found = self._lessons[taken] = TaskOdds(worths)
        return found

    def task_chances(self, taken: int) -> TaskOdds:
        """The chance to learn anything at all."""
        found = self._chances.get(taken)
        if found is None:
            worths = [0.0] * len(self.lookup.adventure.tasks)
            for number, task in enumerate(self.lookup.adventure.tasks):
                worths[task.kind] = 0.0 if taken >> number & 1 else 1.0
            found = self._chances[taken] = TaskOdds(worths)
        return found


def distances_within(lookup: Lookup, area: int) -> list[list[int]]:
    """From each field to each, through what is open with this area."""
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
    """How much of what a field promises counts so far away from it."""
    return 1.0 - AWAY_LOSS - MAX_DISTANCE_LOSS * (1.0 - DISTANCE_FACTOR**steps) if steps else 1.0


# --- the attempt at hand ----------------------------------------------------------------------------


@final
class Attempt:
    """An attempt as the tables see it: what lies there, and how many dice of each colour are to be thrown.

    In an encounter x is what is covered and y the numbers that pairs wait for; in a guild they are what was
    placed in white and in black.
    """

    def __init__(self, state: ShadowAndLightState, cover: CoverOdds | None, lesson: TaskOdds | None) -> None:
        self.fields_odds = cover
        self.task_odds = lesson
        self.white: i64 = 0
        self.black: i64 = 0
        self.colours: list[int] = []  # the own colours of the dice in hand
        self.kinds: list[int] = []  # and what they show
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
        if lesson is not None:
            self.x, self.y = placed_code(state, c.WHITE), placed_code(state, c.BLACK)
        elif cover is not None:
            numbers = [kind % c.PIPS + 1 if kind >= 0 else 0 for kind in state.on[: len(cover.demands)]]
            self.x = sum(1 << field for field, number in enumerate(numbers) if number)
            self.y = cover.numbers(numbers)

    def expected(self, x: i64, y: i64, white: i64, black: i64) -> float:
        """What is expected before so many dice are thrown."""
        if self.fields_odds is not None:
            return self.fields_odds.chance(x, y, white, black)
        assert self.task_odds is not None
        return self.task_odds.value(x, y, white, black)

    def before_throw(self) -> float:
        """What is expected before the next throw."""
        return self.expected(self.x, self.y, self.white, self.black)

    def best_use(self, base: int, kind: int) -> float:
        """What is expected after the best use of a die of this own colour that shows this kind."""
        key = base * 2 * c.PIPS + kind
        found = self.use_cache[key]
        if found < 0.0:
            found = self.use_cache[key] = self._best_use(base, kind)
        return found

    def _best_use(self, base: int, kind: int) -> float:
        white, black = self.dice_left(base)
        best = self.expected(self.x, self.y, white, black) if self.first else self.before_throw()
        for field in self.fields():
            best = max(best, self.after_placing(base, kind, field))
        return best

    def dice_left(self, base: int) -> tuple[i64, i64]:
        """The dice to throw when one of this own colour is used up."""
        return (self.white - 1, self.black) if base == c.WHITE else (self.white, self.black - 1)

    def fields(self) -> range:
        return range(len(self.fields_odds.demands)) if self.fields_odds is not None else range(c.NOTHING, 0)

    def after_placing(self, base: int, kind: int, field: int) -> float:
        """What is expected once the die lies there; -1 if it may not."""
        white, black = self.dice_left(base)
        x, y = self.placed_on(self.x, self.y, kind, field)
        return self.expected(x, y, white, black) if x >= 0 else -1.0

    def placed_on(self, x: i64, y: i64, kind: int, field: int) -> tuple[i64, i64]:
        """What lies there with one die more; x is -1 if it may not."""
        colour, number = kind // c.PIPS, kind % c.PIPS + 1
        if self.fields_odds is None:
            return (add_number(x, number), y) if colour == c.WHITE else (x, add_number(y, number))
        waited = self.fields_odds.numbers_after(x, y, field, colour, number)
        return (x | 1 << field, waited) if waited >= 0 else (c.NOTHING, c.NOTHING)

    def best(self) -> float:
        """The best use of the dice in hand; after the first one also none."""
        best = 0.0 if self.first else self.before_throw()
        for die in range(len(self.kinds)):
            best = max(best, self.best_use(self.colours[die], self.kinds[die]))
        return best

    def best_without(self, die: int, other: int = c.NOTHING) -> float:
        """The best use of the dice in hand without one of them, or two."""
        best = 0.0 if self.first else self.before_throw()
        for each in range(len(self.kinds)):
            if each not in (die, other):
                best = max(best, self.best_use(self.colours[each], self.kinds[each]))
        return best

    def best_two(self) -> float:
        """The best use of two of the dice in hand, both from this throw."""
        return max([self.best(), *(value for value, _, _ in self.pairs())])

    def pairs(self) -> list[tuple[float, int, int]]:
        """For each first die and its field what is expected after a second one from this throw."""
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
            base = self.colours[second]
            fewer_white = white - 1 if base == c.WHITE else white
            fewer_black = black - 1 if base == c.BLACK else black
            for field in self.fields():
                x2, y2 = self.placed_on(x, y, self.kinds[second], field)
                if x2 >= 0:
                    best = max(best, self.expected(x2, y2, fewer_white, fewer_black))
        return best


def placed_code(state: ShadowAndLightState, colour: int) -> int:
    """The numbers placed in a colour, coded."""
    return encode(
        [
            state.number[die]
            for die in range(c.DICE)
            if state.where[die] == c.PLACED and state.tint[die] == colour
        ]
    )
