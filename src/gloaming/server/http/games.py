"""Routes of what does not change: capabilities, games, texts, rules."""

from __future__ import annotations

import re
from functools import lru_cache

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from markdown_it import MarkdownIt

from gloaming.core import discovery
from gloaming.core.game import AnyGame
from gloaming.i18n import catalogue
from gloaming.protocol import Capabilities, GameInfo, Json, RulePage
from gloaming.server.http.compression import COMPRESS_CACHED
from gloaming.server.http.game_info import game_info

TITLE = re.compile(r"^(?:name|tagline) *=.*(?:\n .*)*", re.MULTILINE)


@get("/api/capabilities", sync_to_thread=False, opt=COMPRESS_CACHED)
def capabilities() -> Capabilities:
    """What this host can do: a server can do everything."""
    return Capabilities(online=True, accounts=True, ranking=True, daily=True, analysis=True)


@get("/api/games", sync_to_thread=False, opt=COMPRESS_CACHED)
def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(game) for game in discovery.games().values()]


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, opt=COMPRESS_CACHED)
def app_texts(language: FromPath[str]) -> str:
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


@get(
    "/api/texts/{language:str}/{game:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    opt=COMPRESS_CACHED,
)
def game_texts(language: FromPath[str], game: FromPath[str]) -> str:
    """A game's texts as a Fluent file."""
    return catalogue.game_text(discovery.find(game), language)


@get("/api/content/{game:str}", sync_to_thread=False, opt=COMPRESS_CACHED)
def content(game: FromPath[str]) -> Json:
    """The data that a game is drawn from: its board, cards or tiles."""
    return dict(discovery.find(game).content().shown())


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False, opt=COMPRESS_CACHED)
def rules(game: FromPath[str], language: FromPath[str]) -> RulePage:
    """A game's rules as HTML."""
    text = catalogue.rules_text(discovery.find(game), language)
    return RulePage(game, language, _html(text))


@lru_cache(maxsize=64)
def _html(markdown: str) -> str:
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return html


ROUTES: list[HTTPRouteHandler] = [capabilities, games, app_texts, game_texts, content, rules]
