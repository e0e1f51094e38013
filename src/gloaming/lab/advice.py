"""What a strong player would do, and how the chances stand: for whoever asks while playing.

It is found from the asker's view alone, as a bot would.
"""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.bots.appraising import AGES, Appraiser, Budget, Worth, known
from gloaming.bots.search import FOREVER, most_visited
from gloaming.core.choices import Action
from gloaming.core.dice import Seeded
from gloaming.core.game import AnyGame, Pack, Solvable, State, View
from gloaming.core.settings import Settings
from gloaming.lab.report.marks import Figure

SHOWN = 6  # choices
TRIED = 4  # visits before a choice's chance is told


@dataclass(frozen=True)
class Weighed:
    """A choice in the game's notation, and the asker's chance with it."""

    action: str
    chance: float


@dataclass(frozen=True)
class Advice:
    """The choice of a strong player; chances are expected shares of the win.

    `before` is the asker's chance on average over what is worth considering, `after` with the choice that is
    advised. `chances` are everybody's with it, `choices` the best few with the asker's chance.
    """

    action: str
    before: float
    after: Figure
    chances: tuple[Figure, ...]
    choices: tuple[Weighed, ...]
    exact: bool


def advise(
    game: AnyGame,
    pack: Pack,
    view: View,
    seat: int,
    dice: Seeded,
    settings: Settings | None = None,
    simulations: int = FOREVER,
    seconds: float = AGES,
) -> Advice:
    """Advice for the seat that has to decide; by the game's settings it is exact where that is solved."""
    state = game.imagine(view, dice, pack)
    solvable = game.solvable() if settings is not None else None
    if solvable is not None and settings is not None and solvable.lack(state.seats, settings) is None:
        return _known(game, solvable, state, seat)
    return _searched(game, pack, view, seat, dice, Budget(simulations, seconds))


def _searched(game: AnyGame, pack: Pack, view: View, seat: int, dice: Seeded, budget: Budget) -> Advice:
    appraiser = Appraiser(game, pack)
    tree = appraiser.tree(view, seat, budget.part(0.5), dice)
    best = most_visited(tree)
    tried = [
        (action, child)
        for action, child in zip(tree.actions, tree.children, strict=True)
        if child is not None and child.visits > 0
    ]
    worth = appraiser.choice(view, seat, best, budget.part(0.5), dice)
    others = {action: child.mean for action, child in tried if action != best and child.visits >= TRIED}
    means = [child.mean for action, child in tried if action != best]
    before = (sum(means) + worth.values[seat]) / (len(means) + 1)
    return _advice(game, seat, best, worth, others, before, exact=False)


def _known(game: AnyGame, solved: Solvable[State], state: State, seat: int) -> Advice:
    worths: dict[Action, list[float]] = {}
    for action in state.choices(seat).listed:
        after = state.clone()
        after.apply(seat, action)
        worths[action] = solved.values(after)
    best = max(worths, key=lambda action: worths[action][seat])
    sensible = game.hints.proposals(state, seat) if game.hints is not None else list(worths)
    considered = {best, *sensible}
    before = sum(worths[action][seat] for action in considered) / len(considered)
    others = {action: worths[action][seat] for action in considered if action != best}
    return _advice(game, seat, best, known(worths[best]), others, before, exact=True)


def _advice(
    game: AnyGame,
    seat: int,
    best: Action,
    worth: Worth,
    others: dict[Action, float],
    before: float,
    exact: bool,
) -> Advice:
    figures = [Figure(value, error) for value, error in zip(worth.values, worth.errors, strict=True)]
    weighed = [Weighed(game.write(action), chance) for action, chance in others.items()]
    dearest = sorted(weighed, key=lambda choice: (-choice.chance, choice.action))[: SHOWN - 1]
    first = Weighed(game.write(best), figures[seat].value)
    return Advice(game.write(best), before, figures[seat], tuple(figures), (first, *dearest), exact)
