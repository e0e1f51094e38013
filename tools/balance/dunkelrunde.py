"""Balance figures of DunkelRunde from games of greedy players: length, hidden paths used, wins by seat.

`.venv/bin/python -m tools.balance.dunkelrunde SEATS GAMES` prints the figures in RULES.md.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.settings import complete
from gloaming.core.state import Event, Seats
from gloaming.games.dunkelrunde.content.types import BoardContent
from gloaming.games.dunkelrunde.events import Frightened, Turn, Walked

GAME = find("dunkelrunde")
CONTENT = GAME.content()
assert isinstance(CONTENT, BoardContent)
BOARD = CONTENT.board

SECONDS = 20  # per turn of a person (DUN-13)
ON_PATH = {tile: number for number, path in enumerate(BOARD.paths) for tile in path.tiles}


@dataclass
class Figures:
    """The results of some games."""

    seats: int
    turns: list[int] = field(default_factory=list)
    frights: int = 0
    paths: list[int] = field(default_factory=lambda: [0] * len(BOARD.paths))  # games in which each was used
    wins: list[int] = field(default_factory=lambda: [0] * 6)
    reasons: dict[str, int] = field(default_factory=dict)

    @property
    def minutes(self) -> float:
        return sum(self.turns) / len(self.turns) * SECONDS / 60

    def __str__(self) -> str:
        games, ordered = len(self.turns), sorted(self.turns)
        low, high = (ordered[games * tenth // 10] * SECONDS / 60 for tenth in (1, 9))
        wins = [round(won / games, 4) for won in self.wins[: self.seats]]
        return (
            f"{self.seats} seats, {games} games: {self.minutes:.1f} minutes ({low:.0f} to {high:.0f}), "
            f"paths {[round(used / games, 2) for used in self.paths]}, wins {wins}, "
            f"frights {self.frights / games:.1f}, {self.reasons}"
        )


def play(figures: Figures, seed: int) -> None:
    """Add one game of greedy players."""
    state = GAME.setup(figures.seats, complete(GAME.spec.settings, {}, figures.seats), GAME.content())
    bot, dice = make("greedy", GAME, GAME.content()), Seeded(seed)
    used: set[int] = set()
    turns = 0

    def emit(event: Event, seats: Seats | None) -> None:
        nonlocal turns
        turns += isinstance(event, Turn)
        figures.frights += isinstance(event, Frightened)
        if isinstance(event, Walked) and event.piece != "ghost":
            used.update(ON_PATH[tile] for tile in event.way if tile in ON_PATH)

    while state.outcome() is None:
        if state.faces():
            state.settle(dice.below(state.faces()), emit)
        else:
            (seat,) = state.deciders()
            state.apply(seat, bot.choose(GAME.view(state, seat), seat, dice), emit)
    outcome = state.outcome()
    assert outcome is not None
    figures.turns.append(turns)
    for number in used:
        figures.paths[number] += 1
    for seat in outcome.winners:
        figures.wins[seat] += 1
    figures.reasons[outcome.reason] = figures.reasons.get(outcome.reason, 0) + 1


def measure(seats: int, games: int) -> Figures:
    figures = Figures(seats)
    for number in range(games):
        play(figures, 1_000_003 * seats + number)
    return figures


if __name__ == "__main__":
    print(measure(int(sys.argv[1]), int(sys.argv[2])))
