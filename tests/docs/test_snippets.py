"""Whatever a page tells its reader to run is run: Python, and commands in the terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from docs.pages import COMMAND_NAMES, DOCS, PAGES, blocks, name
from paths import ROOT

from gloaming.core.discovery import games

ENDLESS = {"serve", "bench", "soak"}  # not for a page's test
WRITES_HERE = re.compile(r"gloaming new (?!.*--into)")  # would write into this checkout


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to run things in: docs and examples lie as in a checkout, and `gloaming` is a command."""
    folder = tmp_path_factory.mktemp("desk")
    for shown in ("docs", "examples"):
        (folder / shown).symlink_to(ROOT / shown)
    programs = folder / "bin"
    programs.mkdir()
    for command, run in {"gloaming": "-P -m tools.cli", "python": ""}.items():
        (programs / command).write_text(f'#!/bin/sh\nexec "{sys.executable}" {run} "$@"\n')
        (programs / command).chmod(0o755)
    return folder


def environment(desk: Path) -> dict[str, str]:
    return os.environ | {
        "PATH": f"{desk / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(str(ROOT / folder) for folder in ("src", "examples")),
        "GLOAMING_DATA": str(desk / "data"),
        "NO_COLOR": "1",
    }


def snippets() -> list[Path]:
    return [page for page in PAGES if any(blocks(page, "python"))]


def commands() -> dict[str, Path]:
    """Every command behind a `$`, in order, with the first page that has it."""
    found: dict[str, Path] = {}
    for page in PAGES:
        for block in blocks(page, "console"):
            for line in block.splitlines():
                if line.startswith("$ "):
                    found.setdefault(line.removeprefix("$ ").replace("./gloaming", "gloaming"), page)
    return found


@pytest.mark.parametrize("page", snippets(), ids=name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, desk: Path) -> None:
    program = "\n".join(blocks(page, "python"))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=desk, env=environment(desk), capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.once
@pytest.mark.parametrize("page", sorted(set(commands().values())), ids=name)
def test_the_commands_of_a_page_succeed(page: Path, desk: Path) -> None:
    for command, at in commands().items():
        if at != page or not _runs_here(command):
            continue
        line = command.replace("--games 1000", "--games 20")
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=desk, env=environment(desk), capture_output=True, text=True, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


def _runs_here(command: str) -> bool:
    called = re.search(r"gloaming ([a-z]+)", command)
    if called is None:
        return command.startswith("python ")
    if called[1] in ENDLESS or WRITES_HERE.search(command):
        return False
    if called[1] == "new" and command.split()[2] in games():
        return False  # somebody has followed the page in this checkout
    assert called[1] in COMMAND_NAMES, f"there is no command {called[1]}"
    return True


def test_every_command_that_a_page_names_exists() -> None:
    for page in [*PAGES, *DOCS.glob("*.md")]:
        for called in re.findall(r"(?:\$ |`|\./)gloaming ([a-z]+)\b", page.read_text(encoding="utf-8")):
            assert called in COMMAND_NAMES, f"{name(page)}: gloaming {called}"
