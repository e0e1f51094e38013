"""Messages about people: accounts, passkeys, notifications, profiles, rankings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Passkey(msgspec.Struct):
    """A passkey of mine, and when it was created."""

    id: str
    created: str


class Me(msgspec.Struct, rename="camel"):
    """The person of this session; a guest has no login."""

    person: str
    name: str
    login: str | None
    passkeys: list[Passkey]
    muted: list[str]
    mail: str | None
    push: bool
    push_key: str  # the server's public key for web push


class SetName(msgspec.Struct):
    """Set my name."""

    name: Name


class Credentials(msgspec.Struct):
    """A login and a password, to create an account or to sign in."""

    login: Annotated[str, Meta(min_length=3, max_length=40)]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class ChangePassword(msgspec.Struct):
    """Change the password; the old one is required."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=10, max_length=200)]


class Credential(msgspec.Struct):
    """The answer of a browser's authenticator as JSON text; `ticket` names the challenge."""

    ticket: str
    answer: Annotated[str, Meta(max_length=20_000)]


class PasskeyChallenge(msgspec.Struct):
    """A challenge for a browser's authenticator, as JSON text."""

    ticket: str
    options: str


class SetMail(msgspec.Struct):
    """Set the mail address for turn notifications; None: no mail."""

    address: Annotated[str, Meta(max_length=200)] | None


class PushSubscription(msgspec.Struct):
    """A browser's web push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewComplaint(msgspec.Struct):
    """A complaint to the operator of this server."""

    match: str
    person: str | None
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Rating(msgspec.Struct, rename="camel"):
    """A rating in one game; `rating` is the lower bound `mu` - 3 `sigma` of the estimate."""

    game: str
    rating: float
    mu: float
    sigma: float
    matches: int


class PastMatch(msgspec.Struct, rename="camel"):
    """A finished match of a person's."""

    match: str
    game: str
    ended: str
    seat: int
    names: list[str]
    place: int
    winners: list[int]  # seats
    change: float  # of the rating


class GameStats(msgspec.Struct, rename="camel"):
    """Statistics of a person's matches of one game."""

    game: str
    matches: int
    won: int
    shared: int  # of those won, how many together with others
    undecided: int  # nobody won, though there were several seats
    steps: float  # mean length


class Profile(msgspec.Struct, rename="camel"):
    """The public profile of a person or a bot."""

    person: str
    name: str
    since: str
    bot: bool
    ratings: list[Rating]
    stats: list[GameStats]
    past: list[PastMatch]


class RankingEntry(msgspec.Struct, rename="camel"):
    """An entry of a game's ranking."""

    person: str
    name: str
    bot: bool
    rating: Rating
