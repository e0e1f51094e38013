"""Between Shadow and Light in a real browser: by mouse, finger and keyboard, the sheet, a whole adventure."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, Locator, expect

GAME = "shadow_and_light"
# With a yew bow, two potions and an artifact.
HERO = "1.10.10.10.10.3.0.2.4-4-6-4.0-0-0-0.2.4.0-0-1-0.1-0-0-0-0-2"
CHOICE = "[data-offer]:not([data-offer=end], :disabled), [data-offer=end].main, .result"
SINGLE = "[data-pick], [data-take], [data-deed=master], .deeds button, .foot [data-offer=end]"


def sit(player: Player, **settings: object) -> str:
    id = player.lay([{"name": "Ember"}], game=GAME, **settings)
    player.go(f"/match/{id}")
    return id


def phase(player: Player) -> str:
    """Wait until something is asked, and say in which phase; empty once the adventure is over."""
    expect(player.page.locator(CHOICE).first).to_be_visible()
    return "" if player.result.count() else str(player.page.locator(".board").get_attribute("data-phase"))


def do(player: Player, deed: Callable[[], None]) -> None:
    before = player.step()
    deed()
    player.wait_beyond(before)


# --- by mouse ---------------------------------------------------------------------------------------


def assign(player: Player) -> None:
    for bar in ("health", "food", "gold"):
        player.page.locator(f"[data-give={bar}]").click()
    player.page.locator("[data-assign]").click()


def place(player: Player) -> None:
    """Put the first die in hand that has a field there; drop the first one if none has."""
    page = player.page
    dice = page.locator("[data-die][data-where=hand][aria-disabled=false]")
    for n in range(dice.count()):
        dice.nth(n).click()
        field = page.locator("[data-wanted=true], [data-hearth=true]")
        if field.count():
            field.first.click()
            return
        page.keyboard.press("Escape")
    dice.first.click()
    page.locator(".tools [data-deed=drop]").click()


def decide(player: Player, asked: str) -> None:
    page = player.page
    if asked == "assign":
        assign(player)
    elif asked == "place":
        place(player)
    elif asked == "move" and page.locator("[data-deed=step]").count():
        page.locator("[data-deed=step]").first.click()
    else:
        page.locator(SINGLE).first.click()


def play_on(player: Player, *until: str) -> str:
    """Decide by mouse until one of these phases asks; empty if it ends before."""
    while (asked := phase(player)) not in ("", *until):
        do(player, lambda asked=asked: decide(player, asked))  # type: ignore[misc]
    return asked


def drag(player: Player, what: Locator, to: Locator) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()


def amount(player: Player, bar: str) -> int:
    return int(str(player.page.locator(f"[data-bar={bar}]").get_attribute("data-amount")))


def test_a_character_is_made_and_sets_out(player: Player) -> None:
    sit(player)
    page = player.page
    assert phase(player) == "assign"
    numbers = [page.locator(f"[data-three='{n}']").get_attribute("aria-label") for n in range(3)]
    page.locator("[data-three='1']").click()
    page.locator("[data-give=gold]").click()
    expect(page.locator("[data-give=gold]")).to_contain_text(f"5 + {str(numbers[1])[-1]}")
    expect(page.locator("[data-assign]")).to_be_disabled()
    page.locator("[data-give=food]").click()
    do(player, page.locator("[data-assign]").click)
    assert play_on(player, "camp") == "camp"
    assert amount(player, "gold") == min(10, 5 + int(str(numbers[1])[-1]))
    page.keyboard.press("s")
    expect(page.locator("[data-sheet]")).to_contain_text("Ember")
    expect(page.locator("[data-sheet]")).to_contain_text("Strength")
    page.keyboard.press("Escape")
    expect(page.locator("[data-sheet]")).to_have_count(0)


def test_dice_are_dragged_to_the_compass_and_the_map_is_walked(player: Player) -> None:
    sit(player, sheet=HERO)
    page = player.page
    assert phase(player) == "camp"
    do(player, page.locator("[data-offer=throw]").click)
    assert phase(player) == "plan"
    die = page.locator("[data-die='0']")
    number = int(str(die.get_attribute("data-kind"))[1])
    do(player, lambda: drag(player, die, page.locator(f"[data-place='{number - 1}']")))
    expect(page.locator("[data-die='0']")).to_have_attribute("data-where", "compass")
    do(player, page.locator("[data-deed=set-off]").click)
    assert phase(player) == "move"
    there = page.locator(".touch.open").first
    field = str(there.get_attribute("data-field"))
    do(player, lambda: there.click(force=True))
    expect(page.locator("[data-at]")).to_have_attribute("data-at", field)
    phase(player)
    if page.locator("[data-offer=stop]").count():
        page.get_by_role("button", name="Take back").click()
        expect(page.locator("[data-at]")).not_to_have_attribute("data-at", field)


def test_an_encounter_is_met_and_a_heart_is_asked_for_once(player: Player) -> None:
    sit(player, sheet=HERO)
    page = player.page
    assert play_on(player, "place") == "place"
    expect(page.locator("[data-scene]")).to_be_visible()
    before = player.step()
    page.locator("[data-die][aria-disabled=false]").first.click()
    page.locator("[data-unfold=spin]").click()
    page.locator(".tools [data-deed=spin]").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("9")
    page.get_by_role("button", name="Never mind").click()
    assert player.step() == before
    page.locator(".tools [data-deed=spin]").first.click()
    do(player, page.get_by_role("button", name="Cross it out").click)
    phase(player)
    expect(page.locator("[data-hearts]")).to_have_attribute("data-hearts", "9")
    place(player)
    player.wait_beyond(before + 1)


def test_a_hint_and_the_odds_are_about_the_attempt(player: Player) -> None:
    sit(player, sheet=HERO)
    page = player.page
    assert play_on(player, "place") == "place"
    shown = page.locator(".advice [role=status]")
    page.get_by_role("button", name="Odds", exact=True).click()
    expect(shown).to_contain_text("this attempt succeeds with")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(shown).to_contain_text("The chance that this attempt succeeds")
    do(player, page.get_by_role("button", name="Do it").click)


def test_what_is_not_possible_says_why_by_mouse_and_keyboard(player: Player) -> None:
    sit(player, sheet=HERO)
    page = player.page
    assert phase(player) == "camp"
    why = page.get_by_role("alert")
    page.locator("[data-place='3']").click(force=True)
    expect(why).to_contain_text("right after the throw")
    do(player, page.locator("[data-offer=throw]").click)
    assert phase(player) == "plan"
    expect(why).to_have_count(0)
    page.locator("[data-place][data-offer]").first.focus()
    while page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(why).to_contain_text("among the thrown dice")


# --- by finger --------------------------------------------------------------------------------------


def test_a_die_is_dragged_by_finger_on_a_small_screen(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 360, 740, has_touch=True, is_mobile=True) as player:
        sit(player, sheet=HERO)
        page = player.page
        assert phase(player) == "camp"
        assert player.overflow() <= 0
        do(player, page.locator("[data-offer=throw]").tap)
        assert phase(player) == "plan"
        die = page.locator("[data-die='3']")
        goal = page.locator(f"[data-place='{5 + int(str(die.get_attribute('data-kind'))[1])}']")
        touch = page.context.new_cdp_session(page)
        boxes = [die.bounding_box(), goal.bounding_box()]
        start, end = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]

        def slide() -> None:
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            for kind, points in (
                ("touchStart", [start]),
                ("touchMove", [middle]),
                ("touchMove", [end]),
                ("touchEnd", []),
            ):
                where = [{"x": x, "y": y} for x, y in points]
                touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        do(player, slide)
        expect(die).to_have_attribute("data-where", "compass")


# --- by keyboard ------------------------------------------------------------------------------------


def walk_to(player: Player, selector: str) -> None:
    """Tab on until the keyboard is on one of these; arrows go from die to die."""
    page = player.page
    for presses in count():
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        assert presses < 80, f"Tab does not come to {selector}"
        on_dice = page.evaluate("document.activeElement.matches('[data-die]')")
        page.keyboard.press("ArrowRight" if on_dice and "data-die" in selector else "Tab")


def press(player: Player, selector: str) -> None:
    walk_to(player, selector)
    player.page.keyboard.press("Enter")


def decide_by_key(player: Player, asked: str) -> None:
    page = player.page
    if asked == "assign":
        for bar in ("health", "food"):
            press(player, f"[data-give={bar}]")
        press(player, "[data-assign]:not(:disabled)")
    elif asked == "place":
        press(player, "[data-die][aria-disabled=false]")
        page.wait_for_function(
            "document.activeElement.matches('[data-wanted=true], [data-hearth=true], .tools button')"
        )
        if not page.evaluate("document.activeElement.matches('[data-wanted=true], [data-hearth=true]')"):
            walk_to(player, ".tools [data-deed=drop]")
        page.keyboard.press("Enter")
    elif asked == "move" and page.locator("[data-deed=step]").count():
        press(player, "[data-deed=step]")
    else:
        press(player, SINGLE)


def test_it_is_played_by_keyboard_alone(player: Player) -> None:
    sit(player)
    for _ in range(14):
        if (asked := phase(player)) == "":
            break
        do(player, lambda asked=asked: decide_by_key(player, asked))  # type: ignore[misc]


# --- the sheet --------------------------------------------------------------------------------------


def end(player: Player) -> None:
    """End the adventure from the menu, and close the accounts."""
    page = player.page
    page.get_by_role("button", name="More", exact=True).click()
    page.locator(".more [data-offer=end]").click()
    do(player, page.get_by_role("button", name="End it", exact=True).click)
    assert phase(player) == "close"
    do(player, page.locator(".foot [data-offer=end]").click)
    assert phase(player) == ""


def test_a_sheet_is_kept_printed_saved_and_sets_out_again(player: Player) -> None:
    sit(player, sheet=HERO)
    page = player.page
    assert phase(player) == "camp"
    end(player)
    page.locator("[data-open-sheet]").click()
    with page.expect_download() as saving:
        page.locator("[data-export]").click()
    text = saving.value.path().read_text(encoding="utf-8")
    assert json.loads(text)["talent"] == "witch"
    page.emulate_media(media="print")
    expect(page.locator("[data-sheet]")).to_be_visible()
    expect(page.locator(".hand [data-open-sheet]")).to_be_hidden()
    page.emulate_media(media="screen")

    player.go(f"/new/{GAME}")
    expect(page.locator("[data-kept]")).to_have_count(1)
    page.get_by_role("button", name="Forget Ember").click()
    expect(page.locator("[data-kept]")).to_have_count(0)
    file = {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("[data-import]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("not a character sheet")
    page.locator("[data-import]").set_input_files({**file, "buffer": text.encode()})  # type: ignore[arg-type]
    expect(page.locator("[data-kept]")).to_be_checked()
    assert player.complaints() == []
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/**")
    page.locator("form button[type=submit], .board").first.wait_for()
    if page.locator(".board").count() == 0:
        page.locator("form button[type=submit]").click()
    assert phase(player) == "camp"
    expect(page.locator("[data-xp]")).to_have_attribute("data-xp", "3")


def test_playing_again_goes_on_with_the_newest_sheet(player: Player) -> None:
    sit(player, sheet=HERO)
    page = player.page
    assert phase(player) == "camp"
    do(player, page.locator("[data-offer=throw]").click)
    assert phase(player) == "plan"
    do(player, page.locator("[data-deed=set-off]").click)
    assert phase(player) == "move"
    do(player, page.locator("[data-offer='wait food']").click)
    assert phase(player) == "camp"
    end(player)
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="Begin").click()
    assert phase(player) == "camp"
    assert (amount(player, "food"), amount(player, "gold")) == (9, 10)
    player.go(f"/new/{GAME}")
    expect(page.locator("[data-kept]")).to_have_count(1)


def test_who_came_home_with_nothing_sets_out_with_something(player: Player) -> None:
    sit(player, sheet=HERO.replace("1.10.10.10.10", "2.10.2.0.0"))
    assert phase(player) == "camp"
    assert [amount(player, bar) for bar in ("food", "gold")] == [5, 5]


def test_the_newest_entry_of_the_log_is_on_top(player: Player) -> None:
    sit(player)
    assert play_on(player, "camp") == "camp"
    top = player.page.locator(".log li").first
    expect(top).to_contain_text("Guild")
    do(player, player.page.locator("[data-offer=throw]").click)
    expect(top).to_contain_text("Thrown")


# --- what must always hold --------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str) -> None:
    with Player.at(browser, server.address, 1280, 900, color_scheme=theme) as player:
        sit(player)
        for asked in ("assign", "camp", "plan", "place"):
            if play_on(player, asked) == asked:
                assert player.complaints() == []
        player.page.keyboard.press("s")
        assert player.complaints() == []


@pytest.mark.parametrize("width", [360, 1920])
def test_nothing_is_wider_than_the_window(browser: Browser, server: Server, width: int) -> None:
    with Player.at(browser, server.address, width, 800, locale="de-DE") as player:
        sit(player)
        for asked in ("assign", "camp", "plan", "place", "spoils"):
            if play_on(player, asked) == asked:
                assert player.overflow() <= 0


# --- whole adventures -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("way", [decide, decide_by_key])
def test_a_whole_adventure(player: Player, way: Callable[[Player, str], None]) -> None:
    """From the first throw to the sheet, by mouse and by keyboard; after a while one goes home."""
    sit(player)
    page = player.page
    for _ in range(70):
        if (asked := phase(player)) == "":
            break
        do(player, lambda asked=asked: way(player, asked))  # type: ignore[misc]
    else:
        phase(player)
        end(player)
    expect(player.result).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("[data-sheet] .score")).to_contain_text(re.compile("Score: .+ · .+"))
