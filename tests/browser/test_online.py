"""Two people at two browsers: they meet, play, lose the line, come back, and look at it all again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

import pytest
from browser.conftest import Server
from browser.player import PATIENCE, Player
from playwright.sync_api import Browser, expect


@pytest.fixture
def ada(browser: Browser, server: Server) -> Iterator[Player]:
    with Player.at(browser, server.address, 1280, 900) as player:
        player.introduce("Ada")
        yield player


@pytest.fixture
def bo(browser: Browser, server: Server) -> Iterator[Player]:
    with Player.at(browser, server.address, 390, 844) as player:
        player.introduce("Bo")
        yield player


def met(ada: Player, bo: Player) -> str:
    """A table that Ada makes, to which Bo comes by her link, and that both are ready for; returns its id."""
    ada.go("/new/illuminated")
    page = ada.page
    page.get_by_text("Everyone at their own device").click()
    page.get_by_label("Entities").fill("1")
    page.get_by_label("Turn limit").fill("6")
    page.get_by_label("First player").select_option("A")
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("Invitation", exact=True).input_value()
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Sit here").first.click()
    for player in (bo, ada):
        player.page.get_by_role("button", name="I am ready").click()
    for player in (ada, bo):
        expect(player.page.locator("[data-verb=end]")).to_be_visible()
    return link.split("/match/")[1].split("?")[0]


def turns(*players: Player, count: int) -> None:
    """Whoever has to decide ends the turn, so often."""
    for _ in range(count):
        deciding = _deciding(*players)
        if deciding is None:
            return
        _end_turn(deciding)


def _end_turn(player: Player) -> None:
    before = player.step()
    player.end_turn()
    _wait(player, lambda: player.step() > before)


def _deciding(*players: Player) -> Player | None:
    """The one to whom the table offers something; none once the game is over."""
    offered = "[data-verb=end]:not([aria-disabled=true])"
    _wait(players[0], lambda: any(p.page.locator(f"{offered}, .result").count() for p in players))
    return next((player for player in players if player.page.locator(offered).count()), None)


def _wait(player: Player, until: Callable[[], bool]) -> None:
    """Until something has happened, but not for ever."""
    deadline = monotonic() + PATIENCE / 1000
    while not until():
        assert monotonic() < deadline, player.page.locator("main").inner_text()
        player.page.wait_for_timeout(50)


def test_friends_meet_play_lose_the_line_and_look_back(
    ada: Player, bo: Player, browser: Browser, server: Server
) -> None:
    id = met(ada, bo)
    turns(ada, bo, count=2)

    bo.page.context.set_offline(True)
    expect(bo.page.get_by_text("The line is broken").first).to_be_visible()
    turns(ada, count=1)  # she began, so after two turns it is hers again
    bo.page.context.set_offline(False)
    turns(ada, bo, count=2)
    ada.page.reload()
    expect(ada.page.locator("[data-verb=end]")).to_be_visible()

    with Player.at(browser, server.address, 768, 900) as eve:
        eve.go(f"/match/{id}")
        expect(eve.page.locator("[data-verb=end]:not([aria-disabled=true])")).to_have_count(0)
        step = eve.step()
        turns(ada, bo, count=1)
        _wait(eve, lambda: eve.step() > step)
        assert eve.complaints() == []

    server.restart()
    turns(ada, bo, count=1000)
    for player in (ada, bo):
        expect(player.result).to_be_visible()

    bo.page.get_by_role("link", name="Replay").first.click()
    expect(bo.page).to_have_url(f"{server.address}/replay/{id}")
    bo.page.get_by_role("button", name="Verify the dice").click()
    expect(bo.page.locator(".verdict.right")).to_be_visible()
    assert bo.complaints() == []
    assert bo.overflow() <= 0
