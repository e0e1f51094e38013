"""Settings of Light & Dark, and the options that the rules read from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from gloaming.core.settings import Number, Option, SeatOption, Setting, Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.light_and_dark.constants import HANDS, MOST_TORCHES, NOTHING, TEAMS

FORMATIONS: Final = ("row", "cross", "ring")
ONE_SET_DRUIDS: Final = 6
ONE_SET_TORCHES: Final = 5
OBSTACLES: Final = 6

SETTINGS: Final[tuple[Setting, ...]] = (
    SeatOption("light", ("random",), "random"),  # LAD-05
    Option("best_of", ("1", "3", "5"), "1"),  # LAD-42
    Number("cards", 0, 2, 0),  # LAD-40
    Number("terrain", 0, OBSTACLES, 0),  # LAD-43
    Option("druids", ("4", "6", "8", "10", "12"), "6"),  # LAD-44
    Number("torches", 3, MOST_TORCHES, ONE_SET_TORCHES),
    Option("formation", FORMATIONS, "row"),  # LAD-03
    Option("hand", HANDS, "natural"),  # LAD-17
    Option("line", ("none", "short", "long"), "short"),  # length of the aiming line; display only
    Option("seated", ("no", "yes"), "no"),  # LAD-16
    Number("turn_limit", 0, 1_000, 100),  # LAD-31
)


@final
@dataclass(frozen=True)
class Options:
    """The settings of one match in the form that the rules use."""

    light: str
    best_of: int
    cards: int
    terrain: int
    druids: int
    torches: int
    formation: str
    hand: str
    seated: bool
    turn_limit: int

    @property
    def light_team(self) -> int:
        """The team that is Light in the first game, or NOTHING if chance decides."""
        return SEAT_LETTERS.index(self.light) % TEAMS if self.light in SEAT_LETTERS else NOTHING

    @property
    def large_area(self) -> bool:
        """Whether the larger area is used (LAD-43, LAD-44)."""
        return self.terrain > 0 or self.druids > ONE_SET_DRUIDS or self.torches > ONE_SET_TORCHES

    @property
    def points_to_win(self) -> int:
        """The games that a team must win (LAD-42)."""
        return (self.best_of + 1) // 2

    @property
    def max_games(self) -> int:
        """The largest number of games in a contest (LAD-31)."""
        return 2 * self.best_of - 1


def options_from(settings: Settings) -> Options:
    """The options in chosen settings."""
    return Options(
        light=str(settings["light"]),
        best_of=int(settings["best_of"]),
        cards=int(settings["cards"]),
        terrain=int(settings["terrain"]),
        druids=int(settings["druids"]),
        torches=int(settings["torches"]),
        formation=str(settings["formation"]),
        hand=str(settings["hand"]),
        seated=settings["seated"] == "yes",
        turn_limit=int(settings["turn_limit"]),
    )
