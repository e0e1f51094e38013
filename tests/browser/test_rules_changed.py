"""A server starts with newer rules while a page of a running match is open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, expect

RAISED = """
from dataclasses import replace

from gloaming.cli import main
from gloaming.core.discovery import find

game = find("illuminated")
game.spec = replace(game.spec, rules_version=2, releases=("Gloaming 0.9",))
main()
"""
SENTENCE = "Gloaming 0.9 plays its rules, version 1."


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose rules no other test needs."""
    running = Server(tmp_path_factory.mktemp("raised"))
    yield running
    running.stop()


def test_a_running_match_shows_its_log_and_dice_and_the_release_that_plays_it(
    browser: Browser, own_server: Server
) -> None:
    with Player.at(browser, own_server.address, 1280, 900) as player:
        page = player.page
        id = player.lay([{"name": "Ember"}, {"name": "Owl"}], first="A")
        player.go(f"/table/{id}")
        player.wait_for_turn()
        player.end_turn()
        expect(page.locator(".bar h2")).to_contain_text("Owl")
        own_server.program = ["-c", RAISED]
        own_server.restart()
        expect(page.locator(".unplayable .why")).to_contain_text(SENTENCE)
        expect(page.locator(".log")).to_contain_text("Ember")
        assert page.locator(".bar").count() == 0, "there is no table"
        page.get_by_role("button", name="Verify the dice").click()
        expect(page.locator(".verdict.right")).to_be_visible()
        assert player.complaints() == []
        assert player.overflow() <= 0
        page.reload()
        expect(page.locator(".unplayable .why")).to_contain_text(SENTENCE)
        for path in ("/", "/mine", f"/replay/{id}"):
            player.go(path)
            expect(page.locator("main")).to_contain_text(SENTENCE)
        page.get_by_role("link", name="To the table", exact=True).click()
        page.get_by_role("button", name="Play again").click()
        expect(page).not_to_have_url(f"{own_server.address}/table/{id}")
        expect(page.locator("main")).not_to_contain_text(SENTENCE)
