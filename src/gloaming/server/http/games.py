"""Routes for what does not change: games, texts, rules."""

from __future__ import annotations

import re
from functools import lru_cache

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from markdown_it import MarkdownIt

from gloaming.core import discovery as discover
from gloaming.core.game import AnyGame
from gloaming.host.presenter import game_info
from gloaming.i18n import catalogue
from gloaming.protocol import GameInfo, Json, RulePage
from gloaming.server.http.compression import COMPRESS_CACHED

TITLE = re.compile(r"^(?:name|tagline) *=.*(?:\n .*)*", re.MULTILINE)


@get("/api/games", sync_to_thread=False, opt=COMPRESS_CACHED)
def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(game) for game in discover.games().values()]


@get("/api/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, opt=COMPRESS_CACHED)
def house_words(language: FromPath[str]) -> str:
    """The house's texts as a Fluent file, with the name and tagline of each game: `game-illuminated-name`."""
    titles = [_titles(game, language) for game in discover.games().values()]
    return "\n".join([catalogue.house_text(language), *titles])


def _titles(game: AnyGame, language: str) -> str:
    """What a page says of a game that is not opened; all its texts would be a hundred times as much."""
    try:
        found = TITLE.findall(catalogue.game_text(game, language))
    except OSError:  # a game from outside may lack a language; its English name is there
        return ""
    return "".join(f"game-{game.spec.id}-{message}\n" for message in found)


@get(
    "/api/words/{language:str}/{game:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    opt=COMPRESS_CACHED,
)
def game_words(language: FromPath[str], game: FromPath[str]) -> str:
    """A game's texts as a Fluent file."""
    return catalogue.game_text(discover.find(game), language)


@get("/api/content/{game:str}", sync_to_thread=False, opt=COMPRESS_CACHED)
def content(game: FromPath[str]) -> Json:
    """What a game's table is drawn from: its board, cards or tiles as they stand in its pack."""
    return dict(discover.find(game).pack().content)


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False, opt=COMPRESS_CACHED)
def rules(game: FromPath[str], language: FromPath[str]) -> RulePage:
    """A game's rules as HTML."""
    text = catalogue.rules_text(discover.find(game), language)
    return RulePage(game, language, _html(text))


@lru_cache(maxsize=64)
def _html(markdown: str) -> str:
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return html


ROUTES: list[HTTPRouteHandler] = [games, house_words, game_words, content, rules]
