"""Makes a stand-alone game importable for its tests, and registers the marker of rules."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2]))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test proves the rule with this id in RULES.md")
