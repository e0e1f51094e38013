"""`gloaming play`: whole games through typed lines, and wrong input."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli.command_line import Run

from gloaming.cli.play.match_screen import COMMANDS
from gloaming.core.fairness import MAX_WORD_LENGTH
from gloaming.core.record.reader import read

TWO = (
    "--seat",
    "person:Anna",
    "--seat",
    "person:Ben",
    "--set",
    "first=A",
    "--word",
    "moss",
    "--word",
    "fern",
)
SHORT = ("--set", "turn_limit=2", "--set", "entities=2")
PASSING = "end\n" * 4


def test_a_whole_game_is_played_and_its_record_verified(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "it is over.jsonl"
    ran = run("play", "illuminated", *TWO, *SHORT, "--record", record, typed="raise A1\n" + "end\n" * 3)
    assert ran.code == 0, ran.err
    assert "Anna tries to raise A1." in ran.out
    assert "The turn limit was reached." in ran.out
    assert f"gloaming verify '{record}'" in ran.out
    assert run("verify", record).code == 0


def test_a_game_against_a_bot_goes_on_until_the_lines_end(run: Run) -> None:
    ran = run("play", "illuminated", "--word", "x", typed="raise a1\n" * 5)
    assert ran.code == 0
    assert "gloaming play --continue" in ran.out


def test_bots_play_among_themselves(run: Run, tmp_path: Path) -> None:
    seats = ("--seat", "bot:greedy", "--seat", "bot:random")
    assert run("play", "illuminated", *seats, "--record", tmp_path / "r").code == 0
    assert run("verify", tmp_path / "r").code == 0


def test_without_a_word_a_random_one_is_taken(run: Run, tmp_path: Path) -> None:
    seats = ("--seat", "person:Anna", "--seat", "bot")
    ran = run("play", "illuminated", *seats, "--save", tmp_path / "s", typed="\n")
    assert "Your word: " in ran.out
    words = read((tmp_path / "s").read_text().splitlines()[:-1]).words
    assert words is not None
    assert words[0]


@pytest.mark.parametrize("command", [*(one for one in COMMANDS if one != "quit"), "HELP", ":help", "? raise"])
def test_a_command_is_never_the_word_for_the_dice(run: Run, tmp_path: Path, command: str) -> None:
    ran = run("play", "illuminated", "--save", tmp_path / "s", typed=f"{command}\nmoss\n")
    assert ran.code == 0
    assert "Your word: moss" in ran.out
    words = read((tmp_path / "s").read_text().splitlines()[:-1]).words
    assert words is not None
    assert words[0] == "moss"


def test_help_and_rules_are_there_before_the_first_throw(run: Run) -> None:
    out = run("play", "illuminated", typed="help\nundo\nrules\n").out
    assert "goes into every throw" in out
    assert "as soon as the game has begun" in out
    assert "ILL-05" in out
    assert "Your word:" not in out


def test_one_leaves_at_the_first_prompt(run: Run) -> None:
    ran = run("play", "illuminated", typed="quit\n")
    assert ran.code == 0
    assert "Nothing had begun" in ran.out
    run("play", "--continue").refused()


@pytest.mark.parametrize("game", ["illuminated", "light_and_dark"])
def test_a_number_that_stands_nowhere_is_refused(run: Run, tmp_path: Path, game: str) -> None:
    """The first prompt shows kinds of actions, without numbers."""
    save = tmp_path / "s"
    out = run("play", game, "--word", "moss", "--save", save, typed="1\n99999\n").out
    steps = read(save.read_text().splitlines()[:-1]).steps
    assert [step for step in steps if step.seat == 0] == []
    assert "There is no number 1 on the screen. Type an action, such as " in out
    assert "There is no number 99999 on the screen." in out


def test_a_number_counts_once_its_list_was_shown(run: Run) -> None:
    out = run("play", "illuminated", *TWO, typed="? raise\n1\n2\n").out
    assert "There is no number 1 on the screen." in out, "only what was raised has a number there"
    assert "Anna tries to raise A1" in out


def test_an_old_list_does_not_count(run: Run) -> None:
    out = run("play", "illuminated", *TWO, typed="?\nend\n1\n").out
    assert "Ben's turn" in out
    assert "There is no number 1 on the screen." in out


def test_an_empty_line_says_what_can_be_typed(run: Run) -> None:
    out = run("play", "illuminated", *TWO, typed="\n").out
    assert out.count("? lists what is possible") == 2


def test_one_leaves_at_the_curtain(run: Run) -> None:
    people = ("--seat", "person:Anna", "--seat", "person:Ben", "--word", "moss", "--word", "fern")
    ran = run("play", "betwixt_and_between", *people, typed="quit\n")
    assert ran.code == 0
    assert "gloaming play --continue" in ran.out
    assert "Anna >" not in ran.out


def test_german_is_spoken_throughout(run: Run) -> None:
    ran = run(
        "play",
        "illuminated",
        *TWO,
        *SHORT,
        "--language",
        "de",
        typed="sacrifice B1 A1\n? raise\nhelp\nundo\n" + PASSING,
    )
    for text in (
        "Das kann nur eines deiner eigenen Wesen.",
        "A1 heben",
        "AKTION",
        "Es gibt nichts",
        "Zuggrenze",
    ):
        assert text in ran.out
    for english in ("Raise", "turn", "Nothing", "wins"):
        assert english not in ran.out


def test_notation_is_read_forgivingly(run: Run) -> None:
    typed = "RAISE a1\nra2\n  lower   B1 \nh a1 a2\n"
    out = run("play", "illuminated", *TWO, "--set", "turn_limit=9", typed=typed).out
    for text in (
        "Anna tries to raise A1",
        "Ben tries to raise A2",
        "Ben tries to lower B1",
        "Anna lets A1 help A2",
    ):
        assert text in out


def test_what_is_not_clear_is_asked_back(run: Run) -> None:
    out = run("play", "illuminated", *TWO, typed="raise\nnonsense\nsacrifice a1 a1\n").out
    assert "Which of these?" in out
    assert "“nonsense” is not understood." in out
    assert "The Target must be another Entity." in out


def test_odds_are_told_before_rolling(run: Run) -> None:
    out = run("play", "illuminated", *TWO, typed="odds raise A3\n? b2\n? nothing\n").out
    assert "raise A3  5/6" in out
    assert "lower B2" in out
    assert "Nothing that is possible fits" in out


def test_the_hopeless_is_tried_only_after_a_warning(run: Run, tmp_path: Path) -> None:
    """One Entity each: Anna lowers her own until even a 6 would not do (ILL-07)."""
    lone = ("--set", "entities=1", "--set", "turn_limit=0", "--save", tmp_path / "s")
    lines = "lower A1\nn\n" * 200  # where nobody warns, the n is merely not understood
    out = run("play", "illuminated", *TWO, *lone, typed=lines).out
    assert "That cannot succeed. Try it anyway? [y/N]" in out
    before = len(read((tmp_path / "s").read_text().splitlines()[:-1]).steps)
    run("play", "--continue", tmp_path / "s", typed="lower A1\ny\n")
    assert len(read((tmp_path / "s").read_text().splitlines()[:-1]).steps) > before


def test_a_decision_is_taken_back_until_chance_has_spoken(run: Run) -> None:
    out = run("play", "illuminated", *TWO, typed="end\nundo\nraise A1\nundo\n").out
    assert out.count("Taken back.") == 1
    assert "Once chance has spoken" in out


def test_everything_else_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "copy.match"
    typed = f"raise A1\nlog\nrules\ntable\nsave\nsave {other}\nsave {other}\nsave /no/such/place\nquit\n"
    out = run("play", "illuminated", *TWO, typed=typed).out
    assert "ILL-05" in out
    assert f"Saved: {other}\n" in out
    assert "exists already" in out
    assert "there is no folder" in out
    assert other.exists()


def test_a_game_goes_on_where_it_was_left(run: Run) -> None:
    run("play", "illuminated", *TWO, *SHORT, typed="raise A1\nquit\n")
    ran = run("play", "--continue", typed="end\n" * 3)
    assert "Anna tries to raise A1." in ran.out
    assert "The turn limit was reached." in ran.out
    assert "there is no saved match" in run("play", "--continue").refused()


def test_saves_of_earlier_versions_are_found_too(run: Run, tmp_path: Path) -> None:
    run("play", "illuminated", *TWO, *SHORT, typed="raise A1\nquit\n")
    (saved,) = (tmp_path / "data" / "saves").iterdir()
    assert saved.suffix == ".match"
    saved.rename(saved.with_suffix(".table"))
    assert "The turn limit was reached." in run("play", "--continue", typed="end\n" * 3).out


def test_a_game_left_before_the_words_leaves_nothing_behind(run: Run) -> None:
    ran = run("play", "illuminated")
    assert ran.code == 0
    assert "Nothing had begun" in ran.out
    run("play", "--continue").refused()


def test_the_last_game_of_a_kind_is_found_by_its_id(run: Run) -> None:
    run("play", "illuminated", *TWO, *SHORT, typed="raise A1\n")
    assert run("play", "illuminated", "--continue", typed=PASSING).code == 0


def test_nothing_is_lost_when_the_process_is_killed(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "killed.match"
    command = [sys.executable, "-m", "gloaming", "play", "illuminated", *TWO, *SHORT, "--save", str(save)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "80"}
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("raise A1\nlog\n")
        process.stdin.flush()
        while "─ B Ben ─" not in process.stdout.readline():
            pass  # his name stands above the table as soon as Anna's decision is kept
        process.send_signal(signal.SIGKILL)
    ran = run("play", "--continue", save, "--record", tmp_path / "r", typed="end\n" * 3)
    assert "Anna tries to raise A1." in ran.out
    assert run("verify", tmp_path / "r").code == 0


REFUSED = {
    "no game": (),
    "an unknown game": ("nowhere",),
    "two games": ("illuminated", "illuminated"),
    "too few seats": ("illuminated", "--seats", "1"),
    "too many seats": ("illuminated", "--seats", "7"),
    "no number of seats": ("illuminated", "--seats", "two"),
    "more players than seats": ("illuminated", "--seats", "2", *["--seat", "bot"] * 3),
    "an unknown kind of player": ("illuminated", "--seat", "ghost:Anna"),
    "an unknown level": ("illuminated", "--seat", "bot:genius"),
    "a bad budget": ("illuminated", "--seat", "bot:search:lots"),
    "a name too long": ("illuminated", "--seat", f"person:{'x' * 41}"),
    "a name that would disturb the screen": ("illuminated", "--seat", "person:a\x1b[2Jb"),
    "the same name twice": ("illuminated", "--seat", "person:Anna", "--seat", "person:anna"),
    "an unknown setting": ("illuminated", "--set", "moons=3"),
    "a value out of range": ("illuminated", "--set", "entities=6"),
    "a value that is no number": ("illuminated", "--set", "entities=many"),
    "a setting without a value": ("illuminated", "--set", "entities"),
    "a setting twice": ("illuminated", "--set", "entities=3", "--set", "entities=4"),
    "a seat that does not play": ("illuminated", "--set", "first=F"),
    "an unknown language": ("illuminated", "--language", "tlh"),
    "too many words": ("illuminated", "--word", "a", "--word", "b"),
    "a word too long": ("illuminated", "--word", "x" * (MAX_WORD_LENGTH + 1)),
    "a save in no folder": ("illuminated", "--save", "/no/such/folder/x"),
    "a record in no folder": ("illuminated", "--record", "/no/such/folder/x"),
    "a save where something lies": ("illuminated", "--save", "/"),
    "seats for a saved match": ("--continue", "--seats", "3"),
    "an unknown option": ("illuminated", "--fast"),
}


@pytest.mark.parametrize("arguments", REFUSED.values(), ids=REFUSED.keys())
def test_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    run("play", *arguments).refused()


def test_any_bytes_may_be_typed(run: Run) -> None:
    ran = run("play", "illuminated", *TWO, typed="\x00\x1b[A\n:\n?\n99999\n" + "x" * 9999 + "\nend\n")
    assert ran.code == 0
    assert "Ben's turn" in ran.out
