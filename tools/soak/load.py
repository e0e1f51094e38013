"""Load test: many open pages in many matches, a move every few seconds, and its latency to everybody.

Sender and receivers are in one process and share a clock. Delays of this process count too.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gloaming.server.options import ServerOptions
from tools.peers import speed_comparison as peers
from tools.soak.crash import Figures
from tools.soak.errors import SoakError, insist
from tools.soak.http_client import Guest, begin
from tools.soak.server_processes import Warm

CONCURRENT = 20  # matches that are opened at a time
SETTLE = 2.0  # idle seconds before and after
SPARE_FILES = 200
PEER = "illuminated_boardgameio"
BOTS = "beacon"


@dataclass(frozen=True)
class Plan:
    """Options of the test."""

    order: ServerOptions
    folder: Path
    clients: int = 1000
    tables: int = 250
    seconds: float = 60.0
    every: float = 3.0  # seconds between two moves in a match
    seed: int = 1
    peer: bool = False
    bots: int = 0  # games of strong bots in the background


# --- the parts of messages that a page reads ----------------------------------------------------------------


class Choice(msgspec.Struct):
    action: str


class Observation(msgspec.Struct):
    step: int
    offers: list[Choice]


class Entry(msgspec.Struct):
    step: int


class ServerMessage(msgspec.Struct):
    type: str
    observation: Observation | None = None
    entry: Entry | None = None


_read = msgspec.json.Decoder(ServerMessage)


@dataclass(eq=False)
class Page:
    """An open page; its latest position says whether it must decide."""

    line: ClientConnection
    seat: int | None
    observation: Observation | None = None


@dataclass(eq=False)
class OpenMatch:
    """The pages of one match, and the moves that have not reached all of them."""

    id: str
    dice: random.Random
    pages: list[Page] = field(default_factory=list)
    sent: dict[int, tuple[float, set[Page]]] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    refused: int = 0

    async def listen(self, page: Page) -> None:
        async for text in page.line:
            message = _read.decode(text)
            page.observation = message.observation or page.observation
            if message.type == "refused":
                self.refused += 1
            if message.entry is not None and message.entry.step in self.sent:
                self._arrived(page, message.entry.step)

    def _arrived(self, page: Page, step: int) -> None:
        at, waiting = self.sent[step]
        waiting.discard(page)
        if not waiting:
            self.took.append(time.perf_counter() - at)
            del self.sent[step]

    async def move(self) -> None:
        """Take a random choice for a seat that must decide, once everybody has seen the last one."""
        if self.sent:
            return
        for page in self.pages:
            if page.seat is not None and page.observation is not None and page.observation.offers:
                action = self.dice.choice(page.observation.offers).action
                step = page.observation.step
                self.sent[step + 1] = (time.perf_counter(), set(self.pages))
                key = f"{self.dice.getrandbits(100):025x}"
                message = {"type": "submit", "key": key, "step": step, "seat": page.seat, "action": action}
                await page.line.send(json.dumps(message))
                return

    async def play(self, every: float) -> None:
        await asyncio.sleep(self.dice.uniform(0, every))
        while True:
            await self.move()
            await asyncio.sleep(every)


async def run(plan: Plan) -> Figures:
    """Test our server, then the peer if wanted; returns the figures of both."""
    figures = await crowd(plan)
    if plan.peer:
        theirs = await asyncio.to_thread(crowd_peer, plan)
        figures |= {f"boardgame.io {name}": figure for name, figure in theirs.items()}
    return figures


async def crowd(plan: Plan) -> Figures:
    """Spread the pages evenly over matches: two of one player, one of the other, then spectators."""
    if plan.clients < plan.tables:
        raise SoakError(f"{plan.tables} tables want at least as many clients, not {plan.clients}")
    allow_files(plan.clients)
    fleet = Warm(plan.order, plan.folder / "server.log")
    dice = random.Random(plan.seed)
    try:
        await fleet.start()
        ada, bo = guests = Guest(fleet.address, "Ada"), Guest(fleet.address, "Bo")
        for guest in guests:
            await guest.come()
        await open_matches(ada, bo, 1, dice)  # fills caches
        empty = fleet.memory()
        matches = await open_matches(ada, bo, plan.tables, dice)
        games = await open_bot_matches(ada, plan.bots)
        listening = await _open_pages(plan, matches, [(ada, 0), (bo, 1), (ada, 0), (bo, None)])
        gc.collect()
        gc.freeze()  # garbage collection here would count as delay of the server
        await asyncio.sleep(SETTLE)
        full = fleet.memory()
        used = await _play(plan, fleet, matches)
        lost = sum(len(match.sent) for match in matches)
        steps = [json.loads(await ada.text(f"/api/matches/{id}"))["steps"] for id in games]
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        for match in matches:
            await asyncio.gather(*(page.line.close() for page in match.pages))
        for guest in guests:
            await guest.close()
        insist(fleet.faults(), "in a crowd")
    finally:
        gc.unfreeze()
        await fleet.close()
    took = sorted(each * 1000 for match in matches for each in match.took)
    if lost or not took:
        raise SoakError(f"{lost} moves have not reached everyone")
    return {
        "clients": plan.clients,
        "tables": plan.tables,
        "moves": len(took),
        "to everyone, p50": f"{share(took, 0.5):.1f} ms",
        "to everyone, p99": f"{share(took, 0.99):.1f} ms",
        "to everyone, at most": f"{took[-1]:.1f} ms",
        "memory per table": f"{(full - empty) / plan.tables / 1024:.0f} kB",
        "server's use of a core": f"{used / plan.seconds:.0%}",
        **({"games of bots": plan.bots, "steps in them": sum(steps), "fewest": min(steps)} if steps else {}),
    }


async def open_bot_matches(owner: Guest, count: int) -> list[str]:
    """Matches of strong bots only."""
    request = {"game": "illuminated", "seats": [{"name": name, "level": BOTS} for name in ("Moth", "Owl")]}
    ids = [str((await owner.post("/api/matches", **request))["id"]) for _ in range(count)]
    for id in ids:
        await owner.post(f"/api/matches/{id}/words", words={})
    return ids


async def open_matches(ada: Guest, bo: Guest, count: int, dice: random.Random) -> list[OpenMatch]:
    gate = asyncio.Semaphore(CONCURRENT)

    async def one() -> OpenMatch:
        async with gate:
            return OpenMatch(await begin(ada, [bo], game="illuminated"), random.Random(dice.getrandbits(64)))

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def _open_pages(
    plan: Plan, matches: Sequence[OpenMatch], places: Sequence[tuple[Guest, int | None]]
) -> list[asyncio.Task[None]]:
    """Open the pages, a few at a time."""
    gate = asyncio.Semaphore(CONCURRENT)

    async def one(number: int) -> asyncio.Task[None]:
        match = matches[number % plan.tables]
        guest, seat = places[number // plan.tables % len(places)]
        query = f"?seat={seat}" if seat is not None else ""
        address = f"ws://{guest.address}/api/matches/{match.id}/socket{query}"
        async with gate:
            line = await connect(address, additional_headers=guest.headers, open_timeout=60)
        page = Page(line, seat)
        match.pages.append(page)
        return asyncio.create_task(match.listen(page))

    return list(await asyncio.gather(*(one(number) for number in range(plan.clients))))


async def _play(plan: Plan, fleet: Warm, matches: Sequence[OpenMatch]) -> float:
    """Let all matches play; returns the CPU seconds of the server."""
    before = fleet.busy()
    playing = [asyncio.create_task(match.play(plan.every)) for match in matches]
    await asyncio.sleep(plan.seconds)
    used = fleet.busy() - before
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    deadline = time.monotonic() + 30
    while any(match.sent for match in matches) and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    return used


def crowd_peer(plan: Plan) -> Figures:
    """The same load on the server of boardgame.io, whose matches are in memory only."""
    if not peers.HOME.is_dir():
        raise SoakError(f"the peer comes with a checkout only: there is no {peers.HOME}")
    if subprocess.run([sys.executable, str(peers.HOME / "install.py"), "boardgameio"]).returncode:
        raise SoakError("boardgame.io could not be installed; the reason is above")
    script = peers.HOME.parents[2] / ".build" / "peers" / PEER / "load.mjs"
    options = {"clients": plan.clients, "tables": plan.tables, "seconds": plan.seconds, "every": plan.every}
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    done = subprocess.run(["node", str(script), *words], capture_output=True, text=True)
    if done.returncode:
        raise SoakError(f"boardgame.io's crowd failed: {done.stderr.strip()[-200:]}")
    result = json.loads(done.stdout.splitlines()[-1])
    return {
        "moves": result["moves"],
        "moves that did not reach everyone": result["lost"],
        "to everyone, p50": f"{result['p50']:.1f} ms",
        "to everyone, p99": f"{result['p99']:.1f} ms",
        "to everyone, at most": f"{result['worst']:.1f} ms",
        "memory per table": f"{result['kilobytes']} kB",
        "server's use of a core": f"{result['cpu']:.0%}",
    }


def share(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def allow_files(clients: int) -> None:
    """Raise the limit of open files; every page needs one here and in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = clients + SPARE_FILES
    if soft < wanted <= hard or (soft < wanted and hard == resource.RLIM_INFINITY):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    elif soft < wanted:
        raise SoakError(f"{clients} clients need {wanted} open files; the system allows {hard} (ulimit -n)")
