"""A match in one program: bots think in its thread, nobody else writes, and there is no clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from gloaming.bots.bot import Bot
from gloaming.bots.bot_loop import bot_turns
from gloaming.bots.levels import MAX_SECONDS, make
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.match import Match
from gloaming.core.record.log import Viewer
from gloaming.core.state import Refusal, View
from gloaming.host.host import MatchHost
from gloaming.host.result import Result


class LocalHost(MatchHost):
    """A host that lets `keep` store every change before it goes on."""

    def __init__(
        self,
        match: Match,
        viewers: Callable[[], Iterable[Viewer]],
        dice: Seeded,
        keep: Callable[[Result], None],
    ) -> None:
        super().__init__(match, len(match.record.lines()), viewers)
        self.dice = dice  # for the bots, not for the game
        self.keep = keep
        self.bots: dict[tuple[int, str], Bot] = {}

    def change(
        self, change: Callable[[], Refusal | None], at: int, key: str | None = None
    ) -> Result | Refusal:
        result = super().change(change, at, key)
        if isinstance(result, Result):
            self.keep(result)
        return result

    def run_until_person(self) -> Iterator[int]:
        """Let bots decide until a person has to; each seat is yielded before its bot thinks."""
        return bot_turns(self, self._bot, lambda seat: self.dice)

    def _bot(self, seat: int) -> Bot:
        level = self.bot_level(seat)
        assert level is not None
        if (seat, level) not in self.bots:
            self.bots[seat, level] = make(level, self.match.game, self.match.content, MAX_SECONDS)
        return self.bots[seat, level]

    def view(self, seat: int) -> View:
        return self.match.view(seat)

    def submit(self, seat: int, action: Action) -> Refusal | None:
        """Take a decision."""
        result = self.change(lambda: self.match.submit(seat, action), 0)
        return result if isinstance(result, Refusal) else None

    def draw_chance(self) -> bool:
        """Nothing is pending: a change resolves all chance results."""
        return False
