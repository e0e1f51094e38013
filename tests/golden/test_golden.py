"""Goldens replay with the same outcome."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden.record_golden import HERE, cases, path, played_again

from gloaming.core.discovery import find, games
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.core.settings import complete
from gloaming.i18n.catalogue import game_text

GAMES = list(games().values())
GOLDENS = [pytest.param(game, name, id=f"{game.spec.id}-{name}") for game in GAMES for name in cases(game)]
PLAYED = sorted((HERE / "played").glob("*.jsonl"))  # in the browser: see `golden.play_in_browser`
TABLES = HERE.parent.parent / "web" / "src" / "games"
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.id)


@pytest.mark.parametrize(("game", "name"), GOLDENS)
def test_a_golden_verifies_and_ends_as_it_did(game: AnyGame, name: str) -> None:
    record = read(path(game, name).read_text(encoding="utf-8"))
    assert verify(game, record, game.content()) is None
    assert record.end is not None and record.end.outcome.reason == cases(game)[name]["reason"]


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_a_game_played_through_the_page_verifies(file: Path) -> None:
    """Rules, outcome and commitment; a person played against bots."""
    game, record = find(file.stem), read(file.read_text(encoding="utf-8"))
    assert verify(game, record, game.content()) is None
    assert [player.level for player in record.header.players].count(None) == 1
    assert any(step.seat == 0 and not step.is_chance for step in record.steps)


def test_every_table_of_its_own_was_played_through_the_page() -> None:
    with_table = {folder.name for folder in TABLES.iterdir() if folder.is_dir()} - {"generic"}
    assert {file.stem for file in PLAYED} == with_table


@pytest.mark.parametrize(("game", "name"), GOLDENS)
def test_playing_a_golden_again_writes_the_same_record(game: AnyGame, name: str) -> None:
    text = path(game, name).read_text(encoding="utf-8")
    assert played_again(game, read(text)).record.text() == text


UNWON = {"reason-locked", "reason-turn-limit", "reason-undecided", "reason-scenario-failed"}
SCORED = {"reason-solo", "reason-ended", "reason-died", "reason-heartless"}


@pytest.mark.parametrize(("game", "name"), GOLDENS)
def test_a_golden_tells_its_winners_when_it_is_replayed(game: AnyGame, name: str) -> None:
    record = read(path(game, name).read_text(encoding="utf-8"))
    assert record.end is not None and record.end.secret is not None
    followed = Match(game, record, record.end.secret, game.content()).record.end
    assert followed is not None
    first = tuple(seat for seat, place in enumerate(followed.outcome.places) if place == 1)
    assert followed.outcome.winners == (() if followed.outcome.reason in UNWON | SCORED else first)


@each_game
def test_goldens_cover_the_smallest_and_the_largest_table(game: AnyGame) -> None:
    sizes = {len(case["bots"]) for case in cases(game).values()}
    assert {game.spec.fewest, game.spec.most} <= sizes


@each_game
def test_goldens_cover_every_setting(game: AnyGame) -> None:
    changed: set[str] = set()
    for case in cases(game).values():
        usual = complete(game.spec.settings, {}, len(case["bots"]))
        changed |= {key for key, value in case.get("settings", {}).items() if usual[key] != value}
    assert changed == {setting.key for setting in game.spec.settings}


@each_game
def test_goldens_cover_every_way_to_end(game: AnyGame) -> None:
    ways = {line.split(" =")[0] for line in game_text(game, "en").splitlines() if line.startswith("reason-")}
    assert {case["reason"] for case in cases(game).values()} == ways
