"""The contract between a game and everything that plays it.

A state says what is owed now: decisions by some seats, a number by chance, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Generic, Protocol, TypedDict, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action, Choices
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain
from gloaming.core.settings import Setting, Settings
from gloaming.core.solver.duel import Duel

Seats = tuple[int, ...]

LETTERS = "ABCDEF"

# A tuple of one seat is made once and shared: states return these from `deciders`.
SOLE: Final[list[Seats]] = [(seat,) for seat in range(len(LETTERS))]
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
Tell = Callable[[Event, Seats | None], None]


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

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        """Pay a decision, which must be legal."""
        raise NotImplementedError

    def faces(self) -> int:
        """0, or n when chance owes a uniform whole number below n."""
        raise NotImplementedError

    def settle(self, face: int, tell: Tell | None = None) -> None:
        """Pay what chance owes; the state knows what the number means."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def pack(self) -> dict[str, Plain]:
        """All of the position as plain data; equal positions pack equally."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """A game's content as plain data for tables to draw from; its digest goes into records."""

    digest: str
    content: Mapping[str, Plain]

    def __init__(self, digest: str, content: Mapping[str, Plain]) -> None:
        self.digest = digest
        self.content = content


BARE: Final = Pack("none", {})
"""The pack of a game that needs no content."""


@dataclass(frozen=True)
class Campaign:
    """Chapters played one after the other: the setting that names one, and the reason that ends a won one."""

    setting: str  # its default stands for no chapter, its other values for the chapters in order
    won: str


@dataclass(frozen=True)
class Spec:
    """What a game says of itself before anyone sits down."""

    id: str
    rules_version: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    settings: tuple[Setting, ...] = ()
    hidden: bool = False
    daily: bool = False  # one can play it with the same dice as everyone on a day
    campaign: Campaign | None = None
    bound: int = 10_000  # random play at default settings ends within this many payments


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Chance:
    """How likely something succeeds: an estimate, a 95 % interval around it, and whether it is exact."""

    value: float
    low: float
    high: float
    exact: bool


class Say(Protocol):
    """Looks up a catalogue key."""

    def __call__(self, key: str, **args: int | str) -> str: ...


LADDER: Final = ("soft:0.4", "soft:0.1", "greedy", "search:100", "search")
"""The named levels of a game that says nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """What a game tells bots: how well each seat stands, and which choices are worth a thought."""

    def outlook(self, state: S) -> list[float]:
        """Each seat's expected share of the win, cheaply."""
        raise NotImplementedError

    def proposals(self, state: S, seat: int) -> Sequence[Action]:
        """The choices worth considering: at least one, all of them legal."""
        return state.choices(seat).listed

    def near(self, state: S, seat: int, action: Action, dice: Dice) -> Action | None:
        """A legal choice close to this one where choices are continuous; None where there is none."""
        return None

    def chance(self, state: S, seat: int, dice: Dice) -> Chance | None:
        """How likely what the seat is at right now succeeds; None where nothing is at stake."""
        return None

    def chance_after(self, state: S, seat: int, action: Action, dice: Dice) -> Chance | None:
        """The same once a legal choice is made."""
        return None

    def falter(self, state: S, seat: int, action: Action, tremble: float, dice: Dice) -> Action:
        """The choice as a weaker player carries it out: legal, and the worse the more the hand trembles."""
        return action

    def ladder(self) -> Sequence[str]:
        """How the five named levels play, weakest first, as levels with their numbers."""
        return LADDER


@mypyc_attr(allow_interpreted_subclasses=True)
class Solvable(Generic[S]):
    """What a game offers that can be solved for two: its duel, and perfect play by a solver's table."""

    def lack(self, seats: int, settings: Settings) -> Refusal | None:
        """Why nobody plays perfectly at such a table, or None if a table of values is at hand."""
        raise NotImplementedError

    def duel(self, settings: Settings) -> Duel:
        """The game for two with these settings, to be solved."""
        raise NotImplementedError

    def file(self, settings: Settings) -> Path:
        """Where the table for these settings lies: beside the game, or in the cache once it is made."""
        raise NotImplementedError

    def values(self, state: S) -> list[float]:
        """Each seat's share of the win if everyone plays perfectly from here, whatever is owed now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game: stateless, the maker and reader of its states, views and notation."""

    spec: Spec
    hints: Hints[S] | None

    def pack(self, text: str | None = None) -> Pack:
        """The content from a pack file's text, or the game's own."""
        return BARE

    def setup(self, seats: int, settings: Settings, pack: Pack) -> S:
        """The first position; settings are complete and checked."""
        raise NotImplementedError

    def unpack(self, plain: Mapping[str, Plain], pack: Pack) -> S:
        """The position that `State.pack` wrote."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know, built up from nothing."""
        raise NotImplementedError

    def hides(self, view: V) -> bool:
        """Whether the view's seat cannot know all of the position right now."""
        return self.spec.hidden

    def imagine(self, view: V, dice: Dice, pack: Pack) -> S:
        """A full position that the view's seat could be in; what it cannot know is drawn with the dice."""
        raise NotImplementedError

    def write(self, action: Action) -> str:
        """The action in the game's notation."""
        raise NotImplementedError

    def read(self, text: str) -> Action | None:
        """The action that the notation means, or None if it means none."""
        raise NotImplementedError

    def describe(self, action: Action) -> Phrase:
        """How to say the action."""
        raise NotImplementedError

    def report(self, event: Event) -> Phrase | None:
        """How to say the event in the log; None if it is for the eye only."""
        raise NotImplementedError

    def preview(self, state: S, seat: int, action: Action) -> Event | None:
        """What a rule lets the seat see of a legal action beforehand; nothing is paid or recorded."""
        return None

    def odds(self, state: S, seat: int, action: Action) -> tuple[int, int] | None:
        """Faces that make the action succeed, of how many, where a single throw decides it."""
        return None

    def solvable(self) -> Solvable[S] | None:
        """What perfect play needs, where the game can be solved for two."""
        return None

    def census(self, state: S) -> list[str]:
        """Every piece of the game, wherever it is; the list stays the same from first step to last."""
        raise NotImplementedError

    def draw(self, view: V, names: Sequence[str], say: Say) -> str:
        """The table in characters."""
        raise NotImplementedError

    def sheet(self, view: V, say: Say) -> str:
        """What a seat has written down beside the table, in characters; empty where there is nothing."""
        return ""


AnyGame = Game[State, View]
