"""Passkeys over the API: registration, sign-in, and attacks."""

from __future__ import annotations

import json

import pytest
import webauthn
from hypothesis import given
from hypothesis import strategies as st
from server.accounts.authenticator import Authenticator
from server.accounts.device import Device, Json, add_match, read
from sqlalchemy import select
from webauthn.helpers import bytes_to_base64url

from gloaming.server.accounts import passkeys
from gloaming.server.errors import BadCredentials
from gloaming.server.storage.schema import seats, tickets
from gloaming.server.times import now

ORIGIN = "http://table.example"


@pytest.fixture
def own() -> Authenticator:
    return Authenticator(ORIGIN)


def add(device: Device, own: Authenticator) -> Json:
    question = device.post("/api/passkeys/question")
    wish = {"ticket": question["ticket"], "answer": own.create(question["options"])}
    me: Json = device.post("/api/passkeys", wish)
    return me


def proof(device: Device, own: Authenticator) -> dict[str, str]:
    question = device.post("/api/session/passkey/question")
    return {"ticket": question["ticket"], "answer": own.get(question["options"])}


def test_a_guest_adds_a_passkey_and_comes_back_with_it(device: Device, own: Authenticator) -> None:
    person = device.be("Ada")
    assert len(add(device, own)["passkeys"]) == 1
    phone = device.other()
    assert phone.post("/api/session/passkey", proof(phone, own))["person"] == person
    assert phone.get("/api/me")["name"] == "Ada"
    assert phone.post("/api/session/passkey", proof(phone, own))["person"] == person


def test_a_guest_who_comes_back_by_passkey_keeps_their_seats(device: Device, own: Authenticator) -> None:
    ada = device.be("Ada")
    add(device, own)
    phone = device.other()
    add_match(device.store, "one", phone.be("Guest"))
    phone.post("/api/session/passkey", proof(phone, own))
    assert read(device.store, lambda db: db.execute(select(seats.c.person)).scalar_one()) == ada


def test_passkeys_that_do_not_count_are_welcome(device: Device) -> None:
    own = Authenticator(ORIGIN, counts=False)
    person = device.be("Ada")
    add(device, own)
    for _ in range(2):
        phone = device.other()
        assert phone.post("/api/session/passkey", proof(phone, own))["person"] == person


