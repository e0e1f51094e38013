"""Sources of uniform random integers: the interface, and a fast seeded generator for simulation and tests."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of uniform random integers."""

    def below(self, n: int) -> int:
        """A uniform random integer from 0 to n - 1; n is at least 1 and below 2**31."""
        raise NotImplementedError


@final
class Seeded(Dice):
    """The sfc32 generator: the same numbers for the same seed on every machine."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.count: i64 = 1
        for _ in range(15):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (int(self.a), int(self.b), int(self.c), int(self.count))

    def word(self) -> i64:
        """The next 32 bits."""
        a, b, c = self.a, self.b, self.c
        mixed: i64 = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + mixed) & WORD
        return mixed

    def below(self, n: int) -> int:
        return self.index(n)

    def index(self, faces: i64) -> i64:
        """The same as `below`, with native integers."""
        product: i64 = self.word() * faces
        if (product & WORD) < faces:  # rare: some words must be rejected to stay uniform
            least: i64 = (WORD + 1 - faces) % faces
            while (product & WORD) < least:
                product = self.word() * faces
        return product >> 32

    def unit(self) -> float:
        """A random float in [0, 1), in steps of 2**-32."""
        return float(self.word()) / 4294967296.0

    def split(self) -> Seeded:
        """Another generator, independent of this one."""
        return Seeded((self.word() >> 1) << 32 | self.word())


def restore(a: int, b: int, c: int, count: int) -> Seeded:
    """The generator that was pickled."""
    dice = Seeded(0)
    dice.a, dice.b, dice.c, dice.count = a, b, c, count
    return dice
