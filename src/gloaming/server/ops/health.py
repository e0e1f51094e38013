"""Routes for monitoring: liveness and readiness."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from litestar import Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from gloaming.server.cluster import Broker
from gloaming.server.storage.database import Database
from gloaming.server.storage.migrate import is_current

TIMEOUT = 3.0  # seconds for the readiness check

ReadinessCheck = Callable[[], Awaitable[str | None]]
Answer = Response[dict[str, object]]


@get("/healthz", include_in_schema=False)
async def alive() -> Answer:
    """Liveness: restart the process if this fails."""
    return _answer(None)


@get("/readyz", include_in_schema=False)
async def ready(state: State) -> Answer:
    """Readiness: send no requests to the process while this fails."""
    check: ReadinessCheck | None = state.get("ready")
    if check is None:
        return _answer("the server is starting or closing")
    try:
        async with asyncio.timeout(TIMEOUT):
            return _answer(await check())
    except TimeoutError:
        return _answer(f"no answer within {TIMEOUT:g} seconds")
    except Exception as error:  # any failure means not ready
        return _answer(f"the check failed: {type(error).__name__}")


async def readiness(database: Database, broker: Broker) -> str | None:
    """Why no requests should be sent here now, or None."""
    if not await database.read(is_current):
        return "the database's tables are not up to date"
    return None if broker.linked else "the other processes cannot be heard"


def _answer(reason: str | None) -> Answer:
    found: dict[str, object] = {"ok": reason is None} | ({"reason": reason} if reason is not None else {})
    return Response(found, status_code=200 if reason is None else 503, headers={"cache-control": "no-store"})


ROUTES: list[HTTPRouteHandler] = [alive, ready]
