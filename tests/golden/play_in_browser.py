"""Plays games in the browser on a running server, with mouse, touch or keys; the records are goldens.

`cd tests && PYTHONPATH=../tools/bootstrap ../.venv/bin/python -m golden.play_in_browser http://localhost:8017`
plays each game that is missing in `played/`, from the first page to the download of its record.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from browser import test_betwixt_and_between as betwixt
from browser import test_dunkelrunde as dunkel
from browser import test_light_and_dark as light
from browser import test_shadow_and_light as shadow
from browser.conftest import FLAGS
from browser.player import Player
from playwright.sync_api import expect, sync_playwright

import chromium

PLAYED = Path(__file__).parent / "played"
DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 664, "has_touch": True, "is_mobile": True}
DOWNLOAD = ".result a[download]"
PATIENCE = 180_000  # milliseconds for one decision; bots are slow on a busy machine
LONG = 70  # decisions after which the adventure is ended


class Mouse:
    """Uses the mouse."""

    window = DESK

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def use(self, selector: str) -> None:
        self.page.locator(selector).first.click()


class Finger(Mouse):
    """Uses touch."""

    window = PHONE

    def use(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def slide(self, *points: light.Point) -> None:
        touch = self.page.context.new_cdp_session(self.page)
        for n, (x, y) in enumerate(points):
            kind = "touchMove" if n else "touchStart"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()


class Keys(Mouse):
    """Uses the keyboard only."""

    def use(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_visible()
        shadow.press(self.player, selector)


# --- games -------------------------------------------------------------------------------------------


def play_illuminated(hand: Mouse) -> None:
    """Repeat three raises and an end of turn until the game is over."""
    attempts = 0
    while hand.player.wait_for_turn():
        before = hand.player.step()
        attempts += 1
        if attempts % 4:
            hand.use("[data-verb=raise]")
            hand.use(".pile:not([disabled])")
            hand.use(".hand .button.main")
        else:
            hand.use("[data-verb=end]")
        hand.player.wait_beyond(before)


def play_betwixt(hand: Mouse) -> None:
    clicking, dice = betwixt.Mouse(hand.player), Random(7)
    while asked := betwixt.mode(hand.player):
        betwixt.decide(clicking, asked, dice)


def play_dunkelrunde(hand: Mouse) -> None:
    while dunkel.is_my_turn(hand.player):
        before = hand.player.step()
        if hand.page.locator(dunkel.GOAL).count() == 0:
            hand.use(dunkel.PIECE)
        if hand.page.locator(dunkel.GOAL).count():
            hand.use(dunkel.GOAL)
        hand.player.wait_beyond(before)


def play_light_and_dark(hand: Finger) -> None:
    while asked := light.mode(hand.player):
        before = hand.player.step()
        if asked == "flick":
            hand.slide(*_pull(hand.player))
        else:
            hand.use("[data-confirm]")
        hand.player.wait_beyond(before)


def _pull(player: Player) -> list[light.Point]:
    """A pull away from the nearest opposing disc, which flicks towards it."""
    own = light.discs(player, "[data-mark=open]")
    side = player.page.locator(f"[data-disc='{own[0]}']").get_attribute("data-faction")
    theirs = [light.at_rest(player, disc) for disc in light.discs(player, f":not([data-faction={side}])")]
    pairs = [(light.middle(player, one), other) for one in own for other in theirs]
    (x, y), (right, down) = min(pairs, key=lambda pair: math.dist(*pair))
    far = math.dist((x, y), (right, down))
    return [(x - (right - x) / far * pull, y - (down - y) / far * pull) for pull in (0, 30, 60)]


def play_shadow_and_light(hand: Mouse) -> None:
    for _ in range(LONG):
        asked = shadow.phase(hand.player)
        if asked == "":
            return
        before = hand.player.step()
        shadow.decide_by_key(hand.player, asked)
        hand.player.wait_beyond(before)
    shadow.phase(hand.player)
    hand.use(".more button")
    hand.use(".more [data-offer=end]")
    hand.use("dialog[open] .main")
    while shadow.phase(hand.player):
        before = hand.player.step()
        hand.use(".foot [data-offer=end]")
        hand.player.wait_beyond(before)


GAMES: dict[str, tuple[type[Mouse], Callable[[Any], None]]] = {
    "illuminated": (Mouse, play_illuminated),
    "betwixt_and_between": (Mouse, play_betwixt),
    "dunkelrunde": (Finger, play_dunkelrunde),
    "light_and_dark": (Finger, play_light_and_dark),
    "shadow_and_light": (Keys, play_shadow_and_light),
}


def play(hand: Mouse, game: str, to_the_end: Callable[[Any], None]) -> str:
    """Play from the first page to the end; returns the record that the page offers then."""
    hand.page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    hand.player.go("/")
    hand.use(f"a[href='/new/{game}']")
    hand.use("form button.main")
    hand.page.wait_for_url("**/match/**")
    hand.use("form button.main")
    to_the_end(hand)
    with hand.page.expect_download() as download:
        hand.use(DOWNLOAD)
    return download.value.path().read_text(encoding="utf-8")


def main(address: str, *wanted: str) -> None:
    path = os.environ.get("GLOAMING_CHROMIUM") or str(chromium.path())
    missing = [game for game in wanted or GAMES if not (PLAYED / f"{game}.jsonl").is_file()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in missing:
            kind, to_the_end = GAMES[game]
            with Player.at(browser, address, **kind.window) as player:
                record = play(kind(player), game, to_the_end)
            (PLAYED / f"{game}.jsonl").write_text(record, encoding="utf-8")
            print(f"played {game}")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
