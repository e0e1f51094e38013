"""The environment finds the source of its checkout, wherever that is."""

import subprocess
from pathlib import Path

import pytest

import python_env


def imported(root: Path) -> str:
    """What the environment of a checkout imports from the checkout's source."""
    command = [str(root / ".venv/bin/python"), "-c", "import lantern; print(lantern.LIGHT)"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_an_environment_finds_the_source_also_after_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    (old / "src").mkdir(parents=True)
    (old / "src" / "lantern.py").write_text("LIGHT = 'on'")
    monkeypatch.setattr(python_env, "ROOT", old)
    monkeypatch.setattr(python_env, "HOME", old / ".venv")
    python_env.create()
    assert imported(old) == "on"
    old.rename(new)
    assert imported(new) == "on"
