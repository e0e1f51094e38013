"""Undo is refused if a decision revealed hidden information. This module tests that with sampled states."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
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


class UndoTest(NamedTuple):
    """Decisions that somebody wants to undo, and the position before them.

    The test takes a while, so that it is made outside an event loop: it can be sent to another process.
    """

    game: AnyGame
    content: Content
    before: State
    decisions: list[tuple[int, Action]]  # seats and what they did


def reveals_information(test: UndoTest, limit: WorkLimit | None = None) -> bool:
    """Whether the decisions told some seat more than which actions were taken.

    They did if there is a state consistent with the seat's earlier view in which no action of the deciding
    seat leads to the view it has now.
    """
    work = limit if limit is not None else WorkLimit()
    seats = test.before.seats
    viewers: list[int | None] = [None, *range(seats)] if seats > 1 else [0]  # one player decided everything
    before = test.before
    for number, (seat, action) in enumerate(test.decisions):
        after = before.clone()
        after.apply(seat, action)
        for viewer in viewers:
            earlier = test.game.view(before, viewer)
            if not test.game.hides_information(earlier):
                continue
            now = test.game.view(after, viewer)
            dice = Seeded(number)
            for _ in range(UNDO_SAMPLES):
                if not work.spend():
                    return True
                sampled = test.game.imagine(earlier, dice, test.content)
                if not _is_reachable(test.game, sampled, seat, action, viewer, now, work):
                    return True
        before = after
    return False


def _is_reachable(
    game: AnyGame, sampled: State, seat: int, taken: Action, viewer: int | None, now: View, limit: WorkLimit
) -> bool:
    """Whether some action of the seat leads from the sampled state to the viewer's view now.

    Usually the action that was taken does, so it is tried before the others.
    """
    if _leads_to(game, sampled, seat, taken, viewer, now, limit):
        return True
    others = sampled.choices(seat).listed
    return any(_leads_to(game, sampled, seat, other, viewer, now, limit) for other in others)


def _leads_to(
    game: AnyGame, sampled: State, seat: int, action: Action, viewer: int | None, now: View, limit: WorkLimit
) -> bool:
    if not limit.spend() or seat not in sampled.deciders() or sampled.why_not(seat, action) is not None:
        return False
    after = sampled.clone()
    after.apply(seat, action)
    return game.view(after, viewer) == now
