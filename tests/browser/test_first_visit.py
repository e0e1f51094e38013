"""A visit of the home page: how many bytes it gets, and what it waits for."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, BrowserContext, Route, expect

MOST = 120_000  # bytes on the wire, headers included
SHIFTS = """
window.shifts = [];
const shifted = (list) => window.shifts.push(...list.getEntries().map((shift) => shift.value));
new PerformanceObserver(shifted).observe({ type: "layout-shift", buffered: true });
"""


class Wire:
    """Everything that a page gets from the server, counted as it comes over the wire."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.names: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        session = context.new_cdp_session(self.page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.names[event["requestId"]] = event["request"]["url"].split("/", 3)[3]

    def _came(self, event: dict[str, Any]) -> None:
        name = self.names[event["requestId"]]
        self.bytes[name] = self.bytes.get(name, 0) + int(event["encodedDataLength"])

    def visit(self, address: str) -> int:
        """Opens the home page with all its games, and returns how many bytes came."""
        self.bytes.clear()
        self.page.goto(address)
        self.page.locator(".tiles li").nth(4).wait_for()
        self.page.wait_for_load_state("networkidle")
        return sum(self.bytes.values())

    def summary(self) -> str:
        lines = sorted(self.bytes.items(), key=lambda item: -item[1])
        return "\n".join(f"{size:8,} /{name}" for name, size in lines)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_first_visit_is_small_and_a_second_much_smaller(
    browser: Browser, server: Server, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    context = browser.new_context(locale=language, service_workers="block")
    wire = Wire(context)
    first = wire.visit(server.address)
    story = wire.summary()
    second = wire.visit(server.address)
    context.close()
    with capsys.disabled():
        print(f"\nhome in {language}: {first:,} bytes at first, then {second:,}\n{story}")
    assert first < MOST, story
    assert second < first / 5, wire.summary()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_games_wait_for_nothing_else_and_stay_where_they_are(
    browser: Browser, server: Server, width: int
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    boxes = (
        "[...document.querySelectorAll('nav a, .tiles article')].map((one) => one.getBoundingClientRect())"
    )
    with Player.at(browser, server.address, width, 900) as player:
        page = player.page
        player.lay([{"name": "Ember"}, {"name": "Owl"}])
        page.add_init_script(SHIFTS)
        for path in ("/api/me", "/api/matches"):
            page.route(f"**{path}", hold)
        player.go("/")
        expect(page.locator(".tiles article")).not_to_have_count(0)
        page.wait_for_load_state("load")
        before = page.evaluate(boxes)
        page.evaluate("window.shifts.length = 0")
        expect(page.locator("header .me")).to_have_count(0)
        held[0].continue_()
        expect(page.locator("header .me")).to_be_visible()
        page.unroute("**/api/matches")
        for route in held[1:]:
            route.continue_()
        expect(page.locator("section li a[href^='/match/']").first).to_be_attached()
        assert page.evaluate(boxes) == before
        assert page.evaluate("window.shifts") == []
