"""Declares actions and events, one line each: how they are written and what texts say of them.

A domain says what a field holds; it is given once per game, by the field's name.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Final, TypeVar

from gloaming.core.actions import Action
from gloaming.core.codec import CodecError, Plain, kind_of, text
from gloaming.core.content import Content
from gloaming.core.state import Event, Phrase

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
T = TypeVar("T")
Arg = int | str


class Domain:
    """The values of a field: how each is written, and the arguments that a text gets from it.

    Values are 0, 1, … for a sequence, otherwise the keys of the mapping. A text gets what is written, or
    `said`, under the field's name, or several arguments: `Domain(names, letter=letters, child=genders)`.
    """

    def __init__(
        self,
        written: Sequence[str] | Mapping[int, str],
        said: Sequence[Arg] | None = None,
        **named: Sequence[Arg],
    ) -> None:
        pairs = dict(written) if isinstance(written, Mapping) else dict(enumerate(written))
        self.written: dict[int, str] = pairs
        self.several = bool(named)
        columns: dict[str, Sequence[Arg]] = dict(named) or {"": said or list(pairs.values())}
        for column in columns.values():
            if len(column) != len(pairs):
                raise ValueError(f"{len(pairs)} values, but texts for {len(column)}")
        self.columns: dict[str, dict[int, Arg]] = {
            name: dict(zip(pairs, column, strict=True)) for name, column in columns.items()
        }

    def args(self, value: int, name: str, content: Content) -> dict[str, Arg]:
        """The arguments of a text; with several, the name is a prefix."""
        return {name + column: said[value] for column, said in self.columns.items()}

    def only(self, values: Iterable[int]) -> Domain:
        """The same domain with these values only."""
        part = list(values)
        columns = {name: [said[value] for value in part] for name, said in self.columns.items()}
        written = {value: self.written[value] for value in part}
        return Domain(written, **columns) if self.several else Domain(written, columns[""])


class Cards(Domain):
    """The cards of a deck: written as their number from 1 on; a text gets the card's name in the content."""

    def __init__(self, deck: str, count: int) -> None:
        super().__init__([str(number + 1) for number in range(count)])
        self.deck = deck

    def args(self, value: int, name: str, content: Content) -> dict[str, Arg]:
        return {name: content.name(self.deck, value)}


def numbers(*values: int) -> Domain:
    """Numbers that are written and said as they are; one value is the end of a range from 0."""
    known = range(values[0]) if len(values) == 1 else range(values[0], values[1])
    return Domain({value: str(value) for value in known}, list(known))


def counted(count: int) -> Domain:
    """Things that people count from 1, and the program from 0."""
    return Domain([str(number + 1) for number in range(count)], [number + 1 for number in range(count)])


class Form:
    """One way to write actions of a kind: a template, the key of their text, and the fields that vary."""

    def __init__(self, template: str, key: str, fields: list[tuple[str, str, Domain]]) -> None:
        self.template = template
        self.key = key
        self.fields = fields  # name in the class, name in the text, domain

    def write(self, action: Action) -> str:
        values = {field: domain.written[getattr(action, field)] for field, _, domain in self.fields}
        return " ".join(
            values[_field(word)] if word.startswith("{") else word for word in self.template.split(" ")
        )

    def phrase(self, action: Action, content: Content) -> Phrase:
        args: dict[str, Arg] = {}
        for field, name, domain in self.fields:
            args |= domain.args(getattr(action, field), name, content)
        return Phrase(self.key, args)


