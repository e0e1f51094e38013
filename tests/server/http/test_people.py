"""Profiles, rankings, mutes, complaints and mail addresses."""

from __future__ import annotations

import pytest
from server.accounts.device import Device, read
from server.accounts.test_ratings import finish
from sqlalchemy import select

from gloaming.server.accounts import validation as names
from gloaming.server.errors import RequestRefused
from gloaming.server.storage.schema import complaints, people


def test_a_profile_tells_standings_statistics_and_the_last_matches(device: Device) -> None:
    ada, bo = device.be("Ada"), device.other().be("Bo")
    finish(device.store, "one", [ada, bo], [1, 2])
    finish(device.store, "two", ["bot:greedy", ada], [1, 1])
    finish(device.store, "three", [bo, ada], [1, 2], game="dunkelrunde")
    finish(device.store, "four", [bo, ada], [1, 1], decided=False)
    finish(device.store, "five", [ada], [1], game="shadow_and_light", decided=False)
    profile = device.other().get(f"/api/people/{ada}")
    assert (profile["person"], profile["name"], profile["bot"]) == (ada, "Ada", False)
    assert profile["since"].startswith("20") and profile["since"].endswith("+00:00")
    tallies = {tally.pop("game"): tally for tally in profile["stats"]}
    assert tallies == {
        "dunkelrunde": {"matches": 1, "won": 0, "shared": 0, "undecided": 0, "steps": 40.0},
        "illuminated": {"matches": 3, "won": 2, "shared": 1, "undecided": 1, "steps": 40.0},
        "shadow_and_light": {"matches": 1, "won": 0, "shared": 0, "undecided": 0, "steps": 40.0},
    }
    matches = [(past["match"], past["names"], past["seat"], past["winners"]) for past in profile["past"]]
    assert sorted(matches) == [
        ("five", ["Ada"], 0, []),
        ("four", ["Bo", "Ada"], 1, []),
        ("one", ["Ada", "Bo"], 0, [0]),
        ("three", ["Bo", "Ada"], 1, [0]),
        ("two", ["greedy", "Ada"], 1, [0, 1]),
    ]
    standing = {standing["game"]: standing for standing in profile["ratings"]}["illuminated"]
    assert standing["rating"] == pytest.approx(standing["mu"] - 3 * standing["sigma"])
    assert standing["matches"] == 3


def test_a_profile_says_nothing_that_is_private(device: Device) -> None:
    ada = device.be("Ada")
    device.account("ada.lovelace")
    device.post("/api/me/mail", {"address": "ada@example.org"})
    answer = device.other().ask("GET", f"/api/people/{ada}").text
    assert "lovelace" not in answer and "example.org" not in answer


def test_a_bot_has_a_profile(device: Device) -> None:
    ada = device.be("Ada")
    finish(device.store, "one", [ada, "bot:search:500"], [2, 1])
    profile = device.get("/api/people/bot:search:500")
    assert (profile["name"], profile["bot"], profile["since"]) == ("search:500", True, "")
    assert profile["past"][0]["names"] == ["Ada", "search:500"]
    assert device.get("/api/people/bot:greedy")["past"] == []


@pytest.mark.parametrize(
    "id", ["nobody", "bot:clever", "bot:", "bot:search:77", "%00", "%ED%A0%80", "a" * 300, "'"]
)
def test_who_is_not_there_has_no_profile(device: Device, id: str) -> None:
    assert device.refusal("GET", f"/api/people/{id}") == (404, "refusal-no-person")


def test_the_ranking_has_the_surest_first(device: Device) -> None:
    ada, bo = device.be("Ada"), device.other().be("Bo")
    for n in range(5):
        finish(device.store, f"m{n}", [ada, "bot:greedy", bo], [1, 2, 3])
    finish(device.store, "self", ["bot:random", "bot:random"], [1, 2])
    ranking = device.get("/api/ranking/illuminated")
    assert [(line["person"], line["name"], line["bot"]) for line in ranking] == [
        (ada, "Ada", False),
        ("bot:greedy", "greedy", True),
        (bo, "Bo", False),
    ]
    assert device.get("/api/ranking/dunkelrunde") == []
    assert device.ask("GET", "/api/ranking/chess").status_code == 404


