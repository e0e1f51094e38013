"""Runs commands in this process: arguments and typed lines in, exit code and output out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class Ran:
    """The result of a command."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The one line with which the command refused."""
        assert self.code not in (0, None), self.out
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("gloaming: ")
        assert "Traceback" not in self.err
        return self.err


Run = Callable[..., Ran]


def runner(
    main: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    data: Path,
) -> Run:
    """A function that runs `main` with arguments, and keeps its data in this folder."""
    for name in ("FORCE_COLOR", "GLOAMING_LANGUAGE", "GLOAMING_GAMES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GLOAMING_DATA", str(data))
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["gloaming", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        captured = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else int(code is not None), captured.out, captured.err)

    return call
