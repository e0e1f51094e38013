"""The store: nothing twice, nothing lost, and a reason when it cannot be opened."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from gloaming.server.store import Store, StoreError


def test_lines_come_back_in_order_and_never_twice(tmp_path: Path) -> None:
    async def visit() -> None:
        store = Store(tmp_path / "deep" / "er" / "g.db")
        await store.create("t", "secret", ["a", "b"])
        await store.append("t", 2, ["c"])
        with pytest.raises(sqlite3.IntegrityError):
            await store.append("t", 2, ["x", "y"])
        kept = await store.load("t")
        assert kept is not None and kept.lines == ["a", "b", "c"]
        assert await store.load("other") is None
        assert await store.delete("t") and not await store.delete("t")
        store.close()

    asyncio.run(visit())


def test_a_database_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    broken = tmp_path / "g.db"
    broken.write_bytes(b"this is not a database" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(broken)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path / "g.db" / "inside")