def test_a_bot_without_a_level_of_an_earlier_version_is_not_shown_as_none(
    device: Device,
) -> None:
    ada = device.be("Ada")
    finish(device.store, "one", [ada, "bot:None"], [1, 2])
    assert [line["person"] for line in device.get("/api/ranking/illuminated")] == [ada]
    assert device.get(f"/api/people/{ada}")["past"][0]["names"] == ["Ada", "lantern"]


# --- mutes and complaints --------------------------------------------------------------------------------


def test_somebody_is_muted_and_heard_again(device: Device) -> None:
    device.be("Ada")
    bo = device.other().be("Bo")
    for _ in range(2):
        assert device.post(f"/api/mutes/{bo}")["muted"] == [bo]
    assert device.ask("DELETE", f"/api/mutes/{bo}").json()["muted"] == []
    assert device.ask("DELETE", "/api/mutes/%00").status_code == 200


def test_nobody_and_oneself_cannot_be_muted(device: Device) -> None:
    me = device.be("Ada")
    assert device.refusal("POST", f"/api/mutes/{me}") == (400, "refusal-mute-self")
    assert device.refusal("POST", "/api/mutes/nobody") == (404, "refusal-no-person")
    assert device.other().refusal("POST", f"/api/mutes/{me}")[0] == 401


def test_a_report_is_kept_for_the_keeper(device: Device, caplog: pytest.LogCaptureFixture) -> None:
    ada, bo = device.be("Ada"), device.other().be("Bo")
    finish(device.store, "one", [ada, bo], [1, 2])
    wish = {"match": "one", "person": bo, "text": " He said\u0000 things.\n\nTwice. "}
    assert device.ask("POST", "/api/reports", wish).status_code == 201
    [stored] = read(device.store, lambda db: db.execute(select(complaints)).all())
    assert (stored.match, stored.reporter, stored.person) == ("one", ada, bo)
    assert stored.text == "He said things.\n\nTwice."
    assert f"report {stored.id} is waiting" in caplog.text and "things" not in caplog.text


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"match": "none", "person": None, "text": "x"}, (404, "refusal-no-table")),
        ({"match": "\u0000", "person": None, "text": "x"}, (404, "refusal-no-table")),
        ({"match": "one", "person": "nobody", "text": "x"}, (404, "refusal-no-person")),
        ({"match": "one", "person": None, "text": "\u200b"}, (400, "refusal-report-empty")),
    ],
)
def test_a_report_of_nothing_is_declined(device: Device, wish: object, refusal: tuple[int, str]) -> None:
    finish(device.store, "one", [device.be("Ada"), "bot:greedy"], [1, 2])
    assert device.refusal("POST", "/api/reports", wish) == refusal


def test_reports_do_not_come_by_the_hundred(device: Device) -> None:
    finish(device.store, "one", [device.be("Ada"), "bot:greedy"], [1, 2])
    wish = {"match": "one", "person": None, "text": "again"}
    found = [device.ask("POST", "/api/reports", wish).status_code for _ in range(25)]
    assert found[0] == 201 and found[-1] == 429


# --- mail ------------------------------------------------------------------------------------------------


def test_mail_is_wished_for_and_wished_away(device: Device) -> None:
    device.be("Ada")
    headers = {"accept-language": "it-IT,fr-CA;q=0.8,de;q=0.5"}
    assert (
        device.post("/api/me/mail", {"address": " ada@example.org "}, **headers)["mail"] == "ada@example.org"
    )
    assert read(device.store, lambda db: db.execute(select(people.c.language)).scalar_one()) == "fr"
    assert device.post("/api/me/mail", {"address": None})["mail"] is None


@pytest.mark.parametrize(
    "address", ["ada", "@example.org", "ada@", "a@b\nBcc: c@d", "a b@c.d", "ada@exämple.org"]
)
def test_what_is_no_mail_address_is_declined(address: str) -> None:
    with pytest.raises(RequestRefused) as refusal:
        names.mail_address(address)
    assert refusal.value.phrase.key == "refusal-mail-form"
