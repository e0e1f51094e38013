"""Writes `state_gen.py` of each game: the functions that follow from the fields of its state.

Compiled classes have no annotations, so run it on the plain build:
`GLOAMING_PLAIN=1 python -m tools.state_functions`.
"""

import subprocess
import sys
from pathlib import Path

from gloaming.core import discovery, fields

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "gloaming" / "games"
EXAMPLES = ROOT / "examples"
NAME = "state_gen.py"
STUB = "copy_onto = to_plain = load = None\n"
HEAD = (
    '"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""\n\n'
)


def text(cls: type) -> str:
    """The text of the file for a state's class, formatted like the rest of the code."""
    head, _, body = fields.source(cls).partition("\n\n")
    guard = f"\nif TYPE_CHECKING:\n    from {cls.__module__} import {cls.__name__}\n\n"
    return _formatted(f"{HEAD}{head}\nfrom typing import TYPE_CHECKING\n{guard}{body}")


def _formatted(code: str) -> str:
    for command in (["check", "-q", "--select", "I", "--fix", "-"], ["format", "-q", "-"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command],
            input=code, capture_output=True, text=True, cwd=ROOT, check=True,
        )  # fmt: skip
        code = done.stdout
    return code


def main() -> None:
    """Write the file of every game that has one, and of the games that are named."""
    for name in sys.argv[1:]:
        (GAMES / name / NAME).write_text(STUB, encoding="utf-8")  # so that the game can be imported
    for game in discovery.games(str(EXAMPLES)).values():
        file = discovery.folder(game) / NAME
        if file.is_file():
            file.write_text(text(game.state_type), encoding="utf-8")


if __name__ == "__main__":
    main()
