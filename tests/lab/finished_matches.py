"""Finished matches for luck reports."""

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
    """A match of people that has begun."""
    match = Match.new(game, [Player(f"P{n}") for n in range(seats)], settings or {}, secret=f"{seed:064x}")
    match.begin({seat: f"word {seat}" for seat in range(seats)})
    match.draw_all_chance()
    return match


def finished(match: Match, level: str, seed: int, steps: int | None = None) -> Match:
    """The match played by bots to its end, or for some steps."""
    bot, dice = make(level, match.game, match.content), Seeded(seed)
    while match.state.outcome() is None and (steps is None or match.step < steps):
        seat = match.deciders()[dice.below(len(match.deciders()))]
        assert match.submit(seat, bot.choose(match.view(seat), seat, dice)) is None
        match.draw_all_chance()
    return match
