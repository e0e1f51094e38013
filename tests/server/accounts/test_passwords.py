"""Password accounts: creation, sign-in, and merging of guests."""

from __future__ import annotations

from functools import partial

import pytest
from server.accounts.device import PASSWORD, Device, add_line, add_match, read, write
from server.accounts.test_ratings import ending
from sqlalchemy import Connection, insert, select

from gloaming.server.accounts import ratings
from gloaming.server.accounts import validation as names
from gloaming.server.accounts.passwords import Passwords
from gloaming.server.errors import RequestRefused
from gloaming.server.storage.schema import bans, chat, matches, mutes, people, seats


def seated(db: Connection) -> dict[str, str | None]:
    return {row.token: row.person for row in db.execute(select(seats))}


def test_a_guest_becomes_an_account_and_comes_back_on_another_device(device: Device) -> None:
    person = device.be("Ada")
    assert device.account("Ada.L")["login"] == "ada.l"
    phone = device.other()
    me = phone.sign_in(" ADA.l ")
    assert (me["person"], me["name"]) == (person, "Ada")
    assert phone.get("/api/me")["person"] == person


def test_the_password_is_kept_as_an_argon2_hash_only(device: Device) -> None:
    passwords = device.client.app.state.accounts.passwords
    passwords.hasher = Passwords(device.store).hasher
    device.be("Ada")
    device.account("ada")
    stored = read(device.store, lambda db: db.execute(select(people.c.password)).scalar_one())
    assert stored is not None and PASSWORD not in stored
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$"), (
        "as RFC 9106 recommends where memory is short"
    )


@pytest.mark.parametrize(("login", "password"), [("ada", PASSWORD + "!"), ("nobody", PASSWORD)])
def test_a_wrong_login_and_a_wrong_password_are_told_the_same(
    device: Device, login: str, password: str
) -> None:
    device.be("Ada")
    device.account("ada")
    stranger = device.other()
    wish = {"login": login, "password": password}
    assert stranger.refusal("POST", "/api/session", wish) == (403, "refusal-sign-in")
    assert stranger.cookie is None


