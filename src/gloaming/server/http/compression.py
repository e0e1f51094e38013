"""Compresses responses and answers conditional requests by ETag.

Only routes that opt in are compressed. A response with a secret (an invitation, a seat token, a mail address)
beside text that somebody else has chosen must not be: its length would leak the secret (BREACH).
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

OPTION = "compression"
COMPRESS_CACHED: dict[str, Any] = {OPTION: "cached"}  # the response is the same for everybody
COMPRESS: dict[str, Any] = {OPTION: "fresh"}  # the response is large and made for one request

IDENTITY = "identity"
MIN_SIZE = 1_000  # bytes; less fits into one packet anyway
BEST_LEVEL, FAST_LEVEL = 9, 4  # of gzip


@dataclass(frozen=True)
class EncodedBody:
    """A response body by content encoding, smallest first, `identity` last."""

    etag: str
    encodings: dict[str, bytes]

    def response(self, request: Mapping[str, str]) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body for a request with these headers."""
        encoding = choose_encoding(request.get("accept-encoding", ""), self.encodings)
        tag = f'"{self.etag}-{encoding}"'
        headers = {"etag": tag, "vary": "accept-encoding"}
        if etag_matches(request.get("if-none-match", ""), tag):
            return 304, headers, b""
        if encoding != IDENTITY:
            headers["content-encoding"] = encoding
        return 200, headers, self.encodings[encoding]


def encoded_body(plain: bytes, **encodings: bytes) -> EncodedBody:
    """A body with encodings that exist already."""
    return EncodedBody(sha256(plain).hexdigest()[:20], {**encodings, IDENTITY: plain})


def compress(plain: bytes, level: int) -> EncodedBody:
    """A body with its gzip encoding, unless it is small."""
    if len(plain) < MIN_SIZE:
        return encoded_body(plain)
    return encoded_body(plain, gzip=gzip.compress(plain, level, mtime=0))


ENCODERS: dict[str, tuple[Callable[[bytes], EncodedBody], str]] = {
    "cached": (lru_cache(maxsize=128)(partial(compress, level=BEST_LEVEL)), "no-cache"),
    "fresh": (partial(compress, level=FAST_LEVEL), "private, no-cache"),
}


def choose_encoding(accepted: str, encodings: Mapping[str, bytes]) -> str:
    """The first encoding that the Accept-Encoding header allows."""
    accepts = dict(_preference(part) for part in accepted.lower().split(","))
    return next((name for name in encodings if accepts.get(name, accepts.get("*", False))), IDENTITY)


def _preference(part: str) -> tuple[str, bool]:
    """An encoding and whether it is accepted: `gzip` is, `gzip;q=0` is not."""
    name, _, weight = part.partition(";")
    return name.strip(), weight.replace(" ", "").rstrip("0") not in ("q=", "q=0.")


def etag_matches(known: str, tag: str) -> bool:
    """Whether the If-None-Match header names this ETag; a proxy may have made it a weak one."""
    return known.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in known.split(",")]


class CompressionMiddleware(ASGIMiddleware):
    """Compresses the responses of routes that opt in."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        mode = scope["route_handler"].opt.get(OPTION)
        await next_app(
            scope, receive, send if mode is None else ResponseCompressor(scope, send, mode).on_message
        )


class ResponseCompressor:
    """Holds the start of a response back until its body is complete; errors pass unchanged."""

    def __init__(self, scope: Scope, send: Send, mode: str) -> None:
        self.request = Headers.from_scope(scope)
        self.send = send
        self.encode, self.cache_control = ENCODERS[mode]
        self.head: HTTPResponseStartEvent | None = None

    async def on_message(self, message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 200:
            self.head = message
        elif message["type"] == "http.response.body" and self.head is not None:
            head, self.head = self.head, None
            await self._send_encoded(head, message["body"])
        else:
            await self.send(message)

    async def _send_encoded(self, head: HTTPResponseStartEvent, body: bytes) -> None:
        encoded = await asyncio.to_thread(self.encode, body)
        head["status"], added, content = encoded.response(self.request)
        headers = MutableScopeHeaders.from_message(head)
        for name, value in {"cache-control": self.cache_control, **added}.items():
            headers[name] = value
        headers["content-length"] = str(len(content))
        await self.send(head)
        await self.send({"type": "http.response.body", "body": content, "more_body": False})
