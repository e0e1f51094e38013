"""Luck and skill after a match, and help while playing, in a real browser."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, expect

PICTURES = os.environ.get("GLOAMING_PICTURES")
LONG = 240_000  # milliseconds: a report makes way for everything else
BOTS: list[dict[str, object]] = [{"name": "Ember", "level": "greedy"}, {"name": "Moth", "level": "random"}]
AGAINST_BOT: list[dict[str, object]] = [{"name": "Ada"}, {"name": "Moth", "level": "random"}]


def keep_picture(player: Player, name: str) -> None:
    """For those who want to look at it."""
    if PICTURES:
        player.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def played(player: Player) -> str:
    """A match that bots have played to its end."""
    id = player.lay(BOTS, entities=2, first="A", turn_limit=40)
    deadline = time.monotonic() + LONG / 1000
    while not player.api(f"/api/matches/{id}")["finished"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    return id


def test_a_match_is_told_apart_and_leads_to_its_steps(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 1280, 900) as player:
        id = played(player)
        player.go(f"/match/{id}")
        player.page.get_by_role("link", name="Luck and skill").click()
        expect(player.page.get_by_role("table")).to_be_visible(timeout=LONG)
        expect(player.page.get_by_text("This is exact, with perfect play")).to_be_visible()
        keep_picture(player, "analysis-wide")
        assert player.complaints() == []
        player.page.get_by_role("slider").press("ArrowRight")
        expect(player.page.locator(".told")).to_contain_text("Step 1 of")
        player.page.locator(f"section a[href^='/replay/{id}?step=']").first.press("Enter")
        expect(player.page.locator(".controls")).to_be_visible()
        wanted = int(player.page.url.rpartition("=")[2])
        expect(player.page.locator(".controls")).to_contain_text(f"Step {wanted} of")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_legible_at_360_pixels(browser: Browser, server: Server, theme: str) -> None:
    with Player.at(browser, server.address, 360, 740, color_scheme=theme) as player:
        player.go(f"/analysis/{played(player)}")
        expect(player.page.get_by_role("table")).to_be_visible(timeout=LONG)
        assert player.overflow() == 0
        keep_picture(player, f"analysis-narrow-{theme}")
        assert player.complaints() == []


def test_a_hint_is_given_marked_and_taken(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 360, 740) as player:
        page = player.page
        player.go(f"/match/{player.lay(AGAINST_BOT, entities=2, first='A')}")
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_text("A strong player would choose")).to_be_visible(timeout=LONG)
        keep_picture(player, "hint")
        assert player.overflow() == 0
        assert player.complaints() == []
        page.get_by_role("button", name="Odds").click()
        expect(page.get_by_text("With the best choice, chances to win")).to_be_visible(timeout=LONG)
        keep_picture(player, "odds")
        page.get_by_role("button", name="Hint", exact=True).click()
        page.get_by_role("button", name="Roll the die").click(timeout=LONG)
        expect(page.get_by_text("A strong player would choose")).to_have_count(0)
        assert "Ada asked for a hint." in player.log()
