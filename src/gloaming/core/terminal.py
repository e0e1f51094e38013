"""A game's table in characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from mypy_extensions import mypyc_attr

from gloaming.core.codec import Plain
from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS, View

V = TypeVar("V", bound=View)


class Translate(Protocol):
    """Looks up a catalogue key."""

    def __call__(self, key: str, **args: int | str) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Terminal(Generic[V]):
    """Draws views in characters, for the terminal and for the generic table in the browser."""

    def render(self, view: V, names: Sequence[str], content: Content, t: Translate) -> str:
        """The table; by default the players and the fields of the view."""
        players = "  ".join(f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(names))
        fields = {key: value for key, value in cast(Mapping[str, Plain], view).items() if key != "seat"}
        return "\n".join([players, *field_lines(fields)])

    def sheet(self, view: V, content: Content, t: Translate) -> str:
        """The seat's own sheet; empty if the game has none."""
        return ""


PLAIN_TERMINAL: Final[Terminal[Any]] = Terminal()


def field_lines(fields: Mapping[str, Plain]) -> list[str]:
    """A line for each field; what a field holds in several rows is indented below it."""
    lines: list[str] = []
    for name, value in fields.items():
        label = f"{name.replace('_', ' ')}:"
        if isinstance(value, Mapping):
            lines += [label, *[f"  {line}" for line in field_lines(value)]]
        elif isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
            lines += [label, *[f"  {in_a_line(item)}" for item in value]]
        else:
            lines.append(f"{label} {in_a_line(value)}".rstrip())
    return lines


def in_a_line(value: Plain) -> str:
    """The value in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {in_a_line(item)}" for name, item in value.items())
    if isinstance(value, list):
        return " ".join(in_a_line(item) for item in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
