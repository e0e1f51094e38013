"""Wishes that are not granted: each has a status for the browser and a sentence from the catalogue."""

from __future__ import annotations

from typing import Any, ClassVar

from litestar import Request, Response

from gloaming.core.errors import Trouble
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import Phrase


class Declined(Trouble):
    """What was wished cannot be; `say` tells why in any language."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(catalogue("en")(key, **args))
        self.say = Phrase(key, args)


class NotSignedIn(Declined):
    """There is no session, or it is void."""

    status = 401

    def __init__(self) -> None:
        super().__init__("refusal-not-signed-in")


class NotAllowed(Declined):
    """A wrong password, or a passkey that does not prove what it should."""

    status = 403


class NotThere(Declined):
    """There is no such person, bot or table."""

    status = 404


class Taken(Declined):
    """Somebody else has it, or was quicker."""

    status = 409


class TooMany(Declined):
    """Too often in too short a time; `seconds` says when to come back."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("refusal-too-many", seconds=seconds)
        self.seconds = seconds


STATUSES: dict[type[Declined], int] = {
    kind: kind.status for kind in (Declined, NotSignedIn, NotAllowed, NotThere, Taken, TooMany)
}


def decline(_: Request[Any, Any, Any], error: Declined) -> Response[dict[str, object]]:
    """Answers with the sentence; one handler serves every kind."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooMany) else {}
    return Response({"detail": str(error), "say": error.say}, status_code=error.status, headers=headers)
