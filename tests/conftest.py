"""What every test shares: the --slow option, the choice of plain or compiled modules, real services."""

from __future__ import annotations

import pytest

pytest_plugins = ["services"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the long proofs as well")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    kept = [item for item in items if item.get_closest_marker("slow") is None]
    left = [item for item in items if item.get_closest_marker("slow") is not None]
    items[:] = kept
    if left:
        config.hook.pytest_deselected(items=left)
