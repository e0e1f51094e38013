"""Web push: browsers that want to be told, and telling them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import httpx
from sqlalchemy import Connection, Row, delete, func, insert, select

from gloaming.protocol import PushWish
from gloaming.server.errors import RequestRefused
from gloaming.server.notify import webpush as sealing
from gloaming.server.notify.ssrf import BlockedAddress, Target, resolve, target
from gloaming.server.notify.webpush import Recipient, VapidKey
from gloaming.server.storage import server_keys as keys
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import pushes

MOST = 10  # browsers of one person
PATIENCE = 10.0  # seconds for a push service
WAITS = 24 * 3600  # seconds that the service keeps a message for a browser that is away
PROOF = 12 * 3600  # seconds that a signature holds

logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log the addresses, which are secrets

PushRow = Row[*tuple[Any, ...]]


class SubscriptionGone(Exception):
    """The browser has left its push service."""


class PushSender:
    """Speaks to push services. `near` allows those on this machine; `contact` is whom they may ask."""

    def __init__(self, store: Database, contact: str | None = None, near: bool = False) -> None:
        self.store = store
        self.contact = contact
        self.near = near
        self._client: httpx.AsyncClient | None = None

    async def signer(self) -> VapidKey:
        return VapidKey(await keys.kept(self.store, "push", VapidKey.make))

    async def subscribe(self, person: str, wish: PushWish) -> None:
        """Keep where a browser takes messages; one that subscribes again belongs to who uses it now."""
        try:
            target(wish.endpoint, self.near)
            Recipient.read(wish.p256dh, wish.auth)
        except (BlockedAddress, ValueError):
            raise RequestRefused("refusal-push-form") from None
        await self.store.write(partial(_subscribe, person=person, wish=wish))

    async def unsubscribe(self, person: str) -> None:
        await self.store.write(partial(_unsubscribe, person=person))

    async def subscriptions(self, person: str) -> Sequence[PushRow]:
        return await self.store.read(partial(_of_person, person=person))

    async def send(self, to: PushRow, message: bytes, topic: str) -> None:
        """Hand the message over; what cannot be delivered ever again is forgotten.

        A newer message of the same topic takes the place of one that has not been fetched.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await self._post(to, message, topic)
        except SubscriptionGone:
            await self.store.write(partial(_forget, endpoint=to.endpoint))
            raise

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _post(self, to: PushRow, message: bytes, topic: str) -> None:
        where = target(to.endpoint, self.near)
        number = await resolve(where, self.near)
        signer = await self.signer()
        headers = {
            "host": where.authority,
            "authorization": signer.header(where.origin, int(time.time()) + PROOF, self.contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(WAITS),
            "topic": topic,
        }
        sealed = sealing.encrypt(message, Recipient.read(to.p256dh, to.auth))
        async with self._open().stream(
            "POST", _by_number(where, number), content=sealed, headers=headers, extensions=_named(where)
        ) as answer:  # the body is never read: nobody knows how long it is
            if answer.status_code in (404, 410):
                raise SubscriptionGone
            if not answer.is_success:
                raise BlockedAddress(f"the push service answers {answer.status_code}")

    def _open(self) -> httpx.AsyncClient:
        """Without redirects and without the environment's proxies, which would look names up anew."""
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, follow_redirects=False)
        return self._client


def _by_number(where: Target, number: str) -> str:
    host = f"[{number}]" if ":" in number else number
    return f"{where.scheme}://{host}:{where.port}{where.path}"


def _named(where: Target) -> dict[str, str]:
    """The certificate must still be the name's."""
    return {"sni_hostname": where.host}


# --- the database --------------------------------------------------------------------------------------


def _subscribe(db: Connection, person: str, wish: PushWish) -> None:
    db.execute(delete(pushes).where(pushes.c.endpoint == wish.endpoint))
    counted = select(func.count()).select_from(pushes).where(pushes.c.person == person)
    if db.execute(counted).scalar_one() >= MOST:
        raise RequestRefused("refusal-push-many", most=MOST)
    told = {"endpoint": wish.endpoint, "person": person, "p256dh": wish.p256dh, "auth": wish.auth}
    db.execute(insert(pushes).values(told))


def _unsubscribe(db: Connection, person: str) -> None:
    db.execute(delete(pushes).where(pushes.c.person == person))


def _forget(db: Connection, endpoint: str) -> None:
    db.execute(delete(pushes).where(pushes.c.endpoint == endpoint))


def _of_person(db: Connection, person: str) -> Sequence[PushRow]:
    return db.execute(select(pushes).where(pushes.c.person == person).order_by(pushes.c.endpoint)).all()
