"""The loop in which bots decide, wherever the game is: a match in memory, or a bare state in the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from gloaming.bots.bot import Bot
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.errors import GloamingError
from gloaming.core.state import Refusal, View


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
