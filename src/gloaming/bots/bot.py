"""What a bot is: it sees a view and names an action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that knows the game's rules and its seat's view, and nothing else."""

    def __init__(self, game: AnyGame, content: Content) -> None:
        self.game = game
        self.content = content

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        """The action that the seat takes; the dice are the bot's own, for thinking."""
        raise NotImplementedError

    def begin(self) -> None:
        """A new game begins: what was remembered of another one goes."""
