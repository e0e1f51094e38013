"""Invalid paths are refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from server.browser_client import OFTEN
from server.live_server import PATIENCE, serving

from gloaming.server.app import AppConfig


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    plan = AppConfig(tmp_path_factory.mktemp("addresses") / "g.db", bot_workers=1, limits=OFTEN)
    with (
        serving(plan) as live,
        httpx.Client(base_url=f"http://{live.address}", timeout=PATIENCE) as client,
    ):
        yield client


ODD = {
    "nothing": "%00",
    "inside": "a%00b",
    "no UTF-8": "%ff",
    "cut short": "%C3%28",
    "surrogate": "%ed%a0%80",
    "long name": "x" * 300,
    "long letters": "%C3%A9" * 200,
    "long": "x" * 5000,
    "very long": "x" * 50_000,
    "deep": "a/" * 3000,
}


PLACES = ["/", "/match/", "/table/", "/assets/", "/api/", "/api/matches/", "/api/texts/en/"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_an_address_that_cannot_be_is_refused_with_a_reason(http: httpx.Client, place: str, odd: str) -> None:
    answer = http.get(place + odd)
    assert answer.status_code in (400, 404, 414), answer.text[:200]
    assert answer.json()["phrase"]["key"].startswith("refusal-") and answer.json()["detail"]


@pytest.mark.parametrize(
    "place", ["/", "/assets/x.js", "/api/lobby", "/api/matches/x/terminal/en", "/metrics"]
)
def test_a_query_that_is_not_text_is_refused_with_a_reason(http: httpx.Client, place: str) -> None:
    for query in ("%ff", "seat=%ff", "a=1&%C3%28=2"):
        answer = http.get(f"{place}?{query}")
        assert answer.status_code == 400, answer.text[:200]
        assert "UTF-8" in answer.json()["detail"]


def test_every_address_that_can_be_still_shows_the_page(http: httpx.Client) -> None:
    for path in ("/", "/match/x?invite=%C3%A9%00", "/people/%C3%A9%F0%9F%82%A1", "/" + "x" * 200):
        answer = http.get(path)
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html")
