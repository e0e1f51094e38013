"""Queries on luck reports: the finished ones, and which process works on one."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from gloaming.server.storage.schema import luck_reports


@dataclass(frozen=True)
class StoredLuckReport:
    """How many steps of a match are analysed, of how many, and the report (JSON) once it is finished."""

    done: int
    steps: int
    touched: int
    report: str | None


def find(db: Connection, match: str) -> StoredLuckReport | None:
    row = db.execute(select(luck_reports).where(luck_reports.c.match == match)).mappings().first()
    return (
        StoredLuckReport(row["done"], row["steps"], row["touched"], row["report"])
        if row is not None
        else None
    )


def claim(db: Connection, match: str, steps: int, at: int, stale: int) -> bool:
    """Claim a report that no process has worked on for `stale` ms; return whether it is ours."""
    left = (
        (luck_reports.c.match == match)
        & (luck_reports.c.touched < at - stale)
        & luck_reports.c.report.is_(None)
    )
    db.execute(delete(luck_reports).where(left))
    if find(db, match) is not None:
        return False
    db.execute(insert(luck_reports).values(match=match, done=0, steps=steps, touched=at, report=None))
    return True


def progress(db: Connection, match: str, done: int, at: int) -> bool:
    """Store the progress; return whether the match still exists."""
    mine = update(luck_reports).where(luck_reports.c.match == match)
    return db.execute(mine.values(done=done, touched=at)).rowcount > 0


def save(db: Connection, match: str, steps: int, report: str, at: int) -> None:
    """Store the finished report."""
    made = {"done": steps, "touched": at, "report": report}
    db.execute(update(luck_reports).where(luck_reports.c.match == match).values(**made))


def remove(db: Connection, match: str) -> None:
    """Delete a report that cannot be read any more."""
    db.execute(delete(luck_reports).where(luck_reports.c.match == match))
