"""What a strong player would do, and how the chances stand: for whoever asks while playing.

It is found from the asker's view alone, as a bot would.
"""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.bots.action_values import AGES, Appraiser, Budget, Worth, known
from gloaming.bots.estimate import Figure
from gloaming.bots.search import FOREVER
from gloaming.bots.tree import Node
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Pack
from gloaming.core.evaluation import Solvable
from gloaming.core.game import AnyGame
from gloaming.core.settings import Settings
from gloaming.core.state import State, View

SHOWN = 5  # choices
TRIED = 4  # visits before a choice is worth a thought
SEEDS = 1 << 30


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
    """A search finds the choices that are worth a thought; each of them is then valued by itself.

    All are valued alike and with the same dice, so that none that is shown is above the one that is advised.
    """
    appraiser = Appraiser(game, pack)
    promising = _promising(appraiser.tree(view, seat, budget.part(0.5), dice))
    each, seed = budget.part(0.5 / len(promising)), dice.below(SEEDS)
    worths = {action: appraiser.choice(view, seat, action, each, Seeded(seed)) for action in promising}
    best = max(promising, key=lambda action: worths[action].values[seat])
    chances = {action: worth.values[seat] for action, worth in worths.items()}
    return _advice(game, seat, best, worths[best], chances, exact=False)


def _promising(tree: Node) -> list[Action]:
    """The choices that a search looked at most, the first of them above all."""
    tried = [
        (child, action)
        for action, child in zip(tree.actions, tree.children, strict=True)
        if child is not None and child.visits > 0
    ]
    tried.sort(key=lambda pair: (pair[0].visits, pair[0].mean), reverse=True)
    return [action for at, (child, action) in enumerate(tried[:SHOWN]) if at == 0 or child.visits >= TRIED]


def _known(game: AnyGame, solved: Solvable[State], state: State, seat: int) -> Advice:
    worths: dict[Action, list[float]] = {}
    for action in state.choices(seat).listed:
        after = state.clone()
        after.apply(seat, action)
        worths[action] = solved.values(after)
    best = max(worths, key=lambda action: worths[action][seat])
    sensible = game.hints.proposals(state, seat) if game.hints is not None else list(worths)
    chances = {action: worths[action][seat] for action in (best, *sensible)}
    return _advice(game, seat, best, known(worths[best]), chances, exact=True)


def _advice(
    game: AnyGame, seat: int, best: Action, worth: Worth, chances: dict[Action, float], exact: bool
) -> Advice:
    figures = [Figure(value, error) for value, error in zip(worth.values, worth.errors, strict=True)]
    before = sum(chances.values()) / len(chances)
    others = [Weighed(game.write(action), chance) for action, chance in chances.items() if action != best]
    finest = sorted(others, key=lambda choice: (-choice.chance, choice.action))[: SHOWN - 1]
    first = Weighed(game.write(best), figures[seat].value)
    return Advice(game.write(best), before, figures[seat], tuple(figures), (first, *finest), exact)
