"""Answers in few bytes: compressed as the browser understands it, and not sent again if it has them.

Only routes that say so are compressed. An answer with a secret (an invitation, the key to a seat, an address)
beside words that somebody else has chosen is not: its compressed length would tell the secret bit by bit.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256
from typing import Any

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

OPTION = "packing"
COMPRESS_CACHED: dict[str, Any] = {
    OPTION: "same"
}  # a route's answer is the same for everybody: compress it once
COMPRESS: dict[str, Any] = {OPTION: "fresh"}  # it is large, and made for one request

IDENTITY = "identity"
MIN_SIZE = 1_000  # bytes; less fits into one packet anyway
BEST_LEVEL, FAST_LEVEL = 9, 4  # levels of gzip


@dataclass(frozen=True)
class EncodedBody:
    """Bytes in all forms in which they can be sent, by encoding, smallest first; the plain one is last."""

    etag: str
    encodings: dict[str, bytes]

    def response(self, asked: Mapping[str, str]) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body for a request with these headers."""
        encoding = choose_encoding(asked.get("accept-encoding", ""), self.encodings)
        tag = f'"{self.etag}-{encoding}"'
        headers = {"etag": tag, "vary": "accept-encoding"}
        if etag_matches(asked.get("if-none-match", ""), tag):
            return 304, headers, b""
        if encoding != IDENTITY:
            headers["content-encoding"] = encoding
        return 200, headers, self.encodings[encoding]


def encoded_body(plain: bytes, **forms: bytes) -> EncodedBody:
    """A parcel of these bytes and what they are when compressed."""
    return EncodedBody(sha256(plain).hexdigest()[:20], {**forms, IDENTITY: plain})


def compress(plain: bytes, level: int) -> EncodedBody:
    """A parcel of these bytes and, where that saves anything, of their compressed form."""
    return (
        encoded_body(plain, gzip=gzip.compress(plain, level, mtime=0))
        if len(plain) >= MIN_SIZE
        else encoded_body(plain)
    )


ENCODERS: dict[str, tuple[Callable[[bytes], EncodedBody], str]] = {
    "same": (lru_cache(maxsize=128)(partial(compress, level=BEST_LEVEL)), "no-cache"),
    "fresh": (partial(compress, level=FAST_LEVEL), "private, no-cache"),
}


def choose_encoding(accepted: str, forms: Mapping[str, bytes]) -> str:
    """The first of the forms that a browser accepts; the plain one it always does."""
    wishes = dict(_preference(wish) for wish in accepted.lower().split(","))
    return next((form for form in forms if wishes.get(form, wishes.get("*", False))), IDENTITY)


def _preference(wish: str) -> tuple[str, bool]:
    """An encoding, and whether it is welcome: `gzip` is, `gzip;q=0` is not."""
    name, _, weight = wish.partition(";")
    return name.strip(), weight.replace(" ", "").rstrip("0") not in ("q=", "q=0.")


def etag_matches(known: str, tag: str) -> bool:
    """Whether a browser has the answer with this tag; a proxy may have called it a weak one."""
    return known.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in known.split(",")]


class CompressionMiddleware(ASGIMiddleware):
    """Compresses the answers of the routes that ask for it."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        how = scope["route_handler"].opt.get(OPTION)
        await next_app(scope, receive, send if how is None else ResponseCompressor(scope, send, how).take)


class ResponseCompressor:
    """Holds an answer's head back until its body is there; errors go through as they are."""

    def __init__(self, scope: Scope, send: Send, how: str) -> None:
        self.asked = Headers.from_scope(scope)
        self.send = send
        self.make, self.keep = ENCODERS[how]
        self.head: HTTPResponseStartEvent | None = None

    async def take(self, message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 200:
            self.head = message
        elif message["type"] == "http.response.body" and self.head is not None:
            head, self.head = self.head, None
            await self._pass_on(head, message["body"])
        else:
            await self.send(message)

    async def _pass_on(self, head: HTTPResponseStartEvent, body: bytes) -> None:
        made = await asyncio.to_thread(self.make, body)
        head["status"], added, packed = made.response(self.asked)
        headers = MutableScopeHeaders.from_message(head)
        for name, value in {"cache-control": self.keep, **added}.items():
            headers[name] = value
        headers["content-length"] = str(len(packed))
        await self.send(head)
        await self.send({"type": "http.response.body", "body": packed, "more_body": False})
