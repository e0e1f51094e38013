"""The browser's types are those of the server."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TypedDict

from paths import ROOT
from tools.typescript import drawn, typed_dict, typed_dicts

from gloaming.core.content import NO_CONTENT, Content

COMPARE = """
import sys
from tools.typescript import files
other = [str(path) for path, text in files().items() if path.read_text(encoding="utf-8") != text]
sys.exit("\\n".join(other) or 0)
"""


class Tile(TypedDict):
    """A tile."""

    sides: list[int]
    name: str | None


class Drawn(TypedDict):
    """What the table draws."""

    tiles: dict[str, Tile]


class Tiles(Content):
    def shown(self) -> Drawn:
        return {"tiles": {}}


def test_what_a_table_draws_of_the_content_is_written() -> None:
    assert drawn(NO_CONTENT) == []
    tile, outer = (typed_dict(cls) for cls in typed_dicts(*drawn(Tiles("", {}))))
    assert "  sides: number[]\n  name: string | null\n" in tile
    assert outer == (
        "/** What the table draws. */\nexport interface Drawn {\n  tiles: Record<string, Tile>\n}\n"
    )


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
