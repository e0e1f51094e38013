"""Whole games in the browser, by mouse, by keyboard alone, and with secrets."""

from __future__ import annotations

import re
from pathlib import Path

from browser.conftest import Server
from browser.player import Player
from playwright.sync_api import expect

from gloaming.core.discovery import find
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify

BOT: dict[str, object] = {"name": "Moth", "level": "greedy"}


def test_a_newcomer_makes_a_table_and_plays_it_to_the_end_by_mouse(player: Player, tmp_path: Path) -> None:
    page = player.page
    player.go("/")
    page.locator("a[href='/new/illuminated']").first.click()
    page.get_by_label("Turn limit").fill("3")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    attempts = 0
    while player.wait_for_turn():
        if attempts < 3:
            page.locator("[data-verb=raise]").click()
            page.locator(".pile:not([disabled])").first.click()
            page.locator(".hand .button.main").click()
            attempts += 1
        else:
            player.end_turn()
    expect(player.result).to_contain_text(re.compile("turn limit|value 6"))
    record = player.result.get_by_role("button", name=re.compile("record", re.IGNORECASE))
    with page.expect_download() as download:
        record.click()
    assert download.value.suggested_filename == f"illuminated-{page.url.rsplit('/', 1)[1]}.jsonl"
    download.value.save_as(tmp_path / "record.jsonl")
    game = find("illuminated")
    assert verify(game, read((tmp_path / "record.jsonl").read_text(encoding="utf-8")), game.content()) is None


def test_a_bug_report_is_saved_as_a_test_and_a_failure_is_told(player: Player, tmp_path: Path) -> None:
    page = player.page
    id = player.lay([{"name": "Ember"}, BOT])
    player.go(f"/match/{id}")
    player.wait_for_turn()
    report = page.locator(".log").get_by_role("button", name=re.compile("Something wrong"))
    with page.expect_download() as download:
        report.click()
    name = "".join(c if c.isalnum() else "_" for c in id).lower()
    assert download.value.suggested_filename == f"test_match_{name}.py"
    download.value.save_as(tmp_path / "test_report.py")
    assert f"def test_match_{name}():" in (tmp_path / "test_report.py").read_text(encoding="utf-8")
    page.route("**/bug-report", lambda route: route.abort())
    report.click()
    expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")


def test_a_whole_game_by_keyboard_alone(player: Player) -> None:
    page = player.page
    id = player.lay([{"name": "Ember"}, BOT], turn_limit=2, first="A")
    player.go(f"/match/{id}")
    while player.wait_for_turn():
        before = player.step()
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        for _ in range(100):
            if player.step() > before:
                break
            page.wait_for_timeout(50)
        assert player.step() > before, "the keys r, Enter, Enter take an action"
    expect(player.result).to_be_visible()
    assert "tries to raise" in player.log()


def test_a_reload_and_a_killed_server_lose_nothing(player: Player, server: Server) -> None:
    page = player.page
    id = player.lay([{"name": "Ember"}, {"name": "Owl"}], first="A")
    player.go(f"/match/{id}")
    player.wait_for_turn()
    player.end_turn()
    expect(page.locator(".bar h2")).to_contain_text("Owl")
    page.reload()
    expect(page.locator(".bar h2")).to_contain_text("Owl")
    server.restart()
    player.wait_for_turn()
    expect(page.locator(".bar h2")).to_contain_text("Owl")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".bar h2")).to_contain_text("Ember")


def test_with_hidden_cards_a_curtain_names_the_next_seat(player: Player) -> None:
    page = player.page
    id = player.lay([{"name": "Ember"}, {"name": "Owl"}], game="embers")
    player.go(f"/match/{id}")
    hands: list[str] = []
    for name, amount in (("Ember", "5"), ("Owl", "6")):
        expect(page.locator(".curtain")).to_contain_text(name)
        assert page.locator("pre").count() == 0
        page.locator(".curtain button").click()
        expect(page.locator("pre")).to_contain_text(re.compile(r"\d+ \d+ \d+$"))
        hands.append(page.locator("pre").inner_text().splitlines()[-1])
        page.get_by_label(re.compile("Amount")).fill(amount)
        page.get_by_role("button", name="Stake", exact=True).click()
    assert hands[0] != hands[1]
    for _ in range(3):
        for name in ("Ember", "Owl"):
            expect(page.locator(".curtain")).to_contain_text(name)
            page.locator(".curtain button").click()
            page.get_by_role("button", name=re.compile("^Lay")).first.click()
    expect(player.result).to_contain_text("All cards are played")


def test_a_game_without_a_table_of_its_own_is_played_on_the_generic_one(player: Player) -> None:
    page = player.page
    id = player.lay([{"name": "Ember"}, {"name": "Owl"}], game="tic_tac_toe")
    player.go(f"/match/{id}")
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        page.get_by_role("button", name=f"Mark {cell}").click()
    expect(page.locator("pre")).to_have_text("1 X X X\n2 O O .\n3 . . .\n  a b c")
    expect(player.result).to_contain_text("Three marks are in a line")


def test_another_way_can_be_tried_from_the_log(player: Player) -> None:
    id = player.lay([{"name": "Ember"}, {"name": "Owl"}], first="A")
    player.go(f"/match/{id}")
    player.wait_for_turn()
    player.end_turn()
    player.page.locator(".log .head button").first.click()
    expect(player.page.get_by_role("button", name="Begin")).to_be_visible()
    player.page.get_by_role("button", name="Begin").click()
    assert player.wait_for_turn()
    assert not player.page.url.endswith(id)
