"""Random requests that Schemathesis generates from the OpenAPI schema of the server."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from gloaming.server.options import ServerOptions
from tools.soak.crash import Figures
from tools.soak.errors import SoakError, insist
from tools.soak.http_client import Guest, begin
from tools.soak.server_processes import Warm

ENDINGS = {"/api/session", "/api/me/sessions"}  # signing out would end the test


async def requests(order: ServerOptions, folder: Path, examples: int, seed: int) -> Figures:
    """Send this many random requests to each route; SoakError on a status of 500 or more."""
    fleet = Warm(order, folder / "schema.log")
    try:
        await fleet.start()
        ada, bo = Guest(fleet.address, "Ada"), Guest(fleet.address, "Bo")
        for guest in (ada, bo):
            await guest.come()
        match = await begin(ada, [bo], game="illuminated")
        cookie = ada.headers["cookie"]
        for guest in (ada, bo):
            await guest.close()
        asker = await asyncio.to_thread(_ask, fleet.address, cookie, match, examples, seed)
        statuses = asker.statuses
        insist([*asker.faults, *fleet.faults()], f"after {statuses.total()} requests")
    finally:
        await fleet.close()
    return {"requests": statuses.total(), **{f"status {status}": n for status, n in sorted(statuses.items())}}


class Asker:
    """Sends the requests with a valid session and counts the answers."""

    def __init__(self, cookie: str, match: str) -> None:
        self.cookie = cookie
        self.match = match
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []

    def ask(self, case: Any, here: bool) -> None:
        """`here`: with the id of a real match instead of a random one."""
        if here and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = self.match
        ends = case.method.upper() == "DELETE" and case.operation.path in ENDINGS
        answer = case.call(headers={} if ends else {"cookie": self.cookie}, timeout=60)
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{case.method} {answer.request.path_url[:200]}: {answer.status_code}")


def _ask(address: str, cookie: str, match: str, examples: int, seed: int) -> Asker:
    try:
        import hypothesis
        import schemathesis
        from hypothesis import strategies
    except ImportError:
        raise SoakError("made-up requests need Schemathesis: uv pip install schemathesis") from None
    asker = Asker(cookie, match)
    settings = hypothesis.settings(
        max_examples=examples, deadline=None, database=None,
        suppress_health_check=list(hypothesis.HealthCheck), phases=[hypothesis.Phase.generate],
    )  # fmt: skip
    api = schemathesis.openapi.from_url(f"http://{address}/api/schema/openapi.json")
    for found in api.get_all_operations():
        if not isinstance(found, schemathesis.core.result.Ok):
            raise SoakError(f"the server's description has a mistake: {found.err()}")
        made_up = hypothesis.given(case=found.ok().as_strategy(), here=strategies.booleans())

        def attack(case: Any, here: bool) -> None:
            asker.ask(case, here)

        hypothesis.seed(seed)(settings(made_up(attack)))()
    return asker
