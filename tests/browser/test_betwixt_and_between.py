"""Betwixt & Between in a real browser: draft, land and weave by mouse and by keyboard, and whole games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, Locator, expect

GAME = "betwixt_and_between"
BOT: dict[str, object] = {"name": "Moth", "level": "random"}

SPACE = "[data-space][data-lit]"
TARGET = "[data-target]"
CARD = "[data-hand]:not([aria-disabled=true])"
ABSORB = "[data-absorb]:not([aria-disabled=true])"
SPELL = "[data-spell]:not([aria-disabled=true])"
CELL = "[data-cell].open, [data-tray].open"
CONFIRM = "[data-confirm]"
PLAIN = "[data-plain]:not([aria-disabled=true])"
PERFORM = "[data-perform]:not([aria-disabled=true])"
ENOUGH = 800  # decisions of a whole game; most have about 150


def sit(player: Player, seats: int = 2, **settings: object) -> str:
    bots: list[dict[str, object]] = [{**BOT, "name": f"Moth {n}"} for n in range(1, seats)]
    id = player.lay([{"name": "Ember"}, *bots], game=GAME, **settings)
    player.go(f"/match/{id}")
    return id


def mode(player: Player) -> str:
    """Wait until something is asked, and say what; empty once the game is over."""
    page = player.page
    while True:
        expect(page.locator("[data-mode]:not([data-mode=watch]), .result").first).to_be_visible()
        if player.result.count():
            return ""
        asked = str(page.locator("[data-mode]").get_attribute("data-mode"))
        if asked != "watch":
            return asked


class Mouse:
    """Somebody who clicks."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def choose(self, selector: str, n: int = 0) -> None:
        found = self.page.locator(selector)
        found.nth(n % found.count()).click()

    def turn(self) -> None:
        self.page.mouse.wheel(0, 100)


