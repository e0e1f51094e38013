"""Plain data: canonical JSON, its digest, and readers that check types."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from gloaming.core.errors import GloamingError

Plain: TypeAlias = "bool | int | float | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""What JSON can hold."""


class CodecError(GloamingError):
    """Data that does not have the expected form; the message says what was expected and what was found."""


def canonical(value: Plain) -> str:
    """The canonical JSON of a value: sorted keys, no spaces, no escaped letters."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest(value: Plain) -> str:
    """SHA-256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def kind(thing: object) -> str:
    """The kind of an action or event in messages: its class name in kebab case."""
    return kind_of(type(thing))


def kind_of(cls: type) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


def camel(name: str) -> str:
    """A field's name in camel case, as in TypeScript."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def snake(name: str) -> str:
    """A field's name as in Python, from camel case."""
    return re.sub(r"(?=[A-Z])", "_", name).lower()


def fields(thing: object) -> dict[str, Plain]:
    """The fields of an action or event by name."""
    return {f.name: getattr(thing, f.name) for f in dataclasses.fields(thing)}  # type: ignore[arg-type]


def check_keys(data: Mapping[str, Plain], keys: Sequence[str]) -> None:
    """Every key must be there, and no other."""
    if len(data) == len(keys) and all(key in data for key in keys):
        return
    missing = [key for key in keys if key not in data]
    unknown = [key for key in data if key not in keys]
    problems = [
        f"{what}: {', '.join(names)}" for what, names in (("missing", missing), ("unknown", unknown)) if names
    ]
    raise CodecError("; ".join(problems))


def whole(value: Plain, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise CodecError(f"{name} must be a whole number, not {value!r}")
    return value


def wholes(value: Plain, name: str) -> list[int]:
    """A list of whole numbers."""
    return [whole(each, name) for each in items(value, name)]


def number(value: Plain, name: str) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise CodecError(f"{name} must be a number, not {value!r}")
    return float(value)


def flag(value: Plain, name: str) -> bool:
    if not isinstance(value, bool):
        raise CodecError(f"{name} must be true or false, not {value!r}")
    return value


def text(value: Plain, name: str) -> str:
    if not isinstance(value, str):
        raise CodecError(f"{name} must be a text, not {value!r}")
    return value


def items(value: Plain, name: str, count: int = -1) -> Sequence[Plain]:
    """A list, of so many items if `count` is given."""
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise CodecError(f"{name} must be a list{f' of {count}' if count >= 0 else ''}, not {value!r}")
    return value


def mapping(value: Plain, name: str) -> Mapping[str, Plain]:
    if not isinstance(value, dict):
        raise CodecError(f"{name} must be an object, not {value!r}")
    return value
