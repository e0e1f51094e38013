"""Checks that both peers of The Illuminated play by our rules.

Each peer must end every case of cases.py as the rules say. Then both play the same games, from random
positions with random choices and dice, and must agree at every step.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterable

from illuminated_cases import CASES, LEGAL, Case, Table
from registry import ILLUMINATED, Peer

Shown = dict[str, object]
"""A position as a peer describes it."""

RANDOM_GAMES = 200
RANDOM_STEPS = 60


def ask(peer: Peer, scripts: Iterable[dict[str, object]]) -> list[list[Shown]]:
    """The positions with which a peer answers each script."""
    text = "".join(json.dumps(script) + "\n" for script in scripts)
    done = subprocess.run((*peer.argv, "--replay"), input=text, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def expected(case: Case) -> Shown:
    """What a peer must show at the end of a case."""
    seats = len(case.rows)
    others = -1 / (seats - 1)
    return {
        "entities": " ".join(case.rows).split(),
        "seat": case.seat,
        "left": case.left,
        "ending": case.ending,
        "returns": [
            (1 if seat == case.winner else others) if case.winner >= 0 else 0 for seat in range(seats)
        ],
    }


def check_cases(peer: Peer) -> list[str]:
    """What a peer does otherwise than the cases say."""
    answers = ask(peer, ({"start": case.table.start(), "steps": case.steps} for case in CASES))
    faults = []
    for case, shown in zip(CASES, answers, strict=True):
        must, last = expected(case), dict(shown[-1])
        del last["legal"]
        if last != must or len(shown) != 1 + len(case.steps):
            faults.append(f"{peer.name}: {case.rule}: expected {must}, got {last}")
    return faults


def check_legal(peer: Peer) -> list[str]:
    """Where a peer offers more or fewer actions than the rules."""
    answers = ask(peer, ({"start": Table(rows).start(), "steps": []} for rows, _ in LEGAL))
    faults = []
    for (rows, must), shown in zip(LEGAL, answers, strict=True):
        offered = shown[0]["legal"]
        assert isinstance(offered, list)
        if len(offered) != must:
            faults.append(f"{peer.name}: {' | '.join(rows)}: expected {must} actions, got {len(offered)}")
    return faults


def random_script(rand: random.Random) -> dict[str, object]:
    """A random position; choices by their place in the list of what is legal, and the pips of their dice."""
    seats, own = rand.choice(((2, 5), (3, 5), (4, 4), (5, 3), (6, 3)))
    words = [f"L{value}" for value in range(1, 6)] + [f"S{value}" for value in range(1, 7)]
    rows = tuple(" ".join(rand.choices(words, k=own)) for _ in range(seats))
    table = Table(rows, rand.randrange(seats), rand.choice((1, 2)), rand.choice((10, 100 * seats - 10)))
    steps = [(rand.randrange(10_000), rand.randint(1, 6)) for _ in range(RANDOM_STEPS)]
    return {"start": table.start(), "steps": steps}


def check_random() -> list[str]:
    """Where the two peers part in random games."""
    rand = random.Random(1)
    scripts = [random_script(rand) for _ in range(RANDOM_GAMES)]
    one, other = (ask(peer, scripts) for peer in ILLUMINATED)
    return [
        f"random game {number}: the peers part after {first_difference(a, b)} actions"
        for number, (a, b) in enumerate(zip(one, other, strict=True))
        if a != b
    ]


def first_difference(one: list[Shown], other: list[Shown]) -> int:
    """The first place at which two lists differ."""
    same = (a == b for a, b in zip(one, other, strict=False))
    return next((place for place, equal in enumerate(same) if not equal), min(len(one), len(other)))


def main() -> int:
    """Prints every fault, or one line that says what agreed."""
    missing = [peer.name for peer in ILLUMINATED if not peer.stamp.exists()]
    if missing:
        print(
            f"not installed: {', '.join(missing)}; run tools/peers/scripts/install.py first", file=sys.stderr
        )
        return 1
    faults = [
        fault for peer in ILLUMINATED for fault in (*check_cases(peer), *check_legal(peer))
    ] + check_random()
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{len(CASES)} cases, {len(LEGAL)} lists of actions and {RANDOM_GAMES} random games agree")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
