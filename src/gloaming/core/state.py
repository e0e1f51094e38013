"""One position of a game, what happens in it, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypedDict

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action, Choices
from gloaming.core.codec import Plain

Seats = tuple[int, ...]


SEAT_LETTERS = "ABCDEF"


# A tuple of one seat is made once and shared: states return these from `deciders`.
ONE_SEAT: Final[list[Seats]] = [(seat,) for seat in range(len(SEAT_LETTERS))]


NOBODY: Final[Seats] = ()


@dataclass(frozen=True)
class Phrase:
    """Something to say: a catalogue key, its arguments, and arguments that are seats to be named.

    An argument with @ before it is the key of another text, such as a card's name.
    """

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)


Refusal = Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A typed fact that has come about; a subclass is a frozen dataclass with plain fields."""


# Events go to a teller with the seats that may know them (None: everyone). No teller is silence.
Emit = Callable[[Event, Seats | None], None]


class Outcome:
    """How a game ended: everybody's place from 1 on, score, the reason as a catalogue key, and who has won.

    Winners are named in the order of their seats; there may be several, or none. The shares divide one win
    among those in the first place, for bots and wherever a draw must be a number.
    """

    def __init__(
        self, places: tuple[int, ...], scores: tuple[float, ...], reason: str, winners: Seats
    ) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason
        self.winners = winners
        each = 1 / max(1, places.count(1))
        self.shares: list[float] = [each if place == 1 else 0.0 for place in places]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return self.winners == other.winners and self.reads_like(other)

    def __hash__(self) -> int:
        return hash((self.places, self.scores, self.reason))

    def reads_like(self, other: Outcome) -> bool:
        """Whether a record would tell both alike: it keeps places, scores and the reason."""
        return (self.places, self.scores, self.reason) == (other.places, other.scores, other.reason)


def first_of(places: Sequence[int]) -> Seats:
    """The seats in the first place."""
    return tuple([seat for seat, place in enumerate(places) if place == 1])


class View(TypedDict):
    """Everything that one seat may know (None: a spectator), as plain data; each game adds its fields."""

    seat: int | None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position, changed in place. It holds no generator, clock, player's name or text."""

    seats: int

    def deciders(self) -> Seats:
        """Who may decide now; nobody when chance owes or the game is over."""
        raise NotImplementedError

    def choices(self, seat: int) -> Choices:
        """What the seat may do, always in the same order; the object is shared and must not be changed."""
        raise NotImplementedError

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """The reason why the seat may not do this now, or None: the one place that answers legality."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        """Pay a decision, which must be legal."""
        raise NotImplementedError

    def faces(self) -> int:
        """0, or n when chance owes a uniform whole number below n."""
        raise NotImplementedError

    def settle(self, face: int, emit: Emit | None = None) -> None:
        """Pay what chance owes; the state knows what the number means."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def to_plain(self) -> dict[str, Plain]:
        """All of the position as plain data; equal positions pack equally."""
        raise NotImplementedError
