"""The browser's types are those of the server."""

from __future__ import annotations

import os
import subprocess
import sys

from paths import ROOT

COMPARE = """
import sys
from tools.typescript import files
other = [str(path) for path, text in files().items() if path.read_text(encoding="utf-8") != text]
sys.exit("\\n".join(other) or 0)
"""


def test_generated_types_are_as_the_generator_writes_them() -> None:
    plain = {
        key: value for key, value in os.environ.items() if key not in ("GLOAMING_COMPILED", "GLOAMING_GAMES")
    }
    done = subprocess.run(
        [sys.executable, "-c", COMPARE],
        env=plain | {"GLOAMING_PLAIN": "1"},
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, f"{done.stderr}\nrun: GLOAMING_PLAIN=1 python -m tools.typescript"
