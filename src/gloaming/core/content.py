"""A game's content: the cards, boards and numbers that designers change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.core.codec import Plain
from gloaming.core.errors import GloamingError


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """A game's content as plain data; its digest is part of every record."""

    digest: str
    plain: Mapping[str, Plain]

    game: str = ""  # the game that it belongs to
    text: str | None = None  # the file's text, unless it is the game's own content

    def __init__(self, digest: str, content: Mapping[str, Plain]) -> None:
        self.digest = digest
        self.plain = content

    def __copy__(self) -> Content:
        return self

    def __deepcopy__(self, memo: object) -> Content:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """By game and digest, with the text unless it is the game's own content."""
        return restore, (self.game, self.digest, self.text)

    def shown(self) -> Mapping[str, object]:
        """What clients draw, as plain data, so that they need no reader.

        By default the content as it was read; a game that gives a TypedDict has its type in the browser.
        """
        return self.plain

    def name(self, deck: str, card: int) -> str:
        """What texts call a card: its name, or @ and the key of its name."""
        raise NotImplementedError


NO_CONTENT: Final = Content("none", {})
"""For games without content."""


def restore(game: str, digest: str, text: str | None) -> Content:
    """The content that was pickled."""
    from gloaming.core.discovery import find

    content = find(game).content(text) if game else NO_CONTENT
    if content.digest != digest:
        raise GloamingError(
            f"this is not the same content of {game}: {content.digest[:12]}, not {digest[:12]}"
        )
    return content
