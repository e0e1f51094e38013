"""What every message is made of."""

from __future__ import annotations

import msgspec

PROTOCOL = 2

Json = dict[str, object]


class Phrase(msgspec.Struct):
    """A catalogue key with its arguments; `seats` are arguments to be replaced by players' names.

    An argument with @ before it is the key of another text, such as a card's name.
    """

    key: str
    args: dict[str, int | str] = {}
    seats: dict[str, int] = {}
