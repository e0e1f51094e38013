"""Messages of a seat: decisions, notes about the players, and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.bots.levels import check_named, why_unavailable
from gloaming.core.actions import Action
from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record import replay, secrecy
from gloaming.core.state import Refusal, State
from gloaming.host import presenter
from gloaming.protocol import (
    AskAdvice,
    FromBrowser,
    GiveUp,
    Preview,
    Previewed,
    Reason,
    StandIn,
    Submit,
    SubmitRange,
    ToBrowser,
    Why,
)

if TYPE_CHECKING:
    from gloaming.host.host import MatchHost

MAX_ACTION = 200  # characters
MAX_BEHIND = 20  # steps of others that a page may not have seen when it sends a decision

STEP_PASSED = Refusal("refusal-step-passed")
UNKNOWN_ACTION = Refusal("refusal-unknown-action")


def perform(host: MatchHost, seat: int, message: FromBrowser) -> Refusal | None:
    """Change the match as the message asks, or say why not."""
    if isinstance(message, Submit | SubmitRange):
        return submit(host, seat, message)
    if isinstance(message, GiveUp):
        return give_up(host.match, seat)
    if isinstance(message, StandIn):
        return stand_in(host.match, seat, message.level)
    if isinstance(message, AskAdvice):
        return note_advice(host, message)
    raise TypeError(f"{type(message).__name__} is not about a match")


# --- decisions -------------------------------------------------------------------------------------------


def submit(host: MatchHost, seat: int, message: Submit | SubmitRange) -> Refusal | None:
    """Take the decision of a person."""
    match = host.match
    behind = secrecy.step(match, seat) - message.step
    if behind != 0 and (message.step < 0 or not 0 < behind <= MAX_BEHIND):
        return STEP_PASSED
    if host.bot_level(seat) is not None:
        return Refusal("refusal-stand-in")
    action = _action(match, seat, message)
    if action is None:
        return UNKNOWN_ACTION if behind == 0 else STEP_PASSED
    if behind > 0 and not commutes(match, seat, action, secrecy.since(match, seat, message.step)):
        return STEP_PASSED
    return match.submit(seat, action)


def _action(match: Match, seat: int, message: Submit | SubmitRange) -> Action | None:
    """The action that the message names, or None if there is no such action."""
    if isinstance(message, Submit):
        return match.game.parse_action(message.action[:MAX_ACTION])
    for offered in match.offers(seat).ranges:
        if offered.kind == message.kind and len(offered.ranges) == len(message.values):
            return offered.make(message.values)
    return None


def commutes(match: Match, seat: int, action: Action, since: int) -> bool:
    """Whether the action leads to the same position now as right after the step `since`.

    That is so where seats decide at the same time. It is not so if the others' decisions have ended the
    round, or if chance comes in between.
    """
    steps = match.record.steps[since:]
    if any(step.is_chance or step.seat == seat for step in steps):
        return False
    before, now = match.position(since).clone(), match.state.clone()
    if not (_took(before, seat, action) and _took(now, seat, action)):
        return False
    header = match.record.header
    return all(
        replay.apply_step(match.game, header, before, step, digests=False) is None for step in steps
    ) and (before == now)


def _took(state: State, seat: int, action: Action) -> bool:
    """Apply the action if it is legal; returns whether it was."""
    if seat not in state.deciders() or state.why_not(seat, action) is not None:
        return False
    state.apply(seat, action)
    return True


# --- notes about the players -----------------------------------------------------------------------------


def give_up(match: Match, seat: int) -> Refusal | None:
    """The seat's person gives up."""
    refusal = _why_no_note(match, seat)
    if refusal is None:
        match.forfeit(seat, "gave-up")
    return refusal


def stand_in(match: Match, seat: int, level: str | None) -> Refusal | None:
    """Let a bot play for the seat from now on, or its person again."""
    header = match.record.header
    if not 0 <= seat < len(header.players) or header.players[seat].level is not None:
        return Refusal("refusal-no-such-seat")
    if level is not None:
        try:
            check_named(level, match.game)
        except GloamingError as error:
            return Refusal("refusal-request", {"reason": str(error)})
        lacking = why_unavailable(level, match.game, len(header.players), header.settings)
        if lacking is not None:
            return lacking
    refusal = _why_no_note(match, seat)
    if refusal is None and match.stand_ins.get(seat) == level:
        return Refusal("refusal-already-so")
    if refusal is None:
        match.stand_in(seat, level)
    return refusal


def _why_no_note(match: Match, seat: int) -> Refusal | None:
    if not match.begun:
        return Refusal("refusal-not-begun")
    over = match.record.end is not None or seat in match.record.lost
    return Refusal("refusal-over") if over else None


def why_no_advice(host: MatchHost, message: AskAdvice) -> Refusal | None:
    """Why the seat may not ask for advice now."""
    match = host.match
    if not host.advice_allowed():
        return Refusal("refusal-no-hints")
    if match.record.end is not None:
        return Refusal("refusal-over")
    if message.step != secrecy.step(match, message.seat):
        return STEP_PASSED
    if host.bot_level(message.seat) is not None:
        return Refusal("refusal-stand-in")
    if secrecy.asked_secretly(match, message.seat):
        return Refusal("refusal-advice-secret")  # everybody is told who asks for advice
    return None if message.seat in match.deciders() else Refusal("refusal-not-your-decision")


def note_advice(host: MatchHost, message: AskAdvice) -> Refusal | None:
    """Note that the seat asks for advice; everybody is told."""
    refusal = why_no_advice(host, message)
    if refusal is None:
        host.match.note_advice(message.seat, message.what)
    return refusal


# --- questions -------------------------------------------------------------------------------------------


def answer(host: MatchHost, seat: int, message: FromBrowser) -> ToBrowser | Refusal | None:
    """The answer to a question; None if the message is none."""
    if isinstance(message, Preview):
        return preview(host.match, seat, message)
    if isinstance(message, Why):
        return why(host.match, seat, message)
    return None


def preview(match: Match, seat: int, message: Preview) -> Previewed | Refusal:
    """What some actions would lead to."""
    if message.step != secrecy.step(match, seat):
        return STEP_PASSED
    actions = [match.game.parse_action(text[:MAX_ACTION]) for text in message.actions]
    known = [action for action in actions if action is not None]
    if len(known) < len(actions):
        return UNKNOWN_ACTION
    found = presenter.preview(match, seat, known)
    return found if isinstance(found, Refusal) else Previewed(message.step, message.actions, *found)


def why(match: Match, seat: int, message: Why) -> Reason | Refusal:
    """Why something is not possible now."""
    if message.step != secrecy.step(match, seat):
        return STEP_PASSED
    found = presenter.reason(match, seat, message.kind, message.fields)
    phrase = None if found is None else presenter.phrase(found)
    return Reason(message.step, message.kind, message.fields, phrase)
