"""The site: generated pages, and links that lead somewhere."""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from docs.pages import DOCS, PAGES, blocks, name
from paths import ROOT
from tools.cli import COMMANDS

from gloaming import protocol as wire
from gloaming.core import discovery as discover
from gloaming.i18n.catalogue import LANGUAGES, rules_text
from gloaming.protocol import FromBrowser, ToBrowser

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


@pytest.fixture(scope="module")
def conf() -> dict[str, Any]:
    return runpy.run_path(str(DOCS / "conf.py"))


def test_every_game_has_its_rules_in_every_language(conf: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "gone.md").write_text("a game that is no more")
    write_rules: Callable[[Path], None] = conf["write_rules"]
    write_rules(tmp_path)
    assert not (tmp_path / "gone.md").exists()
    index = (tmp_path / "index.md").read_text(encoding="utf-8")
    for game in discover.games().values():
        assert f"({game.spec.id}.md)" in index
        for language in LANGUAGES:
            page = tmp_path / f"{conf['page_name'](game, language)}.md"
            _, _, rest = rules_text(game, language).partition("\n")
            assert rest in page.read_text(encoding="utf-8")


def test_the_reference_has_every_command_with_its_help(conf: dict[str, Any]) -> None:
    text: str = conf["commands_text"]()
    for command in COMMANDS:
        assert f"## {command.__name__}\n\n{(command.__doc__ or '').strip().splitlines()[0]}" in text
        assert f"```text\ngloaming {command.__name__}" in text


def test_the_api_reference_has_every_module(conf: dict[str, Any], tmp_path: Path) -> None:
    conf["write_api"](tmp_path)
    for package in ("core", "bots", "host", "protocol", "lab"):
        page = (tmp_path / f"{package}.md").read_text(encoding="utf-8")
        assert f"]({package}.md)" in (tmp_path / "index.md").read_text(encoding="utf-8")
        for file in (ROOT / "src" / "gloaming" / package).rglob("*.py"):
            if file.stem != "__init__":
                module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
                assert f".. automodule:: {module}\n" in page


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_to_files(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in LINK.findall(text):
        if not target.startswith(("rules/", "api/")):  # those are generated when the site is built
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_a_page_includes_are_there(page: Path) -> None:
    for target in re.findall(
        r"^```\{(?:literal)?include\} (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE
    ):
        assert (page.parent / target).is_file(), target


# --- the protocol ----------------------------------------------------------------------------------------


def example(name: str) -> bytes:
    return (DOCS / "examples" / f"{name}.json").read_bytes()


@pytest.mark.parametrize(
    "kind", [*get_args(ToBrowser), *get_args(FromBrowser)], ids=lambda kind: kind.__name__
)
def test_every_message_has_an_example_of_its_type(kind: type[msgspec.Struct]) -> None:
    msgspec.json.decode(example(str(kind.__struct_config__.tag)), type=kind)


def test_the_other_examples_have_their_types_too() -> None:
    for file, kind in {
        "game": "GameInfo",
        "createMatch": "CreateMatch",
        "createOnlineMatch": "CreateMatch",
        "diceWords": "DiceWords",
        "matchInfo": "MatchInfo",
    }.items():
        msgspec.json.decode(example(file), type=getattr(wire, kind))


def test_every_route_is_on_the_page() -> None:
    from litestar.handlers import BaseRouteHandler

    from gloaming.server.http import accounts, luck_reports, mount, people
    from gloaming.server.http import matches as tables
    from gloaming.server.sockets import endpoint as sockets

    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    routes: list[BaseRouteHandler] = [*mount.ROUTES, *accounts.ROUTES, *people.ROUTES, *tables.ROUTES]
    for handler in [*routes, *luck_reports.ROUTES, *sockets.ROUTES]:
        for path in handler.paths:
            plain = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            assert f"{plain}`" in page or f"{plain}?" in page, plain


def test_a_wrong_request_is_answered_as_the_page_says(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from gloaming.server.app import AppConfig, make_app

    (shown,) = blocks(DOCS / "protocol.md", "json")
    with TestClient(make_app(AppConfig(tmp_path / "tables.db", bot_workers=1))) as client:
        answer = client.get("/api/matches/nowhere")
        assert answer.status_code == 404
        assert answer.json() == json.loads(shown)
        assert client.post("/api/me", json={"name": "Ada"}).status_code == 201
        made = client.post(
            "/api/matches", content=example("createMatch"), headers={"content-type": "application/json"}
        )
        assert made.status_code == 201
        assert set(made.json()) == set(json.loads(example("matchInfo")))
