"""The contract of a game: what bots, the server, the terminal and the browser need from it.

In every state either some seats have to decide, or a chance result is pending, or the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, cast

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
from gloaming.core.terminal import PLAIN_TERMINAL, Terminal, V


@dataclass(frozen=True)
class Campaign:
    """A series of chapters."""

    setting: str  # selects the chapter: its default means none, its other values are the chapters in order
    won: str  # the reason with which a won chapter ends


@dataclass(frozen=True)
class Daily:
    """A game of the day for one player, with the same dice for everyone."""

    settings: Mapping[str, int | str] = field(default_factory=dict)  # the others have their defaults


@mypyc_attr(allow_interpreted_subclasses=True)
class Preview(Generic[S]):
    """What the rules let a seat see of an action before it takes it."""

    def event(self, state: S, seat: int, action: Action) -> Event | None:
        """What would happen, as far as it may be seen; the state does not change."""
        return None


NO_PREVIEW: Final[Preview[Any]] = Preview()


@dataclass(frozen=True)
class Spec:
    """The fixed properties of a game."""

    id: str
    rules_version: int  # records of other versions are not replayed
    fewest: int  # seats
    most: int
    minutes: tuple[tuple[int, int], ...]  # how long a match usually takes, for each number of seats
    age: int | None = None  # of the youngest players, if the rulebook says it
    best: tuple[int, int] | None = None  # numbers of seats with which it is at its best, from and to
    settings: tuple[Setting, ...] = ()
    hidden_information: bool = False
    secret_questions: bool = False  # whether it may be secret that a seat is asked (`State.deciders_for`)
    max_random_steps: int = 10_000  # random play with default settings ends within this many steps
    releases: tuple[str, ...] = ()  # the last release that plays each earlier rules version, from 1 on

    def __post_init__(self) -> None:
        if len(self.minutes) != self.most - self.fewest + 1:
            raise GloamingError(f"{self.id}: minutes are given for each number of seats, from fewest to most")

    def minutes_for(self, seats: int) -> tuple[int, int]:
        """How long a match with so many seats usually takes, from and to."""
        return self.minutes[seats - self.fewest]

    def release_of(self, rules_version: int) -> str | None:
        """The last release that plays an earlier rules version, such as "Gloaming 0.9"; None if unknown."""
        known = 1 <= rules_version <= len(self.releases)
        return self.releases[rules_version - 1] if known else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game: creates states and views, reads and writes notation, and describes what happens.

    It keeps no state, so one object serves all matches. An author writes `spec`, `state_type`, `listed` and
    `setup`; with hidden information also `view` and `imagine`. Everything else has a default.
    """

    spec: Spec
    state_type: type[S]
    listed: Actions = NO_ACTIONS  # every listed action
    log: Events = NO_EVENTS  # what the log says of events

    terminal: Terminal[V] = PLAIN_TERMINAL
    evaluation: Evaluation[S] | None = None  # for bots; without it they play positions out at random
    solvable: Solvable[S] | None = None  # perfect play for two
    preview: Preview[S] = NO_PREVIEW
    campaign: Campaign | None = None
    daily: Daily | None = None

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
        """What a seat may know of a state; None is a spectator. An open game shows all fields."""
        if self.spec.hidden_information:
            raise NotImplementedError("a game with hidden information says what a seat may know")
        return cast(V, {**state.to_plain(), "seat": seat})

    def views(self, state: S, seats: Iterable[int | None]) -> list[V]:
        """The views of several seats; what they have in common is computed once and may not be changed."""
        if self.spec.hidden_information:
            return [self.view(state, seat) for seat in seats]
        shared = cast(Mapping[str, object], self.view(state, None))
        return [cast(V, {**shared, "seat": seat}) for seat in seats]

    def hides_information(self, view: V) -> bool:
        """Whether the seat of this view does not know the whole state."""
        return self.spec.hidden_information

    def imagine(self, view: V, dice: Dice, content: Content) -> S:
        """A full state that fits the view, with hidden information drawn at random (a determinization)."""
        plain = {name: value for name, value in cast(Mapping[str, Plain], view).items() if name != "seat"}
        return self.from_plain(plain, content)

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

    def like(self, kind: str, fields: Mapping[str, int]) -> Sequence[Action]:
        """The actions of a kind with these fields, to say why they are not possible."""
        return self.listed.like(kind, fields)

    def inventory(self, state: S) -> list[str]:
        """All pieces of the game wherever they are: the same list in every state of a match, for a law."""
        return []


AnyGame = Game[State, View]
