"""Which commands there are."""

from __future__ import annotations

import typer

from gloaming.cli.build import build
from gloaming.cli.serve import serve


def register(app: typer.Typer) -> None:
    """Add every command to the app."""
    app.command()(build)
    app.command()(serve)
