"""Where Gloaming keeps a person's own files."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for tables and saved games: GLOAMING_DATA, or the usual one of the system."""
    named = os.environ.get("GLOAMING_DATA")
    if named:
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "gloaming"
