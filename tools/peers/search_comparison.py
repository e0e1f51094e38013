"""Our search against OpenSpiel's with the same time per decision, played in the peers' environment."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass

import msgspec
from tools.peers import speed_comparison as peers

from gloaming import compiled
from gloaming.bots.estimate import Interval
from gloaming.core.errors import GloamingError

BAR = 0.65  # of the score that ours must take
PEERS = ("openspiel", "openspiel-quick")  # with its own rollouts; with those of our engine


class PeerMatchError(GloamingError):
    """A match that cannot be played."""


@dataclass(frozen=True)
class Side:
    """One player: its share of the wins with a 95 % interval, and the time per decision by clock and CPU."""

    plays: str
    share: Interval
    decisions: int
    seconds: float
    busy: float
    longest: float
    simulations: float | None = None


@dataclass(frozen=True)
class SearchComparison:
    """Games for two between our search and another one."""

    game: str
    games: int
    seconds: float
    seed: int
    compiled: bool
    ours: Side
    theirs: Side

    @property
    def holds(self) -> bool:
        return self.ours.share.value >= BAR


READ = msgspec.json.Decoder(SearchComparison)


def play(game: str, peer: str, games: int, seconds: float, seed: int) -> SearchComparison:
    """Play the games, and install the peer if it is missing; progress goes to the error stream."""
    if peer not in PEERS:
        raise PeerMatchError(f"expected {' or '.join(PEERS)}, not {peer!r}")
    peers.install("openspiel")
    argv = [str(peers.python()), str(peers.HOME / "search_match.py"), game]
    argv += ["--games", f"{games}", "--seconds", f"{seconds:g}", "--seed", f"{seed}"]
    argv += ["--quick"] if peer == PEERS[1] else []
    environment = {**os.environ, "PYTHONPATH": str(compiled.PACKAGE.parent)}
    done = subprocess.run(argv, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise PeerMatchError("the match could not be played; the reason is above")
    return READ.decode(done.stdout)
