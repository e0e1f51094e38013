"""Generates bad frames: malformed, oversized, forged, replayed, of wrong types."""

from __future__ import annotations

import json
import random
from collections import deque

KINDS = (
    "submit",
    "submitRange",
    "undo",
    "answerUndo",
    "switchSeat",
    "chat",
    "standIn",
    "giveUp",
    "ping",
    "dance",
    "",
    "snapshot",
)
NUMBERS = (-1, 0, 1, 2, 7, 99, -(2**31), 2**31, 2**53 + 1, 2**63, 10**30, -(10**40), 0.5, 1e308, -0.0)
TEXTS = (
    "", " ", "end", "raise A1", "lower B1", "\0", "\u202eevil", "🂡" * 50, "é" * 300, "a" * 5000, "' OR 1=1",
    "../../etc/passwd", "{}", "null", "\ud800", "<script>alert(1)</script>", "%s%n", "${7*7}", "\x1b[31m",
)  # fmt: skip
LEVELS = ("greedy", "random", "search:999999999", "search:-1", "god", "", None)
FIELDS = ("key", "step", "seat", "action", "kind", "values", "text", "yes", "level", "token", "__class__")
KEPT = 60  # frames that may be replayed


class Nonsense:
    """An endless source of frames; some replay earlier ones."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.sent: deque[str | bytes] = deque(maxlen=KEPT)
        self.makers = (
            *[self._message] * 8,
            *[self._replayed] * 3,
            self._bytes,
            self._text,
            self._cut,
            self._nested,
            self._large,
        )

    def frame(self) -> str | bytes:
        """Text is sent as text, bytes as a binary frame."""
        made = self.dice.choice(self.makers)()
        self.sent.append(made)
        return made

    def remember(self, frame: str) -> None:
        """Keep a valid frame, which others may replay."""
        self.sent.append(frame)

    def _message(self) -> str:
        """A message with valid or invalid fields."""
        dice = self.dice
        message: dict[str, object] = {"type": dice.choice(KINDS)}
        for name in dice.sample(FIELDS, dice.randrange(len(FIELDS))):
            message[name] = self._value(name)
        return json.dumps(message)

    def _value(self, name: str) -> object:
        dice = self.dice
        if dice.random() < 0.3:
            return self._anything(2)
        match name:
            case "key" | "action" | "kind" | "text" | "token":
                return dice.choice(TEXTS)
            case "level":
                return dice.choice(LEVELS)
            case "yes":
                return dice.random() < 0.5
            case "values":
                return [dice.choice(NUMBERS) for _ in range(dice.randrange(5))]
        return dice.choice(NUMBERS[:6]) if dice.random() < 0.7 else dice.choice(NUMBERS)

    def _anything(self, depth: int) -> object:
        dice = self.dice
        simple: list[object] = [None, True, False, dice.choice(NUMBERS), dice.choice(TEXTS)]
        if depth and dice.random() < 0.3:
            inner = [self._anything(depth - 1) for _ in range(dice.randrange(4))]
            return inner if dice.random() < 0.5 else {str(n): value for n, value in enumerate(inner)}
        return dice.choice(simple)

    def _replayed(self) -> str | bytes:
        return self.dice.choice(self.sent) if self.sent else self._message()

    def _bytes(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(200))

    def _text(self) -> str:
        return "".join(chr(self.dice.randrange(0xD800)) for _ in range(self.dice.randrange(200)))

    def _cut(self) -> str:
        whole = self._message()
        return whole[: self.dice.randrange(len(whole))]

    def _nested(self) -> str:
        deep = self.dice.randrange(1, 3000)
        return '{"type":"submit","key":' + "[" * deep

    def _large(self) -> str:
        """Larger than a message may be; sometimes larger than a frame may be."""
        size = 20_000 if self.dice.random() < 0.1 else self.dice.randrange(4_097, 15_000)
        return json.dumps({"type": "chat", "key": "k", "text": "x" * size})
