"""A game's content: the cards, boards and numbers that designers change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.core.codec import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """A game's content as plain data for clients; its digest is part of every record."""

    digest: str
    plain: Mapping[str, Plain]

    def __init__(self, digest: str, content: Mapping[str, Plain]) -> None:
        self.digest = digest
        self.plain = content

    def name(self, deck: str, card: int) -> str:
        """What texts call a card: its name, or @ and the key of its name."""
        raise NotImplementedError


NO_CONTENT: Final = Content("none", {})
"""For games without content."""
