"""Routes of games, texts and rules, and the client's pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from server.browser_client import Visit

from gloaming.bots.levels import LEVEL_NAMES
from gloaming.core import discovery as discover
from gloaming.i18n.catalogue import LANGUAGES, catalogue
from gloaming.server.http import client


def test_a_server_can_do_everything(visit: Visit) -> None:
    answer = visit.client.get("/api/capabilities").json()
    assert answer == dict.fromkeys(["online", "accounts", "ranking", "daily", "analysis"], True)


def test_the_gallery_lists_the_games_with_their_settings(visit: Visit) -> None:
    games = {game["id"]: game for game in visit.client.get("/api/games").json()}
    assert {"illuminated", "embers"} <= set(games)
    game = games["illuminated"]
    assert (game["fewest"], game["most"], game["hiddenInformation"]) == (2, 6, False)
    assert [s["default"] for s in game["settings"]["4"]] == [4, "random", 100]
    assert game["settings"]["3"][1]["values"] == ["random", "A", "B", "C"]
    assert game["levels"]["2"] == [*LEVEL_NAMES, "oracle"]
    assert game["levels"]["3"] == games["embers"]["levels"]["2"] == list(LEVEL_NAMES)


@pytest.mark.parametrize(("language", "word"), [("en", "Light"), ("de", "Licht"), ("fr", "Lumière")])
def test_rules_and_texts_come_in_three_languages(visit: Visit, language: str, word: str) -> None:
    page = visit.client.get(f"/api/rules/illuminated/{language}").json()
    assert word in page["html"] and "<table>" in page["html"] and "<script" not in page["html"]
    assert word in visit.client.get(f"/api/texts/{language}/illuminated").text
    assert "=" in visit.client.get(f"/api/texts/{language}").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_houses_texts_have_every_games_name_and_tagline(visit: Visit, language: str) -> None:
    house = FluentBundle([language], use_isolating=False)
    house.add_resource(FluentResource(visit.client.get(f"/api/texts/{language}").text))
    for id, game in discover.games().items():
        for key in ("name", "tagline"):
            pattern = house.get_message(f"game-{id}-{key}").value
            assert pattern is not None
            assert house.format_pattern(pattern)[0] == catalogue(language, game)(key)


def test_a_game_that_lacks_a_language_keeps_nobody_from_the_others(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.i18n.catalogue.folder", lambda _: Path("nowhere"))
    text = visit.client.get("/api/texts/fr").text
    assert "gallery-title = " in text and "game-illuminated-name" not in text


def test_a_games_content_is_plain_data(visit: Visit) -> None:
    assert visit.client.get("/api/content/illuminated").json() == {}
    assert visit.client.get("/api/content/chess").status_code == 404


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("/api/rules/chess/en", "there is no game 'chess'"),
        ("/api/rules/illuminated/xx", "there is no language 'xx'"),
        ("/api/texts/xx", "there is no language 'xx'"),
        ("/api/matches/nothing", "there is no table 'nothing'"),
        ("/api/nothing", "Not Found"),
    ],
)
def test_what_is_not_there_is_said(visit: Visit, address: str, reason: str) -> None:
    answer = visit.client.get(address)
    assert answer.status_code == 404
    assert reason in answer.json()["detail"]
    assert answer.json()["phrase"]["key"] == "refusal-request"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Gloaming</title>")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "STATIC", static)
    return static


@pytest.mark.parametrize("address", ["/", "/new/illuminated", "/match/abc", "/rules/illuminated"])
def test_every_page_is_the_clients_page(visit: Visit, built: Path, address: str) -> None:
    answer = visit.client.get(address)
    assert answer.status_code == 200
    assert "<title>Gloaming</title>" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_built_files_are_kept_for_ever_and_others_are_not_there(visit: Visit, built: Path) -> None:
    answer = visit.client.get("/assets/a.js")
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert visit.client.get("/assets/b.js").status_code == 404
    for address in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"):
        assert "secret" not in visit.client.get(address).text.replace("secret.txt", "")


def test_a_client_that_is_not_built_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "STATIC", tmp_path)
    with pytest.raises(client.ClientNotBuilt, match=r"\./run"):
        client.check_built()
