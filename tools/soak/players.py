"""People who play several matches without a pause, whatever happens to the server."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence

from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gloaming.server.storage.engine import database_url
from tools.soak.errors import SoakError
from tools.soak.http_client import Guest, begin
from tools.soak.ledger import ACK, REFUSED, Ledger
from tools.soak.socket_client import Habits, Page

PATIENCE = 180.0  # seconds in which every match must continue


class MatchLoop:
    """Plays one match after the other."""

    def __init__(self, crew: Crew, number: int) -> None:
        self.crew = crew
        self.number = number
        self.moves = 0  # acknowledged
        self.pages: list[Page] = []
        self.ledgers: list[Ledger] = []

    def _moved(self) -> None:
        self.moves += 1

    async def run(self) -> None:
        """Play match after match until the crew stops."""
        while not self.crew.resting:
            ada, bo = self.crew.guests
            bots = 1 if self.number % 3 == 2 else 0  # every third match has a bot
            id = await begin(ada, [bo], bots, game="illuminated", settings={"turn_limit": 40})
            ledger = Ledger(id)
            self.ledgers.append(ledger)
            places = (
                (ada, 0),
                (ada, 0),
                (bo, 1),
                (bo, None),
            )  # two pages race for one seat, one is a spectator
            self.pages = [self._page(guest, ledger, seat) for guest, seat in places]
            self.rest(self.crew.resting)
            await asyncio.gather(*(page.run() for page in self.pages))
            self.crew.cuts += sum(page.cuts for page in self.pages)
            reached = {page.last for page in self.pages}
            if len(reached) != 1:
                ledger.fault(f"pages were told different numbers of steps: {sorted(reached)}")
            self.pages = []

    def _page(self, guest: Guest, ledger: Ledger, seat: int | None) -> Page:
        dice = random.Random(self.crew.dice.getrandbits(64))
        return Page(guest, ledger, seat, dice, self.crew.habits, self._moved)

    def rest(self, resting: bool = True) -> None:
        for page in self.pages:
            page.resting = resting


class Crew:
    """All players and their matches."""

    def __init__(self, where: str, matches: int, seed: int, habits: Habits | None = None) -> None:
        self.dice = random.Random(seed)
        self.habits = habits or Habits()
        self.guests = [Guest(where, "Ada"), Guest(where, "Bo")]
        self.loops = [MatchLoop(self, number) for number in range(matches)]
        self.tasks: list[asyncio.Task[None]] = []
        self.resting = False
        self.cuts = 0

    async def start(self) -> None:
        for guest in self.guests:
            await guest.come()
        self.tasks = [asyncio.create_task(loop.run()) for loop in self.loops]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for guest in self.guests:
            await guest.close()

    @property
    def moves(self) -> int:
        return sum(loop.moves for loop in self.loops)

    @property
    def ledgers(self) -> list[Ledger]:
        return [ledger for loop in self.loops for ledger in loop.ledgers]

    async def go_on(self, most_waiting: int = 0) -> float:
        """Wait until somebody has decided in every match from now on (or in all but this many).

        Returns how long it took.
        """
        before = [loop.moves for loop in self.loops]
        began = time.monotonic()
        while True:
            waiting = [t for t, moves in zip(self.loops, before, strict=True) if t.moves <= moves]
            if len(waiting) <= most_waiting:
                return time.monotonic() - began
            self._check()
            if time.monotonic() - began > PATIENCE:
                raise SoakError(f"{len(waiting)} tables do not go on: {_where(waiting)}")
            await asyncio.sleep(0.01)

    def _check(self) -> None:
        """Raise at once if a match has failed."""
        for task in self.tasks:
            if task.done() and (error := task.exception()) is not None:
                raise error
        for ledger in self.ledgers:
            if ledger.faults:
                raise SoakError(ledger.faults[0])

    async def finish(self) -> None:
        """Stop deciding, wait for all answers, then everybody gives up."""
        self.resting = True
        for loop in self.loops:
            loop.rest()
        deadline = time.monotonic() + PATIENCE
        while not all(task.done() for task in self.tasks):
            self._check()
            if time.monotonic() > deadline:
                stuck = [loop for loop in self.loops if loop.pages]
                raise SoakError(f"{len(stuck)} matches do not come to an end: {_where(stuck)}")
            for loop in self.loops:
                if loop.pages and all(page.pending is None for page in loop.pages):
                    await self._give_up(loop)
            await asyncio.sleep(0.2)
        self._check()

    async def _give_up(self, loop: MatchLoop) -> None:
        for seat, guest in enumerate(self.guests):
            try:
                await send(guest, loop.ledgers[-1].match, seat, {"type": "giveUp", "seat": seat})
            except (OSError, WebSocketException, TimeoutError):
                return  # the next time

    async def compare(self, database: str) -> list[str]:
        """All differences between what was acknowledged or seen and what is stored."""
        logs = await asyncio.to_thread(read_logs, database, [ledger.match for ledger in self.ledgers])
        for ledger in self.ledgers:
            record = await self.guests[0].text(f"/api/matches/{ledger.match}/record")
            ledger.compare(logs[ledger.match], record)
        return [fault for ledger in self.ledgers for fault in ledger.faults]

    def counts(self) -> dict[str, int]:
        return {
            "matches": len(self.ledgers),
            "steps": sum(len(ledger.steps) for ledger in self.ledgers),
            "sent": sum(len(ledger.decisions) for ledger in self.ledgers),
            "acknowledged": sum(ledger.count(ACK) for ledger in self.ledgers),
            "refused": sum(ledger.count(REFUSED) for ledger in self.ledgers),
            "cut off": self.cuts,
        }


async def send(guest: Guest, match: str, seat: int, message: dict[str, object]) -> None:
    """Open the match, send one message, wait for the answer, and leave."""
    address = f"ws://{guest.address}/api/matches/{match}/socket?seat={seat}"
    async with connect(address, additional_headers=guest.headers) as line:
        await line.recv()
        await line.send(json.dumps(message))
        await asyncio.wait_for(line.recv(), 5)


Rows = list[tuple[int, str, str | None]]


def read_logs(database: str, matches: Sequence[str]) -> dict[str, Rows]:
    """The logs, read directly from the database."""
    engine = create_engine(database_url(database))
    query = text("SELECT number, line, key FROM lines WHERE match = :match ORDER BY number")
    try:
        with engine.connect() as db:
            return {
                id: [(n, line, key) for n, line, key in db.execute(query, {"match": id})] for id in matches
            }
    finally:
        engine.dispose()


def _where(loops: Sequence[MatchLoop]) -> str:
    texts = [
        f"{loop.ledgers[-1].match if loop.ledgers else 'none'} "
        + ", ".join(f"{page.last}{'?' if page.pending else ''}" for page in loop.pages)
        for loop in loops[:3]
    ]
    return "; ".join(texts)
