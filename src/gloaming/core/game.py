"""The contract of a game: what bots, the server, the terminal and the browser need from it.

In every state either some seats have to decide, or a chance result is pending, or the game is over.
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
    """A series of chapters."""

    setting: str  # selects the chapter: its default means none, its other values are the chapters in order
    won: str  # the reason with which a won chapter ends


@dataclass(frozen=True)
class Spec:
    """The fixed properties of a game."""

    id: str
    rules_version: int  # records of other versions are not replayed
    fewest: int  # seats
    most: int
    minutes: tuple[int, int]  # how long a match usually takes, from and to
    settings: tuple[Setting, ...] = ()
    hidden_information: bool = False
    daily: bool = False  # whether there is a daily game, with the same dice for everyone
    campaign: Campaign | None = None
    max_random_steps: int = 10_000  # random play with default settings ends within this many steps


V = TypeVar("V", bound=View)


class Translate(Protocol):
    """Looks up a catalogue key."""

    def __call__(self, key: str, **args: int | str) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game: creates states and views, reads and writes notation, and describes what happens.

    It keeps no state, so one object serves all matches.
    """

    spec: Spec
    evaluation: Evaluation[S] | None

    def content(self, text: str | None = None) -> Content:
        """Read a content file; without a text, the content that comes with the game."""
        return NO_CONTENT

    def setup(self, seats: int, settings: Settings, content: Content) -> S:
        """The initial state; settings are complete and checked."""
        raise NotImplementedError

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> S:
        """The state that `State.to_plain` wrote."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """What a seat may know of a state; None is a spectator."""
        raise NotImplementedError

    def hides_information(self, view: V) -> bool:
        """Whether the seat of this view does not know the whole state."""
        return self.spec.hidden_information

    def imagine(self, view: V, dice: Dice, content: Content) -> S:
        """A full state that fits the view, with hidden information drawn at random (a determinization)."""
        raise NotImplementedError

    def format_action(self, action: Action) -> str:
        """The action in the game's notation."""
        raise NotImplementedError

    def parse_action(self, text: str) -> Action | None:
        """The action that a text in the game's notation means, or None."""
        raise NotImplementedError

    def describe_action(self, action: Action) -> Phrase:
        """The phrase for a choice."""
        raise NotImplementedError

    def describe_event(self, event: Event) -> Phrase | None:
        """The phrase for the log; None if the log does not show the event."""
        raise NotImplementedError

    def preview(self, state: S, seat: int, action: Action) -> Event | None:
        """What the rules let a seat see of a legal action before taking it; the state does not change."""
        return None

    def odds(self, state: S, seat: int, action: Action) -> tuple[int, int] | None:
        """If one roll decides the action: the number of faces that succeed, and of all faces."""
        return None

    def solvable(self) -> Solvable[S] | None:
        """What perfect play needs, if the game can be solved for two players."""
        return None

    def inventory(self, state: S) -> list[str]:
        """All pieces of the game wherever they are: the list must be the same in every state of a match."""
        raise NotImplementedError

    def render(self, view: V, names: Sequence[str], t: Translate) -> str:
        """The table in characters."""
        raise NotImplementedError

    def render_sheet(self, view: V, t: Translate) -> str:
        """A seat's character sheet in characters; empty if the game has none."""
        return ""


AnyGame = Game[State, View]
