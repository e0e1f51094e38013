"""Undo is refused if a decision revealed hidden information. This module tests that with sampled states."""

from __future__ import annotations

from time import perf_counter

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.record import replay
from gloaming.core.record.format import Record, Step
from gloaming.core.state import State, View

UNDO_SAMPLES = 32  # determinizations for each view
MAX_TRIES = 2000  # sampled states and actions in them
MAX_SECONDS = 10.0  # for the whole test


class WorkLimit:
    """A limit of tries and seconds; when it is reached, the test assumes that something was revealed."""

    def __init__(self, left: int = MAX_TRIES) -> None:
        self.left = left
        self.until = perf_counter() + MAX_SECONDS

    def spend(self) -> bool:
        """Use one try; False if none is left."""
        self.left -= 1
        return self.left >= 0 and perf_counter() < self.until


def reveals_information(
    game: AnyGame, record: Record, content: Content, goal: int, limit: WorkLimit | None = None
) -> bool:
    """Whether the decisions after this step told some seat more than which actions were taken.

    They did if there is a state consistent with the seat's earlier view in which no action of the deciding
    seat leads to the view it has now.
    """
    work = limit if limit is not None else WorkLimit()
    seats = len(record.header.players)
    viewers: list[int | None] = (
        [None, *range(seats)] if seats > 1 else [0]
    )  # a solo player decided everything
    before = replay.position(game, record, content, goal)
    for step in record.steps[goal:]:
        after = before.clone()
        replay.apply_step(game, record.header, after, step)
        if any(_learns(game, content, viewer, step, before, after, work) for viewer in viewers):
            return True
        before = after
    return False


def _learns(
    game: AnyGame,
    content: Content,
    viewer: int | None,
    step: Step,
    before: State,
    after: State,
    limit: WorkLimit,
) -> bool:
    earlier = game.view(before, viewer)
    if not game.hides_information(earlier):
        return False  # nothing was hidden
    now = game.view(after, viewer)
    dice = Seeded(step.number)
    for _ in range(UNDO_SAMPLES):
        if not limit.spend():
            return True
        sampled = game.imagine(earlier, dice, content)
        if not _is_reachable(game, sampled, step, viewer, now, limit):
            return True
    return False


def _is_reachable(
    game: AnyGame, sampled: State, step: Step, viewer: int | None, now: View, limit: WorkLimit
) -> bool:
    """Whether some action of the step's seat leads from the sampled state to the viewer's view now.

    Usually the action that was taken does, so it is tried before the others.
    """
    action = game.parse_action(step.action)
    if action is not None and _leads_to(game, sampled, step.seat, action, viewer, now, limit):
        return True
    others = sampled.choices(step.seat).listed
    return any(_leads_to(game, sampled, step.seat, other, viewer, now, limit) for other in others)


def _leads_to(
    game: AnyGame, sampled: State, seat: int, action: Action, viewer: int | None, now: View, limit: WorkLimit
) -> bool:
    if not limit.spend() or seat not in sampled.deciders() or sampled.why_not(seat, action) is not None:
        return False
    after = sampled.clone()
    after.apply(seat, action)
    return game.view(after, viewer) == now
