"""Refuses requests into the own network (server-side request forgery) for URLs that users give."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

_FORM = re.compile(r"https?://[!-~]+")
_TUNNELS = tuple(
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)


class BlockedAddress(Exception):
    """This server does not send requests to the address; the message says why."""


@dataclass(frozen=True)
class Target:
    """The parts of a URL."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = {"https": 443, "http": 80}[self.scheme]
        return host if self.port == usual else f"{host}:{self.port}"


def parse(address: str, allow_local: bool) -> Target:
    """The parts of a URL, if it is allowed; `allow_local` permits the local network, for tests."""
    if not _FORM.fullmatch(address):
        raise BlockedAddress("it is no web address")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BlockedAddress("it is no web address") from None
    host = (parts.hostname or "").rstrip(".")
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise BlockedAddress("it is not plain")
    if parts.scheme == "http" and not (allow_local and _is_ip(host) and is_loopback(host)):
        raise BlockedAddress("it is not https")
    if _is_ip(host) and not allow_local:
        check_public(host)
    usual = 443 if parts.scheme == "https" else 80
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    return Target(parts.scheme, host, port if port is not None else usual, path)


async def resolve(to: Target, allow_local: bool) -> str:
    """The IP address to connect to; resolved once, so that it cannot change between check and use."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BlockedAddress("its host is not known") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not allow_local:
        for ip in addresses:
            check_public(ip)
    return addresses[0]


def check_public(ip: str) -> None:
    """Raise BlockedAddress unless the IP address is public."""
    found = ipaddress.ip_address(ip.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in net for net in _TUNNELS):
            raise BlockedAddress("it leads through a tunnel")
    if not found.is_global or found.is_multicast or found.is_reserved:
        raise BlockedAddress("it is not on the open internet")


def is_loopback(host: str) -> bool:
    return ipaddress.ip_address(host).is_loopback


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
