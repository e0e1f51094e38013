"""What an adventure has in store: chances of every encounter, distances, and the attempt at hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.shadow_and_light.actions import BLACK, DICE, NOTHING, PIPS, WHITE
from gloaming.games.shadow_and_light.ai.placement_odds import Cover, Lesson, coded, covering, lining, with_die
from gloaming.games.shadow_and_light.content.lookup import Ground
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, DANGER, GUILD, RUNE, TEACHER
from gloaming.games.shadow_and_light.state import BASE_TINT, DIE_POINTS, DROPPED, HAND, PLACED, Stage

FAR: Final = 99
TARGETS: Final = (ANIMAL, CHARACTER, DANGER, RUNE, GUILD, TEACHER)
JOKER: Final = 10  # the die that one takes for it
NEAR: Final = 0.75  # how much less a field draws when it is one step further away
DOUBT: Final = 0.3  # the share of what is far away that may never come
HERE: Final = 0.25  # the share of what is not here


@final
class Prospects:
    """The tables of one adventure."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        tale = ground.tale
        self.covers: list[Cover] = [covering(animal.demands) for animal in tale.animals]
        self.covers += [lining(character.grid) for character in tale.characters]
        self.fresh: list[float] = [cover.chance(0, 0, 3, 3) for cover in self.covers]
        self.targets: list[int] = [at for at in range(ground.size) if ground.kinds[at] in TARGETS]
        self.apart: list[list[list[int]]] = [distances(ground, area) for area in range(3)]
        self.near: list[list[list[float]]] = [
            [[drawing(steps) for steps in row] for row in rows] for rows in self.apart
        ]
        self._lessons: dict[int, Lesson] = {}
        self._chances: dict[int, Lesson] = {}

    def lesson(self, taken: int) -> Lesson:
        """The points that learning brings, while these tasks are taken."""
        found = self._lessons.get(taken)
        if found is None:
            worths = [0.0] * len(self.ground.tale.tasks)
            for number, task in enumerate(self.ground.tale.tasks):
                if not taken >> number & 1:
                    worths[task.kind] = float(DIE_POINTS[task.sides or JOKER])
            found = self._lessons[taken] = Lesson(worths)
        return found

    def mastery(self, taken: int) -> Lesson:
        """The chance to learn anything at all."""
        found = self._chances.get(taken)
        if found is None:
            worths = [0.0] * len(self.ground.tale.tasks)
            for number, task in enumerate(self.ground.tale.tasks):
                worths[task.kind] = 0.0 if taken >> number & 1 else 1.0
            found = self._chances[taken] = Lesson(worths)
        return found


def distances(ground: Ground, area: int) -> list[list[int]]:
    """From each field to each, through what is open with this area."""
    rows: list[list[int]] = []
    for start in range(ground.size):
        row = [FAR] * ground.size
        row[start] = 0
        queue = [start]
        for at in queue:
            for direction in range(1, PIPS + 1):
                to = int(ground.way(at, direction))
                if to >= 0 and row[to] == FAR and ground.areas[to] <= area:
                    row[to] = row[at] + 1
                    queue.append(to)
        rows.append(row)
    return rows


def drawing(steps: int) -> float:
    """How much of what a field promises counts so far away from it."""
    return 1.0 - HERE - DOUBT * (1.0 - NEAR**steps) if steps else 1.0


# --- the attempt at hand ----------------------------------------------------------------------------


