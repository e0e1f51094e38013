"""Replays recorded steps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gloaming.core.codec import digest
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.record.forfeit import behind, last_standing
from gloaming.core.record.format import End, Forfeit, Header, Record, Step
from gloaming.core.settings import SettingError, complete
from gloaming.core.state import NOBODY, Emit, Outcome, State

RULES_CHANGED = "reason-rules-changed"


def follows_other_rules(game: AnyGame, record: Record) -> bool:
    """Whether the record is of another rules version; then only its log and its dice can be read."""
    return record.header.rules != game.spec.rules_version


def incompatibility(game: AnyGame, record: Record, content: Content) -> str | None:
    """Why this game cannot replay the record, or None."""
    header, spec = record.header, game.spec
    if header.game != spec.id:
        return f"the record is of {header.game}, not of {spec.id}"
    if follows_other_rules(game, record):
        other = "an earlier release" if header.rules < spec.rules_version else "a later release"
        release = spec.release_of(header.rules) or other
        return f"this match follows rules version {header.rules} of {spec.id}; {release} plays them"
    if header.content != content.digest:
        return f"the record was played with other content ({header.content[:12]}, not {content.digest[:12]})"
    if not spec.fewest <= len(header.players) <= spec.most:
        return f"{spec.id} is for {spec.fewest} to {spec.most} seats, not {len(header.players)}"
    try:
        completed = complete(spec.settings, header.settings, len(header.players))
    except SettingError as error:
        return str(error)
    return None if completed == header.settings else "the record does not name every setting"


def rules_changed(seats: int) -> Outcome:
    """The outcome of a match that was running when the game's rules version was raised: no result."""
    return Outcome((1,) * seats, (0.0,) * seats, RULES_CHANGED, NOBODY)


def apply_step(
    game: AnyGame,
    header: Header,
    state: State,
    step: Step,
    emit: Emit | None = None,
    digests: bool = True,
) -> str | None:
    """Apply one step of the record with this header, or return why it does not fit."""
    faces = state.faces()
    if step.is_chance:
        if step.faces != faces:
            return f"expected a chance result below {faces}, not below {step.faces}"
        if not 0 <= step.face < faces:
            return f"the face {step.face} is not below {faces}"
        state.settle(step.face, emit)
    else:
        if step.seat not in state.deciders():
            return "it is not this seat's decision"
        action = game.parse_action(step.action)
        if action is None:
            return f"{step.action!r} is no action of {game.spec.id}"
        refusal = state.why_not(step.seat, action)
        if refusal is not None:
            return f"{step.action!r} is not allowed ({refusal.key})"
        state.apply(step.seat, action, emit)
    compared = digests and header.compares_digests and step.digest is not None
    if compared and step.digest != digest(state.to_plain()):
        return "the position after it has another digest"
    return None


def start(game: AnyGame, record: Record, content: Content) -> State:
    """The record's initial state."""
    return game.setup(len(record.header.players), record.header.settings, content)


def position(game: AnyGame, record: Record, content: Content, step: int | None = None) -> State:
    """The state after the given step, or after the last one."""
    state = start(game, record, content)
    for recorded in record.steps[:step]:
        wrong = apply_step(game, record.header, state, recorded)
        if wrong is not None:
            raise ValueError(str(Mismatch(recorded.number, wrong)))
    return state


def outcome(record: Record, state: State) -> Outcome | None:
    """How the match ended, if it did: by the game's rules, or because at most one seat remains."""
    played = state.outcome()
    if played is not None:
        return behind(played, record.lost)
    if not record.lost:
        return None
    last = next(entry for entry in reversed(record.entries) if isinstance(entry, Forfeit))
    return last_standing(len(record.header.players), record.lost, last.why)


def end_of(record: Record, state: State) -> End | None:
    """The record's end; in format 1 with the winners from the final state."""
    if record.end is None or record.header.names_winners:
        return record.end
    ended = outcome(record, state)
    if ended is None or not ended.reads_like(record.end.outcome):
        return record.end
    return replace(record.end, outcome=ended)


@dataclass(frozen=True)
class Mismatch:
    """What does not fit, and the first step where it shows (0: before the first step)."""

    step: int
    reason: str

    def __str__(self) -> str:
        return f"step {self.step}: {self.reason}" if self.step else self.reason
