"""A game's settings: their declarations, defaults and checks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gloaming.core.errors import GloamingError

Settings = dict[str, int | str]


class SettingError(GloamingError):
    """An unknown setting or a value that is not allowed; the message says what was expected."""


@dataclass(frozen=True)
class Number:
    """An integer within bounds; the default may depend on the number of seats."""

    key: str
    low: int
    high: int
    default: int
    by_seats: dict[int, int] = field(default_factory=dict)

    def usual(self, seats: int) -> int:
        return self.by_seats.get(seats, self.default)

    def check(self, value: int | str, seats: int) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise SettingError(
                f"{self.key} must be a whole number from {self.low} to {self.high}, not {value!r}"
            )
        return number


@dataclass(frozen=True)
class Option:
    """One of several named values."""

    key: str
    values: tuple[str, ...]
    default: str

    def allowed(self, seats: int) -> tuple[str, ...]:
        return self.values

    def usual(self, seats: int) -> str:
        return self.default

    def check(self, value: int | str, seats: int) -> str:
        if value not in self.allowed(seats):
            raise SettingError(f"{self.key} must be one of {', '.join(self.allowed(seats))}, not {value!r}")
        return str(value)


class SeatOption(Option):
    """A named value, or the letter of one of the match's seats."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        return self.values + tuple("ABCDEF"[:seats])


Setting = Number | Option


def complete(declared: tuple[Setting, ...], chosen: Mapping[str, int | str], seats: int) -> Settings:
    """The chosen settings, checked, with defaults for the rest."""
    known = {setting.key for setting in declared}
    for key in chosen:
        if key not in known:
            raise SettingError(
                f"there is no setting {key!r}; there are: {', '.join(sorted(known)) or 'none'}"
            )
    return {s.key: s.check(chosen[s.key], seats) if s.key in chosen else s.usual(seats) for s in declared}
