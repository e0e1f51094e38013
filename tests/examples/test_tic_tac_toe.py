"""Tic-tac-toe: its rules, its size, and everything that it gets without code."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path
from typing import cast

import pytest
from cli.command_line import runner
from litestar.testing import TestClient
from paths import ROOT

from gloaming.bots.levels import make
from gloaming.cli import main
from gloaming.core.chance import Seeded
from gloaming.core.content import NO_CONTENT
from gloaming.core.discovery import FOLDERS
from gloaming.core.game import AnyGame
from gloaming.core.state import NOT_YOUR_DECISION, Refusal
from gloaming.i18n.catalogue import catalogue, rules_text, untranslated
from gloaming.server.app import AppConfig, make_app
from tic_tac_toe import EMPTY, GAME, MARKS, Position

OPEN_SPIEL = 184  # code lines of tic_tac_toe.py in OpenSpiel 2.0.2
TIC_TAC_TOE = cast(AnyGame, GAME)


def played(*cells: str) -> Position:
    """The position after these marks."""
    state = GAME.setup(2, {}, NO_CONTENT)
    for cell in cells:
        action = GAME.parse_action(cell)
        assert action is not None
        (seat,) = state.deciders()
        assert state.why_not(seat, action) is None
        state.apply(seat, action)
    return state


def code_lines(source: str) -> int:
    """Lines with code: not blank, no comment, no docstring."""
    kinds = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    used = [token for token in tokens if token.type not in {*kinds, tokenize.ENDMARKER}]
    lines = {line for token in used for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return len(lines)


def test_it_takes_at_most_half_the_code_of_open_spiel() -> None:
    files = (ROOT / "examples" / "tic_tac_toe").rglob("*.py")
    assert sum(code_lines(file.read_text(encoding="utf-8")) for file in files) <= OPEN_SPIEL // 2


# --- rules -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TIC-01")
def test_the_grid_is_empty_and_seat_a_begins() -> None:
    state = played()
    assert state.cells == [EMPTY] * 9
    assert [played(*cells).deciders() for cells in ((), ("a1",), ("a1", "b2"))] == [(0,), (1,), (0,)]


@pytest.mark.rule("TIC-02")
def test_only_empty_cells_can_be_marked() -> None:
    state = played("b2")
    assert state.choices(1).listed == [mark for mark in MARKS if mark.notation != "b2"]
    assert state.why_not(1, MARKS[4]) == Refusal("refusal-marked")
    assert state.why_not(0, MARKS[0]) == NOT_YOUR_DECISION
    assert len(state.choices(0)) == 0


@pytest.mark.rule("TIC-03")
@pytest.mark.parametrize("line", ["a1 b1 c1", "a2 b2 c2", "a1 a2 a3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"])
def test_a_whole_line_wins_at_once(line: str) -> None:
    first, second, third = line.split()
    others = [mark.notation for mark in MARKS if mark.notation not in line.split()]
    mine = played(first, others[0], second, others[-1], third).outcome()
    assert mine is not None
    assert (mine.winners, mine.places, mine.reason) == ((0,), (1, 2), "reason-line")


@pytest.mark.rule("TIC-03")
def test_seat_b_can_win_too() -> None:
    state = played("a1", "a2", "b1", "b2", "a3", "c2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.places, state.deciders()) == ((1,), (2, 1), ())


@pytest.mark.rule("TIC-04")
def test_a_full_grid_without_a_line_is_drawn() -> None:
    outcome = played("a1", "b1", "c1", "b2", "a2", "a3", "b3", "c3", "c2").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "reason-full")


# --- what it gets from the contract ------------------------------------------------------------------------


def test_the_view_of_an_open_game_is_its_plain_form_and_the_seat() -> None:
    state = played("b2")
    view = GAME.view(state, 1)
    assert view == {**state.to_plain(), "seat": 1}
    assert GAME.imagine(view, Seeded(1), NO_CONTENT) == state


def test_it_is_drawn_in_characters() -> None:
    drawn = GAME.terminal.render(GAME.view(played("b2", "a1"), None), [], NO_CONTENT, catalogue("en"))
    assert drawn.splitlines() == ["1 O . .", "2 . X .", "3 . . .", "  a b c"]


def test_what_is_not_translated_is_in_english() -> None:
    assert "action-mark" in untranslated(TIC_TAC_TOE, "de")
    assert catalogue("de", TIC_TAC_TOE)("action-mark", cell="b2") == "Mark b2"
    assert rules_text(TIC_TAC_TOE, "fr") == rules_text(TIC_TAC_TOE, "en")


@pytest.mark.parametrize(("level", "least"), [("random", 4), ("greedy", 6), ("search:400", 9)])
def test_bots_win_the_more_they_think(level: str, least: int) -> None:
    bots = [make(one, TIC_TAC_TOE, NO_CONTENT) for one in (level, "random")]
    dice, won = Seeded(4), 0
    for _ in range(10):
        state = played()
        while state.deciders():
            (seat,) = state.deciders()
            state.apply(seat, bots[seat].choose(GAME.view(state, seat), seat, dice))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (0,)
    assert won >= least


def test_two_searching_bots_draw() -> None:
    bot, dice, state = make("search:1000", TIC_TAC_TOE, NO_CONTENT), Seeded(2), played()
    while state.deciders():
        (seat,) = state.deciders()
        state.apply(seat, bot.choose(GAME.view(state, seat), seat, dice))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ()


def test_it_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run = runner(main, monkeypatch, capsys, tmp_path / "data")
    monkeypatch.setenv(FOLDERS, str(ROOT / "examples"))
    people = ("--seat", "person:Ada", "--seat", "person:Ben", "--word", "x", "--word", "y")
    typed = "a1\na2\na1\nb1\nb2\nc1\n"
    done = run("play", "tic_tac_toe", *people, "--record", tmp_path / "r", typed=typed)
    assert "That cell is marked already." in done.out
    assert "1 X X X" in done.out
    assert "Three marks are in a line." in done.out
    assert run("verify", tmp_path / "r").code == 0


def test_the_browser_gets_what_the_generic_table_shows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(FOLDERS, str(ROOT / "examples"))
    order = {"game": "tic_tac_toe", "seats": [{"name": "Ada"}, {"name": "Ben"}]}
    with TestClient(make_app(AppConfig(tmp_path / "tables.db", bot_workers=1))) as client:
        assert "tic_tac_toe" in [info["id"] for info in client.get("/api/games").json()]
        assert "action-mark = Mark { $cell }" in client.get("/api/texts/fr/tic_tac_toe").text
        assert client.post("/api/me", json={"name": "Ada"}).status_code == 201
        id = client.post("/api/matches", json=order).json()["id"]
        client.post(f"/api/matches/{id}/words", json={"words": {"0": "a", "1": "b"}})
        assert "1 . . ." in client.get(f"/api/matches/{id}/terminal/en").text
        with client.websocket_connect(f"/api/matches/{id}/socket?seat=0") as socket:
            offers = socket.receive_json()["observation"]["offers"]
            assert [offer["action"] for offer in offers][:3] == ["a1", "b1", "c1"]
