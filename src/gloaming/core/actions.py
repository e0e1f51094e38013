"""Actions and the choices between them: a list of actions, or ranges of integers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.core.chance import Dice

if TYPE_CHECKING:
    from gloaming.core.state import Emit, Phrase, Refusal

FREE: Final[Mapping[str, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision: immutable, with integer fields. Listed actions are shared and compared by identity.

    A listed action has its place in the game's catalogue, and its notation. A subclass is a kind of action
    and holds its rule: when it is legal, what it costs and what it does. `state` is the game's own class.
    """

    index: int = -1
    notation: str = ""

    def why_not(self, state: Any, seat: int) -> Refusal | None:
        """Why the action is illegal for the seat, which has to decide, or None."""
        raise NotImplementedError

    def apply(self, state: Any, seat: int, emit: Emit) -> None:
        """Do it; the action is legal."""
        raise NotImplementedError

    def price(self, state: Any, seat: int) -> Mapping[str, int]:
        """What the legal action costs: an amount by name; the text of a name is `price-` and the name."""
        return FREE

    def odds(self, state: Any, seat: int) -> tuple[int, int] | None:
        """If one roll decides the legal action: the number of faces that succeed, and of all faces."""
        return None

    def consequences(self, state: Any, seat: int) -> Sequence[Phrase]:
        """What else the seat should know before it takes the legal action; nothing hidden."""
        return ()

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """By game and notation: a place in the catalogue would change its meaning with the rules."""
        from gloaming.core.discovery import game_in

        module = type(self).__module__
        return read_action, (module, game_in(module).format_action(self))

    def number_as(self, index: int, notation: str) -> None:
        """Set place and notation, once, when the catalogue makes the action."""
        object.__setattr__(self, "index", index)  # subclasses are frozen
        object.__setattr__(self, "notation", notation)


def read_action(module: str, notation: str) -> Action:
    """The action that was pickled."""
    from gloaming.core.discovery import game_in

    action = game_in(module).parse_action(notation)
    if action is None:
        raise ValueError(f"{notation!r} is no action in {module}")
    return action


@dataclass(frozen=True)
class Range:
    """The integers from low to high, both included, that a field may have."""

    field: str
    low: int
    high: int


class ActionRange:
    """A set of actions too large to list: every combination of its ranges that `make` accepts."""

    def __init__(
        self, kind: str, ranges: Sequence[Range], make: Callable[[Sequence[int]], Action | None]
    ) -> None:
        self.kind = kind
        self.ranges = tuple(ranges)
        self.make = make

    def sample(self, dice: Dice, tries: int = 1_000) -> Action | None:
        """A random action of the set, or None if `make` accepted none within `tries`."""
        for _ in range(tries):
            action = self.make([r.low + dice.below(r.high - r.low + 1) for r in self.ranges])
            if action is not None:
                return action
        return None


class ActionSpace:
    """The listed actions that can occur in a match, numbered without gaps, for learners."""

    def __init__(self, actions: Sequence[Action], catalogue: int) -> None:
        self.actions = list(actions)
        self.place: list[int] = [-1] * catalogue  # by place in the catalogue
        for place, action in enumerate(self.actions):
            self.place[action.index] = place

    def __len__(self) -> int:
        return len(self.actions)


class Choices:
    """What a seat may do now.

    The last `rarely` of the listed actions are never sampled: a solo player may end some games at any time,
    and random play would end them too soon.
    """

    def __init__(self, listed: Sequence[Action], ranges: Sequence[ActionRange] = (), rarely: int = 0) -> None:
        self.listed: list[Action] = list(listed)
        self.ranges = tuple(ranges)
        self.rarely: i64 = rarely
        self._indices: list[int] | None = None
        self._mask = b""
        self._space: ActionSpace | None = None  # that the mask is for

    def __len__(self) -> int:
        return len(self.listed) + len(self.ranges)

    def indices(self) -> list[int]:
        """The places of the listed actions in the game's catalogue, in order; made once and kept."""
        if self._indices is None:
            self._indices = [action.index for action in self.listed]
        return self._indices

    def mask(self, space: ActionSpace) -> bytes:
        """A byte for each action of the space: 1 if it is listed here; made once and kept."""
        if self._space is not space:
            mask = bytearray(len(space))
            for index in self.indices():
                mask[space.place[index]] = 1
            self._mask = bytes(mask)
            self._space = space
        return self._mask

    def sample(self, dice: Dice) -> Action:
        """A random action: each listed one except the last `rarely`, and each range, is equally likely."""
        usual = len(self.listed) - self.rarely
        at = dice.below(usual + len(self.ranges))
        if at < usual:
            return self.listed[at]
        sampled = self.ranges[at - usual].sample(dice)
        if sampled is not None:
            return sampled
        if not self.listed:
            raise ValueError("no action of the range was accepted, and nothing is listed")
        return self.listed[dice.below(len(self.listed))]


NO_CHOICES: Final = Choices(())
