"""`gloaming screenshots`: pictures of the five tables for the documentation.

Bots play each match with a fixed seed up to a position worth showing. The matches are stored in a temporary
database, a server is started on it, and Chromium opens each table and takes the picture.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record.format import Player

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
OVERVIEW = "tables"  # the collage of the README
WIDTH, HEIGHT = 1440, 900
MAX_BYTES = 150_000
QUALITIES = (85, 75, 65, 55, 45)  # of WebP: the first that is small enough
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
PREFERENCES = "localStorage['gloaming.preferences'] = JSON.stringify({ pace: 'instant', theme: 'dark' })"
MATCH_PAGE = "/match/{id}"
TABLE = "[data-step]"  # what every table shows once it is drawn
COVERS = "dialog[open], .curtain, [popover]:popover-open"
SETTLED = 1500  # milliseconds for fonts and the last animation


class ScreenshotError(GloamingError):
    """The pictures cannot be taken; the message says why."""


@dataclass(frozen=True)
class Scene:
    """A match, and the step after which it is shown as soon as seat A has to decide."""

    game: str
    names: Sequence[str]
    step: int
    seed: int = 1
    settings: Mapping[str, int | str] = field(default_factory=dict)


SCENES = (
    Scene("illuminated", ("Ember", "Moth", "Owl"), 160),
    Scene("dunkelrunde", ("Ember", "Moth", "Owl", "Fox"), 120),
    Scene("light_and_dark", ("Ember", "Moth"), 12),
    Scene("betwixt_and_between", ("Ember", "Moth"), 180),
    Scene("shadow_and_light", ("Ember",), 60),
)


@dataclass(frozen=True)
class Stored:
    """The temporary database: the cookie of the person at seat A, and the id of each game's match."""

    cookie: str
    matches: Mapping[str, str]


def screenshots(
    game: Annotated[list[str] | None, typer.Argument(help="Games to show; by default all.")] = None,
    to: Annotated[Path, typer.Option(help="Folder for the pictures.")] = PICTURES,
) -> None:
    """Take pictures of the tables for the documentation, with a server and a browser started for it.

    Example: gloaming screenshots dunkelrunde
    """
    scenes = [scene for scene in SCENES if not game or scene.game in game]
    if game and len(scenes) < len(set(game)):
        raise ScreenshotError(f"there are pictures of {', '.join(scene.game for scene in SCENES)}")
    to.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "gloaming.db"
        stored = asyncio.run(store(database, [(scene, play(scene)) for scene in scenes]))
        with serve(database) as address, open_browser() as browser:
            for scene in scenes:
                take(browser, address, stored, scene, to)
                print(f"{scene.game}: {to / scene.game}.webp")
            if all((to / f"{scene.game}.webp").is_file() for scene in SCENES):
                write_overview(browser, to)


# --- the matches -----------------------------------------------------------------------------------------


def play(scene: Scene) -> Match:
    """Let bots play the match up to the scene's step; the same seed gives the same match."""
    game = find(scene.game)
    players = [Player(name, "lantern" if seat else None) for seat, name in enumerate(scene.names)]
    match = Match.new(game, players, scene.settings, secret=f"{scene.seed:064x}")
    match.begin({0: "juniper"})
    match.draw_all_chance()
    bot, dice = make("lantern", game, match.content), Seeded(scene.seed)
    while not (len(match.record.steps) >= scene.step and 0 in match.deciders()):
        if not match.deciders():
            raise ScreenshotError(f"{scene.game} is over after {len(match.record.steps)} steps")
        seat = match.deciders()[-1]
        refusal = match.submit(seat, bot.choose(match.view(seat), seat, dice))
        assert refusal is None, refusal
        match.draw_all_chance()
    return match


