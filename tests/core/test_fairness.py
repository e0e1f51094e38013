"""Fair dice, compared with a computation that uses only the standard library."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest

from gloaming.core.fairness import SPAN, FairDice, bot_word, commitment, is_secret, new_secret

SECRET = "5e" * 32


def test_the_commitment_is_the_hash_of_secret_and_bot_words() -> None:
    text = '{"secret":"' + SECRET + '","words":{"1":"moth"}}'
    assert commitment(SECRET, {1: "moth"}) == hashlib.sha256(text.encode()).hexdigest()


def test_a_face_is_the_hmac_of_its_number_under_a_key_of_secret_and_words() -> None:
    key = hmac.new(
        bytes.fromhex(SECRET), json.dumps(["owl", "moth"], separators=(",", ":")).encode(), "sha256"
    ).digest()
    expected = []
    for index in range(20):
        number = int.from_bytes(hmac.new(key, f"{index} 6 0".encode(), "sha256").digest()[:8], "big")
        assert number < SPAN - SPAN % 6
        expected.append(number % 6)
    dice = FairDice(SECRET, ["owl", "moth"])
    assert [dice.below(6) for _ in range(20)] == expected


def test_a_number_past_the_last_whole_round_is_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Digest:
        def __init__(self, top: bool) -> None:
            self.top = top

        def digest(self) -> bytes:
            return (b"\xff" * 8 if self.top else b"\0" * 7 + b"\5") + b"\0" * 24

    asked: list[bytes] = []

    def fake(key: bytes, message: bytes, kind: object) -> Digest:
        asked.append(message)
        return Digest(top=message.endswith(b" 0"))

    dice = FairDice(SECRET, ["a"])
    monkeypatch.setattr(hmac, "new", fake)
    assert dice.below(7) == 5
    assert asked == [b"0 7 0", b"0 7 1"]


def test_any_other_word_gives_other_dice() -> None:
    throws = {
        tuple(FairDice(SECRET, words).face(n, 6) for n in range(20))
        for words in (["a", "b"], ["b", "a"], ["ab", ""])
    }
    assert len(throws) == 3


def test_faces_are_uniform() -> None:
    dice = FairDice(SECRET, ["owl"])
    counts = [0] * 6
    for _ in range(6_000):
        counts[dice.below(6)] += 1
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts) < 25


def test_secrets_are_fresh_and_bot_words_follow_from_them() -> None:
    one, other = new_secret(), new_secret()
    assert is_secret(one) and one != other
    assert bot_word(one, 0) != bot_word(one, 1) != bot_word(other, 1)
    assert not is_secret("5e" * 31) and not is_secret("5E" * 32)
