"""Web push with a local push service, and refused addresses."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator
from io import StringIO

import pytest
from litestar.testing import TestClient
from server.accounts.device import Device, make_app, read, write
from server.notify.push_service import Browser, PushService, claims, push_service
from sqlalchemy import insert, select

from gloaming.server.accounts.service import AccountConfig, AccountService
from gloaming.server.notify import push
from gloaming.server.notify.mail import ConsoleMailer
from gloaming.server.notify.ssrf import BlockedAddress, check_public, parse, resolve
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import pushes


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def visitor(either_database: str) -> Iterator[Device]:
    """A device at a server that may send to this machine."""
    settings = AccountConfig(
        allow_local=True, contact="mailto:keeper@example.org", mailer=ConsoleMailer(StringIO())
    )
    with TestClient(make_app(either_database, settings), base_url="http://table.example") as client:
        yield Device(client)


def turn(device: Device, person: str, match: str = "table-1") -> dict[str, int]:
    """Notify the person, wait, and return the counters."""
    accounts: AccountService = device.client.app.state.accounts

    async def tell() -> None:
        await accounts.notifier.turn(person, match, "illuminated")
        await accounts.notifier.drain()

    with device.client.portal() as portal:
        portal.call(tell)
    return dict(accounts.notifier.counts)


def test_a_browser_is_told_that_the_rules_have_changed(visitor: Device, service: PushService) -> None:
    person, browser = visitor.be("Ada"), Browser()
    visitor.post("/api/push", browser.subscription(f"{service.origin}/push/abc"))
    accounts: AccountService = visitor.client.app.state.accounts

    async def tell() -> None:
        await accounts.notifier.rules_changed(person, "table-1", "illuminated")
        await accounts.notifier.drain()

    with visitor.client.portal() as portal:
        portal.call(tell)
    [came] = service.came
    assert json.loads(browser.open(came.body))["phrase"]["key"] == "notify-rules-changed"


def stored_endpoints(store: Database) -> list[str]:
    return list(read(store, lambda db: db.execute(select(pushes.c.endpoint)).scalars().all()))


def test_a_browser_is_told_that_it_is_its_persons_turn(visitor: Device, service: PushService) -> None:
    person, browser = visitor.be("Ada"), Browser()
    key = visitor.get("/api/me")["pushKey"]
    me = visitor.post("/api/push", browser.subscription(f"{service.origin}/push/abc?x=1"))
    assert me["push"] is True
    assert turn(visitor, person) == {"push-sent": 1}
    [came] = service.came
    assert came.path == "/push/abc?x=1"
    assert json.loads(browser.open(came.body)) == {
        "phrase": {"key": "notify-turn", "args": {}},
        "game": "illuminated",
        "match": "table-1",
        "say": {"key": "notify-turn", "args": {}},
        "table": "table-1",
    }
    signed = claims(came.headers["authorization"], key)
    assert (signed["aud"], signed["sub"]) == (service.origin, "mailto:keeper@example.org")
    assert time.time() < signed["exp"] <= time.time() + 24 * 3600
    assert came.headers["content-encoding"] == "aes128gcm"
    assert (came.headers["topic"], int(came.headers["ttl"]) > 0) == ("table-1", True)
    assert came.headers["host"] == service.origin.removeprefix("http://")


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(visitor: Device, service: PushService, status: int) -> None:
    person = visitor.be("Ada")
    visitor.post("/api/push", Browser().subscription(f"{service.origin}/gone"))
    service.status = status
    assert turn(visitor, person) == {"push-gone": 1}
    assert stored_endpoints(visitor.store) == []
    assert visitor.get("/api/me")["push"] is False


@pytest.mark.parametrize("status", [302, 307, 429, 500])
def test_a_service_in_trouble_is_counted_and_logged_without_its_address(
    visitor: Device, service: PushService, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    person = visitor.be("Ada")
    visitor.post("/api/push", Browser().subscription(f"{service.origin}/secret-path"))
    service.status = status
    with caplog.at_level(logging.INFO):
        assert turn(visitor, person) == {"push-failed": 1}
    assert len(service.came) == 1, "no redirect is followed"
    assert len(stored_endpoints(visitor.store)) == 1
    assert f"answers {status}" in caplog.text
    assert "secret-path" not in caplog.text.replace("/api/", "")


def test_a_service_that_is_not_there_is_a_failure_only(visitor: Device) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        origin = f"http://127.0.0.1:{taken.getsockname()[1]}"
        person = visitor.be("Ada")
        visitor.post("/api/push", Browser().subscription(f"{origin}/x"))
        assert turn(visitor, person) == {"push-failed": 1}


def test_one_browser_in_trouble_does_not_keep_the_others_waiting(
    visitor: Device, service: PushService
) -> None:
    person = visitor.be("Ada")
    visitor.post("/api/push", Browser().subscription("http://127.0.0.1:9/a"))
    visitor.post("/api/push", Browser().subscription(f"{service.origin}/b"))
    assert turn(visitor, person) == {"push-failed": 1, "push-sent": 1}


def test_a_silent_service_is_given_up(
    visitor: Device, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "TIMEOUT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        person = visitor.be("Ada")
        visitor.post("/api/push", Browser().subscription(f"http://127.0.0.1:{silent.getsockname()[1]}/x"))
        assert turn(visitor, person) == {"push-failed": 1}


def test_a_browser_belongs_to_who_uses_it_now(visitor: Device, service: PushService) -> None:
    visitor.be("Ada")
    wish = Browser().subscription(f"{service.origin}/one")
    assert visitor.post("/api/push", wish)["push"] is True
    other = visitor.other()
    other.be("Bo")
    assert other.post("/api/push", wish)["push"] is True
    assert visitor.get("/api/me")["push"] is False
    assert other.ask("DELETE", "/api/push").json()["push"] is False
    assert stored_endpoints(visitor.store) == []


def test_a_person_has_a_few_browsers_only(visitor: Device) -> None:
    visitor.be("Ada")
    for n in range(push.MAX_SUBSCRIPTIONS):
        visitor.post("/api/push", Browser().subscription(f"https://push.example/{n}"))
    wish = Browser().subscription("https://push.example/one-more")
    assert visitor.refusal("POST", "/api/push", wish) == (400, "refusal-push-many")
    again = Browser().subscription("https://push.example/0")
    assert visitor.post("/api/push", again)["push"] is True


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "http://127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:169.254.169.254]/latest",
        "https://user:word@push.example/x",
        "https://push.example/x#y",
        "https:///x",
        "https://push.example:99999/x",
        "ftp://push.example/x",
        "https://push.example/\u0000",
        "https://[::1/x",
        "",
    ],
)
def test_where_a_stranger_may_not_send_us(device: Device, endpoint: str) -> None:
    device.be("Ada")
    wish = Browser().subscription(endpoint)
    assert device.refusal("POST", "/api/push", wish) == (400, "refusal-push-form")


def test_keys_that_are_none_are_declined(device: Device) -> None:
    device.be("Ada")
    wish = {**Browser().subscription("https://push.example/x"), "p256dh": "AAAA"}
    assert device.refusal("POST", "/api/push", wish) == (400, "refusal-push-form")
    assert device.other().refusal("POST", "/api/push", wish)[0] == 401


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1"),
        *("::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    ],
)
def test_numbers_of_our_own_network_are_forbidden(number: str) -> None:
    with pytest.raises(BlockedAddress):
        check_public(number)


@pytest.mark.parametrize("number", ["9.9.9.9", "2606:4700:4700::1111"])
def test_numbers_of_the_open_internet_are_not(number: str) -> None:
    check_public(number)


def test_a_name_that_leads_into_our_network_is_not_followed(
    device: Device, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """`localhost` stands for any host name that resolves to this machine."""
    person = device.be("Ada")
    device.post("/api/push", Browser().subscription("https://localhost/x"))
    assert turn(device, person) == {"push-failed": 1}
    assert "open internet" in caplog.text


def test_a_row_of_an_older_setting_is_not_followed_either(device: Device, service: PushService) -> None:
    person = device.be("Ada")
    row = {**Browser().subscription(f"{service.origin}/x"), "person": person}
    write(device.store, lambda db: db.execute(insert(pushes).values(row)).rowcount)
    assert turn(device, person) == {"push-failed": 1}
    assert service.came == []


def test_a_name_that_nobody_knows_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> object:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(BlockedAddress, match="not known"):
        asyncio.run(resolve(parse("https://push.example/x", False), False))


def test_the_origin_is_what_a_browser_would_call_it() -> None:
    assert parse("https://Push.Example:443/a?b", False).origin == "https://push.example"
    assert parse("https://push.example:8443", False).origin == "https://push.example:8443"
    assert parse("https://[2606:4700:4700::1111]/", False).origin == "https://[2606:4700:4700::1111]"
