"""The interface between a game and everything that plays it.

A state has pending decisions by some seats, or a pending chance result, or the game is over.
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
    """A series of chapters: the setting that selects one, and the end reason of a won chapter."""

    setting: str  # its default stands for no chapter, its other values for the chapters in order
    won: str


@dataclass(frozen=True)
class Spec:
    """A game's fixed properties: its id, number of seats, settings and so on."""

    id: str
    rules_version: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    settings: tuple[Setting, ...] = ()
    hidden_information: bool = False
    daily: bool = False  # has a daily game: the same dice for everyone on one day
    campaign: Campaign | None = None
    max_random_steps: int = 10_000  # random play with default settings ends within this many steps
    releases: tuple[str, ...] = ()  # the last release that plays each earlier rules version, from 1 on

    def release_of(self, rules_version: int) -> str | None:
        """The last release that plays an earlier rules version, such as "Gloaming 0.9"; None if unknown."""
        known = 1 <= rules_version <= len(self.releases)
        return self.releases[rules_version - 1] if known else None


V = TypeVar("V", bound=View)


class Translate(Protocol):
    """Looks up a catalogue key."""

    def __call__(self, key: str, **args: int | str) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game. It is stateless; it creates states and views, and reads and writes notation."""

    spec: Spec
    evaluation: Evaluation[S] | None

    def content(self, text: str | None = None) -> Content:
        """The content in a content file's text, or the game's default content."""
        return NO_CONTENT

    def setup(self, seats: int, settings: Settings, content: Content) -> S:
        """The initial state; settings are complete and checked."""
        raise NotImplementedError

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> S:
        """The state that `State.to_plain` wrote."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know (None: a spectator)."""
        raise NotImplementedError

    def hides_information(self, view: V) -> bool:
        """Whether part of the state is hidden from the view's seat right now."""
        return self.spec.hidden_information

    def imagine(self, view: V, dice: Dice, content: Content) -> S:
        """A determinization: a full state consistent with the view; hidden information is sampled."""
        raise NotImplementedError

    def format_action(self, action: Action) -> str:
        """The action in the game's notation."""
        raise NotImplementedError

    def parse_action(self, text: str) -> Action | None:
        """The action that the text stands for, or None."""
        raise NotImplementedError

    def describe_action(self, action: Action) -> Phrase:
        """The action as a phrase."""
        raise NotImplementedError

    def describe_event(self, event: Event) -> Phrase | None:
        """The event as a phrase for the log; None if the log does not show it."""
        raise NotImplementedError

    def preview(self, state: S, seat: int, action: Action) -> Event | None:
        """What the rules let the seat see of a legal action beforehand; nothing is applied or recorded."""
        return None

    def odds(self, state: S, seat: int, action: Action) -> tuple[int, int] | None:
        """How many faces of how many make the action succeed, if a single roll decides it."""
        return None

    def solvable(self) -> Solvable[S] | None:
        """What perfect play needs, if the game can be solved for two players."""
        return None

    def inventory(self, state: S) -> list[str]:
        """Every piece of the game, wherever it is; the list is the same in all states of a match."""
        raise NotImplementedError

    def render(self, view: V, names: Sequence[str], t: Translate) -> str:
        """The table in characters."""
        raise NotImplementedError

    def render_sheet(self, view: V, t: Translate) -> str:
        """A seat's notes in characters; empty if the game has none."""
        return ""


AnyGame = Game[State, View]
