"""DunkelRunde's table in a real browser: by mouse, by keyboard, and a whole game."""

from __future__ import annotations

import pytest
from browser.conftest import Server
from browser.playing import Player
from playwright.sync_api import Browser, expect

GAME = "dunkelrunde"
BOT: dict[str, object] = {"name": "Moth", "level": "greedy"}
PIECE = "[data-piece]:not([aria-disabled=true])"
GOAL = "[data-goal]"


def sit(player: Player, seats: int = 2) -> None:
    bots: list[dict[str, object]] = [{**BOT, "name": f"Moth {n}"} for n in range(1, seats)]
    player.go(f"/table/{player.lay([{'name': 'Ember'}, *bots], game=GAME)}")


def is_my_turn(player: Player) -> bool:
    """Wait for a piece to move; False once the curse is broken."""
    expect(player.page.locator(f"{PIECE}, .result").first).to_be_visible()
    return player.result.count() == 0


def wait_beyond(player: Player, step: int) -> None:
    for _ in range(200):
        if player.step() > step:
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(f"nothing was done after step {step}")


def click_a_move(player: Player) -> None:
    """Choose the first piece that may move, and its first goal if it asks for one."""
    before = player.step()
    player.page.locator(PIECE).first.click()
    goal = player.page.locator(GOAL).first
    if goal.count():
        goal.click()
    wait_beyond(player, before)


def test_pieces_are_moved_by_mouse(player: Player) -> None:
    sit(player)
    for _ in range(4):
        if is_my_turn(player):
            click_a_move(player)
    assert "Ember" in player.log()


def test_pieces_are_moved_by_keyboard_alone(player: Player) -> None:
    sit(player)
    for _ in range(3):
        if not is_my_turn(player):
            break
        before = player.step()
        player.page.locator(PIECE).first.focus()
        player.page.keyboard.press("Enter")
        if player.page.locator(GOAL).count():
            player.page.keyboard.press("Enter")
        wait_beyond(player, before)


@pytest.mark.slow
def test_a_whole_game_by_mouse(player: Player) -> None:
    sit(player)
    while is_my_turn(player):
        click_a_move(player)
    expect(player.result).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str) -> None:
    with Player.at(browser, server.address, 1280, 900, color_scheme=theme) as player:
        sit(player, 3)
        is_my_turn(player)
        assert player.complaints() == []


@pytest.mark.parametrize("width", [360, 1920])
def test_nothing_is_wider_than_the_window(browser: Browser, server: Server, width: int) -> None:
    with Player.at(browser, server.address, width, 800, locale="de-DE") as player:
        sit(player, 6)
        is_my_turn(player)
        assert player.overflow() <= 0
