"""Session cookies: valid, expired, forged and revoked ones."""

from __future__ import annotations

import asyncio
import logging

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from litestar.testing import TestClient
from server.accounts.device import Device, make_app

from gloaming.server.accounts.sessions import COOKIE, DAY, LIFETIME, BadCookie, Session, decode, encode
from gloaming.server.storage import server_keys as keys
from gloaming.server.storage.database import Database
from gloaming.server.times import now

KEY = bytes(range(32))


def signed(device: Device, session: Session) -> str:
    key = asyncio.run(keys.get_or_create(device.store, "sessions", lambda: "unused"))
    return encode(session, bytes.fromhex(key))


def test_without_a_session_one_is_nobody(device: Device) -> None:
    assert device.get("/api/me") is None


def test_a_name_makes_a_guest_with_a_session_that_scripts_cannot_read(device: Device) -> None:
    person = device.be("Ada")
    assert {"HttpOnly", "Path=/", "SameSite=lax", f"Max-Age={LIFETIME // 1000}"} <= set(
        device.set_cookie.split("; ")
    )
    assert "Secure" not in device.set_cookie
    me = device.get("/api/me")
    assert (me["person"], me["name"], me["login"], me["passkeys"]) == (person, "Ada", None, [])
    assert device.set_cookie == "", "a fresh session needs no renewal"


def test_over_https_the_cookie_stays_on_https(either_database: str) -> None:
    with TestClient(make_app(either_database), base_url="https://table.example") as client:
        device = Device(client)
        device.be("Ada")
        assert "Secure" in device.set_cookie.split("; ")


def test_a_second_name_renames(device: Device) -> None:
    person = device.be("Ada")
    assert device.be("  Ada\u202e  \u0000Lovelace ") == person
    assert device.get("/api/me")["name"] == "Ada Lovelace"
    assert device.refusal("POST", "/api/me", {"name": "\u200b \n"}) == (400, "refusal-name-empty")


def test_signing_out_ends_the_session_here(device: Device) -> None:
    device.be("Ada")
    assert device.ask("DELETE", "/api/session").status_code == 204
    assert "Max-Age=0" in device.set_cookie
    assert device.cookie is None
    assert device.get("/api/me") is None


def test_signing_out_everywhere_voids_copies_of_the_cookie(device: Device) -> None:
    device.be("Ada")
    copy = Device(device.client, device.cookie)
    assert device.ask("DELETE", "/api/me/sessions").status_code == 204
    assert copy.get("/api/me") is None


def test_a_session_older_than_a_day_is_renewed(device: Device) -> None:
    person = device.be("Ada")
    device.cookie = old = signed(device, Session(person, 0, now() + LIFETIME - DAY - 1000))
    device.get("/api/me")
    assert device.cookie != old
    assert f"Max-Age={LIFETIME // 1000}" in device.set_cookie


def test_an_expired_session_is_void_and_logged_without_its_content(
    device: Device, caplog: pytest.LogCaptureFixture
) -> None:
    person = device.be("Ada")
    device.cookie = signed(device, Session(person, 0, now() - 1))
    with caplog.at_level(logging.WARNING):
        assert device.get("/api/me") is None
    assert "it has expired" in caplog.text
    assert person not in caplog.text


@pytest.mark.parametrize("forge", ["person", "epoch", "expires", "signature"])
def test_a_forged_session_is_void(device: Device, forge: str) -> None:
    victim = device.be("Ada")
    thief = device.other()
    thief.be("Eve")
    person, epoch, expires, signature = str(thief.cookie).split(".")
    parts = {
        "person": [victim, epoch, expires, signature],
        "epoch": [person, "1", expires, signature],
        "expires": [person, epoch, str(int(expires) + 1), signature],
        "signature": [person, epoch, expires, "A" * len(signature)],
    }
    thief.cookie = ".".join(parts[forge])
    assert thief.get("/api/me") is None


def test_a_session_of_another_server_is_void(device: Device) -> None:
    person = device.be("Ada")
    device.cookie = encode(Session(person, 0, now() + LIFETIME), KEY)
    assert device.get("/api/me") is None


def test_a_session_of_nobody_is_void(device: Device) -> None:
    device.be("Ada")
    device.cookie = signed(device, Session("nobody", 0, now() + LIFETIME))
    assert device.get("/api/me") is None


def test_a_socket_knows_who_opens_it(device: Device) -> None:
    person = device.be("Ada")
    device.client.cookies.clear()
    for cookie, seen in ((device.cookie, person), (None, ""), ("forged", "")):
        headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        with device.client.websocket_connect("/socket", headers=headers) as socket:
            assert socket.receive_text(timeout=30) == seen


def test_two_processes_agree_on_the_key(either_database: str) -> None:
    one, other = Database(either_database), Database(either_database)

    async def both() -> tuple[str, str]:
        return await asyncio.gather(
            keys.get_or_create(one, "sessions", lambda: "one"),
            keys.get_or_create(other, "sessions", lambda: "other"),
        )

    try:
        first, second = asyncio.run(both())
        assert first == second
    finally:
        one.close()
        other.close()


@given(
    person=st.from_regex(r"\A[A-Za-z0-9_-]{1,64}\Z"),
    epoch=st.integers(0, 10**9 - 1),
    left=st.integers(1, LIFETIME),
)
def test_what_is_written_is_read_again(person: str, epoch: int, left: int) -> None:
    session = Session(person, epoch, 1000 + left)
    assert decode(encode(session, KEY), KEY, 1000) == session


@given(st.text())
@example("..." + "A" * 43)
@example("a.٣.1." + "A" * 43)
def test_any_text_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(BadCookie):
        decode(text, KEY, 0)


@given(st.data())
def test_a_changed_character_is_noticed(data: st.DataObject) -> None:
    text = encode(Session("person", 3, 10_000), KEY)
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda c: c != text[place]))
    with pytest.raises(BadCookie):
        decode(text[:place] + other + text[place + 1 :], KEY, 0)
