"""The walks of docs/architecture.md: their stations are called in this order, and other files are named."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest
from paths import ROOT

PAGE = ROOT / "docs" / "architecture.md"
STATION = re.compile(r"^\d+\. `(\S+)`, `(\S+)`: ", re.MULTILINE)
PASSED = re.compile(r"^Also passed: (.+?)\.$", re.MULTILINE | re.DOTALL)
MOST_STATIONS = 20
WALKS = {"One step, from click to screen": "click", "A run of the arena": "arena"}


def section(title: str) -> str:
    found = PAGE.read_text(encoding="utf-8").split("\n## ")
    return next(part for part in found if part.startswith(title + "\n"))


def walked(walk: str) -> list[tuple[str, str]]:
    """Files and functions in the order of their first call; compiled functions could not be seen."""
    command = [sys.executable, "-m", "walks", walk]
    env = os.environ | {"GLOAMING_PLAIN": "1"}
    done = subprocess.run(command, cwd=ROOT / "tests", env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [(file, name) for file, name in json.loads(done.stdout)]


@pytest.mark.parametrize("title", WALKS)
def test_the_stations_are_called_in_this_order(title: str) -> None:
    text = section(title)
    stations = STATION.findall(text)
    assert 5 < len(stations) <= MOST_STATIONS
    python = [(file, name) for file, name in stations if file.endswith(".py")]
    called = walked(WALKS[title])
    assert [station for station in called if station in python] == python
    passed = PASSED.search(text)
    assert passed is not None
    named = {f"src/gloaming/{file}" for file in re.findall(r"`(\S+?)`", passed[1])}
    others = {file for file, _ in called} - {file for file, _ in python}
    assert sorted(others - named) == [], "passed, but not named"
    assert sorted(named - others) == [], "named, but not passed"


@pytest.mark.parametrize("title", WALKS)
def test_the_stations_of_the_browser_are_there(title: str) -> None:
    for file, name in STATION.findall(section(title)):
        if not file.endswith(".py"):
            text = (ROOT / file).read_text(encoding="utf-8")
            assert re.search(rf"\b{re.escape(name)}\(", text), (file, name)
