"""The pages, and what in them can be run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from paths import ROOT
from tools.cli import COMMANDS

from gloaming.cli.commands import ALIASES

DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted(DOCS.glob("*.md")),
]
COMMAND_NAMES = {command.__name__ for command in COMMANDS} | set(ALIASES)
FENCE = re.compile(r"^ *```(?P<kind>[^\n`]*)\n(?P<body>.*?)^ *```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> Iterator[str]:
    """The fenced blocks of a kind, in their order."""
    for found in FENCE.finditer(page.read_text(encoding="utf-8")):
        if found["kind"].strip() == kind:
            yield found["body"]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
