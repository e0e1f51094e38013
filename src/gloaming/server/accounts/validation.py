"""Normalises and checks names, logins and mail addresses."""

from __future__ import annotations

import re
import unicodedata

from gloaming.i18n.catalogue import LANGUAGES
from gloaming.server.errors import RequestRefused

_LOGIN = re.compile(r"[\w.@+-]{3,40}")
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, format, surrogate, private, unassigned
_JOINER = "\u200d"  # zero width joiner, needed by some emoji and scripts


def clean(text: str, lines: bool = False) -> str:
    """Remove invisible and control characters and collapse white space; `lines` keeps line breaks."""
    remaining = "".join(
        "\n" if lines and c == "\n" else " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", text)
        if c.isspace() or c == _JOINER or unicodedata.category(c) not in _INVISIBLE
    )
    if lines:
        return "\n".join(" ".join(line.split()) for line in remaining.split("\n")).strip()
    return " ".join(remaining.split())


def person_name(text: str) -> str:
    name = clean(text)[:40].strip()
    if not name.replace(_JOINER, ""):
        raise RequestRefused("refusal-name-empty")
    return name


def login(text: str) -> str:
    """A login, case-folded."""
    name = unicodedata.normalize("NFKC", text).strip().casefold()
    if not _LOGIN.fullmatch(name):
        raise RequestRefused("refusal-login-form")
    return name


def mail_address(text: str | None) -> str | None:
    """A mail address, or None if it is empty."""
    address = (text or "").strip()
    if address and not _MAIL.fullmatch(address):
        raise RequestRefused("refusal-mail-form")
    return address or None


def language(accepted: str) -> str | None:
    """The first language of an Accept-Language header that we have."""
    wanted = [part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(",")]
    return next((code for code in wanted if code in LANGUAGES), None)
