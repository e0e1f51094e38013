"""The same bits on every machine: flicks committed by the plain build, and shots that once failed.

`python -m tests.physics.test_bit_equality` rewrites them when the physics is meant to change.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from physics.layouts import PLAIN, RADIUS, TERRAIN, WIDTH, flick, scattered

from gloaming.core.chance import Seeded
from gloaming.physics.discs import Circle, Disc, Obstacle, Rectangle, SlideResult, Surface, millimetres, slide

HERE = Path(__file__).parent
FLICKS = HERE / "flicks.json"
SHOTS = sorted((HERE / "shots").glob("*.json"))


def seeded(seed: int) -> SlideResult:
    """One of the committed flicks, simulated now."""
    dice = Seeded(1000 + seed)
    count = (11, 11, 22, 22)[seed % 4]
    surface = TERRAIN if seed % 3 == 0 else PLAIN
    discs = scattered(surface, count, dice, 0 if seed % 3 == 0 else (0, WIDTH, 0, millimetres(240))[seed % 4])
    return slide(surface, discs, flick(dice, count, slow=0.5))


def trace(result: SlideResult) -> list[object]:
    """Resting places, number of events, and the time of the last event to the last bit."""
    return [result.places, len(result.events), result.events[-1].time.hex()]


def test_committed_flicks_end_where_they_ended_to_the_last_bit() -> None:
    stored = json.loads(FLICKS.read_text())
    assert len(stored) == 300
    for seed, expected in enumerate(stored):
        assert json.loads(json.dumps(trace(seeded(seed)))) == expected, seed


def obstacle(said: list[Any]) -> Obstacle:
    """An obstacle from the file of a shot."""
    return Circle(*said) if len(said) == 3 else Rectangle(said[0], said[1], said[2], said[3], tuple(said[4]))


@pytest.mark.parametrize("file", SHOTS, ids=lambda file: file.stem)
def test_a_shot_that_once_broke_it_works(file: Path) -> None:
    shot = json.loads(file.read_text())
    surface = Surface(
        shot["width"], shot["depth"], tuple(map(obstacle, shot["obstacles"])), 300, shot["restitution"]
    )
    discs = [Disc(x, y, shot.get("radius", RADIUS)) for x, y in shot["discs"]]
    result = slide(surface, discs, [(vx, vy) for vx, vy in shot["velocities"]])
    assert not result.frozen
    assert len(result.events) <= shot["events"], shot["why"]
    assert [list(place) if place else None for place in result.places] == shot["places"]


def _write() -> None:
    lines = ",\n".join(json.dumps(trace(seeded(seed)), separators=(",", ":")) for seed in range(300))
    FLICKS.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    _write()
