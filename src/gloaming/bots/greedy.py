"""A player that looks one step ahead with the game's hints."""

from __future__ import annotations

from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.judge import Judge
from gloaming.core.choices import Action
from gloaming.core.dice import Seeded
from gloaming.core.game import AnyGame, Pack, State, View

WORLDS: Final = 8  # imagined for each decision where something is hidden
BRANCHES: Final = 64  # chance results that are all looked at; of more, as many are drawn


class Greedy(Bot):
    """Takes the choice with the best expected outlook right after it."""

    def __init__(self, game: AnyGame, pack: Pack) -> None:
        super().__init__(game, pack)
        self.judge = Judge(game)

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        worlds = WORLDS if self.game.hides(view) else 1
        sums: dict[Action, float] = {}
        world = self.game.imagine(view, dice, self.pack)
        for number in range(worlds):
            if number:
                world = self.game.imagine(view, dice, self.pack)
            proposals = self.judge.proposals(world, seat, dice)
            if len(proposals) == 1 and not number:
                return self.judge.falter(world, seat, proposals[0], dice)  # nothing to weigh
            for action in proposals:
                sums[action] = sums.get(action, 0.0) + self._worth(world, seat, action, dice)
        best = max(sums.values())
        finest = [action for action, worth in sums.items() if worth >= best - 1e-12]
        return self.judge.falter(world, seat, finest[dice.below(len(finest))], dice)

    def _worth(self, world: State, seat: int, action: Action, dice: Seeded) -> float:
        after = world.clone()
        after.apply(seat, action)
        return self._expected(after, seat, dice, BRANCHES)

    def _expected(self, state: State, seat: int, dice: Seeded, branches: int) -> float:
        faces = state.faces()
        if faces == 0:
            return self.judge.values(state, dice)[seat]
        listed = list(range(faces)) if faces <= branches else [dice.below(faces) for _ in range(branches)]
        total = 0.0
        for face in listed:
            after = state.clone()
            after.settle(face)
            total += self._expected(after, seat, dice, max(1, branches // len(listed)))
        return total / len(listed)