def test_a_copied_passkey_is_noticed_by_its_count(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    add(device, own)
    thief = device.other()
    device.post("/api/session/passkey", proof(device, own))
    own.passkeys[0].count = 0
    assert thief.refusal("POST", "/api/session/passkey", proof(thief, own)) == (403, "refusal-passkey")


def test_an_answer_is_taken_once(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    add(device, own)
    answer = proof(device, own)
    device.post("/api/session/passkey", answer)
    assert device.refusal("POST", "/api/session/passkey", answer) == (400, "refusal-passkey-late")


def test_a_question_waits_for_a_few_minutes_only(
    device: Device, own: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    device.be("Ada")
    add(device, own)
    answer = proof(device, own)
    late = now() + passkeys.CHALLENGE_LIFETIME + 1
    monkeypatch.setattr(passkeys, "now", lambda: late)
    assert device.refusal("POST", "/api/session/passkey", answer) == (400, "refusal-passkey-late")
    proof(device, own)
    assert read(device.store, lambda db: len(db.execute(select(tickets)).all())) == 1, (
        "old ones are cleared away"
    )


def test_the_question_of_one_person_is_not_answered_by_another(device: Device, own: Authenticator) -> None:
    """Otherwise an attacker could add a passkey to somebody else's account."""
    device.be("Ada")
    question = device.post("/api/passkeys/question")
    other = device.other()
    other.be("Eve")
    wish = {"ticket": question["ticket"], "answer": own.create(question["options"])}
    assert other.refusal("POST", "/api/passkeys", wish) == (400, "refusal-passkey-late")
    assert other.get("/api/me")["passkeys"] == []


def test_a_passkey_is_added_once(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    add(device, own)
    question = device.post("/api/passkeys/question")
    known = json.loads(question["options"])["excludeCredentials"]
    assert [key["id"] for key in known] == [bytes_to_base64url(own.passkeys[0].id)]
    wish = {"ticket": question["ticket"], "answer": own.create(question["options"], own.passkeys[0].id)}
    assert device.refusal("POST", "/api/passkeys", wish) == (409, "refusal-passkey-there")
    assert len(device.get("/api/me")["passkeys"]) == 1


def test_adding_needs_a_session(device: Device) -> None:
    assert device.refusal("POST", "/api/passkeys/question") == (401, "refusal-not-signed-in")
    wish = {"ticket": "x", "answer": "{}"}
    assert device.refusal("POST", "/api/passkeys", wish) == (401, "refusal-not-signed-in")


def test_an_unknown_passkey_is_refused(device: Device, own: Authenticator) -> None:
    own.create(json.dumps(_asked(device)))
    stranger = device.other()
    wish = proof(stranger, own)
    assert stranger.refusal("POST", "/api/session/passkey", wish) == (403, "refusal-passkey-unknown")


def _asked(device: Device) -> dict[str, object]:
    device.be("Ada")
    asked: dict[str, object] = json.loads(device.post("/api/passkeys/question")["options"])
    return asked


def test_a_page_of_another_origin_proves_nothing(device: Device) -> None:
    device.be("Ada")
    own = Authenticator("http://evil.example")
    question = device.post("/api/passkeys/question")
    wish = {"ticket": question["ticket"], "answer": own.create(question["options"])}
    assert device.refusal("POST", "/api/passkeys", wish) == (403, "refusal-passkey")


def test_another_key_proves_nothing(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    add(device, own)
    forger = Authenticator(ORIGIN)
    add(device, forger)
    forger.passkeys[0].id = own.passkeys[0].id
    assert device.refusal("POST", "/api/session/passkey", proof(device, forger)) == (403, "refusal-passkey")


@pytest.mark.parametrize("host", ["127.0.0.1:8017", "[::1]:8017", ""])
def test_a_number_is_no_place_for_a_passkey(device: Device, host: str) -> None:
    device.be("Ada")
    answer = device.ask("POST", "/api/passkeys/question", host=host)
    assert answer.status_code == 400
    assert answer.json()["phrase"]["key"] == "refusal-passkey-host"


def test_at_localhost_any_port_will_do(device: Device) -> None:
    own = Authenticator("http://localhost:8017")
    device.be("Ada")
    question = device.post("/api/passkeys/question", host="localhost:8017")
    assert json.loads(question["options"])["rp"]["id"] == "localhost"
    wish = {"ticket": question["ticket"], "answer": own.create(question["options"])}
    assert device.post("/api/passkeys", wish, host="localhost:8017")["passkeys"]


@pytest.mark.parametrize(
    "answer",
    ["", "[]", "null", "{}", '{"id": 3}', '{"id": "a\\u0000b"}', '{"id": "AA", "rawId": "AA"}', "[" * 9000],
)
def test_what_is_no_answer_is_refused(device: Device, own: Authenticator, answer: str) -> None:
    device.be("Ada")
    add(device, own)
    for question, path in (
        ("/api/session/passkey/question", "/api/session/passkey"),
        ("/api/passkeys/question", "/api/passkeys"),
    ):
        ticket = device.post(question)["ticket"]
        assert device.refusal("POST", path, {"ticket": ticket, "answer": answer})[0] == 403
    assert device.refusal("POST", "/api/session/passkey", {"ticket": "\u0000", "answer": "{}"})[0] == 400


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_whatever_verifying_stumbles_over_is_a_refusal(thing: object) -> None:
    credential = json.dumps({"id": "AA", "rawId": "AA", "type": "public-key", "response": thing})

    def verify() -> object:
        return webauthn.verify_registration_response(
            credential=passkeys._plain(credential),
            expected_challenge=b"x",
            expected_rp_id="h",
            expected_origin="o",
        )

    with pytest.raises(BadCredentials):
        passkeys._proven(verify)


def test_a_person_has_a_few_passkeys_only(
    device: Device, monkeypatch: pytest.MonkeyPatch, own: Authenticator
) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)
    device.be("Ada")
    add(device, own)
    question = device.post("/api/passkeys/question")
    wish = {"ticket": question["ticket"], "answer": own.create(question["options"])}
    assert device.refusal("POST", "/api/passkeys", wish) == (400, "refusal-passkey-many")


def test_a_passkey_is_removed_and_opens_nothing_any_more(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    device.account("ada")
    (stored,) = add(device, own)["passkeys"]
    phone = device.other()
    answer = proof(phone, own)
    assert device.delete(f"/api/passkeys/{stored['id']}")["passkeys"] == []
    assert phone.refusal("POST", "/api/session/passkey", answer) == (403, "refusal-passkey-unknown")
    assert device.refusal("DELETE", f"/api/passkeys/{stored['id']}") == (404, "refusal-passkey-unknown")


def test_the_only_way_back_is_not_removed(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    (stored,) = add(device, own)["passkeys"]
    assert device.refusal("DELETE", f"/api/passkeys/{stored['id']}") == (400, "refusal-passkey-last")
    first, second = add(device, Authenticator(ORIGIN))["passkeys"]
    assert [key["id"] for key in device.delete(f"/api/passkeys/{first['id']}")["passkeys"]] == [second["id"]]


def test_nobody_removes_another_persons_passkey(device: Device, own: Authenticator) -> None:
    device.be("Ada")
    device.account("ada")
    (stored,) = add(device, own)["passkeys"]
    other = device.other()
    other.be("Bo")
    assert other.refusal("DELETE", f"/api/passkeys/{stored['id']}") == (404, "refusal-passkey-unknown")
    assert len(device.get("/api/me")["passkeys"]) == 1
