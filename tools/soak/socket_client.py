"""An open page that behaves like the browser: it reconnects, and resends what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.soak.http_client import Guest
from tools.soak.ledger import ACK, REFUSED, Decision, Ledger

HEARTBEAT = 5.0  # seconds of silence before a ping
SILENCE = 20.0  # seconds of silence after which the connection counts as lost
FINAL = {4401, 4403, 4404}  # close codes after which it does not reconnect

Message = dict[str, Any]


@dataclass
class Habits:
    """The behaviour of a page: the longest thinking time, and how often its connection breaks."""

    think: float = 0.05
    breaks: float = 0.01


@dataclass
class Page:
    """One page; all pages of a match share a ledger."""

    guest: Guest
    ledger: Ledger
    seat: int | None
    dice: random.Random
    habits: Habits
    moved: Callable[[], None]  # called for every acknowledged decision
    last: int = 0  # the last step received
    line: int | None = None  # of the log, for reconnecting
    observation: Message = field(default_factory=dict)
    pending: Decision | None = None
    over: bool = False
    resting: bool = False  # decides nothing more
    cuts: int = 0  # lost connections
    received_at: float = 0.0

    async def run(self) -> None:
        """Play until the match is over."""
        while not self.over:
            try:
                async with connect(
                    self._address(), additional_headers=self.guest.headers, open_timeout=20
                ) as line:
                    await self._attend(line)
            except (OSError, WebSocketException, TimeoutError) as error:
                self.cuts += 1
                code = getattr(getattr(error, "rcvd", None), "code", None)
                if code in FINAL:
                    self.ledger.fault(f"a page was sent away with code {code}")
                    return
                await asyncio.sleep(self.dice.uniform(0.02, 0.2))

    def _address(self) -> str:
        parameters = {"seat": self.seat, "line": self.line}
        query = "&".join(f"{name}={value}" for name, value in parameters.items() if value is not None)
        return f"ws://{self.guest.address}/api/matches/{self.ledger.match}/socket?{query}"

    async def _attend(self, line: ClientConnection) -> None:
        self.received_at = time.monotonic()
        if self.pending is not None:
            await self._send(line, self.pending)
        while not self.over:
            deciding = self._may_decide()
            wait = self.dice.uniform(0, self.habits.think) if deciding else HEARTBEAT
            try:
                text = await asyncio.wait_for(line.recv(), wait)
            except TimeoutError:
                if deciding and self._may_decide():
                    await self._decide(line)
                elif time.monotonic() - self.received_at > SILENCE:
                    return
                else:
                    await line.send('{"type":"ping"}')
                continue
            self.received_at = time.monotonic()
            self._receive(json.loads(text))
            if self.dice.random() < self.habits.breaks:
                return

    # --- sending -----------------------------------------------------------------------------------------

    def _may_decide(self) -> bool:
        return not self.resting and self.pending is None and bool(self.observation.get("offers"))

    async def _decide(self, line: ClientConnection) -> None:
        assert self.seat is not None
        offer = self.dice.choice(self.observation["offers"])
        key = f"{self.dice.getrandbits(120):030x}"
        self.pending = Decision(key, self.seat, self.observation["step"], offer["action"])
        self.ledger.decisions[key] = self.pending
        await self._send(line, self.pending)

    async def _send(self, line: ClientConnection, decision: Decision) -> None:
        message = {
            "type": "submit",
            "key": decision.key,
            "step": decision.step,
            "seat": decision.seat,
            "action": decision.action,
        }
        await line.send(json.dumps(message))

    # --- receiving ---------------------------------------------------------------------------------------

    def _receive(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                self._start_over(message["log"])
                self._now(message["observation"])
            case "update":
                self._step(message["entry"])
                self._now(message["observation"])
            case "ack" | "refused":
                self._answer(message)

    def _answer(self, message: Message) -> None:
        key = message.get("key")
        if key is None or key not in self.ledger.decisions:
            self.ledger.fault(f"an answer to nothing: {message}")
            return
        acknowledged = message["type"] == "ack"
        self.ledger.answered(key, ACK if acknowledged else REFUSED)
        if self.pending is not None and self.pending.key == key:
            self.pending = None
        if acknowledged:
            self.moved()

    def _start_over(self, log: list[Message]) -> None:
        steps = [entry for entry in log if entry["note"] is None]
        if [entry["step"] for entry in steps] != list(range(1, len(steps) + 1)):
            self.ledger.fault("a snapshot's log has gaps")
        if len(steps) < self.last:
            self.ledger.fault(f"step {self.last} was told, then the log ended with {len(steps)}")
        for entry in steps:
            self.ledger.saw(entry)
        self.last = len(steps)

    def _step(self, entry: Message) -> None:
        if entry["note"] is not None:
            return
        if entry["step"] != self.last + 1:
            self.ledger.fault(f"step {entry['step']} was told after step {self.last}")
        self.ledger.saw(entry)
        self.last = entry["step"]

    def _now(self, observation: Message) -> None:
        self.observation = observation
        self.line = observation["line"]
        self.over = observation["outcome"] is not None
