"""The settings, and the options that the rules use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from gloaming.core.settings import Number, Option, Setting, SettingError, Settings
from gloaming.games.shadow_and_light.character import FIRST_VERSION, Character, read_character

NEW: Final = "new"
ONE: Final = "one"
MORE: Final = "more"
BOTH: Final = "both"
MAXIMUM: Final = "maximum"


class SheetOption(Option):
    """A new character, or the code of a character from an earlier adventure (BSL-82)."""

    def check(self, value: int | str, seats: int) -> str:
        if value != NEW and read_character(str(value)) is None:
            raise SettingError(f"{self.key} must be {NEW} or the code of a character sheet, not {value!r}")
        return str(value)


SETTINGS: Final[tuple[Setting, ...]] = (
    SheetOption("sheet", (NEW,), NEW),
    Number("provisions", 0, 100, 10),  # BSL-26
    Option("danger_retry", ("no", "yes"), "no"),  # BSL-40
    Option("placing", (ONE, MORE), ONE),  # BSL-58
    Option("hearts", (BOTH, MAXIMUM), BOTH),  # BSL-17
)


@final
@dataclass(frozen=True)
class Options:
    """The settings in the form that the rules use."""

    provisions: int  # movements between meals, 0 for no meals
    danger_retry: bool  # danger fields stay until mastered
    place_more: bool  # any number of dice may be placed after a throw
    only_maximum: bool  # a crossed-out heart costs no health

    @property
    def placing(self) -> str:
        return MORE if self.place_more else ONE

    @property
    def hearts(self) -> str:
        return MAXIMUM if self.only_maximum else BOTH


def options_from(settings: Settings) -> Options:
    """The options in the chosen settings."""
    return Options(
        int(settings["provisions"]),
        settings["danger_retry"] == "yes",
        settings["placing"] == MORE,
        settings["hearts"] == MAXIMUM,
    )


def character_from(settings: Settings) -> Character | None:
    """The character in the setting `sheet`; None for a new one."""
    code = str(settings["sheet"])
    character = read_character(code)
    if character is not None and not code.startswith(f"{FIRST_VERSION}."):
        character.refill_bars()
    return character
