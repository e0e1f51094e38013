"""Our search against OpenSpiel's, in one process and with the same time for a decision.

Runs in the peers' environment with our sources on its path and prints one JSON line, which
`gloaming ladder GAME --peer openspiel` shows.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace

from gloaming_openspiel import peer
from search_match_check import check

import gloaming
from gloaming.bots import levels
from gloaming.bots.bot import Bot
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.errors import GloamingError
from gloaming.core.state import View
from gloaming.lab import arena


class Unlike(GloamingError):
    """The two would not play the same game."""


class Watched(Bot):
    """A player whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.content)
        self.bot = bot
        self.decisions = 0
        self.seconds = self.busy = self.longest = 0.0

    def begin(self) -> None:
        self.bot.begin()

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        began, worked = time.perf_counter(), time.process_time()
        action = self.bot.choose(view, seat, dice)
        took = time.perf_counter() - began
        self.decisions += 1
        self.seconds += took
        self.busy += time.process_time() - worked
        self.longest = max(self.longest, took)
        return action

    def shown(self) -> dict[str, float]:
        """Seconds a decision by the clock and at work, which differ where others use the machine."""
        count = max(1, self.decisions)
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds / count, 4),
            "busy": round(self.busy / count, 4),
            "longest": round(self.longest, 3),
        }


def play(game: str, games: int, seconds: float, seed: int, quick: bool) -> dict[str, object]:
    """Games for two, seats in turn; each side's share of the win and what it spent on its decisions."""
    played, level = find(game), f"search:{seconds:g}s"
    plan = arena.tournament(played, [level], games, seats=2, seed=seed)
    content = played.content()
    theirs = peer(played, content, plan.seats, seconds, quick)
    faults = check(played)
    if faults:
        raise Unlike(f"OpenSpiel does not play our rules: {faults[0]}")
    sides = [Watched(levels.make(level, played, content)), Watched(theirs)]
    tally = hold(arena.TournamentRunner(replace(plan, bots=(level, theirs.name)), played, sides))
    ours, others = ({"share": tally.against_all(at)[0], **side.shown()} for at, side in enumerate(sides))
    simulations = round(theirs.simulations / max(1, theirs.searches), 1)
    return {
        "game": game,
        "games": tally.games,
        "seconds": seconds,
        "seed": seed,
        "compiled": gloaming.COMPILED,
        "ours": {"plays": level, **ours},
        "theirs": {"plays": theirs.name, **others, "simulations": simulations},
    }


def hold(hall: arena.TournamentRunner) -> arena.Results:
    """Play all games; where somebody looks on, say how far it is."""
    tally, stop, games = arena.Results(), arena.LocalFlag(), hall.tournament.games
    for number in range(games):
        tally.merge(hall.play_all([number], stop))
        if sys.stderr.isatty():
            print(f"\rpeers: {tally.games} of {games} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return tally


def main() -> int:
    """Plays the games and prints what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1, help="a decision, for both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="our engine plays their rollouts")
    options = parser.parse_args()
    try:
        print(json.dumps(play(**vars(options))))
    except GloamingError as trouble:
        print(f"peers: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
