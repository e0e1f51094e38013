"""A match's log: steps with their events, and notes about the players."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.game import AnyGame
from gloaming.core.record.format import (
    AdviceNote,
    Forfeit,
    Record,
    StandIn,
    Step,
    UndoEntry,
)
from gloaming.core.state import Event, Phrase, Seats

Viewer = int | None  # a seat, or a spectator


@dataclass(frozen=True)
class LogStep:
    """A step and its events, each with the seats that may know it (None: everyone).

    The `unaware` may not know that the seat decided, and the `unseen` notice nothing of the step. Of a
    `secret` choice the others know only what events tell. The `section` is the heading it stands under.
    """

    step: Step
    events: tuple[tuple[Event, Seats | None], ...]
    unaware: tuple[Viewer, ...] = ()
    unseen: tuple[Viewer, ...] = ()
    secret: bool = False
    section: Phrase | None = None


@dataclass(frozen=True)
class Note:
    """A note about a player, and the step after which it was made."""

    after: int
    entry: StandIn | Forfeit | AdviceNote

    @property
    def phrase(self) -> Phrase:
        """The note as a phrase of the app's catalogue."""
        who = {"player": self.entry.seat}
        if isinstance(self.entry, Forfeit):
            return Phrase(f"note-lost-{self.entry.why}", {}, who)
        if isinstance(self.entry, AdviceNote):
            return Phrase(f"note-asked-{self.entry.what}", {}, who)
        if self.entry.level is None:
            return Phrase("note-back", {}, who)
        return Phrase("note-stand-in", {"level": self.entry.level.partition(":")[0]}, who)


def step_phrase(game: AnyGame, step: Step) -> Phrase:
    """A step as its record line tells it, for matches that cannot be replayed."""
    if step.is_chance:
        return Phrase("log-chance", {"number": step.face + 1, "faces": step.faces})
    action = game.parse_action(step.action)
    if action is not None:
        try:
            return game.describe_action(action, game.content())
        except LookupError:  # a card that today's content does not have
            pass
    return Phrase("log-notation", {"text": step.action})


def notes_of(record: Record) -> list[Note]:
    """All notes about players in a record, in order."""
    step = 0
    notes: list[Note] = []
    for entry in record.entries:
        if isinstance(entry, Step):
            step = entry.number
        elif isinstance(entry, UndoEntry):
            step = entry.to
        else:
            notes.append(Note(step, entry))
    return notes
