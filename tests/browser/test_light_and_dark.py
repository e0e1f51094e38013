"""Light & Dark in a real browser: placed and flicked by mouse, finger and keyboard, and a whole game."""

from __future__ import annotations

import math

import pytest
from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import Browser, expect

GAME = "light_and_dark"
EMBER: dict[str, object] = {"name": "Ember"}
BOT: dict[str, object] = {"name": "Moth", "level": "random"}

Point = tuple[float, float]


def sit(player: Player, *others: dict[str, object], **settings: object) -> str:
    """A table at which Ember is Light; returns its id."""
    id = player.lay([EMBER, *(others or (BOT,))], game=GAME, **{"light": "A", **settings})
    player.go(f"/match/{id}")
    return id


def mode(player: Player) -> str:
    """Wait until something is asked, and say what; empty once the game is over."""
    asked = player.page.wait_for_function(
        """() => {
            if (document.querySelector('.result')) return 'over'
            const mode = document.querySelector('[data-mode]')?.dataset.mode ?? 'watch'
            return mode === 'watch' ? null : mode
        }"""
    )
    found = str(asked.json_value())
    return "" if found == "over" else found


def middle(player: Player, disc: int) -> Point:
    box = player.page.locator(f"[data-disc='{disc}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_rest(player: Player, disc: int) -> Point:
    """Where a disc lies once it has not moved for a moment: a busy machine draws late."""
    seen = None
    while (now := middle(player, disc)) != seen:
        seen = now
        player.page.wait_for_timeout(200)
    return now


def discs(player: Player, selector: str) -> list[int]:
    found = player.page.locator(f"[data-disc]{selector}")
    return [int(each.get_attribute("data-disc") or "") for each in found.all()]


def drag(player: Player, start: Point, end: Point) -> None:
    mouse = player.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=4)
    mouse.up()


def flick_at(player: Player, disc: int, goal: Point, pull: float = 75) -> None:
    """Pull the disc straight away from the goal until the aim shows, and let go."""
    before = player.step()
    mouse = player.page.mouse
    x, y = at_rest(player, disc)
    far = math.hypot(goal[0] - x, goal[1] - y)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - (goal[0] - x) / far * pull, y - (goal[1] - y) / far * pull, steps=4)
    expect(player.page.locator("[data-aim]")).to_be_visible()
    mouse.up()
    player.wait_beyond(before)


def flick_at_nearest(player: Player) -> None:
    """Flick whichever own disc is nearest to an opposing one."""
    own, theirs = discs(player, "[data-mark=open]"), discs(player, "[data-faction=dark]")
    pairs = [(one, middle(player, other)) for one in own for other in theirs]
    flick_at(player, *min(pairs, key=lambda pair: math.dist(middle(player, pair[0]), pair[1])))


def settle(player: Player, button: str = "[data-confirm]") -> None:
    before = player.step()
    player.page.locator(button).click()
    player.wait_beyond(before)


def test_druids_are_placed_and_flicked_by_mouse_and_by_keyboard(player: Player) -> None:
    sit(player)
    page = player.page
    assert mode(player) == "place"
    expect(page.locator(".log")).to_contain_text("Moth has placed")
    x, y = middle(player, 1)
    drag(player, (x, y), (x, y + 60))
    moved = at_rest(player, 1)
    assert moved[1] - y == pytest.approx(60, abs=2)
    settle(player)
    assert mode(player) == "flick"
    assert middle(player, 1) == pytest.approx(moved, abs=1)

    flick_at(player, 1, middle(player, 8))
    expect(page.locator(".log")).to_contain_text("Ember flicks disc 2")
    while mode(player) != "flick":
        settle(player)

    before = player.step()
    page.locator("[data-mark=open]").first.focus()
    for key in ("Enter", "ArrowLeft", "Shift+ArrowLeft", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator("[data-aim]")).to_have_attribute("data-aim", "35890 1300")
    page.keyboard.press("Enter")
    player.wait_beyond(before)

    while mode(player) != "flick":
        settle(player)
    lying = {disc: middle(player, disc) for disc in discs(player, "")}
    page.reload()
    assert mode(player) == "flick"
    assert {disc: middle(player, disc) for disc in discs(player, "")} == {
        disc: pytest.approx(place, abs=1) for disc, place in lying.items()
    }
    page.locator("[data-replay]").click()
    expect(page.get_by_text("Slow motion")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Slow motion")).to_have_count(0)


def test_whoever_wants_it_at_once_sees_no_disc_on_its_way(player: Player) -> None:
    sit(player)
    settle(player)
    found = player.page.locator("[data-disc]").all()
    slides = [each.evaluate("disc => getComputedStyle(disc).transitionDuration") for each in found]
    assert set(slides) == {"0s"}


def test_a_pull_can_be_taken_back(player: Player) -> None:
    sit(player)
    settle(player)
    assert mode(player) == "flick"
    before = player.step()
    x, y = middle(player, 1)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 80, y)
    expect(player.page.locator("[data-aim]")).to_be_visible()
    player.page.keyboard.press("Escape")
    mouse.up()
    drag(player, (x, y), (x + 3, y))
    expect(player.page.locator("[data-disc='1']")).to_have_attribute("data-mark", "chosen")
    assert player.step() == before


