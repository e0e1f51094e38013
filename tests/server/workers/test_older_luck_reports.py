"""Luck reports that an older version stored hold keys of texts, which must still be in the catalogues."""

from __future__ import annotations

import gzip

import msgspec
import pytest
from paths import OLDER_VERSIONS

from gloaming.core.discovery import find
from gloaming.core.state import Phrase
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.protocol import MatchReport, StepLuckInfo
from gloaming.protocol import Phrase as PhraseInfo


class Stored(msgspec.Struct):
    """A game's report, and all keys that a report of that version may hold."""

    keys: list[str]
    report: MatchReport


STORED = msgspec.json.decode(
    gzip.decompress((OLDER_VERSIONS / "first_aid.reports.json.gz").read_bytes()), type=dict[str, Stored]
)


def said(mark: StepLuckInfo) -> list[PhraseInfo]:
    return [*mark.what, *([mark.best] if mark.best is not None else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STORED)
def test_a_stored_report_still_has_its_texts(game: str, language: str) -> None:
    t, report = catalogue(language, find(game)), STORED[game].report
    phrases = [phrase for mark in report.turning + report.costly for phrase in said(mark)]
    assert phrases
    for phrase in phrases:
        inner = [arg[1:] for arg in phrase.args.values() if isinstance(arg, str) and arg.startswith("@")]
        assert [key for key in (phrase.key, *inner) if not t.has(key)] == []
        assert "{" not in t.phrase(Phrase(phrase.key, phrase.args, phrase.seats), ["Ada", "Bo"])
    assert [word for word in report.luck if not t.has(f"luck-verdict-{word}")] == []


@pytest.mark.parametrize("game", STORED)
def test_every_key_that_may_be_stored_is_still_there(game: str) -> None:
    assert len(STORED[game].keys) >= 15
    for language in LANGUAGES:
        t = catalogue(language, find(game))
        assert [key for key in STORED[game].keys if not t.has(key)] == []
