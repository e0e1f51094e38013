"""The loop in which bots decide, wherever the game is kept: a match in memory, or a bare state in the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from gloaming.bots.bot import Bot
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.errors import GloamingError
from gloaming.core.state import Refusal, Seats, View


class IllegalAction(GloamingError):
    """A bot chose an action that is not allowed."""


class BotTable(Protocol):
    """A game that bots can play."""

    def deciders(self) -> Seats: ...

    def view(self, seat: int) -> View: ...

    def submit(self, seat: int, action: Action) -> Refusal | None: ...

    def draw_chance(self) -> bool:
        """Resolve a pending chance result; False if none is pending."""


def bot_turns(
    table: BotTable, bot: Callable[[int], Bot | None], dice: Callable[[int], Seeded]
) -> Iterator[int]:
    """Let bots decide as long as they have to; each seat is yielded before its bot thinks.

    A bot gets only the view of its seat. Several seats may decide at the same time.
    """
    while True:
        while table.draw_chance():
            pass
        ready = [seat for seat in table.deciders() if bot(seat) is not None]
        if not ready:
            return
        for seat in ready:
            player = bot(seat)
            if player is None or seat not in table.deciders():
                continue
            yield seat
            refusal = table.submit(seat, player.choose(table.view(seat), seat, dice(seat)))
            if refusal is not None:
                name = type(player).__name__.lower()
                raise IllegalAction(f"the bot {name} named an action that is refused: {refusal.key}")
