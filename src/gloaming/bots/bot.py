"""The base class of bots."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. It gets the view of its seat and returns an action."""

    level: str = ""  # by which it was made

    def __init__(self, game: AnyGame, content: Content) -> None:
        self.game = game
        self.content = content

    def __reduce__(self) -> tuple[object, ...]:
        from gloaming.bots.levels import make

        if not self.level:
            raise TypeError("only a bot that was made by its level can be pickled")
        return make, (self.level, self.game, self.content)

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        """The action to take; `dice` is the bot's own source of randomness."""
        raise NotImplementedError

    def begin(self) -> None:
        """Called before a new game; forget what was remembered."""
