"""Logs to stderr without secrets: JSON lines, or plain text on a terminal."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from gloaming import config
from gloaming.core.errors import GloamingError
from gloaming.server.ops.redact import HIDDEN, is_secret, redact

LEVELS = ("debug", "info", "warning", "error")
MAX_PATH = 300
DEBUG_PATHS = frozenset({"/healthz", "/readyz", "/metrics"})

_STANDARD_FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}

log = logging.getLogger("gloaming.requests")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class UnknownLogLevel(GloamingError):
    """GLOAMING_LOG is not a log level."""


def configure_logging(stream: TextIO | None = None) -> None:
    """Log everything of this process to stderr, from the configured level up.

    Litestar must get `logging_config=None`, or it replaces this configuration.
    """
    out = stream if stream is not None else sys.stderr
    terminal = out.isatty()
    wanted = config.log_level() or ("warning" if terminal else "info")
    if wanted not in LEVELS:
        raise UnknownLogLevel(f"{config.LOG} is one of {', '.join(LEVELS)}, not {wanted!r}")
    handler = logging.StreamHandler(out)
    handler.setFormatter(ConsoleFormatter() if terminal else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(wanted.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"  # RequestLog does it without secrets
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.captureWarnings(True)


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": redact(record.getMessage()),
        }
        line |= {
            name: _shown(name, value)
            for name, value in record.__dict__.items()
            if name not in _STANDARD_FIELDS | set(line)
        }
        if record.exc_info:
            line["error"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class ConsoleFormatter(logging.Formatter):
    """A log record for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        text = f"{at} {record.levelname.lower()}: {redact(record.getMessage())}"
        return f"{text}\n{redact(self.formatException(record.exc_info))}" if record.exc_info else text


def _shown(name: str, value: object) -> object:
    if is_secret(name):
        return HIDDEN
    return value if isinstance(value, int | float | bool | None) else redact(str(value))


class RequestLog:
    """ASGI middleware that logs every request and websocket, without the query."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        seen = RequestEntry(scope)
        try:
            await self.app(scope, seen.receiving(receive), seen.sending(send))
        except BaseException:
            seen.status = seen.status or 500
            raise
        finally:
            seen.log()


class RequestEntry:
    """The log entry of one request."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.status = 0
        self.start = time.perf_counter()

    def receiving(self, receive: Receive) -> Receive:
        async def wrapped() -> Message:
            message: Message = await receive()
            if message["type"] == "websocket.disconnect":
                self.status = self.status or message.get("code") or 1005
            return message

        return wrapped

    def sending(self, send: Send) -> Send:
        async def wrapped(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self.status = message["status"]
            elif message["type"] == "websocket.close":
                self.status = self.status or message.get("code") or 1000
            await send(message)

        return wrapped

    def log(self) -> None:
        client = self.scope.get("client")
        path = str(self.scope["path"])
        log.log(
            logging.DEBUG if path in DEBUG_PATHS else logging.INFO,
            "socket" if self.scope["type"] == "websocket" else "request",
            extra={
                "method": self.scope.get("method", "GET"),
                "path": path[:MAX_PATH],
                "status": self.status,
                "seconds": round(time.perf_counter() - self.start, 4),
                "client": client[0] if client else None,
            },
        )
