"""The peers of `gloaming bench --peers`: what each one measures and the command that runs it."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[2] / ".build" / "peers"
VENV = BUILD / "venv"
PYTHON = VENV / "bin" / "python"
BOARDGAMEIO = BUILD / "illuminated_boardgameio"


class Peer(NamedTuple):
    """One measurement: `argv` takes `--seconds` and `--seed` too, and runs once install.py wrote `stamp`."""

    name: str
    game: str
    unit: str
    argv: tuple[str, ...]
    stamp: Path


OPENSPIEL_STAMP = BUILD / "openspiel.stamp"  # of the environment that pymunk lives in too
BOARDGAMEIO_STAMP = BUILD / "boardgameio.stamp"
CONNECT_FOUR = (str(PYTHON), str(HERE / "connect_four_openspiel.py"), "--what")

ILLUMINATED = (
    Peer(
        "openspiel-python",
        "illuminated",
        "decisions",
        (str(PYTHON), str(HERE / "illuminated_openspiel.py")),
        OPENSPIEL_STAMP,
    ),
    Peer(
        "boardgameio",
        "illuminated",
        "decisions",
        ("node", str(BOARDGAMEIO / "bench.mjs")),
        BOARDGAMEIO_STAMP,
    ),
)
PYMUNK = Peer("pymunk", "discs", "flicks", (str(PYTHON), str(HERE / "discs_pymunk.py")), OPENSPIEL_STAMP)
PEERS = (
    *ILLUMINATED,
    Peer("openspiel-cpp", "connect_four", "decisions", (*CONNECT_FOUR, "cpp"), OPENSPIEL_STAMP),
    Peer(
        "openspiel-cpp-from-python", "connect_four", "decisions", (*CONNECT_FOUR, "python"), OPENSPIEL_STAMP
    ),
    Peer("openspiel-cpp-mcts", "connect_four", "simulations", (*CONNECT_FOUR, "mcts"), OPENSPIEL_STAMP),
    PYMUNK,
)


def main() -> int:
    """Runs every installed peer after the other and lets each print its line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", default="2")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    failed = 0
    for peer in PEERS:
        if peer.stamp.exists():
            argv = (*peer.argv, "--seconds", options.seconds, "--seed", options.seed)
            failed += subprocess.run(argv, check=False).returncode != 0
        else:
            print(f"{peer.name}: not installed; run tools/peers/scripts/install.py first", file=sys.stderr)
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
