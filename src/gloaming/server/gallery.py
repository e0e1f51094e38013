"""Routes for what does not change: games, texts, rules."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from markdown_it import MarkdownIt

from gloaming import catalogue
from gloaming.core import discover
from gloaming.server.show import game_info
from gloaming.server.wire import GameInfo, Json, RulePage


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(game) for game in discover.games().values()]


@get("/api/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def house_words(language: FromPath[str]) -> str:
    """The house's texts as a Fluent file."""
    return catalogue.house_text(language)


@get("/api/words/{language:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def game_words(language: FromPath[str], game: FromPath[str]) -> str:
    """A game's texts as a Fluent file."""
    return catalogue.game_text(discover.find(game), language)


@get("/api/content/{game:str}", sync_to_thread=False)
def content(game: FromPath[str]) -> Json:
    """What a game's table is drawn from: its board, cards or tiles as they stand in its pack."""
    return dict(discover.find(game).pack().content)


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False)
def rules(game: FromPath[str], language: FromPath[str]) -> RulePage:
    """A game's rules as HTML."""
    text = catalogue.rules_text(discover.find(game), language)
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return RulePage(game, language, html)


ROUTES: list[HTTPRouteHandler] = [games, house_words, game_words, content, rules]
