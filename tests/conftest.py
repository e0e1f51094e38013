"""What every test shares: the --slow option, the choice of plain or compiled modules, real services."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings

from gloaming.laws.sample_size import samples

pytest_plugins = ["services"]

# No proof hangs on how busy the machine is.
settings.register_profile("gloaming", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gloaming")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the long proofs as well")
    parser.addoption("--order", metavar="SEED", help="shuffle the tests; the same seed gives the same order")
    parser.addoption("--brief", action="store_true", help="leave to the compiled build what takes long")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--brief"):
        samples.be_brief()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leaving = {"slow": not config.getoption("--slow"), "once": config.getoption("--brief")}
    marks = [mark for mark, leave in leaving.items() if leave]
    left = [item for item in items if any(item.get_closest_marker(mark) for mark in marks)]
    if left:
        items[:] = [item for item in items if not any(item.get_closest_marker(mark) for mark in marks)]
        config.hook.pytest_deselected(items=left)
    if seed := config.getoption("--order"):
        Random(seed).shuffle(items)
