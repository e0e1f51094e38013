"""What a seat is shown of a table, as wire messages. Nothing here holds more than the seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import cast

import msgspec

from gloaming.bots.levels import offered
from gloaming.core import codec, state
from gloaming.core.actions import Action
from gloaming.core.game import AnyGame
from gloaming.core.log import Happening, Note
from gloaming.core.match import Table
from gloaming.core.record import replay
from gloaming.core.record.format import Asked, Lost, StandIn
from gloaming.core.settings import Number, Setting
from gloaming.core.state import Event, Seats
from gloaming.lab.ladder_file import kept
from gloaming.protocol import (
    Entry,
    EventInfo,
    Frame,
    GameInfo,
    Json,
    LevelInfo,
    Moment,
    Offer,
    OutcomeInfo,
    Phrase,
    RangeInfo,
    SettingInfo,
    SpanInfo,
)

KNOWN = 20_000  # actions that are remembered as they are shown


def phrase(said: state.Phrase) -> Phrase:
    return Phrase(said.key, said.args, said.seats)


# --- the gallery -----------------------------------------------------------------------------------


def game_info(found: AnyGame) -> GameInfo:
    spec = found.spec
    sizes = range(spec.fewest, spec.most + 1)
    return GameInfo(
        id=spec.id,
        rules_version=spec.rules_version,
        fewest=spec.fewest,
        most=spec.most,
        hidden=spec.hidden,
        daily=spec.daily,
        minutes=list(spec.minutes),
        settings={str(seats): [setting_info(s, seats) for s in spec.settings] for seats in sizes},
        levels={str(seats): offered(found, seats) for seats in sizes},
        ladder=ladder_info(found),
    )


@cache
def ladder_info(found: AnyGame) -> list[LevelInfo]:
    ladder = kept(found)
    if ladder is None:
        return []
    return [
        LevelInfo(
            rung.level, rung.rating and round(rung.rating.value), rung.score and round(rung.score.value, 1)
        )
        for rung in ladder.rungs
    ]


def setting_info(setting: Setting, seats: int) -> SettingInfo:
    usual = setting.usual(seats)
    if isinstance(setting, Number):
        return SettingInfo(setting.key, "number", usual, setting.low, setting.high)
    return SettingInfo(setting.key, "option", usual, values=list(setting.allowed(seats)))


# --- the table ---------------------------------------------------------------------------------------


def moment(table: Table, seat: int | None, undo: bool) -> Moment:
    """The table as the seat sees it now."""
    end = table.record.end
    deciding = seat is not None and seat in table.deciders()
    return Moment(
        step=table.step,
        seat=seat,
        view=cast(Json, table.view(seat)),
        deciders=list(table.deciders()),
        offers=offers(table, seat) if deciding and seat is not None else [],
        spans=spans(table, seat) if deciding and seat is not None else [],
        undo=undo,
        over=outcome_info(end.outcome) if end is not None else None,
        secret=end.secret if end is not None else None,
    )


def offers(table: Table, seat: int) -> list[Offer]:
    """The seat's listed choices, each with its odds where a throw decides."""
    found = []
    for action in table.offers(seat).listed:
        odds = table.game.odds(table.state, seat, action)
        named = _named(table.game, action)
        found.append(named if odds is None else msgspec.structs.replace(named, odds=list(odds)))
    return found


@lru_cache(maxsize=KNOWN)
def _named(found: AnyGame, action: Action) -> Offer:
    """What does not hang on the table: games hand out the same actions again and again."""
    return Offer(
        action=found.write(action),
        kind=codec.kind(action),
        fields={codec.camel(k): v for k, v in cast(dict[str, int], codec.fields(action)).items()},
        say=phrase(found.describe(action)),
    )


def spans(table: Table, seat: int) -> list[SpanInfo]:
    """The seat's choices that are too many to list."""
    found = table.offers(seat).spans
    return [SpanInfo(span.kind, [RangeInfo(r.field, r.low, r.high) for r in span.ranges]) for span in found]


def outcome_info(outcome: state.Outcome) -> OutcomeInfo:
    places, scores, winners = list(outcome.places), list(outcome.scores), list(outcome.winners)
    return OutcomeInfo(places, scores, outcome.shares, winners, Phrase(outcome.reason))


def log(table: Table, seat: int | None) -> list[Entry]:
    """The whole log as the seat may read it; notes stand where they were made."""
    found: list[Entry] = []
    notes = list(table.notes)
    for happening in table.log:
        while notes and notes[0].after < happening.step.number:
            found.append(note_entry(notes.pop(0)))
        found.append(entry(table, happening, seat))
    return found + [note_entry(note) for note in notes]


def latest(table: Table, seat: int | None) -> Entry:
    """The last thing that happened, as the seat may read it."""
    last = table.record.entries[-1]
    if isinstance(last, StandIn | Lost | Asked):
        return note_entry(table.notes[-1])
    return entry(table, table.log[-1], seat)


def note_entry(note: Note) -> Entry:
    """Something about the people."""
    return Entry(note.after, note.entry.seat, None, None, None, [], phrase(note.say))


def frames(table: Table, seat: int | None, first: int, last: int) -> list[Frame]:
    """The table after each of these steps, as the seat sees it: for replays and for those who come back."""
    state = replay.position(table.game, table.record, table.pack, first)
    found = []
    for step in range(first, last + 1):
        if step > first:
            replay.pay(table.game, state, table.record.steps[step - 1])
        said = entry(table, table.log[step - 1], seat) if step else None
        end = table.record.end if step == table.step else None
        notes = [note_entry(note) for note in table.notes if note.after == step]
        found.append(Frame(said, Moment(
            step=step,
            seat=seat,
            view=cast(Json, table.game.view(state, seat)),
            deciders=list(state.deciders()),
            offers=[],
            spans=[],
            undo=False,
            over=outcome_info(end.outcome) if end is not None else None,
            secret=end.secret if end is not None else None,
        ), notes))  # fmt: skip
    return found


def iso(at: int) -> str:
    """Milliseconds since 1970 as a date."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def entry(table: Table, happening: Happening, seat: int | None) -> Entry:
    """A line of the log as the seat may read it.

    What another seat decided is known by its events alone: in a draft the action itself is a secret.
    """
    step = happening.step
    own = not step.is_chance and (step.seat == seat or not table.game.spec.hidden)
    return Entry(
        step=step.number,
        seat=None if step.is_chance else step.seat,
        action=step.action if own else None,
        face=step.face if step.is_chance and not table.game.spec.hidden else None,
        faces=step.faces if step.is_chance and not table.game.spec.hidden else None,
        events=[event_info(table.game, event) for event in known(happening.events, seat)],
    )


def known(events: Sequence[tuple[Event, Seats | None]], seat: int | None) -> list[Event]:
    """The events that the seat may know."""
    return [event for event, knowers in events if knowers is None or seat in knowers]


def event_info(found: AnyGame, event: Event) -> EventInfo:
    said = found.report(event)
    fields = {codec.camel(name): value for name, value in codec.fields(event).items()}
    return EventInfo(codec.kind(event), cast(Json, fields), phrase(said) if said is not None else None)
