"""Our discs against pymunk's on random tables: how often the flicked disc touches the same others.

    .venv/bin/python tools/peers/scripts/discs_check.py             # asks pymunk again, shows differences
    .venv/bin/python tools/peers/scripts/discs_check.py --shrink    # ever smaller time steps
    .venv/bin/python tools/peers/scripts/discs_check.py --write     # makes discs.json

It needs pymunk, which comes with the packages for tests. Half of the tables have their discs anywhere, half
crowded about the middle; every flick is aimed at some other disc, from its middle to its very edge.
"""

from __future__ import annotations

import argparse
import json
from math import hypot, sqrt

import discs_pymunk
from discs_pymunk import DISCS, PACE, Flick, Table
from tools.peers import flick_comparison as lab

from gloaming.core.chance import Seeded
from gloaming.physics.discs import Disc, Surface, is_free, millimetres

AREA: Table = {"width": 629146, "depth": 943718, "radius": 18350, "friction": 300, "restitution": 700}
TABLES = 500  # of each kind
KINDS = ((11, 3000, millimetres(300)), (22, 10000, millimetres(360)))  # discs, steps a second, crowd
SLOWEST, FASTEST = 1.2, 2.4  # metres a second
SHRINKING = (60, 240, 1000, 3000, 10000)
SHOWN = 200  # tables of each kind while steps shrink


def make(seed: int, count: int, steps: int, crowd: int) -> Flick:
    """A random table with a flick."""
    dice = Seeded(seed)
    discs = scatter(dice, count, crowd if seed % 2 else 0)
    flicked = dice.below(count)
    target = (flicked + 1 + dice.below(count - 1)) % count
    velocity = aim(dice, discs[flicked], discs[target])
    return {"discs": [[disc.x, disc.y] for disc in discs], "flick": [flicked, *velocity], "steps": steps}


def scatter(dice: Seeded, count: int, crowd: int) -> list[Disc]:
    """Discs at random free places, anywhere or within a square about the middle."""
    surface, radius = Surface(AREA["width"], AREA["depth"]), AREA["radius"]
    wide, deep = (crowd, crowd) if crowd else (surface.width, surface.depth)
    found: list[Disc] = []
    while len(found) < count:
        x, y = (surface.width - wide) // 2 + dice.below(wide), (surface.depth - deep) // 2 + dice.below(deep)
        if is_free(surface, found, x, y, radius):
            found.append(Disc(x, y, radius))
    return found


def aim(dice: Seeded, disc: Disc, target: Disc) -> tuple[int, int]:
    """A velocity toward a disc, anywhere within reach of it."""
    dx, dy = target.x - disc.x, target.y - disc.y
    distance = hypot(dx, dy)
    aside = (2 * dice.unit() - 1) * (disc.radius + target.radius) / distance
    ahead = sqrt(1 - aside * aside)
    speed = (SLOWEST + (FASTEST - SLOWEST) * dice.unit()) * PACE / distance
    return round((dx * ahead - dy * aside) * speed), round((dx * aside + dy * ahead) * speed)


def write() -> None:
    """Make the committed set with pymunk's answers."""
    flicks = [make(seed, *kind) for kind in KINDS for seed in range(TABLES)]
    lines = [
        json.dumps({**flick, "touched": discs_pymunk.answer(AREA, flick)[0]}, separators=(",", ":"))
        for flick in flicks
    ]
    DISCS.write_text('{"table": ' + json.dumps(AREA) + ',\n"flicks": [\n' + ",\n".join(lines) + "\n]}\n")


def answers(cases: list[lab.Case], steps: int = 0) -> list[tuple[list[int], list[discs_pymunk.Place | None]]]:
    """What pymunk says now, at each case's own time step or another."""
    return [
        discs_pymunk.answer(
            AREA,
            {"discs": [[d.x, d.y] for d in case.discs], "flick": [*case.flick], "steps": steps or case.steps},
        )
        for case in cases
    ]


def report(cases: list[lab.Case], steps: int) -> list[int]:
    """Print how often the engines agree at a time step; which cases differ."""
    differ = lab.apart(cases, [touched for touched, _ in answers(cases, steps)])
    equal = len(cases) - len(differ)
    share = f"{equal} of {len(cases)} agree ({equal / len(cases):.1%})"
    print(f"{len(cases[0].discs)} discs at 1/{steps} s: {share}")
    return differ


def explain(case: lab.Case, number: int) -> None:
    """How a difference behaves when pymunk's steps shrink further."""
    mine = lab.ours(case).touched
    finer = [
        (steps, sorted(answers([case], steps)[0][0])) for steps in (case.steps, 30_000, 100_000, 300_000)
    ]
    finer_text = ", ".join(f"1/{steps}: {touched}" for steps, touched in finer)
    print(f"  table {number}: ours {sorted(mine)}; pymunk {finer_text}")


def main() -> None:
    """Prints figures, or writes the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--shrink", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.write:
        write()
        return
    cases = lab.stored_cases()[1]
    for count, steps, _ in KINDS:
        mine = [case for case in cases if len(case.discs) == count]
        if options.shrink:
            for each in SHRINKING:
                report(mine[:SHOWN], each)
        else:
            for number in report(mine, steps):
                explain(mine[number], number)


if __name__ == "__main__":
    main()
