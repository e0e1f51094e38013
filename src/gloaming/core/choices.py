"""Actions, and the offers of them: listed, or spanned by ranges of whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.core.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision: frozen, with whole-number fields. Finite ones are made once and compared by identity."""


@dataclass(frozen=True)
class Range:
    """A field's whole numbers from low to high, both included."""

    field: str
    low: int
    high: int


class Span:
    """A family of actions too large to list: every combination of its ranges that `make` accepts."""

    def __init__(
        self, kind: str, ranges: Sequence[Range], make: Callable[[Sequence[int]], Action | None]
    ) -> None:
        self.kind = kind
        self.ranges = tuple(ranges)
        self.make = make

    def pick(self, dice: Dice, tries: int = 1_000) -> Action | None:
        """A random member, or None if the tries are used up."""
        for _ in range(tries):
            action = self.make([r.low + dice.below(r.high - r.low + 1) for r in self.ranges])
            if action is not None:
                return action
        return None


class Choices:
    """What a seat may do now."""

    def __init__(self, listed: Sequence[Action], spans: Sequence[Span] = ()) -> None:
        self.listed: list[Action] = list(listed)
        self.spans: list[Span] = list(spans)

    def __len__(self) -> int:
        return len(self.listed) + len(self.spans)

    def pick(self, dice: Dice) -> Action:
        """A random choice: each listed action and each span is as likely."""
        at = dice.below(len(self))
        if at < len(self.listed):
            return self.listed[at]
        picked = self.spans[at - len(self.listed)].pick(dice)
        if picked is not None:
            return picked
        if not self.listed:
            raise ValueError("no member of the span was accepted, and nothing is listed")
        return self.listed[dice.below(len(self.listed))]


NONE: Final = Choices(())
