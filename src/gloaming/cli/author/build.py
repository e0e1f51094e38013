"""`gloaming build`: compile the modules now."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import typer

from gloaming import compiled
from gloaming.compiled import build as builder


def build() -> None:
    """Compile core, games and bots for this machine; the next start uses them.

    Example: gloaming build
    """
    if compiled.in_checkout() and importlib.util.find_spec("mypyc") is None:
        typer.echo("installing the compiler's Python packages …")
        subprocess.run(
            [sys.executable, str(builder.ROOT / "tools" / "bootstrap" / "python_env.py"), "compile"],
            check=True,
        )
    typer.echo("compiling …")
    done = builder.build()
    typer.echo("compiled" if done else "nothing to do: the compiled modules fit the sources")
