"""The terms of a match as they are stored: JSON whose keys stay as they were in the first version."""

from __future__ import annotations

import msgspec

from gloaming.protocol import Terms
from gloaming.protocol.matches import OnTimeout


class _StoredTerms(Terms):
    on_timeout: OnTimeout = msgspec.field(default="skip", name="runout")
    advice: bool | None = msgspec.field(default=None, name="hints")


# Created at import: msgspec inspects a type at its first decoding, and two threads that do so at once crash.
_decoder = msgspec.json.Decoder(_StoredTerms)


def encode_terms(terms: Terms) -> str:
    return msgspec.json.encode(_StoredTerms(**msgspec.structs.asdict(terms))).decode()


def decode_terms(text: str) -> Terms:
    return Terms(**msgspec.structs.asdict(_decoder.decode(text)))
