"""Finished matches to report on."""

from __future__ import annotations

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player, Record

ILLUMINATED = find("illuminated")


def match(
    level: str = "greedy",
    seed: int = 1,
    game: AnyGame = ILLUMINATED,
    seats: int = 2,
    settings: dict[str, int | str] | None = None,
) -> Record:
    """The record of a match that bots of this level played."""
    return finished(opened(seed, game, seats, settings), level, seed).record


def opened(
    seed: int = 1,
    game: AnyGame = ILLUMINATED,
    seats: int = 2,
    settings: dict[str, int | str] | None = None,
) -> Match:
    """A table of people, with their words."""
    table = Match.new(game, [Player(f"P{n}") for n in range(seats)], settings or {}, secret=f"{seed:064x}")
    table.begin({seat: f"word {seat}" for seat in range(seats)})
    table.draw_all_chance()
    return table


def finished(table: Match, level: str, seed: int, steps: int | None = None) -> Match:
    """The table played on to its end, or for some steps."""
    bot, dice = make(level, table.game, table.content), Seeded(seed)
    while table.state.outcome() is None and (steps is None or table.step < steps):
        seat = table.deciders()[dice.below(len(table.deciders()))]
        assert table.submit(seat, bot.choose(table.view(seat), seat, dice)) is None
        table.draw_all_chance()
    return table
