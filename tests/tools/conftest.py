"""The command line of a checkout, for the tests of tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_line import Run, runner
from tools.cli import main


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command as ./gloaming does."""
    return runner(main, monkeypatch, capsys, tmp_path / "data")
