"""The written functions of compiled states are those that follow from the fields."""

from __future__ import annotations

import os
import subprocess
import sys

from paths import ROOT

CHECK = """
from gloaming.core import discovery
from tools import state_functions as written
for game in discovery.games(str(written.EXAMPLES)).values():
    file = discovery.folder(game) / written.NAME
    if file.is_file() and file.read_text(encoding="utf-8") != written.text(game.state_type):
        print(file.relative_to(written.ROOT))
"""


def test_no_file_is_out_of_date() -> None:
    """Run it with `GLOAMING_PLAIN=1 python -m tools.state_functions`."""
    env = os.environ | {"GLOAMING_PLAIN": "1"}
    env.pop("GLOAMING_COMPILED", None)
    done = subprocess.run(
        [sys.executable, "-P", "-c", CHECK],
        cwd=ROOT,
        env=env | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("", "")
