"""What Light & Dark tells bots."""

from __future__ import annotations

from gloaming.core.game import Hints
from gloaming.games.light_and_dark.rules import Position


class LightAndDarkHints(Hints[Position]):
    """How well each seat stands."""

    def outlook(self, state: Position) -> list[float]:
        raise NotImplementedError
