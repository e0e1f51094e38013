"""A real server on a socket, in a thread of this process, and its guests."""

from __future__ import annotations

import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gloaming.server.app import AppConfig, make_app

Message = dict[str, Any]

PATIENCE = 60.0  # seconds for anything, on a busy machine


class Live:
    """A server in a thread."""

    def __init__(self, plan: AppConfig) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        config = uvicorn.Config(make_app(plan), log_config=None, ws_max_size=16 * 1024, lifespan="on")
        self.server = uvicorn.Server(config)
        self.clients: list[httpx.Client] = []
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],))
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < deadline and self.thread.is_alive():
            time.sleep(0.01)
        assert self.server.started

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()


@contextmanager
def serving(plan: AppConfig) -> Iterator[Live]:
    live = Live(plan)
    try:
        yield live
    finally:
        live.stop()


class Guest:
    """A person with an HTTP client and its cookies."""

    def __init__(self, live: Live, name: str) -> None:
        self.live = live
        self.http = httpx.Client(base_url=f"http://{live.address}", timeout=PATIENCE)
        live.clients.append(self.http)
        self.name = name
        self.person = str(self.post("/api/me", name=name)["person"])

    def post(self, path: str, **body: object) -> Message:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        found: Message = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, status: int, **body: object) -> str:
        """The key of the refusal."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return str(answer.json()["phrase"]["key"])

    def open(self, seats: int = 2, game: str = "illuminated", **wish: object) -> Message:
        """Create an online match with free seats, where this person has the first."""
        return self.post("/api/matches", game=game, seats=[{}] * seats, online=True, **wish)

    def sit(self, match: str, **wish: object) -> Message:
        return self.post(f"/api/matches/{match}/sit", **wish)

    def ready(self, match: str, word: str | None = "word") -> Message:
        return self.post(f"/api/matches/{match}/ready", word=word)

    @contextmanager
    def at(self, match: str, **query: object) -> Iterator[Page]:
        """An open page of the match."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"ws://{self.live.address}/api/matches/{match}/socket?{asked}",
            additional_headers={"cookie": cookies, "origin": f"http://{self.live.address}"},
        ) as socket:
            yield Page(socket)


class Page:
    """An open socket: all texts received, and the last state of the match."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.observation: Message = {}
        self.match: Message = {}

    def hear(self) -> Message:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Message = json.loads(text)
        self.observation = message.get("observation", self.observation)
        self.match = message.get("match", self.match)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that satisfies the condition."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def expect(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def refusal(self) -> str:
        return str(self.expect("refused")["phrase"]["key"])

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda _: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def do(self, action: str, seat: int, key: str | None = None, step: int | None = None) -> str:
        """Send a decision; returns its key."""
        name = key or secrets.token_urlsafe(8)
        at = self.observation["step"] if step is None else step
        self.send(type="submit", key=name, step=at, seat=seat, action=action)
        return name

    def act(self, action: str, seat: int) -> None:
        """Decide, and wait until the decision and the chance steps after it are stored."""
        key = self.do(action, seat)
        self.until(lambda message: message["type"] == "ack" and message["key"] == key)


def started(live: Live, game: str = "illuminated", **wish: object) -> tuple[Guest, Guest, str]:
    """A match of two people that has begun, in which the first has to decide."""
    ada, bo = Guest(live, "Ada"), Guest(live, "Bo")
    settings = {"first": "A", "entities": 1} if game == "illuminated" else {}
    match = ada.open(2, game, listed=True, settings=settings, **wish)["id"]
    bo.sit(match)
    ada.ready(match)
    assert bo.ready(match)["begun"]
    return ada, bo, match
