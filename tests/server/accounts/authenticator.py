"""A software authenticator for WebAuthn."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Passkey:
    """A discoverable credential for one site."""

    host: str
    user: bytes
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    secret: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    count: int = 0

    def cose(self) -> bytes:
        numbers = self.secret.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


class Authenticator:
    """Holds passkeys. Synchronised ones do not count signatures and always say 0: `counts` is off."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.passkeys: list[Passkey] = []

    def create(self, options: str, id: bytes | None = None) -> str:
        """Answer a registration challenge with a new passkey; an attacker may reuse an id."""
        asked = json.loads(options)
        assert asked["authenticatorSelection"]["residentKey"] == "required"
        assert -7 in [known["alg"] for known in asked["pubKeyCredParams"]]
        key = Passkey(asked["rp"]["id"], base64url_to_bytes(asked["user"]["id"]))
        key.id = id or key.id
        self.passkeys.append(key)
        attested = bytes(16) + len(key.id).to_bytes(2, "big") + key.id + key.cose()
        data = self._data(key, ATTESTED) + attested
        return self._answer(
            key,
            clientDataJSON=self._client("webauthn.create", asked["challenge"]),
            attestationObject=cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def get(self, options: str) -> str:
        """Answer a sign-in challenge with the newest passkey of the site."""
        asked = json.loads(options)
        key = next(key for key in reversed(self.passkeys) if key.host == asked["rpId"])
        key.count += self.counts
        data, client = self._data(key, 0), self._client("webauthn.get", asked["challenge"])
        signature = key.secret.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            key, clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=key.user
        )

    def _data(self, key: Passkey, flags: int) -> bytes:
        data = bytes([PRESENT | VERIFIED | flags]) + key.count.to_bytes(4, "big")
        return hashlib.sha256(key.host.encode()).digest() + data

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, key: Passkey, **response: bytes) -> str:
        id = bytes_to_base64url(key.id)
        data: dict[str, Any] = {"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}}
        data["response"] = {name: bytes_to_base64url(value) for name, value in response.items()}
        return json.dumps(data)