@final
class Attempt:
    """An attempt as the tables see it: what lies there, and how many dice of each colour are to be thrown.

    In an encounter x is what is covered and y the numbers that pairs wait for; in a guild they are what was
    placed in white and in black.
    """

    def __init__(self, stage: Stage, cover: Cover | None, lesson: Lesson | None) -> None:
        self.cover = cover
        self.lesson = lesson
        self.white: i64 = 0
        self.black: i64 = 0
        self.bases: list[int] = []  # the own colours of the dice in hand
        self.kinds: list[int] = []  # and what they show
        self.x: i64 = 0
        self.y: i64 = 0
        self.first = stage.placed == 0
        self.uses: list[float] = [-1.0] * (2 * 2 * PIPS)
        for die in range(DICE):
            place = stage.where[die]
            if place in (PLACED, DROPPED):
                continue
            if BASE_TINT[die] == WHITE:
                self.white += 1
            else:
                self.black += 1
            if place == HAND:
                self.bases.append(BASE_TINT[die])
                self.kinds.append(int(stage.kind(die)))
        if lesson is not None:
            self.x, self.y = shown(stage, WHITE), shown(stage, BLACK)
        elif cover is not None:
            numbers = [kind % PIPS + 1 if kind >= 0 else 0 for kind in stage.on[: len(cover.demands)]]
            self.x = sum(1 << field for field, number in enumerate(numbers) if number)
            self.y = cover.numbers(numbers)

    def ahead(self, x: i64, y: i64, white: i64, black: i64) -> float:
        """What is expected before so many dice are thrown."""
        if self.cover is not None:
            return self.cover.chance(x, y, white, black)
        assert self.lesson is not None
        return self.lesson.value(x, y, white, black)

    def now(self) -> float:
        """What is expected before the next throw."""
        return self.ahead(self.x, self.y, self.white, self.black)

    def use(self, base: int, kind: int) -> float:
        """What is expected after the best use of a die of this own colour that shows this kind."""
        key = base * 2 * PIPS + kind
        found = self.uses[key]
        if found < 0.0:
            found = self.uses[key] = self._use(base, kind)
        return found

    def _use(self, base: int, kind: int) -> float:
        white, black = self.left(base)
        best = self.ahead(self.x, self.y, white, black) if self.first else self.now()
        for field in self.fields():
            best = max(best, self.placed(base, kind, field))
        return best

    def left(self, base: int) -> tuple[i64, i64]:
        """The dice to throw when one of this own colour is used up."""
        return (self.white - 1, self.black) if base == WHITE else (self.white, self.black - 1)

    def fields(self) -> range:
        return range(len(self.cover.demands)) if self.cover is not None else range(NOTHING, 0)

    def placed(self, base: int, kind: int, field: int) -> float:
        """What is expected once the die lies there; -1 if it may not."""
        white, black = self.left(base)
        x, y = self.lying(self.x, self.y, kind, field)
        return self.ahead(x, y, white, black) if x >= 0 else -1.0

    def lying(self, x: i64, y: i64, kind: int, field: int) -> tuple[i64, i64]:
        """What lies there with one die more; x is -1 if it may not."""
        colour, number = kind // PIPS, kind % PIPS + 1
        if self.cover is None:
            return (with_die(x, number), y) if colour == WHITE else (x, with_die(y, number))
        waited = self.cover.placed(x, y, field, colour, number)
        return (x | 1 << field, waited) if waited >= 0 else (NOTHING, NOTHING)

    def best(self) -> float:
        """The best use of the dice in hand; after the first one also none."""
        best = 0.0 if self.first else self.now()
        for die in range(len(self.kinds)):
            best = max(best, self.use(self.bases[die], self.kinds[die]))
        return best

    def best_but(self, die: int, other: int = NOTHING) -> float:
        """The best use of the dice in hand without one of them, or two."""
        best = 0.0 if self.first else self.now()
        for each in range(len(self.kinds)):
            if each not in (die, other):
                best = max(best, self.use(self.bases[each], self.kinds[each]))
        return best

    def best_two(self) -> float:
        """The best use of two of the dice in hand, both from this throw."""
        return max([self.best(), *(value for value, _, _ in self.pairs())])

    def pairs(self) -> list[tuple[float, int, int]]:
        """For each first die and its field what is expected after a second one from this throw."""
        found: list[tuple[float, int, int]] = []
        for first in range(len(self.kinds)):
            for field in self.fields():
                x, y = self.lying(self.x, self.y, self.kinds[first], field)
                if x >= 0:
                    found.append((self._second(x, y, first), self.kinds[first], field))
        return found

    def _second(self, x: i64, y: i64, first: int) -> float:
        white, black = self.left(self.bases[first])
        best = 0.0
        for second in range(len(self.kinds)):
            if second == first:
                continue
            base = self.bases[second]
            fewer_white = white - 1 if base == WHITE else white
            fewer_black = black - 1 if base == BLACK else black
            for field in self.fields():
                x2, y2 = self.lying(x, y, self.kinds[second], field)
                if x2 >= 0:
                    best = max(best, self.ahead(x2, y2, fewer_white, fewer_black))
        return best


def shown(stage: Stage, colour: int) -> int:
    """The numbers placed in a colour, coded."""
    return coded(
        [stage.number[die] for die in range(DICE) if stage.where[die] == PLACED and stage.tint[die] == colour]
    )
