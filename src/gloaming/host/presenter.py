"""Presents a match as messages; each shows no more than the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import msgspec

from gloaming.core import codec, state
from gloaming.core.actions import Action
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record import replay
from gloaming.core.record.format import AdviceNote, Forfeit, StandIn
from gloaming.core.record.log import LogStep, Note, step_phrase
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.state import Event, Seats
from gloaming.protocol import (
    ActionRangeInfo,
    EventInfo,
    Json,
    LogEntry,
    Observation,
    Offer,
    OutcomeInfo,
    Phrase,
    RangeInfo,
    ReplayStep,
)

MAX_CACHED_OFFERS = 20_000


def phrase(said: state.Phrase) -> Phrase:
    return Phrase(said.key, said.args, said.seats)


def observation(match: Match, seat: int | None, undo: bool) -> Observation:
    """The match as the seat sees it now (None: as a spectator)."""
    end = match.record.end
    deciding = seat is not None and seat in match.deciders()
    return Observation(
        step=match.step,
        seat=seat,
        view=cast(Json, match.view(seat)),
        deciders=list(match.deciders()),
        offers=offers(match, seat) if deciding and seat is not None else [],
        ranges=ranges(match, seat) if deciding and seat is not None else [],
        can_undo=undo,
        outcome=outcome_info(end.outcome) if end is not None else None,
        secret=end.secret if end is not None else None,
    )


def offers(match: Match, seat: int) -> list[Offer]:
    """The seat's listed choices, with the odds of those that a throw decides."""
    found = []
    for action in match.offers(seat).listed:
        odds = match.game.odds(match.state, seat, action)
        offer = _offer(match.game, match.content, action)
        found.append(offer if odds is None else msgspec.structs.replace(offer, odds=list(odds)))
    return found


@lru_cache(maxsize=MAX_CACHED_OFFERS)
def _offer(found: AnyGame, content: Content, action: Action) -> Offer:
    """An offer without odds, which is the same in every match; the same actions come again and again."""
    return Offer(
        action=found.format_action(action),
        kind=codec.kind(action),
        fields={codec.camel(k): v for k, v in cast(dict[str, int], codec.fields(action)).items()},
        phrase=phrase(found.describe_action(action, content)),
    )


def ranges(match: Match, seat: int) -> list[ActionRangeInfo]:
    """The seat's choices that are too many to list."""
    found = match.offers(seat).ranges
    return [
        ActionRangeInfo(each.kind, [RangeInfo(r.field, r.low, r.high) for r in each.ranges]) for each in found
    ]


def outcome_info(outcome: state.Outcome) -> OutcomeInfo:
    places, scores, winners = list(outcome.places), list(outcome.scores), list(outcome.winners)
    return OutcomeInfo(places, scores, outcome.shares, winners, Phrase(outcome.reason))


def log(match: Match, seat: int | None) -> list[LogEntry]:
    """The whole log as the seat may read it, with notes where they were made."""
    found: list[LogEntry] = []
    notes = list(match.notes)
    for happening in match.log:
        while notes and notes[0].after < happening.step.number:
            found.append(note_entry(notes.pop(0)))
        found.append(entry(match, happening, seat))
    return found + [note_entry(note) for note in notes]


def latest(match: Match, seat: int | None) -> LogEntry:
    """The last entry of the log, as the seat may read it."""
    last = match.record.entries[-1]
    if isinstance(last, StandIn | Forfeit | AdviceNote):
        return note_entry(match.notes[-1])
    return entry(match, match.log[-1], seat)


def note_entry(note: Note) -> LogEntry:
    """A note about the people as an entry of the log."""
    return LogEntry(note.after, note.entry.seat, None, None, None, [], phrase(note.phrase))


def replay_steps(match: Match, seat: int | None, first: int, last: int) -> list[ReplayStep]:
    """The match after each of these steps as the seat sees it, for replays and for reconnecting pages."""
    state = replay.position(match.game, match.record, match.content, first)
    found = []
    for step in range(first, last + 1):
        if step > first:
            replay.apply_step(match.game, match.record.header, state, match.record.steps[step - 1])
        said = entry(match, match.log[step - 1], seat) if step else None
        end = match.record.end if step == match.step else None
        notes = [note_entry(note) for note in match.notes if note.after == step]
        found.append(ReplayStep(said, Observation(
            step=step,
            seat=seat,
            view=cast(Json, match.game.view(state, seat)),
            deciders=list(state.deciders()),
            offers=[],
            ranges=[],
            can_undo=False,
            outcome=outcome_info(end.outcome) if end is not None else None,
            secret=end.secret if end is not None else None,
        ), notes))  # fmt: skip
    return found


def entry(match: Match, happening: LogStep, seat: int | None) -> LogEntry:
    """An entry of the log as the seat may read it.

    In a game with hidden information another seat's action is known by its events only: in a draft the
    action itself is secret. A match that cannot be replayed is over, and its steps are public.
    """
    step = happening.step
    if isinstance(match, UnplayableMatch):
        said = EventInfo("step", {}, phrase(step_phrase(match.game, step)))
        seat = None if step.is_chance else step.seat
        return LogEntry(step.number, seat, step.action or None, step.face, step.faces, [said])
    own = not step.is_chance and (step.seat == seat or not match.game.spec.hidden_information)
    return LogEntry(
        step=step.number,
        seat=None if step.is_chance else step.seat,
        action=step.action if own else None,
        face=step.face if step.is_chance and not match.game.spec.hidden_information else None,
        faces=step.faces if step.is_chance and not match.game.spec.hidden_information else None,
        events=[event_info(match, event) for event in known(happening.events, seat)],
    )


def known(events: Sequence[tuple[Event, Seats | None]], seat: int | None) -> list[Event]:
    """The events that the seat may know."""
    return [event for event, knowers in events if knowers is None or seat in knowers]


def event_info(match: Match, event: Event) -> EventInfo:
    said = match.game.describe_event(event, match.content)
    fields = {codec.camel(name): value for name, value in codec.fields(event).items()}
    return EventInfo(codec.kind(event), cast(Json, fields), phrase(said) if said is not None else None)
