"""Makes the files of this version that later ones must open, when a version is finished.

`cd tests && ../.venv/bin/python -m older_versions.make NAME` writes `NAME.sql.gz` and `NAME.table`.
"""

from __future__ import annotations

import gzip
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from server.browser_client import OFTEN
from server.live_server import Guest, Live, serving

from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.state import Seats
from gloaming.server.app import AppConfig

HERE = Path(__file__).parent

FINISHED: list[tuple[str, dict[str, object], Callable[[Seats], bool]]] = [
    ("illuminated", {"entities": 1, "turn_limit": 10}, lambda winners: winners == ()),
    ("illuminated", {"entities": 1}, lambda winners: winners == (0,)),
    ("dunkelrunde", {}, lambda winners: winners == (0, 1)),
    ("dunkelrunde", {}, lambda winners: winners == (0,)),
]


def main(name: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "gloaming.db"
        with serving(AppConfig(path, bot_workers=1, limits=OFTEN)) as live:
            fill(live, path)
        with closing(sqlite3.connect(path)) as database:
            text = "\n".join(database.iterdump()) + "\n"
    (HERE / f"{name}.sql.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    (HERE / f"{name}.table").write_text(saved(), encoding="utf-8")


def fill(live: Live, path: Path) -> None:
    """Ada at four finished matches, five running ones and one that waits."""
    ada, bo = Guest(live, "Ada"), Guest(live, "Bo")
    ada.post("/api/me/account", login="ada", password="twilight and dew")
    for game, settings, wanted in FINISHED:
        finish(ada, bo, path, game, settings, wanted)
    match = begin(ada, bo, "dunkelrunde", {})
    with ada.at(match, seat=0) as hers:
        hers.expect("snapshot")
    ada.open(2, "betwixt_and_between", listed=True)
    for game, seats in (
        ("illuminated", [{"name": "Ada"}, {"name": "Bot", "level": "lantern"}]),
        ("light_and_dark", [{"name": "Ada"}, {"name": "Bo"}]),
        ("betwixt_and_between", [{"name": "Ada"}, {"name": "Bo"}]),
        ("shadow_and_light", [{"name": "Ada"}]),
    ):
        match = ada.post("/api/matches", game=game, seats=seats)["id"]
        words = {str(seat): "word" for seat, each in enumerate(seats) if "level" not in each}
        ada.post(f"/api/matches/{match}/words", words=words)
        with ada.at(match, seat=0) as page:
            page.expect("snapshot")
            for _ in range(6):
                if 0 in page.observation["deciders"] and page.observation["offers"]:
                    page.act(page.observation["offers"][0]["action"], 0)


def begin(ada: Guest, bo: Guest, game: str, settings: dict[str, object]) -> str:
    match = str(ada.open(2, game, listed=True, settings=settings)["id"])
    bo.sit(match)
    ada.ready(match)
    assert bo.ready(match)["begun"]
    return match


def finish(
    ada: Guest, bo: Guest, path: Path, game: str, settings: dict[str, object], wanted: Callable[[Seats], bool]
) -> None:
    """A match with the wanted winners: its dice are known here, so the decisions can be tried before."""
    match = begin(ada, bo, game, settings)
    with closing(sqlite3.connect(path)) as database:
        [[secret]] = database.execute("SELECT secret FROM matches WHERE id = ?", [match])
    with ada.at(match, seat=0) as hers, bo.at(match, seat=1) as his:
        pages = [hers, his]
        for page in pages:
            page.expect("snapshot")
        for seat, action in decisions(game, settings, secret, wanted):
            pages[seat].do(action, seat)
            for each in pages:
                each.until(lambda message: message["type"] == "update" and _is_quiet(message["observation"]))


def _is_quiet(observation: dict[str, Any]) -> bool:
    """Whether no chance result is pending."""
    return bool(observation["deciders"]) or observation["outcome"] is not None


def decisions(
    game: str, settings: dict[str, Any], secret: str, wanted: Callable[[Seats], bool]
) -> list[tuple[int, str]]:
    """Random decisions, with these dice, that lead to the wanted winners."""
    dice = Seeded(1)
    while True:
        match = Match.new(find(game), (Player("Ada"), Player("Bo")), settings, secret=secret)
        match.begin({0: "word", 1: "word"})
        taken = []
        match.draw_all_chance()
        while match.record.end is None:
            seat = match.deciders()[0]
            action = match.offers(seat).sample(dice)
            taken.append((seat, find(game).format_action(action)))
            match.submit(seat, action)
            match.draw_all_chance()
        if wanted(match.record.end.outcome.winners):
            return taken


def saved() -> str:
    """A match of The Illuminated that a person saved in the terminal, with the person to decide."""
    game = find("illuminated")
    match = Match.new(game, (Player("Ember"), Player("Moth", "lantern")), {"first": "A"})
    match.begin({0: "x"})
    end = game.parse_action("end")
    assert end is not None
    for seat in (0, 1):
        assert match.submit(seat, end) is None
    return match.save()


if __name__ == "__main__":
    main(sys.argv[1])
