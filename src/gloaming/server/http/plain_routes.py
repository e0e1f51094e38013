"""The routes that need no server: plain functions in one table, without a web framework.

`mount` makes handlers of them. A parameter is a part of the path or the query, the body (`data`), or what the
caller provides: `matches`, `person` (who asks), `opened` (the match of the path, as they may see it).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, Protocol, cast

from markdown_it import MarkdownIt

import gloaming
from gloaming.core import discovery
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.format import Record
from gloaming.core.state import View
from gloaming.host import presenter
from gloaming.host.host import MatchHost
from gloaming.i18n import catalogue
from gloaming.protocol import Capabilities, CreateMatch, GameInfo, Json, MatchInfo, ReplayPage, RulePage
from gloaming.server.accounts.person import Person
from gloaming.server.errors import NotPermitted
from gloaming.server.http.game_info import game_info
from gloaming.server.matches import waiting_room
from gloaming.server.matches.seats import Seats
from gloaming.server.matches.stored_match import check_playable
from gloaming.server.storage.matches.rows import StoredMatch
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.times import now, today

MAX_LISTED = 50  # matches in a list
MAX_STEPS = 100  # in a part of a replay

TITLE = re.compile(r"^(?:name|tagline) *=.*(?:\n .*)*", re.MULTILINE)

BUG = '''"""A match of {game} that went wrong, from Gloaming {version}. Run it with pytest, as it is."""

from gloaming.laws.regression import replays

RECORD = r"""
{record}"""


def test_{name}():
    replays(RECORD)
'''


class Matches(Protocol):
    """All matches of this place, and how a person may see them."""

    @property
    def store(self) -> MatchStore: ...

    async def info(self, id: str, person: Person | None) -> MatchInfo: ...

    def describe(self, stored: StoredMatch, person: Person | None) -> MatchInfo: ...


@dataclass(frozen=True)
class OpenMatch:
    """A match as the person who looks at it may see it: from an own seat as it is, or as a spectator."""

    seats: Seats
    host: MatchHost
    person: str | None

    @property
    def match(self) -> Match:
        return self.host.match

    @property
    def game(self) -> AnyGame:
        return self.host.match.game


@dataclass(frozen=True)
class Download:
    """A file to be saved."""

    name: str
    kind: str
    text: str


# --- games, texts, rules -----------------------------------------------------------------------------------


def capabilities() -> Capabilities:
    """What this host can do: a server can do everything."""
    return Capabilities(online=True, accounts=True, ranking=True, daily=True, analysis=True)


def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(game) for game in discovery.games().values()]


def app_texts(language: str) -> str:
    """The texts outside the games as a Fluent file, with each game's titles: `game-illuminated-name`."""
    titles = [_titles(game, language) for game in discovery.games().values()]
    return "\n".join([catalogue.app_text(language), *titles])


def _titles(game: AnyGame, language: str) -> str:
    """Name and tagline of a game; all its texts would be a hundred times as much."""
    try:
        found = TITLE.findall(catalogue.game_text(game, language))
    except OSError:  # a game from elsewhere may lack a language
        return ""
    return "".join(f"game-{game.spec.id}-{message}\n" for message in found)


def game_texts(language: str, game: str) -> str:
    """A game's texts as a Fluent file."""
    return catalogue.game_text(discovery.find(game), language)


def content(game: str) -> Json:
    """The data that a game is drawn from: its board, cards or tiles."""
    return dict(discovery.find(game).content().shown())


def rules(game: str, language: str) -> RulePage:
    """A game's rules as HTML."""
    text = catalogue.rules_text(discovery.find(game), language)
    return RulePage(game, language, _html(text))


@lru_cache(maxsize=64)
def _html(markdown: str) -> str:
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return html


# --- matches -----------------------------------------------------------------------------------------------


async def my_matches(matches: Matches, person: Person) -> list[MatchInfo]:
    """My matches; those where I have to decide come first."""
    return [matches.describe(stored, person) for stored in await matches.store.mine(person.id, MAX_LISTED)]


async def create(matches: Matches, person: Person, data: CreateMatch) -> MatchInfo:
    """Create a match; it waits for the people's dice words."""
    id = await matches.store.create(waiting_room.new_match(data, person.id, person.name), now())
    return await matches.info(id, person)


