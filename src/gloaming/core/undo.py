"""Whether a decision showed somebody more than who decided what: then it cannot be taken back."""

from __future__ import annotations

from time import perf_counter

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.record import replay
from gloaming.core.record.format import Record, Step
from gloaming.core.state import State, View

UNDO_SAMPLES = 32  # imagined to find out
MAX_TRIES = 2000  # worlds and decisions in them that are tried
MAX_SECONDS = 10.0  # seconds for all of them


class WorkLimit:
    """How much may still be tried; if that is not enough to find out, something may have been revealed."""

    def __init__(self, left: int = MAX_TRIES) -> None:
        self.left = left
        self.until = perf_counter() + MAX_SECONDS

    def spend(self) -> bool:
        """Whether one more may be tried."""
        self.left -= 1
        return self.left >= 0 and perf_counter() < self.until


def reveals_information(
    game: AnyGame, record: Record, content: Content, goal: int, effort: WorkLimit | None = None
) -> bool:
    """Whether some seat, by the decisions after this step, knows more than who decided what.

    It does if there is a world that it could believe in before, in which no decision of that seat
    leads to what it sees now.
    """
    bounded = effort if effort is not None else WorkLimit()
    seats = len(record.header.players)
    viewers: list[int | None] = [None, *range(seats)] if seats > 1 else [0]  # alone, nobody is shown anything
    before = replay.position(game, record, content, goal)
    for step in record.steps[goal:]:
        after = before.clone()
        replay.apply_step(game, after, step)
        if any(_learns(game, content, viewer, step, before, after, bounded) for viewer in viewers):
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
    effort: WorkLimit,
) -> bool:
    earlier = game.view(before, viewer)
    if not game.hides_information(earlier):
        return False  # it knew everything
    now = game.view(after, viewer)
    dice = Seeded(step.number)
    for _ in range(UNDO_SAMPLES):
        if not effort.spend():
            return True
        world = game.imagine(earlier, dice, content)
        if not _can_be(game, world, step, viewer, now, effort):
            return True
    return False


def _can_be(
    game: AnyGame, world: State, step: Step, viewer: int | None, now: View, effort: WorkLimit
) -> bool:
    """Whether a decision of the step's seat leads from this world to what the viewer sees now.

    Most often the one that was made does, so the others are listed only if it does not.
    """
    action = game.parse_action(step.action)
    if action is not None and _leads_to(game, world, step.seat, action, viewer, now, effort):
        return True
    others = world.choices(step.seat).listed
    return any(_leads_to(game, world, step.seat, other, viewer, now, effort) for other in others)


def _leads_to(
    game: AnyGame, world: State, seat: int, action: Action, viewer: int | None, now: View, effort: WorkLimit
) -> bool:
    if not effort.spend() or seat not in world.deciders() or world.why_not(seat, action) is not None:
        return False
    tried = world.clone()
    tried.apply(seat, action)
    return game.view(tried, viewer) == now
