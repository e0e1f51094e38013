"""Queries on complaints: what players report about others."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, exists, insert, select

from gloaming.protocol import NewComplaint
from gloaming.server.errors import NotFound
from gloaming.server.storage.people import get_person, is_id
from gloaming.server.storage.schema import complaints, matches, people
from gloaming.server.times import iso_time


@dataclass(frozen=True)
class Complaint:
    """When and in which match somebody complained, who, about whom (id and name), and the text."""

    at: str
    match: str
    reporter: str
    person: str | None
    name: str | None
    text: str


def add(db: Connection, reporter: str, complaint: NewComplaint, at: int) -> int:
    """Store a complaint about a match or a person in it, and return its number."""
    known = select(exists().where(matches.c.id == complaint.match))
    if not is_id(complaint.match) or not db.execute(known).scalar_one():
        raise NotFound("refusal-no-table")
    person = get_person(db, complaint.person).id if complaint.person is not None else None
    row = {"match": complaint.match, "reporter": reporter, "person": person, "text": complaint.text, "at": at}
    return int(db.execute(insert(complaints).values(row).returning(complaints.c.id)).scalar_one())


def latest(db: Connection, count: int) -> list[Complaint]:
    """The last complaints, oldest first."""
    c, about, by = complaints.c, people.alias(), people.alias()
    found = (
        select(c.at, c.match, by.c.name, c.person, about.c.name, c.text)
        .join(by, by.c.id == c.reporter)
        .join(about, about.c.id == c.person, isouter=True)
        .order_by(c.id.desc())
        .limit(count)
    )
    return [Complaint(iso_time(row[0]), *row[1:]) for row in reversed(db.execute(found).all())]
