"""Games are found in folders; a broken one is named and left out."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from gloaming.core.discovery import FOLDERS, UnknownGame, find, games


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(text, encoding="utf-8")


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "moth_market", "import nothing_of_this_name\n")
    write(tmp_path, "owl_house", "GAME = 3\n")
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    monkeypatch.setattr(sys, "path", [*sys.path])


def test_a_broken_game_is_named_once_and_does_not_stop_the_others(
    broken: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "gloaming"):
        assert "illuminated" in games() and "illuminated" in games()
    assert [record.getMessage() for record in caplog.records] == [
        "the game moth_market is left out: ModuleNotFoundError: No module named 'nothing_of_this_name'",
        "the game owl_house is left out: TypeError: owl_house has no GAME",
    ]


def test_whoever_asks_for_a_broken_game_is_told_the_reason(broken: None) -> None:
    with pytest.raises(UnknownGame, match="the game owl_house cannot be loaded: TypeError: owl_house has no"):
        find("owl_house")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: betwixt_and_between, "):
        find("chess")
