"""Where the dice of a movement lead: the best field to stop at, and the first step there."""

from __future__ import annotations

from typing import Final, final

from gloaming.games.shadow_and_light.model import DICE, NOTHING, PIPS
from gloaming.games.shadow_and_light.outlook import Outlook
from gloaming.games.shadow_and_light.stage import COMPASS, HAND, PLAN, Stage

FREE: Final = 3  # steps
STRIDE: Final = 0.02  # points that a die left on the compass is worth
MEAL: Final = 1.2  # points for the food that a fourth step costs
UNKNOWN: Final = -1e9


@final
class Walk:
    """All ways of this movement."""

    def __init__(self, outlook: Outlook, stage: Stage) -> None:
        self.outlook = outlook
        self.stage = stage
        self.ground = stage.ground
        self.known: list[float] = [UNKNOWN] * self.ground.size
        self.counts: list[int] = [0] * (PIPS + 1)  # dice by direction
        taken = 0
        for die in range(DICE):
            place = stage.where[die]
            if place == COMPASS or (place == HAND and stage.phase == PLAN):
                kind = int(stage.kind(die))
                if not taken >> kind & 1:
                    taken |= 1 << kind
                    self.counts[kind % PIPS + 1] += 1

    def worth(self, at: int) -> float:
        """Of stopping there."""
        found = self.known[at]
        if found == UNKNOWN:
            found = self.known[at] = self.outlook.place(at)
        return found

    def best(self, at: int, steps: int, most: int) -> float:
        """The best that can be had from here, after so many steps; UNKNOWN without any."""
        best = self.worth(at) if steps > 0 else UNKNOWN
        if steps >= most:
            return best
        for direction in range(1, PIPS + 1):
            if self.counts[direction]:
                best = max(best, self.step(at, direction, steps, most))
        return best

    def step(self, at: int, direction: int, steps: int, most: int) -> float:
        """The best that can be had by going this way; UNKNOWN if it is closed."""
        to = int(self.ground.way(at, direction))
        if to < 0 or not self.stage.open_area(to):
            return UNKNOWN
        cost = STRIDE + (MEAL if steps == FREE else 0.0)
        if self.ground.meets(to) and not self.stage.crossed[to]:
            return self.worth(to) - cost
        self.counts[direction] -= 1
        best = self.best(to, steps + 1, most)
        self.counts[direction] += 1
        return best - cost

    def steps(self) -> list[tuple[float, int]]:
        """What each direction leads to at best, with NOTHING for stopping here."""
        at, steps = int(self.stage.at), int(self.stage.steps)
        most = FREE if steps < FREE else steps + 1
        if steps == FREE and self.stage.food == 0:
            return [(self.worth(at), NOTHING)]
        found = [
            (self.step(at, direction, steps, most), direction)
            for direction in range(1, PIPS + 1)
            if self.counts[direction]
        ]
        if steps > 0:
            found.append((self.worth(at), NOTHING))
        return found

    def whole(self) -> float:
        """The best end of the movement, compared with staying here; UNKNOWN if there is no step."""
        ways = [value for value, _ in self.steps()]
        return max(ways) if ways else UNKNOWN
