"""The Litestar application: routes, error handlers, guards and security headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ExceptionHandler, Message, Scope

import gloaming
from gloaming.core.discovery import UnknownGame
from gloaming.core.errors import GloamingError
from gloaming.i18n.catalogue import UnknownLanguage
from gloaming.protocol import Phrase
from gloaming.server import cluster
from gloaming.server.accounts.results import record_result
from gloaming.server.accounts.service import AccountConfig, AccountService
from gloaming.server.errors import MatchNotFound, RateLimited, RequestRefused
from gloaming.server.http import accounts, client, daily, luck_reports, matches, mount, people
from gloaming.server.http.compression import CompressionMiddleware
from gloaming.server.matches.registry import MatchRegistry
from gloaming.server.ops import health, metrics
from gloaming.server.ops.rate_limit import AddressLimits, Limits
from gloaming.server.sockets import endpoint
from gloaming.server.storage.database import Database
from gloaming.server.storage.errors import DatabaseUnavailable
from gloaming.server.storage.matches.sql_store import SqlStore
from gloaming.server.workers.bot_pool import BotPool
from gloaming.server.workers.luck_reports import LuckReportWorker

log = logging.getLogger("gloaming.app")

LARGEST_BODY = 64 * 1024
LONGEST_PATH, LONGEST_NAME = 1024, 255  # bytes in the path of a page or a file, and in one part of it

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


@dataclass(frozen=True)
class AppConfig:
    """Configuration of the application in one server process."""

    database: Path | str
    broker: str | None = None
    bot_workers: int | None = None  # processes in which bots think
    limits: Limits = field(default_factory=Limits)
    accounts: AccountConfig = field(default_factory=AccountConfig)


def make_app(config: AppConfig) -> Litestar:
    """The application with this configuration."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        bot_pool = BotPool(config.bot_workers)
        database = Database(config.database)
        broker = cluster.make_broker(config.broker, database.url.render_as_string(hide_password=False))
        account_service = AccountService(database, config.accounts)
        registry = MatchRegistry(
            SqlStore(database, record_result),
            bot_pool,
            broker,
            account_service.notifier,
            account_service.epochs,
            metrics.Metrics(),
        )
        account_service.on_merge, account_service.on_sign_out = registry.merged, registry.signed_out
        app.state.registry, app.state.database, app.state.accounts = registry, database, account_service
        luck_worker = app.state.luck_reports = LuckReportWorker(database)
        app.state.address_limits = AddressLimits(config.limits)
        await registry.start()
        bot_pool.warm()
        app.state.ready = partial(health.readiness, database, broker)
        try:
            yield
        finally:
            del app.state.ready
            await luck_worker.close()
            await account_service.close()
            await registry.close()
            database.close()

    return Litestar(
        route_handlers=[
            *mount.ROUTES,
            *accounts.ROUTES,
            *people.ROUTES,
            *matches.ROUTES,
            *luck_reports.ROUTES,
            *daily.ROUTES,
            *endpoint.ROUTES,
            *health.ROUTES,
            *metrics.ROUTES,
            *client.ROUTES,
        ],
        lifespan=[lifespan],
        guards=[valid_address, same_origin, rate_limited],
        before_send=[add_headers],
        middleware=[CompressionMiddleware()],
        exception_handlers={
            RequestRefused: refuse,
            GloamingError: error_handler(400),
            UnknownGame: error_handler(404),
            UnknownLanguage: error_handler(404),
            MatchNotFound: error_handler(404),
            DatabaseUnavailable: error_handler(503),
            RecursionError: error_handler(400),
            HTTPException: http_error,
            Exception: unexpected,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # the caller configures logging
        openapi_config=OpenAPIConfig(title="Gloaming", version=gloaming.__version__, path="/api/schema"),
    )


def refuse(_: Request[Any, Any, Any], error: RequestRefused) -> Response[dict[str, object]]:
    """Answers with the error's status and phrase."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, RateLimited) else {}
    return Response({"detail": str(error), "phrase": error.phrase}, status_code=error.status, headers=headers)


def error_handler(status: int) -> ExceptionHandler[Exception]:
    """A handler that answers an expected error with this status and its message."""

    def handler(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
        return error_response(status, str(error))

    return handler


def http_error(request: Request[object, object, State], error: HTTPException) -> Response[dict[str, object]]:
    """Answers with what was wrong in which field, where that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{found.get('key', 'body')}: {found['message']}" for found in extra if "message" in found]
    return error_response(error.status_code, "; ".join(wrong) or error.detail)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    """A fault of the server: the traceback goes to the log, a short message to the page."""
    log.error("a request failed: %s %s", request.method, request.scope["path"], exc_info=error)
    return error_response(500, "something went wrong here; it has been noted")


def error_response(status: int, reason: str) -> Response[dict[str, object]]:
    phrase = Phrase("refusal-request", {"reason": reason})
    return Response({"detail": reason, "phrase": phrase}, status_code=status)


AppConnection = ASGIConnection[BaseRouteHandler, object, object, State]


def valid_address(connection: AppConnection, _: BaseRouteHandler) -> None:
    """Guard: refuse an address that cannot be valid before it is looked up."""
    path = unquote_to_bytes(connection.scope["raw_path"])
    try:
        path.decode(), unquote_to_bytes(connection.scope["query_string"]).decode()
    except UnicodeDecodeError:
        raise ClientException("this address is not written in UTF-8") from None
    if b"\0" in path:
        raise ClientException("this address has a character in it that no address has")
    page = not path.startswith(b"/api/")
    if page and (len(path) > LONGEST_PATH or max(map(len, path.split(b"/"))) > LONGEST_NAME):
        raise HTTPException("this address is too long", status_code=414)


def same_origin(connection: AppConnection, _: BaseRouteHandler) -> None:
    """Guard: a page of another site may neither post here nor open a socket."""
    origin = connection.headers.get("origin")
    if origin is not None and _netloc(origin) != connection.headers.get("host"):
        raise PermissionDeniedException("this request comes from a page of another site")


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return None


def rate_limited(connection: AppConnection, _: BaseRouteHandler) -> None:
    """Guard: limit the API requests of one address; files of the page do not count."""
    limits: AddressLimits = connection.app.state.address_limits
    address = connection.client.host if connection.client is not None else ""
    if connection.scope["path"].startswith("/api/") and not limits.allows_request(address):
        raise TooManyRequestsException("too many requests from this address: wait a moment")


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
