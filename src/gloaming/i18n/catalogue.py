"""Translated texts by key: Fluent catalogues of each game and of the app."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

from gloaming.core.discovery import folder
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr")
LANG_FOLDER = Path(__file__).parent / "lang"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)


class UnknownLanguage(GloamingError):
    """There is no such language; the message lists the known ones."""


class AnyPhrase(Protocol):
    """A phrase of the core or of a message."""

    @property
    def key(self) -> str: ...

    @property
    def args(self) -> Mapping[str, int | str]: ...

    @property
    def seats(self) -> Mapping[str, int]: ...


class Catalogue:
    """Texts in one language; keys are looked up in the game's texts first, then in the app's."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self.bundles = [_bundle(language, source) for source in sources]

    def __call__(self, key: str, **args: int | str) -> str:
        for bundle in self.bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    return str(bundle.format_pattern(value, args)[0])
        return key

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.bundles)

    def phrase(self, phrase: AnyPhrase, names: Sequence[str]) -> str:
        """The phrase as text, with players' names for seats."""
        seat_names = {key: names[seat] for key, seat in phrase.seats.items()}
        args = {key: self._argument(value) for key, value in phrase.args.items()}
        return self(phrase.key, **{**args, **seat_names})

    def _argument(self, value: int | str) -> int | str:
        """An argument; if it starts with @, the text of that key (such as a card's name)."""
        return self(value[1:]) if isinstance(value, str) and value.startswith("@") else value


@cache
def catalogue(language: str, game: AnyGame | None = None) -> Catalogue:
    """The catalogue for a language, with a game's texts if a game is given."""
    check_language(language)
    sources = [app_text(language)]
    if game is not None:
        sources.insert(0, game_text(game, language))
    return Catalogue(language, *sources)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def app_text(language: str) -> str:
    """The app's texts, for browser and terminal, as Fluent source."""
    files = sorted(LANG_FOLDER.glob(f"*{check_language(language)}.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def game_text(game: AnyGame, language: str) -> str:
    """A game's texts as Fluent source; what is not translated is in English."""
    english = messages_in(translated(game, ENGLISH))
    missing = [english[key] for key in untranslated(game, language)]
    return "\n".join([translated(game, language), *missing])


def translated(game: AnyGame, language: str) -> str:
    """A game's own texts in a language; empty if there are none."""
    file = folder(game) / "lang" / f"{check_language(language)}.ftl"
    return file.read_text(encoding="utf-8") if language == ENGLISH or file.is_file() else ""


def untranslated(game: AnyGame, language: str) -> list[str]:
    """The keys of a game's texts that are not translated."""
    known = messages_in(translated(game, language))
    return [key for key in messages_in(translated(game, ENGLISH)) if key not in known]


def messages_in(source: str) -> dict[str, str]:
    """The source of each message by its key."""
    return {found[1]: found[0] for found in MESSAGE.finditer(source)}


def rules_file(game: AnyGame, language: str) -> Path:
    """The file for a game's rules in a language."""
    return folder(game) / ("RULES.md" if language == ENGLISH else f"RULES.{check_language(language)}.md")


def rules_text(game: AnyGame, language: str) -> str:
    """A game's rules as Markdown; in English if they are not translated."""
    file = rules_file(game, language)
    return (file if file.is_file() else rules_file(game, ENGLISH)).read_text(encoding="utf-8")


def _bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
