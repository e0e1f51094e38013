"""The protocol version, and the types that messages share."""

from __future__ import annotations

from typing import Literal

import msgspec

PROTOCOL = 4

Json = dict[str, object]

Standing = Literal["behind", "even", "ahead", "poor", "fair", "good"]  # a chance in words
Luck = Literal["very-unlucky", "unlucky", "neither", "lucky", "very-lucky"]


class Phrase(msgspec.Struct):
    """A catalogue key with its arguments; those in `seats` are replaced by the players' names.

    An argument that starts with @ is the key of another text, such as a card's name.
    """

    key: str
    args: dict[str, int | str] = {}
    seats: dict[str, int] = {}
