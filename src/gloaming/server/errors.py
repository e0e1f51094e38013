"""Refused requests: each error has an HTTP status and a phrase from the catalogue."""

from __future__ import annotations

from typing import Any, ClassVar

from litestar import Request, Response

from gloaming.core.errors import Trouble
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import Phrase


class RequestRefused(Trouble):
    """The request cannot be granted; `say` is the reason as a phrase."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(catalogue("en")(key, **args))
        self.say = Phrase(key, args)


class NotSignedIn(RequestRefused):
    """There is no valid session."""

    status = 401

    def __init__(self) -> None:
        super().__init__("refusal-not-signed-in")


class BadCredentials(RequestRefused):
    """The password is wrong, or the passkey does not verify."""

    status = 403


class NotFound(RequestRefused):
    """There is no such person, bot or match."""

    status = 404


class Taken(RequestRefused):
    """Somebody else has it already."""

    status = 409


class RateLimited(RequestRefused):
    """Too many requests; try again after `seconds`."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("refusal-too-many", seconds=seconds)
        self.seconds = seconds


def refuse(_: Request[Any, Any, Any], error: RequestRefused) -> Response[dict[str, object]]:
    """The exception handler of every RequestRefused."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, RateLimited) else {}
    return Response({"detail": str(error), "say": error.say}, status_code=error.status, headers=headers)
