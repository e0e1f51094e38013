"""The content of DunkelRunde in typed form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Pack
from gloaming.core.errors import Trouble
from gloaming.games.dunkelrunde.board import Board


@final
class BoardContent(Pack):
    """The content with the board made from it."""

    def __init__(self, content: Mapping[str, Plain], board: Board) -> None:
        super().__init__(digest(content), content)
        self.board = board


class ContentError(Trouble):
    """The board is not playable; the message names the tile."""
