"""A match that an earlier version saved can be continued."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_line import Run
from paths import OLDER_VERSIONS


@pytest.mark.parametrize("saved", sorted(OLDER_VERSIONS.glob("*.table")), ids=lambda path: path.stem)
def test_a_saved_game_goes_on(saved: Path, run: Run, tmp_path: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    copy = tmp_path / saved.name
    copy.write_text(text, encoding="utf-8")
    ran = run("play", "--continue", copy, typed="end\n")
    assert ran.code == 0, ran.err
    played, seal = text.split("sealed ")
    went_on, same_seal = copy.read_text(encoding="utf-8").split("sealed ")
    assert went_on.startswith(played) and went_on != played and same_seal == seal
