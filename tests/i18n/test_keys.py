"""Every text of a catalogue is used, and every key that the code looks up has a text, also a computed one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from i18n.used_keys import asked, named, pattern
from paths import ROOT, SOURCE, TOY_GAMES

from gloaming.bots.levels import ALL_NAMES
from gloaming.core.record import forfeit
from gloaming.core.record.format import ADVICE_KINDS
from gloaming.lab.calibration_file import TOGETHER
from gloaming.protocol import TotalInfo
from gloaming.protocol.common import Luck, Standing
from gloaming.protocol.matches import ClockKind, OnTimeout, Pace

WEB = ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/lang"))
TEMPLATE = SOURCE / "scaffold" / "template"
# The names and stories of the content, `KIND-ID` and `KIND-ID-PART`; the game's tests go through the content.
CONTENT = {
    "shadow_and_light": (
        *("talent", "guild", "place", "animal", "character", "teacher", "thing", "artifact"),
        *("property", "quarry", "task", "manipulation"),
    )
}


def keys(*folders: Path) -> set[str]:
    files = [file for folder in folders for file in folder.glob("*en.ftl")]
    return {
        key for file in files for key in re.findall(r"(?m)^([a-z][\w-]*) =", file.read_text(encoding="utf-8"))
    }


def game_keys(game: str) -> set[str]:
    return keys(SOURCE / "games" / game / "lang")


def game_files(game: str) -> list[Path]:
    return [*(SOURCE / "games" / game).rglob("*.py"), *written(WEB / "games" / game)]


def app_files() -> list[Path]:
    python = [
        file for file in SOURCE.rglob("*.py") if not {SOURCE / "games", TEMPLATE.parent} & set(file.parents)
    ]
    web = [file for file in written(WEB) if WEB / "games" not in file.parents]
    return [*python, *web, ROOT / "web" / "public" / "sw.js"]


def written(folder: Path) -> list[Path]:
    """The browser's sources without tests and generated files."""
    files = [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]
    return [
        file
        for file in files
        if not file.name.endswith((".test.ts", ".gen.ts")) and "tests" not in file.parts
    ]


def states_of_a_connection() -> list[str]:
    source = (WEB / "net" / "transport.ts").read_text(encoding="utf-8")
    (found,) = re.findall(r"export type ConnectionState = (.*)", source)
    return [state for state in re.findall(r"'(\w+)'", found) if state != "open"]


APP = keys(SOURCE / "i18n" / "lang")
COMPUTED = {
    "advice-stands": TOGETHER,
    "clock-kind": get_args(ClockKind),
    "connection": states_of_a_connection(),
    "level": ALL_NAMES,
    "luck-step": ("lucky", "unlucky"),
    "luck-total": TotalInfo.__struct_fields__,
    "luck-verdict": get_args(Luck),
    "note-asked": ADVICE_KINDS,
    "note-lost": tuple(forfeit.REASONS),
    "on-timeout": get_args(OnTimeout),
    "standing": get_args(Standing),
    "success": ("raises", "lowers", "keeps"),
    "terms-clock": get_args(ClockKind),
    "terms-pace": get_args(Pace),
    "terms-runout": get_args(OnTimeout),
}


def unused(texts: set[str], files: list[Path]) -> list[str]:
    found = named(files)
    computed = [pattern(one) for one in found if "*" in one and re.search("[a-z]{2,}-|-[a-z]{2,}", one)]
    return sorted(key for key in texts - found if not any(one.fullmatch(key) for one in computed))


def missing(texts: set[str], files: list[Path]) -> list[str]:
    wanted = asked(files) - texts
    return sorted(key for key in wanted if "*" not in key or not any(map(pattern(key).fullmatch, texts)))


def test_every_text_of_the_app_is_used() -> None:
    tables = [file for game in (*GAMES, "generic") for file in game_files(game)]
    assert unused(APP, [*app_files(), *tables]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_game_is_used(game: str) -> None:
    kinds = tuple(f"{kind}-" for kind in CONTENT.get(game, ()))
    texts = {key for key in game_keys(game) if not key.startswith(kinds)}
    assert unused(texts, [*app_files(), *game_files(game), *written(WEB / "games" / "generic")]) == []


def test_every_key_that_the_app_asks_for_has_a_text() -> None:
    every = [game_keys(game) for game in GAMES]
    some = {key for each in every for key in each if key.startswith(("setting-", "reason-", "price-"))}
    files = app_files()
    assert len(asked(files)) > 300
    assert missing(APP | set.intersection(*every) | some, files) == []


@pytest.mark.parametrize("first", COMPUTED)
def test_every_computed_key_has_a_text(first: str) -> None:
    assert [end for end in COMPUTED[first] if f"{first}-{end}" not in APP] == []
    assert f"{first}-*" in named(app_files())


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_a_game_asks_for_has_a_text(game: str) -> None:
    files = game_files(game)
    ours = (SOURCE / "games" / game / "state_gen.py").is_file()
    assert len(asked(files)) > (30 if ours else 0)
    assert missing(APP | game_keys(game), files) == []


def test_every_key_of_the_game_template_is_used_and_has_a_text() -> None:
    texts, files = keys(TEMPLATE / "lang"), list(TEMPLATE.rglob("*.py"))
    assert unused(texts, [*files, *app_files()]) == missing(APP | texts, files) == []


def test_every_key_for_an_action_range_has_a_text() -> None:
    files = written(WEB / "games" / "generic")
    assert missing(APP | keys(TOY_GAMES / "embers" / "lang"), files) == []
