"""Errors of a request: each has an HTTP status and a phrase from the catalogue."""

from __future__ import annotations

from typing import ClassVar

from gloaming.core.errors import GloamingError
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import Phrase


class RequestRefused(GloamingError):
    """The request is refused; `phrase` gives the reason in any language."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(catalogue("en")(key, **args))
        self.phrase = Phrase(key, args)


class NotSignedIn(RequestRefused):
    """There is no valid session."""

    status = 401

    def __init__(self) -> None:
        super().__init__("refusal-not-signed-in")


class BadCredentials(RequestRefused):
    """The password is wrong, or the passkey could not be verified."""

    status = 403


class NotPermitted(RequestRefused):
    """The person may not do this."""

    status = 403


class NotFound(RequestRefused):
    """There is no such person, bot or match."""

    status = 404


class Conflict(RequestRefused):
    """Somebody else was faster or has it already, or the match has begun."""

    status = 409


class RateLimited(RequestRefused):
    """Too many requests; `seconds` says when to try again."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("refusal-too-many", seconds=seconds)
        self.seconds = seconds


class MatchNotFound(GloamingError):
    """There is no match with this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"there is no table {id[:40]!r}")
