"""The interface between a game and everything that plays it.

A state has pending decisions by some seats, or a pending chance result, or the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action, ActionSpace
from gloaming.core.catalogue import NO_ACTIONS, NO_EVENTS, Actions, Events
from gloaming.core.chance import Dice
from gloaming.core.codec import Plain
from gloaming.core.content import NO_CONTENT, Content
from gloaming.core.errors import GloamingError
from gloaming.core.evaluation import Evaluation, S, Solvable
from gloaming.core.settings import Setting, Settings
from gloaming.core.state import Event, Phrase, State, View, restore


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
    state_type: type[S]
    listed: Actions = NO_ACTIONS  # every listed action
    log: Events = NO_EVENTS  # what the log says of events
    evaluation: Evaluation[S] | None = None

    content_file: Path | None = None  # of the game's own content
    own_content: Content | None = None  # read from it

    def content(self, text: str | None = None) -> Content:
        """The content in a content file's text, or the game's own content."""
        if text is not None:
            content = self.read_content(text)
            content.text = text
        elif self.own_content is not None:
            return self.own_content
        elif self.content_file is None:
            return NO_CONTENT
        else:
            content = self.own_content = self.read_content(self.content_file.read_text(encoding="utf-8"))
        content.game = self.spec.id
        return content

    def read_content(self, text: str) -> Content:
        """The content in a content file's text."""
        raise GloamingError(f"{self.spec.id} has no content to change")

    def setup(self, seats: int, settings: Settings, content: Content) -> S:
        """The initial state; settings are complete and checked."""
        raise NotImplementedError

    def from_plain(self, plain: Mapping[str, Plain], content: Content) -> S:
        """The state that `State.to_plain` wrote."""
        return restore(self.state_type, plain, content)

    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know (None: a spectator)."""
        raise NotImplementedError

    def hides_information(self, view: V) -> bool:
        """Whether part of the state is hidden from the view's seat right now."""
        return self.spec.hidden_information

    def imagine(self, view: V, dice: Dice, content: Content) -> S:
        """A determinization: a full state consistent with the view; hidden information is sampled."""
        raise NotImplementedError

    def __copy__(self) -> Game[S, V]:
        return self

    def __deepcopy__(self, memo: object) -> Game[S, V]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from gloaming.core.discovery import game_in

        return game_in, (type(self).__module__,)

    def catalogue(self, content: Content) -> Sequence[Action]:
        """Every listed action; an action's `index` is its place here."""
        return self.listed.all

    def actions(self, seats: int, settings: Settings, content: Content) -> ActionSpace:
        """The listed actions that can occur in such a match, numbered without gaps."""
        every = self.catalogue(content)
        possible = [action for action in every if self.can_occur(action, seats, settings, content)]
        return ActionSpace(possible, len(every))

    def can_occur(self, action: Action, seats: int, settings: Settings, content: Content) -> bool:
        """Whether the listed action can ever be legal in such a match; True if it is not known."""
        return True

    def format_action(self, action: Action) -> str:
        """The action in the game's notation."""
        return action.notation

    def parse_action(self, text: str) -> Action | None:
        """The action that the text stands for, or None."""
        return self.listed.read(text)

    def describe_action(self, action: Action, content: Content) -> Phrase:
        """The action as a phrase."""
        return self.listed.describe(action, content)

    def describe_event(self, event: Event, content: Content) -> Phrase | None:
        """The event as a phrase for the log; None if the log does not show it."""
        return self.log.describe(event, content)

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
