"""`gloaming new` writes a complete game that keeps every law."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import cast

import pytest
import typer
from litestar.testing import TestClient
from paths import ROOT
from tools.rule_coverage import cover, named_by_tests
from typer.testing import CliRunner

from gloaming.bots.levels import make
from gloaming.bots.playout import play_out
from gloaming.cli.author.new import new
from gloaming.core import discovery
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.core.settings import complete
from gloaming.i18n.catalogue import LANGUAGES
from gloaming.laws import LAWS
from gloaming.scaffold import generator
from gloaming.scaffold.generator import (
    ScaffoldError,
    candidates,
    check_name,
    check_title,
    choose_prefix,
    plan,
    write,
)
from gloaming.scaffold.template import GAME as SIXTH
from gloaming.server.app import AppConfig, make_app

NAME = "unheard_of_game"
SEATS = range(2, 5)


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the repository with a new game."""
    into = tmp_path_factory.mktemp("games")
    write(plan(NAME, "Unheard Of", into))
    return into


@pytest.fixture
def game(home: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(str(home))
    monkeypatch.setenv(discovery.FOLDERS, str(home))
    return discovery.find(NAME)


def run(*command: str | Path, cwd: Path) -> None:
    """Run a tool of this Python; its output is the message of a failure."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=cwd, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


# --- the game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_new_game_keeps_every_law(law: object, seats: int, game: AnyGame) -> None:
    assert callable(law)
    law(game, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_well_within_the_bound(game: AnyGame, seats: int) -> None:
    for seed in range(200):
        state = game.setup(seats, complete(game.spec.settings, {}, seats), game.content())
        assert play_out(state, Seeded(seed)) < game.spec.max_random_steps / 4
        assert state.outcome() is not None


@pytest.mark.parametrize("level", ["random", "greedy", "search:50"])
def test_every_bot_plays_it_to_a_record_that_verifies(game: AnyGame, level: str) -> None:
    match = Match.new(game, [Player("Moth", level), Player("Owl", level)], {"goal": 20})
    match.begin({})
    bot, dice = make(level, game, game.content()), Seeded(3)
    while match.deciders():
        (seat,) = match.deciders()
        assert match.submit(seat, bot.choose(match.view(seat), seat, dice)) is None
        match.draw_all_chance()
    assert verify(game, match.record, game.content()) is None


def test_a_greedy_bot_keeps_what_is_worth_more_than_another_roll(game: AnyGame) -> None:
    wins = 0
    for seed in range(40):
        state = game.setup(2, {"goal": 50}, game.content())
        bots, dice = [make(level, game, game.content()) for level in ("greedy", "random")], Seeded(seed)
        while state.outcome() is None:
            if state.faces():
                state.settle(dice.below(state.faces()))
            else:
                (seat,) = state.deciders()
                state.apply(seat, bots[seat].choose(game.view(state, seat), seat, dice))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.places[0] == 1
    assert wins >= 28


def test_the_web_table_shows_it_at_once(game: AnyGame, tmp_path: Path) -> None:
    order = {"game": NAME, "seats": [{"name": "Ada"}, {"name": "Ben"}], "settings": {"goal": 60}}
    with TestClient(make_app(AppConfig(tmp_path / "tables.db", bot_workers=1))) as client:
        assert NAME in [info["id"] for info in client.get("/api/games").json()]
        for language in LANGUAGES:  # English only, which stands in for the others
            assert "name = Unheard Of" in client.get(f"/api/texts/{language}/{NAME}").text
            assert "<h1>Unheard Of</h1>" in client.get(f"/api/rules/{NAME}/{language}").json()["html"]
        assert client.post("/api/me", json={"name": "Ada"}).status_code == 201
        id = client.post("/api/matches", json=order).json()["id"]
        assert client.post(f"/api/matches/{id}/words", json={"words": {"0": "a", "1": "b"}}).json()["begun"]
        assert ">A Ada |......" in client.get(f"/api/matches/{id}/terminal/en").text
        with client.websocket_connect(f"/api/matches/{id}/socket?seat=0") as socket:
            assert [offer["action"] for offer in socket.receive_json()["observation"]["offers"]] == ["roll"]


def test_every_rule_has_its_mark_and_its_test(home: Path) -> None:
    coverage = cover(NAME, home / NAME, named_by_tests([home / "tests"]))
    assert coverage.complete
    assert {rule.id[:4] for rule in coverage.rules} == {"UOG-"}


def test_its_own_tests_pass_without_any_configuration(home: Path) -> None:
    run("pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "tests", cwd=home)


def test_its_types_are_strict(home: Path) -> None:
    config = ROOT / "pyproject.toml"
    cache = ROOT / ".build" / "mypy-scaffold"
    run("mypy", "--config-file", config, "--cache-dir", cache, "-p", NAME, cwd=home)


# --- the files -----------------------------------------------------------------------------------------


def test_it_is_tidy_by_the_linters_own_standards(home: Path) -> None:
    ruff = ("--isolated", "--no-cache", "--line-length", "110", "--target-version", "py311")
    run("ruff", "check", *ruff, "--select", "E,F,I,N,UP,B,A,C4,PT,RUF,SIM", ".", cwd=home)
    run("ruff", "format", "--check", *ruff, ".", cwd=home)


@pytest.mark.parametrize("name", ["go", NAME, "a" * generator.MAX_NAME, "z" * generator.MAX_NAME])
def test_in_a_checkout_it_is_tidy_by_the_house_rules(name: str, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    for path, text in plan(name).files.items():
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    run("ruff", "check", "--no-cache", ".", cwd=tmp_path)
    run("ruff", "format", "--check", "--no-cache", ".", cwd=tmp_path)


def test_in_a_checkout_nothing_lies_outside_its_own_folders() -> None:
    made = plan(NAME)
    tests = ROOT / "tests"
    assert made.folders == [
        ROOT / "src/gloaming/games" / NAME,
        tests / "games" / NAME,
        tests / "golden" / NAME,
    ]
    assert all(any(path.is_relative_to(folder) for folder in made.folders) for path in made.files)
    names = {str(path.relative_to(made.home)) for path in made.files if path.is_relative_to(made.home)}
    assert names >= {"__init__.py", "state.py", "RULES.md", "lang/en.ftl"}
    python = [text for path, text in made.files.items() if path.suffix == ".py" and made.home in path.parents]
    assert len(python) <= 8
    assert sum(len(text.splitlines()) for text in python) <= 350


def test_in_a_checkout_it_comes_with_goldens_that_verify() -> None:
    made = plan(NAME)
    assert made.goldens is not None
    cases = tomllib.loads(made.files[made.goldens / "cases.toml"])
    assert {len(case["bots"]) for case in cases.values()} >= {SIXTH.spec.fewest, SIXTH.spec.most}
    for name, case in cases.items():
        text = made.files[made.goldens / f"{name}.jsonl"]
        assert f'"game": "{NAME}"' in text
        record = read(text.replace(f'"game": "{NAME}"', '"game": "sixth"'))
        assert verify(cast(AnyGame, SIXTH), record, SIXTH.content()) is None
        assert record.end is not None
        assert record.end.outcome.reason == case["reason"]


@pytest.mark.parametrize("into", [None, Path("somewhere")])
def test_no_placeholder_is_left(into: Path | None) -> None:
    for path, text in plan("moonlit_test_fair", into=into).files.items():
        assert not generator.PLACEHOLDERS.search(text), path


def test_a_title_with_the_placeholders_in_it_is_left_alone() -> None:
    made = plan(NAME, "The sixth of Sixth")
    assert made.files[made.home / "lang" / "en.ftl"].startswith("name = The sixth of Sixth\n")


def test_nothing_is_written_where_something_lies(home: Path) -> None:
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    with pytest.raises(ScaffoldError, match="exists already"):
        write(plan_over(home))
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before


def plan_over(home: Path) -> generator.NewGame:
    """A plan made before the folder was filled."""
    files = {home / NAME / "state.py": "gone"}
    return generator.NewGame(NAME, "Unheard Of", "UOG", home / NAME, home / "tests" / NAME, None, files)


def test_a_file_is_no_folder_to_write_into(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ScaffoldError, match="is no folder"):
        plan("moonlit_test_fair", into=tmp_path / "file")


# --- names -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Night", "small letters"),
        ("night-market", "small letters"),
        ("night__market", "single underscores"),
        ("_night", "small letters"),
        ("1night", "small letters"),
        ("", "small letters"),
        ("n" * 21, "up to 20"),
        ("class", "word of Python"),
        ("illuminated", "there is a game 'illuminated' already"),
        ("position", "means something else"),
        ("random", "there is a Python module 'random' already"),
        ("gloaming", "there is a Python module 'gloaming' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_a_reason(name: str, reason: str) -> None:
    with pytest.raises(ScaffoldError, match=reason):
        check_name(name, standalone=True)


@pytest.mark.parametrize(
    "title", ["", " Moon", "*Moon*", "a{b}", 'say "no"', "back\\slash", "two\nlines", "x" * 41]
)
def test_a_title_that_would_break_a_file_is_refused(title: str) -> None:
    with pytest.raises(ScaffoldError, match="a title begins with"):
        check_title(title)


@pytest.mark.parametrize("title", ["Light & Dark", "L’Ombre", "5 Candles", "Who's There?", "Übers Moor!"])
def test_an_ordinary_title_is_taken(title: str) -> None:
    assert check_title(title) == title


@pytest.mark.parametrize(
    ("name", "taken", "prefix"),
    [
        ("night_market", [], "NIG"),
        ("night_market", ["NIG"], "NIH"),
        ("over_the_hill", [], "OTH"),
        ("go", [], "GOA"),
        ("go", ["GOA", "GOB"], "GOC"),
        ("x1", [], "XAA"),
    ],
)
def test_the_prefix_of_rule_ids_recalls_the_name_and_is_nobody_elses(
    name: str, taken: list[str], prefix: str
) -> None:
    assert choose_prefix(name, taken) == prefix


def test_there_is_always_a_prefix_left_as_long_as_there_is_one() -> None:
    assert len(set(candidates("go"))) == 26**3


# --- the command -----------------------------------------------------------------------------------------


def test_the_command_says_where_it_lies_and_how_to_go_on(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(new)
    done = CliRunner().invoke(app, ["unheard_of_lamps", "--into", str(tmp_path), "--title", "Lamp Lighters"])
    assert done.exit_code == 0, done.output
    assert f"Lamp Lighters is in {tmp_path / 'unheard_of_lamps'}" in done.output
    assert f"GLOAMING_GAMES={tmp_path} gloaming play unheard_of_lamps" in done.output
    assert (tmp_path / "tests" / "unheard_of_lamps" / "test_rules.py").is_file()
