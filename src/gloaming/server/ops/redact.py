"""Removes secrets from log text: passwords, cookies, tokens, links to seats."""

from __future__ import annotations

import re

HIDDEN = "[hidden]"

_NAMES = "password|passwd|secret|token|session|invite|ticket|credential|signature|cookie|authorization"
_NAME = re.compile(rf"(?i)(?:{_NAMES})$|^(?:auth|p256dh)$")

_PATTERNS: tuple[tuple[re.Pattern[str], str], ...] = (
    # postgresql://user:password@host
    (re.compile(r"(\b[\w+.-]+://[^\s:/@\"']*):[^\s\"']*@"), rf"\1:{HIDDEN}@"),
    # Cookie: a=b; c=d, also as ASGI headers: (b'cookie', b'a=b')
    (
        re.compile(r"(?i)\b((?:set-)?cookie|(?:proxy-)?authorization)(['\"]?\s*[:=,]\s*b?['\"]?)[^\r\n'\"]+"),
        rf"\1\2{HIDDEN}",
    ),
    # password=…, "token": "…", 'secret': '…'
    (
        re.compile(
            rf"(?i)([\w-]*(?:{_NAMES})\b)(['\"]?\s*[:=]\s*)(?:b?\"(?:[^\"\\]|\\.)*\"|b?'(?:[^'\\]|\\.)*'"
            r"|[^\s\"'&,;)}\]]+)"
        ),
        rf"\1\2{HIDDEN}",
    ),
    # /match/MATCH/seat/SEAT/TOKEN; in earlier versions /seat/MATCH/SEAT/TOKEN
    (re.compile(r"(/(?:seat|join|invite)/)[^\s?#\"']+"), rf"\1{HIDDEN}"),
    # $argon2id$v=19$…
    (re.compile(r"\$argon2\w*\$[^\s\"']+"), HIDDEN),
    # what looks like a key: 32 bytes in hexadecimal, or a long run of letters and digits
    (re.compile(r"\b[0-9a-f]{64}\b"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w-])"), HIDDEN),
)


def redact(text: str) -> str:
    """Replace secrets in a text."""
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


def is_secret(name: str) -> bool:
    """Whether the value of a field with this name must not be logged."""
    return _NAME.search(name) is not None
