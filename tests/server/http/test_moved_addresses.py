"""Addresses of earlier versions lead to today's."""

from __future__ import annotations

import pytest
from server.browser_client import Visit

from gloaming.server.http.client import new_address


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("/table/m1", "/match/m1"),
        ("/table/m1/", "/match/m1"),
        ("/table/m1?invite=a%20b+c%26d", "/match/m1?invite=a%20b+c%26d"),
        ("/table/a%2Fb%25", "/match/a%2Fb%25"),
        ("/seat/m1/0/Tok-en_1", "/match/m1/seat/0/Tok-en_1"),
        ("/seat/m1/0/Tok-en_1?x=%C3%A9", "/match/m1/seat/0/Tok-en_1?x=%C3%A9"),
    ],
)
def test_an_old_address_redirects_with_its_secrets(visit: Visit, method: str, old: str, new: str) -> None:
    answer = visit.client.request(method, old, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, new)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["/table", "/table/", "/table/a/b", "/seat/m1/0", "/seat/m1/0/a/b", "/tables/a"]
)
def test_other_addresses_have_not_moved(address: str) -> None:
    assert new_address(address.encode(), b"") is None


def test_a_redirect_stays_on_this_server() -> None:
    assert new_address(b"/table//example.org", b"") is None
    assert new_address(b"/table/%2F%2Fexample.org", b"a=\xc3\xa9") == "/match/%2F%2Fexample.org?a=%C3%A9"


def test_an_old_service_worker_finds_its_texts(visit: Visit) -> None:
    """Until it updates, it reads the text of a notification at the old address."""
    answer = visit.client.get("/api/words/de/illuminated", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, "/api/texts/de/illuminated")
    assert "\nnotify-turn = " in visit.client.get("/api/words/en").text
    assert "name = The Illuminated\n" in visit.client.get("/api/words/en/illuminated").text
