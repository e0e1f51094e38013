"""Whole recorded games that must replay for ever. `python -m golden.golden` (from tests/) makes missing ones;
`played/` has games that were played through the page of a running server (`golden.pages`).

A golden is never made anew to please a change: raising the rules version is the only way to change what an
old record means.
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
    """The games to keep, by name."""
    return tomllib.loads((HERE / game.spec.id / "cases.toml").read_text(encoding="utf-8"))


def path(game: AnyGame, name: str) -> Path:
    return HERE / game.spec.id / f"{name}.jsonl"


def play(game: AnyGame, case: dict[str, Any], secret: str) -> Match:
    """The game of this case that the secret leads to; people play it as their levels would."""
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
    """The first game that ends as the case wants it."""
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
                print(f"made {path(game, name).relative_to(HERE)}")


if __name__ == "__main__":
    main()
