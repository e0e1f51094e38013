"""The commands at the root say in one line what they miss."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from paths import ROOT

COMMANDS = ["run", "test", "gloaming", ".ci/run"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_can_be_called(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)


@pytest.mark.parametrize("command", COMMANDS)
def test_without_a_new_python_a_command_names_the_package(command: str, tmp_path: Path) -> None:
    for tool in ("bash", "dirname", "sh"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    done = subprocess.run([ROOT / command], env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "needs Python 3.11 or newer" in done.stderr
