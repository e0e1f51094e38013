"""Where bots think, as the rest of the server sees it."""

from __future__ import annotations

from typing import Protocol

from gloaming.core.actions import Action
from gloaming.core.record.undo import UndoTest
from gloaming.core.settings import Settings
from gloaming.core.state import View
from gloaming.host.bot_work import BotAdvice
from gloaming.host.result import BotTurn
from gloaming.server.workers.priority_semaphore import Requester


class Thinker(Protocol):
    """Does slow work outside the event loop, on behalf of somebody."""

    async def choose(self, requester: Requester, game: str, turn: BotTurn, watched: bool = True) -> Action:
        """A bot's action."""

    async def advise(
        self, requester: Requester, game: str, view: View, seat: int, settings: Settings, seconds: float
    ) -> BotAdvice:
        """What a strong player would do who sees this view."""

    async def reveals(self, requester: Requester, test: UndoTest) -> bool:
        """Whether decisions revealed hidden information."""

    def close(self) -> None:
        """End what is being done."""
