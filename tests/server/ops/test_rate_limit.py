"""Rate limits."""

from __future__ import annotations

import time

import pytest
from litestar.testing import TestClient
from server.accounts.device import PASSWORD, Device, make_app

from gloaming.server.accounts.passwords import LOGIN_ATTEMPTS
from gloaming.server.accounts.service import AccountConfig
from gloaming.server.errors import RateLimited
from gloaming.server.ops import rate_limit
from gloaming.server.ops.rate_limit import RateLimit


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.time)


def test_after_the_last_try_one_waits_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    tries = RateLimit(3, seconds=60)
    for _ in range(3):
        tries.take("ada")
    with pytest.raises(RateLimited) as refusal:
        tries.take("ada")
    assert refusal.value.seconds == 20
    tries.take("bo")
    clock.time += 20
    tries.take("ada")
    with pytest.raises(RateLimited):
        tries.take("ada")
    clock.time += 1000
    for _ in range(3):
        tries.take("ada")


def test_a_try_that_is_given_back_does_not_count() -> None:
    tries = RateLimit(1, seconds=60)
    for _ in range(5):
        tries.take("ada")
        tries.give_back("ada")


def test_only_so_many_names_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_KEYS", 10)
    tries = RateLimit(1, seconds=60)
    for name in range(100):
        tries.take(name)
    assert len(tries.buckets) == 10


def test_guessing_a_password_is_slowed_down_and_success_is_not(device: Device) -> None:
    device.be("Ada")
    device.account("ada")
    for _ in range(LOGIN_ATTEMPTS[0] + 1):
        device.sign_in("ada")
    wrong = {"login": "ada", "password": "wrong password"}
    found = [device.refusal("POST", "/api/session", wrong) for _ in range(LOGIN_ATTEMPTS[0])]
    assert set(found) == {(403, "refusal-sign-in")}
    answer = device.ask("POST", "/api/session", {"login": "ada", "password": PASSWORD})
    assert answer.status_code == 429, "even the right one has to wait now"
    assert answer.json()["phrase"]["key"] == "refusal-too-many"
    assert int(answer.headers["retry-after"]) > 0
    other = {"login": "other", "password": "wrong password"}
    assert device.refusal("POST", "/api/session", other) == (403, "refusal-sign-in")


def test_one_address_makes_only_so_many_guests(either_database: str) -> None:
    with TestClient(
        make_app(either_database, AccountConfig(guests=2)), base_url="http://table.example"
    ) as client:
        devices = [Device(client) for _ in range(3)]
        for device in devices[:2]:
            device.be("Ada")
        assert devices[2].refusal("POST", "/api/me", {"name": "Ada"}) == (429, "refusal-too-many")
        devices[0].be("Renaming is free")


def test_one_address_asks_for_only_so_many_passkey_questions(either_database: str) -> None:
    with TestClient(
        make_app(either_database, AccountConfig(challenges=1)), base_url="http://table.example"
    ) as client:
        device = Device(client)
        device.post("/api/session/passkey/question")
        assert device.refusal("POST", "/api/session/passkey/question")[0] == 429


class FakeConnection:
    """The part of a request that has its address."""

    def __init__(self, host: str) -> None:
        self.client = type("Client", (), {"host": host})()


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_counts_as_one(host: str, counted: str) -> None:
    assert rate_limit.client_address(FakeConnection(host)) == counted  # type: ignore[arg-type]
