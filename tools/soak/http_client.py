"""A person over HTTP, with cookies, who creates and joins matches; requests are retried."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx

from tools.soak.errors import SoakError

PATIENCE = 120.0
LATER = {429, 502, 503}

Message = dict[str, Any]


class Guest:
    """A person over HTTP."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=10)

    async def come(self) -> None:
        await self.post("/api/me", name=self.name)

    @property
    def headers(self) -> dict[str, str]:
        """The headers with which a browser opens a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": cookies, "origin": f"http://{self.address}"}

    async def post(self, path: str, **body: object) -> Message:
        answer = await self._ask("POST", path, body)
        found: Message = answer.json()
        return found

    async def text(self, path: str) -> str:
        return (await self._ask("GET", path, None)).text

    async def _ask(self, method: str, path: str, body: object) -> httpx.Response:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self.http.request(method, path, json=body)
            except httpx.HTTPError as error:
                problem = f"no answer: {type(error).__name__}"
            else:
                if answer.is_success:
                    return answer
                problem = f"{answer.status_code} {answer.text[:200]}"
                if answer.status_code not in LATER:
                    raise SoakError(f"{method} {path}: {problem}")
            if time.monotonic() > deadline:
                raise SoakError(f"{method} {path}: {problem}")
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        await self.http.aclose()


async def begin(owner: Guest, others: list[Guest], bots: int = 0, **options: object) -> str:
    """A match of these people (and bots) that has begun."""
    seats: list[dict[str, str]] = [{}] * (1 + len(others)) + [{"name": "Moth", "level": "greedy"}] * bots
    created = await owner.post("/api/matches", seats=seats, online=True, listed=True, **options)
    id = str(created["id"])
    for seat, other in enumerate(others, 1):
        await other.post(f"/api/matches/{id}/sit", seat=seat)
    await ready(id, [owner, *others])
    return id


async def ready(id: str, people: list[Guest]) -> None:
    """Send the dice words; the last answer may be lost, so a match that has begun is ready too."""
    for person in people:
        try:
            await person.post(f"/api/matches/{id}/ready", word=person.name)
        except SoakError as error:
            if "refusal-begun" not in str(error):
                raise
