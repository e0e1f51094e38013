"""Every page: reachable by all, in three languages and two themes, from 360 to 1920 pixels."""

from __future__ import annotations

from typing import Literal

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, expect

PLAIN = {
    "gallery": "/",
    "new": "/new/illuminated",
    "rules": "/rules/illuminated",
    "me": "/me",
    "ranking": "/ranking/illuminated",
}
PLACES = [*PLAIN, "seal", "table", "new-online", "waiting", "lobby", "mine", "person", "replay"]
THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
BOT: dict[str, object] = {"name": "Moth", "level": "greedy"}


def visit(player: Player, place: str, seats: int = 2) -> None:
    """Go to one of the places, with a table of this many seats where it needs one."""
    people: list[dict[str, object]] = [{"name": f"Player {n}"} for n in range(seats)]
    if place in PLAIN:
        player.go(PLAIN[place])
    elif place == "table":
        player.go(f"/match/{player.lay(people)}")
        player.wait_for_turn()
    elif place == "seal":
        player.introduce()
        wish: dict[str, object] = {"game": "illuminated", "seats": [*people, BOT][:seats]}
        player.go(f"/match/{player.api('/api/matches', wish)['id']}")
    else:
        visit_online(player, place, seats)
    expect(player.page.locator("main h1")).to_be_attached()


@pytest.mark.parametrize("path", [*PLAIN.values(), "/lobby", "/mine"])
def test_no_request_of_a_first_visit_fails(player: Player, path: str) -> None:
    page, failed, loud = player.page, [], []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.on("console", lambda said: loud.append(said.text) if said.type in ("error", "warning") else None)
    player.go(path)
    expect(page.locator("main h1")).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert all(page.request.get(player.address + file).ok for file in ("/mark.svg", "/sw.js"))
    assert player.api("/api/me")["name"], "and the visitor is a guest now"
    assert (failed, loud) == ([], [])


def visit_online(player: Player, place: str, seats: int) -> None:
    person = player.introduce()
    page = player.page
    match place:
        case "new-online":
            player.go("/new/illuminated?online")
            page.locator("label:has([value=steady])").click()
            page.locator("details summary").click()
        case "waiting" | "lobby":
            wish: dict[str, object] = {"game": "illuminated", "online": True, "listed": True}
            made = player.api("/api/matches", wish | {"seats": [{"name": ""}] * seats})
            player.go("/lobby" if place == "lobby" else f"/match/{made['id']}")
            expect(page.locator("article" if place == "lobby" else ".round").first).to_be_visible()
        case "mine":
            player.lay([{"name": f"Player {n}"} for n in range(seats)])
            player.go("/mine")
            expect(page.locator("article").first).to_be_visible()
        case "person":
            player.go(f"/people/{person}")
        case _:
            player.go(f"/replay/{finished(player, seats)}")
            expect(page.locator(".controls")).to_be_visible()


def finished(player: Player, seats: int) -> str:
    """A table at which bots have played to the end."""
    id = player.lay([{"name": f"Moth {n}", "level": "greedy"} for n in range(seats)], turn_limit=1)
    while not player.api(f"/api/matches/{id}")["finished"]:
        player.page.wait_for_timeout(100)
    return id


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_in_either_theme(browser: Browser, server: Server, place: str) -> None:
    with Player.at(browser, server.address, 1280, 900, color_scheme="dark") as player:
        visit(player, place)
        for theme in THEMES:
            player.page.emulate_media(color_scheme=theme)
            expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
            assert player.complaints() == [], theme


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_wider_than_the_window(browser: Browser, server: Server, place: str) -> None:
    """Opened on a telephone, and as the window grows."""
    with Player.at(browser, server.address, 360, 800, locale="de-DE") as player:
        visit(player, place, seats=6)
        for width in (360, 768, 1920):
            player.page.set_viewport_size({"width": width, "height": 800})
            assert player.overflow() <= 0, width


@pytest.mark.parametrize(
    ("locale", "heading"),
    [("en-GB", "Games between"), ("de-AT", "Spiele zwischen"), ("fr-CA", "Des jeux entre")],
)
def test_the_page_speaks_the_browsers_language(
    browser: Browser, server: Server, locale: str, heading: str
) -> None:
    with Player.at(browser, server.address, 1280, 900, locale=locale) as player:
        player.go("/")
        expect(player.page.locator("main h1")).to_contain_text(heading)
        assert player.page.locator("html").get_attribute("lang") == locale[:2]


def test_the_language_can_be_switched_and_is_remembered(player: Player) -> None:
    player.go("/")
    player.page.get_by_label("Language").select_option("fr")
    expect(player.page.locator("main h1")).to_contain_text("Des jeux")
    player.page.reload()
    expect(player.page.locator("main h1")).to_contain_text("Des jeux")


def test_the_theme_can_be_switched_and_is_remembered(player: Player) -> None:
    def background() -> str:
        return str(player.page.evaluate("getComputedStyle(document.body).backgroundColor"))

    player.go("/")
    dark = background()
    player.page.get_by_role("button", name="Preferences").click()
    player.page.get_by_label("Theme").select_option("light")
    expect(player.page.locator("body")).not_to_have_css("background-color", dark)
    light = background()
    player.page.reload()
    expect(player.page.locator("body")).to_have_css("background-color", light)


def test_an_address_that_leads_nowhere_says_so(player: Player) -> None:
    player.go("/no/such/place")
    expect(player.page.locator("main")).to_contain_text("Nothing lies here")
    player.go("/match/nothing")
    expect(player.page.locator("main")).to_contain_text("no table")


def test_an_address_of_an_earlier_version_leads_to_the_match(player: Player) -> None:
    id = player.lay([{"name": "Ada"}, {"name": "Bo"}])
    player.go(f"/table/{id}?invite=owl")
    player.wait_for_turn()
    assert player.page.url == f"{player.address}/match/{id}?invite=owl"


def test_a_choice_that_cannot_be_made_is_said_on_the_form(player: Player) -> None:
    player.go("/new/illuminated")
    player.page.get_by_role("textbox").first.fill("")
    expect(player.page.get_by_role("alert")).to_contain_text("name")
    expect(player.page.get_by_role("button", name="Lay the table")).to_be_disabled()
