"""Every page: reachable by all, in three languages and two themes, from 360 to 1920 pixels."""

from __future__ import annotations

import pytest
from browser.conftest import Server
from browser.playing import Player
from playwright.sync_api import Browser, expect

PLACES = ["gallery", "new", "seal", "table", "rules"]
BOT: dict[str, object] = {"name": "Moth", "level": "greedy"}


def visit(player: Player, place: str, seats: int = 2) -> None:
    """Go to one of the places, with a table of this many seats where it needs one."""
    people: list[dict[str, object]] = [{"name": f"Player {n}"} for n in range(seats)]
    match place:
        case "gallery":
            player.go("/")
        case "new":
            player.go("/new/illuminated")
        case "rules":
            player.go("/rules/illuminated")
        case "seal":
            wish: dict[str, object] = {"game": "illuminated", "seats": [*people, BOT][:seats]}
            player.go(f"/table/{player.api('/api/tables', wish)['id']}")
        case _:
            player.go(f"/table/{player.lay(people)}")
            player.wait_for_turn()
    expect(player.page.locator("main h1")).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(browser: Browser, server: Server, place: str, theme: str) -> None:
    with Player.at(browser, server.address, 1280, 900, color_scheme=theme) as player:
        visit(player, place)
        assert player.complaints() == []


@pytest.mark.parametrize("width", [360, 768, 1920])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_wider_than_the_window(browser: Browser, server: Server, place: str, width: int) -> None:
    with Player.at(browser, server.address, width, 800, locale="de-DE") as player:
        visit(player, place, seats=6)
        assert player.overflow() <= 0


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
    player.go("/table/nothing")
    expect(player.page.locator("main")).to_contain_text("no table")


def test_a_choice_that_cannot_be_made_is_said_on_the_form(player: Player) -> None:
    player.go("/new/illuminated")
    player.page.get_by_role("textbox").first.fill("")
    expect(player.page.get_by_role("alert")).to_contain_text("name")
    expect(player.page.get_by_role("button", name="Lay the table")).to_be_disabled()
