"""Dice that can be checked afterwards.

A match draws a secret and publishes its hash (the commitment), which also fixes the bots' words. Then the
players give their words, and the match begins. Every chance result follows from the secret and the words, so
neither side can choose it. When the secret is revealed, anyone can compute every result again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence

from gloaming.core.chance import Dice
from gloaming.core.codec import Plain, canonical

WIDTH = 8  # bytes taken from each HMAC
SPAN = 1 << (8 * WIDTH)
MAX_WORD_LENGTH = 64


def new_secret() -> str:
    """32 random bytes in hexadecimal."""
    return secrets.token_hex(32)


def bot_word(secret: str, seat: int) -> str:
    """A bot's word. It follows from the secret, so the commitment fixes it before players give theirs."""
    return hmac.new(bytes.fromhex(secret), f"word {seat}".encode(), hashlib.sha256).hexdigest()[:12]


def commitment(secret: str, bot_words: Mapping[int, str]) -> str:
    """The hash that is published before the players' words are known."""
    committed: dict[str, Plain] = {
        "secret": secret,
        "words": {str(seat): word for seat, word in bot_words.items()},
    }
    return hashlib.sha256(canonical(committed).encode()).hexdigest()


def is_secret(text: str) -> bool:
    """Whether the text has the form of a secret."""
    return len(text) == 64 and all(c in "0123456789abcdef" for c in text)


class FairDice(Dice):
    """Chance results that follow from a secret and the words of all seats; `drawn` counts them."""

    def __init__(self, secret: str, words: Sequence[str]) -> None:
        self.key = hmac.new(bytes.fromhex(secret), canonical(list(words)).encode(), hashlib.sha256).digest()
        self.drawn = 0

    def below(self, n: int) -> int:
        face = self.face(self.drawn, n)
        self.drawn += 1
        return face

    def face(self, index: int, n: int) -> int:
        """The result with this index, counted from 0, of a die with n faces."""
        limit = SPAN - SPAN % n
        attempt = 0
        while True:
            message = f"{index} {n} {attempt}".encode()
            number = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest()[:WIDTH], "big")
            if number < limit:
                return number % n
            attempt += 1
