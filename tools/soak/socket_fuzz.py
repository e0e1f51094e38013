"""Bad frames over sockets: nothing may break, memory may not grow, and matches stay legal."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from gloaming.core.discovery import find
from gloaming.core.record.reader import read
from gloaming.core.record.replay import position
from gloaming.server.options import ServerOptions
from gloaming.server.run import LARGEST_FRAME
from tools.soak.bad_frames import NUMBERS, TEXTS, Nonsense
from tools.soak.crash import Figures, Progress
from tools.soak.errors import insist
from tools.soak.http_client import Guest, begin
from tools.soak.server_processes import Warm

TABLES = 4
ATTACKERS = 6  # at the same time
BURST = 60  # frames per socket; more exceed the rate limit
CACHED = 1100  # addresses and cookies that the caches of the framework hold at most
GROWTH = 1.1  # memory at the end relative to that after the first tenth
PATIENCE = 120.0  # seconds for the last answer of a burst, on a busy machine
HONEST = 0.002  # of the frames are real moves, which others replay


@dataclass(frozen=True)
class Plan:
    """Options of the test."""

    order: ServerOptions
    folder: Path
    frames: int = 100_000
    seed: int = 1


class Attack:
    """Attackers on the sockets of a few matches."""

    def __init__(self, plan: Plan, where: str, progress: Progress) -> None:
        self.plan = plan
        self.where = where
        self.progress = progress
        self.dice = random.Random(plan.seed)
        self.nonsense = Nonsense(plan.seed)
        self.ada, self.bo, self.eve = self.guests = [Guest(where, name) for name in ("Ada", "Bo", "Eve")]
        self.matches: list[str] = []
        self.tokens: list[str] = []
        self.sent = 0
        self.marks = 0
        self.faults: list[str] = []
        self.answers: Counter[str] = Counter()

    async def start(self) -> None:
        for guest in self.guests:
            await guest.come()
        for _ in range(TABLES):
            match = await begin(self.ada, [self.bo], game="illuminated")
            link = json.loads(await self.ada.text(f"/api/matches/{match}/link"))
            self.matches.append(match)
            self.tokens.append(str(link["path"]).rpartition("/")[2])

    async def fill(self, requests: int) -> None:
        """Fill the bounded caches, so that later growth is a leak."""
        async with httpx.AsyncClient(base_url=f"http://{self.where}", timeout=PATIENCE) as http:
            for number in range(requests):
                path = f"/api/matches/no-table-{number}/terminal/en?seat={number}"
                answer = await http.get(path, headers={"cookie": f"number={number}"})
                if answer.status_code != 404:
                    self.faults.append(f"{path} was answered with {answer.status_code}")

    async def run(self, until: int) -> None:
        """Send until this many frames have been sent in total."""
        await asyncio.gather(*(self._attack(until) for _ in range(ATTACKERS)))

    async def _attack(self, until: int) -> None:
        while self.sent < until and not self.faults:
            try:
                async with connect(
                    self._address(), additional_headers=self._headers(), open_timeout=60, max_size=None
                ) as line:
                    await self._burst(line, min(BURST, until - self.sent))
            except InvalidStatus as error:
                self.answers[f"status {error.response.status_code}"] += 1
                if error.response.status_code >= 500:
                    self.faults.append(f"a socket was answered with {error.response.status_code}")
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
                self.answers[f"closed with {code}"] += 1
                if code == 1011 or (code is not None and code % 1000 >= 500):
                    self.faults.append(f"a socket was closed with {code}")
            except (OSError, WebSocketException, TimeoutError) as error:
                self.faults.append(f"a socket could not be opened: {error!r}")
            self.progress(self.sent)

    def _address(self) -> str:
        """The address of a match with a seat or a token, or random text; opening it counts as a frame."""
        dice, asked = self.dice, dict[str, object]()
        self.sent += 1
        if dice.random() < 0.7:
            asked["seat"] = dice.choice((0, 1))
        elif dice.random() < 0.5:
            asked["seat"] = dice.choice((*NUMBERS, *TEXTS[:4]))
        if dice.random() < 0.2:
            asked["token"] = dice.choice((*self.tokens, *TEXTS[:8], "x" * 24))
        if dice.random() < 0.3:
            asked["line"] = dice.choice((*NUMBERS, *range(0, 60, 7)))
        query = "&".join(f"{name}={quote(str(value))}" for name, value in asked.items())
        match = dice.choice(self.matches) if dice.random() < 0.95 else quote(dice.choice(TEXTS[1:9]), safe="")
        return f"ws://{self.where}/api/matches/{match}/socket?{query}"

    def _headers(self) -> dict[str, str]:
        dice = self.dice
        headers = dict(dice.choice(self.guests).headers)
        chance = dice.random()
        if chance < 0.1:
            headers["cookie"] = "gloaming_session=" + quote(dice.choice(TEXTS[2:9]))
        elif chance < 0.15:
            headers["cookie"] = headers["cookie"][:-3] + "AAA"
        elif chance < 0.2:
            headers["origin"] = dice.choice(("http://evil.example", "null", "file://", "http://"))
        return headers

    async def _burst(self, line: ClientConnection, frames: int) -> None:
        """Send frames, then a ping that must be answered, unless the socket was closed with a reason."""
        self.marks += 1
        receiver = Receiver(line, f"mark-{self.marks}", self.answers)
        receiving = asyncio.create_task(receiver.receive())
        try:
            for _ in range(frames):
                self.sent += 1
                await line.send(self._frame(receiver))
            await line.send(json.dumps(do(receiver.mark, -1, 0, "end")))
            async with asyncio.timeout(PATIENCE):
                await receiving
        except TimeoutError:
            self.faults.append("the server has stopped answering on a socket")
        except ConnectionClosed as closed:
            if closed.rcvd is None and not receiver.too_large:  # data in flight can hide the reason
                self.faults.append("a socket was closed without a word")
            raise
        finally:
            receiving.cancel()
            await asyncio.gather(receiving, return_exceptions=True)

    def _frame(self, receiver: Receiver) -> str | bytes:
        if receiver.offers and self.dice.random() < HONEST:
            step, seat, action = self.dice.choice(receiver.offers)
            honest = json.dumps(do(f"{self.dice.getrandbits(80):020x}", step, seat, action))
            self.nonsense.remember(honest)
            return honest
        made = self.nonsense.frame()
        receiver.too_large |= len(made) > LARGEST_FRAME
        return made

    async def replay(self) -> None:
        """Check that every match still follows the rules."""
        for match in self.matches:
            record = read(await self.ada.text(f"/api/matches/{match}/record"))
            game = find(record.header.game)
            try:
                position(game, record, game.content())
            except ValueError as error:
                self.faults.append(f"match {match} does not replay: {error}")

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


class Receiver:
    """Receives everything on a socket until the answer to the last ping."""

    def __init__(self, line: ClientConnection, mark: str, answers: Counter[str]) -> None:
        self.line = line
        self.mark = mark
        self.answers = answers
        self.offers: list[tuple[int, int, str]] = []
        self.too_large = False  # a frame was too large

    async def receive(self) -> None:
        while True:
            message = json.loads(await self.line.recv())
            self.answers[message["type"]] += 1
            observation = message.get("observation")
            if observation is not None:
                actions = [offer["action"] for offer in observation["offers"]]
                self.offers = [(observation["step"], observation["seat"], action) for action in actions]
            if message.get("key") == self.mark:
                return


def do(key: str, step: int, seat: int, action: str) -> dict[str, object]:
    return {"type": "submit", "key": key, "step": step, "seat": seat, "action": action}


async def fuzz(plan: Plan, progress: Progress = lambda done: None) -> Figures:
    """Send this many frames; SoakError if anything broke or grew."""
    fleet = Warm(plan.order, plan.folder / "server.log")
    began = time.monotonic()
    try:
        await fleet.start()
        attack = Attack(plan, fleet.address, progress)
        try:
            await attack.start()
            await attack.fill(min(CACHED, plan.frames // 50))
            await attack.run(plan.frames // 10)
            first = fleet.memory()
            await attack.run(plan.frames)
            last = fleet.memory()
            await attack.replay()
        finally:
            await attack.close()
        if last > GROWTH * first:
            attack.faults.append(f"memory has grown from {_megabytes(first)} to {_megabytes(last)}")
        insist([*attack.faults, *fleet.faults()], f"after {attack.sent} frames")
    finally:
        await fleet.close()
    return {
        "frames": attack.sent,
        **{f"answered: {what}": times for what, times in sorted(attack.answers.items())},
        "answers with 5xx": 0,  # otherwise the test has failed before
        "tracebacks": 0,
        "memory after a tenth": _megabytes(first),
        "memory at the end": _megabytes(last),
        "took": f"{time.monotonic() - began:.0f} s",
    }


def _megabytes(size: int) -> str:
    return f"{size / 1024**2:.1f} MB"
