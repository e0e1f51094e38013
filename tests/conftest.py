"""What every test shares: the --slow option, the choice of plain or compiled modules, real services."""

from __future__ import annotations

import pytest
from laws.samples import samples

pytest_plugins = ["services"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the long proofs as well")
    parser.addoption("--brief", action="store_true", help="look at fewer random games; another run sees more")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--brief"):
        samples.be_brief()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    kept = [item for item in items if item.get_closest_marker("slow") is None]
    left = [item for item in items if item.get_closest_marker("slow") is not None]
    items[:] = kept
    if left:
        config.hook.pytest_deselected(items=left)
