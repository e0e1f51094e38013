"""The pictures: there is one of every table, each is shown somewhere, and none is large."""

from __future__ import annotations

from docs.pages import DOCS, PAGES
from paths import ROOT
from tools import screenshots

from gloaming.core.discovery import games

PICTURES = sorted(screenshots.PICTURES.iterdir())


def test_there_is_a_picture_of_every_table_and_one_of_all() -> None:
    assert {scene.game for scene in screenshots.SCENES} == {
        id for id in games() if (ROOT / "src" / "gloaming" / "games" / id).is_dir()
    }
    expected = {screenshots.OVERVIEW, *(scene.game for scene in screenshots.SCENES)}
    assert {picture.name for picture in PICTURES} == {f"{name}.webp" for name in expected}


def test_every_picture_is_small() -> None:
    for picture in PICTURES:
        assert 10_000 < picture.stat().st_size <= screenshots.MAX_BYTES == 150_000, picture.name


def test_every_picture_is_shown_on_a_page() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for picture in PICTURES:
        assert f"pictures/{picture.name})" in shown
    play = (DOCS / "play.md").read_text(encoding="utf-8")
    assert all(f"(pictures/{scene.game}.webp)" in play for scene in screenshots.SCENES)
    assert f"(docs/pictures/{screenshots.OVERVIEW}.webp)" in (ROOT / "README.md").read_text(encoding="utf-8")
