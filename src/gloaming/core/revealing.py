"""Whether a decision showed somebody more than who decided what: then it cannot be taken back."""

from __future__ import annotations

from gloaming.core import replay
from gloaming.core.choices import Action
from gloaming.core.dice import Seeded
from gloaming.core.game import AnyGame, Pack, State, View
from gloaming.core.record import Record, Step

WORLDS = 32  # imagined to find out


def reveals(game: AnyGame, record: Record, pack: Pack, number: int) -> bool:
    """Whether some seat, after the decision of this step, knows more than who decided what.

    It does if there is a world that it could believe in before, in which no decision of that seat
    leads to what it sees now.
    """
    step = record.steps[number - 1]
    before = replay.position(game, record, pack, number - 1)
    after = before.clone()
    replay.pay(game, after, step)
    seats = len(record.header.players)
    viewers: list[int | None] = [None, *range(seats)] if seats > 1 else [0]  # alone, nobody is shown anything
    return any(_learns(game, pack, viewer, step, before, after) for viewer in viewers)


def _learns(game: AnyGame, pack: Pack, viewer: int | None, step: Step, before: State, after: State) -> bool:
    earlier = game.view(before, viewer)
    now = game.view(after, viewer)
    dice = Seeded(step.number)
    action = game.read(step.action)
    for _ in range(WORLDS):
        world = game.imagine(earlier, dice, pack)
        tries = [action, *world.choices(step.seat).listed]
        if not any(a is not None and _leads_to(game, world, step.seat, a, viewer, now) for a in tries):
            return True
    return False


def _leads_to(game: AnyGame, world: State, seat: int, action: Action, viewer: int | None, now: View) -> bool:
    if seat not in world.deciders() or world.why_not(seat, action) is not None:
        return False
    tried = world.clone()
    tried.apply(seat, action)
    return game.view(tried, viewer) == now