class Keys(Mouse):
    """Somebody without a mouse: Tab, arrow keys, letters and Enter."""

    def choose(self, selector: str, n: int = 0) -> None:
        found = self.page.locator(selector)
        goal = found.nth(n % found.count())
        if goal.get_attribute("data-space") is not None:
            self._walk(str(goal.get_attribute("data-space")))
        elif goal.get_attribute("data-cell") is not None:
            self._cross(int(str(goal.get_attribute("data-cell"))))
        else:
            self._tab(goal)
        self.page.keyboard.press("Enter")

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def held(self, name: str) -> str | None:
        found = self.page.evaluate("name => document.activeElement?.getAttribute(name) ?? null", name)
        return None if found is None else str(found)

    def _tab(self, goal: Locator) -> None:
        """Go back to the goal: what is new stands before the log, and the keyboard is mostly behind it."""
        for key in ["Tab"] * 12 + ["Shift+Tab"] * 60:
            if goal.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not come to {goal}")

    def _reach(self, name: str) -> str:
        for key in ["Shift+Tab"] * 40 + ["Tab"] * 80:
            at = self.held(name)
            if at is not None:
                return at
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not come to [{name}]")

    def _walk(self, goal: str) -> None:
        at = self._reach("data-space")
        self._steps(ord(goal[0]) - ord(at[0]), int(goal[1]) - int(at[1]))
        assert self.held("data-space") == goal

    def _cross(self, goal: int) -> None:
        at = int(self._reach("data-cell"))
        self._steps(goal % 5 - at % 5, goal // 5 - at // 5)
        assert self.held("data-cell") == str(goal)

    def _steps(self, right: int, down: int) -> None:
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")


def decide(hand: Mouse, asked: str, lot: Random) -> None:
    """Make one decision of whatever is asked, any that is offered."""
    before = hand.player.shown_step()
    n = lot.randrange(100)
    if asked in ("learn", "draft"):
        hand.choose("[data-draft] button:not([aria-disabled=true])", n)
    elif asked == "turn":
        take_turn(hand, n)
    elif asked in ("place", "align", "reshape-to"):
        if not hand.has(CONFIRM):
            hand.choose(SPACE, n)
        hand.choose(CONFIRM)
    elif asked == "exchange":
        hand.choose(CELL, n)
        hand.choose("[data-element]", n)
    elif asked == "weave":
        weave(hand, n)
    else:
        hand.choose(WAYS[asked], n)
    hand.player.wait_beyond(before)


WAYS = {
    "rite": "[data-element]",
    "spell": f".supply {SPELL}, [data-plain=blind]:not([aria-disabled=true])",
    "travel": SPACE,
    "reshape": SPACE,
    "replenish": SPACE,
    "destroy": SPACE,
    "station": SPACE,
    "clearing": SPACE,
    "discard": CARD,
    "give": CELL,
    "lead": "[data-chip]",
    "remove": "[data-chip]",
    "offering": PLAIN,
}


def take_turn(hand: Mouse, n: int) -> None:
    """Use whatever can be used, then explore, then end the turn."""
    if hand.has(PERFORM):
        hand.choose(PERFORM)
    elif hand.has(f".book {SPELL}"):
        hand.choose(f".book {SPELL}", n)
    elif hand.has("[data-chip=absorb]"):
        hand.choose("[data-chip=absorb]" if isinstance(hand, Keys) else TARGET, n)
    elif hand.has(ABSORB):
        hand.choose(ABSORB, n)
        hand.choose(CONFIRM)
    elif hand.has(CARD) and (n % 2 or not hand.has(SPACE)):
        explore(hand, n)
    elif hand.has(SPACE):
        hand.choose(SPACE, n)
    else:
        hand.choose("[data-plain=end]")


def explore(hand: Mouse, n: int) -> None:
    hand.choose(CARD, n)
    if hand.has(SPACE):
        hand.choose(SPACE, n)
        hand.turn()
    hand.choose(CONFIRM)


def weave(hand: Mouse, n: int) -> None:
    """Take the suggestion, prepare what stands then, and be done."""
    expect(hand.page.locator("[data-suggest]")).to_be_enabled()  # not while gems are still being laid
    hand.choose("[data-suggest]")
    ready = f".book {SPELL}.lit"
    hand.page.wait_for_timeout(300)
    hand.choose(ready if hand.has(ready) else "[data-done]")


def play(hand: Mouse, decisions: int, until: Callable[[str], bool] = lambda asked: asked == "") -> str:
    """Decide until it is so, or so often; returns what is asked then."""
    lot = Random(7)
    for _ in range(decisions):
        asked = mode(hand.player)
        if until(asked):
            return asked
        decide(hand, asked, lot)
    return mode(hand.player)


def test_a_draft_a_rite_and_a_turn_by_mouse(player: Player) -> None:
    sit(player, first="A")
    page, hand = player.page, Mouse(player)
    assert play(hand, 12, lambda asked: asked == "turn") == "turn"
    assert page.locator("[data-rite]").get_attribute("data-rite") != ""
    assert page.locator(CARD).count() == 4
    page.locator(CARD).first.click()
    page.locator("[data-space=c3]").click()
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_attribute("data-turn", "0")
    for turned in ("1", "2"):
        page.mouse.wheel(0, 100)
        expect(ghost).to_have_attribute("data-turn", turned)
    page.keyboard.press("r")
    expect(ghost).to_have_attribute("data-turn", "3")
    page.locator("[data-turn-by='-1']").click()
    expect(ghost).to_have_attribute("data-turn", "2")
    page.locator("[data-space=c3]").click()
    if play(hand, 1, lambda asked: asked != "spell") == "place":
        page.locator(CONFIRM).click()
    expect(page.locator(".log")).to_contain_text("Ember explores")
    expect(page.locator("[data-card-at='16']")).to_be_visible()
    for space in ("e5", "c3"):
        page.locator(f"[data-space={space}]").hover()
    expect(page.locator("[data-whisper]")).to_contain_text("c3")


def test_gems_are_dragged_into_the_weave_and_out_of_it(player: Player) -> None:
    sit(player, first="A")
    page, hand = player.page, Mouse(player)
    tray, cells = page.locator("[data-tray]:not([aria-disabled=true])"), page.locator("[data-cell]")
    for _ in range(12):
        assert play(hand, 60, lambda asked: asked == "weave") == "weave"
        if tray.count():
            break
        decide(hand, "weave", Random(1))
    drag(player, tray.first, cells.nth(6))
    expect(page.locator("[data-cell='6'][data-gem]")).to_be_visible()
    expect(page.locator("[data-settled=true]")).to_be_visible()  # or the page still moves under the hand
    drag(player, cells.nth(6), cells.nth(18))
    expect(page.locator("[data-cell='18'][data-gem]")).to_be_visible()
    expect(page.locator("[data-settled=true]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-cell='18'][data-gem]")).to_be_visible()
    drag(player, page.locator("[data-cell='18']"), page.locator("[data-mode] h2").first)
    expect(page.locator("[data-cell][data-gem]")).to_have_count(0)
    expect(page.locator("[data-settled=true]")).to_be_visible()


def drag(player: Player, start: Locator, end: Locator) -> None:
    mouse = player.page.mouse
    start.scroll_into_view_if_needed()
    first, last = start.bounding_box(), end.bounding_box()
    assert first is not None and last is not None
    mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    mouse.down()
    mouse.move(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2, steps=5)
    mouse.up()


def test_a_round_begins_by_keyboard_alone(player: Player) -> None:
    sit(player, first="A")
    play(Keys(player), 20)
    assert "Ember explores" in player.log()


def test_panes_are_switched_on_a_small_screen(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 360, 740, has_touch=True, is_mobile=True) as player:
        sit(player, first="A")
        page = player.page
        assert play(Mouse(player), 12, lambda asked: asked == "turn") == "turn"
        expect(page.locator("[data-space=a1]")).to_be_visible()
        page.locator("[data-pane=weave]").click()
        expect(page.locator("[data-cell='0']")).to_be_visible()
        expect(page.locator("[data-space=a1]")).to_have_count(0)
        page.locator("[data-pane=table]").click()
        expect(page.locator("[data-sheet]")).to_have_count(2)
        page.locator("[data-pane=land]").click()
        page.locator(CARD).first.tap()
        page.locator("[data-space=c3]").tap()
        page.locator(CONFIRM).tap()
        play(Mouse(player), 2, lambda asked: asked == "turn")
        assert player.overflow() <= 0


def test_a_choice_can_be_taken_back_before_anything_is_revealed(player: Player) -> None:
    sit(player, first="A")
    page, hand = player.page, Mouse(player)
    assert play(hand, 12, lambda asked: asked == "turn") == "turn"
    before = player.shown_step()
    hand.choose(SPACE)
    player.wait_beyond(before)
    assert mode(player) == "turn"
    at = page.locator("[data-piece='mystic 0']").get_attribute("data-piece-at")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-piece='mystic 0']")).not_to_have_attribute("data-piece-at", str(at))


