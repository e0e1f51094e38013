"""Seeded dice: reproducible and uniform."""

from __future__ import annotations

import pytest

from gloaming.core.chance import Seeded


def test_the_same_seed_gives_the_same_numbers_on_every_build() -> None:
    dice = Seeded(2026)
    assert [dice.below(1_000_000) for _ in range(6)] == [766287, 540260, 882190, 574313, 295861, 559545]


def test_large_seeds_and_splits_are_the_same_on_every_build() -> None:
    dice = Seeded((1 << 89) + 12345).split()
    assert [dice.below(2**31 - 1) for _ in range(3)] == [1606454384, 1944014865, 1175296555]


@pytest.mark.parametrize("faces", [1, 2, 3, 6, 7, 52])
def test_every_face_comes_about_as_often(faces: int) -> None:
    dice = Seeded(faces)
    counts = [0] * faces
    for _ in range(2_000 * faces):
        counts[dice.below(faces)] += 1
    chi_squared = sum((count - 2_000) ** 2 / 2_000 for count in counts)
    assert chi_squared < faces + 5 * (2 * faces) ** 0.5


def test_different_seeds_give_different_numbers() -> None:
    assert len({Seeded(seed).below(2**31 - 1) for seed in range(1_000)}) > 990


def test_fractions_lie_below_one() -> None:
    dice = Seeded(3)
    fractions = [dice.unit() for _ in range(1_000)]
    assert min(fractions) >= 0 and max(fractions) < 1
    assert 0.45 < sum(fractions) / 1_000 < 0.55
