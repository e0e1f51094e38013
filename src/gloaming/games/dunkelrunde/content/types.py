"""The content of DunkelRunde in typed form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Content
from gloaming.core.errors import GloamingError
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.content import shown


@final
class BoardContent(Content):
    """The content with the board made from it."""

    def __init__(self, content: Mapping[str, Plain], board: Board) -> None:
        super().__init__(digest(content), content)
        self.board = board

    def shown(self) -> shown.Board:
        return shown.shown(self.board, self.plain)


class ContentError(GloamingError):
    """The board is not playable; the message names the tile."""


def board_of(content: Content) -> Board:
    assert isinstance(content, BoardContent)
    return content.board