def test_a_hint_that_is_taken_leaves_nothing_in_hand(player: Player) -> None:
    sit(player, first="A")
    page = player.page
    assert play(Mouse(player), 12, lambda asked: asked == "turn") == "turn"
    for _ in range(20):
        before = player.shown_step()
        page.get_by_role("button", name="Hint", exact=True).click()
        page.get_by_role("button", name="Do it").click()
        player.wait_beyond(before)
        mode(player)
        expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
        if "Ember explores" in player.log() and mode(player) not in ("spell", "place"):
            break
    assert "Ember explores" in player.log()
    assert play(Mouse(player), 3) != ""


def test_what_is_not_possible_is_explained(player: Player) -> None:
    sit(player, first="A")
    page = player.page
    assert play(Mouse(player), 12, lambda asked: asked == "turn") == "turn"
    reason = page.get_by_role("alert")
    page.locator("[data-plain=end]").focus()
    page.keyboard.press("Enter")
    expect(reason).to_contain_text("You must explore before your turn ends.")
    page.locator("[data-space=e1]").click(force=True)
    expect(reason).to_contain_text("That space is not next to it.")


def test_the_dummy_says_what_moves_it(player: Player) -> None:
    sit(player, 1, scenario="2", layout="1")
    expect(player.page.locator("[data-goal=points]")).to_contain_text("of 55 points")
    expect(player.page.locator("[data-goal=elements]")).to_be_visible()
    play(Mouse(player), 80, lambda _: player.page.locator("[data-dummy-note]").count() > 0)
    expect(player.page.locator("[data-dummy-note]")).to_contain_text("Drew")


@pytest.mark.slow
@pytest.mark.parametrize("person", [Mouse, Keys])
def test_a_whole_game(player: Player, person: type[Mouse]) -> None:
    sit(player)
    assert play(person(player), ENOUGH) == ""
    expect(player.page.locator("[data-count]")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["none", "3", "4"])
def test_a_whole_solo_game(player: Player, scenario: str) -> None:
    sit(player, 1, scenario=scenario)
    assert play(Mouse(player), ENOUGH) == ""
    expect(player.page.locator("[data-count]")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str) -> None:
    with Player.at(browser, server.address, 1280, 900, color_scheme=theme) as player:
        sit(player, 3, first="A")
        hand = Mouse(player)
        for asked in ("learn", "draft", "rite", "turn", "weave"):
            assert play(hand, 30, asked.__eq__) == asked
            assert player.complaints() == []


@pytest.mark.parametrize("width", [360, 1000, 1920])
def test_nothing_is_wider_than_the_window(browser: Browser, server: Server, width: int) -> None:
    with Player.at(browser, server.address, width, 800, locale="de-DE") as player:
        sit(player, 4, first="A")
        for asked in ("learn", "draft", "turn"):
            assert play(Mouse(player), 20, asked.__eq__) == asked
            assert player.overflow() <= 0