# --- the record of a match ---------------------------------------------------------------------------------


def record(opened: OpenMatch) -> Download:
    """The record as JSON lines, as far as it goes."""
    _check_public(opened)
    name = f"{opened.game.spec.id}-{opened.seats.stored.id}.jsonl"
    return Download(name, "application/x-ndjson", _record(opened.match).text())


def bug(opened: OpenMatch) -> Download:
    """The record as a pytest file that replays it."""
    _check_public(opened)
    check_playable(opened.match)
    name = "match_" + "".join(c if c.isalnum() else "_" for c in opened.seats.stored.id).lower()
    text = _record(opened.match).text().replace('"""', '""\\u0022')  # JSON allows it for any character
    game, version = opened.game.spec.id, gloaming.__version__
    return Download(
        f"test_{name}.py", "text/x-python", BUG.format(game=game, version=version, record=text, name=name)
    )


def _check_public(opened: OpenMatch) -> None:
    """Refuse those who may not know the whole record yet."""
    if not opened.seats.may_know_all(opened.person, opened.match):
        raise NotPermitted("refusal-secrets")


def _record(match: Match) -> Record:
    """The record; that of a daily game has its secret once the day is over."""
    day = match.record.header.day
    return match.record.with_secret(match.secret) if day is not None and day < today(now()) else match.record


def terminal(
    opened: OpenMatch, language: str, seat: int | None = None, step: int | None = None
) -> Callable[[], str]:
    """The match after a step, or now, in characters, as one of my seats or a spectator sees it."""
    viewer, total = _viewpoint(opened, seat, None)
    at = total if step is None else min(max(0, step), total)
    job = presenter.replay_job(opened.match, viewer, at, at)
    game, content = opened.game, opened.match.content
    names = [player.name for player in opened.match.record.header.players]

    def draw() -> str:
        view = cast(View, job()[0].observation.view)
        return game.terminal.render(view, names, content, catalogue.catalogue(language, game))

    return draw


def replay(
    opened: OpenMatch, seat: int | None = None, first: int = 0, count: int = 50, token: str | None = None
) -> Callable[[], ReplayPage]:
    """Some steps of a match: as any seat saw them, but as long as it runs only as my own or a spectator."""
    viewer, total = _viewpoint(opened, seat, token)
    start = min(max(0, first), total)
    last = min(total, start + min(max(1, count), MAX_STEPS) - 1)
    job = presenter.replay_job(opened.match, viewer, start, last)
    info = opened.seats.info(opened.host, opened.person, token)
    return lambda: ReplayPage(info, start, total, job())


def _viewpoint(opened: OpenMatch, seat: int | None, token: str | None) -> tuple[int | None, int]:
    """From where the match may be looked back on, and the last step that is known there."""
    match = opened.match
    check_playable(match)
    running = match.record.end is None
    seats = opened.seats.seats_of(opened.person, token, match) if running else range(match.state.seats)
    viewer = seat if seat in seats else None
    return viewer, secrecy.step(match, viewer)


# --- the table ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Route:
    """A function and its address.

    `compression`: the answer is large and has no secret beside text that others chose; "cached": it is the
    same for everybody. What takes long is returned as a function, for another thread.
    """

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[..., object]
    compression: Literal["cached", "fresh"] | None = None


ROUTES = (
    Route("GET", "/api/capabilities", capabilities, "cached"),
    Route("GET", "/api/games", games, "cached"),
    Route("GET", "/api/texts/{language:str}", app_texts, "cached"),
    Route("GET", "/api/texts/{language:str}/{game:str}", game_texts, "cached"),
    Route("GET", "/api/content/{game:str}", content, "cached"),
    Route("GET", "/api/rules/{game:str}/{language:str}", rules, "cached"),
    Route("GET", "/api/matches", my_matches),
    Route("POST", "/api/matches", create),
    Route("GET", "/api/matches/{id:str}/record", record, "fresh"),
    Route("GET", "/api/matches/{id:str}/bug-report", bug, "fresh"),
    Route("GET", "/api/matches/{id:str}/terminal/{language:str}", terminal),
    Route("GET", "/api/matches/{id:str}/replay", replay),
)
