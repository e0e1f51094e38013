"""DunkelRunde's table in a real browser: by mouse, by finger, by keyboard, and whole games."""

from __future__ import annotations

from itertools import count

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, expect

from gloaming.core.discovery import find
from gloaming.core.record.reader import read
from gloaming.core.record.replay import position
from gloaming.core.state import State
from gloaming.i18n.catalogue import catalogue

GAME = "dunkelrunde"
BOT: dict[str, object] = {"name": "Moth", "level": "greedy"}
PIECE = "[data-piece]:not([aria-disabled=true])"
GOAL = "[data-goal]"
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sit(player: Player, seats: int = 2) -> str:
    bots: list[dict[str, object]] = [{**BOT, "name": f"Moth {n}"} for n in range(1, seats)]
    id = player.lay([{"name": "Ember"}, *bots], game=GAME)
    player.go(f"/match/{id}")
    return id


def is_my_turn(player: Player) -> bool:
    """Wait for a piece to move; False once the curse is broken."""
    expect(player.page.locator(f"{PIECE}, .result").first).to_be_visible()
    return player.result.count() == 0


def click_a_move(player: Player) -> None:
    """Choose the first piece that may move, and its first goal if it asks for one."""
    before = player.step()
    player.page.locator(PIECE).first.click()
    goal = player.page.locator(GOAL).first
    if goal.count():
        goal.click()
    player.wait_beyond(before)


def test_pieces_are_moved_by_mouse(player: Player) -> None:
    sit(player)
    for _ in range(4):
        if is_my_turn(player):
            click_a_move(player)
    assert "Ember" in player.log()


def spot(player: Player, selector: str, n: int = 0) -> tuple[float, float]:
    """The middle of something that is drawn on the board, once it has come to rest."""
    places: list[tuple[float, float]] = []
    while len(places) < 2 or places[-1] != places[-2]:
        box = player.page.locator(selector).nth(n).bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        player.page.evaluate(PAINTED)
    return places[-1]


def test_lit_tiles_are_clicked_on_the_board(player: Player) -> None:
    sit(player)
    for n in range(8):
        if not is_my_turn(player):
            break
        before = player.step()
        if player.page.locator(GOAL).count() == 0:
            player.page.locator(PIECE).first.click()
        lit = player.page.locator("[data-goal-at]").count()
        player.page.mouse.click(*spot(player, "[data-goal-at] .ring", n % lit))
        player.wait_beyond(before)


def test_pieces_and_tiles_are_tapped_on_a_small_screen(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 360, 740, has_touch=True, is_mobile=True) as player:
        sit(player)
        for _ in range(4):
            if not is_my_turn(player):
                break
            before = player.step()
            if player.page.locator(GOAL).count() == 0:
                player.page.touchscreen.tap(*spot(player, "[data-mark=open] .ring"))
            expect(player.page.locator(GOAL).first).to_be_visible()
            player.page.touchscreen.tap(*spot(player, "[data-goal-at] .ring"))
            player.wait_beyond(before)


def test_the_ring_at_a_pieces_feet_is_the_piece_and_not_the_tile_beneath(player: Player) -> None:
    sit(player)
    for _ in range(3):
        assert is_my_turn(player)
        for n in range(player.page.locator("[data-mark=open] .ring").count()):
            beneath = "([x, y]) => document.elementFromPoint(x, y).closest('[data-figure]') !== null"
            assert player.page.evaluate(beneath, spot(player, "[data-mark=open] .ring", n))
        click_a_move(player)


def state_of(player: Player, id: str) -> State:
    record = player.page.request.get(f"{player.address}/api/matches/{id}/record").text()
    game = find(GAME)
    return position(game, read(record), game.content())


def test_a_tile_that_cannot_be_reached_says_why_in_the_servers_words(player: Player) -> None:
    page, game, t = player.page, find(GAME), catalogue("en", find(GAME))
    seen = set()
    id = sit(player)
    for start in (0, 2):
        is_my_turn(player)
        state = state_of(player, id)
        for piece in page.locator(PIECE).all():
            name = str(piece.get_attribute("data-piece"))
            if piece.get_attribute("aria-pressed") != "true":
                piece.click()
            for tile in range(start, 52, 8):
                action = game.parse_action(written(name, tile))
                assert action is not None
                refusal = state.why_not(0, action)
                page.mouse.move(*spot(player, f"[data-tile='{tile}']"))
                whisper = page.locator("[data-whisper] span")
                if refusal is None or refusal.key == "refusal-must-step" or whisper.count() == 0:
                    continue
                if page.locator("[data-whisper]").get_attribute("data-whisper") == "tile":
                    expect(whisper).to_have_text(t.phrase(refusal, []))
                    seen.add(refusal.key)
        page.keyboard.press("Escape")
        click_a_move(player)
    assert seen, "no tile said why"


def written(piece: str, tile: int) -> str:
    """The move of the table's `child 0`, `ghost 0` or `group 12` to a tile, in notation."""
    kind, number = piece.split()
    who = {"child": f"A {'boy' if int(number) % 2 else 'girl'}", "ghost": f"ghost {int(number) + 1}"}
    return f"{who.get(kind, piece)} > {tile}"


def press_a_move(player: Player) -> None:
    """Go to the pieces with Tab, to one that may move with the arrows; take it and its goal with Enter."""
    page, before = player.page, player.step()

    def held(name: str) -> str | None:
        found = page.evaluate("name => document.activeElement.getAttribute(name)", name)
        return None if found is None else str(found)

    for presses in count():
        if held("data-piece") or held("data-goal"):
            break
        assert presses < 40, "Tab does not come to the pieces"
        page.keyboard.press("Tab")
    while held("aria-disabled") == "true":
        page.keyboard.press("ArrowRight")
    if held("data-piece"):
        page.keyboard.press("Enter")
        page.wait_for_function(
            "document.activeElement.dataset.goal !== undefined || !document.querySelector('[data-goal]')"
        )
    if held("data-goal"):
        page.keyboard.press("Enter")
    player.wait_beyond(before)


def test_pieces_are_moved_by_keyboard_alone(player: Player) -> None:
    sit(player)
    for _ in range(3):
        if is_my_turn(player):
            press_a_move(player)


@pytest.mark.slow
def test_a_whole_game_by_mouse(player: Player) -> None:
    sit(player)
    while is_my_turn(player):
        click_a_move(player)
    expect(player.result).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(player: Player) -> None:
    sit(player)
    while is_my_turn(player):
        press_a_move(player)
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
