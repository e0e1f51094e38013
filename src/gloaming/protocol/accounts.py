"""People: who I am, what others may know of me, and how I am reached."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Passkey(msgspec.Struct):
    """A passkey of mine, and when I made it."""

    id: str
    made: str


class Me(msgspec.Struct, rename="camel"):
    """The person of this session; without an account a guest."""

    person: str
    name: str
    login: str | None
    passkeys: list[Passkey]
    muted: list[str]
    mail: str | None
    push: bool
    push_key: str  # the server's public key for web push


class NameWish(msgspec.Struct):
    """What I am called."""

    name: Name


class AccountWish(msgspec.Struct):
    """A login and a password: to make this session's guest an account, or to come back to one."""

    login: Annotated[str, Meta(min_length=3, max_length=40)]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class PasswordWish(msgspec.Struct):
    """A new password; the old one shows that it is the account's own person who asks."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=10, max_length=200)]


class Credential(msgspec.Struct):
    """What a browser's authenticator answered, as JSON text; `ticket` names the question it answers."""

    ticket: str
    answer: Annotated[str, Meta(max_length=20_000)]


class Question(msgspec.Struct):
    """What a browser's authenticator is asked, as JSON text."""

    ticket: str
    options: str


class MailWish(msgspec.Struct):
    """Where I want to be told by mail that it is my turn; none: nowhere."""

    address: Annotated[str, Meta(max_length=200)] | None


class PushWish(msgspec.Struct):
    """Where a browser's push service takes messages for me."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class ReportWish(msgspec.Struct):
    """Something that the keeper of this server should see."""

    table: str
    person: str | None
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Standing(msgspec.Struct, rename="camel"):
    """A rating in one game; `rating` is what it is surely worth, `mu` and `sigma` what is believed."""

    game: str
    rating: float
    mu: float
    sigma: float
    matches: int


class Past(msgspec.Struct, rename="camel"):
    """A finished match as one of its players remembers it."""

    table: str
    game: str
    ended: str
    seat: int
    names: list[str]
    place: int
    winners: list[int]  # seats
    change: float  # of the rating


class Tally(msgspec.Struct, rename="camel"):
    """What a person's matches of one game come to."""

    game: str
    matches: int
    won: int
    shared: int  # of those won, how many together with others
    undecided: int  # nobody has won, though there were several seats
    steps: float  # mean length


class Profile(msgspec.Struct, rename="camel"):
    """What anyone may know of a person or a bot."""

    person: str
    name: str
    since: str
    bot: bool
    standings: list[Standing]
    tallies: list[Tally]
    past: list[Past]


class Ranked(msgspec.Struct, rename="camel"):
    """A line of a game's ranking."""

    person: str
    name: str
    bot: bool
    standing: Standing
