"""The settings of an adventure, in the form that the rules use."""

from __future__ import annotations

from typing import Final, final

from gloaming.core.codec import Plain
from gloaming.core.settings import Number, Option, Setting, SettingError, Settings
from gloaming.games.shadow_and_light.character import FIRST_VERSION, Character, read_character

NEW: Final = "new"
ONE: Final = "one"
MORE: Final = "more"
BOTH: Final = "both"
MAXIMUM: Final = "maximum"


class SheetOption(Option):
    """A new character, or the code of one that has been through an adventure (BSL-82)."""

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
class Options:
    """What was agreed on: movements between meals, dangers that stay, free placing, hearts without health."""

    def __init__(self, provisions: int, danger_retry: bool, more: bool, maximum: bool) -> None:
        self.provisions = provisions
        self.danger_retry = danger_retry
        self.place_more = more
        self.only_maximum = maximum

    @property
    def placing(self) -> str:
        return MORE if self.place_more else ONE

    @property
    def hearts(self) -> str:
        return MAXIMUM if self.only_maximum else BOTH

    def to_plain(self) -> list[Plain]:
        return [self.provisions, int(self.danger_retry), int(self.place_more), int(self.only_maximum)]


def options_from(settings: Settings) -> Options:
    """The terms in the chosen settings."""
    return Options(
        int(settings["provisions"]),
        settings["danger_retry"] == "yes",
        settings["placing"] == MORE,
        settings["hearts"] == MAXIMUM,
    )


def character_from(settings: Settings) -> Character | None:
    """The character that the sheet brings along, ready to set out; None: a new one."""
    code = str(settings["sheet"])
    character = read_character(code)
    if character is not None and not code.startswith(f"{FIRST_VERSION}."):
        character.refill_bars()
    return character
