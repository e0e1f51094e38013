"""What a first visit costs: the bytes that a browser gets for the home page, and what a second one spares."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Server
from playwright.sync_api import Browser, BrowserContext

MOST = 120_000  # bytes on the wire, headers included


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