def test_an_unknown_login_is_compared_with_a_hash_as_well(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the response time would tell who has an account."""
    device.be("Ada")
    device.account("ada")
    passwords = device.client.app.state.accounts.passwords
    compared: list[str] = []
    hasher = type(passwords.hasher)
    verify = hasher.verify

    def watched(self: object, hash: str, password: str) -> bool:
        compared.append(hash)
        return bool(verify(passwords.hasher, hash, password))

    monkeypatch.setattr(hasher, "verify", watched)
    for login in ("ada", "nobody"):
        device.refusal("POST", "/api/session", {"login": login, "password": "wrong password"})
    known, unknown = compared
    assert known != unknown
    assert known.split("$")[1:4] == unknown.split("$")[1:4], "at the same cost"


def test_a_login_belongs_to_one_person(device: Device) -> None:
    device.be("Ada")
    device.account("ada")
    other = device.other()
    other.be("Eve")
    wish = {"login": "ADA", "password": PASSWORD}
    assert other.refusal("POST", "/api/me/account", wish) == (409, "refusal-login-taken")
    assert other.get("/api/me")["login"] is None


def test_an_account_is_not_taken_over_by_making_it_again(device: Device) -> None:
    device.be("Ada")
    device.account("ada")
    wish = {"login": "other", "password": "another password"}
    assert device.refusal("POST", "/api/me/account", wish) == (409, "refusal-account-there")
    device.sign_in("ada")


def test_an_account_needs_a_session(device: Device) -> None:
    wish = {"login": "ada", "password": PASSWORD}
    assert device.refusal("POST", "/api/me/account", wish) == (401, "refusal-not-signed-in")


@pytest.mark.parametrize("login", ["a b c", "ada\u0000", "..\u202e..", "ad\n", "a" * 41])
def test_a_login_that_cannot_be_typed_is_declined(login: str) -> None:
    with pytest.raises(RequestRefused) as refusal:
        names.login(login)
    assert refusal.value.phrase.key == "refusal-login-form"


def test_an_old_hash_is_made_anew_on_the_way_in(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    device.be("Ada")
    device.account("ada")
    passwords = device.client.app.state.accounts.passwords
    monkeypatch.setattr(passwords, "hasher", type(passwords.hasher)(time_cost=2))
    device.sign_in("ada")
    stored = read(device.store, lambda db: db.execute(select(people.c.password)).scalar_one())
    assert stored is not None and ",t=2," in stored
    device.sign_in("ada")


# --- a guest signs in ----------------------------------------------------------------------------------


def test_what_a_guest_did_goes_over_to_the_account(device: Device) -> None:
    ada = device.be("Ada")
    device.account("ada")
    bo = device.other().be("Bo")
    phone = device.other()
    guest = phone.be("Ada on the phone")
    add_match(device.store, "one", guest, bo, owner=guest)
    add_match(device.store, "two", bo, guest)
    add_match(device.store, "three", ada, bo, owner=bo)
    add_line(device.store, "one", 0, guest, "k")
    result = partial(ratings.record_result, game="illuminated", outcome=ending([1, 2]), steps=9, at=1_000)
    write(device.store, partial(result, match="one", players=[guest, bo]))
    phone.post("/api/me/mail", {"address": "ada@example.org"}, **{"accept-language": "de"})

    assert phone.sign_in("ada")["person"] == ada
    assert read(device.store, seated) == {
        "one-0": ada, "one-1": bo, "two-0": bo, "two-1": ada, "three-0": ada, "three-1": bo,
    }  # fmt: skip
    assert read(device.store, lambda db: db.execute(select(chat.c.person)).scalars().all()) == [ada]
    owners = dict(read(device.store, lambda db: db.execute(select(matches.c.id, matches.c.owner)).all()))
    assert owners == {"one": ada, "two": None, "three": bo}
    assert phone.get("/api/me")["mail"] == "ada@example.org"
    profile = phone.get(f"/api/people/{ada}")
    assert [past["match"] for past in profile["past"]] == ["one"]
    assert [standing["matches"] for standing in profile["ratings"]] == [1]
    assert phone.get(f"/api/people/{guest}")["person"] == ada, "the old id leads to the account"
    moves = device.client.app.state.moves
    assert [(old, new, sorted(touched)) for old, new, touched in moves] == [(guest, ada, ["one", "two"])]


def test_the_guests_own_session_is_void_after_that(device: Device) -> None:
    device.be("Ada")
    device.account("ada")
    phone = device.other()
    phone.be("Guest")
    copy = Device(device.client, phone.cookie)
    phone.sign_in("ada")
    assert copy.get("/api/me") is None and copy.refusal("POST", "/api/mutes/nobody")[0] == 401


def test_a_match_that_ends_under_the_guests_id_counts_for_the_account(device: Device) -> None:
    ada = device.be("Ada")
    device.account("ada")
    phone = device.other()
    guest = phone.be("Guest")
    add_match(device.store, "one", guest)
    phone.sign_in("ada")
    settle = partial(ratings.record_result, match="one", game="illuminated", players=[guest, "bot:greedy"])
    write(device.store, partial(settle, outcome=ending([1, 2]), steps=9, at=1))
    assert [past["match"] for past in device.get(f"/api/people/{ada}")["past"]] == ["one"]


def test_a_guest_cannot_shake_off_a_ban_or_a_mute_by_signing_in(device: Device) -> None:
    ada = device.be("Ada")
    device.account("ada")
    bo = device.other()
    bo_id = bo.be("Bo")
    phone = device.other()
    guest = phone.be("Guest")
    add_match(device.store, "one", bo_id)
    write(device.store, lambda db: db.execute(insert(bans).values(match="one", person=guest)).rowcount)
    bo.post(f"/api/mutes/{guest}")
    phone.post(f"/api/mutes/{ada}")
    phone.post(f"/api/mutes/{bo_id}")
    phone.sign_in("ada")
    assert read(device.store, lambda db: db.execute(select(bans.c.person)).scalars().all()) == [ada]
    assert bo.get("/api/me")["muted"] == [ada]
    assert phone.get("/api/me")["muted"] == [bo_id], "nobody mutes themselves"
    assert read(device.store, lambda db: len(db.execute(select(mutes)).all())) == 2


def test_the_same_key_at_the_same_table_does_not_stop_anyone_from_signing_in(device: Device) -> None:
    ada = device.be("Ada")
    device.account("ada")
    phone = device.other()
    guest = phone.be("Guest")
    add_match(device.store, "one", ada, guest)
    add_line(device.store, "one", 0, ada, "same")
    add_line(device.store, "one", 1, guest, "same")
    assert phone.sign_in("ada")["person"] == ada


def test_an_account_that_signs_in_as_another_takes_nothing_along(device: Device) -> None:
    ada = device.be("Ada")
    device.account("ada")
    other = device.other()
    eve = other.be("Eve")
    other.account("eve")
    add_match(device.store, "one", eve)
    assert other.sign_in("ada")["person"] == ada
    assert read(device.store, seated) == {"one-0": eve}
    assert other.sign_in("eve")["person"] == eve


NEW = "a better staple for the horse"


def test_a_changed_password_opens_and_the_old_one_does_not(device: Device) -> None:
    person = device.be("Ada")
    device.account("ada")
    phone = device.other()
    phone.sign_in("ada")
    assert device.post("/api/me/password", {"old": PASSWORD, "new": NEW})["person"] == person
    assert device.get("/api/me")["person"] == person, "who changed it stays signed in"
    assert phone.get("/api/me") is None
    assert phone.refusal("POST", "/api/mutes/nobody") == (401, "refusal-not-signed-in")
    assert device.client.app.state.left == [person], "and open pages are cut off"
    stranger = device.other()
    wish = {"login": "ada", "password": PASSWORD}
    assert stranger.refusal("POST", "/api/session", wish) == (403, "refusal-sign-in")
    assert stranger.post("/api/session", {"login": "ada", "password": NEW})["person"] == person


def test_only_who_knows_the_password_changes_it(device: Device) -> None:
    device.be("Ada")
    wish = {"old": PASSWORD + "?", "new": NEW}
    assert device.refusal("POST", "/api/me/password", wish) == (403, "refusal-password"), "a guest has none"
    device.account("ada")
    assert device.refusal("POST", "/api/me/password", wish) == (403, "refusal-password")
    assert device.other().refusal("POST", "/api/me/password", wish) == (401, "refusal-not-signed-in")
    device.other().sign_in("ada")


def test_guessing_the_password_of_an_open_session_is_slowed_down(device: Device) -> None:
    device.be("Ada")
    device.account("ada")
    wish = {"old": "not this one", "new": NEW}
    refusals = {device.refusal("POST", "/api/me/password", wish) for _ in range(12)}
    assert refusals == {(403, "refusal-password"), (429, "refusal-too-many")}
