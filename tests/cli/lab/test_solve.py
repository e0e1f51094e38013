"""`gloaming solve`, and matches with the oracle."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_line import Run

from gloaming.cli.lab import solve
from gloaming.core.solver.value_table import load, read


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate cache."""
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_first_players_value_is_printed_with_ten_digits(run: Run, cache: Path) -> None:
    ran = run("solve", "illuminated", "--set", "entities=2", "--set", "turn_limit=3")
    assert ran.code == 0
    assert (
        "illuminated for two: entities 2, first random, turn_limit 3\n4,356 positions, 6 turns of both"
        in ran.out
    )
    assert "the first player's value: 0.4999491947\n" in ran.out
    assert not cache.exists()  # a table for so few Entities ships


def test_what_the_table_loses_is_measured(run: Run) -> None:
    ran = run("solve", "illuminated", "--set", "entities=1", "--set", "turn_limit=4", "--loss")
    assert "against a perfect opponent the oracle's table loses, of a win,\n0.000" in ran.out


def test_a_packed_table_is_written_where_it_is_wanted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.values"
    ran = run("solve", "illuminated", "--set", "entities=1", "--set", "turn_limit=5", "--table", str(file))
    assert f"table: {file} ({file.stat().st_size:,} bytes)" in " ".join(ran.out.split())
    assert read(file).marks == [1, 2, 3, 4, 8, 10]


def test_a_table_on_demand_is_kept_and_found_again(
    run: Run, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fewer turns than for a whole game, so that the test is short."""
    monkeypatch.setattr(solve, "WHOLE", 4)
    monkeypatch.setattr(solve, "MIN_LAYERS", 1)
    monkeypatch.setattr(solve, "LONG", 0.0)
    ran = run("solve", "illuminated", "--set", "entities=4", "--set", "turn_limit=2")
    file = cache / "illuminated-rules1-4.values"
    assert "table: " in ran.out and "this will take about" in ran.err
    assert load(file).marks == [1, 2, 3, 4]
    for limit in ("1", "2"):
        found = run("solve", "illuminated", "--set", "entities=4", "--set", f"turn_limit={limit}")
        assert "solved before" in found.out and "value: 0.5000000000" in found.out
    assert (
        "solved in"
        in run("solve", "illuminated", "--set", "entities=4", "--set", "turn_limit=1", "--again").out
    )


def test_a_table_for_too_few_turns_is_not_kept(run: Run, cache: Path) -> None:
    ran = run("solve", "illuminated", "--set", "entities=4", "--set", "turn_limit=1")
    assert ran.code == 0 and "not stored" in ran.out
    assert not cache.exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("dunkelrunde",), "dunkelrunde cannot be solved"),
        (("chess",), "there is no game 'chess'"),
        (("illuminated", "--set", "entities=6"), "from 1 to 5, not '6'"),
        (("illuminated", "--set", "entities=few"), "from 1 to 5, not 'few'"),
        (("illuminated", "--set", "turn_limit=0"), "without a turn limit"),
        (("illuminated", "--set", "turn_limit=-3"), "from 0 to 1000, not '-3'"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in run("solve", *arguments).refused()


# --- the oracle at the table -----------------------------------------------------------------------------


def test_two_oracles_play_a_game(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    ran = run("play", "illuminated", "--seat", "bot:oracle", "--seat", "bot:oracle", "--set", "entities=2",
              "--set", "turn_limit=5", "--record", str(record))  # fmt: skip
    assert ran.code == 0 and record.is_file()
    assert "(oracle)" in ran.out


@pytest.mark.parametrize("command", [("play",), ("arena", "--bots", "oracle")])
@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (("--set", "entities=5"), "This command makes it: gloaming solve illuminated --set entities=5"),
        (("--seats", "3", "--set", "entities=2"), "The oracle plays at tables for two only."),
    ],
)
def test_the_oracle_says_what_it_lacks(
    run: Run, command: tuple[str, ...], table: tuple[str, ...], reason: str
) -> None:
    seats = ("--seat", "bot:oracle") if command[0] == "play" else ()
    assert reason in run(command[0], "illuminated", *command[1:], *seats, *table).refused()