class Actions:
    """All listed actions of a game in a fixed order, each with its number, notation and text."""

    def __init__(self, **domains: Domain) -> None:
        self.domains = domains
        self.all: Final[list[Action]] = []
        self.forms: Final[list[Form]] = []  # by action
        self.by_notation: Final[dict[str, Action]] = {}
        self.by_kind: Final[dict[str, list[Action]]] = {}

    def every(self, kind: type[A], template: str, key: str = "", **given: object) -> list[A]:
        """Make every action of the kind, in the order of its fields.

        `{field}` in the template stands for a field's value, `{field:name}` names it in the text. A field
        can be given a fixed value, or a domain for this form. The default key is `action-` and the kind.
        """
        names = [field.name for field in dataclasses.fields(kind)]  # type: ignore[arg-type]
        shown = [_split(word) for word in template.split(" ") if word.startswith("{")]
        named = dict(shown)
        if len(named) != len(shown) or not {*named, *given} <= set(names):
            raise ValueError(f"{template!r} does not fit the fields of {kind.__name__}: {', '.join(names)}")
        fields: list[tuple[str, str, Domain]] = []
        columns: list[list[object]] = []
        for name in names:
            value = given.get(name, self.domains.get(name))
            if name not in named:
                if name not in given or isinstance(value, Domain):
                    raise ValueError(f"{kind.__name__}.{name} is not in {template!r} and has no fixed value")
                columns.append([value])
                continue
            if not isinstance(value, Domain):
                raise ValueError(f"{kind.__name__}.{name} has no domain")
            prefix = named[name] or ("" if value.several else name)
            fields.append((name, prefix, value))
            columns.append(list(value.written))
        form = Form(template, f"action-{key or kind_of(kind)}", fields)
        return [self._add(kind(*values), form) for values in product(*columns)]

    def one(self, kind: type[A], template: str, key: str = "") -> A:
        """Make the only action of a kind without fields."""
        return self.every(kind, template, key)[0]

    def _add(self, action: A, form: Form) -> A:
        written = form.write(action)
        if written in self.by_notation:
            raise ValueError(f"{written!r} stands for two actions")
        action.number_as(len(self.all), written)
        self.all.append(action)
        self.forms.append(form)
        self.by_notation[written] = action
        self.by_kind.setdefault(kind_of(type(action)), []).append(action)
        return action

    def like(self, kind: str, fields: Mapping[str, int]) -> list[Action]:
        """The actions of a kind with these values of some of its fields."""
        return [
            action
            for action in self.by_kind.get(kind, [])
            if all(getattr(action, name, None) == value for name, value in fields.items())
        ]

    def read(self, notation: str) -> Action | None:
        """The action with this notation."""
        return self.by_notation.get(notation)

    def expect(self, kind: type[A], value: Plain, name: str) -> A:
        """The action of this kind that the plain data of a state names."""
        found = self.by_notation.get(text(value, name))
        if not isinstance(found, kind):
            raise CodecError(f"{name} must be an action of the kind {kind_of(kind)}, not {value!r}")
        return found

    def describe(self, action: Action, content: Content) -> Phrase:
        """The action as a phrase."""
        return self.forms[action.index].phrase(action, content)


def rows(flat: Sequence[T], length: int) -> list[list[T]]:
    """The list in rows of equal length."""
    return [list(flat[start : start + length]) for start in range(0, len(flat), length)]


Tell = Callable[[E, Content], Phrase | None]


class Events:
    """What the log says of each kind of event; a kind that is not declared is only shown on the table."""

    def __init__(self, **domains: Domain) -> None:
        self.domains = domains
        self.tellers: Final[dict[type, Tell[Event]]] = {}

    def say(self, kind: type[E], fields: str = "", key: str | Callable[[E], str] = "") -> None:
        """Declare the fields that the text gets: `card goal:space` names the field `goal` `space` there.

        A field that is called `seat` in the text is a player; of a tuple the text gets the length. The
        default key is `event-` and the kind.
        """
        known = [field.name for field in dataclasses.fields(kind)]  # type: ignore[arg-type]
        named = [_split("{" + word + "}") for word in fields.split()]
        for field, _ in named:
            if field not in known:
                raise ValueError(f"{kind.__name__} has no field {field}")

        def tell(event: E, content: Content) -> Phrase:
            args: dict[str, Arg] = {}
            seats: dict[str, int] = {}
            for field, name in named:
                value = getattr(event, field)
                domain = self.domains.get(field)
                if (name or field) == SEAT:
                    if value >= 0:
                        seats[SEAT] = value
                elif domain is None:
                    args[name or field] = len(value) if isinstance(value, tuple) else value
                else:
                    args |= domain.args(value, name or ("" if domain.several else field), content)
            chosen = key if isinstance(key, str) else key(event)
            text = f"event-{chosen or kind_of(kind)}"
            return Phrase(text, args, seats)

        self.tell(kind, tell)

    def tell(self, kind: type[E], teller: Tell[E]) -> None:
        """Declare a function that makes the phrase."""
        if kind in self.tellers:
            raise ValueError(f"{kind.__name__} is declared twice")
        self.tellers[kind] = teller  # type: ignore[assignment]

    def describe(self, event: Event, content: Content) -> Phrase | None:
        """The event as a phrase for the log; None if the log does not show it."""
        teller = self.tellers.get(type(event))
        return teller(event, content) if teller is not None else None


NO_ACTIONS: Final = Actions()
NO_EVENTS: Final = Events()
SEAT: Final = "seat"


def _field(word: str) -> str:
    return _split(word)[0]


def _split(word: str) -> tuple[str, str]:
    """The field and its name in the text, from `{field:name}`."""
    field, _, name = word[1:-1].partition(":")
    return field, name
