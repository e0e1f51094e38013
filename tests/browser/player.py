"""A person in front of the browser client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from paths import ROOT
from playwright.sync_api import Browser, Locator, Page, Request, expect

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PATIENCE = 30_000  # milliseconds; machines are shared


class Player:
    """A page, what went wrong on it, and the ways to get around."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._check_request)

    @classmethod
    @contextmanager
    def at(
        cls, browser: Browser, address: str, width: int, height: int, pace: str = "instant", **options: Any
    ) -> Iterator[Player]:
        """Someone with a window of this size; nothing moves or lingers unless asked otherwise."""
        wishes = {"reduced_motion": "reduce", "color_scheme": "dark", "locale": "en-GB", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True, **wishes)
        context.add_init_script(
            f"localStorage['gloaming.preferences'] ??= JSON.stringify({{ pace: '{pace}' }})"
        )
        player = cls(context.new_page(), address)
        try:
            yield player
            assert player.errors == []
        finally:
            context.close()

    def _check_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.errors.append(f"asked another server: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def api(self, path: str, body: dict[str, object] | None = None) -> Any:
        """Ask the server as the client does."""
        request = self.page.request
        address = self.address + path
        answer = request.get(address) if body is None else request.post(address, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def introduce(self, name: str = "Ada") -> str:
        """Have a session, as everyone has who opens the first page; returns the person's id."""
        return str(self.api("/api/me", {"name": name})["person"])

    def lay(self, seats: list[dict[str, object]], game: str = "illuminated", **settings: object) -> str:
        """A table that has begun, without going through the pages that make one; returns its id."""
        self.introduce()
        made = self.api("/api/matches", {"game": game, "seats": seats, "settings": settings})
        words = {str(n): "owl" for n, seat in enumerate(seats) if "level" not in seat}
        self.api(f"/api/matches/{made['id']}/words", {"words": words})
        return str(made["id"])

    # --- at the table -------------------------------------------------------------------------------

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    def wait_for_turn(self) -> bool:
        """Wait until a choice is offered; False if the game is over instead."""
        ready = self.page.locator("[data-verb=end]:not([aria-disabled=true]), .result").first
        expect(ready).to_be_visible()
        return self.result.count() == 0

    def end_turn(self) -> None:
        self.page.locator("[data-verb=end]").click()

    def log(self) -> str:
        return str(self.page.locator(".log").inner_text())

    # --- what must always hold -----------------------------------------------------------------------

    def complaints(self) -> list[str]:
        """What axe finds on the page, once it is there: on a busy machine it may still be coming.

        Discs may lie close together, wherever the game has put them: WCAG 2.5.8 excepts such targets.
        """
        self.page.locator("h1").first.wait_for(state="attached")
        self.page.evaluate(AXE)
        found = self.page.evaluate("tags => axe.run(document, { runOnly: tags })", TAGS)
        return [
            f"{rule['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
            for rule in found["violations"]
            for node in rule["nodes"]
            if not (rule["id"] == "target-size" and 'class="disc ' in node["html"])
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(
            self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        )

    def step(self) -> int:
        match = re.search(r"/match/([^/?]+)", self.page.url)
        assert match is not None
        return int(self.api(f"/api/matches/{match[1]}")["steps"])

    def shown_step(self) -> int:
        """The step that the page shows; the server may be ahead."""
        return int(str(self.page.locator("[data-step]").get_attribute("data-step")))

    def wait_beyond(self, step: int) -> None:
        """Wait until the page shows what came after this step, or hides it from the next person."""
        shown = "Number(document.querySelector('[data-step]')?.dataset.step ?? -1) > step"
        self.page.wait_for_function(f"step => {shown} || document.querySelector('.curtain')", arg=step)
