"""The base class of bots, and the loop in which they decide: in a match, or on a bare state in the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.core.state import Refusal, View


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


class IllegalAction(GloamingError):
    """A bot chose an action that is not allowed."""


class BotTable(Protocol):
    """A game that bots can play."""

    def next_bot(self) -> int | None:
        """The seat whose bot has to decide now."""

    def view(self, seat: int) -> View: ...

    def submit(self, seat: int, action: Action) -> Refusal | None: ...

    def draw_chance(self) -> bool:
        """Resolve a pending chance result; False if none is pending."""


def bot_turns(table: BotTable, bot: Callable[[int], Bot], dice: Callable[[int], Seeded]) -> Iterator[int]:
    """Let bots decide as long as they have to; each seat is yielded before its bot thinks.

    A bot gets only the view of its seat.
    """
    while True:
        while table.draw_chance():
            pass
        seat = table.next_bot()
        if seat is None:
            return
        yield seat
        player = bot(seat)
        refusal = table.submit(seat, player.choose(table.view(seat), seat, dice(seat)))
        if refusal is not None:
            name = type(player).__name__.lower()
            raise IllegalAction(f"the bot {name} named an action that is refused: {refusal.key}")
