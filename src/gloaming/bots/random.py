"""A player without a plan: any choice is as good as another."""

from __future__ import annotations

from gloaming.bots.bot import Bot
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.state import View


class Random(Bot):
    """Takes a choice at random."""

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        return self.game.imagine(view, dice, self.content).choices(seat).sample(dice)
