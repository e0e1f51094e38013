"""Chooses compiled modules or plain source; never compiled itself.

Compiled modules are beside their sources. They are used if their stamp matches the sources. Otherwise, or if
GLOAMING_PLAIN is set, this process uses sources only, even if a compilation ends while it runs.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent
FOLDERS = ("core", "physics", "bots")
STAMP = PACKAGE / "compiled.stamp"
EXAMPLES = PACKAGE.parent.parent / "examples"
EXAMPLE = "connect_four"


class NotCompiled(RuntimeError):
    """GLOAMING_COMPILED is set, but the compiled modules are missing or out of date."""


class PlainFinder:
    """Finds our modules as sources and ignores compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] not in ("gloaming", EXAMPLE):
            return None
        for entry in path or sys.path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def sources(examples: bool | None = None) -> list[Path]:
    """All files to compile, in a fixed order; in a checkout the example too.

    A game is compiled if the functions of its state are written out, as compiled classes have no annotations.
    """
    roots = [PACKAGE / folder for folder in FOLDERS]
    roots += [file.parent for file in sorted((PACKAGE / "games").glob("*/state_gen.py"))]
    if in_checkout() if examples is None else examples:
        roots.append(EXAMPLES / EXAMPLE)
    return [file for root in roots for file in sorted(root.rglob("*.py"))]


def in_checkout() -> bool:
    """Whether this package is part of a checkout, not installed."""
    return PACKAGE.parent.name == "src" and (PACKAGE.parent.parent / "pyproject.toml").is_file()


def fingerprint(examples: bool | None = None) -> str:
    """A digest of the sources to compile and of the interpreter."""
    seen = hashlib.sha256(f"{sys.implementation.cache_tag} {platform.machine()}".encode())
    for file in sources(examples):
        home = PACKAGE if file.is_relative_to(PACKAGE) else EXAMPLES
        seen.update(file.relative_to(home).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def is_current() -> bool:
    """Whether compiled modules exist that match the sources."""
    return STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def choose() -> bool:
    """Choose for this process; True if compiled."""
    if not os.environ.get("GLOAMING_PLAIN") and is_current():
        return True
    if os.environ.get("GLOAMING_COMPILED"):
        raise NotCompiled(
            "GLOAMING_COMPILED is set, but the compiled modules do not fit the sources: gloaming build"
        )
    sys.meta_path.insert(0, PlainFinder)
    return False
