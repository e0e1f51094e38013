"""Advice for a player: the best action and everybody's chances, from that player's view alone."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from gloaming.bots.action_values import NO_TIME_LIMIT, Budget, ValueEstimate, ValueSearch, exact_value
from gloaming.bots.estimate import Estimate
from gloaming.bots.search import NO_LIMIT
from gloaming.bots.tree import Node
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Solvable
from gloaming.core.game import AnyGame
from gloaming.core.settings import Settings
from gloaming.core.state import State, View

MAX_SHOWN = 5  # actions
MIN_VISITS = 4  # before an action is valued
SEED_RANGE = 1 << 30


@mypyc_attr(native_class=False)  # native classes cannot be sent to another process
@dataclass(frozen=True)
class AdvisedAction:
    """An action in the game's notation, and the player's chance with it."""

    action: str
    chance: float


@mypyc_attr(native_class=False)  # native classes cannot be sent to another process
@dataclass(frozen=True)
class Advice:
    """The recommended action; chances are those to win, alone or together (`payoff.won`).

    `before` is the player's mean chance over all sensible actions, `after` that with the recommended one.
    `chances` are everybody's with it, `choices` the best few actions with the player's chance.
    """

    action: str
    before: float
    after: Estimate
    chances: tuple[Estimate, ...]
    choices: tuple[AdvisedAction, ...]
    exact: bool


def advise(
    game: AnyGame,
    content: Content,
    view: View,
    seat: int,
    dice: Seeded,
    settings: Settings | None = None,
    simulations: int = NO_LIMIT,
    seconds: float = NO_TIME_LIMIT,
) -> Advice:
    """Advice for the seat that has to decide; exact where the game is solved with these settings."""
    state = game.imagine(view, dice, content)
    solvable = game.solvable if settings is not None else None
    if (
        solvable is not None
        and settings is not None
        and solvable.why_unavailable(state.seats, settings) is None
    ):
        return _solved(game, solvable, state, seat)
    return _searched(game, content, view, seat, dice, Budget(simulations, seconds))


def _searched(game: AnyGame, content: Content, view: View, seat: int, dice: Seeded, budget: Budget) -> Advice:
    """Find promising actions by search, then value each of them with the same budget and dice.

    So no action that is shown has a higher chance than the recommended one.
    """
    appraiser = ValueSearch(game, content)
    promising = _most_visited(appraiser.tree(view, seat, budget.part(0.5), dice))
    each, seed = budget.part(0.5 / len(promising)), dice.below(SEED_RANGE)
    worths = {action: appraiser.action_value(view, seat, action, each, Seeded(seed)) for action in promising}
    best = max(promising, key=lambda action: worths[action].values[seat])
    chances = {action: worth.values[seat] for action, worth in worths.items()}
    return _advice(game, seat, best, worths[best], chances, exact=False)


def _most_visited(tree: Node) -> list[Action]:
    """The most visited actions, best first."""
    tried = [
        (child, action)
        for action, child in zip(tree.actions, tree.children, strict=True)
        if child is not None and child.visits > 0
    ]
    tried.sort(key=lambda pair: (pair[0].visits, pair[0].mean), reverse=True)
    return [
        action
        for at, (child, action) in enumerate(tried[:MAX_SHOWN])
        if at == 0 or child.visits >= MIN_VISITS
    ]


def _solved(game: AnyGame, solved: Solvable[State], state: State, seat: int) -> Advice:
    worths: dict[Action, list[float]] = {}
    for action in state.choices(seat).listed:
        after = state.clone()
        after.apply(seat, action)
        worths[action] = solved.values(after)
    best = max(worths, key=lambda action: worths[action][seat])
    sensible = game.evaluation.proposals(state, seat) if game.evaluation is not None else list(worths)
    chances = {action: worths[action][seat] for action in (best, *sensible)}
    return _advice(game, seat, best, exact_value(worths[best]), chances, exact=True)


def _advice(
    game: AnyGame, seat: int, best: Action, worth: ValueEstimate, chances: dict[Action, float], exact: bool
) -> Advice:
    figures = [Estimate(value, error) for value, error in zip(worth.values, worth.errors, strict=True)]
    before = sum(chances.values()) / len(chances)
    others = [
        AdvisedAction(game.format_action(action), chance)
        for action, chance in chances.items()
        if action != best
    ]
    finest = sorted(others, key=lambda choice: (-choice.chance, choice.action))[: MAX_SHOWN - 1]
    first = AdvisedAction(game.format_action(best), figures[seat].value)
    return Advice(game.format_action(best), before, figures[seat], tuple(figures), (first, *finest), exact)
