"""The log: its newest line is in view, and a line shows the position after its step."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, expect

BOT: dict[str, object] = {"name": "Owl", "level": "greedy"}
PEOPLE: list[dict[str, object]] = [{"name": "Ember"}, {"name": "Moth"}]
SEATS = {
    "illuminated": 2,
    "dunkelrunde": 2,
    "light_and_dark": 2,
    "betwixt_and_between": 2,
    "shadow_and_light": 1,
}
# How far the newest line is inside the part of the log that is in view, at its top and at its bottom.
INSIDE = """() => {
  const line = document.querySelector('.log li li').getBoundingClientRect()
  const box = document.querySelector('.log .scroll').getBoundingClientRect()
  return [line.top - Math.max(0, box.top), Math.min(innerHeight, box.bottom) - line.bottom]
}"""


@pytest.mark.parametrize("game", SEATS)
def test_the_newest_line_is_in_view(browser: Browser, server: Server, game: str) -> None:
    with Player.at(browser, server.address, 1440, 900) as player:
        id = player.lay([BOT] * SEATS[game], game=game)
        player.go(f"/match/{id}")
        for step in (12, 40):
            player.page.wait_for_function(
                "step => Number(document.querySelector('[data-step]')?.dataset.step ?? -1) > step"
                " || document.querySelector('.result')",
                arg=step,
            )
            assert min(player.page.evaluate(INSIDE)) >= 0
        player.page.set_viewport_size({"width": 390, "height": 844})
        player.page.locator(".log").evaluate("log => log.scrollIntoView()")
        assert min(player.page.evaluate(INSIDE)) >= 0
        assert player.overflow() <= 0


def test_a_line_shows_its_position_and_the_match_goes_on_where_it_was(player: Player) -> None:
    page = player.page
    id = player.lay(PEOPLE, first="A")
    player.go(f"/match/{id}")
    for _ in range(3):
        player.wait_for_turn()
        player.end_turn()
    player.wait_for_turn()
    assert player.shown_step() == 3
    expect(page.locator(".log h3")).to_have_text(["Ember’s turn", "Moth’s turn", "Ember’s turn"])
    line = page.get_by_role("button", name=re.compile("^Step 1: "))
    line.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("This is how it stood after step 1.")).to_be_visible()
    assert player.shown_step() == 1
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator("[data-verb=end]:not([aria-disabled=true]):visible")).to_have_count(0)
    assert player.complaints() == []
    page.get_by_role("button", name="Back to the present").click()
    assert player.shown_step() == 3
    player.wait_for_turn()
    player.end_turn()
    player.wait_beyond(3)
    page.locator(".log li li").last.get_by_role("button").click()
    expect(page.locator("[data-step='1']")).to_be_visible()


def test_what_is_selected_stays_while_the_player_looks_back(player: Player) -> None:
    page = player.page
    id = player.lay(PEOPLE, first="A")
    player.go(f"/match/{id}")
    for _ in range(2):
        player.wait_for_turn()
        player.end_turn()
    player.wait_for_turn()
    page.locator("[data-verb=raise]").click()
    page.get_by_role("button", name=re.compile("^Step 1: ")).click()
    expect(page.get_by_role("button", name="Back to the present")).to_be_visible()
    expect(page.locator("[data-verb]:visible:not([aria-disabled=true])")).to_have_count(0)
    for key in ("Escape", "h", "e"):  # keys of the table of the present
        page.keyboard.press(key)
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator("[data-verb=raise]")).to_have_attribute("aria-pressed", "true")
    assert player.shown_step() == 2
    page.keyboard.press("Escape")
    expect(page.locator("[data-verb=raise]")).to_have_attribute("aria-pressed", "false")


def test_a_generic_table_shows_the_earlier_position_too(player: Player) -> None:
    page = player.page
    id = player.lay(PEOPLE, game="tic_tac_toe")
    player.go(f"/match/{id}")
    for cell in ("a1", "a2", "b1", "b2"):
        page.get_by_role("button", name=f"Mark {cell}").click()
    expect(page.get_by_role("button", name="Mark c1")).to_be_enabled()  # the next person has the screen
    page.get_by_role("button", name=re.compile("^Step 2: ")).click()
    expect(page.locator("pre:visible")).to_have_text("1 X . .\n2 O . .\n3 . . .\n  a b c")
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator("pre:visible")).to_have_text("1 X X .\n2 O O .\n3 . . .\n  a b c")
    page.get_by_role("button", name="Mark c1").click()
    expect(player.result).to_be_visible()
    page.get_by_role("button", name=re.compile("^Step 2: ")).click()
    page.wait_for_url(f"**/replay/{id}?step=2")
    expect(page.locator("pre:visible")).to_have_text("1 X . .\n2 O . .\n3 . . .\n  a b c")
    page.get_by_role("button", name=re.compile("^Step 1: ")).click()
    expect(page.locator("pre:visible")).to_have_text("1 X . .\n2 . . .\n3 . . .\n  a b c")


def test_the_hand_of_another_player_at_the_screen_stays_hidden(player: Player) -> None:
    """In a game with hidden hands an earlier position is shown from the seat that has the device."""
    page = player.page
    id = player.lay(PEOPLE, game="embers")
    player.go(f"/match/{id}")
    hands = {}
    for name in ("Ember", "Moth"):
        expect(page.locator(".curtain")).to_contain_text(name)
        page.locator(".curtain button").click()
        expect(page.locator("pre:visible")).to_have_text(re.compile(r"\n\d+ \d+ \d+$"))
        hands[name] = page.locator("pre:visible").inner_text().splitlines()[-1]
        if name == "Ember":
            page.get_by_role("button", name="Stake", exact=True).click()
    assert hands["Ember"] != hands["Moth"]
    page.get_by_role("button", name=re.compile("^Step .* Moth is dealt")).last.click()
    expect(page.get_by_role("button", name="Back to the present")).to_be_visible()
    expect(page.locator("pre:visible")).to_have_text(re.compile(r"\(1\)\n\d+$"))
    shown = page.locator("pre:visible").inner_text().splitlines()[-1].split()
    assert set(shown) <= set(hands["Moth"].split())
