"""A match at some moment, to which it can return: for a change that could not be stored."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.core.match import Match
from gloaming.core.record.format import End, Step
from gloaming.core.record.log import LogStep, Note
from gloaming.core.state import State


class Checkpoint(NamedTuple):
    """Everything of a match that may change."""

    state: State
    recent: dict[int, State]
    entries: int
    steps: list[Step]
    lost: list[int]
    log: list[LogStep]
    notes: list[Note]
    stand_ins: dict[int, str]
    drawn: int
    end: End | None


def checkpoint(match: Match) -> Checkpoint:
    """The match as it is now; it has begun."""
    record = match.record
    return Checkpoint(
        state=match.state.clone(),
        recent=match.recent.copy(),
        entries=len(record.entries),
        steps=record.steps.copy(),
        lost=record.lost.copy(),
        log=match.log.copy(),
        notes=match.notes.copy(),
        stand_ins=match.stand_ins.copy(),
        drawn=match.dice.drawn if match.dice is not None else 0,
        end=record.end,
    )


def restore(match: Match, before: Checkpoint) -> None:
    """Forget everything that has happened since the checkpoint."""
    record = match.record
    del record.entries[before.entries :]
    record.steps, record.lost, record.end = before.steps, before.lost, before.end
    match.state, match.recent = before.state, before.recent
    match.log, match.notes, match.stand_ins = before.log, before.notes, before.stand_ins
    if match.dice is not None:
        match.dice.drawn = before.drawn
