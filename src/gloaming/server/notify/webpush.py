"""Web Push encryption (RFC 8291) and VAPID, the sender's identification (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096  # bytes
MAX_MESSAGE = RECORD_SIZE - 16 - 1 - 86  # bytes that all services accept

_LAST_RECORD = b"\x02"  # delimiter


def encode(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode base64url with or without padding; raises ValueError."""
    plain = text.rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("this is not base64url") from error


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Recipient:
    """The keys of a browser's subscription."""

    public: ec.EllipticCurvePublicKey
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Recipient:
        """Parse the keys; raises ValueError."""
        secret = decode(auth)
        if len(secret) != 16:
            raise ValueError("the authentication secret has 16 bytes")
        return cls(ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh)), secret)


def encrypt(
    message: bytes,
    to: Recipient,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for one browser; tests give key and salt, which are otherwise random."""
    if len(message) > MAX_MESSAGE:
        raise ValueError(f"a message has at most {MAX_MESSAGE} bytes, not {len(message)}")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), to.public)
    sender = public_bytes(own.public_key())
    start = _derive(shared, to.auth, b"WebPush: info\0" + public_bytes(to.public) + sender, 32)
    key = _derive(start, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(start, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


# --- VAPID -----------------------------------------------------------------------------------------------


class VapidKey:
    """The server's signing key for push services; browsers bind subscriptions to its public part."""

    def __init__(self, secret: str) -> None:
        self.key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = encode(public_bytes(self.key.public_key()))

    @staticmethod
    def generate() -> str:
        """A new private key in hexadecimal."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, origin: str, until: int, contact: str | None) -> str:
        """The Authorization header for a push service, valid until a Unix time."""
        claims: dict[str, object] = {"aud": origin, "exp": until}
        if contact is not None:
            claims["sub"] = contact
        return f"vapid t={self._token(claims)}, k={self.public}"

    def _token(self, claims: dict[str, object]) -> str:
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