def test_what_cannot_be_done_is_answered_with_the_reason(player: Player) -> None:
    sit(player, cards=2)
    page = player.page
    alert = page.get_by_role("alert")
    assert mode(player) == "place"
    drag(player, middle(player, 0), middle(player, 1))
    expect(page.get_by_role("status").filter(has_text="would lie on something")).to_be_visible()
    page.locator("[data-confirm]").click(force=True)
    expect(alert).to_contain_text("would lie on something")
    page.locator("[data-evenly]").click()
    settle(player)
    assert mode(player) == "flick"
    page.mouse.click(*at_rest(player, 8))
    expect(alert).to_contain_text("Disc 9 is a torch")
    page.locator("[data-disc='4']").focus()
    page.keyboard.press("Enter")
    expect(alert).to_contain_text("Disc 5 is not yours")
    for card in page.locator("[data-card][aria-disabled=true]").all():
        card.focus()
        page.keyboard.press("Space")
        expect(alert).to_contain_text("not the time for")


def test_druids_are_flicked_by_finger(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 390, 844, has_touch=True, is_mobile=True) as player:
        sit(player)
        settle(player)
        assert mode(player) == "flick"
        before = player.step()
        x, y = middle(player, 0)
        touch = player.page.context.new_cdp_session(player.page)
        for kind, points in (
            ("touchStart", [(x, y)]),
            ("touchMove", [(x, y + 30)]),
            ("touchMove", [(x - 4, y + 80)]),
            ("touchEnd", []),
        ):
            where = [{"x": right, "y": down} for right, down in points]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
        player.wait_beyond(before)
        expect(player.page.locator(".log")).to_contain_text("Ember flicks disc 1")


def test_two_people_at_one_screen_sit_at_opposite_ends(browser: Browser, server: Server) -> None:
    with Player.at(browser, server.address, 390, 844) as player:
        sit(player, {"name": "Owl"})
        page = player.page
        for name in ("Ember", "Owl"):
            expect(page.locator(".curtain")).to_contain_text(name)
            page.locator(".curtain button").click()
            settle(player)
        for name, sign in (("Ember", 1), ("Owl", -1)):
            expect(page.locator(".bar h2")).to_contain_text(name)
            assert mode(player) == "flick"
            disc = discs(player, "[data-mark=open]")[0]
            x, y = middle(player, disc)
            flick_at(player, disc, (x + 40 * sign, y - 100 * sign), pull=40)
            assert page.locator(".curtain").count() == 0


def test_obstacles_and_cards_come_to_the_table(player: Player) -> None:
    sit(player, terrain=2, cards=2, best_of="3")
    assert mode(player) == "place"
    assert player.page.locator("[data-card]").count() == 2
    settle(player)
    assert mode(player) == "obstruct"
    player.page.get_by_role("button", name="Turn right").click()
    settle(player)
    assert mode(player) == "flick"
    assert player.page.locator("[data-thing]").count() == 2
    assert player.complaints() == []


@pytest.mark.slow
def test_a_whole_game_by_mouse(player: Player) -> None:
    sit(player, druids="4", torches=3, turn_limit=30)
    while (asked := mode(player)) != "":
        if asked == "flick":
            flick_at_nearest(player)
        else:
            settle(player)
    expect(player.result).to_be_visible()
    assert "Ember flicks" in player.log()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str) -> None:
    with Player.at(browser, server.address, 1280, 900, color_scheme=theme) as player:
        sit(player)
        mode(player)
        assert player.complaints() == []
        settle(player)
        mode(player)
        player.page.locator("[data-mark=open]").first.focus()
        player.page.keyboard.press("Enter")
        assert player.complaints() == []


@pytest.mark.parametrize("width", [360, 1920])
def test_nothing_is_wider_than_the_window(browser: Browser, server: Server, width: int) -> None:
    with Player.at(browser, server.address, width, 800, locale="de-DE") as player:
        sit(player, *({**BOT, "name": f"Moth {n}"} for n in range(5)), druids="12", torches=10, cards=1)
        mode(player)
        assert player.overflow() <= 0