async def store(file: Path, played: Sequence[tuple[Scene, Match]]) -> Stored:
    """Store the matches in a new database, owned by one person."""
    from gloaming.server.accounts import sessions
    from gloaming.server.storage import people, server_keys
    from gloaming.server.storage.database import Database
    from gloaming.server.storage.matches.rows import NewMatch
    from gloaming.server.storage.matches.sql_store import SqlStore
    from gloaming.server.times import now

    database = Database(file)
    try:
        person = await database.write(lambda db: people.add_guest(db, "Ember", now()))
        key = await server_keys.get_or_create(database, "sessions", lambda: os.urandom(32).hex())
        session = sessions.Session(person.id, person.epoch, now() + sessions.LIFETIME)
        ids = {}
        for scene, match in played:
            owners = [person.id, *[None] * (len(scene.names) - 1)]
            order = NewMatch(match.secret, scene.game, person.id, match.record.lines(), owners)
            ids[scene.game] = await SqlStore(database).create(order, now())
        return Stored(sessions.encode(session, bytes.fromhex(key)), ids)
    finally:
        database.close()


@contextmanager
def serve(database: Path) -> Iterator[str]:
    """A server on this database, at a free port of this machine."""
    command = [sys.executable, "-m", "gloaming", "serve", "--no-compile", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--database", str(database)],
        stdout=subprocess.PIPE, text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "GLOAMING_LOG": "warning"},
    )  # fmt: skip
    try:
        assert server.stdout is not None
        found = re.search(r"http://localhost:\d+", server.stdout.readline())
        if found is None:
            raise ScreenshotError("the server did not start")
        yield found[0]
    finally:
        server.terminate()
        server.communicate()


# --- the pictures ----------------------------------------------------------------------------------------


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Chromium, as the tests use it."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise ScreenshotError("pictures need the packages of the tests; ./test installs them") from None
    path = os.environ.get("GLOAMING_CHROMIUM")
    if not path:
        finder = [sys.executable, str(ROOT / "tools" / "bootstrap" / "chromium.py")]
        path = subprocess.run(finder, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n")[-2]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def take(browser: Browser, address: str, stored: Stored, scene: Scene, to: Path) -> None:
    """Open a table and write its picture."""
    from gloaming.server.accounts.sessions import COOKIE

    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        reduced_motion="reduce", color_scheme="dark", locale="en-GB",
    )  # fmt: skip
    context.add_init_script(PREFERENCES)
    context.add_cookies([{"name": COOKIE, "value": stored.cookie, "url": address}])
    page = context.new_page()
    page.goto(address + MATCH_PAGE.format(id=stored.matches[scene.game]))
    page.locator(TABLE).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    if page.locator(COVERS).count():
        raise ScreenshotError(f"something covers the table of {scene.game}")
    write_picture(page, to / f"{scene.game}.webp")
    context.close()


def write_overview(browser: Browser, folder: Path) -> None:
    """One picture of all tables: two in the first row, three in the second."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    rows = ("".join(image_of(folder, scene) for scene in row) for row in (SCENES[:2], SCENES[2:]))
    shown = "".join(f"<div>{row}</div>" for row in rows)
    style = "body{margin:0;background:#0b0d14}div{display:flex;gap:8px;margin-bottom:8px}"
    page.set_content(f"<style>{style}div:last-child{{margin:0}}img{{flex:1;min-width:0}}</style>{shown}")
    height = page.evaluate("Math.round(document.body.lastElementChild.getBoundingClientRect().bottom)")
    page.set_viewport_size({"width": WIDTH, "height": height})
    write_picture(page, folder / f"{OVERVIEW}.webp")
    page.close()


def image_of(folder: Path, scene: Scene) -> str:
    picture = (folder / f"{scene.game}.webp").read_bytes()
    return f'<img src="data:image/webp;base64,{base64.b64encode(picture).decode()}">'


def write_picture(page: Page, file: Path) -> None:
    """Write what the page shows as WebP, in the best quality that is small enough."""
    devtools = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        picture = capture(devtools, quality)
        if len(picture) <= MAX_BYTES:
            file.write_bytes(picture)
            return
    raise ScreenshotError(f"{file.name} is larger than {MAX_BYTES:,} bytes at any quality")


def capture(devtools: CDPSession, quality: int) -> bytes:
    """The page as WebP, which Playwright itself does not write."""
    answer = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    return base64.b64decode(answer["data"])
