"""Presents a match as messages; each shows no more than the seat may know."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from gloaming.core import codec, state
from gloaming.core.actions import Action, ActionRange
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record import replay, secrecy
from gloaming.core.record.format import AdviceNote, Forfeit, Record, StandIn
from gloaming.core.record.log import LogStep, Note, Viewer, step_phrase
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.state import Event
from gloaming.protocol import (
    ActionRangeInfo,
    EventInfo,
    Json,
    LogEntry,
    MatchInfo,
    Observation,
    Offer,
    OutcomeInfo,
    Phrase,
    RangeInfo,
    ReplayStep,
    SeatInfo,
    Terms,
)

MAX_CACHED_OFFERS = 20_000

_NAMES: dict[type, tuple[str, list[tuple[str, str]]]] = {}  # of actions and events and of their fields


class Preview(NamedTuple):
    """What some actions would lead to."""

    view: Json
    offers: list[Offer]
    event: EventInfo | None
    taken: list[Offer]


def phrase(said: state.Phrase) -> Phrase:
    return Phrase(said.key, said.args, said.seats)


def observation(match: Match, seat: int | None, view: state.View) -> Observation:
    """The match with this view as the seat sees it now (None: as a spectator)."""
    end = match.record.end
    offers: list[Offer] = []
    ranges: list[ActionRangeInfo] = []
    if seat is not None and seat in match.deciders():
        known = _known(match, seat, view)
        choices = known.choices(seat)
        offers = [_offer(match, known, seat, action) for action in choices.listed]
        ranges = [_range_info(each) for each in choices.ranges]
    return Observation(
        step=secrecy.step(match, seat),
        seat=seat,
        view=cast(Json, view),
        deciders=list(secrecy.deciders(match, seat)),
        offers=offers,
        ranges=ranges,
        can_undo=False,
        outcome=outcome_info(end.outcome) if end is not None else None,
        secret=end.secret if end is not None else None,
    )


def _offer(match: Match, at: state.State, seat: int, action: Action) -> Offer:
    """An action with its price, its odds and its consequences."""
    offer = _plain_offer(match.game, match.content, action)
    price, odds = action.price(at, seat), action.odds(at, seat)
    consequences = action.consequences(at, seat)
    if not price and odds is None and not consequences:
        return offer
    return msgspec.structs.replace(
        offer,
        price=dict(price),
        odds=None if odds is None else list(odds),
        consequences=[phrase(each) for each in consequences],
    )


@lru_cache(maxsize=MAX_CACHED_OFFERS)
def _plain_offer(found: AnyGame, content: Content, action: Action) -> Offer:
    """What an offer is in every match; the same actions come again and again."""
    kind, fields = _named(action)
    return Offer(
        action=found.format_action(action),
        kind=kind,
        fields=cast(dict[str, int], fields),
        phrase=phrase(found.describe_action(action, content)),
    )


def _known(match: Match, seat: int, view: state.View) -> state.State:
    """The position with what is hidden from the seat drawn at random; it must not be changed."""
    if not match.game.hides_information(view):
        return match.state
    return match.game.imagine(view, Seeded(secrecy.step(match, seat)), match.content)


def known_to(match: Match, seat: int) -> state.State:
    """A copy of the position with what is hidden from the seat drawn at random."""
    known = _known(match, seat, match.view(seat))
    return known.clone() if known is match.state else known


def reason(match: Match, seat: int, kind: str, fields: Mapping[str, int]) -> state.Phrase | None:
    """Why no action of the kind with these fields is possible, as far as the seat can know; None if one is.

    Where several could be meant, the reason of most of them is given.
    """
    asked = match.game.like(kind, {codec.snake(name): value for name, value in fields.items()})
    if not asked:
        return state.Phrase("refusal-unknown-action")
    if seat not in match.deciders():
        return state.NOT_YOUR_DECISION
    known, header = known_to(match, seat), match.record.header
    found: dict[str, tuple[int, state.Phrase]] = {}
    there = [a for a in asked if match.game.can_occur(a, known.seats, header.settings, match.content)]
    for action in there or asked:
        refusal = known.why_not(seat, action)
        if refusal is None:
            return None
        count, _ = found.get(str(refusal), (0, refusal))
        found[str(refusal)] = count + 1, refusal
    return max(found.values(), key=lambda each: each[0])[1]


def preview(match: Match, seat: int, actions: Sequence[Action]) -> Preview | state.Refusal:
    """The match after these actions of the seat, as far as it can know; or why one is not possible."""
    known = known_to(match, seat)
    event = None
    taken: list[Offer] = []
    for action in actions:
        refusal = known.why_not(seat, action) if seat in known.deciders() else state.NOT_YOUR_DECISION
        if refusal is not None:
            return refusal
        if len(actions) == 1:
            event = match.game.preview.event(known, seat, action)
        taken.append(_offer(match, known, seat, action))
        known.apply(seat, action)
    return Preview(
        view=cast(Json, match.game.view(known, seat)),
        offers=[_offer(match, known, seat, action) for action in known.choices(seat).listed],
        event=None if event is None else event_info(match, event),
        taken=taken,
    )


def _range_info(found: ActionRange) -> ActionRangeInfo:
    return ActionRangeInfo(found.kind, [RangeInfo(r.field, r.low, r.high) for r in found.ranges])


def outcome_info(outcome: state.Outcome) -> OutcomeInfo:
    places, scores, winners = list(outcome.places), list(outcome.scores), list(outcome.winners)
    return OutcomeInfo(places, scores, winners, Phrase(outcome.reason))


def match_info(match: Match, own: Collection[int], id: str, created: str) -> MatchInfo:
    """The match at one screen, for somebody who decides for the `own` seats."""
    header = match.record.header
    views: list[int | None] = [*own] or [None]
    return MatchInfo(
        id=id,
        game=header.game,
        seats=[_seat_info(match, seat, seat in own) for seat in range(len(header.players))],
        settings=header.settings,
        commitment=header.commitment,
        bot_words={str(seat): word for seat, word in header.bot_words.items()},
        begun=match.begun,
        finished=match.record.end is not None,
        steps=max(secrecy.step(match, seat) for seat in views),
        created=created,
        online=False,
        listed=False,
        mine=True,
        terms=Terms(),
        turn=sorted({each for seat in views for each in secrecy.deciders(match, seat)}),
        unplayable=phrase(match.why) if isinstance(match, UnplayableMatch) else None,
    )


def _seat_info(match: Match, seat: int, own: bool) -> SeatInfo:
    player = match.record.header.players[seat]
    return SeatInfo(
        letter=state.SEAT_LETTERS[seat],
        name=player.name,
        level=player.level,
        person=None,
        yours=own,
        free=False,
        ready=match.begun,
        present=True,
        stand_in=match.stand_ins.get(seat),
        lost=seat in match.record.lost,
    )


def log(match: Match, seat: int | None) -> list[LogEntry]:
    """The whole log as the seat may read it, with notes where they were made."""
    found: list[LogEntry] = []
    notes = list(match.notes)
    for happening in match.log:
        while notes and notes[0].after < happening.step.number:
            found.append(note_entry(match, notes.pop(0), seat))
        if secrecy.seen(match, happening, seat):
            found.append(entry(match, happening, seat))
    return found + [note_entry(match, note, seat) for note in notes]


def latest(match: Match, viewers: Iterable[Viewer]) -> dict[Viewer, LogEntry]:
    """The last entry of the log as each of the viewers may read it, without those who may not know of it."""
    last = match.record.entries[-1] if match.record.entries else None
    if last is None:
        return {}
    if isinstance(last, StandIn | Forfeit | AdviceNote):
        return {viewer: note_entry(match, match.notes[-1], viewer) for viewer in viewers}
    happening = match.log[-1]
    told = [event_info(match, event) for event, _ in happening.events]  # once for everybody
    seeing = [viewer for viewer in viewers if secrecy.seen(match, happening, viewer)]
    return {viewer: entry(match, happening, viewer, told) for viewer in seeing}


def note_entry(match: Match, note: Note, seat: int | None) -> LogEntry:
    """A note about the people as an entry of the log."""
    after = secrecy.number(match, seat, note.after)
    return LogEntry(after, note.entry.seat, None, None, None, [], phrase(note.phrase))


def replay_steps(match: Match, seat: int | None, first: int, last: int) -> list[ReplayStep]:
    """The match after each of these steps as the seat sees it, for replays and for reconnecting pages."""
    return replay_job(match, seat, first, last)()


def replay_job(match: Match, seat: int | None, first: int, last: int) -> Callable[[], list[ReplayStep]]:
    """What computes `replay_steps`, for another thread: the match may go on meanwhile.

    The steps are numbered as the seat knows them.
    """
    shown = [0, *(each.step.number for each in match.log if secrecy.seen(match, each, seat))][: last + 1]
    notes = [note_entry(match, note, seat) for note in match.notes]
    entries = [entry(match, match.log[step - 1], seat) if step else None for step in shown[first:]]
    end = match.record.end if shown[-1] == match.step else None
    record = Record(match.record.header)
    record.steps = match.record.steps[: shown[-1]]
    kept = match.state if shown[first] == match.step else match.recent.get(shown[first])
    start = kept.clone() if kept is not None else None

    def work() -> list[ReplayStep]:
        at = start or replay.position(match.game, record, match.content, shown[first])
        found = []
        for number, said in enumerate(entries, first):
            for step in record.steps[shown[number - 1] : shown[number]] if number > first else ():
                replay.apply_step(match.game, record.header, at, step)
            over = end if number == len(shown) - 1 else None
            found.append(ReplayStep(said, Observation(
                step=number,
                seat=seat,
                view=cast(Json, match.game.view(at, seat)),
                deciders=list(at.deciders_for(seat)),
                offers=[],
                ranges=[],
                can_undo=False,
                outcome=outcome_info(over.outcome) if over is not None else None,
                secret=over.secret if over is not None else None,
            ), [note for note in notes if note.step == number]))  # fmt: skip
        return found

    return work


def entry(
    match: Match, happening: LogStep, seat: int | None, told: Sequence[EventInfo] | None = None
) -> LogEntry:
    """An entry of the log as the seat may read it; `told` are all its events, if they were made before.

    In a game with hidden information another seat's action is known by its events only: in a draft the
    action itself is secret. A match that cannot be replayed is over, and its steps are public.
    """
    step = happening.step
    if isinstance(match, UnplayableMatch):
        said = EventInfo("step", {}, phrase(step_phrase(match.game, step)))
        seat = None if step.is_chance else step.seat
        return LogEntry(step.number, seat, step.action or None, step.face, step.faces, [said])
    hidden = match.game.spec.hidden_information or happening.secret
    own = not step.is_chance and (step.seat == seat or not hidden)
    unaware = match.record.end is None and seat in happening.unaware
    known = [number for number, (_, seats) in enumerate(happening.events) if seats is None or seat in seats]
    return LogEntry(
        step=secrecy.number(match, seat, step.number),
        seat=None if step.is_chance or unaware else step.seat,
        action=step.action if own else None,
        face=step.face if step.is_chance and not match.game.spec.hidden_information else None,
        faces=step.faces if step.is_chance and not match.game.spec.hidden_information else None,
        events=[told[n] if told else event_info(match, happening.events[n][0]) for n in known],
        section=None if happening.section is None else phrase(happening.section),
    )


def event_info(match: Match, event: Event) -> EventInfo:
    said = match.game.describe_event(event, match.content)
    kind, fields = _named(event)
    return EventInfo(kind, fields, phrase(said) if said is not None else None)


def _named(thing: object) -> tuple[str, Json]:
    """The kind of an action or event and its fields, as in messages."""
    kind, names = _NAMES.get(type(thing)) or _NAMES.setdefault(type(thing), _names(type(thing)))
    return kind, {told: getattr(thing, name) for name, told in names}


def _names(cls: Any) -> tuple[str, list[tuple[str, str]]]:
    return codec.kind_of(cls), [(field.name, codec.camel(field.name)) for field in dataclasses.fields(cls)]
