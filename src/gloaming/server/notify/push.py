"""Web push: subscriptions of browsers, and sending to them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import httpx
from sqlalchemy import Connection, Row, delete, func, insert, select

from gloaming.protocol import PushSubscription
from gloaming.server.errors import RequestRefused
from gloaming.server.notify import webpush
from gloaming.server.notify.ssrf import BlockedAddress, Target, parse, resolve
from gloaming.server.notify.webpush import Recipient, VapidKey
from gloaming.server.storage import server_keys as keys
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import pushes

MAX_SUBSCRIPTIONS = 10  # of one person
TIMEOUT = 10.0  # seconds for a request to a push service
MESSAGE_TTL = 24 * 3600  # seconds that the service keeps a message for an offline browser
SIGNATURE_LIFETIME = 12 * 3600  # seconds

logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log endpoints, which are secret

PushRow = Row[*tuple[Any, ...]]


class SubscriptionGone(Exception):
    """The push service says that the subscription has ended."""


class PushSender:
    """Sends to push services. `contact` is given to them; `allow_local` permits services on this machine."""

    def __init__(self, database: Database, contact: str | None = None, allow_local: bool = False) -> None:
        self.database = database
        self.contact = contact
        self.allow_local = allow_local
        self._client: httpx.AsyncClient | None = None

    async def vapid_key(self) -> VapidKey:
        return VapidKey(await keys.get_or_create(self.database, "push", VapidKey.generate))

    async def subscribe(self, person: str, subscription: PushSubscription) -> None:
        """Store a browser's subscription; an existing one moves to this person."""
        try:
            parse(subscription.endpoint, self.allow_local)
            Recipient.read(subscription.p256dh, subscription.auth)
        except (BlockedAddress, ValueError):
            raise RequestRefused("refusal-push-form") from None
        await self.database.write(partial(_subscribe, person=person, subscription=subscription))

    async def unsubscribe(self, person: str) -> None:
        await self.database.write(partial(_unsubscribe, person=person))

    async def subscriptions(self, person: str) -> Sequence[PushRow]:
        return await self.database.read(partial(_of_person, person=person))

    async def send(self, to: PushRow, message: bytes, topic: str) -> None:
        """Send a message; a subscription that has ended is deleted.

        A newer message with the same topic replaces one that has not been delivered.
        """
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._post(to, message, topic)
        except SubscriptionGone:
            await self.database.write(partial(_remove, endpoint=to.endpoint))
            raise

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _post(self, to: PushRow, message: bytes, topic: str) -> None:
        where = parse(to.endpoint, self.allow_local)
        ip = await resolve(where, self.allow_local)
        vapid = await self.vapid_key()
        headers = {
            "host": where.authority,
            "authorization": vapid.authorization(
                where.origin, int(time.time()) + SIGNATURE_LIFETIME, self.contact
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(MESSAGE_TTL),
            "topic": topic,
        }
        sealed = webpush.encrypt(message, Recipient.read(to.p256dh, to.auth))
        async with self._open().stream(
            "POST", _url(where, ip), content=sealed, headers=headers, extensions=_named(where)
        ) as answer:  # the body is not read: it may be endless
            if answer.status_code in (404, 410):
                raise SubscriptionGone
            if not answer.is_success:
                raise BlockedAddress(f"the push service answers {answer.status_code}")

    def _open(self) -> httpx.AsyncClient:
        """A client without redirects and proxies, which would resolve host names a second time."""
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT, trust_env=False, follow_redirects=False)
        return self._client


def _url(where: Target, ip: str) -> str:
    host = f"[{ip}]" if ":" in ip else ip
    return f"{where.scheme}://{host}:{where.port}{where.path}"


def _named(where: Target) -> dict[str, str]:
    """The certificate must be for the host name, not for the IP address."""
    return {"sni_hostname": where.host}


# --- the database --------------------------------------------------------------------------------------


def _subscribe(db: Connection, person: str, subscription: PushSubscription) -> None:
    db.execute(delete(pushes).where(pushes.c.endpoint == subscription.endpoint))
    counted = select(func.count()).select_from(pushes).where(pushes.c.person == person)
    if db.execute(counted).scalar_one() >= MAX_SUBSCRIPTIONS:
        raise RequestRefused("refusal-push-many", most=MAX_SUBSCRIPTIONS)
    values = {
        "endpoint": subscription.endpoint,
        "person": person,
        "p256dh": subscription.p256dh,
        "auth": subscription.auth,
    }
    db.execute(insert(pushes).values(values))


def _unsubscribe(db: Connection, person: str) -> None:
    db.execute(delete(pushes).where(pushes.c.person == person))


def _remove(db: Connection, endpoint: str) -> None:
    db.execute(delete(pushes).where(pushes.c.endpoint == endpoint))


def _of_person(db: Connection, person: str) -> Sequence[PushRow]:
    return db.execute(select(pushes).where(pushes.c.person == person).order_by(pushes.c.endpoint)).all()
