"""Wishes that are not granted: each has a status for the browser and a sentence from the catalogue."""

from __future__ import annotations

from typing import Any, ClassVar

from litestar import Request, Response

from gloaming.core.errors import Trouble
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import Phrase


class RequestRefused(Trouble):
    """What was wished cannot be; `say` tells why in any language."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(catalogue("en")(key, **args))
        self.say = Phrase(key, args)


class NotSignedIn(RequestRefused):
    """There is no session, or it is void."""

    status = 401

    def __init__(self) -> None:
        super().__init__("refusal-not-signed-in")


class BadCredentials(RequestRefused):
    """A wrong password, or a passkey that does not prove what it should."""

    status = 403


class NotFound(RequestRefused):
    """There is no such person, bot or table."""

    status = 404


class Taken(RequestRefused):
    """Somebody else has it, or was quicker."""

    status = 409


class RateLimited(RequestRefused):
    """Too often in too short a time; `seconds` says when to come back."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("refusal-too-many", seconds=seconds)
        self.seconds = seconds


STATUSES: dict[type[RequestRefused], int] = {
    kind: kind.status for kind in (RequestRefused, NotSignedIn, BadCredentials, NotFound, Taken, RateLimited)
}


def refuse(_: Request[Any, Any, Any], error: RequestRefused) -> Response[dict[str, object]]:
    """Answers with the sentence; one handler serves every kind."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, RateLimited) else {}
    return Response({"detail": str(error), "say": error.say}, status_code=error.status, headers=headers)
