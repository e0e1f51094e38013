"""A game's state, its events and its outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypedDict, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain, items, number, text, wholes
from gloaming.core.content import Content
from gloaming.core.fields import Shared, functions

Seats = tuple[int, ...]


SEAT_LETTERS = "ABCDEF"


# Tuples of one seat, shared: states return these from `deciders`.
ONE_SEAT: Final[list[Seats]] = [(seat,) for seat in range(len(SEAT_LETTERS))]


NOBODY: Final[Seats] = ()


@dataclass(frozen=True)
class Phrase:
    """A text to translate: a catalogue key, its arguments, and arguments that are seats (shown as names).

    An argument that starts with @ is the key of another text, such as a card's name.
    """

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)


# The sections of the log in which it is a seat's turn, shared: states return these from `section`.
TURN_OF: Final[list[Phrase]] = [Phrase("log-turn", {}, {"player": seat}) for seat in range(len(SEAT_LETTERS))]


Refusal = Phrase
NOT_YOUR_DECISION: Final = Refusal("refusal-not-your-decision")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened in a state; a subclass is a frozen dataclass with plain fields."""


# Receives an event and the seats that may know it (None: everyone).
Emit = Callable[[Event, Seats | None], None]


def silent(event: Event, seats: Seats | None) -> None:
    """Tells nobody."""


SILENT: Final[Emit] = silent  # quick to compare with: where it counts, no event is made for it


class Outcome:
    """How a game ended: places from 1 on and scores by seat, the reason as a catalogue key, and the winners.

    Winners are in the order of seats; there may be several, or none: then the seats in first place drew.
    What it is worth to a seat is a matter of `core.evaluation`.
    """

    def __init__(
        self, places: tuple[int, ...], scores: tuple[float, ...], reason: str, winners: Seats
    ) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason
        self.winners = winners

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return self.winners == other.winners and self.reads_like(other)

    def __hash__(self) -> int:
        return hash((self.places, self.scores, self.reason))

    def reads_like(self, other: Outcome) -> bool:
        """Whether both are equal in a record, which stores places, scores and the reason."""
        return (self.places, self.scores, self.reason) == (other.places, other.scores, other.reason)

    def to_plain(self) -> list[Plain]:
        return [list(self.places), list(self.scores), self.reason, list(self.winners)]

    @staticmethod
    def from_plain(value: Plain, name: str) -> Outcome:
        places, scores, reason, winners = items(value, name, 4)
        return Outcome(
            tuple(wholes(places, name)),
            tuple([number(score, name) for score in items(scores, name)]),
            text(reason, name),
            tuple(wholes(winners, name)),
        )


def first_of(places: Sequence[int]) -> Seats:
    """The seats in first place."""
    return tuple([seat for seat, place in enumerate(places) if place == 1])


class View(TypedDict):
    """Everything that one seat may know (None: a spectator), as plain data; each game adds fields."""

    seat: int | None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game's state, changed in place.

    It has pending decisions (`deciders`), a pending chance result (`faces`), or an outcome. It holds no
    random generator, clock, player name or text.
    """

    content: Shared[Content]
    seats: int = 0

    def derive(self) -> None:
        """Compute the derived fields from the others, after these were read."""

    def deciders(self) -> Seats:
        """The seats with a pending decision; none if a chance result is pending or the game is over."""
        raise NotImplementedError

    def deciders_for(self, viewer: int | None) -> Seats:
        """The deciders as far as a seat may know (None: a spectator), itself included.

        A game that keeps secret who is asked says so in `Spec.secret_questions`.
        """
        return self.deciders()

    def secret_choice(self, seat: int) -> bool:
        """Whether the decider's choice stays secret until all have decided; otherwise it is open."""
        return False

    def choices(self, seat: int) -> Choices:
        """The seat's legal actions, in a fixed order; the object is shared and must not be changed.

        By default every listed action is asked; a state may list them faster.
        """
        if seat not in self.deciders():
            return NO_CHOICES
        return Choices([action for action in _listed(self) if action.why_not(self, seat) is None])

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why the action is illegal for the seat now, or None; the only definition of legality."""
        return action.why_not(self, seat) if seat in self.deciders() else NOT_YOUR_DECISION

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        """Apply a seat's action, which must be legal; events are passed to `emit`."""
        action.apply(self, seat, SILENT if emit is None else emit)

    def faces(self) -> int:
        """n if a chance result (a uniform integer below n) is pending, otherwise 0."""
        return 0

    def dice(self) -> Sequence[int]:
        """The faces of each die whose throw is pending; their product is `faces`.

        The last die changes fastest: with (6, 8) face 8 is a two and a one. Search looks at them one by one.
        """
        return (self.faces(),)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        """Resolve the pending chance result; events are passed to `emit`."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is running."""
        raise NotImplementedError

    def section(self) -> Phrase | None:
        """The heading under which the log files what happens now: whose turn it is, or else the phase.

        None: the section goes on, as while dice fall within a turn. It is public, so it must not hang on
        anything that a viewer may not know. By default it is the turn of the only seat that decides.
        """
        deciders = self.deciders()
        return TURN_OF[deciders[0]] if len(deciders) == 1 else None

    def scores(self) -> Sequence[float] | None:
        """The score of each seat so far, if the game keeps one; it may hang on what is hidden."""
        return None

    # --- what follows from the fields; a compiled class calls the functions in its `state_gen` ---------

    def clone(self) -> State:
        """An independent copy."""
        copy: State = type(self)()
        functions(type(self)).copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        """The whole state as plain data; equal states give equal data."""
        return functions(type(self)).to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        """Read the fields that `to_plain` wrote."""
        functions(type(self)).load(self, plain)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and self.to_plain() == other.to_plain()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it cannot be a key")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (type(self), self.to_plain(), self.content)


S = TypeVar("S", bound=State)


def restore(cls: type[S], plain: Mapping[str, Plain], content: Content) -> S:
    """The state of the class that `State.to_plain` wrote."""
    state = cls()
    state.content = content
    state.load(plain)
    state.derive()
    return state


def _listed(state: State) -> list[Action]:
    """The listed actions of the game of a state."""
    from gloaming.core.discovery import game_in

    return game_in(type(state).__module__).listed.all
