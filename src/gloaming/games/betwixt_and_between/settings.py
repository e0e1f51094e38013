"""The settings, and their values in the form that the rules use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.settings import Option, SeatOption, Setting, Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.betwixt_and_between.constants import NOTHING

RANDOM: Final = "random"
NO_SCENARIO: Final = "none"
LAYOUTS: Final = ("1", "2", "3", "4")
SCENARIOS: Final = ("1", "2", "3", "4")
SCENARIO_WON: Final = "reason-scenario-won"
GOALS: Final = (0, 45, 55, 65, 75)  # points by scenario (BET-80 to BET-82)
GEMS_OF_EACH: Final = 5  # gems of every element in scenario 2
OBSTACLES: Final = 10  # in scenario 3


class SoloOption(Option):
    """An option that only exists in solo."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        return self.values if seats == 1 else (self.default,)


SETTINGS: Final[tuple[Setting, ...]] = (
    SeatOption("first", (RANDOM,), RANDOM),  # BET-03
    Option("tunnel_bar", ("no", "yes"), "no"),  # BET-30
    SoloOption("layout", (RANDOM, *LAYOUTS), RANDOM),  # BET-70
    SoloOption("scenario", (NO_SCENARIO, *SCENARIOS), NO_SCENARIO),  # BET-80
    SoloOption("familiar_turns", ("beside", "under"), "beside"),  # BET-81
)


@dataclass(frozen=True)
class Options:
    """The options of one match."""

    first: int
    tunnel_bar: bool
    layout: int
    scenario: int
    familiar_under: bool  # the familiar reveals the card under it, not those beside it

    @property
    def has_familiar(self) -> bool:
        """Whether the player starts with a familiar (BET-81, BET-82)."""
        return self.scenario >= 3

    @property
    def dummies(self) -> int:
        return 2 if self.scenario == 4 else 1


def options_from(settings: Settings) -> Options:
    """Return the options for the chosen settings."""
    first, layout, scenario = str(settings["first"]), str(settings["layout"]), str(settings["scenario"])
    return Options(
        SEAT_LETTERS.index(first) if first != RANDOM else NOTHING,
        settings["tunnel_bar"] == "yes",
        LAYOUTS.index(layout) if layout != RANDOM else NOTHING,
        SCENARIOS.index(scenario) + 1 if scenario != NO_SCENARIO else 0,
        settings["familiar_turns"] == "under",
    )
