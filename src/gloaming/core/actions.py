"""Actions, and the offers of them: listed, or spanned by ranges of whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.core.chance import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision: frozen, with whole-number fields. Finite ones are made once and compared by identity."""


@dataclass(frozen=True)
class Range:
    """A field's whole numbers from low to high, both included."""

    field: str
    low: int
    high: int


class ActionRange:
    """A family of actions too large to list: every combination of its ranges that `make` accepts."""

    def __init__(
        self, kind: str, ranges: Sequence[Range], make: Callable[[Sequence[int]], Action | None]
    ) -> None:
        self.kind = kind
        self.ranges = tuple(ranges)
        self.make = make

    def sample(self, dice: Dice, tries: int = 1_000) -> Action | None:
        """A random member, or None if the tries are used up."""
        for _ in range(tries):
            action = self.make([r.low + dice.below(r.high - r.low + 1) for r in self.ranges])
            if action is not None:
                return action
        return None


class Choices:
    """What a seat may do now.

    The last `rarely` of the listed actions are never sampled: random play would otherwise soon end a game
    that a player alone may end at any time.
    """

    def __init__(self, listed: Sequence[Action], ranges: Sequence[ActionRange] = (), rarely: int = 0) -> None:
        self.listed: list[Action] = list(listed)
        self.ranges: list[ActionRange] = list(ranges)
        self.rarely = rarely

    def __len__(self) -> int:
        return len(self.listed) + len(self.ranges)

    def sample(self, dice: Dice) -> Action:
        """A random choice: every listed action but the last `rarely`, and every range, is equally likely."""
        usual = len(self.listed) - self.rarely
        at = dice.below(usual + len(self.ranges))
        if at < usual:
            return self.listed[at]
        picked = self.ranges[at - usual].sample(dice)
        if picked is not None:
            return picked
        if not self.listed:
            raise ValueError("no action of the range was accepted, and nothing is listed")
        return self.listed[dice.below(len(self.listed))]


NO_CHOICES: Final = Choices(())
