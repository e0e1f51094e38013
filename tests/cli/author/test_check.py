"""`gloaming check`: a line for each law, a sentence for a broken one, and what is not translated."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from cli.command_line import Run
from paths import ROOT, TOY_GAMES

from gloaming.core import discovery
from gloaming.core.discovery import FOLDERS
from gloaming.laws import LAWS, sample_size
from gloaming.scaffold.generator import plan, write


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check may change the number of games for itself only."""
    monkeypatch.setattr(sample_size.samples, "games", 1)
    monkeypatch.setattr(sample_size.samples, "ends", 2)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a new game that is not found otherwise."""
    (tmp_path / "own").mkdir()
    monkeypatch.setenv(FOLDERS, str(tmp_path / "own"))
    monkeypatch.syspath_prepend(str(tmp_path / "own"))
    return tmp_path / "own"


def new(own: Path, name: str, **changes: str) -> None:
    """Write a game, with one piece of its state replaced by another."""
    game = plan(name, into=own)
    write(game)
    for old, replacement in changes.items():
        file = game.home / "state.py"
        text = file.read_text(encoding="utf-8")
        assert FAULTS[old] in text
        file.write_text(text.replace(FAULTS[old], replacement), encoding="utf-8")
    importlib.invalidate_caches()


FAULTS = {
    "forget": "return DIE_FACES if self.rolling else 0",
    "crash": "self.glow = 0\n",
}


def test_every_law_has_a_line_for_every_number_of_seats(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, str(ROOT / "examples"))
    done = run("check", "tic_tac_toe", "--quick")
    assert done.code == 0, done.out
    lines = done.out.splitlines()
    assert [line for line in lines if line.startswith("ok ")] == [
        f"ok      2 seats, {law.__name__.replace('_', ' ')}" for law in LAWS
    ]
    assert lines[-1] == "tic_tac_toe keeps every law"
    assert "de: 7 texts are in English: name, tagline, action-mark, event-marked," in done.out
    assert "fr: the rules are in English; there is no RULES.fr.md" in done.out


def test_a_game_with_all_translations_lacks_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, str(TOY_GAMES))
    done = run("check", "embers", "--quick")
    assert done.code == 0, done.out
    assert "in English" not in done.out


def test_a_broken_law_is_a_sentence_with_the_place(run: Run, own: Path) -> None:
    new(own, "forgotten_faces", forget="return 0")
    done = run("check", "forgotten_faces", "--quick")
    assert done.code == 1
    assert "BROKEN  2 seats, one thing is pending\n" in done.out
    assert "exactly one of the three. But: " in done.out
    assert "states.py, line" in done.out
    assert done.err.startswith("gloaming: forgotten_faces breaks ")


def test_an_error_in_the_game_is_told_with_its_kind_and_place(run: Run, own: Path) -> None:
    new(own, "crashing_turns", crash='self.glow = self.store["A"]\n')
    done = run("check", "crashing_turns", "--quick")
    assert done.code == 1
    assert "But: TypeError: list indices must be integers or slices, not str" in done.out
    assert f"{own / 'crashing_turns' / 'state.py'}, line" in done.out


def test_a_game_that_cannot_be_loaded_is_named_with_its_reason(
    run: Run, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discovery, "_broken", {})
    (own / "broken_lamps").mkdir()
    (own / "broken_lamps" / "__init__.py").write_text("import no_such_module\n")
    reason = run("check", "broken_lamps").refused()
    assert reason == (
        "gloaming: the game broken_lamps cannot be loaded: "
        "ModuleNotFoundError: No module named 'no_such_module'\n"
    )


def test_an_unknown_game_is_refused(run: Run) -> None:
    assert "there is no game 'chess'" in run("check", "chess").refused()
