"""All commands: help, the list of games, the rules, and refusals."""

from __future__ import annotations

import json

import pytest
from cli.command_line import Run

from gloaming.cli.commands import COMMANDS
from gloaming.i18n.catalogue import LANGUAGES, Catalogue, app_text

NAMES = [command.__name__ for command in COMMANDS]


@pytest.mark.parametrize("name", NAMES)
def test_help_has_an_example(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert f"Example: gloaming {name}" in " ".join(ran.out.split())


def test_the_version_says_what_runs(run: Run) -> None:
    assert run("--version").out.startswith("gloaming ")


@pytest.mark.parametrize(
    "arguments", [("dance",), ("--dance",), ("games", "--dance"), ("games", "x"), ("verify",)]
)
def test_an_unknown_command_or_option_is_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    run(*arguments).refused()


def test_no_command_at_all_shows_the_help(run: Run) -> None:
    ran = run()
    assert "Usage: gloaming" in ran.out
    assert not ran.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("soak", "kill", "--times", "5"),
        ("soak", "--help"),
        ("bench", "--peers"),
        ("bench", "--against", "HEAD"),
        ("ladder", "illuminated", "--peer", "openspiel"),
        ("rules", "--coverage"),
    ],
)
def test_what_needs_a_checkout_is_refused_in_an_installed_package(
    run: Run, arguments: tuple[str, ...]
) -> None:
    assert "needs a checkout of Gloaming" in run(*arguments).refused()


def test_reports_is_another_name_of_complaints(run: Run) -> None:
    assert "reports" not in run("--help").out
    assert run("reports", "--help").code == 0


def test_games_are_listed_with_settings(run: Run) -> None:
    out = run("games").out
    for text in (
        "The Illuminated",
        "illuminated",
        "2–6 players",
        "5–10 minutes (2–3), 5–15 minutes (4–6)",
        "entities",
        "5 (2–3), 4 (4), 3 (5–6)",
    ):
        assert text in out


def test_games_are_listed_in_german_and_french(run: Run) -> None:
    assert "2–6 Personen" in run("games", "--language", "de").out
    assert "joueurs" in run("games", "--language", "fr").out
    run("games", "--language", "xx").refused()


def test_games_can_be_had_as_json(run: Run) -> None:
    (game,) = (game for game in json.loads(run("games", "--json").out) if game["id"] == "illuminated")
    assert game["seats"] == [2, 6]
    entities = next(setting for setting in game["settings"] if setting["key"] == "entities")
    assert (entities["low"], entities["high"]) == (1, 5)
    assert entities["default"]["6"] == 3


def test_output_to_a_file_has_no_colours(run: Run) -> None:
    assert "\x1b" not in run("games").out + run("rules", "illuminated").out


def test_rules_are_shown_in_each_language(run: Run) -> None:
    assert "ILL-05" in run("rules", "illuminated").out
    assert "Licht" in run("rules", "illuminated", "--language", "de").out
    assert "Lumière" in run("rules", "illuminated", "--language", "fr").out
    run("rules", "nowhere").refused()
    run("rules", "illuminated", "--language", "xx").refused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_terminal_text(language: str) -> None:
    english, other = Catalogue("en", app_text("en")), Catalogue(language, app_text(language))
    keys = [line.split(" =")[0] for line in app_text("en").splitlines() if line.startswith("terminal-")]
    assert keys
    for key in keys:
        assert english.has(key)
        assert other.has(key), key
