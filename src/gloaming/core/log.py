"""What happened in a match: steps with their events, and notes about its players."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.record.format import (
    AdviceNote,
    Forfeit,
    Record,
    StandIn,
    Step,
    UndoEntry,
)
from gloaming.core.state import Event, Phrase, Seats


@dataclass(frozen=True)
class LogStep:
    """A step and the events that it brought, each with the seats that may know it (None: everyone)."""

    step: Step
    events: tuple[tuple[Event, Seats | None], ...]


@dataclass(frozen=True)
class Note:
    """Something about the people, and the step after which it was."""

    after: int
    entry: StandIn | Forfeit | AdviceNote

    @property
    def phrase(self) -> Phrase:
        """How to say it, in the house's words."""
        who = {"player": self.entry.seat}
        if isinstance(self.entry, Forfeit):
            return Phrase(f"note-lost-{self.entry.why}", {}, who)
        if isinstance(self.entry, AdviceNote):
            return Phrase(f"note-asked-{self.entry.what}", {}, who)
        if self.entry.level is None:
            return Phrase("note-back", {}, who)
        return Phrase("note-stand-in", {"level": self.entry.level.partition(":")[0]}, who)


def notes_of(record: Record) -> list[Note]:
    """Everything about the people in a record, in its order."""
    step = 0
    found: list[Note] = []
    for entry in record.entries:
        if isinstance(entry, Step):
            step = entry.number
        elif isinstance(entry, UndoEntry):
            step = entry.to
        else:
            found.append(Note(step, entry))
    return found
