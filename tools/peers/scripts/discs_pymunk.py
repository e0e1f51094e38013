"""Flicked discs in pymunk, a physics engine that takes small steps in time.

`--replay` reads flicks, one JSON object a line, and answers each with the discs that the flicked one touched,
in order, and with the places where all of them rest. Otherwise it counts flicks of discs.json a second.

Nothing of Gloaming is used here. What a careful author has to know: friction with the table is a joint whose
force is limited; pymunk multiplies the elasticities of two shapes; a disc that left is taken out; a space
that was used before gives other results than a new one. Between two looks at the discs as many steps are
taken as the fastest one needs at least to the nearest edge.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path
from typing import TypedDict

import pymunk

DISCS = Path(__file__).resolve().with_name("discs.json")
METRE = 1048576
PACE = 8192  # of velocity in a metre a second
GRAVITY = 9.80665
ITERATIONS = 2  # the usual 10 change no outcome of discs.json and take 1.7 times as long
LOOK = 64  # steps between two looks at the most
RESTING = 1e-6  # metres a second
TIMED = 11  # discs on the tables that are timed
WARM_UP = 0.1


class Table(TypedDict):
    """What all flicks have in common, in units; friction and restitution in thousandths."""

    width: int
    depth: int
    radius: int
    friction: int
    restitution: int


class Flick(TypedDict):
    """Where discs lie, which one is flicked with which velocity, and how many steps a second has."""

    discs: list[list[int]]
    flick: list[int]
    steps: int


Place = tuple[float, float]


class Flicking:
    """One flick in a new space."""

    def __init__(self, table: Table, flick: Flick) -> None:
        self.width, self.depth = table["width"] / METRE, table["depth"] / METRE
        self.flicked, vx, vy = flick["flick"]
        self.step = 1 / flick["steps"]
        self.touched: list[int] = []
        self.space = pymunk.Space()
        self.space.iterations = ITERATIONS
        self.space.collision_slop = 0.0
        self.space.collision_bias = 0.0
        self.bodies = [self.add(table, x / METRE, y / METRE) for x, y in flick["discs"]]
        self.indices = {body: index for index, body in enumerate(self.bodies)}
        self.lying = list(self.bodies)
        self.bodies[self.flicked].velocity = vx / PACE, vy / PACE
        self.space.on_collision(begin=self.touch)

    def add(self, table: Table, x: float, y: float) -> pymunk.Body:
        """A disc that does not turn, held to the table by friction."""
        body = pymunk.Body(1.0, math.inf)
        body.position = x, y
        shape = pymunk.Circle(body, table["radius"] / METRE)
        shape.elasticity = math.sqrt(table["restitution"] / 1000)
        joint = pymunk.PivotJoint(self.space.static_body, body, (0, 0), (0, 0))
        joint.max_bias = 0
        joint.max_force = table["friction"] / 1000 * GRAVITY
        self.space.add(body, shape, joint)
        return body

    def touch(self, arbiter: pymunk.Arbiter, space: pymunk.Space, data: object) -> None:
        """Note whom the flicked disc touches for the first time."""
        pair = [self.indices[shape.body] for shape in arbiter.shapes]
        if self.flicked in pair:
            other = pair[pair[0] == self.flicked]
            if other not in self.touched:
                self.touched.append(other)

    def run(self) -> None:
        """Step until everything rests."""
        while steps := self.look():
            for _ in range(steps):
                self.space.step(self.step)

    def look(self) -> int:
        """Take out who left; how many steps are safe before somebody else can leave, 0 if all rest."""
        energy, nearest, left = 0.0, math.inf, []
        for body in self.lying:
            x, y = body.position
            edge = min(x, y, self.width - x, self.depth - y)
            if edge < 0:
                left.append(body)
            else:
                nearest = min(nearest, edge)
                vx, vy = body.velocity
                energy += vx * vx + vy * vy
        for body in left:
            self.lying.remove(body)
            self.space.remove(body, *body.shapes, *body.constraints)
        if energy < RESTING * RESTING:
            return 0
        return max(1, min(LOOK, int(nearest / (math.sqrt(energy) * self.step))))

    def places(self) -> list[Place | None]:
        """Where each disc rests, in metres, or None once it left."""
        lying = set(self.lying)
        return [(body.position.x, body.position.y) if body in lying else None for body in self.bodies]


def answer(table: Table, flick: Flick) -> tuple[list[int], list[Place | None]]:
    """Whom the flicked disc touched, and where everything rests."""
    flicking = Flicking(table, flick)
    flicking.run()
    return flicking.touched, flicking.places()


def measure(table: Table, flicks: list[Flick], seconds: float, seed: int) -> tuple[int, float]:
    """Flicks that were done and the seconds that they took."""
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        answer(table, flicks[(seed * 101 + done) % len(flicks)])
        done += 1
    return done, elapsed


def main() -> None:
    """Answers flicks, or measures once and prints one JSON line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", action="store_true")
    options = parser.parse_args()
    stored = json.loads(DISCS.read_text())
    table: Table = stored["table"]
    if options.replay:
        for line in sys.stdin:
            touched, places = answer(table, json.loads(line))
            print(json.dumps({"touched": touched, "places": places}))
        return
    flicks = [flick for flick in stored["flicks"] if len(flick["discs"]) == TIMED]
    measure(table, flicks, options.seconds * WARM_UP, options.seed + 1)
    done, elapsed = measure(table, flicks, options.seconds, options.seed)
    figures = {
        "count": done,
        "games": done,
        "seconds": round(elapsed, 3),
        "per_second": round(done / elapsed, 1),
    }
    print(json.dumps({"peer": "pymunk", "game": "discs", "unit": "flicks", **figures}))


if __name__ == "__main__":
    main()
