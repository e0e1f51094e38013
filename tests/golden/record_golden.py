"""Goldens: recorded games that must always replay.

`cd tests && ../.venv/bin/python -m golden.record_golden` records those of a `cases.toml` that are missing.
`--rewrite` writes all of them again in today's format and with today's digests; steps, dice and outcome stay.
`played/` has games that were played in a browser by `golden.play_in_browser`. A golden is never recorded
again because of a change in the code: to change the meaning of an old record, raise the game's rules version.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path
from typing import Any

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import games
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player, Record, Step
from gloaming.core.record.reader import read

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


def played_again(game: AnyGame, old: Record) -> Match:
    """The match with the secret, words and decisions of a finished record, written as matches are today."""
    assert old.end is not None and old.words is not None
    players, settings = old.header.players, old.header.settings
    match = Match.new(game, players, settings, online=old.header.online, secret=old.end.secret)
    match.begin({seat: word for seat, word in enumerate(old.words) if players[seat].level is None})
    for entry in old.entries:
        assert isinstance(entry, Step), f"goldens have only steps, not {entry}"
        if entry.is_chance:
            assert match.draw_chance()
        else:
            action = game.parse_action(entry.action)
            assert action is not None and match.submit(entry.seat, action) is None
    return match


def rewrite() -> None:
    for file in sorted(HERE.glob("*/*.jsonl")):
        old = read(file.read_text(encoding="utf-8"))
        again = played_again(games()[old.header.game], old).record
        assert again.end is not None and again.steps and old.end is not None
        assert again.end.outcome.reads_like(old.end.outcome), file
        file.write_text(again.text(), encoding="utf-8")


def main() -> None:
    if "--rewrite" in sys.argv:
        rewrite()
    for game in games().values():
        for name, case in cases(game).items():
            if not path(game, name).is_file():
                path(game, name).write_text(find(game, name, case).record.text(), encoding="utf-8")
                print(f"recorded {path(game, name).relative_to(HERE)}")


if __name__ == "__main__":
    main()
