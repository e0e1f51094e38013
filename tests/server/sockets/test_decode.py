"""Decoders are made at import time, before there are threads.

msgspec examines a type when something is first decoded into it. When two threads did so at the same time, the
whole process crashed.
"""

from __future__ import annotations

import re
from pathlib import Path

import gloaming.server

LATE = re.compile(r"msgspec\.(json\.)?(decode|convert)\([^)]*\btype=")
AT_START = {"run.py"}  # decodes once, before there are threads


def test_nothing_is_decoded_into_a_type_that_was_not_examined_at_import() -> None:
    here = Path(gloaming.server.__file__).parent
    found = [
        f"{file.relative_to(here)}: {line.strip()}"
        for file in sorted(here.rglob("*.py"))
        if file.name not in AT_START
        for line in file.read_text(encoding="utf-8").splitlines()
        if LATE.search(line)
    ]
    assert not found, "make a Decoder beside the type instead"
