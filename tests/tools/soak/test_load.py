"""A small crowd: every move reaches everyone, and figures come of it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from tools.soak.errors import SoakError
from tools.soak.load import Plan, crowd, share

from gloaming.server.options import ServerOptions


def plan(folder: Path, clients: int, tables: int) -> Plan:
    order = ServerOptions(str(folder / "soak.db"), sockets=10_000, requests=10_000)
    return Plan(order, folder, clients, tables, seconds=3, every=0.5)


def test_every_move_reaches_everyone(tmp_path: Path) -> None:
    figures = asyncio.run(crowd(plan(tmp_path, 24, 6)))
    assert int(figures["moves"]) >= 6
    assert str(figures["to everyone, p99"]).endswith(" ms")
    assert gc.get_freeze_count() == 0, "the collector works as before"


def test_a_table_without_anybody_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SoakError, match="at least as many clients"):
        asyncio.run(crowd(plan(tmp_path, 5, 6)))


def test_shares_are_taken_from_the_ordered_figures() -> None:
    assert share([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert share([1.0, 2.0], 0.99) == 2.0
