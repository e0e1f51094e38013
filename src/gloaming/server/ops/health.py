"""Routes for whoever watches over the server: whether it lives, and whether it can be used."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from litestar import Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

TIMEOUT = 3.0  # seconds until a server that does not know is taken for one that cannot

ReadinessCheck = Callable[[], Awaitable[str | None]]
Answer = Response[dict[str, object]]


@get("/healthz", include_in_schema=False)
async def alive() -> Answer:
    """The process lives and answers: start it anew if this fails."""
    return _answer(None)


@get("/readyz", include_in_schema=False)
async def ready(state: State) -> Answer:
    """The process can be used, else why not: send nobody here while this fails."""
    check: ReadinessCheck | None = state.get("ready")
    if check is None:
        return _answer("the server is starting or closing")
    try:
        async with asyncio.timeout(TIMEOUT):
            return _answer(await check())
    except TimeoutError:
        return _answer(f"no answer within {TIMEOUT:g} seconds")
    except Exception as error:  # whatever is wrong, this is the place to say so
        return _answer(f"the check failed: {type(error).__name__}")


def _answer(reason: str | None) -> Answer:
    found: dict[str, object] = {"ok": reason is None} | ({"reason": reason} if reason is not None else {})
    return Response(found, status_code=200 if reason is None else 503, headers={"cache-control": "no-store"})


ROUTES: list[HTTPRouteHandler] = [alive, ready]
