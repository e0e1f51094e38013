"""Goldens: recorded games that must always replay.

`cd tests && ../.venv/bin/python -m golden.record_golden` records those of a `cases.toml` that are missing.
`played/` has games that were played in a browser by `golden.play_in_browser`. A golden is never recorded
again because of a change in the code: to change the meaning of an old record, raise the game's rules version.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import games
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player

HERE = Path(__file__).parent
ATTEMPTS = 10_000


def cases(game: AnyGame) -> dict[str, Any]:
    """A game's cases, by name."""
    return tomllib.loads((HERE / game.spec.id / "cases.toml").read_text(encoding="utf-8"))


def path(game: AnyGame, name: str) -> Path:
    return HERE / game.spec.id / f"{name}.jsonl"


def play(game: AnyGame, case: dict[str, Any], secret: str) -> Match:
    """The match of this case with this secret; bots decide, but the record names people."""
    players = [Player(f"Player {'ABCDEF'[seat]}") for seat in range(len(case["bots"]))]
    match = Match.new(game, players, case.get("settings", {}), secret=secret)
    match.begin({seat: f"golden {seat}" for seat in range(len(players))})
    bots = [make(level, game, match.content) for level in case["bots"]]
    dice = Seeded(int(secret[:16], 16))
    match.draw_all_chance()
    while match.state.outcome() is None:
        seat = match.deciders()[0]
        assert match.submit(seat, bots[seat].choose(match.view(seat), seat, dice)) is None
        match.draw_all_chance()
    return match


def find(game: AnyGame, name: str, case: dict[str, Any]) -> Match:
    """The first match with the end reason of the case."""
    for attempt in range(ATTEMPTS):
        match = play(game, case, hashlib.sha256(f"{name} {attempt}".encode()).hexdigest())
        if match.record.end is not None and match.record.end.outcome.reason == case["reason"]:
            return match
    raise SystemExit(f"{game.spec.id}: no game of {name} ended with {case['reason']}")


def main() -> None:
    for game in games().values():
        for name, case in cases(game).items():
            if not path(game, name).is_file():
                path(game, name).write_text(find(game, name, case).record.text(), encoding="utf-8")
                print(f"recorded {path(game, name).relative_to(HERE)}")


if __name__ == "__main__":
    main()
