"""Decisions that not everybody may know of: what a viewer notices of them while the match is running.

A state may keep secret that a seat is asked (`State.deciders_for`, `Spec.secret_questions`). Who may not know
it gets no entry in the log for the answer and no new step number, unless something else has changed for them.
When the match is over, nothing is secret any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gloaming.core.game import AnyGame
from gloaming.core.record.format import Step
from gloaming.core.record.log import LogStep, Viewer
from gloaming.core.state import NOBODY, Event, Phrase, Seats, State

if TYPE_CHECKING:
    from gloaming.core.match import Match

Events = list[tuple[Event, Seats | None]]


def deciders(match: Match, viewer: Viewer) -> Seats:
    """The seats that have to decide now, as far as the viewer may know."""
    return match.state.deciders_for(viewer) if match.deciders() else NOBODY


def asked_secretly(match: Match, seat: int) -> bool:
    """Whether the seat has to decide and somebody may not know it."""
    if not match.game.spec.secret_questions or seat not in match.deciders():
        return False
    return any(seat not in match.state.deciders_for(each) for each in viewers(match.state))


def step(match: Match, viewer: Viewer) -> int:
    """The number of the last step that the viewer has noticed, in the viewer's own numbering."""
    return number(match, viewer, match.step)


def number(match: Match, viewer: Viewer, step: int) -> int:
    """The number of a step in the viewer's own numbering."""
    return step - sum(viewer in each.unseen for each in _secrets(match) if each.step.number <= step)


def since(match: Match, viewer: Viewer, number: int) -> int:
    """The last step for which the viewer had this number."""
    step = number
    for each in _secrets(match):
        if viewer in each.unseen and each.step.number <= step + 1:
            step += 1
    return step


def seen(match: Match, happening: LogStep, viewer: Viewer) -> bool:
    """Whether the viewer may notice this step."""
    return match.record.end is not None or viewer not in happening.unseen


def viewers(state: State) -> list[Viewer]:
    """Everybody who may look: a spectator and all seats."""
    return [None, *range(state.seats)]


def watched(
    game: AnyGame, state: State, step: Step, section: Phrase | None, apply: Callable[[Events], None]
) -> LogStep:
    """Apply a step of this section, and say who may not know of it and who has nothing to notice it by."""
    secret = not step.is_chance and state.secret_choice(step.seat)
    events: Events = []
    if step.is_chance or not game.spec.secret_questions:
        apply(events)
        return LogStep(step, tuple(events), secret=secret, section=section)
    others = [each for each in viewers(state) if each != step.seat]
    before = {each: (game.view(state, each), state.deciders_for(each)) for each in others}
    unaware = [each for each in others if step.seat not in before[each][1]]
    apply(events)
    unseen = [
        each
        for each in others
        if before[each] == (game.view(state, each), state.deciders_for(each))
        and not any(knowers is None or each in knowers for _, knowers in events)
    ]
    return LogStep(step, tuple(events), tuple(unaware), tuple(unseen), secret, section)


def _secrets(match: Match) -> list[LogStep]:
    """The steps that somebody has not noticed, in order; none when the match is over."""
    if not match.game.spec.secret_questions or match.record.end is not None:
        return []
    return [each for each in match.log if each.unseen]
