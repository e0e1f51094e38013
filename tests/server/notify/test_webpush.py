"""Web Push encryption and VAPID agree with RFC 8291 and RFC 8292."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from server.notify.push_service import Browser, claims

from gloaming.server.notify.webpush import (
    CURVE,
    MAX_MESSAGE,
    Recipient,
    VapidKey,
    decode,
    encode,
    encrypt,
    public_bytes,
)


def secret(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)


def test_the_example_of_rfc_8291() -> None:
    """The example of section 5, byte for byte."""
    browser = Browser(secret("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decode("BTBZMqHH6r4Tts7J_aSIgg"))
    own = secret("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    to = Recipient(browser.secret.public_key(), browser.auth)
    message = b"When I grow up, I want to be a watermelon"
    sealed = encrypt(message, to, own, decode("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.open(sealed) == message


def test_only_the_right_browser_can_open_it() -> None:
    browser, other = Browser(), Browser()
    sealed = encrypt(b"your turn", Recipient(browser.secret.public_key(), browser.auth))
    with pytest.raises(InvalidTag):
        other.open(sealed)


def test_the_longest_message_fits_what_every_service_takes() -> None:
    browser = Browser()
    to = Recipient(browser.secret.public_key(), browser.auth)
    sealed = encrypt(b"x" * MAX_MESSAGE, to)
    assert len(sealed) <= 4096
    assert browser.open(sealed) == b"x" * MAX_MESSAGE
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (MAX_MESSAGE + 1), to)


@given(st.text(max_size=120), st.text(max_size=40))
def test_what_are_no_keys_is_a_value_error(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Recipient.read(p256dh, auth)


def test_a_point_beside_the_curve_is_no_key() -> None:
    beside = bytes([4]) + bytes(63) + b"\x01"
    with pytest.raises(ValueError, match=r"."):
        Recipient.read(encode(beside), encode(bytes(16)))


def test_the_signature_is_the_servers_and_names_the_service() -> None:
    signer = VapidKey(VapidKey.generate())
    header = signer.authorization("https://push.example", 1_700_000_000, "mailto:keeper@example.org")
    assert claims(header, signer.public) == {
        "aud": "https://push.example",
        "exp": 1_700_000_000,
        "sub": "mailto:keeper@example.org",
    }
    other = VapidKey(VapidKey.generate())
    with pytest.raises(InvalidSignature):
        claims(header.replace(signer.public, other.public), other.public)
    assert len(public_bytes(signer.key.public_key())) == 65
