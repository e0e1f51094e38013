"""A local push service that decrypts and verifies what it receives."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from gloaming.server.notify.webpush import CURVE, decode, encode, public_bytes


@dataclass
class Browser:
    """A subscribed browser, which decrypts messages (RFC 8291)."""

    secret: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {
            "endpoint": endpoint,
            "p256dh": encode(public_bytes(self.secret.public_key())),
            "auth": encode(self.auth),
        }

    def open(self, sealed: bytes) -> bytes:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, text = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(text) <= size <= 4096
        own = public_bytes(self.secret.public_key())
        shared = self.secret.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        start = HKDF(SHA256(), 32, self.auth, b"WebPush: info\x00" + own + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(start)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(start)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert plain[-1:] == b"\x02", "the last record"
        return plain[:-1]


def claims(authorization: str, public: str) -> dict[str, Any]:
    """The verified claims of a VAPID header."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == public
    head, body, signature = fields["t"].split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public))
    key.verify(der, f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(decode(body))
    return found


@dataclass
class Delivery:
    """A request that was received."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers with `status` and records requests."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.status = 201
        self.came: list[Delivery] = []


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.came.append(Delivery(self.path, headers, body))
            self.send_response(service.status)
            self.send_header("location", f"{service.origin}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_port)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
