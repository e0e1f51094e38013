"""A browser for tests, over Litestar's test client."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from gloaming.server.accounts.sessions import COOKIE
from gloaming.server.ops.rate_limit import Limits

Message = dict[str, Any]

PEOPLE: list[dict[str, object]] = [{"name": "Ada"}, {"name": "Bo"}]
OFTEN = Limits(sockets=100, messages=1000, requests=10_000)  # tests are faster than people
AGAINST_BOT: list[dict[str, object]] = [{"name": "Ada"}, {"name": "Bot", "level": "greedy"}]


class Visit:
    """A person with a browser: creates matches and connects to them."""

    def __init__(self, client: TestClient[Litestar], name: str = "Ada", session: str | None = None) -> None:
        self.client = client
        if session is not None:
            client.cookies.set(COOKIE, session)
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.person = str(answer.json()["person"])
        self.session = str(client.cookies[COOKIE])

    def open(self, seats: list[dict[str, object]], game: str = "illuminated", **settings: object) -> str:
        wish = {"game": game, "seats": seats, "settings": settings}
        answer = self.client.post("/api/matches", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def begin(self, id: str, *seats: int) -> Message:
        """Begin a match at one screen with words for these seats."""
        words = {str(seat): f"word {seat}" for seat in seats}
        answer = self.client.post(f"/api/matches/{id}/words", json={"words": words})
        assert answer.status_code == 201, answer.text
        info: Message = answer.json()
        return info

    @contextmanager
    def sit(self, id: str, seat: int | None = None) -> Iterator[Seat]:
        query = f"?seat={seat}" if seat is not None else ""
        with self.client.websocket_connect(f"/api/matches/{id}/socket{query}") as socket:
            yield Seat(socket)


class Seat:
    """An open socket, and the last state of the match that it received."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.snapshot = self.expect("snapshot")
        self.observation: Message = self.snapshot["observation"]

    def receive(self) -> Message:
        text = self.socket.receive_text(timeout=30)
        self.heard.append(text)
        message: Message = json.loads(text)
        if "observation" in message:
            self.observation = message["observation"]
        return message

    def expect(self, kind: str) -> Message:
        """The next message, which must be of this kind; acknowledgements and presence are skipped."""
        message = self.receive()
        while message["type"] in ("thinking", "ack", "match") and kind != message["type"]:
            message = self.receive()
        assert message["type"] == kind, message
        return message

    def until(self, kind: str) -> Message:
        """The next message of this kind; others are skipped."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def send(self, **message: object) -> None:
        self.socket.send_text(json.dumps(message))

    def do(self, action: str, seat: int | None = None) -> None:
        chosen = seat if seat is not None else self.observation["deciders"][0]
        key = secrets.token_urlsafe(8)
        self.send(type="submit", key=key, step=self.observation["step"], seat=chosen, action=action)

    def refusal(self) -> str:
        return str(self.expect("refused")["phrase"]["key"])
