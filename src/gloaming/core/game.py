"""The contract between a game and everything that plays it.

A state says what is owed now: decisions by some seats, a number by chance, or nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain
from gloaming.core.content import NO_CONTENT, Content
from gloaming.core.evaluation import Evaluation, S, Solvable
from gloaming.core.settings import Setting, Settings
from gloaming.core.state import Event, Phrase, State, View


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
    hidden_information: bool = False
    daily: bool = False  # one can play it with the same dice as everyone on a day
    campaign: Campaign | None = None
    max_random_steps: int = 10_000  # random play at default settings ends within this many payments


V = TypeVar("V", bound=View)


class Translate(Protocol):
    """Looks up a catalogue key."""

    def __call__(self, key: str, **args: int | str) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game: stateless, the maker and reader of its states, views and notation."""

    spec: Spec
    evaluation: Evaluation[S] | None

    def content(self, text: str | None = None) -> Content:
        """The content from a pack file's text, or the game's own."""
        return NO_CONTENT

    def setup(self, seats: int, settings: Settings, content: Content) -> S:
        """The first position; settings are complete and checked."""
        raise NotImplementedError

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> S:
        """The position that `State.pack` wrote."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know, built up from nothing."""
        raise NotImplementedError

    def hides_information(self, view: V) -> bool:
        """Whether the view's seat cannot know all of the position right now."""
        return self.spec.hidden_information

    def imagine(self, view: V, dice: Dice, content: Content) -> S:
        """A full position that the view's seat could be in; what it cannot know is drawn with the dice."""
        raise NotImplementedError

    def format_action(self, action: Action) -> str:
        """The action in the game's notation."""
        raise NotImplementedError

    def parse_action(self, text: str) -> Action | None:
        """The action that the notation means, or None if it means none."""
        raise NotImplementedError

    def describe_action(self, action: Action) -> Phrase:
        """How to say the action."""
        raise NotImplementedError

    def describe_event(self, event: Event) -> Phrase | None:
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

    def inventory(self, state: S) -> list[str]:
        """Every piece of the game, wherever it is; the list stays the same from first step to last."""
        raise NotImplementedError

    def render(self, view: V, names: Sequence[str], t: Translate) -> str:
        """The table in characters."""
        raise NotImplementedError

    def render_sheet(self, view: V, t: Translate) -> str:
        """What a seat has written down beside the table, in characters; empty where there is nothing."""
        return ""


AnyGame = Game[State, View]
