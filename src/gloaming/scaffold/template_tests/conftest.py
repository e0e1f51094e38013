"""Lets the tests of a stand-alone game find it, and know the mark that names a rule."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2]))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test proves the rule with this id in RULES.md")
